"""Among friends: what they join, the next game, a lost seat, a right clock, “what if”."""

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Route

from tests.browser.browsers import PHONE, Visitor
from tests.browser.playing import Hand, sit_down
from tests.server.serving import Player

LIVE = {"kind": "live", "seconds_per_move": 600}


@pytest.fixture(scope="module")
def finished(house):
    """A game of two bots that is over."""
    cleo = Player(house.url, "Cleo")
    made = cleo.table("santiago", ["bot:random"] * 2)
    while cleo.get(f"tables/{made['id']}")["state"] != "finished":
        pass
    return cleo.get(f"tables/{made['id']}")


def come(ben: Visitor, table: str) -> None:
    """Ben takes the open seat."""
    assert ben.context.request.post("/api/players", data={"name": "Ben"}).status == 201
    assert ben.context.request.post(f"/api/tables/{table}/join", data={}).ok


def play_on(table: str, *people: Visitor) -> None:
    """To the end, without looking at the pages."""
    while True:
        for somebody in people:
            seen = somebody.context.request.get(f"/api/tables/{table}").json()
            if seen["state"] == "finished":
                return
            if seen["view"].get("moves"):
                move = {"ply": seen["ply"], "move": seen["view"]["moves"][0]}
                assert somebody.context.request.post(f"/api/tables/{table}/moves", data=move).ok


def banner(visitor: Visitor):
    return visitor.page.locator("[aria-labelledby=table-title]")


def test_a_friend_reads_how_it_is_played_and_goes_on_by_keyboard(visit):
    ana, ben = visit(), visit()
    options = {"edition": "amigo", "money": "hidden", "palms": True, "spring": "B2"}
    table = sit_down(ana, "santiago", ["me", "open", "bot:random"], options=options, pace=LIVE, hints=True)
    ben.page.goto(f"/t/{table}")
    agreed = ben.page.locator("dl").inner_text()
    for word in (
        ben.say("home-edition-name", edition="amigo"),
        ben.say("home-palms-name", palms="lot"),
        ben.say("home-money-text", money="hidden"),
        "B2",
        ben.say("home-row-pace", time="10 minutes"),
        ben.say("home-hints-text"),
    ):
        assert word in agreed
    ben.page.get_by_label(ben.say("table-name")).fill("Ben")
    ben.page.keyboard.press("Enter")
    ben.wait("document.activeElement.matches('.lobby button')")
    ben.page.keyboard.press("Enter")  # full: it begins
    ben.page.locator("[data-ply]").wait_for()
    ben.page.get_by_role("banner").get_by_role("button", name=ben.say("setting-rules")).click()
    rules = ben.page.get_by_role("dialog")
    rules.get_by_label(ben.say("setting-section")).select_option(label=ben.say("table-terms"))
    assert ben.say("home-money-name", money="hidden") in rules.locator("dl").inner_text()


def test_the_rules_in_the_header_are_those_of_the_table_at_its_phase(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
    Hand(ana, "rules").settled()
    ana.page.get_by_role("banner").get_by_role("button", name=ana.say("setting-rules")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("heading", name=ana.say("setting-rules-of", game="canarias")).wait_for()
    section = "document.activeElement.closest('[data-section]')?.dataset.section"
    assert ana.wait(section) not in ("", "overview")
    assert dialog.get_by_role("radio").count() == 0  # there is nothing to choose
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("link", name=ana.say("setting-home")).click()
    ana.page.get_by_role("banner").get_by_role("button", name=ana.say("setting-rules")).click()
    assert dialog.get_by_role("radio").count() > 0


def test_the_rules_show_pictures_and_their_links_lead_to_sections(visit):
    ana = visit()
    ana.page.goto("/")
    ana.page.get_by_role("banner").get_by_role("button", name=ana.say("setting-rules")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("img").first.wait_for()
    ana.wait(
        "[...document.querySelectorAll('dialog img')].every((one) => one.complete && one.naturalWidth > 0)"
    )
    assert dialog.get_by_role("img").count() == 9
    link = dialog.locator("[data-section=setup]").get_by_role("link").first
    link.focus()
    ana.page.keyboard.press("Enter")
    assert ana.wait("document.activeElement.closest('[data-section]')?.dataset.section") == "palms"
    assert "#" not in ana.page.url  # the page stays where it is


def test_all_players_come_to_the_same_next_table(visit, finished):
    ana, ben = visit(), visit()
    sit_down(ana, "santiago", ["me", "bot:random"])  # somebody with a name
    ply = finished["ply"] - 8
    made = ana.context.request.post(
        f"/api/tables/{finished['id']}/fork", data={"ply": ply, "seats": ["me", "open"]}
    )
    table = made.json()["id"]
    come(ben, table)
    for somebody in (ana, ben):
        somebody.page.goto(f"/t/{table}")
    play_on(table, ana, ben)
    ana.button("table-rematch").click()
    ana.wait(f"!location.pathname.endsWith('{table}')")
    ben.button("table-rematch-join", name="Ana").click()
    for somebody in (ana, ben):  # he had his seat in one click, and the game begins
        somebody.wait(f"!location.pathname.endsWith('{table}')")
        somebody.page.locator("[data-ply]").wait_for()
    assert ana.page.url == ben.page.url
    ana.page.goto(f"/t/{table}")
    ana.button("table-rematch-go").wait_for()


def test_whoever_was_replaced_is_told_and_can_come_back(visit):
    ana, ben = visit(), visit()
    table = sit_down(ana, "santiago", ["me", "open"])
    come(ben, table)
    ana.page.goto(f"/t/{table}")
    ana.page.locator("[data-ply]").wait_for()
    assert ana.context.request.post(f"/api/tables/{table}/leave", data={}).ok
    banner(ana).get_by_text(ana.say("table-kept", state="running")).wait_for()
    banner(ana).get_by_role("button", name=ana.say("table-return")).click()
    banner(ana).get_by_text(ana.say("table-kept", state="running")).wait_for(state="detached")
    ana.page.get_by_text(ana.say("table-you"), exact=True).wait_for()


@pytest.mark.parametrize("minutes", [60, -60])
def test_a_device_with_a_wrong_clock_shows_the_right_time_left(visit, minutes):
    ana, ben = visit(), visit()
    ana.context.add_init_script(f"(now => (Date.now = () => now() + {minutes * 60_000}))(Date.now)")
    table = sit_down(ana, "santiago", ["me", "open"], pace=LIVE)
    come(ben, table)
    ana.page.goto(f"/t/{table}")
    shown = "document.querySelector('[role=timer]')?.textContent.trim()"
    assert ana.wait(f"['9', '10'].includes({shown}?.split(':')[0])")


def test_a_time_that_is_up_is_told_as_past(visit):
    ana, ben = visit(), visit()
    table = sit_down(ana, "santiago", ["me", "open"], pace=LIVE)
    come(ben, table)

    def late(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for one in told["tables"]:
            one["turn"] = one["you"][0]
            one["clock"] = {"seat": one["turn"], "deadline": past.isoformat()}
        route.fulfill(response=answer, json=told)

    past = datetime.now(UTC) - timedelta(minutes=8, seconds=10)
    ana.page.route("**/api/tables?mine=1&state=open*", late)
    ana.page.goto("/")
    ana.page.get_by_text(ana.say("home-row-late", time="8 minutes ago")).wait_for()


def test_what_if_gives_a_stranger_a_name_and_is_marked(visit, finished):
    ana = visit()
    ana.page.goto(f"/t/{finished['id']}#ply=99999")  # there are not so many
    ana.wait(f"location.hash === '#ply={finished['ply']}'")
    assert ana.page.get_by_role("alert").count() == 0
    ana.page.goto(f"/t/{finished['id']}#ply=40")
    ana.wait("document.querySelector('input[type=range]')?.value === '40'")
    ana.button("table-past-fork").click()
    mark = ana.page.get_by_role("link", name=ana.say("table-fork", ply=40))
    banner(ana).and_(ana.page.locator(":has(a[href*='#ply=40'])")).wait_for()
    ana.page.get_by_role("link", name=ana.say("setting-home")).click()
    mark.first.click()  # from the list of tables
    ana.wait(f"location.pathname.endsWith('{finished['id']}') && location.hash === '#ply=40'")


def test_a_link_to_another_device_fits_into_the_menu_of_a_phone(visit):
    ana = visit(**PHONE)
    sit_down(ana, "santiago", ["me", "bot:random"])
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Ana").tap()
    ana.button("setting-link").tap()
    ana.page.get_by_role("dialog").get_by_role("textbox").wait_for()
    inside = "document.querySelector('dialog[open] .inside')"
    assert ana.page.evaluate(f"{inside}.scrollWidth <= {inside}.clientWidth")

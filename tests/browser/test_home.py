"""The first page: two clicks to a first move, a table for friends, and the way back to one's games."""

import re

import pytest

from tests.browser.browsers import PHONE
from tests.browser.playing import Hand, begin, sit_down


def test_the_first_move_is_two_clicks_away(visit):
    ana = visit()
    ana.page.goto("/")
    card = ana.page.get_by_role("article", name="Santiago")
    card.get_by_role("button", name=ana.say("home-play")).click()  # one
    hand = Hand(ana, "two clicks")
    assert hand.settled()["targets"]  # the second is a place on the board or a bid


def test_opponents_and_their_level_are_remembered(visit):
    ana = visit()
    begin(ana, "santiago", 2, "hard")
    ana.page.get_by_text(ana.say("table-level", level="hard"), exact=True).nth(1).wait_for()
    ana.page.goto("/")
    card = ana.page.get_by_role("article", name="Santiago")
    assert card.get_by_role("radio", name="2", exact=True).is_checked()
    assert card.get_by_role("radio", name=ana.say("home-level", level="hard")).is_checked()


def test_a_visitor_keeps_his_name_and_goes_on_where_he_was(visit):
    ana = visit()
    ana.page.goto("/")
    ana.page.get_by_label(ana.say("home-play-as")).fill("Ana <b>María</b>")
    ana.page.get_by_label(ana.say("home-play-as")).press("Tab")
    ana.page.get_by_role("article", name="Santiago").get_by_role("button", name=ana.say("home-play")).click()
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url
    ana.page.get_by_text("Ana <b>María</b>").first.wait_for()  # as text
    Hand(ana, "continue").settled()
    ana.page.close()  # the browser is closed and opened again
    ana.page = ana.window()
    ana.page.goto("/")
    ana.page.get_by_role("link", name=re.compile(ana.say("home-your-turn"))).first.click()
    ana.page.wait_for_url(table)


def test_my_turn_comes_first_among_my_games(visit):
    ana = visit()
    mine = sit_down(ana, "santiago", ["me", "bot:random"])
    open_ = sit_down(ana, "canarias", ["me", "open"])
    ana.page.goto("/")
    games = ana.page.locator("section").filter(has=ana.page.get_by_role("heading", name=ana.say("home-mine")))
    games.get_by_role("link").nth(1).wait_for()
    listed = [link.get_attribute("href") for link in games.get_by_role("link").all()]
    assert listed == [f"/t/{mine}", f"/t/{open_}"]
    assert ana.say("home-row-do", what="turn") in games.get_by_role("link").first.inner_text()


@pytest.mark.parametrize("look", [{}, PHONE], ids=["wide", "phone"])
def test_a_table_for_friends_is_set_up_with_every_option_explained(visit, look):
    ana, ben = visit(**look), visit()
    ana.page.goto("/")
    ana.page.get_by_role("article", name="Santiago").get_by_role(
        "button", name=ana.say("home-invite")
    ).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(ana.say("home-edition-name", edition="amigo")).click()
    dialog.get_by_text(ana.say("home-edition-text", edition="amigo", least=3, most=5)).wait_for()
    dialog.get_by_role("group", name=ana.say("home-players")).get_by_text("3", exact=True).click()
    dialog.get_by_label(ana.say("home-seat", number=3)).select_option("bot:easy")
    dialog.get_by_text(ana.say("home-pace-name", pace="days")).click()
    dialog.get_by_text(ana.say("home-visibility-name", visibility="public"), exact=True).click()
    dialog.get_by_role("button", name=ana.say("home-set-up", where="apart")).click()
    ana.page.wait_for_url("**/t/*")
    link = ana.page.get_by_role("textbox", name=ana.say("table-invite")).input_value()
    assert link == ana.page.url

    ben.page.goto("/")  # it is among the open tables
    row = ben.page.locator(f"a[href='/t/{link.rpartition('/')[2]}']")
    row.wait_for()
    row.click()
    ben.page.get_by_label(ben.say("table-name")).fill("Ben")
    ben.button("table-name-take").click()
    ben.page.get_by_role("button", name=ben.say("table-join")).first.click()
    for somebody in (ana, ben):  # full: it starts by itself
        somebody.page.locator("[data-ply]").wait_for()
        somebody.page.get_by_text("Ben").first.wait_for()


def invitation(ana, game):
    """The dialog in which a table for friends is set up."""
    ana.page.goto("/")
    ana.page.get_by_role("article", name=game).get_by_role("button", name=ana.say("home-invite")).click()
    return ana.page.get_by_role("dialog")


def set_up(ana, dialog):
    """The options of the table that the dialog sets up."""
    dialog.get_by_role("button", name=ana.say("home-set-up", where="apart")).click()
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url.rpartition("/")[2]
    return ana.page.request.get(f"/api/tables/{table}").json()["options"]


def test_players_may_place_the_palms_themselves_and_settle_who_begins(visit):
    ana = visit()
    dialog = invitation(ana, "Santiago")
    dialog.get_by_text(ana.say("home-palms-name", palms="placed"), exact=True).click()
    spring = dialog.get_by_label(ana.say("home-spring"), exact=False)
    assert re.fullmatch("[A-E][1-4]", spring.input_value())  # a known one
    spring.select_option("B3")

    def square(name, state="free"):
        label = ana.say("home-palms-square", square=name, state=state)
        return dialog.get_by_role("button", name=label, exact=True)

    assert square("b4", "barred").get_attribute("aria-disabled") == "true"  # at the spring
    square("a1").click()
    square("b2", "barred").click(force=True)  # nothing happens: it touches a1
    dialog.get_by_text(ana.say("home-palms-left", count=2)).wait_for()
    dialog.get_by_role("button", name=ana.say("home-set-up", where="apart")).click()
    dialog.get_by_text(ana.say("home-palms-missing")).wait_for()  # two more first
    square("a1", "palm").press("ArrowRight")  # from square to square by keys
    for key in ("ArrowRight", "ArrowUp", "Space"):
        ana.page.keyboard.press(key)
    assert square("c2", "palm").get_attribute("aria-pressed") == "true"
    square("h6").click()
    dialog.get_by_text(ana.say("home-palms-left", count=0)).wait_for()
    spring.select_option("B2")  # keeps no palm that would touch it
    dialog.get_by_text(ana.say("home-palms-left", count=1)).wait_for()
    square("d5").click()
    dialog.get_by_label(ana.say("home-overseer")).select_option("1")
    options = set_up(ana, dialog)
    assert options["palms"] == ["a1", "h6", "d5"]
    assert (options["spring"], options["overseer"]) == ("B2", 1)
    ana.page.get_by_text("a1, h6, d5").wait_for()  # whoever comes is told
    ana.page.get_by_text(ana.say("home-seat", number=2)).first.wait_for()


def test_new_options_have_fields_and_a_game_that_this_client_cannot_show_is_not_offered(visit):
    ana = visit()

    def answer(route):
        offered = route.fetch().json()
        offered["games"][0]["options"] |= {
            "rounds": {"values": ["all", "six"], "default": "all"},
            "coins": {"values": [2, 3], "default": 3},
            "fast_end": {"values": [False, True], "default": False},
        }
        offered["games"].append({"id": "third", "title": "Third", "players": [2, 4], "options": {}})
        route.fulfill(json=offered)

    ana.page.route("**/api/games", answer)
    dialog = invitation(ana, "Santiago")
    dialog.get_by_text("six").click()
    dialog.get_by_role("group", name="coins").wait_for()
    dialog.get_by_role("switch", name="fast_end").click()
    assert ana.page.locator("article").count() == 2
    with ana.page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name=ana.say("home-set-up", where="apart")).click()
    chosen = asked.value.post_data_json["options"]
    assert {name: chosen[name] for name in ("rounds", "coins", "fast_end")} == {
        "rounds": "six",
        "coins": 3,
        "fast_end": True,
    }
    dialog.get_by_role("alert").wait_for()  # this server does not know them


def test_a_seat_that_is_taken_away_does_not_begin(visit):
    ana = visit()
    dialog = invitation(ana, "Islas Canarias")
    players = dialog.get_by_role("group", name=ana.say("home-players"))
    players.get_by_text("4", exact=True).click()
    starter = dialog.get_by_label(ana.say("home-starter"))
    starter.select_option("3")
    players.get_by_text("2", exact=True).click()
    assert starter.input_value() == "lot"
    starter.select_option("1")
    assert set_up(ana, dialog)["starter"] == 1


def test_people_at_one_device_are_asked_to_pass_it_on(visit):
    ana = visit()
    ana.page.goto("/")
    card = ana.page.get_by_role("article", name="Islas Canarias")
    card.get_by_role("button", name=ana.say("home-invite")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text(ana.say("home-where-name", where="here")).click()
    dialog.get_by_role("group", name=ana.say("home-players")).get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name=ana.say("home-set-up", where="here")).click()
    ana.page.wait_for_url("**/t/*")
    seen = []
    hand = Hand(ana, "hotseat")
    for _ in range(3):
        curtain = ana.page.get_by_role("alertdialog")
        curtain.wait_for()
        seen.append(curtain.get_by_role("heading").inner_text())
        assert not ana.page.locator("[data-board]").is_visible()
        curtain.get_by_role("button").click()
        hand.play(lambda: ana.page.get_by_role("alertdialog").count() > 0)
    assert seen[0] != seen[1] or seen[1] != seen[2]


def test_settings_change_language_and_appearance_at_once(visit):
    ana = visit()
    ana.page.goto("/")
    ana.page.get_by_role("button", name=ana.say("setting-menu")).click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text("Magyar", exact=True).click()
    ana.language = "hu"
    dialog.get_by_role("heading", name=ana.say("setting-menu")).wait_for()
    assert ana.page.evaluate("document.documentElement.lang") == "hu"
    light = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    dialog.get_by_text(ana.say("setting-theme-name", theme="dark"), exact=True).click()
    ana.wait(f"getComputedStyle(document.body).backgroundColor !== '{light}'")
    assert not dialog.get_by_role("switch", name=ana.say("setting-sound")).is_checked()  # off by default
    ana.page.reload()
    ana.page.get_by_role("heading", name=ana.say("home-title")).wait_for()  # still Hungarian


def test_another_device_takes_over_by_a_link(visit):
    ana, phone = visit(), visit(**PHONE)
    table = sit_down(ana, "santiago", ["me", "bot:random"])
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Ana").click()
    ana.button("setting-link").click()
    link = ana.page.get_by_role("dialog").get_by_role("textbox").input_value()
    phone.page.goto(link)
    phone.button("link-come").tap()
    phone.page.locator(f"a[href='/t/{table}']").first.wait_for()


@pytest.mark.parametrize(
    ("path", "heading"), [("/t/" + "x" * 22, "table-gone"), ("/t/no.table", "nowhere-title")]
)
def test_an_unknown_address_shows_a_helpful_page(visit, path, heading):
    ana = visit()
    ana.page.goto(path)
    ana.page.get_by_role("heading", name=ana.say(heading)).wait_for()
    ana.page.get_by_role("link", name=ana.say("nowhere-home"), exact=True).click()
    ana.page.get_by_role("heading", name=ana.say("home-title")).wait_for()

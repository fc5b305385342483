"""What one looks for is in sight: beside the board, below it, and on a phone without scrolling."""

import pytest

from tests.browser.browsers import PHONE
from tests.browser.playing import Hand, played_by_bots, sit_down

#: The part of the window that nothing fixed covers, and where something stands in it.
BOX = "(selector) => document.querySelector(selector).getBoundingClientRect().toJSON()"


def where(visitor, selector):
    visitor.page.locator(selector).first.wait_for()
    return visitor.page.evaluate(BOX, selector)


@pytest.fixture(scope="module")
def over(house):
    """A game of Islas Canarias between bots that is over."""
    return played_by_bots(house, "canarias", 2)


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1366, 650), (390, 844)])
def test_the_board_keeps_to_its_column(visit, width, height):
    ana = visit(viewport={"width": width, "height": height})
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    board, banner = where(ana, "[data-board] svg"), where(ana, ".banner")
    beside = banner["left"] > width / 3
    assert beside == (width > 859)
    assert board["right"] <= (banner["left"] if beside else width)
    assert board["left"] >= 0
    assert board["bottom"] <= where(ana, "[data-board] .tray")["top"]


def test_the_newest_line_of_the_log_is_in_sight(visit):
    ana = visit(viewport={"width": 1366, "height": 800})
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me'] + ['bot:random'] * 4)}")
    hand = Hand(ana, "newest")
    hand.play(lambda: hand.moves == 2)
    hand.settled()
    ana.wait("document.querySelectorAll('#panel-log li').length > 8")
    ana.page.evaluate("scrollTo(0, 0)")
    ana.wait(
        "(line => line.bottom <= innerHeight && line.top > 0)"
        "([...document.querySelectorAll('#panel-log li')].at(-1).getBoundingClientRect())"
    )


def test_a_phone_shows_money_and_clock_without_scrolling(visit):
    ana = visit(**PHONE)
    pace = {"kind": "live", "seconds_per_move": 300}
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'], pace=pace)}")
    Hand(ana, "clock").settled()
    glance = ana.page.locator(".action").get_by_role("list", name=ana.say("table-players"))
    assert glance.get_by_role("listitem").count() == 2
    assert ana.say("board-money") in glance.inner_text()
    clock = glance.get_by_role("timer").bounding_box()
    assert 0 < clock["y"] < PHONE["viewport"]["height"] - clock["height"]
    assert (
        where(ana, "[data-board]")["bottom"]
        <= where(ana, ".players")["top"]
        <= where(ana, ".left > .side")["top"]
    )


def test_on_a_phone_a_line_of_the_log_leads_to_the_board(visit, over):
    ana = visit(**PHONE)
    ana.page.goto(f"/t/{over}")
    line = ana.page.locator("#panel-log li button").nth(12)
    line.scroll_into_view_if_needed()
    line.tap()
    ana.page.locator("#replay-title").wait_for()
    ana.wait("(top => top >= 0 && top < 40)(document.querySelector('.replay').getBoundingClientRect().top)")
    assert where(ana, "[data-board]")["top"] < PHONE["viewport"]["height"] / 2


def test_on_a_phone_names_are_not_squeezed_by_what_stands_beside_them(visit):
    ana = visit(**PHONE)
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random', 'bot:random'])}")
    hand = Hand(ana, "names")
    hand.play(lambda: hand.moves == 3)
    hand.settled()
    ana.page.get_by_role("list", name=ana.say("canarias-ui-islands")).get_by_role("button").first.tap()
    ana.page.get_by_role("button", name=ana.say("canarias-ui-back")).wait_for()
    name = where(ana, ".large h2")
    assert name["height"] < 60
    assert name["width"] > 100


def test_the_log_goes_along_with_who_looks_back(visit, over):
    ana = visit()
    seen = (
        "(([box, line]) => line && line.top >= box.top && line.bottom <= box.bottom)"
        "(['.log', '[aria-current=step]'].map(one => document.querySelector(one)?.getBoundingClientRect()))"
        " && document.querySelector('input[type=range]').value === '%s'"
    )
    ana.page.goto(f"/t/{over}#ply=30")
    ana.wait(seen % 30)
    last = ana.page.locator("input[type=range]").get_attribute("max")
    ana.page.keyboard.press("End")
    ana.wait(seen % last)
    ana.page.keyboard.press("Home")
    ana.wait("document.querySelector('input[type=range]').value === '0'")
    ana.page.keyboard.press("ArrowRight")
    ana.wait(seen % 1)
    assert ana.page.evaluate("scrollY") == 0


def test_the_last_round_has_a_heading_of_its_own(visit, over):
    ana = visit()
    ana.page.goto(f"/t/{over}")
    headings = ana.page.locator("#panel-log h3")
    headings.first.wait_for()
    rounds = headings.count()
    assert headings.last.inner_text() == ana.say("canarias-moment", round=rounds)
    assert ana.say("canarias-moment", round=rounds) in ana.page.locator(".moment").inner_text()


def test_what_came_ashore_is_played_out_and_folds_to_one_line(visit):
    ana = visit(viewport={"width": 1366, "height": 800})
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
    hand = Hand(ana, "ashore")
    ashore = ana.page.locator("[data-board] .brief")
    playing_out = ana.page.locator("[data-board] .brief[aria-expanded=true]")
    hand.play(lambda: ana.page.locator("[data-turn=mine]").count() > 0 and playing_out.count() > 0)
    played_out = ana.page.get_by_role("heading", name=ana.say("canarias-phase", phase="reveal"))
    played_out.wait_for()
    ashore.click()
    played_out.wait_for(state="hidden")
    assert ashore.get_attribute("aria-expanded") == "false"
    assert ashore.bounding_box()["height"] < 60

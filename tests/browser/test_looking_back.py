"""Looking back, linking to a moment, taking back, and going another way from there."""

import re

import pytest

from tests.browser.browsers import PHONE, WIDE
from tests.browser.playing import Hand, played_by_bots, sit_down


@pytest.fixture(scope="module")
def finished(house):
    """A game of bots that is over, watched by nobody."""
    return played_by_bots(house, "santiago", 3)


def where(page):
    """The moment that the page says it shows."""
    slider = page.get_by_role("slider")
    slider.wait_for()
    return int(slider.input_value())


def test_a_link_leads_to_a_moment(visit, finished):
    ana = visit()
    ana.page.goto(f"/t/{finished}#ply=40")
    assert where(ana.page) == 40
    ana.page.get_by_role("heading", name=ana.say("table-past-title")).wait_for()
    ana.page.get_by_text(
        re.compile(re.escape(ana.say("table-past-at", ply=40, last=0)[:-1]))
    ).first.wait_for()


def test_the_game_can_be_stepped_played_and_left(visit, finished):
    ana = visit()
    ana.page.goto(f"/t/{finished}#ply=40")
    assert where(ana.page) == 40
    slider = "document.querySelector('input[type=range]').value"
    for name, ply in [("forward", 41), ("back", 40), ("first", 0)]:
        ana.button(f"table-past-{name}").click()
        ana.wait(f"{slider} === '{ply}'")
    ana.page.keyboard.press("ArrowRight")  # the button has gone grey: the page hears it
    ana.wait(f"{slider} === '1'")
    assert ana.page.url.endswith("#ply=1")
    ana.page.get_by_label(ana.say("table-past-speed")).select_option("fast")
    ana.button("table-past-play").click()
    ana.wait(f"Number({slider}) >= 3")
    ana.button("table-past-pause").click()
    ana.page.get_by_label(ana.say("table-past-eyes")).select_option("open")  # whose eyes: all of them
    ana.button("table-past-now").click()
    ana.page.locator("#result-title").wait_for()
    assert "#ply" not in ana.page.url


def test_a_line_of_the_log_shows_its_moment(visit, finished):
    ana = visit()
    ana.page.goto(f"/t/{finished}")
    lines = ana.page.locator("#panel-log li button")
    lines.nth(20).click()
    lines.nth(20).and_(ana.page.locator("[aria-current=step]")).wait_for()
    assert where(ana.page) > 0


def test_a_fork_goes_another_way_from_a_moment(visit, finished):
    ana = visit()
    ana.page.goto("/")
    sit_down(ana, "santiago", ["me", "open"])  # somebody with a name
    ana.page.goto(f"/t/{finished}#ply=40")
    assert where(ana.page) == 40
    ana.button("table-past-fork").click()
    ana.wait(f"!location.pathname.endsWith('{finished}')")
    hand = Hand(ana, "fork")
    hand.play(lambda: hand.moves == 2)


def test_a_move_can_be_taken_back(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    hand = Hand(ana, "undo")
    hand.play(lambda: hand.moves == 2)
    hand.settled()
    before = int(ana.page.evaluate("eyes.ply()"))
    ana.button("table-undo").click()
    ana.wait(f"Number(eyes.ply()) < {before}")
    hand.play(lambda: hand.moves == 4)


def other_than(one, both):
    return next(hand for hand in both if hand is not one)


def test_a_wish_to_take_back_is_put_to_the_other(visit):
    ana, ben = visit(), visit()
    table = sit_down(ana, "santiago", ["me", "open"])
    assert ben.context.request.post("/api/players", data={"name": "Ben"}).status == 201
    assert ben.context.request.post(f"/api/tables/{table}/join", data={}).ok
    hands = []
    for somebody in (ana, ben):
        somebody.page.goto(f"/t/{table}")
        somebody.page.locator("[data-ply]").wait_for()
        hands.append(Hand(somebody, "agree"))
    last = None
    while sum(hand.moves for hand in hands) < 4 or not other_than(last, hands).moves:
        mover = next((hand for hand in hands if hand.look()["mine"]), None)
        made = mover.moves if mover else 0
        if mover and mover.step() and mover.moves > made:
            last = mover
    asker = other_than(last, hands).visitor  # whose move the other has answered
    other = last.visitor
    asker.button("table-undo").click()
    name = {id(ana): "Ana", id(ben): "Ben"}[id(asker)]
    other.page.get_by_text(other.say("table-undo-asked", name=name)).wait_for()
    asker.page.get_by_text(asker.say("table-undo-own", names="")[:20]).wait_for()
    for somebody in (ana, ben):  # which one
        assert name in somebody.page.locator("blockquote").inner_text()
    before = other.page.evaluate("eyes.ply()")
    other.button("table-undo-accept").click()
    for somebody in (ana, ben):
        somebody.wait(f"Number(eyes.ply()) < {before}")


def test_what_happened_since_is_marked_as_new(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random', 'bot:random'])}")
    hand = Hand(ana, "news")
    # The bots go on meanwhile: both are counted at one moment.
    count = "['[data-new]', 'li'].map((kind) => document.querySelectorAll(`#panel-log ${kind}`).length)"
    seen = [0, 0]

    def some_are_new() -> bool:
        seen[:] = ana.page.evaluate(count)
        return hand.moves > 2 and seen[0] > 0

    hand.play(some_are_new)
    assert 0 < seen[0] < seen[1]


@pytest.mark.parametrize("look", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_course_of_the_chances_is_drawn_and_leads_to_the_costliest_moves(visit, finished, look):
    ana = visit(**look)
    ana.page.goto(f"/t/{finished}")
    ana.button("table-analysis").click()
    graph = ana.page.get_by_role("img", name=ana.say("table-analysis-title"))
    graph.wait_for()
    assert graph.locator("path.way").count() == 3
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= look["viewport"]["width"]
    winners = ana.context.request.get(f"/api/tables/{finished}").json()["result"]["winners"]
    shares = [f"{round(100 / len(winners))}%" if seat in winners else "0%" for seat in range(3)]
    assert ana.page.locator("figcaption").inner_text().split("\n")[1::2] == shares  # in the end
    show = ana.page.get_by_role("button", name=ana.say("table-analysis-show"))
    show.first.click()
    ply = where(ana.page)
    assert ana.page.url.endswith(f"#ply={ply}")
    shown = graph.locator("path.now")
    assert shown.count() == 1  # the graph stays, and marks the moment
    box = graph.bounding_box()
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    ana.wait(f"!location.hash.endsWith('={ply}')")
    ana.button("table-past-forward").click()

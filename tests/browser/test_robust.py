"""The server dies and comes back; two tabs; watchers; what came to be known."""

import json

from tests.browser.listening import Ear, objects
from tests.browser.playing import Hand, sit_down
from tests.server.serving import Server


def test_a_page_outlives_its_server_with_a_half_made_choice(visit, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(database)
    try:
        ana = visit(url=server.url)
        ana.expects_cuts = True
        ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
        hand = Hand(ana, "crash")
        hand.play(lambda: hand.moves >= 2 and hand.settled()["waits"])
        choice = ana.page.locator("[data-choice]").get_attribute("data-choice")
        moves = hand.moves

        port = int(server.url.rpartition(":")[2])
        server.kill()
        cut = ana.page.get_by_text(ana.say("table-cut"))
        cut.wait_for()
        assert ana.page.locator("[data-choice]").get_attribute("data-choice") == choice
        server = Server(database, port=port)
        cut.wait_for(state="detached")
        assert ana.page.locator("[data-choice]").get_attribute("data-choice") == choice
        hand.confirm()
        hand.play(lambda: hand.moves >= moves + 2)
        said = [
            line["move"]
            for line in ana.context.request.get(
                f"/api/tables/{ana.page.url.rpartition('/')[2]}/story"
            ).json()["story"]
        ]
        assert choice in said
    finally:
        server.kill()


def test_a_move_confirmed_while_the_server_is_away_is_played_once_it_is_back(visit, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    server = Server(database)
    try:
        ana = visit(url=server.url)
        ana.expects_cuts = True
        ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
        hand = Hand(ana, "sent into the void")
        hand.play(lambda: hand.settled()["waits"])
        port = int(server.url.rpartition(":")[2])
        server.kill()
        ana.page.locator("[data-do=confirm]").click()
        ana.page.get_by_text(ana.say("table-sending")).wait_for()
        before = ana.page.evaluate("eyes.ply()")
        server = Server(database, port=port)
        ana.wait(f"eyes.ply() !== '{before}'")
    finally:
        server.kill()


def test_two_tabs_agree(visit):
    ana = visit()
    table = sit_down(ana, "santiago", ["me", "bot:random"])
    other = ana.window()
    for page in (ana.page, other):
        page.goto(f"/t/{table}")
    hands = [Hand(ana, "left"), Hand(ana, "right", page=other)]
    for turn in range(4):
        mover, looker = hands[turn % 2], hands[1 - turn % 2]
        mover.play(lambda mover=mover, turn=turn: mover.moves > turn // 2)
        mover.settled()
        ply = mover.page.evaluate("eyes.ply()")
        ana.wait(f"eyes.ply() === '{ply}'", page=looker.page)
    boards = [page.locator("details li").all_inner_texts() for page in (ana.page, other)]
    assert boards[0] == boards[1]


def test_a_watcher_sees_the_game_and_is_told_so(visit):
    ana, ben = visit(), visit()
    table = sit_down(ana, "santiago", ["me", "bot:random"])
    ana.page.goto(f"/t/{table}")
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_text(ben.say("table-watching-stranger")).wait_for()
    hand = Hand(ana, "watched")
    hand.play(lambda: hand.moves == 2)
    ana.wait("eyes.look().mine")
    ply = ana.page.evaluate("eyes.ply()")
    ben.wait(f"eyes.ply() === '{ply}'")
    assert not ben.looks()["mine"]


def test_my_turn_is_in_the_title_and_the_sign_of_the_tab(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    Hand(ana, "title").settled()
    assert ana.page.title().startswith("● " + ana.say("table-your-turn"))
    assert ana.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"


def test_an_impossible_wish_says_why(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    hand = Hand(ana, "wish")

    def refusing() -> bool:
        return ana.page.locator("[data-place][aria-disabled=true]").count() > 0

    hand.play(refusing)
    spot = ana.page.evaluate("eyes.spot(document.querySelector('[data-place][aria-disabled=true]'))")
    ana.page.mouse.click(spot["x"], spot["y"])
    why = ana.page.get_by_role("alert")
    why.wait_for()
    assert len(why.inner_text()) > 10


def test_nothing_hidden_is_in_the_page_of_canarias(visit):
    """The others' hands, the deck and the ship are counted, never named."""
    ana = visit()
    ear = Ear(ana)
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random', 'bot:random'])}")
    hand = Hand(ana, "hidden")
    hand.play(lambda: hand.moves == 8)
    heard = ear.heard()
    views = [view for told in heard for view in objects(told, "hands")]
    assert len(views) > 8
    for view in views:
        assert all(set(cards) <= {"?"} for seat, cards in enumerate(view["hands"]) if seat)
        assert set(view["deck"]) <= {"?"}
        assert set(view["ship"]) <= {"?"}
    assert not [told for told in heard if '"seed"' in json.dumps(told)]

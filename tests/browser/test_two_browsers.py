"""Santiago for two, each in a browser of their own: bids are secret until both are in."""

import random

from tests.browser.listening import Ear, objects, pairs
from tests.browser.playing import Hand, sit_down
from tests.waiting import until


class Bidder(Hand):
    """Remembers the bid that was confirmed last."""

    bid: str | None = None

    def confirm(self) -> None:
        choice = self.page.locator("[data-choice]").get_attribute("data-choice") or ""
        super().confirm()
        self.bid = choice if choice.split()[0] in ("bid", "pass") else None


def test_two_people_play_a_whole_game_with_secret_bids(visit):
    ana, ben = visit(), visit(language="de")
    table = sit_down(ana, "santiago", ["me", "open"], visibility="link")
    ana.page.goto(f"/t/{table}")
    ben.page.goto(f"/t/{table}")
    ben.page.get_by_label(ben.say("table-name")).fill("Ben")
    ben.button("table-name-take").click()
    ben.page.get_by_role("button", name=ben.say("table-join")).first.click()
    people, ears = [ana, ben], [Ear(ana), Ear(ben)]
    hands = [Bidder(somebody, f"two {seat}") for seat, somebody in enumerate(people)]
    for somebody in people:
        somebody.page.locator("[data-ply]").wait_for()

    secrets = 0

    def whose_turn() -> str | None:
        if hands[1].look()["mine"]:
            return "Ben"
        seen = hands[0].look()
        return "Ana" if seen["mine"] else "over" if seen["over"] else None

    for _ in range(2000):
        turn = until(whose_turn)
        if turn == "over":
            break
        mover, other = (0, 1) if turn == "Ana" else (1, 0)
        start = len(ears[other].heard())
        hands[mover].bid = None
        hands[mover].step()
        ply = hands[mover].page.evaluate("eyes.ply()")
        people[other].wait(f"eyes.ply() === '{ply}'")
        if hands[mover].bid and is_to_bid(people[other]):
            secrets += 1
            nothing_is_known(people[other], ears[other].heard()[start:], mover, hands[mover].bid)
    assert secrets > 5
    for somebody in people:
        somebody.page.locator("#result-title").wait_for()
    # A word between them, and another game.
    ana.page.get_by_role("tab", name=ana.say("table-chat")).click()
    words = f"<i>Gut gespielt!</i> {random.Random(1).random()}"
    ana.page.get_by_label(ana.say("table-chat-say")).fill(words)
    ana.button("table-chat-send").click()
    ben.page.get_by_role("tab", name=ben.say("table-chat")).click()
    ben.page.get_by_text(words).wait_for()
    ana.button("table-rematch").click()
    ben.button("table-rematch-join", name="Ana").click()
    for somebody in people:
        somebody.wait(f"!location.pathname.endsWith('{table}')")
        somebody.page.locator("[data-ply]").wait_for()


def is_to_bid(somebody) -> bool:
    """Whether the other is now asked for a bid: then the first one must still be secret."""
    return somebody.page.get_by_text(somebody.say("santiago-secret-note")).count() > 0


def nothing_is_known(somebody, heard, bidder, bid) -> None:
    """Neither what the page was told nor what it shows says the other's bid."""
    assert heard
    for told in heard:
        for text in pairs(told, bidder):
            assert not text.startswith(("bid", "pass")) or text == "bid ?", (bid, told)
        for line in objects(told, "who"):
            assert (
                line["who"] != bidder or not line["move"].startswith(("bid", "pass")) or "?" in line["move"]
            )
        for view in objects(told, "bids"):
            assert view["bids"][bidder] in (None, "?")
    sum_ = bid.split()[-1]
    source = somebody.page.content()
    auction = somebody.page.locator("li", has_text=somebody.say("santiago-chosen"))
    assert auction.count() > 0
    assert bid == "pass" or f"{sum_} " not in auction.first.inner_text()
    assert f'data-choice="{bid}"' not in source

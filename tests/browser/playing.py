"""People who play in a browser: they look at what is lit, choose, confirm. Seeded: they do it again."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.browsers import Visitor
from tests.server.serving import Player, Server
from tests.waiting import until

#: After so many clicks and keys in a game somebody must have got stuck.
PATIENCE = 3000


class Hand:
    """Somebody who plays by clicking on the board, or by touching it."""

    def __init__(self, visitor: Visitor, seed: object, touch: bool = False, page: Page | None = None) -> None:
        self.visitor, self.touch = visitor, touch
        self.page = page or visitor.page
        self.random = random.Random(str(seed))
        self.sizes: dict[str, float] = {}  #: how small each thing was that had to be hit
        self.moves = 0

    def look(self) -> Any:
        """What is to be seen."""
        return self.page.evaluate("eyes.look()")

    def press(self, index: int, name: str) -> None:
        """Click on one of the targets that were looked at, unless it has gone in the meantime."""
        target = f"eyes.targets[{index}]"
        spot = self.page.evaluate(f"{target}.checkVisibility() ? eyes.spot({target}) : 'gone'")
        if spot != "gone":
            self._hit(spot, name)

    def confirm(self) -> None:
        """Say yes to the choice, and wait until the game has gone on."""
        before, spot = self._yes()
        while spot:
            self._hit(spot, "confirm")
            # What the choice does may come just now, and the button goes from under the finger: once more.
            if self.page.evaluate("eyes.clicked?.closest('[data-do=confirm]') != null"):
                break
            spot = self._yes()[1]
        self.visitor.wait(f"eyes.ply() !== '{before}'", page=self.page)
        self.moves += 1

    def _yes(self) -> Any:
        """Where the game is, and where to confirm."""
        return self.page.evaluate(
            "eyes.clicked = null, [eyes.ply(), (yes => yes && !yes.disabled ? eyes.spot(yes) : null)"
            "(document.querySelector('[data-do=confirm]'))]"
        )

    def _hit(self, spot: Any, name: str) -> None:
        assert spot, f"{name}: something lies over it"
        self.sizes[name] = min(spot["width"], spot["height"], self.sizes.get(name, 1e9))
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(spot["x"], spot["y"])

    def settled(self) -> Any:
        """What is to be seen as soon as there is something to do, or the game is over."""
        return self.visitor.wait("eyes.something()", page=self.page)

    def step(self) -> bool:
        """Do one thing; False when the game is over."""
        seen = self.settled()
        if seen["over"]:
            return False
        if seen["waits"] and self.random.random() < 0.9:
            self.confirm()
            return True
        choices = [i for i, target in enumerate(seen["targets"]) if not target["pressed"]]
        if not choices:
            return True
        placed = any(target["place"] and target["pressed"] for target in seen["targets"])
        weights = [self.liking(seen["targets"][i], placed) for i in choices]
        index = self.random.choices(choices, weights)[0]
        self.press(index, seen["targets"][index]["name"])
        return True

    def liking(self, target: Any, placed: bool) -> float:
        """What leads on is liked better than another place, or what only shows something."""
        if target["place"]:
            return 0.02 if placed else 8
        return 5 if target["choice"] else 1

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end, or until something is so."""
        for _ in range(PATIENCE):
            if until() or not self.step():
                return
        raise AssertionError("the game does not end")


def begin(visitor: Visitor, game: str, opponents: int = 1, level: str = "easy") -> str:
    """From the first page to a game against bots, as a newcomer does it; its id."""
    page = visitor.page
    page.goto("/")
    card = page.get_by_role("article", name=visitor.say("game-name", game=game))
    counts = card.get_by_role("group", name=visitor.say("home-opponents"))
    counts.get_by_text(str(opponents), exact=True).click()
    card.get_by_text(visitor.say("home-level", level=level), exact=True).click()
    card.get_by_role("button", name=visitor.say("home-play")).click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def played_by_bots(house: Server, game: str, players: int) -> str:
    """The id of a table whose game is over."""
    cleo = Player(house.url, "Cleo")
    made = cleo.table(game, ["bot:random"] * players, visibility="public")["id"]
    until(lambda: cleo.get(f"tables/{made}")["state"] == "finished")
    return made


def sit_down(visitor: Visitor, game: str, seats: list[str], **more: Any) -> str:
    """A table set up without the first page, as the page itself would; its id."""
    asked = visitor.context.request
    if asked.get("/api/me").status == 401:
        assert asked.post("/api/players", data={"name": "Ana"}).status == 201
    made = asked.post("/api/tables", data={"game": game, "seats": seats, **more})
    assert made.status == 201, made.text()
    table: str = made.json()["id"]
    return table

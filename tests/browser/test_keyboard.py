"""The whole game by keyboard alone: the list of moves, and the board's own places."""

import random

from tests.browser.playing import PATIENCE, sit_down

#: What has the focus, in a word.
FOCUS = """(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nothing";
  if (at.matches("#moves input[type=radio]")) return "move";
  if (at.matches("#moves input")) return "filter";
  if (at.matches("[data-do=confirm]")) return "confirm";
  if (at.matches("[data-place], [data-plot]")) return "place";
  if (at.closest(".skips")) return "skip " + [...at.parentElement.children].indexOf(at);
  return at.tagName + " " + (at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 30);
})()"""


class Keys:
    """Somebody without a mouse."""

    def __init__(self, visitor, seed) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.random = random.Random(seed)
        self.moves = 0

    def at(self) -> str:
        return self.page.evaluate(FOCUS)

    def press(self, key: str) -> str:
        self.page.keyboard.press(key)
        return self.at()

    def tab_to(self, *wanted: str) -> str:
        """Tab until the focus is where it is wanted; the list of moves brings it near."""
        at = self.at()
        for key in ["Shift+Tab"] * 4 + ["Tab"] * 250:
            if at.startswith(wanted):
                return at
            at = self.press(key)
        raise AssertionError(f"Tab never comes to {wanted}, but to {at}")

    def move_by_list(self) -> None:
        """Choose in the list of all moves, and confirm with Enter."""
        at = self.at()
        if at not in ("move", "filter"):
            at = self.tab_to("move", "filter", "skip 1")
        if at == "skip 1":
            at = self.press("Enter")
        if at == "filter":
            self.press("Tab")
        for _ in range(self.random.randrange(1, 5)):
            self.press(self.random.choice(["ArrowDown", "ArrowUp"]))
        assert self.at() == "move"
        before = self.page.evaluate("eyes.ply()")
        self.page.keyboard.press("Enter")  # chooses it, or confirms it where the arrow key has chosen it
        here = f"eyes.ply() !== '{before}' ? 'gone on' : eyes.look().waits && 'waits'"
        if self.visitor.wait(here) == "waits":
            self.page.keyboard.press("Control+Enter")
        self._gone_on(before)

    def move_on_board(self) -> None:
        """Go from place to place with the arrow keys, choose with Enter, confirm with Enter."""
        self.tab_to("skip 0")
        self.press("Enter")  # on the board
        for _ in range(60):
            if self.at() == "place":
                break
            self.press("Tab")
        else:
            raise AssertionError("Tab does not come to the places of the board")
        for _ in range(60):
            legal = self.page.evaluate("document.activeElement.getAttribute('aria-disabled') === 'false'")
            if legal and self.random.random() < 0.7:
                break
            self.press("Arrow" + self.random.choice(["Left", "Right", "Up", "Down"]))
        before = self.page.evaluate("eyes.ply()")
        self.page.keyboard.press("Enter")
        self.visitor.wait("eyes.look().waits || document.querySelector('[role=alert]')")
        if self.visitor.looks()["waits"]:
            self.page.keyboard.press("Enter")
            self._gone_on(before)

    def _gone_on(self, before: str) -> None:
        self.visitor.wait(f"eyes.ply() !== '{before}'")
        self.moves += 1

    def play(self, until=lambda: False) -> None:
        for _ in range(PATIENCE):
            seen = self.visitor.wait("eyes.something()")
            if seen["over"] or until():
                return
            ditches = self.page.locator("polygon.segment[aria-disabled=false]").count()
            if ditches and self.random.random() < 0.25:
                self.move_on_board()
            else:
                self.move_by_list()
        raise AssertionError("the game does not end")


def test_a_whole_game_of_santiago_by_keyboard_alone(visit):
    ana = visit()
    sit = sit_down(ana, "santiago", ["me", "bot:random", "bot:random", "bot:random", "bot:random"])
    ana.page.goto(f"/t/{sit}")
    keys = Keys(ana, "keys")
    keys.play()
    assert ana.looks()["over"]
    keys.tab_to(f"BUTTON {ana.say('table-rematch')}")
    keys.press("Enter")
    ana.wait(f"!location.pathname.endsWith('{sit}') && eyes.ply() !== ''")


def test_canarias_goes_by_keyboard_as_well(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'canarias', ['me', 'bot:random'])}")
    keys = Keys(ana, "keys")
    keys.play(lambda: keys.moves == 12)
    assert keys.moves == 12


def test_escape_thinks_better_of_a_choice(visit):
    ana = visit()
    ana.page.goto(f"/t/{sit_down(ana, 'santiago', ['me', 'bot:random'])}")
    keys = Keys(ana, "escape")
    ana.wait("eyes.something()")
    keys.tab_to("move", "filter", "skip 1")
    keys.press("Enter")
    keys.tab_to("move")
    keys.press("Enter")
    ana.wait("eyes.look().waits")
    keys.press("Escape")
    ana.wait("!eyes.look().waits")

"""Whole games on a screen 390 px wide, by touch."""

import pytest

from tests.browser.browsers import PHONE
from tests.browser.playing import Hand, sit_down


@pytest.mark.parametrize(
    ("game", "seats"), [("santiago", ["me"] + ["bot:random"] * 4), ("canarias", ["me", "bot:random"])]
)
def test_a_whole_game_on_a_phone(visit, game, seats):
    ana = visit(**PHONE)
    ana.page.goto(f"/t/{sit_down(ana, game, seats)}")
    hand = Hand(ana, f"phone {game}", touch=True)
    widest = 0

    def fits() -> bool:
        nonlocal widest
        widest = max(widest, ana.page.evaluate("document.documentElement.scrollWidth"))
        return False

    hand.play(fits)
    assert widest <= 390, "the page must not be wider than the screen"
    small = {name: size for name, size in hand.sizes.items() if size < 43.5}
    assert not small, f"too small for a finger: {small}"


#: Keeps the largest width that the page has had in any frame.
WIDEST = """(() => {
  window.widest = 0;
  const look = () => {
    window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
    requestAnimationFrame(look);
  };
  look();
})()"""


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_the_page_fits_the_screen_in_every_frame_from_the_first(visit, game):
    ana = visit(**PHONE)
    ana.context.add_init_script(WIDEST)
    ana.page.goto(f"/t/{sit_down(ana, game, ['me'] + ['bot:random'] * 4)}")
    Hand(ana, "drawn", touch=True).settled()
    assert ana.page.evaluate("window.widest") == 390

"""Whole games against bots, by clicking on the board alone."""

import pytest

from tests.browser.playing import Hand, begin


@pytest.mark.parametrize(("game", "bots"), [("santiago", 4), ("canarias", 1)])
def test_a_newcomer_plays_a_whole_game_by_clicking(visit, game, bots):
    ana = visit()
    begin(ana, game, bots)
    Hand(ana, game).play()
    ana.page.locator("#result-title").wait_for()
    ana.button("table-rematch").wait_for()
    ana.page.get_by_text(ana.say("table-fair", verdict="true")).wait_for()

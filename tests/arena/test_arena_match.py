"""Every deal is played from every seat, and a game is a function of its match and its number."""

import pytest

from macaronesia.arena.match import Match, new_match, whole_deals
from macaronesia.arena.referee import new_table
from macaronesia.errors import BadOption

FOUR = Match("santiago", ("a", "b", "c", "d"), "7", {})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_games_of_a_deal_put_every_entrant_on_every_seat_once(players):
    match = Match("santiago", tuple("abcde"[:players]), "7", {})
    for deal in range(3):
        games = [match.seating(deal * players + rotation) for rotation in range(players)]
        for seat in range(players):
            assert sorted(seats[seat] for seats in games) == list(range(players))
        assert all(sorted(seats) == list(range(players)) for seats in games)


def test_neighbours_stay_neighbours_in_every_rotation():
    for number in range(4):
        seats = FOUR.seating(number)
        assert [(seats[(seat + 1) % 4] - seats[seat]) % 4 for seat in range(4)] == [1] * 4


def test_the_games_of_a_deal_share_their_chance_and_no_others_do():
    assert len({FOUR.game_seed(number) for number in range(8)}) == 2
    first = [new_table(new_match("santiago", ["random"] * 4, 7), number) for number in range(5)]
    dealt = [[move for who, move in table.history if who == "chance"] for table in first]
    assert dealt[0] == dealt[1] == dealt[2] == dealt[3] != dealt[4]


def test_no_two_bots_get_the_same_seed_and_none_gets_the_games():
    seeds = {FOUR.bot_seed(number, seat) for number in range(40) for seat in range(4)}
    assert len(seeds) == 160
    assert not any(FOUR.game_seed(number) in seed for number in range(40) for seed in seeds if len(seed) < 32)
    assert all(len(seed) == 32 for seed in seeds)


def test_a_number_of_games_is_rounded_up_to_whole_deals():
    assert [whole_deals(games, 4) for games in (1, 4, 5, 8)] == [1, 1, 2, 2]


def test_without_a_seed_every_match_has_its_own():
    matches = [new_match("santiago", ["random"] * 3) for _ in range(2)]
    assert matches[0].seed != matches[1].seed
    assert new_match("santiago", ["random"] * 3, 7).seed == "7"


def test_the_options_of_a_match_are_settled_so_that_no_worker_needs_a_file(tmp_path):
    from importlib.resources import files

    shipped = files("macaronesia.games.canarias").joinpath("boxes/reconstruction.toml").read_text("utf-8")
    box = tmp_path / "mine.toml"
    box.write_text(shipped.replace('name = "reconstruction"', 'name = "mine"'))
    match = new_match("canarias", ["random"] * 2, 1, box=str(box))
    box.unlink()
    assert new_table(match, 0).position()["box"] == "mine"


@pytest.mark.parametrize(
    ("bots", "options", "told"),
    [
        (["random", "genius"], {}, "genius"),
        (["random"], {}, "players"),
        (["random"] * 6, {}, "players"),
        (["random"] * 2, {"edition": "amigo"}, "players"),
        (["random"] * 3, {"colour": "red"}, "colour"),
        (["random:speed=9"] * 3, {}, "random"),
        (["./nowhere"] * 3, {}, "./nowhere"),
    ],
)
def test_a_match_that_cannot_be_is_refused(bots, options, told):
    with pytest.raises(BadOption) as refused:
        new_match("santiago", bots, 7, **options)
    assert told in str(refused.value)


@pytest.mark.parametrize("seed", ["\udcff", "a\ud800"])
def test_half_a_character_is_no_seed(seed):
    with pytest.raises(BadOption):
        new_match("santiago", ["random"] * 3, seed)

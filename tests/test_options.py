"""Games that cannot be are refused with the option, the value and what is allowed."""

import pytest

import macaronesia as mac
from tests.records.refused import refuse


def wrong(option: str, code: str = "bad-option", **given) -> None:
    """Asking for a game so is refused, naming this option."""

    def ask():
        mac.new_game(**{"game": "santiago", "players": 4} | given)

    refuse(ask, kind=mac.BadOption, code=code, option=option)


@pytest.mark.parametrize("game", ["Santiago", "", "chess", None, 3, ["santiago"], "santiago\n", "\ud800"])
def test_a_game_there_is_not(game):
    wrong("game", game=game)


NO_NUMBER = [True, 2.0, 4.0, "4", None, [4], (), -1, 0, 1, 6, 10**30, float("nan"), "\ud800", 4 + 0j]


@pytest.mark.parametrize("players", NO_NUMBER, ids=ascii)
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
def test_a_wrong_number_of_players(edition, players):
    wrong("players", edition=edition, players=players)


def test_amigo_is_not_for_two():
    wrong("players", edition="amigo", players=2)
    assert mac.new_game("santiago", players=2).players == 2


@pytest.mark.parametrize("edition", ["Amigo", "", None, 1, True, ["amigo"], {"amigo"}, "trefl "])
def test_an_edition_there_is_not(edition):
    wrong("edition", edition=edition)


@pytest.mark.parametrize("palms", [0, 1, "true", "", None, 1.0, "a1 d6 h1", {"a1", "d6", "h1"}, {"a1": 1}])
def test_palms_are_true_or_false_or_a_list(palms):
    wrong("palms", palms=palms, spring="C2")


BAD_PALMS = [
    *([], ["a1"], ["a1", "d6"], ["a1", "d6", "h1", "h6"]),  # three
    *(["a1", "d6", "i1"], ["A1", "d6", "h1"], ["a1", "d6", "h7"], ["a1", "d6", "a0"], ["a1", "d6", "C2"]),
    *([None, "d6", "h1"], ["a1", "d6", 7], [["a1"], "d6", "h1"], ["a1", "d6", "h1 "], ["a1", "d6", "\ud800"]),
    *(["a1", "a1", "h1"], ["a1", "d6", "d6"]),  # of their own
    *(["a1", "a2", "h1"], ["a1", "b2", "h1"], ["h1", "d6", "e5"], ["f3", "d6", "f4"]),  # not touching
    *(["d2", "a1", "h6"], ["a1", "e2", "h6"], ["a1", "h6", "d3"], ["e3", "a1", "h6"]),  # nor the spring
]


@pytest.mark.parametrize("palms", BAD_PALMS, ids=ascii)
@pytest.mark.parametrize("players", [2, 4])
def test_squares_on_which_three_palms_cannot_stand(palms, players):
    wrong("palms", palms=palms, players=players, spring="C2")


@pytest.mark.parametrize("spring", ["interior", "corner", "edge", "any"])
def test_palms_are_agreed_on_only_with_a_spring_that_is_known(spring):
    wrong("palms", palms=["a1", "d6", "h3"], spring=spring)
    wrong("palms", palms=["a1", "d6", "h3"])


@pytest.mark.parametrize("edition", ["amigo", "trefl"])
@pytest.mark.parametrize("palms", [["a1", "d6", "h3"], ("h3", "a1", "d6"), ["d4", "b3", "f3"]], ids=ascii)
def test_agreed_palms_are_kept_as_they_were_named(palms, edition):
    game = mac.new_game("santiago", players=3, edition=edition, palms=palms, spring="C2", seed=1)
    kept = game.options["palms"]
    assert kept == list(palms) == game.record()["options"]["palms"] == game.position()["options"]["palms"]
    assert [text for _, text in game.history[1:4]] == [f"palm {square}" for square in palms]
    for shared in (
        game.options,
        game.record()["options"],
        game.position()["options"],
        game.view(0)["options"],
    ):
        shared["palms"].clear()
    assert game.options["palms"] == kept  # whoever changes what he got changes nothing here
    assert mac.load(game.record()) == game


NO_SEAT = [-1, 4, 5, 10**30, 1.0, True, False, None, "", "0", "Lot", "lot ", [0], {"lot"}, "\ud800"]


@pytest.mark.parametrize("seat", NO_SEAT, ids=ascii)
@pytest.mark.parametrize(("title", "option"), [("santiago", "overseer"), ("canarias", "starter")])
def test_who_begins_is_drawn_or_one_of_the_players(title, option, seat):
    wrong(option, **{"game": title, option: seat})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("title", "option"), [("santiago", "overseer"), ("canarias", "starter")])
def test_every_player_can_be_named_to_begin(title, option, players):
    for seat in range(players):
        game = mac.new_game(title, players, seed=seat, **{option: seat})
        assert (game.position()[option], game.options[option]) == (seat, seat)
        assert (mac.CHANCE, f"{option} {seat}") in game.history
    wrong(option, **{"game": title, "players": players, option: players})


@pytest.mark.parametrize("title", ["santiago", "canarias"])
def test_a_record_without_the_newer_options_has_their_defaults(title):
    record = mac.new_game(title, players=3, seed=5).record()
    older = record | {
        "options": {k: v for k, v in record["options"].items() if k not in ("overseer", "starter")}
    }
    assert mac.load(older) == mac.load(record) == mac.verify(older)


def test_two_players_who_settle_the_palms_first_do_not_play_by_the_rules():
    moves = ["spring C2", "palm a1", "palm d6", "palm h3", "overseer 0"]
    record = mac.new_game("santiago", players=2, chance="manual").record()
    refuse(
        lambda: mac.load(record | {"moves": [[mac.CHANCE, text] for text in moves]}),
        kind=mac.BadRecord,
        move=1,
    )


@pytest.mark.parametrize("money", ["Open", "", None, True, 10, ["open"]])
def test_money_is_open_or_hidden(money):
    wrong("money", money=money)


@pytest.mark.parametrize(
    "spring", ["", "F1", "A5", "A0", "c2", "C2 ", "C2-C3", None, 7, True, ["C2"], "INTERIOR"]
)
def test_a_spring_where_none_can_be(spring):
    wrong("spring", spring=spring)


@pytest.mark.parametrize("option", ["colour", "Palms", "rounds", "bidding", "x" * 5000])
def test_an_option_there_is_not(option):
    given = {option: 1}
    refuse(lambda: mac.new_game("santiago", players=4, **given), kind=mac.BadOption, code="unknown-option")


BAD_SEEDS = [3.5, True, False, b"short", b"", bytes(31), bytes(33), [7], {}, (1, 2), "\ud800", 10**5000, 1j]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: type(seed).__name__)
def test_a_seed_that_is_none(seed):
    wrong("seed", seed=seed)


@pytest.mark.parametrize("seed", [0, -7, 10**60, "", "ñ", bytes(32), bytearray(32)], ids=ascii)
def test_seeds_of_every_kind_that_is_allowed(seed):
    assert len(mac.new_game("santiago", players=4, seed=seed).record()["seed"]) == 64


BAD_NAMES = [
    "abcd",
    b"abcd",
    [],
    ["a"] * 3,
    ["a"] * 5,
    ["a", "b", "c", 4],
    ["a", "b", "c", None],
    {"a": 1},
    4,
]
BAD_NAMES += [[["a"]] * 4, ["a", "b", "c", b"d"], True, iter("abcd"), ["a", "b", "c", "\ud800"]]


@pytest.mark.parametrize("names", BAD_NAMES, ids=lambda names: ascii(names)[:20].replace("0x", ""))
def test_names_that_are_not_one_text_a_seat(names):
    wrong("names", names=names)


def test_names_are_the_numbers_of_the_seats_by_default():
    assert mac.new_game("santiago", players=3).record()["players"] == ["1", "2", "3"]
    assert mac.new_game("santiago", players=3, names=("a", "b", "a")).record()["players"] == ["a", "b", "a"]


@pytest.mark.parametrize("chance", ["", "Auto", None, True, 1, ["auto"], "\ud800"])
def test_chance_is_automatic_or_manual(chance):
    wrong("chance", chance=chance)


def test_several_wrong_options_are_refused_as_one_would_be():
    refuse(
        lambda: mac.new_game("santiago", players=9, edition="x", palms=7, spring="Z"),
        kind=mac.BadOption,
        code="bad-option",
    )


DEFAULTS = [("amigo", False, "hidden"), ("trefl", True, "open")]


@pytest.mark.parametrize(("edition", "palms", "money"), DEFAULTS)
def test_the_defaults_are_those_of_the_edition(edition, palms, money):
    settled = {"edition": edition, "palms": palms, "money": money, "spring": "interior", "overseer": "lot"}
    game = mac.new_game("santiago", players=3, edition=edition)
    assert game.options == settled == game.record()["options"] == game.position()["options"]
    assert mac.new_game("santiago", players=3).options["edition"] == "trefl"

"""Money moves only as the rules say."""

from collections import Counter
from typing import Any

from hypothesis import given

from tests.properties.strategies import Position, games, steps


def laid(before: Position) -> Counter[str]:
    """The bribes on each segment together."""
    sums: Counter[str] = Counter()
    for proposal in before["proposals"]:
        sums[proposal["segment"]] += proposal["bribe"]
    return sums


class Accountant:
    """Follows the moves by their texts; knows nothing of the engine."""

    def __init__(self, position: Position) -> None:
        players = position["players"]
        self.start = 5 if players == 2 else 10
        self.money = [self.start] * players
        self.bank = 0
        self.aside: list[tuple[int, str, int]] = []

    def follow(self, before: Position, who: Any, text: str, after: Position) -> None:
        match text.split():
            case ["bid", bid]:
                self.money[who] -= int(bid)
                self.bank += int(bid)
            case ["propose", segment, bribe]:
                self.money[who] -= int(bribe)
                self.aside.append((who, segment, int(bribe)))
            case ["accept", accepted]:
                for seat, segment, bribe in self.aside:
                    self.money[who if segment == accepted else seat] += bribe
                self.aside = []
            case ["dig", _]:
                price = 1 + max(laid(before).values(), default=0)
                self.money[who] -= price
                self.bank += price
                for seat, _segment, bribe in self.aside:
                    self.money[seat] += bribe
                self.aside = []
        if after["round"] > before["round"]:
            self.money = [purse + 3 for purse in self.money]


@given(games())
def test_an_accountant_who_only_hears_the_moves_agrees_after_every_one(game):
    table, whims = game
    book = Accountant(table.position())
    assert table.position()["money"] == book.money
    for before, who, text, after in steps(table, whims):
        book.follow(before, who, text, after)
        assert after["money"] == book.money, text
        assert min(after["money"]) >= 0
        assert sum(p["bribe"] for p in after["proposals"]) == sum(bribe for *_, bribe in book.aside)


@given(games())
def test_all_money_there_ever_was_is_in_hand_aside_or_in_the_bank(game):
    table, whims = game
    book = Accountant(table.position())
    for before, who, text, after in steps(table, whims):
        book.follow(before, who, text, after)
        issued = after["players"] * (book.start + 3 * (after["round"] - 1))
        aside = sum(proposal["bribe"] for proposal in after["proposals"])
        assert sum(after["money"]) + aside + book.bank == issued
    assert after["phase"] == "over"


@given(games())
def test_nobody_lays_aside_less_than_the_smallest_bribe_of_the_edition(game):
    table, whims = game
    smallest = {"amigo": 1, "trefl": 0}[table.options["edition"]]
    for _, _, _, after in steps(table, whims):
        assert all(proposal["bribe"] >= smallest for proposal in after["proposals"])

"""Who moves when: a referee who hears only who did what, from the first round to the last."""

from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import finished_games, games, steps

ROUNDS = {2: 10, 3: 11, 4: 11, 5: 9}
OFFERED = {2: 3, 3: 4, 4: 4, 5: 5}
FOLLOWS = {
    "setup": {"setup", "first", "reveal"},
    "first": {"setup", "reveal"},
    "reveal": {"reveal", "bid"},
    "bid": {"bid", "plant"},
    "plant": {"plant", "neutral", "propose"},
    "neutral": {"propose"},
    "propose": {"propose", "decide"},
    "decide": {"extra", "reveal", "over"},
    "extra": {"extra", "reveal", "over"},
}


class Referee:
    """Takes the moves of a record one by one and says who must move and with which verb."""

    def __init__(self, game: mac.Game) -> None:
        self.players = game.players
        self.moves = [(who, *text.split()) for who, text in game.record()["moves"]]
        self.overseer = -1
        self.extra = set(range(game.players))

    def take(self, who: object, *verbs: str) -> list[str]:
        """The words of the next move, which must be this seat's and one of these verbs."""
        assert self.moves, f"the record ends where {who} should {verbs}"
        seat, *words = self.moves.pop(0)
        assert seat == who
        assert words[0] in verbs, (who, words)
        return words

    def from_left(self, overseer_too: bool = True) -> list[int]:
        seats = [(self.overseer + i) % self.players for i in range(1, self.players + 1)]
        return seats if overseer_too else seats[:-1]

    def set_up(self, palms: bool | list[str], overseer: str | int) -> None:
        self.take(mac.CHANCE, "spring")
        if self.players > 2:
            self.palms(palms)
        self.overseer = int(self.take(mac.CHANCE, "overseer")[1])
        assert overseer in ("lot", self.overseer)
        if self.players in (3, 4):
            self.take(mac.CHANCE, "remove")
        if self.players == 2:
            self.take(self.overseer, "first")
            self.palms(palms)

    def palms(self, palms: bool | list[str]) -> None:
        placed = [self.take(mac.CHANCE, "palm")[1] for _ in range(3 if palms else 0)]
        assert isinstance(palms, bool) or placed == palms

    def auction(self) -> list[int]:
        """The planting order; the overseer changes."""
        for _ in range(OFFERED[self.players]):
            self.take(mac.CHANCE, "reveal")
        bids = {}
        for seat in self.from_left():
            verb, *sum_bid = self.take(seat, "bid", "pass")
            bids[seat] = int(sum_bid[0]) if verb == "bid" else 0
        if self.players == 2:
            opponent = 1 - self.overseer
            winner = opponent if bids[opponent] > bids[self.overseer] else self.overseer
            order = [winner, 1 - winner]
        else:
            offers = [bid for bid in bids.values() if bid]
            assert len(offers) == len(set(offers))
            passers = [seat for seat in bids if bids[seat] == 0]
            bidders = sorted((seat for seat in bids if bids[seat]), key=lambda seat: -bids[seat])
            order = bidders + passers[::-1]
        self.overseer = order[-1]
        return order

    def round(self) -> None:
        order = self.auction()
        for seat in order:
            self.take(seat, "plant")
        if OFFERED[self.players] > self.players:
            self.take(order[0], "neutral")
        proposed = set()
        for seat in self.from_left(overseer_too=False):
            verb, *words = self.take(seat, "propose", "pass")
            if verb == "propose":
                proposed.add(words[0])
        if proposed:
            verb, segment = self.take(self.overseer, "accept", "dig")
            assert (segment in proposed) == (verb == "accept")
        else:
            self.take(self.overseer, "dig", "decline")
        for seat in self.from_left():
            if seat in self.extra and self.take(seat, "extra", "pass")[0] == "extra":
                self.extra.discard(seat)
                break


@given(finished_games())
def test_a_game_is_its_set_up_and_exactly_its_rounds_with_everybody_in_his_turn(game):
    referee = Referee(game)
    referee.set_up(game.options["palms"], game.options["overseer"])
    for _ in range(ROUNDS[game.players]):
        referee.round()
    assert referee.moves == []
    assert game.position()["round"] == game.position()["rounds"] == ROUNDS[game.players]


@given(games(chance="manual"))
def test_phases_follow_each_other_only_as_in_the_rulebook(game):
    table, whims = game
    for before, who, text, after in steps(table, whims):
        assert after["phase"] in FOLLOWS[before["phase"]], text
        assert after["round"] - before["round"] in (0, 1)
        assert (after["round"] > before["round"]) <= (after["phase"] == "reveal")
        assert who == before["seat"]
        assert (after["seat"] == mac.CHANCE) == (after["phase"] in ("setup", "reveal"))
    assert after["seat"] is None


@given(games())
def test_the_number_of_moves_is_bounded(game):
    table, whims = game
    n = table.players
    most = 7 + ROUNDS[n] * (OFFERED[n] + n + OFFERED[n] + n - 1 + 1 + n)
    for _ in steps(table, whims):
        assert table.ply <= most


@given(games())
def test_bids_and_proposals_are_shown_as_long_as_the_rules_say(game):
    table, whims = game
    heard, proposals = [None] * table.players, []
    for before, who, text, after in steps(table, whims):
        verb, *words = text.split()
        if before["phase"] == "bid":
            heard[who] = int(words[0]) if verb == "bid" else 0
        if verb == "propose":
            proposals.append({"seat": who, "segment": words[0], "bribe": int(words[1])})
        if after["round"] > before["round"]:
            heard = [None] * table.players
        if after["phase"] not in ("propose", "decide"):
            proposals = []
        assert after["bids"] == heard
        assert after["proposals"] == proposals


@given(games(chance="auto"), st.booleans())
def test_with_automatic_chance_nobody_ever_waits_for_it(game, loaded):
    table, whims = game
    if loaded:
        table = mac.load(table.record())
    for before, *_ in steps(table, whims):
        assert before["seat"] in range(table.players)
        assert table.odds() is None

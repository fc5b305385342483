"""The course of a game, kept by somebody who hears the moves and has only rulebook and rulings."""

from collections import Counter
from copy import deepcopy

import macaronesia as mac
from tests.properties.canarias.model import (
    BOX,
    Json,
    blamable,
    comparison,
    holder_of,
    houses,
    legal,
    losers,
    pirate_colour,
    points,
    privileges_now,
)


def shift(pile: Json, card: str, n: int) -> None:
    """More or fewer of a card; none is not written."""
    pile[card] = pile.get(card, 0) + n
    if pile[card] == 0:
        del pile[card]


class Referee:
    """Takes the moves one by one; ``position()`` is what the game should say then."""

    def __init__(self, position: Json) -> None:
        """From the start, or from any position in which no card is being dealt."""
        self.now: Json = deepcopy(position)
        self.turns = 0
        if position["phase"] in ("act", "ship", "end"):
            self.turns = (position["seat"] - position["starter"]) % position["players"]
        self.may_build, self.taken = bool(position["may_build"]), bool(position["taken"])
        self.to_deal: list[tuple[int | None, int]] = []
        self.afterwards = "begin"

    def position(self) -> Json:
        return deepcopy(self.now)

    def play(self, text: str) -> None:
        verb, *words = text.split()
        getattr(self, f"_{verb}")(*words)
        now = self.now
        now["points"] = [points(island) for island in now["islands"]]
        now["may_build"] = self.may_build if now["phase"] == "act" else None
        now["taken"] = self.taken if now["phase"] in ("act", "ship", "end") else None
        now["scores"] = now["points"] if now["phase"] == "over" else None

    def _next(self, seat: int, by: int = 1) -> int:
        return (seat + by) % self.now["players"]

    # --- Set-up and dealing ---

    def _starter(self, seat: str) -> None:
        self.now.update(starter=int(seat), phase="island")
        self._choose_island()

    def _choose_island(self) -> None:
        dealt = self.now["options"]["islands"] == "random"
        chosen = sum(island is not None for island in self.now["islands"])
        self.now["seat"] = mac.CHANCE if dealt else self._next(self.now["starter"], chosen)

    def _island(self, name: str) -> None:
        order = [self._next(self.now["starter"], i) for i in range(self.now["players"])]
        first = next(seat for seat in order if self.now["islands"][seat] is None)
        self.now["islands"][first] = {"name": name, "plots": {}}
        if first != order[-1]:
            self._choose_island()
            return
        self.to_deal = [*((seat, 5) for seat in order), (None, 1)]
        self._go_on_dealing()

    def _go_on_dealing(self) -> None:
        """Wait for chance to bring a card, as long as one is due and there is one."""
        now = self.now
        while self.to_deal:
            seat, left = self.to_deal[0]
            if left and (now["deck"] or now["discard"]):
                if not now["deck"]:
                    now["deck"], now["discard"] = now["discard"], {}
                now.update(phase="deal", seat=mac.CHANCE, dealing={"seat": seat, "left": left})
                return
            self.to_deal.pop(0)
        seat, now["dealing"] = now["dealing"]["seat"], None
        if self.afterwards == "begin":
            self._begin_turn()
        else:
            now["seat"] = seat
            self._enter(self.afterwards)

    def _deal(self, card: str) -> None:
        seat, left = self.to_deal[0]
        shift(self.now["deck"], card, -1)
        shift(self.now["ship"] if seat is None else self.now["hands"][seat], card, 1)
        self.to_deal[0] = (seat, left - 1)
        self._go_on_dealing()

    _stow = _deal

    # --- A turn ---

    def _begin_turn(self) -> None:
        seat = self._next(self.now["starter"], self.turns)
        hand = Counter(self.now["hands"][seat])
        self.may_build = hand.total() > 1 and any(pirate_colour(card) is None for card in hand)
        self.taken = False
        self.now.update(seat=seat, phase="act")

    def _hand(self) -> Json:
        hand: Json = self.now["hands"][self.now["seat"]]
        return hand

    def _enter(self, phase: str) -> None:
        if phase == "ship" and not self._hand():
            phase = "end"
        self.now.update(phase=phase, taken=self.taken)
        if phase == "end" and legal(self.now) == ["end"]:
            self._end()

    def _draws(self, number: int, afterwards: str) -> None:
        self.to_deal, self.afterwards = [(self.now["seat"], number)], afterwards
        self._go_on_dealing()

    def _draw(self) -> None:
        self._draws(4 if holder_of(self.now, "draw4") == self.now["seat"] else 3, "ship")

    def _take(self) -> None:
        self.taken = True
        self._draws(1, self.now["phase"])

    def _skip(self) -> None:
        self._enter("ship")

    def _build(self, card: str, plot: str, _: str = "as", colour: str | None = None) -> None:
        shift(self._hand(), card, -1)
        shift(self.now["discard"], card, 1)
        self._set("house", colour or BOX["settlers"][card]["colour"], plot)
        self._enter("ship")

    def _ship(self, card: str) -> None:
        shift(self._hand(), card, -1)
        shift(self.now["ship"], card, 1)
        self._enter("end")

    def _merge(self, kind: str, where: str, colour: str | None) -> None:
        plots, _, stand = where.partition("@")
        gone = [self._lift(plot) for plot in plots.split("+")]
        self._set(kind, colour or gone[0], stand or plots.split("+")[0])
        self._enter(self.now["phase"])

    def _palace(self, where: str, _: str = "as", colour: str | None = None) -> None:
        self._merge("palace", where, colour)

    def _city(self, where: str, _: str = "as", colour: str | None = None) -> None:
        self._merge("city", where, colour)

    def _end(self) -> None:
        self.turns += 1
        if self.turns < self.now["players"]:
            self._begin_turn()
        else:
            self._unload()

    # --- Buildings ---

    def _set(self, kind: str, colour: str, plot: str) -> None:
        self.now["supply"][kind][colour] -= 1
        plots = self.now["islands"][self.now["seat"]]["plots"]
        assert plot not in plots
        plots[plot] = {"kind": kind, "colour": colour}
        self.now["privileges"] = privileges_now(self.now)

    def _lift(self, plot: str) -> str:
        there = self.now["islands"][self.now["seat"]]["plots"].pop(plot)
        assert there["kind"] == "house"
        self.now["supply"]["house"][there["colour"]] += 1
        colour: str = there["colour"]
        return colour

    # --- The ship ---

    def _unload(self) -> None:
        if sum(self.now["ship"].values()) > 1:
            self.now.update(phase="reveal", seat=mac.CHANCE)
        else:
            self._finish_round()

    def _reveal(self, card: str) -> None:
        now = self.now
        shift(now["ship"], card, -1)
        now["revealed"] = card
        colour = pirate_colour(card)
        if colour is None:
            _, winner = comparison(now, card)
            if winner is None or not any(now["supply"]["house"].values()):
                self._discard()
            else:
                now.update(phase="settle", seat=winner)
            return
        holder = now["privileges"][colour]
        if holder is not None and holder == holder_of(now, "pirates"):
            if blamable(now, holder):
                now.update(phase="blame", seat=holder)
            else:
                self._discard()
            return
        now["victims"] = losers(now, colour)
        self._punish()

    def _discard(self) -> None:
        shift(self.now["discard"], self.now["revealed"], 1)
        self.now["revealed"] = None
        self._unload()

    def _settle(self, plot: str, _: str = "as", colour: str | None = None) -> None:
        self._set("house", colour or BOX["settlers"][self.now["revealed"]]["colour"], plot)
        self._discard()

    def _blame(self, seat: str) -> None:
        self.now["victims"] = [int(seat)]
        self._punish()

    def _punish(self) -> None:
        now = self.now
        order = [self._next(now["starter"], i) for i in range(now["players"])]
        robbed = [seat for seat in order if seat in now["victims"] and houses(now["islands"][seat])]
        if robbed:
            now.update(phase="raze", seat=robbed[0])
        else:
            now["victims"] = []
            self._discard()

    def _raze(self, plot: str) -> None:
        self.now["victims"].remove(self.now["seat"])
        self._lift(plot)
        self.now["privileges"] = privileges_now(self.now)
        self._punish()

    def _finish_round(self) -> None:
        now = self.now
        if now["last_round"] or now["round"] == 50:
            now.update(phase="over", seat=None)
            return
        if any(points(island) >= 19 for island in now["islands"]):
            now["last_announced"] = True
        now["round"] += 1
        now["last_round"] = now["last_announced"] or now["round"] == 50
        now["starter"] = self._next(now["starter"])
        self.turns = 0
        self._begin_turn()

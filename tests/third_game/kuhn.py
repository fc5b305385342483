"""Kuhn poker for two to five: everybody antes a coin and gets a hidden card; a bet must be called or the card
thrown away; the highest card that is still in takes the pot. docs/add-a-game.md builds it.
"""

import sys
from collections.abc import Sequence
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from macaronesia.definition import GameDefinition, Option
from macaronesia.kernel.bits import append, bit, has
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.events import HIDDEN, Events, report
from macaronesia.kernel.game_kernel import Kernel
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import CHANCE, NOBODY, Row, Small, layout, positions
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.ruleset import Message

CARDS = 6  # 0 to players, one more than there are players


class Phase(IntEnum):
    DEAL, ACT, OVER = range(3)


class Move(IntEnum):
    DEAL = 0  # + card
    CHECK, BET, CALL, FOLD = range(CARDS, CARDS + 4)


class Event(IntEnum):
    DEALT, ACTED, TURN = range(1, 4)  # seat and card; seat and move; phase and seat


class Reason(IntEnum):
    NONE, WRONG_PHASE, NO_SUCH_OUTCOME, NOTHING_TO_CALL, MUST_ANSWER = range(5)


class Box:
    stake: Small  # coins of a bet


class State:
    players: Small
    phase: Small
    seat: Small
    deck: Small  # mask of the cards that nobody has
    cards: Annotated[Row, np.int16, 5]
    bettor: Small  # who has bet first
    called: Small  # mask of those who have bet or called
    folded: Small


STATE, BOX, PHASES = layout(State), layout(Box), ("deal", "act", "over")
MOVES, MOST_LEGAL = CARDS + 4, CARDS
TEXTS = [*(f"deal {card}" for card in range(CARDS)), "check", "bet", "call", "fold"]


@rule
def give_card(s: State, seat: int, card: int, events: Events) -> None:
    s.cards[seat] = card
    s.deck &= ~bit(card)
    report(events, Event.DEALT, int(seat), int(card), 0, 0)


@rule
def do_move(s: State, seat: int, move: int, events: Events) -> None:
    if move == Move.FOLD:
        s.folded |= bit(seat)
    elif move != Move.CHECK:
        s.called |= bit(seat)
        if s.bettor == NOBODY:
            s.bettor = seat
    report(events, Event.ACTED, int(seat), int(move), 0, 0)


@rule
def pass_turn(s: State, phase: int, seat: int, events: Events) -> None:
    s.phase, s.seat = phase, seat
    report(events, Event.TURN, int(s.phase), int(s.seat), 0, 0)


@rule
def apply(s: State, _b: Box, event: Events) -> None:
    if event[0] == Event.DEALT:
        give_card(s, event[1], event[2], None)
    elif event[0] == Event.ACTED:
        do_move(s, event[1], event[2], None)
    elif event[0] == Event.TURN:
        pass_turn(s, event[1], event[2], None)


@rule
def legal(s: State, _b: Box, out: Row) -> int:
    if s.phase == Phase.DEAL:
        return append(out, 0, 0, s.deck)
    if s.phase == Phase.OVER:
        return 0
    out[0], out[1] = Move.CHECK, Move.BET
    if s.bettor != NOBODY:
        out[0], out[1] = Move.CALL, Move.FOLD
    return 2


@rule
def step(s: State, _b: Box, move: int, events: Events) -> None:
    if s.phase == Phase.DEAL:
        seat = 0
        while s.cards[seat] != NOBODY:
            seat += 1
        give_card(s, seat, move, events)
        if seat == s.players - 1:
            pass_turn(s, Phase.ACT, 0, events)
        return
    do_move(s, s.seat, move, events)
    after = (s.seat + 1) % s.players
    if after == (0 if s.bettor == NOBODY else s.bettor):
        pass_turn(s, Phase.OVER, NOBODY, events)
    else:
        pass_turn(s, Phase.ACT, after, events)


@rule
def scores(s: State, b: Box, out: Row) -> None:
    best, pot = -1, 0
    for p in range(s.players):
        paid = 1 + (b.stake if has(s.called, p) else 0)
        out[p] = 1 + b.stake - paid
        pot += paid
        still_in = not has(s.folded, p) and (s.bettor == NOBODY or has(s.called, p))
        if still_in and (best < 0 or s.cards[p] > s.cards[best]):
            best = p
    out[best] += pot


@rule
def conceal(s: State, _b: Box, seat: int) -> None:
    if s.phase != Phase.OVER:
        s.deck = HIDDEN
        for p in range(s.players):
            if p != seat and s.cards[p] != NOBODY:
                s.cards[p] = HIDDEN


@rule
def conceal_events(s: State, _b: Box, seat: int, events: Events) -> None:
    for i in range(1, events[0, 0] + 1):
        if s.phase != Phase.OVER and events[i, 0] == Event.DEALT and events[i, 1] != seat:
            events[i, 2] = HIDDEN


@rule
def redeal(s: State, _b: Box, seat: int, rng: Generator, _pool: Row) -> None:
    if s.phase == Phase.OVER:
        return
    s.deck = bit(s.players + 1) - 1
    if seat >= 0 and s.cards[seat] >= 0:
        s.deck &= ~bit(s.cards[seat])
    for p in range(s.players):
        if p != seat and s.cards[p] != NOBODY:
            card = below(rng, s.players + 1)
            while not has(s.deck, card):
                card = below(rng, s.players + 1)
            s.cards[p] = card
            s.deck &= ~bit(card)


@rule
def refusal(s: State, _b: Box, words: Row, is_legal: bool, out: Row) -> int:
    out[0], out[1] = words[0], s.phase
    if (words[0] < Move.CHECK) != (s.phase == Phase.DEAL):
        return Reason.WRONG_PHASE.value
    if is_legal:
        return Reason.NONE.value
    if s.phase == Phase.DEAL:
        return Reason.NO_SUCH_OUTCOME.value
    return (Reason.NOTHING_TO_CALL if s.bettor == NOBODY else Reason.MUST_ANSWER).value


DEFINITION = GameDefinition(
    name="kuhn",
    title="Kuhn poker",
    players=(2, 5),
    options=(Option("stake", (1, 2), 1, "coins of a bet: 1 or 2"),),
    rules="kuhn:Kuhn",
    messages={
        "en": """
told-dealt = { $name } is dealt { $card ->
    [hidden] a card
   *[other] the { $card }
}.
told-acted = { $name }: { $move }.
nothing-to-call = Nobody has bet: check or bet.
must-answer = Somebody has bet: call or fold.
"""
    },
)


class Kuhn(KernelRuleset):
    definition = DEFINITION
    kernel = Kernel("kuhn", "Kuhn poker", sys.modules[__name__])
    reasons = {  # noqa: RUF012
        Reason.WRONG_PHASE: ("wrong-phase", {"move": "verb", "phase": "phase"}),
        Reason.NO_SUCH_OUTCOME: ("no-such-outcome", {"move": "text", "possible": "outcomes"}),
        Reason.NOTHING_TO_CALL: ("nothing-to-call", {}),
        Reason.MUST_ANSWER: ("must-answer", {}),
    }

    def new_box(self) -> Any:
        return np.array([(self.options["stake"],)], BOX).view(np.recarray)[0]

    def start(self) -> Any:
        s = positions(1, STATE)[0]
        s.players, s.phase, s.seat, s.bettor = self.players, Phase.DEAL, CHANCE, NOBODY
        s.deck = (1 << (self.players + 1)) - 1
        s.cards[:] = NOBODY
        return s

    def text(self, code: int) -> str:
        return TEXTS[code]

    def code(self, text: str) -> int | None:
        return TEXTS.index(text) if text in TEXTS else None

    def redact(self, s: Any, moves: Sequence[Any], seat: int | None, since: int = 0) -> list[Any]:
        known = {seat} if s.phase != Phase.OVER else set(range(self.players))
        return [
            (who, text if not text.startswith("deal") or number in known else "deal ?")
            for number, (who, text) in enumerate(moves)
        ][since:]

    def redeal(self, s: Any, moves: Sequence[Any], seat: int | None, rng: Any) -> list[Any]:
        super().redeal(s, moves, seat, rng)
        return [
            (who, f"deal {s.cards[number]}" if text.startswith("deal") else text)
            for number, (who, text) in enumerate(moves)
        ]

    def narrate(self, events: Sequence[Sequence[int]]) -> list[Message]:
        told: list[Message] = []
        for kind, seat, what, *_ in events:
            if kind == Event.DEALT:
                told.append(("told-dealt", {"seat": seat, "card": "hidden" if what == HIDDEN else what}))
            elif kind == Event.ACTED:
                told.append(("told-acted", {"seat": seat, "move": TEXTS[what]}))
        return told

"""Why a move is illegal: the first reason, in the order of docs/moves.md, that applies."""

from collections.abc import Callable

from macaronesia.canarias.moves import HERE, OWN, Names, Words, words_of
from macaronesia.canarias.rules.building import allowed_plots, colour_at, free_plots, holds
from macaronesia.canarias.rules.cards import can_deal
from macaronesia.canarias.rules.ship import others_with_houses
from macaronesia.canarias.state import (
    ACT,
    BLAME,
    CITY,
    COLOURS,
    DEAL,
    END,
    EXTRA,
    FREE,
    HOUSE,
    ISLAND,
    MIXED,
    OVER,
    PALACE,
    PHASES,
    PIECES,
    PRIORITIES,
    RAZE,
    REVEAL,
    SETTLE,
    SETUP,
    SHIP,
    Box,
    State,
)
from macaronesia.compiled import has
from macaronesia.errors import IllegalMove, shown

#: verb -> the phases it belongs to
PHASES_OF = {
    "starter": (SETUP,),
    "island": (ISLAND,),
    "deal": (DEAL,),
    "stow": (DEAL,),
    "reveal": (REVEAL,),
    "draw": (ACT,),
    "build": (ACT,),
    "skip": (ACT,),
    "ship": (SHIP,),
    "end": (END,),
    "palace": (ACT, SHIP, END),
    "city": (ACT, SHIP, END),
    "take": (ACT, SHIP, END),
    "settle": (SETTLE,),
    "raze": (RAZE,),
    "blame": (BLAME,),
}


class Case:
    """One move put before the rules."""

    def __init__(self, s: State, b: Box, words: Words, text: str, names: Names, listed: list[str]) -> None:
        self.s, self.b, self.words, self.text, self.names = s, b, words, text, names
        self.listed = listed  # the legal moves
        self.seat = int(s.seat)

    def holds(self, effect: int) -> bool:
        """Whether the player has a privilege."""
        return bool(holds(self.s, self.b, self.seat, effect))

    def house(self, plot: int) -> bool:
        """Whether the player has a house there."""
        return has(self.s.houses[self.seat], plot)

    def colours(self) -> list[int]:
        """The colours of the houses named, in their order."""
        return [int(colour_at(self.s, self.seat, plot)) for plot in self.words.plots]


Check = Callable[[Case], IllegalMove | None]


def refusal(s: State, b: Box, text: object, names: Names, listed: list[str]) -> IllegalMove | None:
    """Why this text is no legal move here; None if it is one."""
    if s.phase == OVER:
        return IllegalMove("game-over")
    words = words_of(text, names) if isinstance(text, str) else None
    if words is None or not isinstance(text, str) or words.seat >= s.players:
        return IllegalMove("unknown-move", move=shown(text))
    if s.phase not in PHASES_OF[words.verb]:
        return IllegalMove("wrong-phase", move=words.verb, phase=PHASES[s.phase])
    case = Case(s, b, words, text, names, listed)
    for check in _CHECKS[words.verb]:
        if reason := check(case):
            return reason
    return None


def _outcome(case: Case) -> IllegalMove | None:
    """Chance brings only what its present step has."""
    if case.text in case.listed:
        return None
    return IllegalMove("no-such-outcome", move=case.text, possible=list(case.listed))


def _island_free(case: Case) -> IllegalMove | None:
    if case.text in case.listed or case.seat < 0:
        return _outcome(case)  # it is free, or chance deals it
    free = [move.removeprefix("island ") for move in case.listed]
    return IllegalMove("island-taken", island=case.names.islands[case.words.island], free=free)


def _may_build(case: Case) -> IllegalMove | None:
    return None if case.s.may_build else IllegalMove("must-draw")


def _in_hand(case: Case) -> IllegalMove | None:
    if case.s.hands[case.seat, case.words.card] > 0:
        return None
    return IllegalMove("not-in-hand", card=case.names.cards[case.words.card])


def _settler(case: Case) -> IllegalMove | None:
    if case.words.card < case.b.settlers:
        return None
    return IllegalMove("pirates-do-not-build", card=case.names.cards[case.words.card])


def _card(case: Case) -> int:
    return case.words.card if case.words.verb == "build" else int(case.s.revealed)


def _plot_free(case: Case) -> IllegalMove | None:
    free = int(free_plots(case.s, case.seat))
    plot = case.words.plots[0]
    return None if has(free, plot) else IllegalMove("plot-taken", plot=plot + 1)


def _plot_allowed(case: Case) -> IllegalMove | None:
    """The first wish that has a free plot rules; with none of the four any free plot would do."""
    s, card = case.s, _card(case)
    plots = int(allowed_plots(s, case.b, case.seat, card))
    if has(plots, case.words.plots[0]):
        return None
    free = int(free_plots(s, case.seat))
    wishes = [int(case.b.wishes[card, i]) for i in range(4)]
    number = next(i for i, wish in enumerate(wishes, 1) if free & int(s.near[case.seat, wish]))
    allowed = [plot + 1 for plot in range(12) if has(plots, plot)]
    return IllegalMove(
        "plot-not-allowed",
        plot=case.words.plots[0] + 1,
        priority=PRIORITIES[wishes[number - 1]],
        number=number,
        allowed=allowed,
    )


def _houses(case: Case) -> IllegalMove | None:
    for plot in case.words.plots:
        if not case.house(plot):
            return IllegalMove("not-a-house", plot=plot + 1)
    return None


def _alike(case: Case) -> IllegalMove | None:
    colours = case.colours()
    if len(set(colours)) == 1 or (case.words.verb == "palace" and case.holds(MIXED)):
        return None
    return IllegalMove("colours-differ", colours=[COLOURS[colour] for colour in colours])


def _stand_free(case: Case) -> IllegalMove | None:
    """``@v`` must be free once the houses are gone."""
    words = case.words
    free = int(free_plots(case.s, case.seat))
    if words.stand == HERE or has(free, words.stand) or words.stand in words.plots:
        return None
    return IllegalMove("plot-taken", plot=words.stand + 1)


def _anywhere(case: Case) -> IllegalMove | None:
    if case.words.stand == HERE or case.holds(FREE):
        return None
    return IllegalMove("no-privilege", privilege="free")


def _well_written(case: Case) -> IllegalMove | None:
    """Every outcome has one text: plots ascend, and what stands on the first plot has no @."""
    words = case.words
    if words.stand == HERE:
        return None
    same = len(set(case.colours())) == 1
    ascending = list(words.plots) == sorted(words.plots)
    if words.stand == words.plots[0] or (same and (words.stand in words.plots or not ascending)):
        return IllegalMove("written-otherwise", move=case.text)
    return None


def _stock(case: Case) -> IllegalMove | None:
    """The own colour while there is any of it; else any colour that is left."""
    words = case.words
    piece = {"palace": PALACE, "city": CITY}.get(words.verb, HOUSE)
    own = int(case.b.colour[_card(case)]) if piece == HOUSE else case.colours()[0]
    supply = [int(case.s.supply[piece, colour]) for colour in range(6)]
    left = [COLOURS[colour] for colour in range(6) if supply[colour]]
    wanted = own if words.colour == OWN else words.colour
    if supply[wanted] == 0:
        return IllegalMove(
            "out-of-stock", colour=COLOURS[wanted], piece=PIECES[piece], left=left, count=len(left)
        )
    if words.colour != OWN and supply[own] > 0:
        return IllegalMove("in-stock", colour=COLOURS[own], piece=PIECES[piece])
    return None


def _drawable(case: Case) -> IllegalMove | None:
    return None if can_deal(case.s, case.b) else IllegalMove("no-cards")


def _extra(case: Case) -> IllegalMove | None:
    if not case.holds(EXTRA):
        return IllegalMove("no-privilege", privilege="extra")
    if case.s.taken:
        return IllegalMove("already-taken")
    return _drawable(case)


def _nothing_else(case: Case) -> IllegalMove | None:
    return None if case.text in case.listed else IllegalMove("can-act")


def _blamable(case: Case) -> IllegalMove | None:
    seats = int(others_with_houses(case.s, case.seat))
    if has(seats, case.words.seat):
        return None
    return IllegalMove("cannot-blame", seat=case.words.seat, allowed=[p for p in range(5) if has(seats, p)])


#: verb -> what is asked of it, in the order in which reasons are given
_CHECKS: dict[str, tuple[Check, ...]] = {
    "starter": (_outcome,),
    "island": (_island_free,),
    "deal": (_outcome,),
    "stow": (_outcome,),
    "reveal": (_outcome,),
    "draw": (_drawable,),
    "build": (_may_build, _in_hand, _plot_free, _settler, _plot_allowed, _stock),
    "skip": (_nothing_else,),
    "ship": (_in_hand,),
    "end": (),
    "palace": (_stand_free, _houses, _alike, _anywhere, _stock, _well_written),
    "city": (_stand_free, _houses, _alike, _anywhere, _stock, _well_written),
    "take": (_extra,),
    "settle": (_plot_free, _plot_allowed, _stock),
    "raze": (_houses,),
    "blame": (_blamable,),
}

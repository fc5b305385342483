"""``analyse``: the decisions of a game, one after the other, judged by a bot on all cores."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue

from macaronesia.analysis.decision import Decision
from macaronesia.analysis.judge import Judge, Judgement, PlayedMove
from macaronesia.bots import JUDGE, Opinion
from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.kernel.units import cores
from macaronesia.record import load
from macaronesia.ruleset import Json


def analyse(
    game: Game | Json,
    bot: str = JUDGE,
    seed: int | str = 0,
    first: int = 0,
    last: int | None = None,
    workers: int | None = None,
) -> Iterator[Decision]:
    """Every decision from ply ``first`` to ply ``last``, in their order, each as soon as it is judged.

    The bot is asked as the player was: with what the seat to move could know at that moment, and
    nothing of what came later. If the bot searches by iterations and not by the clock, equal seeds give
    equal figures, whatever the number of workers. BadOption for plies that the game does not have.
    """
    asked = played_moves(game if isinstance(game, Game) else load(game), first, last)
    Judge(bot, seed).close()  # a wrong name is an error now, not with the first decision
    return _decisions(asked, bot, seed, min(workers or cores(), max(len(asked), 1)))


def played_moves(game: Game, first: int = 0, last: int | None = None) -> list[PlayedMove]:
    """The decisions of a game between two plies (both included), as their players met them."""
    most = max(game.ply - 1, 0)
    if not 0 <= first <= most:
        raise BadOption.value("from", first, f"0 to {most}")
    if last is not None and not first <= last <= most:
        raise BadOption.value("to", last, f"{first} to {most}")
    # The same game to be played again, its chance from the record and not from the seed.
    record = game.record()
    again = load({key: record[key] for key in ("macaronesia", "game", "players", "options", "moves")}, 0)
    found = []
    for ply, (who, text) in enumerate(game.history[: most + 1 if last is None else last + 1]):
        if ply >= first and isinstance(who, int):
            found.append(PlayedMove(again.briefing(who), text))
        again.play(text)
    return found


def _decisions(moves: list[PlayedMove], name: str, seed: int | str, workers: int) -> Iterator[Decision]:
    judges = [Judge(name, seed) for _ in range(workers)]
    free: SimpleQueue[Judge] = SimpleQueue()
    for judge in judges:
        free.put(judge)

    def judged(move: PlayedMove) -> Judgement:
        judge = free.get()
        try:
            return judge.judge(move)
        finally:
            free.put(judge)

    # Threads are enough: the bots' searches are compiled and hold no lock of the interpreter.
    pool = ThreadPoolExecutor(workers)
    try:
        latest = None
        under_way: dict[int, Future[Judgement]] = {}
        is_judged = False
        for move in moves:
            if latest is None:  # the first alone, forced or not: it may have to compile
                latest = judged(move)
                under_way = {q.view["ply"]: pool.submit(judged, q) for q in moves[1:] if not q.is_forced}
            elif move.is_forced:  # not judged: the chances stay what they were after the last decision
                same = Opinion(move.played, latest.played.chances, latest.played.scores)
                latest = Judgement(same, same, [])
            else:
                latest = under_way.pop(move.view["ply"]).result()
            is_judged |= not latest.is_empty
            if not is_judged and not move.is_forced:
                raise BadOption.value("bot", name, "a bot with an opinion, such as greedy or search")
            yield _decision(move, latest)
    finally:
        pool.shutdown(cancel_futures=True)
        for judge in judges:
            judge.close()


def _decision(move: PlayedMove, judged: Judgement) -> Decision:
    view = move.view
    place = view["ply"], view["round"], view["seat"], view["phase"], len(view["moves"])
    return Decision(*place, judged.played, judged.preferred, judged.alternatives)

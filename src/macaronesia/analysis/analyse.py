"""``analyse``: one decision of a game after the other, judged by a bot, on all cores."""

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue

from macaronesia.analysis.decision import Decision
from macaronesia.analysis.looks import Answer, Judge, Question
from macaronesia.bots import JUDGE, Opinion
from macaronesia.errors import BadOption
from macaronesia.game import Game
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
    nothing of what came later. Equal seeds give equal figures, whatever the number of workers, if
    the bot thinks by iterations and not by the clock.
    """
    played = game if isinstance(game, Game) else load(game)
    asked = questions(played, first, last)
    Judge(bot, seed).close()  # a wrong name is told at once, not with the first decision
    return _decisions(asked, bot, seed, min(workers or os.cpu_count() or 1, max(len(asked), 1)))


def questions(game: Game, first: int = 0, last: int | None = None) -> list[Question]:
    """The decisions of a game between two plies (both included), as their players met them."""
    most = max(game.ply - 1, 0)
    if not 0 <= first <= most:
        raise BadOption.value("from", first, f"0 to {most}")
    if last is not None and not first <= last <= most:
        raise BadOption.value("to", last, f"{first} to {most}")
    again = _before_the_first_move(game)
    found = []
    for ply, (who, text) in enumerate(game.history[: most + 1 if last is None else last + 1]):
        if ply >= first and isinstance(who, int):
            found.append(Question(again.briefing(who), text))
        again.play(text)
    return found


def _before_the_first_move(game: Game) -> Game:
    """The same game to be played again, its chance from the record and not from the seed."""
    record = game.record()
    return load({key: record[key] for key in ("macaronesia", "game", "players", "options", "moves")}, 0)


def _decisions(asked: list[Question], name: str, seed: int | str, workers: int) -> Iterator[Decision]:
    judges = [Judge(name, seed) for _ in range(workers)]
    free: SimpleQueue[Judge] = SimpleQueue()
    for judge in judges:
        free.put(judge)

    def think(question: Question) -> Answer:
        judge = free.get()
        try:
            return judge.answer(question)
        finally:
            free.put(judge)

    # Threads are enough: the bots' searching is compiled and free of the interpreter's lock.
    pool = ThreadPoolExecutor(workers)
    try:
        latest = None
        thoughts: dict[int, Future[Answer]] = {}
        heard = False
        for question in asked:
            if latest is None:  # the first alone, forced or not: it may have to compile
                latest = think(question)
                thoughts = {q.view["ply"]: pool.submit(think, q) for q in asked[1:] if _open(q)}
            elif _open(question):
                latest = thoughts.pop(question.view["ply"]).result()
            else:
                latest = _carried_over(latest, question.played)
            heard |= not latest.blind
            if not heard and _open(question):
                raise BadOption.value("bot", name, "a bot with an opinion, such as greedy or search")
            yield _decision(question, latest)
    finally:
        pool.shutdown(cancel_futures=True)
        for judge in judges:
            judge.close()


def _open(question: Question) -> bool:
    """Whether there was something to decide."""
    return len(question.view["moves"]) > 1


def _carried_over(latest: Answer, forced: str) -> Answer:
    """A forced move is not thought about: the chances stay what they were after the last that was."""
    same = Opinion(forced, latest.played.chances, latest.played.scores)
    return Answer(same, same, [])


def _decision(question: Question, judged: Answer) -> Decision:
    view = question.view
    return Decision(
        view["ply"],
        view["round"],
        view["seat"],
        view["phase"],
        len(view["moves"]),
        judged.played,
        judged.preferred,
        judged.alternatives,
    )

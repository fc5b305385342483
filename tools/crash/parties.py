"""A party: the people of one table, who play, talk, change their minds, and never take no answer for one."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable

from calling import Caller, Figures, Violation
from ears import Ear, whole_story
from proof import prove, prove_ear

#: How long people who are not to move wait before they look again, in seconds.
GLANCE = 0.15
BOTS = ("bot:random", "bot:greedy", "bot:easy", "bot:normal")
#: What a move may be refused for at a table where moves are taken back meanwhile.
OVERTAKEN = (
    (409, "moved-on"), (409, "finished"), (403, "not-your-turn"),
    (422, "not-legal-now"), (422, "unknown-move"),
)  # fmt: skip


class Person(Caller):
    """Somebody at the table, and all that was acknowledged to him."""

    def __init__(self, party: "Party", name: str) -> None:
        super().__init__(party.url, party.figures)
        self.party, self.name, self.rng = party, name, party.rng
        self.moves: Counter[tuple[int, str]] = Counter()  #: ply and move
        self.words: list[str] = []
        self.undone: Counter[int] = Counter()  #: the plies to which he went back at once
        self.seats: list[int] = []

    async def sign_in(self) -> None:
        """Become a player of the server."""
        answer = await self.post("players", {"name": self.name}, self.party.fresh("player"))
        self.headers = {"Authorization": f"Bearer {self.expect(answer, 201, 'a new player')['key']}"}

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            seen = await self.get(f"tables/{self.party.id}")
            self.seats = seen["you"]
            self.party.stands_at(seen["ply"])
            if seen["state"] == "finished":
                return
            wish = seen["undo"]
            if wish is not None and set(wish["waiting"]) & set(self.seats):
                await self._answer_wish()
            elif seen["turn"] in self.seats and (moves := seen["view"].get("moves")):
                await self._move(seen["ply"], self.rng.choice(moves))
                await self._perhaps()
            else:
                await asyncio.sleep(GLANCE)

    async def _move(self, ply: int, text: str) -> None:
        path, call = f"tables/{self.party.id}/moves", {"ply": ply, "move": text}
        answer = await self.post(path, call)
        if answer.status != 200:
            if self.party.undo and (answer.status, answer.error) in OVERTAKEN:
                return
            raise Violation(f"{self.party}, {self.name}, {call}: {answer}")
        if answer.body["ply"] != ply + 1 or answer.body["next"] <= ply:
            raise Violation(f"{self.party}, {call} was answered {answer.body}")
        self.moves[ply, text] += 1
        self.figures.moves_acknowledged += 1
        if self.rng.random() < 0.05 and not self.party.undo:
            repeated = self.expect(await self.post(path, call), 200, call)
            if repeated != answer.body:
                raise Violation(f"{self.party}, {call}: first {answer.body}, then {repeated}")
            self.figures.answered_calls_repeated += 1

    async def _perhaps(self) -> None:
        """What people do beside playing."""
        if self.rng.random() < 0.08:
            await self._say()
        if self.party.undo and self.rng.random() < 0.06:
            answer = await self.post(f"tables/{self.party.id}/undo")
            # Who repeats an undo without an answer may go back twice: then only the last is known.
            if answer.status == 200 and answer.body["undo"] is None and answer.body["state"] == "running":
                self.undone[answer.body["ply"]] += 1
                self.figures.undos_acknowledged += 1
            elif (answer.status, answer.error) not in (
                (200, ""), (409, "nothing-to-undo"), (409, "undo-pending"), (409, "finished"),
            ):  # fmt: skip
                raise Violation(f"{self.party}, undo: {answer}")

    async def _say(self) -> None:
        text, key = self.party.fresh("word"), self.party.fresh("call")
        answer = await self.post(f"tables/{self.party.id}/chat", {"text": text}, key)
        told = self.expect(answer, 201, f"{self.party}, {text}")
        self.words.append(text)
        self.figures.words_acknowledged += 1
        if self.rng.random() < 0.3:
            repeated = await self.post(f"tables/{self.party.id}/chat", {"text": text}, key)
            if repeated.body != told:
                raise Violation(f"{self.party}, {text}: first {told}, then {repeated}")
            self.figures.answered_calls_repeated += 1

    async def _answer_wish(self) -> None:
        how = "accept" if self.rng.random() < 0.7 else "decline"
        answer = await self.post(f"tables/{self.party.id}/undo/{how}")
        if answer.status != 200 and answer.error not in ("no-undo", "not-asked", "finished"):
            raise Violation(f"{self.party}, undo/{how}: {answer}")


class Party:
    """A table and its people; one of another kind for every number."""

    def __init__(self, url: str, figures: Figures, rng: random.Random, number: int) -> None:
        self.url, self.figures, self.rng, self.number = url, figures, rng, number
        self.game = ("santiago", "canarias")[number % 2]
        self.players = 2 + number // 2 % 4
        self.undo = number % 3 == 1
        humans = 1 + rng.randrange(self.players)
        self.people = [Person(self, f"Player {number}.{n}") for n in range(humans)]
        self.watcher = Caller(url, figures)
        self.ears: list[Ear] = []
        self.id = ""
        self.moved = time.monotonic()
        self._ply = -1
        self._names = 0

    def __str__(self) -> str:
        kind = f"{self.players} seats, {len(self.people)} people{', undo' if self.undo else ''}"
        return f"table {self.number} ({self.id}, {self.game}, {kind}, ply {self._ply})"

    def fresh(self, kind: str) -> str:
        """A text that was never used before."""
        self._names += 1
        return f"{kind} {self.number} {self._names} {self.rng.getrandbits(64):x}"

    @property
    def playing(self) -> bool:
        """Whether somebody has seen the game begin."""
        return self._ply >= 0

    def stands_at(self, ply: int) -> None:
        """Somebody saw how far the game is."""
        if ply != self._ply:
            self._ply, self.moved = ply, time.monotonic()

    async def run(self, going_on: Callable[[], bool]) -> "Party | None":
        """Set up, play, prove; a party that goes on from a moment of it, if somebody wanted that."""
        for person in self.people:
            await person.sign_in()
        await self._sit_down()
        return await self.play(going_on)

    async def play(self, going_on: Callable[[], bool]) -> "Party | None":
        """The game, from where it stands."""
        self.ears = [Ear(self.people[0], self.id), Ear(self.watcher, self.id)]
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play())
        await self._prove()
        if isinstance(self, Forked) or not going_on() or self.rng.random() < 0.5:
            return None
        return await Forked.of(self)

    async def _sit_down(self) -> None:
        """The creator, people who join, bots; sometimes bots fill what is left open."""
        creator, *others = self.people
        bots = self.players - len(self.people)
        filled = bots > 0 and self.rng.random() < 0.3
        seats = ["me", *["open"] * len(others)]
        seats += ["open"] * bots if filled else [self.rng.choice(BOTS) for _ in range(bots)]
        setup = {"game": self.game, "seats": seats, "visibility": "public"}
        key = self.fresh("table")
        made = creator.expect(await creator.post("tables", setup, key), 201, setup)
        again = creator.expect(await creator.post("tables", setup, key), 201, setup)
        if made != again:
            raise Violation(f"the same call made two tables: {made}, {again}")
        self.id = made["id"]
        self.figures.tables += 1
        for other in others:
            for _ in "xy":  # who has joined joins again, and keeps his seat
                other.expect(await other.post(f"tables/{self.id}/join"), 200, f"{self}, join")
        if filled:
            answer = await creator.post(f"tables/{self.id}/start", {"fill": "bot:greedy"})
            if answer.status != 200 and not (answer.tries > 1 and answer.error == "already-started"):
                raise Violation(f"{self}, start: {answer}")

    async def _prove(self) -> None:
        record = await self.watcher.get(f"tables/{self.id}/record")
        for person in self.people:
            story = await whole_story(person, self.id)
            prove(str(self), record, story, person)
            if person is self.people[0]:
                await prove_ear(self.ears[0], story)
        await prove_ear(self.ears[1], await whole_story(self.watcher, self.id))
        self.figures.games_finished_and_verified += 1

    async def close(self) -> None:
        """Everybody goes home."""
        for ear in self.ears:
            await ear.close()
        for caller in (*self.people, self.watcher):
            await caller.close()


class Forked(Party):
    """Somebody of a finished game goes on from a moment of it, against bots."""

    @classmethod
    async def of(cls, party: Party) -> "Forked":
        """The new table."""
        made = cls(party.url, party.figures, party.rng, party.number)
        made.people = [Person(made, party.people[0].name)]
        made.people[0].headers = party.people[0].headers
        made.players = party.players
        record = await made.watcher.get(f"tables/{party.id}/record")
        ply = party.rng.randrange(len(record["moves"]) // 2)
        asked, key = {"ply": ply}, made.fresh("fork")
        answers = [await made.people[0].post(f"tables/{party.id}/fork", asked, key) for _ in "xy"]
        told = made.people[0].expect(answers[0], 201, f"a fork of {party} at {ply}")
        if answers[1].body != told:
            raise Violation(f"{party}, fork at {ply}: first {told}, then {answers[1]}")
        made.id = told["id"]
        made.figures.forks += 1
        return made

    async def run(self, going_on: Callable[[], bool]) -> "Party | None":
        """Play and prove: everybody is there already."""
        return await self.play(going_on)

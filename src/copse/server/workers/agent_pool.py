"""The pool of agent processes. A slow process is stopped and a crashed one is restarted; in the meantime a simple
choice is made, so no table waits forever.

Workers are assigned fairly (see `fair_queue.py`). Clients that ask for much, or at busy times, get less time for
each choice."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, NoReturn

import msgspec

from copse.agents.catalogue import LISTED, seated_name
from copse.agents.outlooks import Source
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.chance import MASK
from copse.server.clients.rate_limit import MINUTE, RateLimit
from copse.server.config.settings import Settings
from copse.server.protocol.messages import Chances, MoveInfo, WorkshopGames, WorkshopTrial
from copse.server.protocol.refusal import Refusal
from copse.server.tables.setup import chance
from copse.server.tables.timing import HINT_SECONDS, QUICK, Spell, Watch, share_of_turn, spell
from copse.server.workers.agent_process import GIVES_WAY, Advise, Answer, Found, Job, LookBack, Rehearse, Review, Task
from copse.server.workers.fair_queue import Asker, FairQueue
from copse.server.workers.worker import NoAnswer, Worker

log = logging.getLogger(__name__)

DEFAULT_AGENT: Final = "casual"  # the agent at a seat if nobody names another one, and the stand-in for people
COMMAND: Final = (sys.executable, "-P", "-m", "copse.server.workers.agent_process")
IN_VAIN: Final = 3  # failures in a row
LONGEST_LINE: Final = 1024 * 1024

SHARED_BY: Final = 2  # clients that may share a worker before each gets less time
LEAST_SHARE: Final = 0.1  # minimum share of an agent's time
SPENT_SHARE: Final = 0.25  # share of time for a client that has used up its minute
HINTS_AT_ONCE: Final = 10  # hints and reviews per client
REHEARSAL_SECONDS: Final = 2.0  # of games with a map or deck of players, so that an analysis waits no longer


class Stuck(Exception):
    """An agent process gave no usable answer."""


def known_agent(name: str | None) -> str:
    """Return the name of an agent that clients may choose. Names that open files or start programs are refused.
    Raises Refusal."""
    if name is None:
        return DEFAULT_AGENT
    name = seated_name(name)
    if name not in LISTED:
        raise Refusal(422, "unknown_agent", f"there is no agent '{name}' here", allowed=list(LISTED))
    return name


def plain_choice(game: AnyGame) -> Action:
    """Return the simple choice for someone who does not answer: to pass, or else the first legal action."""
    actions = game.decision.actions
    return next((action for action in actions if action.verb.name == "pass"), actions[0])


def own_last_choice(game: AnyGame) -> str:
    """Return the choice before this decision if the same seat made it, else an empty string."""
    last = game.history[-1] if game.history else None
    return last.action.text if last is not None and last.seat == game.decision.seat else ""


class Thought(NamedTuple):
    """An evaluated choice, with the chance to win and a possible continuation."""

    action: Action
    chance: float
    then: list[MoveInfo]


class Advice(NamedTuple):
    """A recommended choice. For a person also the source, the best alternatives, and the overall chance."""

    action: Action
    spell: Spell = Spell()
    source: Source | Literal[""] = ""
    before: float | None = None
    thoughts: Sequence[Thought] = ()


class Reader(NamedTuple):
    """The person who is advised: their language, and the names of the seats in it."""

    lang: str
    names: list[str]


class AgentPool:
    """The agent processes, started on demand: one for fast agents, one for the chances of finished games, one for
    their analysis, and as many as the settings say for searching agents."""

    def __init__(self, settings: Settings, command: tuple[str, ...] = COMMAND, watch: Watch | None = None) -> None:
        seconds, a_minute = settings.think_seconds, settings.thinking_per_minute
        searching = [AgentProcess(command, seconds) for _ in range(settings.thinkers)]
        quick, looking_back = AgentProcess(command, seconds), AgentProcess((*command, GIVES_WAY), seconds)
        self._analysis_seconds: Final = settings.analysis_seconds
        analysing = AgentProcess((*command, GIVES_WAY), 2 * self._analysis_seconds + seconds)
        self._all: Final = [quick, looking_back, analysing, *searching]
        self._quick, self._reviews, self._slow = FairQueue([quick]), FairQueue([looking_back]), FairQueue(searching)
        self._analyses: Final = FairQueue([analysing])
        self._allowance: Final = RateLimit(a_minute, a_minute / MINUTE)
        self._most, self._watch = settings.hints_at_once, watch or Watch()
        self._asked: Final = Counter[str]()  # hints and reviews, by client
        self.cut = 0  # computations with less than their time
        self.plain = 0  # simple choices after failures
        self.recalled = 0  # searches that continued an earlier one
        self._in_vain = 0  # failures since the last success

    # ---- how they are

    @property
    def living(self) -> int:
        return sum(thinker.worker.alive for thinker in self._all)

    @property
    def working(self) -> bool:
        """Whether agents work. One failure may be an agent's fault; several in a row are the machine's."""
        return self._in_vain < IN_VAIN

    @property
    def restarts(self) -> int:
        return sum(max(0, thinker.worker.starts - 1) for thinker in self._all)

    @property
    def busy(self) -> int:
        return sum(queue.busy for queue in self._queues)

    @property
    def waiting(self) -> int:
        return sum(queue.waiting for queue in self._queues)

    @property
    def _queues(self) -> tuple[FairQueue[AgentProcess], ...]:
        return self._quick, self._reviews, self._analyses, self._slow

    # ---- what they do

    async def advise(
        self,
        agent: str,
        game: AnyGame,
        asker: Asker,
        revision: int,
        before: int = 0,
        even: bool = False,
    ) -> Advice:
        """Return the agent's choice, or a simple one if it fails. `revision` is that of the table, for continuing an
        earlier search, and `before` how many choices the server has made there in this turn. With `even` the worker
        is held for the whole time, because the waiting of others must not reveal an early result."""
        moves, last = len(game.history), own_last_choice(game)
        save = game.determinize(game.decision.seat, chance() & MASK).save()
        queue = self._quick if agent in QUICK else self._slow
        async with queue.turn(asker) as thinker:
            its = self._spell(share_of_turn(agent, before), queue, asker.client)
            job = Job(agent, chance(), moves, save, its.until, asker.table, revision, last)
            advice = await self._thought(thinker, job, game)
            if even and queue is self._slow:
                await self._watch.until(its.until)
        return advice._replace(spell=its)

    async def _thought(self, thinker: AgentProcess, job: Job | Advise, game: AnyGame) -> Advice:
        try:
            told = await thinker.ask(job)
        except Stuck as problem:
            self.plain += 1
            self._in_vain += 1
            who = job.agent if isinstance(job, Job) else "hint"
            log.warning("agent %s failed in a game of %s: %s", who, game.book.name, problem)
            return Advice(plain_choice(game))
        self._in_vain = 0
        self.recalled += told.recalled
        read = game.vocabulary.parse
        thoughts = [Thought(read(line.action), line.chance, line.then) for line in told.lines]
        return Advice(read(told.action), Spell(), told.source, told.before, thoughts)

    async def hint(self, game: AnyGame, asker: Asker, reader: Reader) -> Advice:
        """Return a recommendation for a person, with an explanation. Raises Refusal."""
        with self._room(asker.client):
            moves, save = len(game.history), game.determinize(game.decision.seat, chance() & MASK).save()
            async with self._slow.turn(asker) as thinker:
                its = self._spell(HINT_SECONDS, self._slow, asker.client)
                advice = await self._thought(thinker, Advise(save, moves, its.until, *reader), game)
            return advice._replace(spell=its)

    async def review(self, game: AnyGame, asker: Asker) -> Chances:
        """Return the chances of all seats during a finished game. Raises Refusal."""
        try:
            with self._room(asker.client):
                job = Review(await asyncio.to_thread(game.save))
                async with self._reviews.turn(asker) as thinker:
                    told = await thinker.ask(job)
        except Stuck as problem:
            log.warning("computing the chances of a game of %s failed: %s", game.book.name, problem)
            raise Refusal(503, "unavailable", "the chances could not be computed; try again later") from None
        return Chances(told.moments, told.chances)

    async def look_back(self, game: AnyGame, names: dict[str, list[str]], asker: Asker) -> Found:
        """Return the costliest choices of a finished game, in the languages of `names`. Raises Refusal."""
        try:
            with self._room(asker.client):
                job = LookBack(await asyncio.to_thread(game.save), self._analysis_seconds, names)
                async with self._analyses.turn(asker) as thinker:
                    told = await thinker.ask(job)
                    if told.found is not None:
                        return told.found
        except Stuck as problem:
            log.warning("the analysis of a game of %s failed: %s", game.book.name, problem)
        raise Refusal(503, "unavailable", "the game could not be analysed; try again later")

    async def rehearse(self, trial: WorkshopTrial, asker: Asker) -> WorkshopGames:
        """Return some games with a map or deck of players. Raises Refusal if the client has used up its minute."""
        if not self._allowance.take(asker.client, REHEARSAL_SECONDS):
            problem = "your computing time is used up for the moment"
            raise Refusal(503, "thinkers_busy", problem, retry_after=math.ceil(REHEARSAL_SECONDS))
        try:
            with self._room(asker.client):
                async with self._analyses.turn(asker) as thinker:
                    told = await thinker.ask(Rehearse(trial, REHEARSAL_SECONDS))
                    if told.games is not None:
                        return told.games
        except Stuck as problem:
            log.warning("games with a %s of players failed: %s", trial.kind, problem)
        raise Refusal(503, "unavailable", "the games could not be played; try again later")

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.worker.stop()

    # ---- how much of it

    def _spell(self, seconds: float, queue: FairQueue[AgentProcess], client: str) -> Spell:
        """Return the time of a computation that starts now. It depends on who is waiting, never on the game."""
        now = self._watch.now()
        if queue is self._quick:
            return spell(now, seconds)
        share = min(1.0, SHARED_BY * queue.size / queue.competitors(client))
        if not self._allowance.take(client, seconds * share):
            share = min(share, SPENT_SHARE)
        share = max(share, LEAST_SHARE)
        self.cut += share < 1
        return spell(now, seconds, share)

    @contextmanager
    def _room(self, client: str) -> Iterator[None]:
        """Hold a place for a hint or review. Agents at tables always have one, because the number of tables is
        limited. Raises Refusal."""
        if self._asked[client] >= HINTS_AT_ONCE:
            self._refuse(429, "thinking", f"{HINTS_AT_ONCE} hints are already being computed for you")
        if self._asked.total() >= self._most:
            self._refuse(503, "thinkers_busy", "too many hints and analyses are being computed")
        self._asked[client] += 1
        try:
            yield
        finally:
            self._asked[client] -= 1
            if not self._asked[client]:
                del self._asked[client]

    def _refuse(self, status: int, code: str, problem: str) -> NoReturn:
        seconds = math.ceil((self._asked.total() + 1) * HINT_SECONDS / self._slow.size)
        raise Refusal(status, code, f"{problem}; try again in {seconds} seconds", retry_after=seconds)


class AgentProcess:
    """One agent process."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.worker: Final = Worker(command, seconds, LONGEST_LINE)

    async def ask(self, job: Task) -> Answer:
        try:
            line = await self.worker.exchange(msgspec.json.encode(job))
        except NoAnswer as problem:
            raise Stuck(str(problem)) from None
        try:
            told = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            await self.worker.stop()
            raise Stuck("its answer cannot be read") from None
        if told.fault:
            raise Stuck(told.fault)
        return told

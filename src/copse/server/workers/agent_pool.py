"""Thinkers: agents think in processes of their own. One that is slow is stopped, one that crashes is started anew, and
meanwhile a plain choice is made, so no table waits for ever. Workers are given in turn (see `lanes.py`); who asks for
much, or asks when many do, gets less time for each thought."""

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
from copse.server.clients.rate_limit import MINUTE, Allowance
from copse.server.config.settings import Settings
from copse.server.protocol.messages import Chances, MoveInfo
from copse.server.protocol.refusal import Refusal
from copse.server.tables.setup import chance
from copse.server.tables.timing import QUICK, SECONDS, Spell, Watch
from copse.server.workers.agent_process import GIVES_WAY, HINT, Advise, Answer, Found, Job, LookBack, Review
from copse.server.workers.fair_queue import Asker, Lane
from copse.server.workers.worker import NoAnswer, Worker

log = logging.getLogger(__name__)

DEFAULT_AGENT: Final = "casual"  # stands in for people, and gives hints
COMMAND: Final = (sys.executable, "-P", "-m", "copse.server.workers.agent_process")
IN_VAIN: Final = 3  # thoughts that fail one after the other
LONGEST_LINE: Final = 1024 * 1024

SHARED_BY: Final = 2  # so many may share a worker before each gets less time
LEAST_SHARE: Final = 0.1  # of an agent's time, however many wait
SPENT_SHARE: Final = 0.25  # for a client that has used up its time of this minute
HINTS_AT_ONCE: Final = 10  # of a client, and reviews


class Stuck(Exception):
    """A thinker gave no answer that can be used."""


def known_agent(name: str | None) -> str:
    """The name of an agent that clients may choose. Names that would open files or start programs are none of them."""
    if name is None:
        return DEFAULT_AGENT
    name = seated_name(name)
    if name not in LISTED:
        raise Refusal(422, "unknown_agent", f"there is no agent '{name}' here", allowed=list(LISTED))
    return name


def plain_choice(game: AnyGame) -> Action:
    """What is done for someone who gives no answer: to pass, or else the first that is legal."""
    actions = game.decision.actions
    return next((action for action in actions if action.verb.name == "pass"), actions[0])


def own_last_choice(game: AnyGame) -> str:
    """What was chosen before this decision, if the same seat chose it; nothing if it was another."""
    last = game.history[-1] if game.history else None
    return last.action.text if last is not None and last.seat == game.decision.seat else ""


class Thought(NamedTuple):
    """A choice that was weighed, with the chance to win and what might follow."""

    action: Action
    chance: float
    then: list[MoveInfo]


class Advice(NamedTuple):
    """What to do; for a person also who judged, what was weighed most, and the chance over all that was tried."""

    action: Action
    spell: Spell = Spell()
    source: Source | Literal[""] = ""
    before: float | None = None
    thoughts: Sequence[Thought] = ()


class Reader(NamedTuple):
    """Who is advised: their language, and the names of the seats in it."""

    lang: str
    names: list[str]


class Thinkers:
    """Processes, started when they are first needed: one for agents that are quick, one for the chances of games that
    are over, one for analysing such games, and those of the settings for agents that search."""

    def __init__(self, settings: Settings, command: tuple[str, ...] = COMMAND, watch: Watch | None = None) -> None:
        seconds, a_minute = settings.think_seconds, settings.thinking_per_minute
        searching = [Thinker(command, seconds) for _ in range(settings.thinkers)]
        quick, looking_back = Thinker(command, seconds), Thinker((*command, GIVES_WAY), seconds)
        self._analysis_seconds: Final = settings.analysis_seconds
        analysing = Thinker((*command, GIVES_WAY), 2 * self._analysis_seconds + seconds)
        self._all: Final = [quick, looking_back, analysing, *searching]
        self._quick, self._reviews, self._slow = Lane([quick]), Lane([looking_back]), Lane(searching)
        self._analyses: Final = Lane([analysing])
        self._allowance: Final = Allowance(a_minute, a_minute / MINUTE)
        self._most, self._watch = settings.hints_at_once, watch or Watch()
        self._asked: Final = Counter[str]()  # hints and reviews, by client
        self.cut = 0  # thoughts that were given less than their time
        self.plain = 0  # choices that were made because a thought failed
        self.recalled = 0  # thoughts that went on from the one before
        self._in_vain = 0  # thoughts that failed since the last that did not

    # ---- how they are

    @property
    def living(self) -> int:
        return sum(thinker.worker.alive for thinker in self._all)

    @property
    def working(self) -> bool:
        """Whether thoughts come to something: one that fails may be the agent's fault, several are the machine's."""
        return self._in_vain < IN_VAIN

    @property
    def restarts(self) -> int:
        return sum(max(0, thinker.worker.starts - 1) for thinker in self._all)

    @property
    def busy(self) -> int:
        return sum(lane.busy for lane in self._lanes)

    @property
    def waiting(self) -> int:
        return sum(lane.waiting for lane in self._lanes)

    @property
    def _lanes(self) -> tuple[Lane[Thinker], ...]:
        return self._quick, self._reviews, self._analyses, self._slow

    # ---- what they do

    async def advise(
        self,
        agent: str,
        game: AnyGame,
        asker: Asker,
        revision: int,
        even: bool = False,
        reader: Reader | None = None,
    ) -> Advice:
        """The agent's choice, or a plain one if it fails. `revision` is that of the table: a search may go on from what
        it thought one before. `even`: others must not see in how long they themselves wait whether it was found at
        once, so the worker is kept for the whole time. A `reader` is told in the agent's time what they might do
        themselves, and why."""
        moves, last = len(game.history), own_last_choice(game)
        save = game.determinize(game.decision.seat, chance() & MASK).save()
        lane = self._quick if SECONDS[agent] <= QUICK else self._slow
        async with lane.turn(asker) as thinker:
            spell = self._spell(agent, lane, asker.client)
            job = Job(agent, chance(), moves, save, spell.until, asker.table, revision, last)
            advice = await self._thought(thinker, job if reader is None else Advise(job, *reader), game)
            if even and lane is self._slow:
                await self._watch.until(spell.until)
        return advice._replace(spell=spell)

    async def _thought(self, thinker: Thinker, job: Job | Advise, game: AnyGame) -> Advice:
        try:
            told = await thinker.ask(job)
        except Stuck as problem:
            self.plain += 1
            self._in_vain += 1
            who = job.agent if isinstance(job, Job) else HINT
            log.warning("agent %s at a game of %s: %s", who, game.book.name, problem)
            return Advice(plain_choice(game))
        self._in_vain = 0
        self.recalled += told.recalled
        read = game.vocabulary.parse
        thoughts = [Thought(read(line.action), line.chance, line.then) for line in told.lines]
        return Advice(read(told.action), Spell(), told.source, told.before, thoughts)

    async def hint(self, game: AnyGame, asker: Asker, revision: int, reader: Reader) -> Advice:
        """What a person is advised to do."""
        with self._room(asker.client):
            return await self.advise(DEFAULT_AGENT, game, asker, revision, reader=reader)

    async def review(self, game: AnyGame, asker: Asker) -> Chances:
        """How likely each seat was to win as a game went on that nobody plays any more."""
        try:
            with self._room(asker.client):
                job = Review(await asyncio.to_thread(game.save))
                async with self._reviews.turn(asker) as thinker:
                    told = await thinker.ask(job)
        except Stuck as problem:
            log.warning("the chances of a game of %s: %s", game.book.name, problem)
            raise Refusal(503, "unavailable", "the chances could not be worked out: ask again later") from None
        return Chances(told.moments, told.chances)

    async def look_back(self, game: AnyGame, names: dict[str, list[str]], asker: Asker) -> Found:
        """Which choices cost most in a game that nobody plays any more, in the languages of `names`."""
        try:
            with self._room(asker.client):
                job = LookBack(await asyncio.to_thread(game.save), self._analysis_seconds, names)
                async with self._analyses.turn(asker) as thinker:
                    told = await thinker.ask(job)
                    if told.found is not None:
                        return told.found
        except Stuck as problem:
            log.warning("the analysis of a game of %s: %s", game.book.name, problem)
        raise Refusal(503, "unavailable", "the game could not be analysed: ask again later")

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.worker.stop()

    # ---- how much of it

    def _spell(self, agent: str, lane: Lane[Thinker], client: str) -> Spell:
        """The time for a thought that begins now. Only who waits matters to it, never what is thought about."""
        seconds = SECONDS[agent]
        if lane is self._quick:
            return Spell(self._watch.now(), seconds)
        share = min(1.0, SHARED_BY * lane.size / lane.crowd(client))
        if not self._allowance.take(client, seconds * share):
            share = min(share, SPENT_SHARE)
        share = max(share, LEAST_SHARE)
        self.cut += share < 1
        return Spell(self._watch.now(), seconds * share, share < 1)

    @contextmanager
    def _room(self, client: str) -> Iterator[None]:
        """Room for one more hint or review. Agents at tables always have it: they are as many as the tables."""
        if self._asked[client] >= HINTS_AT_ONCE:
            self._refuse(429, "thinking", f"{HINTS_AT_ONCE} hints are being thought about already")
        if self._asked.total() >= self._most:
            self._refuse(503, "thinkers_busy", "too many games are being thought about")
        self._asked[client] += 1
        try:
            yield
        finally:
            self._asked[client] -= 1
            if not self._asked[client]:
                del self._asked[client]

    def _refuse(self, status: int, code: str, problem: str) -> NoReturn:
        seconds = math.ceil((self._asked.total() + 1) * SECONDS[DEFAULT_AGENT] / self._slow.size)
        raise Refusal(status, code, f"{problem}: ask again in {seconds} seconds", retry_after=seconds)


class Thinker:
    """One process."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.worker: Final = Worker(command, seconds, LONGEST_LINE)

    async def ask(self, job: Job | Advise | Review | LookBack) -> Answer:
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

"""Thinkers: agents think in processes of their own. One that is slow is stopped, one that crashes is started anew, and
meanwhile a plain choice is made, so no table waits for ever and none waits for another's agent."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Final, NamedTuple

import msgspec

from copse.agents import AGENTS
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.chance import MASK
from copse.server.messages import Chances
from copse.server.refusal import Refusal
from copse.server.setup import chance
from copse.server.thinking import Answer, Job, Review
from copse.server.worker import NoAnswer, Worker

log = logging.getLogger(__name__)

DEFAULT_AGENT: Final = "adept"  # stands in for people, and gives hints
COMMAND: Final = (sys.executable, "-P", "-m", "copse.server.thinking")
LONGEST_LINE: Final = 1024 * 1024


class Stuck(Exception):
    """A thinker gave no answer that can be used."""


def known_agent(name: str | None) -> str:
    """The name of an agent that clients may choose. Names that would open files or start programs are none of them."""
    if name is None:
        return DEFAULT_AGENT
    if name not in AGENTS:
        raise Refusal(422, "unknown_agent", f"there is no agent '{name}' here", allowed=list(AGENTS))
    return name


def plain_choice(game: AnyGame) -> Action:
    """What is done for someone who gives no answer: to pass, or else the first that is legal."""
    actions = game.decision.actions
    return next((action for action in actions if action.verb.name == "pass"), actions[0])


class Advice(NamedTuple):
    """What to do; `tried` are the choices that were weighed most, with the chance to win."""

    action: Action
    tried: list[tuple[Action, float]]


class Thinkers:
    """A few processes, started when they are first needed."""

    def __init__(self, count: int, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        self._all: Final = [Thinker(command, seconds) for _ in range(count)]
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, agent: str, game: AnyGame) -> Action:
        return (await self.advise(agent, game)).action

    async def advise(self, agent: str, game: AnyGame) -> Advice:
        """The agent's choice, or a plain one if it fails."""
        moves = len(game.history)
        save = game.determinize(game.decision.seat, chance() & MASK).save()
        try:
            told = await self._ask(Job(agent, chance(), moves, save))
        except Stuck as problem:
            log.warning("agent %s at a game of %s: %s", agent, game.book.name, problem)
            return Advice(plain_choice(game), [])
        read = game.vocabulary.parse
        return Advice(read(told.action), [(read(text), chance) for text, chance in told.tried])

    async def review(self, game: AnyGame) -> Chances:
        """How likely each seat was to win as a game went on that nobody plays any more."""
        try:
            told = await self._ask(Review(game.save()))
        except Stuck as problem:
            log.warning("the chances of a game of %s: %s", game.book.name, problem)
            raise Refusal(503, "unavailable", "the chances could not be worked out: ask again later") from None
        return Chances(told.moments, told.chances)

    async def _ask(self, job: Job | Review) -> Answer:
        thinker = await self._idle.get()
        try:
            return await thinker.ask(job)
        finally:
            self._idle.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()


class Thinker:
    """One process."""

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self._worker: Final = Worker(command, seconds, LONGEST_LINE)

    async def ask(self, job: Job | Review) -> Answer:
        try:
            line = await self._worker.exchange(msgspec.json.encode(job))
        except NoAnswer as problem:
            raise Stuck(str(problem)) from None
        try:
            told = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            await self._worker.stop()
            raise Stuck("its answer cannot be read") from None
        if told.fault:
            raise Stuck(told.fault)
        return told

    async def stop(self) -> None:
        await self._worker.stop()

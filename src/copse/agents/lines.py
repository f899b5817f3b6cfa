"""Agents in any language: a process that reads lines of JSON and answers each decision with one line of JSON.

docs/reference/agents.md describes the protocol. Each game starts a process at the agent's first decision.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from copse.agents.base import AgentFault, Observation, example, named
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.outcome import GameOutcome
from copse.kernel.tasks import Json, plain_outcome

PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # default time for an answer, in seconds
GRACE: Final = 2.0  # time for a process to exit by itself, in seconds
LONGEST: Final = 1 << 16  # maximum number of characters of an answer
SHOWN: Final = 80  # characters of a wrong answer that an error shows


class LineAgent:
    """An agent that asks a command. Errors name the command."""

    def __init__(self, command: str, seed: int, patience: float = PATIENCE) -> None:
        self._name, self._seed, self._patience = f"run:{command}", seed, patience
        self._words = read_command(command)
        self._link: Link | None = None

    def choose(self, observation: Observation) -> Action:
        messages = [decision(observation)]
        if self._link is None:
            self._link = self._start()
            messages.insert(0, hello(observation, self._seed))
        answer = self._ask(self._link, messages)
        chosen = read_answer(answer, observation)
        if chosen is None:
            raise self._fault(f"answered {answer.strip()[:SHOWN]!r}; {ALLOWED}, such as {example(observation)}")
        return chosen

    def end(self, outcome: GameOutcome | None) -> None:
        if self._link is not None and self._link.open:
            self._link.tell({"type": "end", "outcome": None if outcome is None else plain_outcome(outcome)})
            self._link.close()

    def _start(self) -> Link:
        try:
            return Link(self._words)
        except OSError as problem:
            raise self._fault(f"cannot be started: {problem.strerror}") from None

    def _ask(self, link: Link, messages: list[Message]) -> str:
        try:
            answer = link.ask(messages, self._patience)
        except TimeoutError:
            link.kill()
            raise self._fault(f"gave no answer within {self._patience:g} s") from None
        except BaseException:  # after Ctrl-C, nobody waits for the answer any more
            link.kill()
            raise
        if not answer:
            raise self._fault(link.last_words())
        return answer

    def _fault(self, problem: str) -> AgentFault:
        return AgentFault(f"{self._name} {problem}")


# ---- the messages

Message = Mapping[str, Json]

ALLOWED: Final = "a line must be the number or, in quotes, the text of one of the actions"


def hello(observation: Observation, seed: int) -> Message:
    """Return the first message: the game, the agent's seat, and a seed for the agent's random choices."""
    options = dict(observation.options)
    return {"type": "hello", "copse": PROTOCOL, "game": observation.game, "seat": observation.seat, "seed": seed,
            "options": options}  # fmt: skip


def decision(observation: Observation) -> Message:
    write = observation.write_action
    actions: list[Json] = [{"number": action.number, "text": write(action)} for action in observation.actions]
    return {"type": "decide", "seat": observation.seat, "view": observation.view, "actions": actions}


def read_answer(line: str, observation: Observation) -> Action | None:
    """Return the action that the line names, or None if it names no legal action."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return named(answer, observation)


def read_command(command: str) -> list[str]:
    """Split a command into words as a shell does. Raises BadSetup if the program does not exist."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadSetup(f"run:{command} is not a valid command: {problem}") from None
    if not words:
        raise BadSetup("run: needs a command after it, such as run:node my_agent.mjs")
    if shutil.which(words[0]) is None:
        raise BadSetup(f"run:{command} cannot be started: there is no program '{words[0]}'")
    return words


# ---- the process


class Link:
    """A process with pipes. Its standard error is the standard error of Copse."""

    def __init__(self, words: list[str]) -> None:
        # In a separate session, so that everything that the command starts can be ended with it.
        self._process: Final = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
            start_new_session=True,
        )  # fmt: skip
        # Pipes have no timeout, but waiting for a thread has one.
        self._clerk: Final = ThreadPoolExecutor(max_workers=1)
        self.close: Final = weakref.finalize(self, finish, self._process, self._clerk)

    @property
    def open(self) -> bool:
        return self.close.alive

    def ask(self, messages: list[Message], patience: float) -> str:
        """Send the messages and wait for a line. The line is empty if the process has ended."""
        return self._clerk.submit(exchange, self._process, messages).result(patience)

    def tell(self, message: Message) -> None:
        """Send a message that needs no answer."""
        try:
            self._clerk.submit(send, self._process, [message]).result(GRACE)
        except BrokenPipeError:
            pass  # the process has ended already
        except TimeoutError:
            self.kill()

    def last_words(self) -> str:
        try:
            return f"ended with status {self._process.wait(GRACE)} instead of answering"
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"

    def kill(self) -> None:
        kill(self._process)
        self.close()


def exchange(process: subprocess.Popen[str], messages: list[Message]) -> str:
    assert process.stdout is not None
    try:
        send(process, messages)
    except BrokenPipeError:
        return ""
    return process.stdout.readline(LONGEST)


def send(process: subprocess.Popen[str], messages: list[Message]) -> None:
    assert process.stdin is not None
    process.stdin.writelines(json.dumps(message, ensure_ascii=False) + "\n" for message in messages)
    process.stdin.flush()


def finish(process: subprocess.Popen[str], clerk: ThreadPoolExecutor) -> None:
    """Close the input of the process, so that it exits by itself. If it does not, kill it."""
    assert process.stdin is not None
    assert process.stdout is not None
    clerk.shutdown()
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        kill(process)
        process.wait()
    process.stdout.close()


def kill(process: subprocess.Popen[str]) -> None:
    """Kill the process and everything that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)

"""Agents in any language: a process that reads lines of JSON and answers each decision with one line of JSON.
docs/reference/agents.md describes the lines. Each game starts a process at the agent's first decision."""

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

from copse.agents.base import AgentFault, Observation
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json

PROTOCOL: Final = 1
PATIENCE: Final = 60.0  # seconds for an answer, unless the agent's name says otherwise
GRACE: Final = 2.0  # seconds in which a process may end by itself
LONGEST: Final = 1 << 16  # characters of an answer,
SHOWN: Final = 80  # and of a wrong one that are shown


class LineAgent:
    """Asks a command. Where it fails, the error names it."""

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

    def end(self, outcome: Mapping[str, Json] | None) -> None:
        if self._link is not None and self._link.open:
            self._link.tell({"type": "end", "outcome": None if outcome is None else dict(outcome)})
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
        except BaseException:  # a person pressed Ctrl-C: nobody waits for the answer any more
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
    """The first line: which game it is, where the agent sits, and a seed for its own chance."""
    options = dict(observation.options)
    return {"type": "hello", "copse": PROTOCOL, "game": observation.game, "seat": observation.seat, "seed": seed,
            "options": options}  # fmt: skip


def decision(observation: Observation) -> Message:
    write = observation.write_action
    actions: list[Json] = [{"number": action.number, "text": write(action)} for action in observation.actions]
    return {"type": "decide", "seat": observation.seat, "view": observation.view, "actions": actions}


def read_answer(line: str, observation: Observation) -> Action | None:
    """The action that the line names; None if it names none of them."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    for action in observation.actions:
        texts = observation.write_action(action), action.text
        if answer in texts or (answer == action.number and type(answer) is int):
            return action
    return None


def example(observation: Observation) -> str:
    action = observation.actions[0]
    return f"{action.number} or {json.dumps(observation.write_action(action))}"


def read_command(command: str) -> list[str]:
    """The words of a command, as a shell would split them; the program must be there."""
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
    """A process with a pipe to it. What it writes to standard error goes where ours goes."""

    def __init__(self, words: list[str]) -> None:
        # A session of its own, so that whatever the command starts can be ended with it.
        self._process: Final = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
            start_new_session=True,
        )  # fmt: skip
        # Pipes have no time limit, but waiting for a thread has.
        self._clerk: Final = ThreadPoolExecutor(max_workers=1)
        self.close: Final = weakref.finalize(self, finish, self._process, self._clerk)

    @property
    def open(self) -> bool:
        return self.close.alive

    def ask(self, messages: list[Message], patience: float) -> str:
        """Send the messages and wait for a line; it is empty if the process has ended."""
        return self._clerk.submit(exchange, self._process, messages).result(patience)

    def tell(self, message: Message) -> None:
        """Send a message to which no answer is expected."""
        try:
            self._clerk.submit(send, self._process, [message]).result(GRACE)
        except BrokenPipeError:
            pass  # it has ended already
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
    """Let the process end by itself once its input ends, or else end it."""
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
    """End the process and whatever it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)

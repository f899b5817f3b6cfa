"""Agents, evaluations and evaluators from users: classes in a file, named `my.py:Mine`.

Each error is one sentence that names the file and the class.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isclass, signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType

from copse.agents.base import Agent, AgentFault, Listener, Observation, example, named
from copse.agents.evaluation import Part
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.outcome import GameOutcome


class OwnAgent:
    """Wraps a user's agent, and checks that it chooses one of the given actions."""

    def __init__(self, name: str, agent: Agent, file: Path) -> None:
        self._name, self._agent, self._file = name, agent, file

    def choose(self, observation: Observation) -> Action:
        try:
            chosen = self._agent.choose(observation)
        except Exception as problem:
            raise AgentFault(f"{self._name} failed to choose: {told(problem, self._file)}") from problem
        action = named(chosen, observation)
        if action is None:
            raise AgentFault(
                f"{self._name} chose {chosen!r:.80}; choose one of observation.actions, or its number or text, such as "
                f"{example(observation)}"
            )
        return action

    def end(self, outcome: GameOutcome | None) -> None:
        if isinstance(self._agent, Listener):
            try:
                self._agent.end(outcome)
            except Exception as problem:
                raise AgentFault(f"{self._name} failed to end: {told(problem, self._file)}") from problem


def own_agent(name: str, seed: int) -> OwnAgent:
    """Create the agent in a file and a class, `my.py:Mine`. It gets the seed if its constructor has a parameter."""
    agent = make_own(name, seed)
    if not isinstance(agent, Agent):
        raise BadSetup(f"{name} is not an agent: it has no method choose(self, observation)")
    return OwnAgent(name, agent, file_of(name))


@dataclass(frozen=True)
class Own:
    """An object of a user's class, `my.py:Mine`. Each process creates one object for each name."""

    name: str

    def has(self, method: str) -> bool:
        return callable(getattr(the_own(self.name), method, None))

    def method(self, name: str) -> Part:
        """Return a method of the object. Its exceptions become AgentFault with the place in the file."""
        method: Part = getattr(the_own(self.name), name)

        def call(*args: object) -> object:
            try:
                return method(*args)
            except Exception as problem:
                raise AgentFault(f"{self.name} failed to {name}: {told(problem, file_of(self.name))}") from problem

        return call


@cache
def the_own(name: str) -> object:
    return make_own(name)


def make_own(name: str, seed: int | None = None) -> object:
    """Create an object of the class. It gets the seed, if there is one and its constructor has a parameter."""
    file = file_of(name)
    maker = find_class(name, file, name.rpartition(":")[2])
    try:
        made: object = maker(seed) if seed is not None and signature(maker).parameters else maker()
    except Exception as problem:
        raise BadSetup(f"{name} cannot be created: {told(problem, file)}") from problem
    return made


def file_of(name: str) -> Path:
    return Path(name.rpartition(":")[0]).expanduser().resolve()


def find_class(name: str, file: Path, wanted: str) -> type:
    if not file.is_file():
        raise BadSetup(f"{name} cannot be found: there is no file {file}")
    try:
        module = run_file(file)
    except Exception as problem:
        raise BadSetup(f"{name} cannot be loaded: {told(problem, file)}") from problem
    classes = {
        key: value for key, value in vars(module).items() if isclass(value) and value.__module__ == module.__name__
    }
    if wanted not in classes:
        raise BadSetup(f"{name} cannot be found: {file.name} has no class '{wanted}'{suggest(wanted, classes)}")
    return classes[wanted]


@cache
def run_file(file: Path) -> ModuleType:
    """Import the file as a module, once for all games. It may import other files in its folder."""
    spec = spec_from_file_location(f"own_agent_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    spec.loader.exec_module(module)
    return module


def told(problem: Exception, file: Path) -> str:
    """Describe an exception, with the line of the file."""
    lines = [frame.lineno for frame in extract_tb(problem.__traceback__) if frame.filename == str(file)]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(problem).__name__}: {problem}{place}"

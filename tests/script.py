"""Scripts: how tests set up a position, make choices and look at the outcome. A script fails on an unexpected question:
every line names the seat that must be asked and the action it takes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import dedent
from typing import TypeVar

import pytest

from copse.games import AnyGame, RootGame, SmallWorldGame
from copse.kernel.game import Game
from copse.root.book import BOOK as ROOT
from copse.smallworld.book import BOOK as SMALL_WORLD

NIGHTLY = pytest.mark.nightly
G = TypeVar("G", bound=AnyGame)


def few_of_many(few: int, cases: Iterable[object]) -> list[object]:
    """Cases for `parametrize`: the first few for `make test`, all others for the nightly run, each once. A tuple is one
    case of several arguments."""
    chosen: list[object] = []
    for case in cases:
        if case not in chosen:
            chosen.append(case)
    late = [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=NIGHTLY) for case in chosen[few:]]
    return [*chosen[:few], *late]


def small_world(text: str) -> SmallWorldGame:
    """A game of Small World from a position without its head line."""
    return Game.from_position(SMALL_WORLD, "copse position 1 smallworld\n" + dedent(text))


def root(text: str) -> RootGame:
    """A game of Root from a position without its head line. Whoever holds a hireling keeps it for long, if nothing else
    is said."""
    lines = dedent(text).rstrip("\n").split("\n")
    for held in re.findall(r"^\s*held (\w+) by", text, re.MULTILINE):
        lines += [f"{held} control 4"] * (f"{held} control" not in text)
    return Game.from_position(ROOT, "\n".join(["copse position 1 root", *lines]))


def play(game: G, *script: str) -> G:
    """Make these choices, each written as `SEAT ACTION`."""
    for number, line in enumerate(script, 1):
        seat, _, action = line.partition(" ")
        assert not game.over, f"line {number} ({line}): the game is over"
        decision = game.decision
        asked = f"{decision.prompt} of seat {decision.seat}: {[legal.text for legal in decision.actions]}"
        assert decision.seat == int(seat), f"line {number} ({line}): {asked}"
        assert game.read_action(action) in decision.actions, f"line {number} ({line}): {asked}"
        game.apply(action)
    return game


def legal(game: AnyGame, verb: str = "") -> list[str]:
    """The legal actions as text, all or those of one verb."""
    return [action.text for action in game.decision.actions if not verb or action.verb.name == verb]


def asked(game: AnyGame) -> tuple[int, str, str]:
    """Who is asked what, by which paragraph."""
    return game.decision.seat, game.decision.prompt, game.decision.law


def why_not(game: AnyGame, action: str) -> str:
    """The paragraph that forbids an action which one would look for here."""
    return {blocked.action.text: blocked.law for blocked in game.decision.blocked()}[action]


def happened(game: AnyGame, what: str) -> list[dict[str, int | str]]:
    """The events of a kind, with everything that only some seats may know."""
    return [{**event.args, **event.secret} for event in game.events if event.what == what]

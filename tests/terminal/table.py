"""A table for tests: answers go in as text, and what the terminal printed comes out."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from copse.agents.base import Agent, Observation
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.locale import Words
from copse.terminal import play


class First:
    """An agent that takes the first choice."""

    def choose(self, observation: Observation) -> Action:
        return observation.actions[0]


FIRST = First()


def sit(
    game: AnyGame,
    *answers: str,
    seats: Sequence[Agent | None] = (None, FIRST),
    language: str = "en",
    width: int = 100,
    auto: bool = True,
    autosave: Path | None = None,
    stream: io.StringIO | None = None,
    terminal: bool = False,
) -> str:
    """Play with these answers; what was printed."""
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=terminal, color_system="truecolor" if terminal else None)
    typed = stream or io.StringIO("".join(f"{answer}\n" for answer in answers))
    play(game, seats, Words(language), console, auto=auto, autosave=autosave, answers=typed)
    return out.getvalue()

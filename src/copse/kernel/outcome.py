"""The result of a game. This module is never compiled, because mypyc drops the docstring of a `TypedDict`."""

from __future__ import annotations

from typing import TypedDict


class GameOutcome(TypedDict):
    """The result of a finished game: the winning seats, the points by seat (None off the score track), and the
    paragraph by which they won. A game may add lists by seat, such as what breaks its ties."""

    winners: list[int]
    points: list[int | None]
    law: str

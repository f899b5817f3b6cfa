"""The environments' vectors for arena files: each decision with what its seat could know."""

from __future__ import annotations

from copse.arena.sight import Sight
from copse.games import find
from copse.kernel.tasks import State
from copse.vectors import VECTORS, encode


def look(state: State, seat: int) -> bytes:
    return bytes(encode(state, seat))


def sight_of(game: str) -> Sight:
    """Return the sight of a game for the arena.

    >>> sight_of("smallworld").length == VECTORS["smallworld"].length
    True
    """
    name = find(game).name
    vector = VECTORS[name]
    return Sight(f"{name}_v{vector.version}", vector.length, look)

"""Traces: the marks that a game leaves on its map, such as moves, battles, conquests and losses.

They come from public events, and each has a seat and a place. So a map of a whole game, or of a part of it, is a sum. A
game without traces in its kit leaves no marks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from copse.games import AnyGame, Parts
from copse.kernel.events import Event, Word
from copse.server.protocol.messages import Trace


class Traces:
    """The traces of one game."""

    def of(self, game: AnyGame, events: Iterable[Event]) -> list[Trace]:
        """Return the marks that these events leave on the map. `game` is in the state after the events."""
        return []


TRACES: Final[Mapping[str, Traces]] = Parts(
    lambda kit: kit.traces, lambda found: found if isinstance(found, Traces) else None, "Traces"
)


def traces(game: AnyGame, events: Iterable[Event]) -> list[Trace]:
    """Return the marks that these events leave on the map. `game` is in the state after the events."""
    name = game.book.name
    return TRACES[name].of(game, events) if name in TRACES else []


def whole(args: Mapping[str, Word], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value

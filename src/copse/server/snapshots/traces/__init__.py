"""Traces: what a game leaves on its map, read from the events that everyone may see. Moves, battles, conquests and
losses, each by whom and where, so that a map of the whole game, or of a part of it, is a sum. A game whose kit names
nothing leaves none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from copse.games import AnyGame, Parts
from copse.kernel.events import Event, Word
from copse.server.protocol.messages import Trace


class Traces:
    """Of one game."""

    def of(self, game: AnyGame, events: Iterable[Event]) -> list[Trace]:
        """What these events of the present moment leave on the map."""
        return []


TRACES: Final[Mapping[str, Traces]] = Parts(
    lambda kit: kit.traces, lambda found: found if isinstance(found, Traces) else None, "Traces"
)


def traces(game: AnyGame, events: Iterable[Event]) -> list[Trace]:
    """What these events of the present moment leave on the map."""
    name = game.book.name
    return TRACES[name].of(game, events) if name in TRACES else []


def whole(args: Mapping[str, Word], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value

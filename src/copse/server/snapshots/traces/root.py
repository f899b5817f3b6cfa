"""The marks that a game of Root leaves on its map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from copse.games import AnyGame
from copse.kernel.events import Event
from copse.server.protocol.messages import Trace
from copse.server.snapshots.traces import Traces, whole


class RootTraces(Traces):
    def of(self, game: AnyGame, events: Iterable[Event]) -> list[Trace]:
        return [trace for event in events for trace in left_by(event)]


def left_by(event: Event) -> list[Trace]:
    """Return moved warriors, battles with attacker and defender, and pieces that other seats removed."""
    args = event.args
    match event.what:
        case "moved":
            origin, target = whole(args, "origin"), whole(args, "target")
            return [Trace("move", whole(args, "seat"), target, whole(args, "count"), origin=origin)]
        case "battled":
            attacker, defender = whole(args, "attacker"), whole(args, "defender")
            return [Trace("battle", attacker, whole(args, "clearing"), 1, other=defender)]
        case "removed" if args.get("by") != args["seat"]:  # games of older versions do not say who removed a piece
            return [Trace("loss", whole(args, "seat"), whole(args, "clearing"), whole(args, "count"))]
    return []


TRACES: Final = RootTraces()

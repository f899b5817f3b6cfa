"""Traces: moves, battles, conquests and losses on the map, from public events. A map of a game, or of a part of it,
is their sum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from copse.games import AnyGame
from copse.kernel.events import Event, Word
from copse.root.state import Woodland
from copse.server.protocol.messages import Trace


def traces(game: AnyGame, events: Iterable[Event]) -> list[Trace]:
    """Return the traces of events."""
    if isinstance(game.state, Woodland):
        return [trace for event in events for trace in in_woodland(event)]
    owners = dict(zip(game.state.rules.race_ids, game.state.owner, strict=True))
    return [trace for event in events for trace in in_world(event, owners)]


def in_woodland(event: Event) -> list[Trace]:
    """Yield moves of warriors, battles by attacker and defender, and pieces lost to others."""
    args = event.args
    match event.what:
        case "moved":
            origin, target = _whole(args, "origin"), _whole(args, "target")
            return [Trace("move", _whole(args, "seat"), target, _whole(args, "count"), origin=origin)]
        case "battled":
            attacker, defender = _whole(args, "attacker"), _whole(args, "defender")
            return [Trace("battle", attacker, _whole(args, "clearing"), 1, other=defender)]
        case "removed" if args.get("by") != args["seat"]:  # games of older versions do not name the attacker
            return [Trace("loss", _whole(args, "seat"), _whole(args, "clearing"), _whole(args, "count"))]
    return []


def in_world(event: Event, owners: Mapping[str, int]) -> list[Trace]:
    """Yield regions taken by force or conversion, and from whom. `owners` maps races to seats."""
    args = event.args
    match event.what:
        case "conquered":
            return [Trace("conquest", _whole(args, "seat"), _whole(args, "region"), 1)]
        case "evicted":
            return [Trace("loss", _whole(args, "seat"), _whole(args, "region"), 1)]
        case "converted":
            seat, region, victim = _whole(args, "seat"), _whole(args, "region"), owners[str(args["race"])]
            return [Trace("conquest", seat, region, 1), Trace("loss", victim, region, 1)]
    return []


def _whole(args: Mapping[str, Word], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value

"""Traces: what a game leaves on its map, read from the events that everyone may see. Moves, battles, conquests and
losses, each by whom and where, so that a map of the whole game, or of a part of it, is a sum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from copse.games import AnyGame
from copse.kernel.events import Event, Word
from copse.root.state import Woodland
from copse.server.protocol.messages import Trace


def traces(game: AnyGame, events: Iterable[Event]) -> list[Trace]:
    """What these events of the present moment leave on the map."""
    if isinstance(game.state, Woodland):
        return [trace for event in events for trace in in_woodland(event)]
    owners = dict(zip(game.state.rules.race_ids, game.state.owner, strict=True))
    return [trace for event in events for trace in in_world(event, owners)]


def in_woodland(event: Event) -> list[Trace]:
    """Warriors that moved, battles by attacker and defender, pieces that were lost to others."""
    args = event.args
    match event.what:
        case "moved":
            origin, target = _whole(args, "origin"), _whole(args, "target")
            return [Trace("move", _whole(args, "seat"), target, _whole(args, "count"), origin=origin)]
        case "battled":
            attacker, defender = _whole(args, "attacker"), _whole(args, "defender")
            return [Trace("battle", attacker, _whole(args, "clearing"), 1, other=defender)]
        case "removed" if args.get("by") != args["seat"]:  # games of older versions do not say by whom
            return [Trace("loss", _whole(args, "seat"), _whole(args, "clearing"), _whole(args, "count"))]
    return []


def in_world(event: Event, owners: Mapping[str, int]) -> list[Trace]:
    """Regions that were taken, by force or by conversion, and from whom. `owners` says whose each race is."""
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

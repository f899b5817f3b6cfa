"""The marks that a game of Small World leaves on its map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from copse.games import AnyGame
from copse.kernel.events import Event
from copse.server.protocol.messages import Trace
from copse.server.snapshots.traces import Traces, whole
from copse.smallworld.world import World


class SmallWorldTraces(Traces):
    def of(self, game: AnyGame, events: Iterable[Event]) -> list[Trace]:
        assert isinstance(game.state, World)
        owners = dict(zip(game.state.rules.race_ids, game.state.owner, strict=True))
        return [trace for event in events for trace in left_by(event, owners)]


def left_by(event: Event, owners: Mapping[str, int]) -> list[Trace]:
    """Return conquests and losses of regions, by force or by conversion. `owners` maps each race to its seat."""
    args = event.args
    match event.what:
        case "conquered":
            return [Trace("conquest", whole(args, "seat"), whole(args, "region"), 1)]
        case "evicted":
            return [Trace("loss", whole(args, "seat"), whole(args, "region"), 1)]
        case "converted":
            seat, region, victim = whole(args, "seat"), whole(args, "region"), owners[str(args["race"])]
            return [Trace("conquest", seat, region, 1), Trace("loss", victim, region, 1)]
    return []


TRACES: Final = SmallWorldTraces()

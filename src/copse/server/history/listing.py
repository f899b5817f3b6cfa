"""Past games as a viewer may see them in a list. At a private table only those who played there may know who played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from copse.server.history.players import Names, Viewer
from copse.server.protocol.history_messages import PastGame, PastSeat, PlayerInfo
from copse.server.protocol.messages import OptionValue, Pace
from copse.server.store.results import Line, Past, Played, is_person

Things = Mapping[str, list[str]]
"""What a seat played, by kind."""


def is_open(result: Past, lines: Sequence[Line], viewer: Viewer) -> bool:
    """Return whether a viewer may know who played, and see the replay."""
    return not result.private or any(line.player == viewer.account for line in lines)


class Listing:
    """The list of one viewer. `owner` is the player on whose page it is; empty if on nobody's."""

    def __init__(self, names: Names, viewer: Viewer, owner: str) -> None:
        self._names, self._viewer, self._owner = names, viewer, owner

    def of(self, past: Sequence[Past], lines: Sequence[Line], played: Sequence[Played]) -> list[PastGame]:
        """Return these results. The lines and things may be of more results."""
        seats = defaultdict[int, list[Line]](list)
        things = defaultdict[int, dict[int, dict[str, list[str]]]](dict)
        for line in lines:
            seats[line.result].append(line)
        for one in played:
            things[one.result].setdefault(one.seat, {}).setdefault(one.kind, []).append(one.name)
        return [self._game(one, seats[one.number], things[one.number]) for one in past]

    def _game(self, result: Past, lines: Sequence[Line], things: Mapping[int, Things]) -> PastGame:
        open = is_open(result, lines, self._viewer)
        return PastGame(
            number=result.number,
            id=result.id,
            game=result.game,
            options=msgspec.json.decode(result.options, type=dict[str, OptionValue]),
            speed=result.speed,
            pace=msgspec.json.decode(result.pace, type=Pace),
            started=result.started,
            ended=result.ended,
            turns=result.turns,
            law=result.law,
            unrated=result.unrated,
            replay=open and bool(result.replay),
            seats=[self._seat(line, open, things.get(line.seat, {})) for line in lines],
        )

    def _seat(self, line: Line, open: bool, things: Things) -> PastSeat:
        nameless = not open and is_person(line.player) and line.player != self._owner
        player = PlayerInfo("person") if nameless else self._names.player(line.player)
        return PastSeat(line.seat, player, dict(things), line.place, line.points, line.won > 0, line.held)

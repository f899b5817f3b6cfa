"""The information that a seat has in Root: the values of `Game.view` with types.

All drawing uses these values, so hidden information cannot be drawn.
"""

from __future__ import annotations

import msgspec

from copse.games import AnyGame
from copse.kernel.shapes import Fields
from copse.kernel.tasks import View
from copse.root.board import Board
from copse.root.maps import map_named
from copse.root.seen import HirelingView, RootView, board_fields
from copse.terminal.seen import MOST


class Seen(RootView, frozen=True, kw_only=True):
    seat: int | None

    @property
    def board(self) -> Board:
        return map_named(self.map)

    def pawns_at(self, place: str) -> list[int]:
        """Return the parties that have their pawn at this place."""
        pawns = [*(player.pawn for player in self.seats), *(hireling.pawn for hireling in self.hirelings)]
        return [party for party, pawn in enumerate(pawns) if pawn == place]

    def lurking(self, a: int, b: int) -> list[int]:
        """Return the parties that lie in wait on a path."""
        on_the_way = enumerate(map(lairs, self.hirelings), len(self.seats))
        return [party for party, ways in on_the_way if (a, b) in ways or (b, a) in ways]

    def relics_in(self, forest: str) -> list[str]:
        boards = [player.board for player in self.seats if "forests" in player.board.values]
        return [relic for board in boards for relic in names(board.table("forests"), forest)]


def see(game: AnyGame, seat: int | None) -> Seen:
    """Return the game as this seat sees it now. None is a spectator."""
    return read(game.view(seat))


def read(view: View) -> Seen:
    return msgspec.convert(view, Seen, dec_hook=board_fields)


def lairs(hireling: HirelingView) -> tuple[tuple[int, int], ...]:
    """The paths on which the hireling lies in wait, each as the clearings at its ends."""
    return paths(hireling.board, "paths") if "paths" in hireling.board.values else ()


def paths(fields: Fields, name: str) -> tuple[tuple[int, int], ...]:
    ends = (Fields({"path": row}, "a path").wholes("path", 2, 1, MOST) for row in fields.rows(name))
    return tuple((a, b) for a, b in ends)


def names(fields: Fields, name: str) -> tuple[str, ...]:
    return tuple(str(row) for row in fields.rows(name))


def counts(fields: Fields) -> dict[str, int]:
    return {name: fields.whole(name, 0, MOST) for name in fields.values}

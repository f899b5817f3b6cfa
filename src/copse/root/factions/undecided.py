"""A seat whose faction is yet to be taken (§A.8): it has a hand and a place at the table, nothing else."""

from __future__ import annotations

from typing import Final

from copse.kernel.tasks import Task
from copse.kernel.texts import Line
from copse.root.boards import FactionBoard
from copse.root.factions.base import Faction
from copse.root.pieces import Kind
from copse.root.state import Woodland


class NoBoard(FactionBoard):
    def copy(self) -> NoBoard:
        return self

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        raise line.fail("a seat without a faction has no board")


class Undecided(Faction):
    name = "none"
    chapter = 5
    sign = "○"
    colour = "#2a2520"
    letter = ""
    reach = 0
    kinds: tuple[Kind, ...] = ()

    def new_board(self, seats: int) -> NoBoard:
        return NoBoard()

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return []

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return []

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return []

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return []


UNDECIDED: Final = Undecided()

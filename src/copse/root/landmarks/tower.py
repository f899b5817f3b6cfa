"""The tower: the clearing where it stands is the pass (§C.3.4)."""

from __future__ import annotations

from copse.kernel.tasks import Task
from copse.root.hooks import Owner
from copse.root.score import score
from copse.root.state import Woodland


class Tower(Owner):
    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        """§C.3.4: who rules the pass as Evening ends scores."""
        if state.ruler[state.board.tower] == ending:
            score(state, ending, 1, "root:C.3.4")
        return []

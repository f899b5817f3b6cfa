"""The Tower: whoever rules its clearing at the end of Evening scores; on the Mountain map it stands in the pass
(§C.3.4)."""

from __future__ import annotations

from copse.kernel.tasks import Task
from copse.root.board import Clearings
from copse.root.landmarks.base import Landmark
from copse.root.score import score
from copse.root.state import Woodland


class Tower(Landmark):
    name = "tower"
    apart: bool = False
    settled: bool = False  # its ruin may be gone

    def grounds(self, state: Woodland) -> Clearings:
        """With a ruin; setup has removed none yet."""
        return state.ruins

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        if state.ruler[state.site(self.name).clearing] == ending:
            score(state, ending, 1, "root:C.3.4")
        return []

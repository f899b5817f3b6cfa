"""The Tower: the party that rules its clearing at the end of Evening scores. On the Mountain map it stands in the pass
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

    def grounds(self, state: Woodland) -> Clearings:
        """With a ruin, as the map was laid out."""
        return state.rules.ruins

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        if state.ruler[state.site(self.name).clearing] == ending:
            score(state, ending, 1, "root:C.3.4")
        return []

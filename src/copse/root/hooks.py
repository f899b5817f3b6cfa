"""The seams of the general rules. Factions and crafted cards (later hirelings, landmarks and editions) are owners of
hooks: a general rule asks them in the order of the Law and never asks who they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from copse.kernel.tasks import Task
from copse.root.board import Clearings

if TYPE_CHECKING:
    from copse.root.removal import Removal
    from copse.root.state import Battle, Woodland


class Owner:
    """What anything that changes a rule may answer. `seat` is always the owner's; the answers here change nothing."""

    # ---- rule, placing and moving (§2.5, §4.2)

    def weight(self, state: Woodland, seat: int, clearing: int) -> int:
        """What tokens count for rule (asked of cards with `weighs_tokens`)."""
        return 0

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """Whether the seat rules this clearing where it ties for the most; the higher answer wins."""
        return 0

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """Where the seat rules, whatever stands there (§10.2.4, §12.2.2)."""
        return 0

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not place pieces."""
        return 0

    def no_entry(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not move."""
        return 0

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        """From where another seat may not move."""
        return 0

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Clearings that are adjacent for this seat beside those that paths join."""
        return 0

    def unruled_paths(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Where the seat goes from a clearing whoever rules the two (§11.2.2)."""
        return 0

    def ignores_rule(self, state: Woodland, seat: int) -> bool:
        """Whether the seat moves without ruling either clearing (§4.2.1)."""
        return False

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """What follows when warriors of another seat have moved into a clearing."""
        return []

    def on_march(self, state: Woodland, seat: int, origin: int, target: int, count: int) -> list[Task]:
        """What is asked when warriors of this seat have moved, before anyone minds."""
        return []

    # ---- battle (§4.3), in the order of its timing table

    def ignores_ambush(self, state: Woodland, seat: int) -> bool:
        return False

    def swaps_rolls(self, state: Woodland, seat: int) -> bool:
        """Whether this defender deals the higher roll (§8.2.2)."""
        return False

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """Extra hits that this side deals without being asked (§4.3.3.I)."""
        return 0

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """How many of the first hits that this side takes in a battle do nothing (§14.7.7, §15.2.4)."""
        return 0

    # ---- removal (§1.5.4)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """What follows when pieces have left the map, after all of them are gone."""
        return []

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What this seat scores for a removal beside §3.2.1 and at the same moment: points, each with its paragraph."""
        return []

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What the remover scores in the same way for pieces of this seat (§15.2.5)."""
        return []

    # ---- crafting and cards (§4.1, §2.1)

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """What an item is worth to this seat that crafts it (§3.2.2)."""
        return points

    def on_item_crafted(self, state: Woodland, seat: int, crafter: int) -> list[Task]:
        """What follows when another seat has crafted an item."""
        return []

    def instead_of_drawing(self, state: Woodland, seat: int, number: int) -> Task | None:
        """What is asked in place of the draw of Evening; then it is for that question to draw, or not."""
        return None

"""Standard setup (§5.1): suits, cards, ruins and items, then each faction in the order of its letter."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members, union
from copse.kernel.tasks import Task
from copse.root.actions import SETTLE
from copse.root.board import PLACES, Clearings
from copse.root.cards import SUITS
from copse.root.deck import draw
from copse.root.state import NONE, Woodland
from copse.root.steps import Step
from copse.root.turn import BeginTurn

MARKERS_PER_SUIT: Final = 4


def free_corners(state: Woodland, opposite: bool) -> list[Action]:
    """Corners that nobody started in; with `opposite`, only those opposite a start if there are any (§7.3.2)."""
    taken = homes(state)
    free = [corner for corner in state.board.corners if not taken >> corner & 1]
    facing = [corner for corner in free if taken >> state.board.opposite[corner] & 1]
    return [SETTLE[corner] for corner in sorted(facing if opposite and facing else free)]


def homes(state: Woodland) -> Clearings:
    """Where anyone started."""
    return union(clearing for home in state.homes for clearing in members(home))


def home_corner(state: Woodland, seat: int) -> int:
    """The corner where the seat started, or NONE."""
    corners = [corner for corner in state.board.corners if state.homes[seat] >> corner & 1]
    return corners[0] if corners else NONE


def take_faction(state: Woodland, seat: int, name: str) -> None:
    """A seat that had none yet takes a faction (§A.8.2)."""
    state.adopt(state.rules.with_faction(seat, name))
    state.say("root:A.8.2", "took_faction", seat=seat, faction=name)


class Setup(Step):
    def run(self, state: Woodland) -> None:
        lay_suits(state)
        for seat in state.rules.people:  # §bots:3.4
            draw(state, seat, state.rules.edition.start_cards, "root:5.1.3")
        steps: list[Task] = []
        for party, owner in state.asked.laid_out:
            steps += owner.laid_out(state, party)
        in_order = sorted(range(state.seats), key=lambda seat: state.rules.factions[seat].letter)  # §5.1.7
        for seat in in_order:
            steps += state.rules.factions[seat].set_up(state, seat)
        state.push_all([*steps, BeginTurn(0)])


def lay_suits(state: Woodland) -> None:
    """Printed suits, or twelve markers by lot (§2.2.2)."""
    state.suits = [NONE] * PLACES
    printed = state.board.suits
    markers = [suit for suit in range(3) for _ in range(MARKERS_PER_SUIT)]
    for clearing in range(1, PLACES):
        suit = printed[clearing - 1]
        state.suits[clearing] = SUITS.index(suit) if suit else state.draw("suit", markers)
    state.count_suits()

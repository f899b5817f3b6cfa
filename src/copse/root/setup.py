"""Setup: suits, cards, ruins and items, then each faction in the order of its letter (§5.1). By advanced setup (§A) the
first player is random and factions may be drafted (`draft.py`)."""

from __future__ import annotations

from copse.kernel.bits import members
from copse.kernel.tasks import Task
from copse.root.board import PLACES
from copse.root.cards import SUITS
from copse.root.deck import draw
from copse.root.draft import DealHands, DealRow, KeepCards, TakeFaction
from copse.root.state import NONE, Woodland
from copse.root.steps import Step
from copse.root.turn import BeginTurn


def home_corner(state: Woodland, seat: int) -> int:
    """The corner where the seat started, or NONE."""
    corners = [corner for corner in state.map.corners if state.homes[seat] >> corner & 1]
    return corners[0] if corners else NONE


class Setup(Step):
    def run(self, state: Woodland) -> None:
        lay_suits(state)
        if state.rules.advanced:
            state.push_all(advanced_steps(state))
        else:
            for seat in state.rules.people:  # §bots:3.4
                draw(state, seat, state.rules.edition.start_cards, "root:5.1.3")
            state.push_all([*laid_out(state), *set_up_factions(state), BeginTurn(state.first)])


def beginning(state: Woodland) -> bool:
    """Whether nothing has been laid out yet."""
    return len(state.todo) == 1 and isinstance(state.todo[0], Setup)


def setting_up(state: Woodland) -> bool:
    """Whether something is still being set up."""
    return beginning(state) or (len(state.todo) > 1 and isinstance(state.todo[0], BeginTurn))


def laid_out(state: Woodland) -> list[Task]:
    """Set up owners that come before the factions."""
    steps: list[Task] = []
    for party, owner in state.asked.laid_out:
        steps += owner.laid_out(state, party)
    return steps


def set_up_factions(state: Woodland) -> list[Task]:
    """§5.1.7: set up factions in the order of their letters."""
    steps: list[Task] = []
    for seat in sorted(range(state.seats), key=lambda seat: state.rules.factions[seat].letter):
        steps += state.rules.factions[seat].set_up(state, seat)
    return steps


def advanced_steps(state: Woodland) -> list[Task]:
    """§A.4 to §A.10: the first player, landmarks and hirelings, hands, factions (drafted or given), and the cards
    kept."""
    state.turn = state.first = state.roll("first", range(state.seats))
    state.say("root:A.4", "drew_first", seat=state.first)
    order, steps = state.from_last(), laid_out(state)
    steps.append(DealHands())
    if state.rules.undecided:
        steps += [DealRow(), *[TakeFaction(seat) for seat in order]]
    else:
        steps += set_up_factions(state)
    return [*steps, *[KeepCards(seat) for seat in order if seat in state.rules.people], BeginTurn(state.first)]


def lay_suits(state: Woodland) -> None:
    """Printed suits, or random markers (§2.2.2)."""
    state.suits = [NONE] * PLACES
    printed = state.map.suits
    markers = [suit for suit in range(3) for _ in range(state.map.of_suit[suit])]
    for clearing in members(state.map.everywhere):
        suit = printed[clearing - 1]
        state.suits[clearing] = SUITS.index(suit) if suit else state.draw("suit", markers)
    state.count_suits()

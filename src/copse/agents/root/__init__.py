"""The evaluation of Root.

It adds up common goals (`common`), the goals of each faction, hirelings and landmarks. A new faction needs a file with
its wishes and a line in `PRINTED`; a package declares those of its factions. Bots are only rivals with points. In a
cooperative game, the evaluation is equal for all people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.agents.root.alliance import AllianceWishes
from copse.agents.root.bots import BOTS
from copse.agents.root.common import worth
from copse.agents.root.corvids import CorvidWishes
from copse.agents.root.duchy import DuchyWishes
from copse.agents.root.eyrie import EyrieWishes
from copse.agents.root.glances import glances
from copse.agents.root.hirelings import hired
from copse.agents.root.hundreds import HundredsWishes
from copse.agents.root.keepers import KeepersWishes
from copse.agents.root.landmarks import sights
from copse.agents.root.lizards import LizardsWishes
from copse.agents.root.marquise import MarquiseWishes
from copse.agents.root.packages import wishes_in_package
from copse.agents.root.riverfolk import RiverfolkWishes
from copse.agents.root.vagabond import VagabondWishes
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action
from copse.kernel.tasks import Decision, State
from copse.root.draft import KeepCards, TakeFaction
from copse.root.factions.undecided import UNDECIDED
from copse.root.pause import Pause
from copse.root.state import Woodland


class Chapters(dict[str, Wishes]):
    """Wishes by faction; those of packages are loaded when somebody first plays one."""

    def __missing__(self, name: str) -> Wishes:
        self[name] = found = wishes_in_package(name)
        return found


PRINTED: Final[Mapping[str, Wishes]] = {
    "marquise": MarquiseWishes(),
    "eyrie": EyrieWishes(),
    "alliance": AllianceWishes(),
    "vagabond": VagabondWishes(),
    "vagabond2": VagabondWishes(),
    "riverfolk": RiverfolkWishes(),
    "corvids": CorvidWishes(),
    "lizards": LizardsWishes(),
    "keepers": KeepersWishes(),
    "duchy": DuchyWishes(),
    "hundreds": HundredsWishes(),
    UNDECIDED.name: Wishes(),
    **BOTS,
}
FACTIONS: Final[Mapping[str, Wishes]] = Chapters(PRINTED)
SLOWEST: Final = 0.5  # the weight of the weakest person in a cooperative game; the rest is the average


class RootEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Woodland)
        if not state.rules.together or state.over or seat in state.rules.machines:
            return prospects(state, seat)
        people = [prospects(state, person) for person in state.rules.people]
        return SLOWEST * min(people) + (1 - SLOWEST) * sum(people) / len(people)

    def elapsed(self, state: State) -> float:
        """Return how close the leader is to the goal."""
        assert isinstance(state, Woodland)
        return min(1.0, max(points or 0 for points in state.scored()) / state.rules.goal)

    def allies(self, state: State, seat: int) -> int:
        assert isinstance(state, Woodland)
        return len(state.rules.people) if state.rules.together and seat in state.rules.people else 1

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, Woodland)
        seat = state.decision.seat
        return glances(state, seat, wishes_of(state, seat), actions)

    def quiet(self, state: State, seat: int) -> bool:
        """Return whether the state can be evaluated.

        It can at any seat's pause between actions, where the current action may end, and where a bot is about to play.
        In advanced setup, it can at the choice of factions or cards.
        """
        assert isinstance(state, Woodland)
        decision = state.todo[-1]
        if not isinstance(decision, Decision) or decision.seat in state.rules.machines:
            return True
        if isinstance(decision, Pause | TakeFaction | KeepCards):
            return True
        return wishes_of(state, decision.seat).may_stop(decision)

    def follow(self, state: State, action: Action) -> None:
        """Make a choice, but do not play the turn of a bot that comes next.

        Otherwise the choice to end the turn would be evaluated after the bot's turn, and other choices before it.
        """
        assert isinstance(state, Woodland)
        turns, machines = state.turns, state.rules.machines
        state.answer(action)
        if machines:
            while state.turns == turns and state.stir():
                pass
        if state.turns != turns and state.turn in machines:
            state.stir()  # the bot's Birdsong begins
        else:
            state.settle()

    def reply(self, state: State) -> Action:
        """Return the action with the largest weight."""
        options = state.decision.legal(state)
        if len(options) == 1:
            return options[0]
        weights = self.weights(state, options)
        return options[weights.index(max(weights))]


def prospects(state: Woodland, seat: int) -> float:
    """Return the worth of the state to this seat alone, without its allies."""
    total = worth(state, seat, FACTIONS)
    if state.over:
        return total
    if state.rules.hiring:
        total += hired(state, seat)
    return total + sights(state, seat) if state.rules.landmarks else total


def wishes_of(state: Woodland, seat: int) -> Wishes:
    return FACTIONS[state.rules.names[seat]]


EVALUATION: Final = RootEvaluation()

"""What Root is worth to a seat: what everyone wants, what its faction wants, what hirelings do for it and against it,
and what landmarks give. A faction joins by adding a file with its wishes and a line to `FACTIONS`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.agents.root.alliance import AllianceWishes
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
from copse.agents.root.riverfolk import RiverfolkWishes
from copse.agents.root.vagabond import VagabondWishes
from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action
from copse.kernel.tasks import State
from copse.root.draft import KeepCards, TakeFaction
from copse.root.factions.undecided import UNDECIDED
from copse.root.pause import Pause
from copse.root.state import Woodland

FACTIONS: Final[Mapping[str, Wishes]] = {
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
}


class RootEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Woodland)
        total = worth(state, seat, FACTIONS)
        if state.over:
            return total
        if state.rules.hiring:
            total += hired(state, seat)
        return total + sights(state, seat) if state.rules.landmarks else total

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, Woodland)
        seat = state.decision.seat
        return glances(state, seat, wishes_of(state, seat), actions)

    def quiet(self, state: State, seat: int) -> bool:
        """At a pause between actions, whoever's it is, where the action could end, or where someone is asked about
        factions or cards of advanced setup."""
        assert isinstance(state, Woodland)
        decision = state.decision
        if isinstance(decision, Pause | TakeFaction | KeepCards):
            return True
        return wishes_of(state, decision.seat).may_stop(decision)

    def reply(self, state: State) -> Action:
        """What looks best at a glance."""
        options = state.decision.legal(state)
        if len(options) == 1:
            return options[0]
        weights = self.weights(state, options)
        return options[weights.index(max(weights))]


def wishes_of(state: Woodland, seat: int) -> Wishes:
    return FACTIONS[state.rules.names[seat]]

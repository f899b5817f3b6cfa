"""How landmarks come to the map (§A.5): they are dealt at random or chosen, and the last players place them. Every
table with landmarks has one such owner of hooks, which belongs to nobody."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.tasks import Task
from copse.root.actions import ERECT, LANDMARKS
from copse.root.hooks import Owner
from copse.root.landmarks.base import Landmark, free_grounds
from copse.root.state import Woodland
from copse.root.steps import Question, Step

MOST_LANDMARKS: Final = 2  # §A.5.1


class Siting(Owner):
    def laid_out(self, state: Woodland, seat: int) -> list[Task]:
        return set_up_steps(state) if state.rules.dealt else [DealLandmarks()]


SITING: Final = Siting()


class DealLandmarks(Step):
    """§A.5.2: this many random cards of those that were not put away."""

    def trouble(self, state: Woodland) -> str:
        return "" if state.rules.landmark_count > len(state.rules.dealt) else "no landmarks are to be dealt"

    def run(self, state: Woodland) -> None:
        pool = [LANDMARKS.index(name) for name in state.rules.landmark_cards]
        names = [LANDMARKS[state.draw("landmark", pool)] for _ in range(state.rules.landmark_count)]
        state.adopt(state.rules.with_landmarks(names))
        for name in names:
            state.say("root:A.5.2", "dealt_landmark", landmark=name)
        state.push_all(set_up_steps(state))


def set_up_steps(state: Woodland) -> list[Task]:
    """§A.5.3: the last player places one of them, and the one before the other."""
    return [Erect(seat) for seat in state.from_last()[: len(state.rules.dealt)]]


class Erect(Question):
    """§A.5.3: which, if there are two, and where."""

    law = "root:A.5.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def trouble(self, state: Woodland) -> str:
        return "" if waiting(state) else "every landmark stands on the map"

    def options(self, state: Woodland) -> list[Action]:
        out: list[Action] = []
        for landmark in waiting(state):
            number = LANDMARKS.index(landmark.name)
            out += [ERECT[number, clearing] for clearing in members(free_grounds(state, landmark))]
        return out

    def choose(self, state: Woodland, action: Action) -> None:
        name, clearing = LANDMARKS[action.args[0]], action.args[1]
        state.site(name).clearing = clearing
        state.say(self.law, "erected", seat=self.seat, landmark=name, clearing=clearing)
        landmark = state.rules.landmarks[state.rules.landmark_places[name]]
        landmark.on_erected(state)
        state.count_all()


def waiting(state: Woodland) -> list[Landmark]:
    """The landmarks that are still to be placed."""
    return [landmark for landmark in state.rules.landmarks if not state.site(landmark.name).clearing]

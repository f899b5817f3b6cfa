"""What the fields of Small World's steps may be, beside seats and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.kernel.domains import Domain
from copse.kernel.tasks import State
from copse.smallworld.world import World


class Races(Domain):
    def __init__(self, meaning: str) -> None:
        super().__init__(meaning)

    def numbers(self, state: State) -> Sequence[int]:
        return range(len(self.names(state)))

    def names(self, state: State) -> Sequence[str]:
        assert isinstance(state, World)
        return state.rules.race_ids


A_RACE: Final = Races("a race")

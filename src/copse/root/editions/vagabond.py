"""The Vagabond of both older editions: his actions reach every player in his clearing."""

from __future__ import annotations

from copse.kernel.tasks import Task
from copse.root.factions.satchel import ALLIED, VagabondBoard, related
from copse.root.factions.vagabond import ExhaustAny, Vagabond
from copse.root.state import Battle, Woodland


class OlderVagabond(Vagabond):
    def calls_allies(self, state: Woodland, seat: int, battle: Battle) -> bool:
        """§fifth:9.2.9.II.c, §early:8.2.16: not against any ally."""
        return state.board(seat, VagabondBoard).relations[battle.defender] != ALLIED

    def aidable(self, state: Woodland, seat: int) -> list[int]:
        """§fifth:9.5.4, §early:8.5.8: any player, another Vagabond too."""
        return [other for other in range(state.seats) if other != seat]

    def aided(self, state: Woodland, seat: int, other: int) -> list[Task]:
        """A Vagabond has no box to take from, and no relationship to improve (§fifth:9.2.9, §early:8.2.9)."""
        return super().aided(state, seat, other) if other in related(state) else [ExhaustAny(seat)]

    def strikable(self, state: Woodland, seat: int) -> list[int]:
        """§fifth:9.5.6, §early:8.5.5: any player; who forms a coalition with him is not spared."""
        return [other for other in range(state.rules.party_count) if other != seat]

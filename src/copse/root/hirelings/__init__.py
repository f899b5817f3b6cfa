"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.corvid_spies import CorvidSpies, RavenSentries
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.last_dynasty import BluebirdNobles, LastDynasty
from copse.root.hirelings.vault_keepers import BadgerBodyguards, VaultKeepers

HIRELINGS: Final[dict[str, Hireling]] = {
    side.name: side
    for side in (
        ForestPatrol(), FelinePhysicians(),
        LastDynasty(), BluebirdNobles(),
        CorvidSpies(), RavenSentries(),
        VaultKeepers(), BadgerBodyguards(),
    )
}  # fmt: skip

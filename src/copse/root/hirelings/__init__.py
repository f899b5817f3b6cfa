"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.corvid_spies import CorvidSpies, RavenSentries
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.highway_bandits import BanditGangs, HighwayBandits
from copse.root.hirelings.last_dynasty import BluebirdNobles, LastDynasty
from copse.root.hirelings.riverfolk_flotilla import OtterDivers, RiverfolkFlotilla
from copse.root.hirelings.spring_uprising import RabbitScouts, SpringUprising
from copse.root.hirelings.the_exile import TheBrigand, TheExile
from copse.root.hirelings.vault_keepers import BadgerBodyguards, VaultKeepers
from copse.root.hirelings.warm_sun_prophets import LizardEnvoys, WarmSunProphets

HIRELINGS: Final[dict[str, Hireling]] = {
    side.name: side
    for side in (
        ForestPatrol(), FelinePhysicians(),
        LastDynasty(), BluebirdNobles(),
        SpringUprising(), RabbitScouts(),
        TheExile(), TheBrigand(),
        HighwayBandits(), BanditGangs(),
        RiverfolkFlotilla(), OtterDivers(),
        WarmSunProphets(), LizardEnvoys(),
        CorvidSpies(), RavenSentries(),
        VaultKeepers(), BadgerBodyguards(),
    )
}  # fmt: skip

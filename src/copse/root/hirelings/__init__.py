"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.highway_bandits import BanditGangs, HighwayBandits
from copse.root.hirelings.riverfolk_flotilla import OtterDivers, RiverfolkFlotilla
from copse.root.hirelings.spring_uprising import RabbitScouts, SpringUprising
from copse.root.hirelings.the_exile import TheBrigand, TheExile
from copse.root.hirelings.warm_sun_prophets import LizardEnvoys, WarmSunProphets

HIRELINGS: Final[dict[str, Hireling]] = {
    side.name: side
    for side in (
        ForestPatrol(), FelinePhysicians(),
        SpringUprising(), RabbitScouts(),
        TheExile(), TheBrigand(),
        HighwayBandits(), BanditGangs(),
        RiverfolkFlotilla(), OtterDivers(),
        WarmSunProphets(), LizardEnvoys(),
    )
}  # fmt: skip

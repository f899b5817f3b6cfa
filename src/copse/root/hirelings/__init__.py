"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.highway_bandits import BanditGangs, HighwayBandits
from copse.root.hirelings.the_exile import TheBrigand, TheExile

HIRELINGS: Final[dict[str, Hireling]] = {
    side.name: side
    for side in (
        ForestPatrol(), FelinePhysicians(),
        TheExile(), TheBrigand(),
        HighwayBandits(), BanditGangs(),
    )
}  # fmt: skip

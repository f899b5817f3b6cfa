"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.flame_bearers import FlameBearers, RatSmugglers
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.furious_protector import FuriousProtector, StoicProtector
from copse.root.hirelings.popular_band import PopularBand, StreetBand
from copse.root.hirelings.sunward_expedition import MoleArtisans, SunwardExpedition

SIDES: Final[tuple[Hireling, ...]] = (
    ForestPatrol(),
    FelinePhysicians(),
    SunwardExpedition(),
    MoleArtisans(),
    FuriousProtector(),
    StoicProtector(),
    FlameBearers(),
    RatSmugglers(),
    PopularBand(),
    StreetBand(),
)
HIRELINGS: Final[dict[str, Hireling]] = {side.name: side for side in SIDES}

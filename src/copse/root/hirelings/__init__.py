"""The hirelings by name (appendix E): both sides of each card, the promoted one first."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling
from copse.root.hirelings.corvid_spies import CorvidSpies, RavenSentries
from copse.root.hirelings.flame_bearers import FlameBearers, RatSmugglers
from copse.root.hirelings.forest_patrol import FelinePhysicians, ForestPatrol
from copse.root.hirelings.furious_protector import FuriousProtector, StoicProtector
from copse.root.hirelings.highway_bandits import BanditGangs, HighwayBandits
from copse.root.hirelings.last_dynasty import BluebirdNobles, LastDynasty
from copse.root.hirelings.popular_band import PopularBand, StreetBand
from copse.root.hirelings.riverfolk_flotilla import OtterDivers, RiverfolkFlotilla
from copse.root.hirelings.spring_uprising import RabbitScouts, SpringUprising
from copse.root.hirelings.sunward_expedition import MoleArtisans, SunwardExpedition
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
        SunwardExpedition(), MoleArtisans(),
        FuriousProtector(), StoicProtector(),
        FlameBearers(), RatSmugglers(),
        VaultKeepers(), BadgerBodyguards(),
        PopularBand(), StreetBand(),
    )
}  # fmt: skip

"""The Law before the first printing, played to forty points: four factions, two of them with a homeland, and victory
cards. Its differences are in this folder, by chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from copse.law.index import citations_of
from copse.root.editions.base import STANDARD
from copse.root.editions.early.alliance import EarlyAlliance
from copse.root.editions.early.eyrie import EarlyEyrie
from copse.root.editions.early.general import TITULAR, EarlyWoodland
from copse.root.editions.early.marquise import EarlyMarquise
from copse.root.editions.early.vagabond import OTHERWISE, EarlySecondVagabond, EarlyVagabond
from copse.root.editions.early.victory import VICTORIES, VictoryCards
from copse.root.editions.marauder import MARAUDER

EARLY: Final = replace(
    MARAUDER,
    name="early",
    goal=40,
    maps=("autumn",),
    decks=("standard",),
    partners_battle=True,
    several_ambushes=True,
    bare_ruins=False,
    dominance=VictoryCards(),
    called={**VICTORIES, **OTHERWISE},
    item_needed=False,
    factions={
        "marquise": EarlyMarquise(),
        "eyrie": EarlyEyrie(),
        "alliance": EarlyAlliance(),
        "vagabond": EarlyVagabond(),
        "vagabond2": EarlySecondVagabond(),
    },
    required=TITULAR,
    owners=(EarlyWoodland(),),
    hirelings={},
    landmarks=(),
    setups=(STANDARD,),
    bots={},
    listed=dict.fromkeys(("factions", "map", "deck", "setup", "hirelings", "landmarks"), "early:4.1"),
    citations=citations_of("early"),
)

"""The Law of October 2020: eight factions, four maps, both decks. Its differences are in this folder, by chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from copse.law.index import citations_of
from copse.root.editions.base import STANDARD
from copse.root.editions.fifth.alliance import FifthAlliance
from copse.root.editions.fifth.corvids import FifthCorvids
from copse.root.editions.fifth.duchy import FifthDuchy
from copse.root.editions.fifth.eyrie import FifthEyrie
from copse.root.editions.fifth.marquise import FifthMarquise
from copse.root.editions.fifth.satchel import FreeMoves
from copse.root.editions.fifth.vagabond import FifthSecondVagabond, FifthVagabond
from copse.root.editions.marauder import MARAUDER

FIRST_MACHINES: Final = ("mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot")  # §B.4

FIFTH: Final = replace(
    MARAUDER,
    name="fifth",
    factions={
        "marquise": FifthMarquise(),
        "eyrie": FifthEyrie(),
        "alliance": FifthAlliance(),
        "vagabond": FifthVagabond(),
        "vagabond2": FifthSecondVagabond(),
        "lizards": MARAUDER.factions["lizards"],
        "riverfolk": MARAUDER.factions["riverfolk"],
        "duchy": FifthDuchy(),
        "corvids": FifthCorvids(),
    },
    partners_battle=True,
    fighters_order=False,
    owners=(FreeMoves(),),
    hirelings={},
    landmarks=(),
    setups=(STANDARD,),
    bots={name: MARAUDER.bots[name] for name in FIRST_MACHINES},
    listed={
        "factions": "fifth:A",
        "map": "fifth:C.1",
        "deck": "fifth:C.2",
        "setup": "fifth:C",
        "hirelings": "fifth:C",
        "landmarks": "fifth:C",
    },
    citations=citations_of("fifth"),
)

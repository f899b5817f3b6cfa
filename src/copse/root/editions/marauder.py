"""The present Law with every expansion: what the chapters themselves say."""

from __future__ import annotations

from typing import Final

from copse.root.bots import BOTS
from copse.root.cards import DECKS
from copse.root.dominance import Dominance
from copse.root.editions.base import SETUPS, Edition
from copse.root.effects import EFFECTS
from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS
from copse.root.landmarks import LANDMARKS, OLD
from copse.root.maps import MAPS

MARAUDER: Final = Edition(
    name="marauder",
    goal=30,
    die=(0, 1, 2, 3),
    ambush_hits=2,
    partners_battle=False,
    fighters_order=True,
    several_ambushes=False,
    bare_ruins=True,
    dominance=Dominance(),
    item_needed=True,
    start_cards=3,
    dealt_cards=5,
    hand_limit=5,
    reach={2: 17, 3: 18, 4: 21, 5: 25, 6: 28},
    maps=MAPS,
    decks=DECKS,
    factions=FACTIONS,
    required=(),
    owners=(),
    effects=EFFECTS,
    called={},
    hirelings=HIRELINGS,
    landmarks=tuple(LANDMARKS[OLD]),
    setups=SETUPS,
    bots=BOTS,
    listed={"factions": "root:5.2", "map": "root:A.1", "deck": "root:A.2"},
    citations={},
)

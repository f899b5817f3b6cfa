"""Small World, as the other packages find its parts."""

from __future__ import annotations

from typing import Final

from copse.kernel.kit import Kit
from copse.smallworld.book import BOOK
from copse.smallworld.rules import OPTIONS, PLAYERS
from copse.smallworld.world import World

KIT: Final = Kit(
    BOOK,
    World,
    "Small World",
    (PLAYERS[0], PLAYERS[-1]),
    law="sw",
    closed={"own": "the environment plays with the printed races and powers only: leave out the option 'own'"},
    vector="copse.vectors.smallworld:SMALL_WORLD",
    traits="copse.vectors.smallworld:TRAITS",
    view="copse.vectors.smallworld.view:SMALL_WORLD_VIEW",
    evaluation="copse.agents.smallworld:EVALUATION",
    whole_rounds=True,
    spread=(16.3, 0.6),
    labels="copse.wording.smallworld.labels:SmallWorldLabels",
    table="copse.terminal.smallworld.table:SmallWorldTable",
    told="copse.arena.smallworld:TOLD",
    losses={"evicted": ("race", "region")},
    spiel={name: OPTIONS[name].default for name in ("players", "open_coins")},
    traces="copse.server.snapshots.traces.smallworld:TRACES",
    layout="copse.learn.smallworld:KIND",
    lessons="copse.learn.smallworld:TABLES",
)

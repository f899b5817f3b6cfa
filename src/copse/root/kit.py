"""Root, as the other packages find its parts."""

from __future__ import annotations

from typing import Final

from copse.kernel.kit import Kit
from copse.kernel.options import SEED
from copse.root.book import BOOK
from copse.root.rules import MOST_PLAYERS, OPTIONS
from copse.root.score import TOGETHER
from copse.root.state import Woodland

KIT: Final = Kit(
    BOOK,
    Woodland,
    "Root",
    (2, MOST_PLAYERS),
    law="root",
    together=TOGETHER,
    vector="copse.vectors.root:ROOT",
    traits="copse.vectors.root:TRAITS",
    view="copse.vectors.root.view:ROOT_VIEW",
    evaluation="copse.agents.root:EVALUATION",
    sense="copse.agents.root.sense:SENSE",
    spread=(16.0, 4.0),
    trusted=0.61,
    labels="copse.wording.root.labels:RootLabels",
    table="copse.terminal.root.table:RootTable",
    told="copse.arena.root:TOLD",
    losses={"removed": ("piece", "clearing")},
    spiel={
        option.name: option.default
        for option in OPTIONS.values()
        if option is not SEED and option.name not in BOOK.texts
    },
    form="copse.server.api.forms.root:FORM",
    traces="copse.server.snapshots.traces.root:TRACES",
    sheet="copse.server.leagues.sheets.root:ROOT",
    layout="copse.learn.root:KIND",
    lessons="copse.learn.root:TABLES",
)

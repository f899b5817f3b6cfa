"""Writes the bounds of maps and decks of the players' own that the editors on the page keep
(web/src/root/workshop/bounds.json).

Run `make schema` after a change of one."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from copse.root import decks, maps
from copse.root.board import CLEARINGS
from copse.root.cards import CARDS
from copse.root.faults import LONGEST_NAME


def page_bounds() -> str:
    bounds = {
        "clearings": CLEARINGS,
        "slots": maps.MOST_SLOTS,
        "low": maps.LOW,
        "high": maps.HIGH,
        "cards": [decks.FEWEST, decks.MOST],
        "name": LONGEST_NAME,
        "copies": {card.id: decks.most_copies(card) for card in CARDS},
    }
    return json.dumps(bounds, indent=2) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page_bounds(), encoding="utf-8")

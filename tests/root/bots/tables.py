"""Bots by lot, for games that are played by lot."""

from __future__ import annotations

import random

from copse.root.bots import BOTS
from copse.root.bots.base import DIFFICULTIES, NORMAL


def bot_by_lot(name: str, lot: random.Random) -> str:
    """Of any difficulty, with any of its traits and any of its roles."""
    plain = BOTS[name](NORMAL, ())
    traits = [trait.name for trait in plain.offered if lot.random() < 0.4]
    role = [lot.choice(plain.roles)] if plain.roles else []
    return f"{name}:{'+'.join([*role, lot.choice(DIFFICULTIES), *traits])}"

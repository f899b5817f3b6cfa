"""The bots by name, in the order of their setup, and how a table names one: `mechanical_marquise:nightmare+blitz`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from copse.kernel.errors import BadSetup, suggest
from copse.root.bots.automated_alliance import AutomatedAlliance
from copse.root.bots.base import DIFFICULTIES, NORMAL, Bot
from copse.root.bots.cogwheel_corvids import CogwheelCorvids
from copse.root.bots.drillbit_duchy import DrillbitDuchy
from copse.root.bots.electric_eyrie import ElectricEyrie
from copse.root.bots.logical_lizards import LogicalLizards
from copse.root.bots.mechanical_marquise import MechanicalMarquise

BOTS: Final[Mapping[str, type[Bot]]] = {
    "mechanical_marquise": MechanicalMarquise,
    "electric_eyrie": ElectricEyrie,
    "automated_alliance": AutomatedAlliance,
    "logical_lizards": LogicalLizards,
    "drillbit_duchy": DrillbitDuchy,
    "cogwheel_corvids": CogwheelCorvids,
}


@lru_cache(maxsize=1024)
def bot_called(text: str) -> Bot:
    """The bot that is meant, with its difficulty (§3.3.1; without a word of it, normal) and its traits (§3.3.2)."""
    name, _, cards = text.partition(":")
    kind = BOTS[name]
    traits = [trait.name for trait in kind(NORMAL, ()).offered]
    words = cards.split("+") if cards else []
    for word in words:
        known = (*DIFFICULTIES, *traits)
        if word not in known:
            raise BadSetup(f"{name} has neither a difficulty nor a trait {word!r}{suggest(word, known)}")
        if words.count(word) > 1:
            raise BadSetup(f"{name}: '{word}' stands there twice")
    difficulties = [word for word in words if word in DIFFICULTIES]
    if len(difficulties) > 1:
        raise BadSetup(f"{name} has one difficulty, not {' and '.join(difficulties)} (§bots:3.3.1)")
    difficulty = difficulties[0] if difficulties else NORMAL
    return kind(difficulty, tuple(trait for trait in traits if trait in words))


def written(bot: Bot) -> str:
    """How `bot_called` reads it, with no more words than needed."""
    difficulty = [bot.difficulty] if bot.difficulty != NORMAL else []
    words = "+".join([*difficulty, *bot.traits])
    return f"{bot.name}:{words}" if words else bot.name

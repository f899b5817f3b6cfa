"""The bots by name, in the order of their setup, and how a table names one: `mechanical_marquise:nightmare+blitz`,
`vagabot:tinker+easy`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from copse.root.bots.riverfolk_robots import RiverfolkRobots
from copse.root.bots.vagabot import Vagabot

BOTS: Final[Mapping[str, type[Bot]]] = {
    "mechanical_marquise": MechanicalMarquise,
    "electric_eyrie": ElectricEyrie,
    "automated_alliance": AutomatedAlliance,
    "vagabot": Vagabot,
    "logical_lizards": LogicalLizards,
    "riverfolk_robots": RiverfolkRobots,
    "drillbit_duchy": DrillbitDuchy,
    "cogwheel_corvids": CogwheelCorvids,
}
KINDS: Final[dict[str, type[Bot]]] = dict(BOTS)  # and those of packages


@lru_cache(maxsize=1024)
def bot_called(text: str) -> Bot:
    """The bot that is meant, with its difficulty (§3.3.1; without a word of it, normal), its traits (§3.3.2) and, of
    those that have any, its role (without a word of it, the first)."""
    name, _, cards = text.partition(":")
    kind = KINDS[name]
    plain = kind(NORMAL, ())
    traits = [trait.name for trait in plain.offered]
    words = cards.split("+") if cards else []
    for word in words:
        known = (*DIFFICULTIES, *plain.roles, *traits)
        if word not in known:
            raise BadSetup(f"{name} has neither a difficulty nor a trait {word!r}{suggest(word, known)}")
        if words.count(word) > 1:
            raise BadSetup(f"{name}: '{word}' stands there twice")
    difficulty = _only(name, "difficulty", words, DIFFICULTIES, "bots:3.3.1") or NORMAL
    role = _only(name, "character", words, plain.roles, "bots:7.3.1")
    return kind(difficulty, tuple(trait for trait in traits if trait in words), role)


def _only(name: str, what: str, words: Sequence[str], among: Sequence[str], law: str) -> str:
    """The one of the words that is among these; empty if none is."""
    found = [word for word in words if word in among]
    if len(found) > 1:
        raise BadSetup(f"{name} has one {what}, not {' and '.join(found)} (§{law})")
    return found[0] if found else ""


def written(bot: Bot) -> str:
    """How `bot_called` reads it, with no more words than needed."""
    role = [bot.role] if bot.role and bot.role != bot.roles[0] else []
    difficulty = [bot.difficulty] if bot.difficulty != NORMAL else []
    words = "+".join([*role, *difficulty, *bot.traits])
    return f"{bot.name}:{words}" if words else bot.name

"""Notes on agents, for the places where people choose one."""

from __future__ import annotations

from copse.agents.catalogue import LEARNED
from copse.agents.learned import all_learned
from copse.locale import Words


def note_on(name: str, words: Words) -> str:
    """Return a note on an agent that plays here without its learned weights, or an empty string."""
    return words.say("agents-unlearned") if name in LEARNED and not all_learned() else ""

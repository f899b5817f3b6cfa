"""What is said of agents where people choose one."""

from __future__ import annotations

from copse.agents.catalogue import LEARNED
from copse.agents.learned import all_learned
from copse.locale import Words


def note_on(name: str, words: Words) -> str:
    """What has to be said of an agent of the catalogue as it plays here: that it does without what was learned."""
    return words.say("agents-unlearned") if name in LEARNED and not all_learned() else ""

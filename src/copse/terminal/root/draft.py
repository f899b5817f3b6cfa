"""The draft of factions (§A.8): the row of setup cards, and the seats that have taken some."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from copse.root.seen import SetupCard
from copse.terminal.root.seen import Seen
from copse.wording.root.labels import RootLabels


def draft(seen: Seen, labels: RootLabels) -> RenderableType:
    """Return the row of setup cards and the first player. Empty once every seat has its faction."""
    if seen.draft is None:
        return Group()
    say, lines = labels.words.say, list[str]()
    if seen.first is not None:
        lines.append(say("first-turn", who=labels.seated(seen.first)))
    lines.append(say("draft", cards=" | ".join(_card(card, labels) for card in seen.draft.row)))
    return Group(*map(Text, lines))


def _card(card: SetupCard, labels: RootLabels) -> str:
    text = labels.thing("faction", card.faction)
    notes = []
    if card.character:
        notes.append(labels.thing("character", card.character))
    if card.locked:
        notes.append(labels.words.say("draft-locked"))
    if card.seat is not None:
        notes.append(f"✓ {card.seat + 1}")
    return f"{text} ({', '.join(notes)})" if notes else text

"""Help for a person: things of the game, paragraphs, and the reason why a choice is not allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from copse.kernel.actions import Action
from copse.kernel.prospects import NO, NOTHING, UNSURE, YES, Forecast
from copse.law import Paragraph, UnknownParagraph, below, select
from copse.terminal.formatting import cited, law_text
from copse.terminal.table import TableView


def about(topic: str, table: TableView) -> RenderableType:
    """Return help on a topic: a thing of the game, a paragraph with the paragraphs below it, or a whole chapter."""
    found = table.find(topic)
    if found is not None:
        return found
    id = topic if ":" in topic else f"{table.book}:{topic.removeprefix('§')}"
    try:
        chosen = select(id)
    except UnknownParagraph as unknown:
        say = table.words.say
        hint = say("help-close", close=", ".join(unknown.close)) if unknown.close else ""
        return Text(f"{say('help-unknown', topic=topic)} {hint}".strip())
    if chosen[0].id == id:
        return Group(cited(id, table.words), *(_in_short(row, table) for row in below(id)))
    return Group(*(cited(row.id, table.words) for row in chosen))


def _in_short(row: Paragraph, table: TableView) -> RenderableType:
    return Padding(Text.assemble(row.opening(table.words.language), " ", law_text(row.id)), (0, 0, 0, 2))


SIGNS: Final = {YES: "✓", UNSURE: "?", NO: "✗", NOTHING: "–"}


def forecast(table: TableView, action: Action | None = None) -> RenderableType | None:
    """Return what the deciding seat must do later and whether it can, after a choice or as it stands. None if there is
    nothing to tell."""
    say = table.words.say
    lines = [Text(say("forecast-after", action=table.labels.actions(table.game, [action])[action]))] if action else []
    told = table.game.forecast(action)
    for turn in sorted({each.turn for each in told}):
        parts = [_foretold(each, table) for each in told if each.turn == turn]
        lines.append(Text(say(f"forecast-turn-{turn}", parts="; ".join(parts))))
    return Group(*lines) if told else None


def _foretold(forecast: Forecast, table: TableView) -> str:
    name, why = table.labels.foretold(forecast)
    return f"{name} {SIGNS[forecast.verdict]}" + (f" ({why})" if forecast.verdict in (UNSURE, NO) else "")


def why_not(actions: Mapping[Action, str], topic: str, table: TableView) -> RenderableType:
    """Explain why a choice is not legal, or say that it is legal."""
    say = table.words.say
    if not topic:
        return Text(say("why-ask"))
    for action, label in actions.items():
        if table.is_about(action, topic, label):
            return Text(say("why-legal", action=label))
    refused = table.game.decision.blocked()
    labels = table.labels.actions(table.game, [blocked for blocked, _ in refused])
    for blocked, law in refused:
        if table.is_about(blocked, topic, labels[blocked]):
            return cited(law, table.words)
    return Text(say("why-unknown", number=topic))

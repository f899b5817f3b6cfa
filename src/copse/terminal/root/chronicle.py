"""The log of a table with bots.

It shows a bot's turn phase by phase. The bot's targets, with the reasons, are indented below its actions. People can
therefore follow the turn, or carry it out beside a real board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from copse.kernel.events import Event
from copse.root.bots.base import Bot
from copse.root.rules import Rules
from copse.root.state import PHASES
from copse.terminal.formatting import law_text, log
from copse.terminal.root.signs import party_style
from copse.wording.root.labels import RootLabels

AIMS: Final = ("aimed_at_clearing", "aimed_at_player")
FIRST_PHASE: Final = 4  # part on Birdsong in a bot's chapter of the Law of Rootbotics; Daylight and Evening follow


class Part(NamedTuple):
    """A phase of a bot's turn. Without a bot, everything that happens outside bots' turns."""

    bot: int | None
    phase: str


APART: Final = Part(None, "")


def chronicle(events: Sequence[Event], since: int, labels: RootLabels) -> list[RenderableType]:
    """Return the events from number `since` on. The earlier events must reach back to the start of the turn."""
    parts = list(zip(_parts(events, labels.rules), events, strict=True))[since:]
    out: list[RenderableType] = []
    for part, group in groupby(parts, lambda entry: entry[0]):
        told = [event for _, event in group]
        if part.bot is None:
            out.append(log(labels.events(told)))
        else:
            out += _phase(part, part.bot, told, labels)
    return out


def _parts(events: Sequence[Event], rules: Rules) -> Iterator[Part]:
    """Yield the part of each event.

    A bot's chapter has a part for each phase. Events of other paragraphs, such as battles and traits, belong to the
    current phase.
    """
    part = APART
    for event in events:
        if event.what == "turn_began":
            seat = int(event.args["seat"])
            part = Part(seat, PHASES[0]) if seat in rules.machines else APART
        elif part.bot is not None:
            part = Part(part.bot, _phase_of(event.law, rules.factions[part.bot].chapter) or part.phase)
        yield part


def _phase_of(law: str, chapter: int) -> str:
    """Return the phase that a paragraph of the chapter belongs to, or an empty string."""
    for place, phase in enumerate(PHASES, FIRST_PHASE):
        own = f"bots:{chapter}.{place}"
        if law == own or law.startswith(f"{own}."):
            return phase
    return ""


def _phase(part: Part, seat: int, events: Sequence[Event], labels: RootLabels) -> list[RenderableType]:
    bot = labels.rules.factions[seat]
    assert isinstance(bot, Bot)
    name = Text.assemble((f" {bot.sign} ", party_style(bot)), " ", (labels.seat(seat), "bold"))
    head = Text.assemble(name, f", {labels.thing('phase', part.phase)}")
    lines: list[RenderableType] = []
    for aims, group in groupby(events, lambda event: event.what in AIMS):
        for text, law in labels.events([event for event in group if event.what != "turn_began"]):
            told = Text.assemble((text, "dim") if aims else text, " ", law_text(law))
            lines.append(Padding(told, (0, 0, 0, 6 if aims else 4)))
    return [head, *lines] if lines else []

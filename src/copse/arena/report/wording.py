"""The words and figures of a report, as readers of its language write them."""

from __future__ import annotations

import json
from typing import Final

from babel.numbers import format_decimal, format_percent

from copse.arena.told import told_of
from copse.kernel.tasks import Json
from copse.locale import Words, slug

BY_LOT: Final = "lot"  # of whatever is drawn
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6))
KINDS: Final = {"factions": "faction", "hirelings": "hireling", "landmark_cards": "landmark"}
"""What the values of an option are, where they have names of another kind than the option's."""


class Wording:
    """Words of one game in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.language: Final = words.language

    def name(self, kind: str, id: str) -> str:
        """A faction, race, map … by its name; an agent, or what the players made themselves, by its id."""
        if kind == "seat":
            return self.say("report-seat", seat=int(id) + 1)
        if kind == "faction":
            return told_of(self.words.game).named(kind, id, self.words)
        message = f"{kind}-{slug(id)}"
        return self.say(message) if kind != "agent" and message in self.words else id

    def option(self, name: str) -> str:
        message = f"option-{slug(name)}"
        return self.say(message) if message in self.words else name

    def value(self, option: str, value: Json) -> str:
        """What an option was set to."""
        if value == []:
            return self.say("report-no")
        if isinstance(value, list):
            return ", ".join(self.value(option, entry) for entry in value)
        if isinstance(value, bool):
            return self.say("report-yes" if value else "report-no")
        if value == BY_LOT:
            return self.say("report-by-lot")
        if isinstance(value, str):
            return self.name(KINDS.get(option, option), value)
        if value is None:
            return self.say("report-drafted")
        return json.dumps(value, ensure_ascii=False)

    # ---- figures

    def share(self, value: float) -> str:
        return format_percent(value, format="0.0\u00a0%", locale=self.language)

    def round_share(self, value: float) -> str:
        """For the axis, where a digit behind the point is seldom needed."""
        return format_percent(value, format="0.#\u00a0%", locale=self.language)

    def between(self, low: float, high: float) -> str:
        return f"{self.share(low)}\u00a0– {self.share(high)}"

    def number(self, value: float) -> str:
        """With two digits behind the point at most."""
        return format_decimal(value, format="#,##0.##", locale=self.language)

    def whole(self, value: float) -> str:
        return format_decimal(value, format="#,##0", locale=self.language)

    def tenths(self, value: float) -> str:
        return format_decimal(value, format="#,##0.0", locale=self.language)

    def duration(self, seconds: float) -> str:
        """In the greatest unit of which there is at least one, with three figures."""
        unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
        return self.say(f"report-{unit}", time=self.number(float(f"{seconds / size:.3g}"))).replace(" ", "\u00a0")

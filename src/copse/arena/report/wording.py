"""The words and numbers of a report, formatted for its language."""

from __future__ import annotations

import json
import re
from typing import Final

from babel.numbers import format_decimal, format_percent

from copse.arena.told import told_of
from copse.kernel.options import RANDOM
from copse.kernel.tasks import Json
from copse.kernel.toml import HASH
from copse.languages import DEFAULT
from copse.locale import Words, slug

GAP: Final = "…"  # stands for a varying number in a question
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6))
KINDS: Final = {"factions": "faction", "hirelings": "hireling", "landmark_cards": "landmark"}
"""The kind of an option's values, if it differs from the option's name."""


class Wording:
    """Words of one game in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.say: Final = words.say
        self.language: Final = words.language

    def name(self, kind: str, id: str) -> str:
        """Return the name of a faction, race, map and so on. Agents and custom races and powers have their id."""
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
        """Return the value of an option as text."""
        if value == []:
            return self.say("report-no")
        if isinstance(value, list):
            return ", ".join(self.value(option, entry) for entry in value)
        if isinstance(value, bool):
            return self.say("report-yes" if value else "report-no")
        if value == RANDOM:
            return self.say("report-random")
        if isinstance(value, str):
            return self.name(KINDS.get(option, option), value)
        if value is None:
            return self.say("report-drafted")
        if isinstance(value, dict) and HASH in value:  # a map or deck of players
            names = value.get("names")
            name = names.get(self.language) or names.get(DEFAULT) if isinstance(names, dict) else None
            return f"{name or self.option(option)} ({value[HASH]})"
        return json.dumps(value, ensure_ascii=False)

    def question(self, prompt: str) -> str:
        """Return a question without its numbers, or its identifier if this version does not have the question.

        >>> Wording(Words("ru", "root")).question("Operate"), Wording(Words("en", "root")).question("Unheard")
        ('Вечер. Какую операцию провести?', 'Unheard')
        """
        message = f"prompt-{prompt}"
        if message not in self.words:
            return prompt
        asked = self.say(message, **dict.fromkeys(self.words.variables(message), GAP))
        return re.sub(rf"\s*\([^()]*{GAP}[^()]*\)", "", asked)

    # ---- numbers

    def share(self, value: float) -> str:
        return format_percent(value, format="0.0\u00a0%", locale=self.language)

    def round_share(self, value: float) -> str:
        """Format a percentage of an axis, where decimals are seldom needed."""
        return format_percent(value, format="0.#\u00a0%", locale=self.language)

    def between(self, low: float, high: float) -> str:
        return f"{self.share(low)}\u00a0– {self.share(high)}"

    def number(self, value: float) -> str:
        """Format a number with at most two decimals."""
        return format_decimal(value, format="#,##0.##", locale=self.language)

    def whole(self, value: float) -> str:
        return format_decimal(value, format="#,##0", locale=self.language)

    def tenths(self, value: float) -> str:
        return format_decimal(value, format="#,##0.0", locale=self.language)

    def duration(self, seconds: float) -> str:
        """Format a time with three digits, in the largest unit that fits."""
        unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
        return self.say(f"report-{unit}", time=self.number(float(f"{seconds / size:.3g}"))).replace(" ", "\u00a0")

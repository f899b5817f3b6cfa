"""Faults in the texts of players, such as maps and decks. Each is a sentence of the catalogue that names the place and
says what is allowed, so that people read it in their language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from copse.kernel.errors import BadSetup, similar
from copse.kernel.tasks import Json
from copse.languages import DEFAULT, LANGUAGES
from copse.locale import Words

LONGEST_NAME: Final = 40
MOST_LISTED: Final = 40

Args = Mapping[str, int | str]


@dataclass(frozen=True)
class Fault:
    """What is wrong: the message `fault-ID`. `within` is the entry it is in, such as `("clearing", 5)`; `clearings` and
    `card` are what an editor should mark."""

    id: str
    args: Args = field(default_factory=dict)
    clearings: tuple[int, ...] = ()
    within: tuple[str, int] | None = None
    card: str = ""

    def told(self, language: str = DEFAULT) -> str:
        """The sentence in a language."""
        words = Words(language, "root")
        told = words.say(f"fault-{self.id}", **self.args)
        return told if self.within is None else words.say(f"fault-in-{self.within[0]}", at=self.within[1], fault=told)

    def error(self, where: str, code: str) -> BadSetup:
        return BadSetup(f"{where}: {self.told()}", code, told=self.told)


def unknown(kind: str, word: str, known: Iterable[str]) -> tuple[str, Args]:
    """The message about an unknown word and its arguments: similar known words, or else those that are allowed."""
    names = list(known)
    close = similar(word, names)
    listed = ", ".join(close or names[:MOST_LISTED])
    return f"unknown-{kind}", {"name": word[:LONGEST_NAME], "similar": "yes" if close else "no", "names": listed}


def name_faults(given: Mapping[str, Json]) -> Iterable[Fault]:
    """What is wrong with the names of a text by language."""
    for language, name in given.items():
        if language not in LANGUAGES:
            yield Fault("language", {"name": language[:LONGEST_NAME], "names": ", ".join(LANGUAGES)})
        elif not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            yield Fault("name", {"name": language, "most": LONGEST_NAME})


def shown(value: Json) -> str:
    """A value for an error, shortened."""
    text = repr(value)
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"

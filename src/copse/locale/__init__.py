"""Translated messages: one folder of Fluent catalogues for each language, which the page uses too.

A message id is a name of the engine with dashes for underscores: `action-set-aside`, `event-turn-began`, `race-ratmen`.
Two games may use the same id. A bundle therefore has the common messages and those of one game, never those of two
games.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.parser import FluentParser
from fluent.syntax.visitor import Visitor

from copse.languages import DEFAULT, LANGUAGES
from copse.shelf import ADDED, CATALOGUES

COMMON: Final = (
    "agents", "arena", "clockwork", "commands", "law", "leagues", "mail", "notifications", "options", "report", "table",
    "terminal", "tutorial",
)  # fmt: skip
COPSE: Final = "copse.locale"
PLAIN: Final = "plain"  # fallback messages for games from other packages
NUMBERS: Final = "cards|clearings|coins|count|decisions|games|hand|hits|lost|paid|pips|points|seconds|taken|tokens"
UNBROKEN: Final = re.compile(rf"(\S) (?=[—%])|(\$(?:{NUMBERS}) \}}) (?=[а-яіїєґ])")
REMEMBERED: Final = 30_000  # cached sentences, because most of them occur again and again


class UnknownLanguage(ValueError):
    """A language that Copse does not have."""


class Words:
    """The messages of one game in one language. Without a game, only the common messages.

    >>> Words("uk", "smallworld").say("tokens", tokens=3)
    '3\\xa0жетони'
    >>> Words("uk").of("root").say("warriors", count=3)
    '3\\xa0вояки'
    >>> Words("de")
    Traceback (most recent call last):
    copse.locale.UnknownLanguage: there is no language 'de'; allowed: en, ...
    """

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there is no language '{language}'; allowed: {', '.join(LANGUAGES)}")
        self.language: Final = language
        self.game: Final = game
        self._bundle: Final = _bundle(language, game)

    def of(self, game: str) -> Words:
        """Return the messages of another game in this language."""
        return Words(self.language, game)

    def __contains__(self, id: str) -> bool:
        """Return whether a message exists, or an attribute of a message."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, id: str, **args: int | str) -> str:
        """Format a message or an attribute of one (`event-scored.hidden`). Raises LookupError if the catalogue lacks
        it."""
        used = self.variables(id) if args else ()
        return _said(self.language, self.game, id, tuple([(name, args[name]) for name in used if name in args]))

    def variables(self, id: str) -> tuple[str, ...]:
        """Return the variables that a message or attribute needs, including those of the messages that it refers to."""
        return _variables(self.language, self.game, id)


def slug(name: str) -> str:
    """Convert a name of the engine to the form that message ids use.

    >>> slug("dragon_master")
    'dragon-master'
    """
    return name.replace("_", "-")


class Owner(FluentType):
    """A name in the possessive form. Only English catalogues use it. Other languages keep the plain name.

    >>> Owner("Marquise").format(), Owner("Corvids").format()
    ('Marquise’s', 'Corvids’')
    """

    def __init__(self, name: object) -> None:
        self._name: Final = str(name)

    def format(self, locale: object = None) -> str:
        return f"{self._name}’" if self._name.endswith("s") else f"{self._name}’s"


def typeset(text: str, language: str) -> str:
    """Insert no-break spaces before a dash or a percent sign, and between a number and its noun.

    English text stays as it is.

    >>> typeset("{ $count } воин — 50 %", "ru")
    '{ $count }\\xa0воин\\xa0— 50\\xa0%'
    """
    return text if language == "en" else UNBROKEN.sub("\\g<1>\\g<2>\N{NO-BREAK SPACE}", text)


def source(language: str, catalogue: str) -> str:
    """Return the text of a catalogue."""
    return files("copse.locale").joinpath(language, f"{catalogue}.ftl").read_text(encoding="utf-8")


def _bundle(language: str, game: str) -> FluentBundle:
    return _bundle_with(language, game, tuple(ADDED.get(game, ())))


@cache
def _bundle_with(language: str, game: str, added: tuple[tuple[str, str], ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"WHOSE": Owner})
    texts = [source(language, catalogue) for catalogue in COMMON] + (spoken(language, game) if game else [])
    for home, catalogue in added:
        texts += added_words(language, home, catalogue)
    for text in texts:
        bundle.add_resource(FluentResource(typeset(text, language)), allow_overrides=True)
    return bundle


def brought(game: str) -> bool:
    """Return whether the messages of a game come from another package."""
    return CATALOGUES.get(game, COPSE) != COPSE


def spoken(language: str, game: str) -> list[str]:
    """Return the catalogues of a game. Later ones override earlier ones.

    A game from another package falls back to English if it lacks a message in the language.
    """
    package = CATALOGUES.get(game, COPSE)
    folders = dict.fromkeys((DEFAULT, language)) if brought(game) else (language,)
    usual = [source(language, PLAIN)] if brought(game) else []
    found = [files(package).joinpath(folder, f"{game}.ftl") for folder in folders]
    return usual + [file.read_text(encoding="utf-8") for file in found if file.is_file()]


def added_words(language: str, home: str, catalogue: str) -> list[str]:
    """Return the words that a package adds to a game. A message that the language lacks is shown in English."""
    folder = files(home).joinpath("locale")
    found = [folder.joinpath(spoken, f"{catalogue}.ftl") for spoken in dict.fromkeys((DEFAULT, language))]
    return [file.read_text(encoding="utf-8") for file in found if file.is_file()]


def messages(text: str) -> list[str]:
    """Return the ids of the messages in a catalogue."""
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]


@lru_cache(REMEMBERED)
def _said(language: str, game: str, id: str, args: tuple[tuple[str, int | str], ...]) -> str:
    bundle = _bundle(language, game)
    text, problems = bundle.format_pattern(_pattern(bundle, id), dict(args))
    if problems:
        raise LookupError(f"'{id}' cannot be said in '{language}': {problems[0]}")
    return str(text)


def _pattern(bundle: FluentBundle, id: str) -> Pattern:
    name, _, attribute = id.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"'{id}' has no text of its own")
    return pattern


@cache
def _variables(language: str, game: str, id: str) -> tuple[str, ...]:
    """Return the variables that a message depends on. The cache key has only these."""
    bundle = _bundle(language, game)
    found = _Variables(bundle)
    found.visit(_pattern(bundle, id))
    return tuple(sorted(found.names))


class _Variables(Visitor):
    def __init__(self, bundle: FluentBundle) -> None:
        self.names: set[str] = set()
        self._bundle = bundle

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the name that Fluent gives it)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(_pattern(self._bundle, node.id.name + (f".{node.attribute.name}" if node.attribute else "")))

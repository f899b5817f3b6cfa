"""The catalogues: the same messages in every language, one for everything the engine can say, and the plurals right."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message, MessageReference, VariableReference

import copse.smallworld
import copse.terminal
from copse.kernel.tasks import Decision
from copse.locale import CATALOGUES, LANGUAGES, UnknownLanguage, Words, slug, source
from copse.smallworld.board import SYMBOLS, TERRAINS
from copse.smallworld.book import BOOK
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.rules import OPTIONS
from copse.terminal.seen import LOST_TRIBE, MARKERS

every_language = pytest.mark.parametrize("language", LANGUAGES)
ENGINE = Path(copse.smallworld.__file__).parent
TERMINAL = Path(copse.terminal.__file__).parent
ADDED = {"who", "where", "people", "race", "power", "friend"}
"""What the terminal adds to the figures of an event."""


def walk(node: BaseNode) -> Iterator[BaseNode]:
    """A node of a catalogue and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from walk(child)


def patterns(language: str, *catalogues: str) -> dict[str, BaseNode]:
    """Every message and attribute of the catalogues, by its id."""
    found: dict[str, BaseNode] = {}
    for catalogue in catalogues or CATALOGUES:
        for entry in FluentParser().parse(source(language, catalogue)).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                assert entry.value, f"{entry.id.name} is empty"
                found[entry.id.name] = entry.value
                attributes: list[Attribute] = entry.attributes
                found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in attributes}
    return found


def variables(language: str) -> dict[str, set[str]]:
    """The figures that each message needs, with those of the messages it takes in."""
    parsed = patterns(language)

    def needed(id: str) -> set[str]:
        nodes = list(walk(parsed[id]))
        own = {node.id.name for node in nodes if isinstance(node, VariableReference)}
        taken_in = [node.id.name for node in nodes if isinstance(node, MessageReference)]
        return own.union(*map(needed, taken_in))

    return {id: needed(id) for id in parsed}


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a method with one of these names in the engine."""
    for path in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names:
                yield node


def events() -> dict[str, set[str]]:
    """Every event that the sources say, with the names of its figures."""
    found: dict[str, set[str]] = {}
    for call in calls("say", "whisper"):
        what = call.args[1]
        assert isinstance(what, ast.Constant), ast.unparse(call)
        found.setdefault(str(what.value), set()).update(keyword.arg for keyword in call.keywords if keyword.arg)
    return found


@every_language
def test_every_catalogue_has_the_same_messages_with_the_same_figures(language: str) -> None:
    assert variables(language) == variables("en")


@every_language
def test_everything_the_engine_can_say_has_a_message(language: str) -> None:
    decisions = [name for name, task in BOOK.tasks.items() if issubclass(task, Decision)]
    wanted = [f"action-{slug(verb)}" for verb in BOOK.vocabulary.verbs]
    wanted += [f"prompt-{name}" for name in decisions]
    wanted += [f"event-{slug(what)}" for what in events()]
    wanted += [f"race-{slug(race.id)}" for race in RACES] + [f"power-{slug(power.id)}" for power in POWERS]
    wanted += [f"option-{slug(name)}{part}" for name in OPTIONS for part in ("", ".help")]
    wanted += [f"terrain-{name}" for name in TERRAINS] + [f"symbol-{name}" for name in SYMBOLS]
    wanted += [f"marker-{slug(name)}" for name in (*MARKERS, LOST_TRIBE)]
    assert sorted(set(wanted) - set(patterns(language))) == []


def test_an_event_with_a_secret_can_be_told_without_it() -> None:
    secret = {str(what.value) for call in calls("whisper") if isinstance(what := call.args[1], ast.Constant)}
    assert secret == {"scored"}
    assert "coins" not in variables("en")["event-scored.hidden"]


def test_messages_of_events_use_only_what_the_engine_says() -> None:
    needed = variables("en")
    secrets = {"scored": {"coins"}}
    for what, said in events().items():
        assert needed[f"event-{slug(what)}"] <= said | ADDED | secrets.get(what, set()), what


@every_language
@pytest.mark.parametrize("figure", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language: str, figure: int) -> None:
    words = Words(language)
    for id, needed in variables(language).items():
        text = words.say(id, **dict.fromkeys(needed, figure))
        assert "{" not in text, f"{id}: {text}"
        if needed and figure:
            assert str(figure) in text, f"{id}: {text}"


def test_the_terminal_says_no_message_that_is_not_there_and_leaves_none_idle() -> None:
    texts, said = set(), set()
    for path in TERMINAL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "say":
                said |= {str(leaf.value) for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    ids = set(patterns("en"))
    assert {text for text in said if "-" in text and not text.endswith("-")} <= ids
    beginnings = tuple(text for text in said if text.endswith("-"))  # of ids that are put together
    assert [id for id in patterns("en", "terminal") if id not in texts and not id.startswith(beginnings)] == []


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 token", 2: "2 tokens", 5: "5 tokens", 21: "21 tokens"}),
        ("ru", {1: "1 жетон", 2: "2 жетона", 5: "5 жетонов", 21: "21 жетон"}),
        ("uk", {1: "1 жетон", 2: "2 жетони", 5: "5 жетонів", 21: "21 жетон"}),
    ],
)
def test_figures_agree_with_their_noun(language: str, forms: dict[int, str]) -> None:
    words = Words(language)
    assert {count: words.say("tokens", tokens=count) for count in forms} == forms


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", {1: "за 1 монету", 3: "за 3 монеты", 5: "за 5 монет", 11: "за 11 монет", 0: "даром"}),
        ("uk", {1: "за 1 монету", 3: "за 3 монети", 5: "за 5 монет", 11: "за 11 монет", 0: "задарма"}),
    ],
)
def test_prices_stand_in_the_right_case(language: str, forms: dict[int, str]) -> None:
    words = Words(language)
    assert {coins: words.say("price", paid=coins) for coins in forms} == forms


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'; allowed: en, ru, uk"):
        Words("fr")


@pytest.mark.parametrize(("id", "args"), [("no-such-message", {}), ("seat.help", {"seat": 1}), ("seat", {})])
def test_what_cannot_be_said_is_an_error(id: str, args: dict[str, int]) -> None:
    with pytest.raises(LookupError):
        Words("en").say(id, **args)

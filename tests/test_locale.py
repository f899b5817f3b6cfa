"""The catalogues: the same messages in every language, one for all that the engines can say, and the plurals right."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Junk, Message, MessageReference, VariableReference

import copse.root
import copse.smallworld
import copse.terminal
import copse.wording
from copse.games import GAMES, find
from copse.kernel.options import GROUPS
from copse.kernel.tasks import Decision
from copse.languages import LANGUAGES
from copse.locale import COMMON, PLAIN, UnknownLanguage, Words, slug, source
from copse.root.actions import CHARACTERS, COLUMNS, LANDMARKS, LEADERS, MINISTERS, MOODS
from copse.root.bots import BOTS
from copse.root.bots.base import DIFFICULTIES, NIGHTMARE, REASONS, Bot, Deed
from copse.root.bots.logical_lizards import CONSPIRACIES
from copse.root.cards import CARDS, ITEMS, QUEST_IDS
from copse.root.cards import SUITS as ROOT_SUITS
from copse.root.editions import EDITIONS
from copse.root.effects.house import LATER, SPARING
from copse.root.factions import FACTIONS
from copse.root.factions.duchy import RANKS
from copse.root.factions.satchel import RELATION_NAMES, SIDES
from copse.root.hirelings import HIRELINGS
from copse.root.pieces import PIECES
from copse.root.state import PHASES
from copse.smallworld.board import LOST_TRIBE, SYMBOLS, TERRAINS
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.turn import OUTLINE
from copse.terminal.root.signs import MARKERS as ROOT_MARKERS
from copse.terminal.smallworld.seen import MARKERS
from copse.wording.root.labels import SEATS

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)
ENGINES = {"smallworld": Path(*copse.smallworld.__path__), "root": Path(*copse.root.__path__)}
TERMINAL, WORDING = Path(*copse.terminal.__path__), Path(*copse.wording.__path__)
COMMAND = sorted((TERMINAL.parent / "cli").glob("*.py"))


def whole_agenda(kind: type[Bot]) -> list[Deed]:
    """All lines of a bot's turn, whatever its difficulty, traits and role are."""
    plain = kind("", ())
    traits = tuple(trait.name for trait in plain.offered)
    bots = [kind(NIGHTMARE, some, role) for some in ((), traits) for role in plain.roles or ("",)]
    return [deed for bot in bots for deed in bot.agenda(sells=True)]


def choices(game: str, *options: str) -> list[str]:
    """What the choices of some options are called, and what is said of them."""
    book = find(game)
    named = [f"{slug(name)}-{slug(str(choice))}" for name in options for choice in book.options[name].choices]
    return [f"{message}{part}" for message in named for part in ("", ".help")]


TRAITS = [trait for bot in BOTS.values() for trait in bot("", ()).offered]
SMALL_WORLD_THINGS = [
    *(f"race-{slug(race.id)}" for race in RACES),
    *(f"power-{slug(power.id)}" for power in POWERS),
    *(f"terrain-{name}" for name in TERRAINS),
    *(f"symbol-{name}" for name in SYMBOLS),
    *(f"marker-{slug(name)}" for name in (*MARKERS, LOST_TRIBE)),
    *(f"first-{choice}" for choice in find("smallworld").options["first"].choices),
    *(f"heading-{heading.name}" for heading in OUTLINE),
]
ROOT_THINGS = [
    *(f"card-{slug(card.id)}" for card in CARDS),
    *(f"card-{slug(card.id)}.help" for card in CARDS if card.kind != "item"),
    *(f"quest-{slug(name)}" for name in QUEST_IDS),
    *(f"item-{name}{part}" for name in ITEMS for part in ("", ".object")),
    *(f"character-{name}{part}" for name in CHARACTERS for part in ("", ".special", ".help")),
    *(f"leader-{name}" for name in LEADERS),
    *(f"minister-{slug(name)}" for name in MINISTERS),
    *(f"rank-{name}" for name in RANKS),
    *(f"mood-{name}{part}" for name in MOODS for part in ("", ".help")),
    *(f"faction-{name}{part}" for name in FACTIONS for part in ("", ".short")),
    *(f"hireling-{slug(name)}{part}" for name in HIRELINGS for part in ("", ".short", ".help")),
    *(f"landmark-{slug(name)}{part}" for name in LANDMARKS for part in ("", ".short", ".setup", ".help")),
    *(f"landmark-{slug(name)}.new" for name in ("ferry", "lost_city")),
    *(f"faction-{slug(name)}{part}" for name in BOTS for part in ("", ".short")),
    *(f"difficulty-{name}" for name in DIFFICULTIES),
    *(
        f"trait-{slug(trait.name)}{part}"
        for bot in BOTS.values()
        for trait in bot("", ()).offered
        for part in ("", ".help")
    ),
    *(f"role-{name}{part}" for bot in BOTS.values() for name in bot("", ()).roles for part in ("", ".help")),
    *(f"reason-{slug(name)}" for name in REASONS),
    *(f"conspiracy-{name}" for name in set(CONSPIRACIES)),
    *(f"ordered-{name}" for name in ("none", *ROOT_SUITS)),
    *(f"deed-minister-{slug(name)}" for name in MINISTERS),
    *{deed.what for bot in BOTS.values() for deed in whole_agenda(bot)},
    *(f"piece-{slug(name)}{part}" for name in PIECES for part in ("", ".counted", ".object", ".sign")),
    *(f"suit-{name}" for name in ROOT_SUITS),
    *choices("root", "map", "deck", "questions", "setup", "edition", "card_texts", "landmark_printing"),
    *choices("root", "ferry_printing", "lost_city_printing", "control_die", "effects_order"),
    *(f"card-{slug(name)}.later" for name in (*LATER, "coffin_makers")),
    *(f"card-{slug(name)}.sparing" for name in SPARING),
    *(f"phase-{name}" for name in PHASES),
    *(f"decree-{name}" for name in COLUMNS),
    *(f"relation-{name}" for name in RELATION_NAMES),
    *(f"items-{slug(side)}" for side in SIDES),
    *(f"mark-{name}" for name in ROOT_MARKERS),
    *{
        f"heading-{heading.name}"
        for edition in EDITIONS.values()
        for faction in edition.factions.values()
        for heading in faction.outline()
    },
]
GROUP_NAMES = [f"group-{group}" for group in GROUPS]
VERBS = {game: [f"verb-{slug(name)}" for name in find(game).vocabulary.verbs] for game in GAMES}
THINGS: Mapping[str, list[str]] = {
    "smallworld": [*SMALL_WORLD_THINGS, *GROUP_NAMES, *VERBS["smallworld"]],
    "root": [*ROOT_THINGS, *GROUP_NAMES, *VERBS["root"]],
}
ENGINE_WORDS = ("action-", "prompt-", "event-", "order-", "why-", "loss-", "option-", "verb-", "left-")
DERIVED = {
    "seat": {"who", "people"},
    "region": {"where"},
    "race": {"people"},
    "clearing": {"where"},
    "piece": {"pieces", "object"},
    "item": {"object"},
}
"""What the labels add to the figures of an event or a question, by the figure that it comes from."""


# ---- reading catalogues


def walk(node: BaseNode) -> Iterator[BaseNode]:
    """A node of a catalogue and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from walk(child)


@cache
def patterns(language: str, *catalogues: str) -> dict[str, BaseNode]:
    """Every message and attribute of some catalogues, by its id."""
    found: dict[str, BaseNode] = {}
    for catalogue in catalogues:
        for entry in FluentParser().parse(source(language, catalogue)).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                assert entry.value, f"{entry.id.name} is empty"
                found[entry.id.name] = entry.value
                attributes: list[Attribute] = entry.attributes
                found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in attributes}
    return found


def spoken(language: str, game: str) -> dict[str, BaseNode]:
    """All messages that are heard at a table of this game."""
    return patterns(language, game, *COMMON)


def taken_in(pattern: BaseNode) -> list[str]:
    """The messages and attributes that a message refers to."""
    found: list[MessageReference] = [node for node in walk(pattern) if isinstance(node, MessageReference)]
    return [node.id.name + (f".{node.attribute.name}" if node.attribute else "") for node in found]


@cache
def variables(language: str, game: str) -> dict[str, set[str]]:
    """The figures that each message needs, with those of the messages it takes in."""
    parsed = spoken(language, game)

    def needed(id: str) -> set[str]:
        own = {node.id.name for node in walk(parsed[id]) if isinstance(node, VariableReference)}
        return own.union(*map(needed, taken_in(parsed[id])))

    return {id: needed(id) for id in parsed}


# ---- reading the sources


def modules(game: str) -> Iterator[ast.Module]:
    for path in ENGINES[game].rglob("*.py"):
        if (
            path.parent.name == "drawing" or path.stem == "faults"
        ):  # they say words of the catalogue, and tell no events
            continue
        yield ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.AST, *names: str) -> Iterator[ast.Call]:
    """Every call of a function or method with one of these names."""
    for child in ast.walk(node):
        if isinstance(child, ast.Call) and ast.unparse(child.func).rpartition(".")[2] in names:
            yield child


def texts(node: ast.AST) -> set[str]:
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


def words_of(call: ast.Call, function: ast.FunctionDef, module: ast.Module) -> set[str]:
    """What an event may be called: the text itself, or those that the name in its place can stand for."""
    what = call.args[1]
    if isinstance(what, ast.Constant):
        return {str(what.value)}
    assert isinstance(what, ast.Name), ast.unparse(call)
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == what.id:
            found |= texts(node.value)
    parameters = [parameter.arg for parameter in function.args.args]
    if what.id in parameters:
        for caller in called(module, function.name):
            found |= texts(caller.args[parameters.index(what.id)])
    assert found, f"nothing is known of '{what.id}' in {ast.unparse(call)}"
    return found


@cache
def events(game: str) -> dict[str, tuple[set[str], set[str]]]:
    """Every event that the sources say, with the names of its figures and of its secrets."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for module in modules(game):
        for function in ast.walk(module):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in called(function, "say", "whisper"):
                for what in words_of(call, function, module):
                    figures, secrets = found.setdefault(what, (set(), set()))
                    figures |= {keyword.arg for keyword in call.keywords if keyword.arg}
                    if "whisper" in ast.unparse(call.func):
                        secrets |= {key for key in texts(call.args[3]) if key.islower()}
    return found


@cache
def questions(game: str) -> dict[str, set[str]]:
    """Every question of the sources, with the names of the figures of its sentence."""
    classes: dict[str, ast.ClassDef] = {}
    functions: dict[str, ast.FunctionDef] = {}
    for module in modules(game):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef):
                classes[node.name] = node
            elif isinstance(node, ast.FunctionDef):
                functions[node.name] = node

    def keys(function: ast.FunctionDef) -> set[str]:
        own = {
            key.value
            for node in ast.walk(function)
            if isinstance(node, ast.Dict)
            for key in node.keys
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        }
        helpers = [name for name in functions if name.endswith("figures") and list(called(function, name))]
        return own.union(*(keys(functions[name]) for name in helpers if functions[name] is not function))

    def figures(name: str) -> set[str]:
        if name not in classes:
            return set()
        for node in classes[name].body:
            if isinstance(node, ast.FunctionDef) and node.name == "prompt":
                return keys(node)
        return set[str]().union(*(figures(ast.unparse(base)) for base in classes[name].bases))

    return {name: figures(name) for name, task in find(game).tasks.items() if issubclass(task, Decision)}


@cache
def forfeits(game: str) -> set[str]:
    """The name of everything that a choice may cost dearly."""
    found: set[str] = set()
    for module in modules(game):
        for node in ast.walk(module):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "waste" and node.value:
                found |= texts(node.value)
        for call in called(module, "Forfeit"):
            found |= texts(call.args[0])
    return found


def figured(language: str, game: str) -> dict[str, set[str]]:
    """The figures of every message. A piece or an item is one figure, in whichever case a language wants it."""
    cases = {"object": "thing", "item": "thing", "piece": "thing"}
    return {id: {cases.get(name, name) for name in names} for id, names in variables(language, game).items()}


def told(figures: set[str]) -> set[str]:
    """Figures with what the labels derive from them."""
    return figures.union(*(DERIVED.get(figure, set()) for figure in figures))


# ---- the catalogues are whole


@pytest.mark.slow
@every_game
@every_language
def test_every_catalogue_has_the_same_messages_with_the_same_figures(language: str, game: str) -> None:
    assert figured(language, game) == figured("en", game)


@pytest.mark.slow
@every_game
@every_language
def test_everything_the_engine_can_say_has_a_message(language: str, game: str) -> None:
    book = find(game)
    wanted = [f"action-{slug(verb)}" for verb in book.vocabulary.verbs]
    wanted += [f"prompt-{name}" for name in questions(game)]
    wanted += [f"event-{slug(what)}" for what in events(game)]
    wanted += [f"loss-{what}" for what in forfeits(game)]
    wanted += [f"option-{slug(name)}{part}" for name in book.options for part in ("", ".help")]
    assert sorted({*wanted, *THINGS[game]} - set(spoken(language, game))) == []


@every_game
def test_no_message_is_about_something_that_the_engine_does_not_say(game: str) -> None:
    book = find(game)
    known = {f"action-{slug(verb)}" for verb in book.vocabulary.verbs} | {f"prompt-{name}" for name in questions(game)}
    known |= {f"{kind}-{slug(what)}" for what in events(game) for kind in ("event", "order", "why")}
    known |= {f"option-{slug(name)}" for name in book.options}
    known |= {*VERBS[game], *(f"left-{name}" for name in questions(game))}
    known |= {f"loss-{what}" for what in forfeits(game)}
    said = {id.partition(".")[0] for id in patterns("en", game)}
    assert [id for id in said if id.startswith(ENGINE_WORDS) and id not in known] == []
    instead = {id.partition(".")[2] for id in patterns("en", game) if id.startswith("action-") and "." in id}
    assert {name.removesuffix("-group") for name in instead} - {"group", "one"} <= set(questions(game))


def test_choices_of_several_fields_can_be_shared_out() -> None:
    several = [slug(verb.name) for verb in find("root").vocabulary.verbs.values() if len(verb.fields) > 1]
    wanted = {f"action-{verb}.{part}" for verb in several for part in ("group", "one")}
    assert sorted(wanted - set(patterns("en", "root"))) == []


@pytest.mark.parametrize(
    ("game", "secrets"),
    [
        ("smallworld", {"scored": {"coins"}}),
        (
            "root",
            {
                "drew_card": {"card"},
                "put_at_stall": {"card"},
                "took_from_stall": {"card"},
                "exposed": {"card"},
                "gained_supporter": {"card"},
                "gave": {"card"},
                "plotted": {"piece"},
                "returned_card": {"card"},
                "saw_hand": {"cards"},
                "showed_hand": {"cards"},
            },
        ),
    ],
)
def test_an_event_with_a_secret_can_be_told_without_it(game: str, secrets: dict[str, set[str]]) -> None:
    assert {what: secret for what, (_, secret) in events(game).items() if secret} == secrets
    for what, secret in secrets.items():
        assert not secret & variables("en", game)[f"event-{slug(what)}.hidden"]


@every_game
def test_messages_of_events_and_questions_use_only_what_the_engine_says(game: str) -> None:
    needed = variables("en", game)
    for what, (figures, secrets) in events(game).items():
        # Events of several things are told in one line, with their number.
        assert needed[f"event-{slug(what)}"] <= told(figures | secrets) | {"count"}, what
    for name, figures in questions(game).items():
        assert needed[f"prompt-{name}"] <= told(figures), name


@every_game
@every_language
@pytest.mark.parametrize("figure", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(language: str, game: str, figure: int) -> None:
    words = Words(language, game)
    for id, needed in variables(language, game).items():
        text = words.say(id, **dict.fromkeys(needed, figure))
        assert "{" not in text, f"{id}: {text}"
        if needed and figure:
            assert str(figure) in text, f"{id}: {text}"


def sayings(*paths: Path) -> tuple[set[str], set[str], set[str]]:
    """Of some sources: all texts, those within calls of `say`, and the kinds of things that they name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    said = [texts(call.args[0]) for tree in trees for call in called(tree, "say")]
    kinds = {f"{kind}-" for tree in trees for call in called(tree, "thing") for kind in texts(call.args[0])}
    return set[str]().union(*map(texts, trees)), set[str]().union(*said), kinds


def whole_ids(said: set[str]) -> set[str]:
    return {text for text in said if "-" in text and not text.endswith("-")}


@pytest.mark.slow
@every_game
def test_the_terminal_says_no_message_that_is_not_there_and_leaves_none_idle(game: str) -> None:
    other = next(name for name in GAMES if name != game)
    paths = [*TERMINAL.rglob("*.py"), *WORDING.rglob("*.py")]
    written, said, kinds = sayings(*(path for path in paths if path.parent.name != other and path.stem != PLAIN))
    assert whole_ids(said) <= set(spoken("en", game))
    beginnings = (*ENGINE_WORDS, *(text for text in said | kinds if len(text) > 1 and text.endswith("-")))
    referred = {id for pattern in spoken("en", game).values() for id in taken_in(pattern)}
    names = {id for id in patterns("en", game, "terminal") if "." not in id} - written - referred - set(THINGS[game])
    assert {id for id in names if not id.startswith(beginnings)} <= sayings(*COMMAND)[1]


def test_the_command_says_no_message_that_is_not_there() -> None:
    assert whole_ids(sayings(*COMMAND)[1]) <= {id for game in GAMES for id in spoken("en", game)}


# ---- plurals and cases


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 token", 2: "2 tokens", 5: "5 tokens", 21: "21 tokens"}),
        ("ru", {1: "1 жетон", 2: "2 жетона", 5: "5 жетонов", 21: "21 жетон"}),
        ("uk", {1: "1 жетон", 2: "2 жетони", 5: "5 жетонів", 21: "21 жетон"}),
    ],
)
def test_figures_agree_with_their_noun(language: str, forms: dict[int, str]) -> None:
    words = Words(language, "smallworld")
    assert {count: words.say("tokens", tokens=count).replace("\xa0", " ") for count in forms} == forms


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("ru", {1: "за 1 монету", 3: "за 3 монеты", 5: "за 5 монет", 11: "за 11 монет", 0: "бесплатно"}),
        ("uk", {1: "за 1 монету", 3: "за 3 монети", 5: "за 5 монет", 11: "за 11 монет", 0: "безкоштовно"}),
    ],
)
def test_prices_stand_in_the_right_case(language: str, forms: dict[int, str]) -> None:
    words = Words(language, "smallworld")
    assert {coins: words.say("price", paid=coins).replace("\xa0", " ") for coins in forms} == forms


@pytest.mark.parametrize(
    ("language", "id", "forms"),
    [
        ("en", "warriors", {1: "1 warrior", 3: "3 warriors", 5: "5 warriors"}),
        ("ru", "warriors", {1: "1 воин", 3: "3 воина", 5: "5 воинов", 21: "21 воин", 0: "0 воинов"}),
        ("ru", "warriors-object", {1: "1 воина", 3: "3 воинов", 5: "5 воинов"}),
        ("uk", "warriors", {1: "1 вояка", 3: "3 вояки", 5: "5 вояк", 21: "21 вояка", 0: "0 вояк"}),
        ("en", "piece-base-fox.counted", {1: "1 fox base", 2: "2 fox bases"}),
        ("ru", "piece-roost.counted", {1: "1 гнездо", 2: "2 гнезда", 7: "7 гнёзд"}),
        ("uk", "piece-workshop.counted", {1: "1 майстерня", 4: "4 майстерні", 6: "6 майстерень"}),
    ],
)
def test_pieces_agree_with_their_number(language: str, id: str, forms: dict[int, str]) -> None:
    words = Words(language, "root")
    assert {count: words.say(id, count=count).replace("\xa0", " ") for count in forms} == forms


# ---- factions of one and of many

AGREEING: Mapping[str, str] = {"en": r" (?!warriors\b)\w*s\b", "ru": r" (?!и )[^\W\d]", "uk": r" (?!і )[^\W\d]"}
"""What may not follow a faction’s name: in English a verb in the present (warriors may), in the other languages any."""


@every_language
@pytest.mark.parametrize("faction", ["marquise", "keepers"])
def test_events_are_told_alike_of_one_and_of_many(language: str, faction: str) -> None:
    words = Words(language, "root")
    name = words.say(f"faction-{faction}.short")
    for id, needed in variables(language, "root").items():
        if id.startswith("event-"):
            text = words.say(id, **{figure: name if figure in ("who", *SEATS) else 2 for figure in needed})
            assert not re.search(name + AGREEING[language], text), text


# ---- signs


@every_language
def test_signs_tell_the_kinds_of_pieces_apart(language: str) -> None:
    """Whatever the suit of a base, a garden or a trade post; of a waystation the side that lies up counts."""
    words, kinds = Words(language, "root"), dict[str, str]()
    for name in PIECES:
        of_a_suit = name.startswith(("base_", "garden_", "trade_post_", "waystation_"))
        kind = name.rpartition("_")[0] if of_a_suit else name
        assert kinds.setdefault(words.say(f"piece-{slug(name)}.sign"), kind) == kind


# ---- what cannot be said


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=f"'fr'; allowed: {', '.join(LANGUAGES)}"):
        Words("fr")


@pytest.mark.parametrize(("id", "args"), [("no-such-message", {}), ("seat.help", {"seat": 1}), ("seat", {})])
def test_what_cannot_be_said_is_an_error(id: str, args: dict[str, int]) -> None:
    assert (id in Words("en", "smallworld")) == (id == "seat")
    with pytest.raises(LookupError):
        Words("en", "smallworld").say(id, **args)


def test_two_games_may_use_the_same_word() -> None:
    assert Words("en", "smallworld").say("action-stop") == "stop conquering"
    assert Words("en").of("root").say("action-stop") == "stop"

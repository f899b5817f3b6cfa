"""Figures: whatever an edition prints is said by the rules alone. Catalogues hold no number of their own, no module
outside the rules takes a figure from a chapter's file, and where an edition has other figures they are told."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor
from rich.console import Console

import copse
from copse.kernel.errors import BadPosition
from copse.kernel.options import Option
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words, source
from copse.root import rules
from copse.root.book import BOOK
from copse.root.cards import CARDS, TEA
from copse.root.dominance import Dominance
from copse.root.editions import EDITIONS
from copse.root.editions.marauder import MARAUDER
from copse.root.effects.exiles import CharmOffensive, CoffinMakers, MasterEngravers, SoupKitchens
from copse.root.effects.standard import BrutalTactics, StandAndDeliver
from copse.root.factions import satchel
from copse.root.factions.characters import BY_NAME, Ranger
from copse.root.factions.duchy import Duchy
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.keepers import Keepers
from copse.root.factions.lizards import Lizards
from copse.root.factions.riverfolk import Riverfolk
from copse.root.factions.vagabond import Vagabond
from copse.root.hirelings import HIRELINGS
from copse.terminal.tables import table_for
from copse.wording.games import labels_for
from copse.wording.root.labels import RootLabels
from tests.root.table import Table
from tests.script import legal, play, root

# ---- the catalogues

SPELLED: Final = {  # from two on: one is a pronoun too
    "en": r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    "ru": r"дв(а|е|ух|ум|умя|ое|оих)|тр(и|ёх|ём|емя|ое|оих)|четыр(е|ёх|ём|ьмя)|четверых"
    r"|(пят|шест|сем|девят|десят)(ь|и|ью)|(пят|шест)ер(о|ых)|вос(емь|ьми)",
    "uk": r"дв(а|і|ох|ом|ома|оє)|тр(и|ьох|ьом|ьома|оє)|чотир(и|ьох|ьом|ма)|((п['’]|дев['’])ят|десят|шіст)(ь|и|ьох|ьома)"
    r"|сім(ох|ома)?|вісім|вісьмох",
}
NO_FIGURES: Final[Mapping[str, str]] = {
    r"piece-(figure|tablet|jewelry)-[123](\.\w+)?": "the kinds of relics are named by their value",
    r"card-dominance-bird\.help": "opposite corners are two",
    r"character-vagrant\.help": "a battle has two sides",
    r"option-factions\.help": "alone nobody plays",
    r"landmark-[a-z-]+\.setup": "cards of the landmarks, which both printings print alike",
    r"(trait|role)-[a-z-]+\.help|deed-[a-z-]+": "boards and cards of the bots, of which there is one printing",
    r"(option-)?edition(-\w+)?(\.help)?": "editions are named by their year or goal",
    r"(option-)?control-die(-[a-z-]+)?(\.help)?": "the faces of a die on which printings differ",
    r"faction-mechanical-marquise": "it is the second of its name",
    r"help-table": "an example of a paragraph and of an action",
    r"ask|bad-number|bad-choice|why-ask|log-bad|help": "choices are numbered from 1; examples of commands",
    r"page-connection-polling": "how often the page asks",
    r"page-lead": "how many games there are",
    r"page-own-(cheaper|pays)": "what own peoples of Small World can do, of which there is one printing",
    r"page-refusal-only-vagabonds": "how many Vagabonds there are",
}
"""Messages with numbers that no edition prints, and what these are."""


class Texts(Visitor):
    """The words of a message between its figures."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  (the name that Fluent gives it)
        self.found.append(node.value)


def patterns(language: str, catalogue: str) -> Iterator[tuple[str, Pattern]]:
    for entry in FluentParser().parse(source(language, catalogue)).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def numbers(language: str, catalogue: str) -> Iterator[str]:
    """The messages that say a number by themselves."""
    number = re.compile(rf"\d|\b({SPELLED[language]})\b", re.IGNORECASE)
    for id, pattern in patterns(language, catalogue):
        texts = Texts()
        texts.visit(pattern)
        if any(number.search(text) for text in texts.found):
            yield id


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_says_a_figure_by_itself(language: str) -> None:
    """Lessons may: each has its position, and so its edition."""
    found = {id for catalogue in ("root", "page", "table", "terminal") for id in numbers(language, catalogue)}
    excused = {id: {ids for ids in NO_FIGURES if re.fullmatch(ids, id)} for id in found}
    assert sorted(id for id, excuses in excused.items() if not excuses) == []
    assert set[str]().union(*excused.values()) == set(NO_FIGURES), "an excuse that nothing needs"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "and 6 warriors"), ("en", "Repairs three items"), ("ru", "чинит три предмета"), ("ru", "тремя полянами"),
        ("ru", "за каждых пятерых"), ("uk", "лагодить три предмети"), ("uk", "за кожних п'ятьох"), ("uk", "за два"),
    ],
)  # fmt: skip
def test_a_number_is_found_in_digits_and_in_words(language: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.root.test_35_figures.source", lambda *_: f"some = {text}\nnone = {'{ $count }'}\n")
    assert list(numbers(language, "root")) == ["some"]


# ---- modules outside the rules

OUTSIDE: Final = ("agents", "vectors", "learn", "wording", "terminal", "envs", "arena", "server", "cli")
CHAPTERS: Final = "copse.root.factions"
PLACES: Final = frozenset(
    {
        "ALLIED", "HOSTILE",  # spaces of the track of relationships
        "VIZIER", "RETAINER",  # cards that are none
        "RECRUIT", "BUILD_COLUMN", "DELVE_COLUMN", "RECOVER_COLUMN", "BOMB", "EXTORTION", "CAPTAIN", "LORD",
        "BITTER", "GRANDIOSE", "JUBILANT", "LAVISH", "RELENTLESS", "ROWDY", "STUBBORN", "WRATHFUL",
        "TYPES", "VALUES", "WAYSTATION_PIECES",  # kinds of relics and waystations are kinds of pieces
        "MOST", "MOST_BOXED",  # bounds of what a save may say
    }
)  # fmt: skip
"""What gives things their numbers in actions, saves and vectors: no edition can print it otherwise."""


def borrowed(path: Path) -> Iterator[str]:
    """The whole numbers, or rows of them, that a module takes from the file of a chapter."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules: dict[str, str] = {}
    taken: list[tuple[str, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(CHAPTERS):
            for taking in node.names:
                if node.module == CHAPTERS and taking.name.islower():
                    modules[taking.asname or taking.name] = f"{CHAPTERS}.{taking.name}"
                else:
                    taken.append((str(node.module), taking.name))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            taken.append((modules[node.value.id], node.attr))
    for module, name in taken:
        value = getattr(import_module(module), name)
        row = isinstance(value, tuple) and all(isinstance(entry, int) for entry in value)
        if isinstance(value, int) or row:
            yield name


@pytest.mark.slow
def test_no_room_outside_the_rules_takes_a_figure_from_a_chapters_file() -> None:
    paths = [path for room in OUTSIDE for path in (Path(copse.__file__).parent / room).rglob("*.py")]
    assert {name for path in paths for name in borrowed(path)} == PLACES


# ---- an edition with other figures


class OtherRanger(Ranger):
    repairs = 7


class OtherVagabond(Vagabond):
    roster = {**BY_NAME, "ranger": OtherRanger()}  # noqa: RUF012  (it is the class's own)
    quest_cards = 7
    track_spaces = 1


class OtherEyrie(Eyrie):
    start_warriors = 9
    new_roost_warriors = 8
    decree_cards = 4
    decree_birds = 2


class OtherLizards(Lizards):
    start_warriors = 7


class OtherDuchy(Duchy):
    start_warriors = 5
    crowns = 4


class OtherHundreds(Hundreds):
    start_warriors = 8
    hoard_values = (5, 6)
    revels = 6
    lavish_warriors = 9
    rowdy_draw = 5
    crowd = 7
    crowded_draw = 8


class OtherKeepers(Keepers):
    start_warriors = 6
    summoned = 5
    most_servants = 6


class OtherRiverfolk(Riverfolk):
    prices = (2, 3)


class OtherTactics(BrutalTactics):
    points = 4


class OtherDelivery(StandAndDeliver):
    points = 4


class OtherKitchens(SoupKitchens):
    pieces = 4


class OtherCharm(CharmOffensive):
    points = 4


class OtherCoffins(CoffinMakers):
    warriors_per_point = 4


class OtherEngravers(MasterEngravers):
    points = 4


CHANGED_CARDS = [
    OtherTactics(), OtherDelivery(), OtherKitchens(), OtherCharm(), OtherCoffins(), OtherEngravers(),
]  # fmt: skip


class OtherDominance(Dominance):
    points = 16
    clearings = 4


OTHER = replace(
    MARAUDER,
    name="other",
    die=(4, 5),
    ambush_hits=4,
    dominance=OtherDominance(),
    start_cards=4,
    factions={
        **MARAUDER.factions,
        "eyrie": OtherEyrie(),
        "vagabond": OtherVagabond(),
        "lizards": OtherLizards(),
        "duchy": OtherDuchy(),
        "hundreds": OtherHundreds(),
        "keepers": OtherKeepers(),
        "riverfolk": OtherRiverfolk(),
    },
    effects={**MARAUDER.effects, **{effect.name: effect for effect in CHANGED_CARDS}},
)


@pytest.fixture(autouse=True)
def edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """One edition more, and the option to choose it."""

    def read(value: Json) -> Json:
        return value

    monkeypatch.setitem(EDITIONS, OTHER.name, OTHER)
    option = Option("edition", MARAUDER.name, "the printing of the Law", read)
    monkeypatch.setitem(rules.OPTIONS, "edition", option)


def other(text: str) -> Table:
    return root(f'option edition "other"\n{text}')


def figures(text: str) -> list[int]:
    return [int(digits) for digits in re.findall(r"\d+", text)]


def asked_in(game: Table, language: str) -> str:
    return labels_for(game, Words(language)).question(game)


SETUPS: Final = [
    (["marquise", "eyrie"], "FirstRoost", [9]),
    (["marquise", "lizards"], "FirstGarden", [7]),
    (["marquise", "duchy"], "Surface", [5]),
    (["marquise", "hundreds"], "GatherHorde", [8]),
    (["marquise", "keepers"], "FirstCamp", [6]),
    (["marquise", "keepers"], "SecondCamp", [6]),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("factions", "prompt", "said"), SETUPS)
def test_the_questions_of_setup_say_what_the_edition_gives(
    factions: list[Json], prompt: str, said: list[int], language: str
) -> None:
    game = copse.new("root", seed=1, edition="other", factions=factions)
    assert isinstance(game.state.rules, rules.Rules)
    while game.decision.prompt != prompt:
        game.apply(game.decision.actions[0])
    assert figures(labels_for(game, Words(language)).question(game)) == said


MOMENTS: Final = [
    ("factions eyrie marquise\nturn 0 birdsong\nhand eyrie anvil\nclearing 8 eyrie roost 1", "AddToDecree", [4, 2]),
    ("factions eyrie marquise\nturn 0 birdsong\nclearing 8 eyrie warrior 1\nhand eyrie anvil", "PlaceNewRoost", [8]),
    (
        "factions keepers marquise\nturn 0 birdsong\nhand keepers anvil\n"
        "clearing 1 keepers waystation_tablet_jewelry 1",
        "SummonKnights",
        [5],
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("position", "prompt", "said"), MOMENTS)
def test_the_questions_of_a_turn_say_what_the_edition_gives(
    position: str, prompt: str, said: list[int], language: str
) -> None:
    game = other(position)
    while game.decision.prompt != prompt:
        game.apply(game.decision.actions[0])
    assert figures(asked_in(game, language)) == said


@pytest.mark.law("root:7.4.2")
def test_as_many_cards_and_birds_join_the_decree_as_the_edition_lets() -> None:
    game = other(
        "factions eyrie marquise\nturn 0 birdsong\nclearing 8 eyrie roost 1\n"
        "hand eyrie anvil sword sappers armorers royal_claim"
    )
    play(game, "0 decree sappers:move", "0 decree armorers:move")
    assert legal(game, "decree") == [
        f"decree {card}:{column}" for card in ("anvil", "sword") for column in ("recruit", "move", "battle", "build")
    ]
    play(game, "0 decree anvil:move", "0 decree sword:move")
    assert game.decision.prompt != "AddToDecree"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_a_turn_say_what_the_edition_gives(language: str) -> None:
    reward = other(
        "factions vagabond marquise\nturn 0 daylight\npawn vagabond 5\nvagabond character thief\n"
        "vagabond done errand_rabbit\ntodo EndTurn 0\ntodo Reward 0 errand_rabbit"
    )
    lavish = other("factions hundreds marquise\nturn 0 birdsong\nclearing 8 hundreds warlord 1\nhundreds hoard sword")
    play(lavish, "0 mood lavish")
    for game, action, said in ((reward, "cards", [7]), (lavish, "part_with sword", [9])):
        told = labels_for(game, Words(language)).actions(game)
        assert figures(told[game.vocabulary.parse(action)]) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_a_character_or_a_mood_does_is_said_with_the_figures_of_the_edition(language: str) -> None:
    told = Fields(BOOK.printed(BOOK.resolve({"edition": "other"})), "figures")
    game = other("factions vagabond hundreds\nturn 0 daylight\npawn vagabond 5\nvagabond character thief")
    labels = labels_for(game, Words(language))
    assert isinstance(labels, RootLabels)

    def said(kind: str, id: str, sentences: Fields) -> list[int]:
        fields = sentences.table(id)
        return figures(labels.thing(kind, id, "help", {name: fields.whole(name, 0, 99) for name in fields.values}))

    cards, factions = told.table("cards"), told.table("factions")
    assert said("card", "ambush_fox", cards) == [4]
    assert said("card", "dominance_bird", cards) == [16]
    assert said("card", "dominance_mouse", cards) == [16, 4]
    assert [said("card", effect.name, cards) for effect in CHANGED_CARDS] == [[4]] * len(CHANGED_CARDS)
    assert said("character", "ranger", factions.table("vagabond").table("sentences")) == [7]
    moods = factions.table("hundreds").table("sentences")
    assert [said("mood", mood, moods) for mood in ("jubilant", "lavish")] == [[6], [9]]
    assert sorted(said("mood", "rowdy", moods)) == [5, 7, 8]


@pytest.mark.law("root:A.8.1")
def test_the_page_is_told_what_setup_cards_say() -> None:
    told = Fields(BOOK.printed(BOOK.resolve({})), "figures").table("setup_cards")
    assert {name: told.table(name).values for name in ("marquise", "alliance", "vagabond2")} == {
        "marquise": {"reach": 10, "militant": True},
        "alliance": {"reach": 3, "militant": False},
        "vagabond2": {"reach": 2, "militant": False},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_thing_has_its_figures(language: str) -> None:
    game = root("factions vagabond hundreds\nturn 0 daylight\npawn vagabond 5\nvagabond character thief")
    labels, words = labels_for(game, Words(language)), Words(language, "root")
    assert isinstance(labels, RootLabels)
    for card in CARDS:
        if f"card-{card.id.replace('_', '-')}.help" in words:
            labels.thing("card", card.id, "help", MARAUDER.printed(card))
    for name, character in BY_NAME.items():
        labels.thing("character", name, "help", character.printed())
    for name, hireling in HIRELINGS.items():
        labels.thing("hireling", name, "help", hireling.printed())


def test_the_terminal_draws_the_boards_of_the_edition() -> None:
    duchy = other("factions duchy keepers hundreds\nturn 0 daylight\nclearing 8 hundreds warlord 1")
    console = Console(width=160, record=True, file=StringIO())
    for thing in table_for(duchy, Words("en")).scene(None, 160):
        console.print(thing)
    drawn = console.export_text()
    assert "Command 5" in drawn
    assert "Prowess 5" in drawn


def test_help_in_the_terminal_says_the_figures_of_the_edition() -> None:
    game = other("factions eyrie marquise\nturn 0 daylight\neyrie leader despot\nclearing 8 eyrie roost 1")
    console = Console(width=160, record=True, file=StringIO())
    console.print(table_for(game, Words("en")).find("brutal tactics"))
    assert "the defender scores 4 points" in console.export_text()


# ---- the rules themselves ask the edition


def test_the_first_hand_is_the_editions() -> None:
    game = copse.new("root", seed=1, edition="other", factions=["marquise", "eyrie"])
    assert [len(hand.cards) for hand in game.state.hands] == [4, 4]


@pytest.mark.law("root:3.3.1")
@pytest.mark.parametrize(("points", "offered"), [(15, []), (16, ["activate dominance_fox"])])
def test_dominance_begins_where_the_edition_says(points: int, offered: list[str]) -> None:
    game = other(
        f"factions marquise eyrie alliance\nturn 0 daylight\npoints {points} 0 0\nhand marquise dominance_fox\n"
        "clearing 5 marquise warrior 1"
    )
    while game.decision.prompt != "Act":
        game.apply("pass")
    assert legal(game, "activate") == offered


@pytest.mark.law("root:3.3.1.I")
@pytest.mark.parametrize(("ruled", "over"), [((1, 6, 8), False), ((1, 6, 8, 12), True)])
def test_as_many_clearings_win_by_dominance_as_the_edition_says(ruled: tuple[int, ...], over: bool) -> None:
    held = "\n".join(f"clearing {clearing} marquise warrior 2" for clearing in ruled)
    game = other(f"factions marquise eyrie alliance\nturn 0 begin\ndominance marquise dominance_fox\n{held}")
    assert game.over is over


@pytest.mark.law("root:4.3.2")
def test_the_die_has_the_faces_of_the_edition() -> None:
    game = other(
        "factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 9\nclearing 5 eyrie warrior 9\n"
        "todo EndTurn 0\ntodo Act 0 3\ncoming die 5 die 4"
    )
    play(game, "0 battle 5 1")
    assert [event.args["attacker"] for event in game.events if event.what == "rolled"] == [5]


def test_boards_hold_what_their_edition_lets_them() -> None:
    game = other(
        "factions hundreds riverfolk duchy vagabond\nturn 0 daylight\npawn vagabond 5\nvagabond ready tea 2\n"
        "clearing 8 hundreds warlord 1"
    )
    assert game.state.copy().boards[0].view(game.state, 0, None)["command"] == 5
    prices = game.state.boards[1].view(game.state, 1, None)["prices"]
    assert isinstance(prices, dict)
    assert set(prices.values()) == {2}
    crowns = game.state.boards[2].view(game.state, 2, None)["crowns"]
    assert isinstance(crowns, dict)
    assert set(crowns.values()) == {4}
    assert game.state.board(3, satchel.VagabondBoard).copy().items.on_track(TEA) == 1
    again = copse.load(game.save())
    assert again.hash() == game.hash()


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (
            "factions vagabond marquise\nturn 0 daylight\npawn vagabond 5\nvagabond character ranger\n"
            "vagabond damaged tea\ntodo EndTurn 0\ntodo Hideout 0 4",
            "repairs fewer items",
        ),
        (
            "factions eyrie marquise\nturn 0 birdsong\neyrie leader despot\nhand eyrie anvil\n"
            "clearing 8 eyrie roost 1\ntodo EndTurn 0\ntodo AddToDecree 0 3 2",
            "the Eyrie add fewer cards",
        ),
    ],
)
def test_a_step_goes_as_far_as_the_edition_lets_it(position: str, problem: str) -> None:
    other(position)
    with pytest.raises(BadPosition, match=problem):
        root(position)

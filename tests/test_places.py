"""The places that a faction, a card, a map, a race, a language or an option touches: each of them knows each of what
there is, and docs/contributing.md lists it. Who adds one and forgets a place is told here which.

What has a test of its own elsewhere is not repeated: words (`test_locale`), numbers (`test_numbering`), the lists of
docs/reference/positions.md (`test_positions_page`) and of docs/reference/vectors.md (`envs/test_examples`), tutorials
and prints (`server/test_tutorials`, `server/test_figures`), cards without an effect (`root/test_cards_standard`),
drawings (`web/src/*/drawings.test.ts`), paragraphs without a proof (`copse law --coverage`).
"""

from __future__ import annotations

import csv
import importlib
import pkgutil
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import copse.root.bots
import copse.root.effects
import copse.root.factions
import copse.root.hirelings
import copse.root.landmarks
from copse.agents.root import FACTIONS as WISHES
from copse.games import GAMES, find
from copse.kernel.options import Option
from copse.languages import LANGUAGES
from copse.law.index import BOOKS, index
from copse.notation import league, signs
from copse.root import things
from copse.root.actions import BANDS
from copse.root.actions import LANDMARKS as NAMES_OF_LANDMARKS
from copse.root.bots import BOTS
from copse.root.bots.base import Bot
from copse.root.editions import EDITIONS
from copse.root.effects import EFFECTS
from copse.root.effects.base import Effect
from copse.root.effects.house import INFORMED, LATER, SPARING
from copse.root.factions import FACTIONS
from copse.root.factions.base import Faction
from copse.root.factions.undecided import UNDECIDED
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import Hireling
from copse.root.hooks import HOOKS, Owner
from copse.root.landmarks import CLOSED_PATHS, LANDMARKS
from copse.root.landmarks.siting import SITING
from copse.root.maps import MAPS, map_named
from copse.root.parties import Party
from copse.root.pieces import PIECES, Kind
from copse.root.rules import OPTIONS as ROOT_OPTIONS
from copse.smallworld.powers import POWERS
from copse.smallworld.races import RACES
from copse.smallworld.traits import Power, Race
from copse.terminal.root.boards import BOARDS
from copse.vectors.root.factions import FACTION_PARTS
from tests import test_golden, test_locale, test_style_of_words
from tests.recount import bots_watch
from tests.recount import smallworld as recount
from tests.root import test_c_maps
from tests.root.bots import test_stories

PROJECT: Final = Path(__file__).parents[1]
PACKAGE: Final = PROJECT / "src" / "copse"
TESTS: Final = PROJECT / "tests"
GUIDE: Final = (PROJECT / "docs" / "contributing.md").read_text(encoding="utf-8")

Places = Mapping[str, Callable[[str], bool]]
"""A place as the guide calls it, and whether it knows a name."""


def unlisted(section: str, places: Places) -> list[str]:
    """The places that a section of the guide does not name."""
    told = GUIDE.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return [place for place in places if f"`{place}`" not in told]


def forgotten(places: Places, name: str) -> list[str]:
    return [place for place, knows in places.items() if not knows(name)]


def text_of(path: str) -> str:
    return (PROJECT / path).read_text(encoding="utf-8")


def sources(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def idle(package: ModuleType, base: type, used: Iterable[object]) -> set[str]:
    """What the files of a folder declare, but nothing that is entered anywhere is made of."""
    names = [found.name for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
    kinds = [kind for name in names for kind in vars(importlib.import_module(name)).values() if isinstance(kind, type)]
    needed = {kind for one in used for kind in type(one).__mro__}
    return {kind.__name__ for kind in kinds if issubclass(kind, base) and kind not in needed} - {base.__name__}


def files_of(faction: str) -> str:
    """The name that the files of a chapter have: that of the first who plays it."""
    return next(one.name for one in FACTIONS.values() if one.chapter == FACTIONS[faction].chapter)


# ---- factions, and parties without a seat


def has_sign_and_colour(party: Party) -> bool:
    return len(party.sign) == 1 and re.fullmatch(r"#[0-9a-f]{6}", party.colour) is not None


def has_pieces(party: Party) -> bool:
    return all(kind.name in PIECES for kind in party.kinds)


def explained(kind: Kind) -> bool:
    """Whether the page can say what a piece does. Pieces of one sort, such as bases, are explained together."""
    return any(kind.name == piece or kind.name.startswith(f"{piece}_") for piece in things.PIECES)


FACTION_PLACES: Final[Places] = {
    "root/pieces.py": lambda name: has_pieces(FACTIONS[name]),
    "root/things.py": lambda name: all(map(explained, FACTIONS[name].kinds)),
    "root/factions/__init__.py": lambda name: list(FACTIONS) == sorted(FACTIONS, key=lambda one: FACTIONS[one].letter),
    "terminal/root/boards.py": lambda name: name in BOARDS,
    "web/src/root/boards": lambda name: (
        PROJECT / "web/src/root/boards" / f"{files_of(name).capitalize()}.svelte"
    ).exists(),
    "web/src/style.css": lambda name: f"  --{name}: " in text_of("web/src/style.css"),
    "web/src/root/glyphs.ts": lambda name: f"\n  {name}: " in text_of("web/src/root/glyphs.ts"),
    "web/src/portraits/cast.ts": lambda name: f"  {name}: " in text_of("web/src/portraits/cast.ts"),
    "agents/root": lambda name: name in WISHES,
    "notation/signs.py": lambda name: name in signs.FACTIONS,
    "notation/league.py": lambda name: name in league.FACTIONS,
    "vectors/root/factions.py": lambda name: name in [part.name for part in FACTION_PARTS],
    "tests/root": lambda name: (TESTS / "root" / f"test_{FACTIONS[name].chapter:02}_{files_of(name)}.py").exists(),
    "tests/recount": lambda name: (TESTS / "recount" / f"root_{files_of(name)}.py").exists(),
    "tests/test_golden.py": lambda name: any(name in seated for seated in test_golden.TABLES.values()),
}


@pytest.mark.parametrize("name", FACTIONS)
def test_every_place_knows_every_faction(name: str) -> None:
    assert forgotten(FACTION_PLACES, name) == []
    assert has_sign_and_colour(FACTIONS[name])
    assert f"root:{FACTIONS[name].chapter}.1" in index()


BOT_PLACES: Final[Places] = {
    "root/pieces.py": lambda name: has_pieces(plain(name)) and plain(name).replaces in FACTIONS,
    "root/bots": lambda name: list(BOTS) == sorted(BOTS, key=lambda one: plain(one).letter),
    "web/src/root/boards": lambda name: (
        PROJECT / "web/src/root/boards" / f"{name.title().replace('_', '')}.svelte"
    ).exists(),
    "web/src/root/data.ts": lambda name: f"    {name}: Clockwork & " in text_of("web/src/root/data.ts"),
    "web/src/root/glyphs.ts": lambda name: f"  {name}: {{ {name}: clockwork(" in text_of("web/src/root/glyphs.ts"),
    "web/src/portraits/cast.ts": lambda name: f"  {name}: " in text_of("web/src/portraits/cast.ts"),
    "terminal/root/bots.py": lambda name: f'    "{name}": ' in text_of("src/copse/terminal/root/bots.py"),
    "web/src/root/preview": lambda name: f'"{name}' in text_of("web/src/root/preview/make_views.py"),
    "web/src/style.css": lambda name: f"  --{name}: " in text_of("web/src/style.css"),
    "tests/root/bots": lambda name: (TESTS / "root" / "bots" / f"test_{name}.py").exists(),
    "tests/recount/bots_watch.py": lambda name: name in bots_watch.SCRIPTS,
}


def card_of(side: str) -> str:
    """The name that the files of a card have: that of its promoted side."""
    return BANDS[BANDS.index(side) - BANDS.index(side) % 2]


HIRELING_PLACES: Final[Places] = {
    "root/hirelings": lambda name: (PACKAGE / "root" / "hirelings" / f"{card_of(name)}.py").exists(),
    "root/actions.py": lambda name: name in BANDS,
    "web/src/root/glyphs.ts": lambda name: f" {name}: " in text_of("web/src/root/glyphs.ts"),
    "web/src/style.css": lambda name: f"  --{card_of(name)}: " in text_of("web/src/style.css"),
    "web/src/portraits/cast.ts": lambda name: f"  {name}: " in text_of("web/src/portraits/cast.ts"),
    "tests/root/hirelings": lambda name: (TESTS / "root" / "hirelings" / f"test_{card_of(name)}.py").exists(),
}


@pytest.mark.parametrize("name", HIRELINGS)
def test_every_place_knows_every_hireling(name: str) -> None:
    assert forgotten(HIRELING_PLACES, name) == []
    assert has_sign_and_colour(HIRELINGS[name])
    assert has_pieces(HIRELINGS[name])


def plain(name: str) -> Bot:
    return BOTS[name]("", ())


@pytest.mark.parametrize("name", BOTS)
def test_every_place_knows_every_bot(name: str) -> None:
    assert forgotten(BOT_PLACES, name) == []
    assert has_sign_and_colour(plain(name))
    assert f"bots:{plain(name).chapter}.1" in index()
    assert type(plain(name)).deeds is not Bot.deeds
    assert name in test_stories.STORIES


def test_every_bot_that_is_written_is_one_of_the_bots() -> None:
    assert idle(copse.root.bots, Bot, map(plain, BOTS)) == set()


def test_signs_and_colours_tell_parties_apart() -> None:
    parties: list[Party] = [*FACTIONS.values(), *map(plain, BOTS), *HIRELINGS.values(), UNDECIDED]
    assert len({party.sign for party in parties}) == len({party.colour for party in parties}) == len(parties)


def test_every_faction_that_is_written_is_in_an_edition() -> None:
    played = [faction for edition in EDITIONS.values() for faction in edition.factions.values()]
    assert idle(copse.root.factions, Faction, [*played, UNDECIDED]) == set()


def test_every_hireling_that_is_written_is_entered() -> None:
    assert idle(copse.root.hirelings, Hireling, HIRELINGS.values()) == set()


def test_every_landmark_that_is_written_has_a_card_in_a_printing() -> None:
    cards = [landmark for printing in LANDMARKS.values() for landmark in printing.values()]
    assert idle(copse.root.landmarks, Owner, [*cards, CLOSED_PATHS, SITING]) == set()
    assert {tuple(printing) for printing in LANDMARKS.values()} == {NAMES_OF_LANDMARKS}
    assert {name for board in map(map_named, MAPS) for name in board.landmarks} <= set(NAMES_OF_LANDMARKS)


def test_every_edition_cites_paragraphs_that_there_are_and_a_second_one_is_an_option() -> None:
    for edition in EDITIONS.values():
        assert {*edition.citations, *edition.citations.values()} <= index().keys()
    assert ("edition" in ROOT_OPTIONS) == (len(EDITIONS) > 1)


# ---- verbs

VERB_SIGNS: Final = [f"web/src/{game}/VerbSign.svelte" for game in ("root", "smallworld")]


@pytest.mark.parametrize("place", VERB_SIGNS)
def test_every_verb_has_a_sign_on_the_page(place: str) -> None:
    game = Path(place).parent.name
    drawings = text_of(f"web/src/{game}/glyphs.ts")
    verbs = {action.verb.name for action in find(game).vocabulary.actions} - {"pass", "stop"}
    unsigned = [verb for verb in sorted(verbs) if not re.search(rf"\b{verb}: ['\[]", text_of(place))]
    assert [verb for verb in unsigned if not re.search(rf"\b{verb}: ", drawings)] == []


# ---- cards and maps


def proved(name: str) -> bool:
    """A card, or another that does the same."""
    alike = [other for other, effect in EFFECTS.items() if type(effect) is type(EFFECTS[name])]
    return any(other in "".join(map(text_of, CARD_TESTS)) for other in alike)


CARD_TESTS: Final = [f"tests/root/{path.name}" for path in sorted((TESTS / "root").glob("test_cards_*.py"))]
CARD_PLACES: Final[Places] = {"root/effects": lambda name: name in EFFECTS, "tests/root": proved}


@pytest.mark.parametrize("name", EFFECTS)
def test_every_place_knows_every_card_with_an_effect(name: str) -> None:
    assert forgotten(CARD_PLACES, name) == []


def test_every_effect_that_is_written_is_one_of_a_card() -> None:
    by_house_rules = [*LATER.values(), *SPARING.values(), *INFORMED.values()]
    assert idle(copse.root.effects, Effect, [*EFFECTS.values(), *by_house_rules]) == set()


MAP_PLACES: Final[Places] = {
    "tests/root/test_c_maps.py": lambda name: name in test_c_maps.PRINTED,
    "tests/test_golden.py": lambda name: any(f"_{name}_" in golden.name for golden in test_golden.GAMES),
    "docs/reference/positions.md": lambda name: f"`{name}`" in text_of("docs/reference/positions.md"),
    "notation/signs.py": lambda name: name in signs.MAPS,
}


@pytest.mark.parametrize("name", MAPS)
def test_every_place_knows_every_map(name: str) -> None:
    assert forgotten(MAP_PLACES, name) == []


# ---- races and powers

TRAIT_PLACES: Final[Places] = {
    "law/data/sw.csv": lambda name: f"sw:race.{name}" in index() or f"sw:power.{name}" in index(),
    "tests/recount": lambda name: name in {**recount.RACES, **recount.POWERS},
    "tests/smallworld": lambda name: name in sources(TESTS / "smallworld"),
}


@pytest.mark.parametrize("trait", [*RACES, *POWERS], ids=lambda trait: trait.id)
def test_every_place_knows_every_race_and_power(trait: Race | Power) -> None:
    assert forgotten(TRAIT_PLACES, trait.id) == []


# ---- languages


def columns(book: str) -> list[str]:
    with (PACKAGE / "law" / "data" / f"{book}.csv").open(encoding="utf-8") as lines:
        return next(csv.reader(lines))


def catalogues(language: str) -> set[str]:
    return {path.name for path in (PACKAGE / "locale" / language).iterdir()}


LANGUAGE_PLACES: Final[Places] = {
    "locale": lambda name: catalogues(name) == catalogues("en"),
    "law/data": lambda name: all(name in columns(book) for book in BOOKS),
    "tests/test_locale.py": lambda name: name in test_locale.AGREEING,
    "tests/test_style_of_words.py": lambda name: (
        name in test_style_of_words.PHASES and name in test_style_of_words.STRANGE
    ),
}


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_place_knows_every_language(name: str) -> None:
    assert forgotten(LANGUAGE_PLACES, name) == []


def test_every_folder_of_catalogues_is_a_language() -> None:
    folders = {path.name for path in (PACKAGE / "locale").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert set(LANGUAGES) == folders


# ---- options

OPTIONS: Final = {
    f"{game}-{name}": (game, option) for game in GAMES for name, option in GAMES[game].book.options.items()
}


def drawn(option: Option) -> bool:
    """Whether the form for a new table has a field for it, once anything can be chosen."""
    return bool(option.choices) or option.default is None or isinstance(option.default, int | dict | list)


OPTION_PLACES: Final[Places] = {
    "rules.py": lambda name: (
        re.search(rf'options(\[|\.get\()"{OPTIONS[name][1].name}"', sources(PACKAGE / OPTIONS[name][0])) is not None
    ),
    "tests": lambda name: re.search(rf"\b{OPTIONS[name][1].name}\b", sources(TESTS / OPTIONS[name][0])) is not None,
}


@pytest.mark.parametrize("name", OPTIONS)
def test_every_place_knows_every_option(name: str) -> None:
    assert forgotten(OPTION_PLACES, name) == []
    assert drawn(OPTIONS[name][1])


def test_an_option_takes_every_choice_that_it_lists() -> None:
    for _, option in OPTIONS.values():
        for choice in option.choices:
            if not isinstance(option.default, list):
                assert option.read(choice) == choice


# ---- the guide


@pytest.mark.parametrize(
    ("section", "places"),
    [
        ("A faction", FACTION_PLACES),
        ("A bot", BOT_PLACES),
        ("A verb or an event", {place: lambda name: True for place in VERB_SIGNS}),
        ("A hireling", HIRELING_PLACES),
        ("A card", CARD_PLACES),
        ("A map", MAP_PLACES),
        ("A race or a power", TRAIT_PLACES),
        ("A language", LANGUAGE_PLACES),
        ("A rule option", OPTION_PLACES),
    ],
)
def test_the_guide_lists_every_place(section: str, places: Places) -> None:
    assert unlisted(section, places) == []


def test_the_page_on_the_rules_tells_of_every_hook_and_every_file_of_the_rules() -> None:
    text = text_of("docs/background/rules-engine.md")
    hooks = re.search(r"\n\| hooks \|.*?\n\n", text, re.DOTALL)
    assert hooks is not None
    assert sorted(re.findall(r"`(\w+)`", hooks[0])) == sorted(HOOKS)
    files = [path.name for path in (PACKAGE / "root").glob("[a-z]*.py")]
    assert [name for name in files if f"`{name}`" not in text] == []

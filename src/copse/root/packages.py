"""Packages: factions, hirelings and bots that people add to Root without an edit in Copse.

A package is a Python package that declares a `Package`. The operator installs it, and its entry point is in the group
`copse.packages`; or COPSE_PACKAGES lists its folder (`--with`). At a table with packages the edition has what they add,
and their verbs, pieces, setup cards and hirelings are numbered after the printed ones. Other tables stay as printed.

A package that cannot be used is logged and left out; `broken` says why.
"""

from __future__ import annotations

import logging
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from traceback import extract_tb
from types import GetSetDescriptorType
from typing import Final
from xml.etree import ElementTree

from copse import shelf
from copse.kernel.actions import Domain, Verb
from copse.kernel.errors import BadSetup, CopseError, suggest
from copse.kernel.options import Option
from copse.kernel.tasks import Decision, Json, Task, by_name
from copse.languages import DEFAULT, LANGUAGES
from copse.law.index import books
from copse.locale import Words, added_words, messages, slug
from copse.root.actions import BANDS, DRAFTED, PACKED
from copse.root.bots import KINDS as BOT_KINDS
from copse.root.bots.base import NORMAL, Bot
from copse.root.editions.base import Edition
from copse.root.editions.marauder import MARAUDER
from copse.root.factions.base import Faction
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import Hireling
from copse.root.parties import Party
from copse.root.pieces import PIECES

GROUP: Final = "copse.packages"  # the group of entry points
GAME: Final = "root"
ROOT: Final = "copse.root"
LAW: Final = "law.csv"
DRAWINGS: Final = "drawings"
UNHASHED: Final = (".ftl", ".svg", ".csv", ".md", ".pyc", ".typed")  # words, drawings and law change no game
OF_PARTY: Final = ("sign", "colour", "kinds")  # attributes without a default
OF_FACTION: Final = (*OF_PARTY, "chapter", "letter", "reach")
LONGEST_HASH: Final = 12
LONGEST_DRAWING: Final = 16_384  # characters
BOX: Final = "-12 -12 24 24"
TONES: Final = ("fill", "light", "dark", "line")
LINE: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+.,\s-]+")

log = logging.getLogger(__name__)


class BadPackage(CopseError):
    """A package that cannot be used; the message names the place of the fault."""


@dataclass(frozen=True)
class Package:
    """What a package adds to Root.

    `title` is that of its book of law, which the package cites by its name (`lanterns:3.1`). `hirelings` come in pairs,
    the promoted side first. `wishes` names, for each faction that has one, its evaluation as `package.module:NAME`
    (`copse.agents.root.wishes.Wishes`). `colours` are those of its parties on the page, for light and dark. `laws` has
    the paragraphs about things, such as `piece lamp`, for people who point at one.
    """

    name: str
    title: str
    factions: Sequence[Faction] = ()
    hirelings: Sequence[Hireling] = ()
    bots: Sequence[type[Bot]] = ()
    wishes: Mapping[str, str] = field(default_factory=dict)
    colours: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    laws: Mapping[str, str] = field(default_factory=dict)

    @property
    def seated(self) -> list[Faction]:
        return [*self.factions, *(kind(NORMAL, ()) for kind in self.bots)]

    @property
    def parties(self) -> list[Party]:
        return [*self.seated, *self.hirelings]

    @property
    def names(self) -> list[str]:
        return [party.name for party in self.parties]

    @property
    def pieces(self) -> list[str]:
        """The kinds of pieces of its parties."""
        return list(dict.fromkeys(kind.name for party in self.parties for kind in party.kinds))


@dataclass(frozen=True)
class Entered:
    """A package that is in use: where it is from, its Python package, and the hash of what changes its games."""

    package: Package
    source: str
    home: str
    hash: str

    @property
    def written(self) -> str:
        """How options name it."""
        return f"{self.package.name}@{self.hash}"

    def words(self) -> dict[str, str]:
        """Its words in each language."""
        return {language: "\n".join(added_words(language, self.home, self.package.name)) for language in LANGUAGES}

    def shown(self) -> dict[str, Json]:
        """What a page needs to show it: its words in each language, its drawings, and the colours for light and dark of
        parties and pieces."""
        package, drawings = self.package, drawings_in(self.home)
        colours: dict[str, Json] = {}
        for party in package.parties:
            colour = list[Json](package.colours.get(party.name, (party.colour, party.colour)))
            drawn = [kind.name for kind in party.kinds if kind.name in drawings]
            colours |= dict.fromkeys((party.name, *drawn), colour)
        return {
            "words": dict[str, Json](self.words()),
            "drawings": {name: [list[Json](path) for path in paths] for name, paths in drawings.items()},
            "colours": colours,
        }


def verb(name: str, law: str, form: str = "", secret: bool = False, **domains: Domain) -> Verb:
    """Declare a verb of a package, like those of `root/actions.py`. Raises BadPackage if there is one with its name."""
    if name in PACKED.verbs:
        raise BadPackage(f"the verb '{name}' is there already")
    return PACKED.verb(name, law, form, 0, secret, **domains)


class Packages(Mapping[str, Entered]):
    """The packages in use by name. They are searched for when somebody first asks for what is not printed."""

    def __init__(self) -> None:
        self.broken: Final[dict[str, str]] = {}
        self.tasks: Final[dict[str, type[Task]]] = {}
        self._entered: Final[dict[str, Entered]] = {}
        self._owners: Final[dict[str, str]] = {}
        self.options: dict[str, Option] = {}
        self._complete = False

    def __getitem__(self, name: str) -> Entered:
        self.look_around()
        return self._entered[name]

    def __iter__(self) -> Iterator[str]:
        self.look_around()
        return iter(self._entered)

    def __len__(self) -> int:
        self.look_around()
        return len(self._entered)

    def owner(self, name: str) -> str | None:
        """The package with a party of this name, or None."""
        self.look_around()
        return self._owners.get(name)

    @property
    def seated(self) -> list[str]:
        """The factions and bots of all packages."""
        return [faction.name for entered in self.values() for faction in entered.package.seated]

    @property
    def hirelings(self) -> dict[str, Hireling]:
        return {side.name: side for entered in self.values() for side in entered.package.hirelings}

    def look_around(self) -> None:
        """Enter the packages that are installed or in a folder of COPSE_PACKAGES."""
        if self._complete:
            return
        self._complete = True
        folders = [folder for folder in os.environ.get(shelf.FOLDERS, "").split(os.pathsep) if folder]
        found: list[tuple[str, EntryPoint | None]] = [(folder, None) for folder in dict.fromkeys(folders)]
        installed = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value))
        found += [(entry.dist.name if entry.dist else entry.module, entry) for entry in installed]
        for source, entry in found:
            try:
                for named in [entry] if entry else entries_in(Path(source)):
                    if entry is None or named.name not in self._entered:  # --with replaces what is installed
                        self.enter(named.load(), named.module.partition(".")[0], source)
            except Exception as problem:  # the code of others may raise anything
                name = entry.name if entry else source
                self.broken[name] = f"{source}: {problem or type(problem).__name__}{place_of(problem)}"
                log.warning("the package '%s' cannot be used: %s", name, self.broken[name])
        if self._entered:
            self._offer()

    def _offer(self) -> None:
        """Let the options offer what packages add, beside what is printed."""
        packages, bands = [entered.package for entered in self.values()], self.hirelings
        bots = [kind(NORMAL, ()) for package in packages for kind in package.bots]
        cards: dict[str, list[str]] = {}
        for side in bands.values():
            cards.setdefault(side.card, [side.linked] * bool(side.linked)).append(side.name)
        options, factions, hirelings = self.options, self.options["factions"], self.options["hirelings"]
        options["packages"] = replace(options["packages"], choices=tuple(package.name for package in packages))
        options["factions"] = replace(
            factions,
            choices=(*factions.choices, *self.seated),
            machines=(*factions.machines, *(bot.name for bot in bots)),
            apart=(*factions.apart, *((bot.name, bot.excludes or bot.replaces) for bot in bots if bot.replaces)),
        )
        options["hirelings"] = replace(
            hirelings,
            choices=(*hirelings.choices, *bands),
            apart=(*hirelings.apart, *(tuple(names) for names in cards.values())),
        )

    def enter(self, package: object, home: str, source: str) -> None:
        """Add a package whose code is in the Python package `home`. Raises BadPackage, which names the fault."""
        if not isinstance(package, Package):
            raise BadPackage(f"its entry point gives {package!r}, which is no Package")
        for party in (*package.factions, *package.hirelings):
            settle(party)
        for kind in package.bots:
            settle_each(kind)
        tasks = tasks_in(home)
        self._check(package, home, tasks)
        BOT_KINDS.update((kind.name, kind) for kind in package.bots)
        PACKED.grow(PIECES, [name for name in package.pieces if name not in PIECES])
        PACKED.grow(DRAFTED, [faction.name for faction in package.factions])
        PACKED.grow(BANDS, [side.name for side in package.hirelings])
        shelf.ADDED.setdefault(GAME, []).append((home, package.name))
        if files(home).joinpath(LAW).is_file():
            shelf.BOOKS[package.name] = package.title, f"{home}:{LAW}"
        self.tasks.update(tasks)
        self._owners.update(dict.fromkeys(package.names, package.name))
        self._entered[package.name] = Entered(package, source, home, hash_of(home))

    def _check(self, package: Package, home: str, tasks: Mapping[str, type[Task]]) -> None:
        name = package.name
        if not name.isidentifier() or not name.islower():
            raise BadPackage(f"its name must have small letters, digits and underscores, not {name!r}")
        if name in self._entered or name in books():
            raise BadPackage(f"the name '{name}' is there already")
        if not package.names:
            raise BadPackage("it has no faction, hireling or bot")
        taken = {*MARAUDER.factions, *MARAUDER.bots, *HIRELINGS, *self._owners}
        for party in package.names:
            if party in taken or package.names.count(party) > 1:
                raise BadPackage(f"there is a faction, hireling or bot '{party}' already")
        cards = [(side.card, side.demoted) for side in package.hirelings]
        if [demoted for _, demoted in cards] != [False, True] * (len(cards) // 2) or any(
            one[0] != other[0] for one, other in zip(cards[::2], cards[1::2], strict=True)
        ):
            raise BadPackage("hirelings: each card needs two sides, the promoted one first, with the same 'card'")
        for owner in package.parties:
            for attribute in OF_FACTION if isinstance(owner, Faction) else OF_PARTY:
                if not hasattr(owner, attribute):
                    raise BadPackage(f"{owner.name}: '{attribute}' is missing")
        printed = tasks_in(ROOT)
        for task in tasks:
            if task in self.tasks or task in printed:
                raise BadPackage(f"there is a step '{task}' already; call it {package.name.title()}{task}")
        self._check_words(package, home, tasks)
        drawings_in(home)

    def _check_words(self, package: Package, home: str, tasks: Mapping[str, type[Task]]) -> None:
        """Names, pieces, verbs and questions need words in English, and no message may replace another."""
        file = files(home).joinpath("locale", DEFAULT, f"{package.name}.ftl")
        if not file.is_file():
            raise BadPackage(f"locale/{DEFAULT}/{package.name}.ftl is missing")
        known, own = Words(DEFAULT, GAME), messages(file.read_text(encoding="utf-8"))
        for message in own:
            if message in known:
                raise BadPackage(f"locale/{DEFAULT}/{package.name}.ftl: there is a message '{message}' already")
        wanted = [f"faction-{slug(faction.name)}" for faction in package.seated]
        wanted += [f"hireling-{slug(side.name)}" for side in package.hirelings]
        wanted += [f"piece-{slug(piece)}" for piece in package.pieces]
        law = f"{package.name}:"
        for one in PACKED.verbs.values():
            if one.law.startswith(law):
                wanted += [f"verb-{slug(one.name)}", f"action-{slug(one.name)}"]
        wanted += [f"prompt-{task}" for task, kind in tasks.items() if issubclass(kind, Decision)]
        missing = [message for message in dict.fromkeys(wanted) if message not in own and message not in known]
        if missing:
            raise BadPackage(f"locale/{DEFAULT}/{package.name}.ftl: there is no message {', '.join(missing)}")

    # ---- the packages of a table

    def read(self, value: Json) -> list[Json]:
        """The option `packages`: names of packages, each with the hash of its version (`lanterns@1f3a5c…`) or without
        it. Raises BadSetup if one is missing or has another version here."""
        given = listed(value)
        if not isinstance(given, list):
            raise BadSetup(f"option 'packages' must be a list of names, not {value!r}")
        found: list[str] = []
        for one in given:
            name, _, told = str(one).partition("@")
            known = self.get(name)
            if known is None:
                version = f" (version {told[:LONGEST_HASH]})" if told else ""
                raise BadSetup(f"the package '{name}'{version} is missing{self.hint(name)}", "missing_package")
            if told not in ("", known.hash):
                raise BadSetup(
                    f"the package '{name}' has the version {known.hash} here, not {told[:LONGEST_HASH]!r}: its rules"
                    " were changed. Install that version to go on",
                    "changed_package",
                )
            found.append(known.written)
        return list[Json](sorted(set(found)))

    @property
    def complaints(self) -> str:
        """Why packages cannot be used, as the end of an error; empty if there are none."""
        return "".join(f"; the package {told}" for told in self.broken.values())

    def hint(self, name: str) -> str:
        """How a missing package may be found: by another name, by mending it, or by installing it."""
        if self.broken:
            return self.complaints
        return suggest(name, self) if self else "; the operator can install it, or give its folder (--with)"

    def needed(self, given: Mapping[str, Json]) -> Json:
        """The packages that options name, and those of the factions and hirelings that they name."""
        told = listed(given.get("packages", []))
        if not isinstance(told, list):
            return told
        found = [str(one) for one in told]
        for option in ("factions", "hirelings"):
            value = given.get(option)
            for name in value if isinstance(value, list) else ():
                bare = str(name).partition(":")[0]
                owner = None if name is None or bare in PRINTED else self.owner(bare)
                if owner is not None and owner not in [one.partition("@")[0] for one in found]:
                    found.append(owner)
        return list[Json](found)

    def laws(self, written: Sequence[str]) -> dict[str, list[str]]:
        """The paragraphs about the things of these packages."""
        found: dict[str, list[str]] = {}
        for package in (self[one.partition("@")[0]].package for one in written):
            found |= {f"faction {faction.name}": [f"{faction.own_law}.1"] for faction in package.factions}
            found |= {thing: [law] for thing, law in package.laws.items()}
        return found

    def shown(self, written: Sequence[str]) -> list[Json]:
        """What a page needs to show these packages."""
        return [self[one.partition("@")[0]].shown() for one in written]

    def with_all(self, printed: Edition) -> Edition:
        """The edition as forms offer it, with all packages if it takes any."""
        return self.edition(printed, list(self)) if printed is MARAUDER else printed

    def edition(self, printed: Edition, written: Sequence[Json]) -> Edition:
        """The edition of a table with these packages."""
        if not written:
            return printed
        if printed is not MARAUDER:
            raise BadSetup(f"packages add to the present Law, not to the edition '{printed.name}'", "not_in_edition")
        return _extended(tuple(str(one).partition("@")[0] for one in written))


PACKAGES: Final = Packages()
PRINTED: Final = frozenset((*MARAUDER.factions, *MARAUDER.bots, *HIRELINGS))


def settle_each(kind: type[Bot]) -> None:
    """Settle every bot of this kind as it is made, because each table has its own."""
    made = kind.__init__

    def make(bot: Bot, difficulty: str, traits: tuple[str, ...], role: str = "") -> None:
        settle(bot)
        made(bot, difficulty, traits, role)

    setattr(kind, "__init__", make)  # noqa: B010  (types know no other way to replace it)


def place_of(problem: Exception) -> str:
    """The line of a package that raised an error; empty if the error names its place."""
    if isinstance(problem, CopseError | SyntaxError):
        return ""
    frames = [frame for frame in extract_tb(problem.__traceback__) if not frame.filename.startswith("<frozen")]
    return f" ({frames[-1].filename}, line {frames[-1].lineno})"


def settle(thing: object) -> None:
    """Let compiled code see what interpreted classes declare: it reads a place in the object, not the class."""
    kinds = type(thing).__mro__
    for kind in reversed(kinds):
        for name, value in vars(kind).items():
            for base in kinds[kinds.index(kind) + 1 :]:
                place = vars(base).get(name)
                if isinstance(place, GetSetDescriptorType) and not isinstance(value, GetSetDescriptorType):
                    place.__set__(thing, value)
                    break


def listed(value: Json) -> Json:
    """The names in a value from a command line, where a text has commas between them."""
    return list[Json](value.split(",")) if isinstance(value, str) else value


def tasks_in(home: str) -> dict[str, type[Task]]:
    """Every step and question that is declared in a Python package, by name."""
    found: list[type[Task]] = []
    for module in sorted(name for name in sys.modules if name == home or name.startswith(f"{home}.")):
        for kind in vars(sys.modules[module]).values():
            if isinstance(kind, type) and issubclass(kind, Task) and kind.__module__ == module:
                found.append(kind)
    return by_name(found)


def entries_in(folder: Path) -> list[EntryPoint]:
    """The entry points in the `pyproject.toml` of a folder; its code is made importable. Raises BadPackage."""
    project = folder / "pyproject.toml"
    if not project.is_file():
        raise BadPackage(f"{project} is missing")
    try:
        told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
        entries = [EntryPoint(name, str(where), GROUP) for name, where in told.items()]
    except KeyError:
        raise BadPackage(f'{project} has no table [project.entry-points."{GROUP}"]') from None
    except (ValueError, AttributeError) as problem:
        raise BadPackage(f"{project} cannot be read: {problem}") from None
    root = str(folder.resolve())
    if root not in sys.path:
        sys.path.insert(0, root)
    return entries


def hash_of(home: str) -> str:
    """The hash of everything in a Python package that may change its games."""
    digest = sha256()
    for name, content in contents(Path(str(files(home)))):
        digest.update(f"{name}\n{len(content)}\n".encode() + content)
    return digest.hexdigest()[:LONGEST_HASH]


def contents(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in UNHASHED and "__pycache__" not in file.parts:
            yield file.relative_to(folder).as_posix(), file.read_bytes().replace(b"\r\n", b"\n")


@cache
def _extended(names: tuple[str, ...]) -> Edition:
    """The present edition with these packages."""
    packages = [PACKAGES[name].package for name in names]
    factions = {faction.name: faction for package in packages for faction in package.factions}
    hirelings = {side.name: side for package in packages for side in package.hirelings}
    bots = {kind.name: kind for package in packages for kind in package.bots}
    return replace(
        MARAUDER,
        factions={**MARAUDER.factions, **factions},
        hirelings={**MARAUDER.hirelings, **hirelings},
        bots={**MARAUDER.bots, **bots},
    )


def drawings_in(home: str) -> dict[str, list[list[str]]]:
    """The drawings of a Python package by the name of what they show: the paths of each, with their tones.

    Raises BadPackage for anything but paths. They are drawn in pages, so nothing may load or run in them.
    """
    folder, found = files(home).joinpath(DRAWINGS), dict[str, list[list[str]]]()
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        where = f"{DRAWINGS}/{file.name}"
        if not file.name.endswith(".svg"):
            raise BadPackage(f"{where}: a drawing is an SVG file")
        text = file.read_text(encoding="utf-8")
        if len(text) > LONGEST_DRAWING:
            raise BadPackage(f"{where} is too long: a drawing may have {LONGEST_DRAWING} characters")
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError as problem:
            raise BadPackage(f"{where} is not SVG: {problem}") from None
        if root.get("viewBox") != BOX:
            raise BadPackage(f"{where}: 'viewBox' must be '{BOX}'")
        found[file.name[:-4]] = paths = []
        for path in root:
            tone, line = path.get("class", ""), path.get("d", "")
            if path.tag.rpartition("}")[2] != "path" or tone not in TONES or not LINE.fullmatch(line):
                raise BadPackage(f"{where}: it may have <path> only, with 'd' and a 'class': {', '.join(TONES)}")
            paths.append([tone, line])
    return found

"""The declaration of a game: its rulebook, and where its other parts are. A package that needs a part of a game (its
vector, its words, its table in text) asks the declaration, so no general package names a game.

Parts of packages above the rules are named by text, `package.module:NAME`, and loaded by the package that needs them:
the rules import nothing of it. What a game leaves out has a default, or cannot be done with that game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Generic, TypeVar

from copse.kernel.errors import BadRecord, CopseError
from copse.kernel.game import Game
from copse.kernel.records import Record
from copse.kernel.rulebook import Rulebook
from copse.kernel.tasks import Json, State

S = TypeVar("S", bound=State, covariant=True)  # a rulebook is handed states of its game only, so this is sound


class BadKit(CopseError, TypeError):
    """A declaration of a game that names a part which is missing or of another kind."""


@dataclass(frozen=True)
class Kit(Generic[S]):
    """One game. `seats` are the least and the most players.

    The text of a part names what the comment beside it says. `together` is the paragraph by which people win together;
    `closed` has the options that environments refuse, each with the reason; `whole_rounds` lets a search follow a game
    until everyone has had a turn, not to the end of the turn; `spread` says by how many points of the evaluation a
    player must lead to be e times as likely to win, as a game begins and as it ends; `trusted` is the power of the
    chances that the learned network of the game tells, if it tells them better than the evaluation."""

    book: Rulebook[S]
    state: type[S]
    title: str
    seats: tuple[int, int]
    words: str = "copse.locale"  # the package with a folder `en`, and perhaps others, with the catalogue NAME.ftl
    law: str = ""  # the book of the law that is cited without its name
    laws: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # books: the title, and `package:FILE.csv`
    together: str = ""
    closed: Mapping[str, str] = field(default_factory=dict)
    vector: str = ""  # copse.vectors.fields.Vector; without one there are no environments
    traits: str = ""  # copse.vectors.traits.Traits: which fields of actions name the same kind of thing
    view: str = ""  # the keys of a view with what they mean
    view_version: int = 1
    evaluation: str = ""  # copse.agents.evaluation.Evaluation; without one, games are played on at random
    sense: str = ""  # copse.agents.sense.Sense: what no agent does
    whole_rounds: bool = False
    spread: tuple[float, float] = (10.0, 10.0)
    trusted: float | None = None
    labels: str = ""  # a class of copse.wording.labels.Labels; without one, plain sentences of the catalogue
    table: str = ""  # a class of copse.terminal.table.TableView; without one, the view is printed
    told: str = ""  # copse.arena.told.Told: what rows of results say beside the points
    spiel: Mapping[str, Json] | None = None  # the options of its game for OpenSpiel, which has none without them
    form: str = ""  # copse.server.api.forms.Form: bots and editions to choose from
    traces: str = ""  # copse.server.snapshots.traces.Traces: what the log leaves on a map
    layout: str = ""  # copse.learn.kinds.Kind; without one, no network learns the game
    lessons: str = ""  # copse.envs.batch.Mixture: the tables at which a network learns

    @property
    def name(self) -> str:
        return self.book.name

    # ---- the ways into a game

    def new(self, options: Mapping[str, Json]) -> Game[S]:
        return Game.new(self.book, options)

    def deal(self, options: Mapping[str, Json]) -> Game[S]:
        return Game.dealt(self.book, options)

    def load(self, payload: dict[str, Json]) -> Game[S]:
        return Game.from_save(self.book, payload)

    def position(self, text: str) -> Game[S]:
        return Game.from_position(self.book, text)

    def replay(self, record: Record) -> Game[S]:
        return Game.from_record(self.book, record)

    def replay_fitting(self, record: Record) -> tuple[Game[S], BadRecord | None]:
        return Game.from_fitting(self.book, record)


def part_called(where: str) -> object:
    """What a text such as `copse.vectors.root:ROOT` names."""
    module, _, name = where.partition(":")
    try:
        found: object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadKit(f"there is no '{where}': {problem}") from problem
    return found

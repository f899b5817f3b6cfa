"""The declaration of a game: its rulebook, and the names of its other parts.

A general package that needs a part of a game, such as its vector, its messages or its text table, looks it up in the
kit. So no general package names a game.

Parts in packages above the rules are given as text, `package.module:NAME`, and loaded by the package that needs them.
So the rules do not import those packages. A missing part has a default, or the game lacks that feature.
"""

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

S = TypeVar("S", bound=State, covariant=True)  # sound, because a rulebook only gets states of its game


class BadKit(CopseError, TypeError):
    """A declaration of a game with a part that is missing or has the wrong type."""


@dataclass(frozen=True)
class Kit(Generic[S]):
    """One game. `seats` has the minimum and maximum number of players.

    The comment beside a part says what its text must name. `together` is the paragraph on shared victories. `closed`
    maps each option that environments reject to the reason. With `whole_rounds`, a search follows a game until everyone
    has had a turn, and otherwise to the end of the turn.

    `spread` has two leads in points of the evaluation, for the start and the end of a game. A player with that lead is
    e times as likely to win. In between, the lead follows the evaluation's `elapsed`. `trusted` is the power to apply
    to the win chances of the learned network. It is None if the evaluation predicts better.
    """

    book: Rulebook[S]
    state: type[S]
    title: str
    seats: tuple[int, int]
    words: str = "copse.locale"  # the package whose folders `en`, … have the catalogue NAME.ftl
    law: str = ""  # the law book that is cited without its name
    laws: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # book: title, and `package:FILE.csv`
    together: str = ""
    closed: Mapping[str, str] = field(default_factory=dict)
    vector: str = ""  # copse.vectors.fields.Vector; environments need one
    traits: str = ""  # copse.vectors.traits.Traits: action fields that name the same kind of thing
    view: str = ""  # the keys of a view and their meaning
    view_version: int = 1
    evaluation: str = ""  # copse.agents.evaluation.Evaluation; by default, random playouts
    sense: str = ""  # copse.agents.sense.Sense: choices that no agent makes
    whole_rounds: bool = False
    spread: tuple[float, float] = (10.0, 10.0)
    trusted: float | None = None
    labels: str = ""  # a class of copse.wording.labels.Labels; by default, sentences of the catalogue
    table: str = ""  # a class of copse.terminal.table.TableView; by default, the view is printed
    told: str = ""  # copse.arena.told.Told: columns of results beside the points
    losses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # events by which `seat` loses: what and where
    spiel: Mapping[str, Json] | None = None  # options of its game for OpenSpiel; without them, it has none
    form: str = ""  # copse.server.api.forms.Form: bots and editions to choose from
    traces: str = ""  # copse.server.snapshots.traces.Traces: marks of the log on a map
    sheet: str = ""  # copse.server.leagues.sheets.Sheet: rows of a league's sheet
    layout: str = ""  # copse.learn.kinds.Kind; networks need one to learn the game
    lessons: str = ""  # copse.envs.batch.Mixture: the tables that a network learns from

    @property
    def name(self) -> str:
        return self.book.name

    # ---- creating games

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
    """Import the object that a text such as `copse.vectors.root:ROOT` names."""
    module, _, name = where.partition(":")
    try:
        found: object = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadKit(f"there is no '{where}': {problem}") from problem
    return found

"""Datasets: files of decisions for machine learning. This module creates, describes and checks them.

docs/reference/results.md describes the columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from pathlib import Path
from typing import Final

from copse.arena.columns import BadResults
from copse.arena.matches import NOBODY, Match, Notes, Result, Taken
from copse.arena.recording import ENDING, number_in, seen_from
from copse.arena.results import (
    PARQUET,
    SCHEMA,
    DecisionRow,
    GameRow,
    about_decisions,
    check_ending,
    read_decisions,
    write_decisions,
    write_games,
)
from copse.arena.sight import Sight
from copse.games import find, follow, replay, rewound
from copse.kernel.errors import CopseError

SOMEONE: Final = "unknown"
"""The agent of a seat is unknown: records do not name it."""

SightOf = Callable[[str], Sight]


# ---- decisions from records


def records_in(folder: Path) -> dict[int, Path]:
    """Return the records of a folder by number.

    The number is in the file name. If the file name has none, it is the position in the folder.
    """
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    except OSError as problem:
        raise BadResults(f"cannot read {folder}: {problem.strerror}") from None
    if not files:
        raise BadResults(f"{folder} has no records (files that end in {ENDING})")
    numbered = {number: path for path in files if (number := number_in(path.name)) is not None}
    return numbered if len(numbered) == len(files) else dict(enumerate(files))


def retold(number: int, file: Path, sight_of: SightOf) -> Result:
    """Replay a record and return the game with all its decisions. Raises BadResults."""
    try:
        ended = replay(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadResults(f"cannot read {file}: {problem.strerror}") from None
    except (CopseError, UnicodeDecodeError) as problem:
        raise BadResults(f"{file}: {problem}") from None
    if not ended.over:
        raise BadResults(f"{file}: the game is not over, so its decisions have no result yet")
    game, sight = rewound(ended, 0), sight_of(ended.book.name)
    options, seed = {**ended.options}, ended.options["seed"]
    del options["seed"]
    agents = [NOBODY if seat in game.state.machines else SOMEONE for seat in range(game.seats)]
    match = Match(number, game.book.name, options, agents, seed if isinstance(seed, int) else 0)
    notes = Notes(match, decisions=True)
    for step in ended.history:
        choice, turn = game.decision, game.state.turns
        seen = sight.look(game.state, choice.seat)
        follow(game, step)
        notes.see(game, Taken(choice, turn, step.action, 0.0, observation=seen))
    return notes.result(game, 0.0)


def from_records(folder: Path, out: Path, sight_of: SightOf, games: Path | None = None) -> int:
    """Write the decisions of all records of a folder, and optionally one row per game.

    Returns the number of games.
    """
    files, rows = records_in(folder), list[GameRow]()
    for path in (out, *([games] if games else [])):
        check_ending(path)
    numbers = sorted(files)
    kind = retold(numbers[0], files[numbers[0]], sight_of).match.game

    def decisions() -> Iterator[DecisionRow]:
        for number in numbers:
            result = retold(number, files[number], sight_of)
            if result.match.game != kind:
                raise BadResults(f"{files[number]} is of {result.match.game}, but {files[numbers[0]]} of {kind}")
            rows.append(replace(result.row, record=seen_from(games or out, files[number])))
            yield from result.decisions

    write_decisions(out, decisions(), sight_of(kind))
    if games:
        write_games(games, rows)
    return len(rows)


# ---- contents of a file


@dataclass
class Summary:
    """The contents of a file of decisions."""

    schema: str
    environment: str  # of the observations; empty if there are none
    games: int = 0
    decisions: int = 0
    forced: int = 0  # decisions with one legal action
    legal: int = 0  # in all decisions together
    most_legal: int = 0
    searched: int = 0  # decisions with visits
    agents: Counter[str] = field(default_factory=Counter)  # decisions by agent
    seats: Counter[int] = field(default_factory=Counter)  # games by number of seats

    def count(self, decision: DecisionRow) -> None:
        self.decisions += 1
        self.forced += decision.options == 1
        self.legal += decision.options
        self.most_legal = max(self.most_legal, decision.options)
        self.searched += bool(decision.visits)
        self.agents[decision.agent] += 1
        if decision.step == 0:
            self.games += 1
            self.seats[len(decision.reward)] += 1


def describe(path: Path) -> Summary:
    """Return a summary of a file. Raises BadResults if it is not a dataset."""
    about = opened(path)
    summary = Summary(about["schema"], about.get("environment", ""))
    for decision in read_decisions(path):
        summary.count(decision)
    return summary


def opened(path: Path) -> Mapping[str, str]:
    """Return the metadata of a Parquet file of decisions. Raises BadResults."""
    if path.suffix != PARQUET:
        raise BadResults(f"{path}: a dataset must be a {PARQUET} file, not '{path.suffix}'")
    about = about_decisions(path)
    if about.get("schema") != str(SCHEMA):
        found = f"schema {about['schema']}" if "schema" in about else "none"
        raise BadResults(f"{path}: this Copse reads decisions of schema {SCHEMA}, but the file has {found}")
    return about


# ---- validation


def check(path: Path, sight_of: SightOf, folder: Path | None = None) -> Summary:
    """Check every row of a file and return a summary.

    Raises BadResults for the first row with an unknown action, an illegal choice or missing numbers. If the folder of
    the records is given, every row is compared with a replay of its game."""
    about = opened(path)
    summary = Summary(about["schema"], about.get("environment", ""))
    if not summary.environment:
        raise BadResults(f"{path} has no observations")
    kind, _, _ = summary.environment.rpartition("_v")
    sight, actions = sight_of(kind), len(find(kind).vocabulary.actions)
    if summary.environment != sight.environment:
        raise BadResults(f"{path} is of {summary.environment}, but this Copse has {sight.environment}")
    files = records_in(folder) if folder else {}
    decisions = read_decisions(path, observations=True)
    for number, rows in groupby(decisions, lambda decision: decision.number):
        taken = list(rows)
        for step, decision in enumerate(taken):
            wrong = fault(decision, step, taken[0].reward, actions, sight.length)
            if wrong:
                raise BadResults(f"{path}, game {number}, step {step}: {wrong}")
            summary.count(decision)
        if folder:
            if number not in files:
                raise BadResults(f"{folder} has no record of game {number}")
            compare(taken, retold(number, files[number], sight_of).decisions, f"{path}, game {number}", files[number])
    return summary


def fault(decision: DecisionRow, step: int, reward: list[float], actions: int, figures: int) -> str:
    """Return what is wrong with a row on its own, or an empty string."""
    legal = decision.legal
    if decision.step != step:
        return f"the step is {decision.step}"
    if not all(0 <= number < actions for number in legal) or len(set(legal)) < len(legal):
        return f"'legal' must be different numbers from 0 to {actions - 1}, not {legal}"
    if decision.chosen not in legal:
        return f"{decision.chosen} was chosen, but only {legal} are legal"
    if decision.options != len(legal):
        return f"'options' is {decision.options}, but {len(legal)} are legal"
    if decision.visits and (len(decision.visits) != len(legal) or min(decision.visits) < 0):
        return f"'visits' must be {len(legal)} numbers of at least 0, not {decision.visits}"
    if decision.reward != reward or not 0 <= decision.seat < len(reward) or not 0 <= sum(reward) <= 1.001:
        return f"'reward' is {decision.reward} for seat {decision.seat}"
    if len(decision.observation) != figures:
        return f"the observation has {len(decision.observation)} numbers, not {figures}"
    return ""


def compare(found: list[DecisionRow], told: list[DecisionRow], where: str, file: Path) -> None:
    if len(found) != len(told):
        raise BadResults(f"{where} has {len(found)} decisions, and {file} has {len(told)}")
    for one, other in zip(found, told, strict=True):
        for column in ("seat", "turn", "law", "prompt", "chosen", "legal", "observation"):
            if vars(one)[column] != vars(other)[column]:
                raise BadResults(f"{where}, step {one.step}: '{column}' differs from the game in {file}")

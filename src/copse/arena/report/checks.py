"""Checks that the values of rows fit together. `results` has checked the type of each value already."""

from __future__ import annotations

import json
from collections.abc import Sequence

from copse.arena.columns import BadResults
from copse.arena.results import GameRow
from copse.games import find
from copse.kernel.errors import BadSetup
from copse.law import UnknownParagraph, paragraph


def check(games: Sequence[GameRow]) -> None:
    """Raise BadResults for the first thing that is wrong."""
    if not games:
        raise BadResults("the results have no games; a report needs at least one")
    kinds = sorted({game.game for game in games})
    if len(kinds) > 1:
        raise BadResults(f"a report can show one game only, but the results have {' and '.join(kinds)}")
    try:
        find(kinds[0])
    except BadSetup as problem:
        raise BadResults(str(problem)) from None
    for game in games:
        _check_row(game)


def _check_row(game: GameRow) -> None:
    where, seats = f"game {game.number}", len(game.agents)
    if not seats:
        raise BadResults(f"{where}: nobody played")
    for column, entries in {"points": len(game.points), "played": len(game.played)}.items():
        if entries != seats:
            raise BadResults(f"{where}: '{column}' has {entries} entries for {seats} seats")
    if any(len(points) != seats for points in game.points_by_turn):
        raise BadResults(f"{where}: 'points_by_turn' must have {seats} entries for each turn")
    if any(len(turns) != seats for turns in game.hirelings.values()):
        raise BadResults(f"{where}: 'hirelings' must have {seats} entries for each")
    if not game.winners or not set(game.winners) <= set(range(seats)):
        raise BadResults(f"{where}: 'winners' must be seats from 0 to {seats - 1}, not {game.winners}")
    try:
        if not game.forfeit:
            paragraph(game.won_by)
    except UnknownParagraph as problem:
        raise BadResults(f"{where}: {problem}") from None
    try:
        options = json.loads(game.options)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise BadResults(f"{where}: 'options' must be a JSON table, not '{game.options}'")

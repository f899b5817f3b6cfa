"""Whether a map or deck of players is balanced: agents play games with it and with the printed one, and a page compares
them. The client keeps the numbers in between, so the server stores nothing."""

from __future__ import annotations

import time
from typing import Final

from copse.arena.balance import Balance
from copse.arena.jobs import Job
from copse.arena.matches import Series
from copse.arena.report import balance_page
from copse.arena.statistics import Tally
from copse.arena.told import draws_in
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.law import UnknownParagraph, paragraph
from copse.locale import Words
from copse.root.book import BOOK
from copse.root.factions import FACTIONS
from copse.root.rules import rules_for
from copse.server.protocol.messages import Plain, WorkshopGames, WorkshopReport, WorkshopTally, WorkshopTrial
from copse.server.tables.setup import plain

WHO: Final = "random:4"  # the factions of a game
AGENT: Final = "heuristic"
SEED: Final = 0  # so that two people who ask about a map get the same answer
MOST_AT_ONCE: Final = 50  # games


def play(trial: WorkshopTrial, seconds: float) -> WorkshopGames:
    """Play games for some seconds, at least one. Raises BadSetup."""
    end = time.monotonic() + seconds
    options, draws = draws_in(BOOK.name, {**_options(trial.kind, trial.table, trial.printed), "factions": WHO})
    job = Job(Series(BOOK.name, options, [AGENT] * 4, trial.first + MOST_AT_ONCE, SEED, draws), collect=[Balance])
    total = Balance()
    for number in range(trial.first, trial.first + MOST_AT_ONCE):
        (one,) = job.play(number).collected
        assert isinstance(one, Balance)
        total.merge(one)
        if time.monotonic() > end:
            break
    return _told(total)


def page(report: WorkshopReport, lang: str) -> str:
    """Return the page that compares the games with those with the printed map or deck. Raises BadSetup."""
    own, printed = (BOOK.resolve(_options(report.kind, report.table, printed)) for printed in (False, True))
    pair = _balance(report.own, own), _balance(report.printed, printed)
    name = f"own_{report.kind}"
    return balance_page(pair, Words(lang, BOOK.name), ({name: own[name]}, {str(report.kind): printed[report.kind]}))


def _options(kind: str, table: dict[str, Plain], printed: bool) -> dict[str, Json]:
    return {} if printed else {f"own_{kind}": plain(table)}


def _told(balance: Balance) -> WorkshopGames:
    return WorkshopGames(
        balance.games,
        {name: _tally(tally) for name, tally in balance.factions.items()},
        {corner: _tally(tally) for corner, tally in balance.corners.items()},
        balance.turns,
        {name: dict(points) for name, points in balance.sources.items()},
        dict(balance.battles),
        dict(balance.ruled),
    )


def _tally(tally: Tally) -> WorkshopTally:
    return WorkshopTally(tally.tries, tally.wins, tally.points, tally.off)


def _balance(games: WorkshopGames, options: dict[str, Json]) -> Balance:
    """Return the numbers that a client kept. Raises BadSetup if they are of no game."""
    if unknown := [name for name in (*games.factions, *games.sources) if name not in FACTIONS]:
        raise BadSetup(f"there is no faction '{unknown[0][:40]}'; allowed: {', '.join(FACTIONS)}")
    try:
        for points in games.sources.values():
            for law in points:
                paragraph(law)
    except UnknownParagraph as problem:
        raise BadSetup(str(problem)) from None
    found = Balance()
    found.games, found.turns = games.games, games.turns
    found.board = rules_for(options).board
    for name, tally in games.factions.items():
        found.factions[name] = Tally(tally.tries, tally.wins, tally.points, tally.off)
    for corner, tally in games.corners.items():
        found.corners[corner] = Tally(tally.tries, tally.wins, tally.points, tally.off)
    for name, points in games.sources.items():
        found.sources[name].update(points)
    found.battles.update(games.battles)
    found.ruled.update(games.ruled)
    return found

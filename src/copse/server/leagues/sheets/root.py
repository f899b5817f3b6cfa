"""The sheet of the Root league."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from copse.notation import league
from copse.notation.signs import DECKS, MAPS
from copse.server.leagues.sheets import Match, Sheet

TIMINGS: Final = {"live": "live", "days": "async"}


class RootSheet(Sheet):
    def rows(self, game: AnyGame) -> Sequence[Sequence[str]]:
        board, deck = str(game.options["map"]), str(game.options["deck"])
        if board not in MAPS or deck not in (*DECKS, league.BASE_DECK):
            raise BadSetup("the league's sheets know the printed maps and decks only")
        return league.rows(game)

    def text(self, rows: Iterable[tuple[Sequence[str], Match]]) -> str:
        return league.sheet(_filled(league.Row(*row), match) for row, match in rows)


def _filled(row: league.Row, match: Match) -> league.Row:
    return row._replace(
        timestamp=f"{datetime.fromtimestamp(match.ended, UTC):%Y-%m-%d %H:%M:%S}",
        player=match.player,
        share=f"{match.won:g}",
        timing=TIMINGS[match.speed],
        season=match.league,
    )


ROOT: Final = RootSheet()

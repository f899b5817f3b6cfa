"""Sheets: results as rows with the columns that a community of players uses. A game whose kit names none has none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from copse.games import AnyGame, Parts
from copse.server.protocol.history_messages import Speed


class Match(NamedTuple):
    """What a game does not know of a player's row: the name, the share of the win, when the game ended, how it was
    played, and the name of the league."""

    player: str
    won: float
    ended: float
    speed: Speed
    league: str


class Sheet:
    """The sheet of one game."""

    def rows(self, game: AnyGame) -> Sequence[Sequence[str]]:
        """Return the rows of a finished game by seat. Raises BadSetup if the sheet has no place for such a game."""
        raise NotImplementedError

    def text(self, rows: Iterable[tuple[Sequence[str], Match]]) -> str:
        """Return the sheet as a file."""
        raise NotImplementedError


SHEETS: Final[Mapping[str, Sheet]] = Parts(
    lambda kit: kit.sheet, lambda found: found if isinstance(found, Sheet) else None, "Sheet"
)

"""Ratings: the model of Plackett and Luce for games of many players, as OpenSkill computes it.

People and agents have a rating for each game and speed. It is shown on a scale like that of chess: newcomers begin at
1500, and 100 points of difference mean about as much as there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, Final

from copse.server.protocol.history_messages import RatingInfo, Speed
from copse.server.store.results import Rating, Seated

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SETTLED_GAMES: Final = 10  # a rating with fewer games is provisional
BEGINNING: Final = 1500
SCALE: Final = 30  # points for one of OpenSkill's, whose newcomers are at 25
NEWCOMER: Final = 25.0
CERTAIN: Final = 2  # standard deviations of the shown interval


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # slow to import, and a server of guests does not need it

    return PlackettLuce()


def first_holders(lines: Sequence[Seated]) -> list[Seated]:
    """Return the players whose rating a game changes: who held each seat at the beginning."""
    first: dict[int, Seated] = {}
    for line in lines:
        first.setdefault(line.seat, line)
    return list(first.values())


def rated(before: Mapping[str, Rating], lines: Sequence[Seated]) -> list[Rating]:
    """Return the ratings after a game. People who abandoned it share the last place. If an agent plays several seats,
    its rating changes by their mean."""
    model = _model()
    known = [before.get(line.player) for line in lines]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) if one else model.rating()] for one in known]
    last = 1.0 + len(lines)
    ranks = [last if line.held == "left" else float(line.place) for line in lines]
    changed = defaultdict[str, list[tuple[float, float]]](list)
    for line, (after,) in zip(lines, model.rate(teams, ranks=ranks), strict=True):
        changed[line.player].append((after.mu, after.sigma))
    return [
        Rating(player, fmean(mu for mu, _ in values), fmean(sigma for _, sigma in values), 1 + _games(before, player))
        for player, values in changed.items()
    ]


def _games(before: Mapping[str, Rating], player: str) -> int:
    return before[player].games if player in before else 0


def rating_info(game: str, speed: Speed, rating: Rating) -> RatingInfo:
    return RatingInfo(
        game=game,
        speed=speed,
        value=round(BEGINNING + SCALE * (rating.mu - NEWCOMER)),
        spread=round(CERTAIN * SCALE * rating.sigma),
        games=rating.games,
        provisional=rating.games < SETTLED_GAMES,
    )

"""The rules of a league: who plays whom in a round, in which seats, and how the entrants stand.

A league has rounds. In each round the entrants are divided into pods, and each pod plays one game. In the first round
an order decides, by ratings or at random; later the standings do, so that entrants with similar results meet. Entrants
who have met seldom come together first, and everybody gets each seat about equally often. In a draft the seats decide
the order of choices, so drafts rotate with them. Two entrants of whom one has blocked the other play together only if
nothing else is possible; this counts before everything else.

If one entrant would be alone in a pod, that entrant has a bye: a win without a game. Nobody has a second bye before
everybody had one, and of these the last one in the order gets it.

A win is one point; players who share a win share it, as in a result of the server. Entrants with equal points are
ordered by the points of the opponents they met, then by their mean place. If these are equal, too, they share a place.
An entrant who did not play a game, or abandoned it, has the last place there. The others are placed among themselves,
so a game always has a winner as long as somebody stays.

If a game is not over at the deadline of its round, the person for whom it waited longest in all has the last place, and
the others share the win. Points in the game do not count, because they may be hidden until its end."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

POD: Final = 4  # the usual number of players in a pod
LOOKS: Final = 50_000  # candidates: a fraction of a second
NOBODY: Final[Mapping[str, Collection[str]]] = {}
Pod = tuple[str, ...]
"""The entrants of a pod by seat."""


class Finish(NamedTuple):
    """An entrant at the end of a game."""

    player: str
    seat: int
    place: int
    won: float


Game = Sequence[Finish]


class Standing(NamedTuple):
    """An entrant in the standings. `against` are the points of the opponents, one summand for each meeting."""

    rank: int
    player: str
    points: float
    against: float
    mean_place: float
    games: int


# ---- pods


def drawn(entrants: Iterable[str], ratings: Mapping[str, int] | None, random: Random) -> list[str]:
    """Return the order of the first round: the best rated first, or at random without ratings. Equal ratings, and
    entrants without one, are drawn."""
    order = sorted(entrants)
    random.shuffle(order)
    return order if ratings is None else sorted(order, key=lambda player: -ratings.get(player, 0))


def sizes(entrants: int, most: int = POD) -> list[int]:
    """Return the sizes of the pods: as few pods as possible, which differ by one player at most.

    >>> sizes(8), sizes(9), sizes(6)
    ([4, 4], [3, 3, 3], [3, 3])
    """
    pods = -(-entrants // most)
    return [entrants // pods + (number < entrants % pods) for number in range(pods)]


def pods_of(
    order: Sequence[str], games: Iterable[Game], most: int = POD, apart: Mapping[str, Collection[str]] = NOBODY
) -> list[Pod]:
    """Return the pods of the next round, by seat. The first entrant who is left gets those next in the order whom
    the pod has met least. `apart` has the entrants with whom an entrant should not play."""
    played = list(games)
    met = meetings(played)
    seated = Counter((one.player, one.seat) for game in played for one in game if len(game) > 1)
    left, needed = list(order), sizes(len(order), most)
    resting = free(order, played) if 1 in needed else None
    if resting is not None:
        left.remove(resting)
    found = Parting(met, apart).pods(left, [size for size in needed if size > 1])
    pods = [in_seats(pod, seated) for pod in found]
    return pods if resting is None else [*pods, (resting,)]


class Parting:
    """A search for pods without two entrants who should not play together. The first pods that it tries are those that
    the rules want without blocks. It ends after `LOOKS` candidates, so that nobody can stop a league with blocks; of
    what it has found it takes the pods with the fewest such pairs."""

    def __init__(self, met: Counter[frozenset[str]], apart: Mapping[str, Collection[str]]) -> None:
        self._met, self._apart = met, apart
        self._looks = LOOKS
        self._best: list[list[str]] = []
        self._fewest = math.inf

    def pods(self, left: Sequence[str], needed: Sequence[int]) -> list[list[str]]:
        self._begin([], left, needed, 0)
        return self._best

    def _begin(self, pods: list[list[str]], left: Sequence[str], needed: Sequence[int], pairs: int) -> None:
        """Begin the next pod with the first entrant who is left."""
        if not needed:
            self._best, self._fewest = pods, pairs
        for size in dict.fromkeys(needed):
            rest = list(needed)
            rest.remove(size)
            self._fill(pods, [left[0]], size, left[1:], rest, pairs)

    def _fill(
        self, pods: list[list[str]], pod: list[str], size: int, left: Sequence[str], needed: list[int], pairs: int
    ) -> None:
        """Add entrants to a pod until it is full."""
        if len(pod) == size:
            self._begin([*pods, pod], left, needed, pairs)
            return
        for player, more in self._candidates(pod, left):
            if pairs + more >= self._fewest or (self._best and self._looks < 0):
                return
            rest = [other for other in left if other != player]
            self._fill(pods, [*pod, player], size, rest, needed, pairs + more)

    def _candidates(self, pod: Sequence[str], left: Sequence[str]) -> list[tuple[str, int]]:
        """Return who may come to a pod, the best first, with the pairs that should not play together."""
        self._looks -= len(left)
        ranked = [
            (
                sum(other in self._apart.get(player, ()) for other in pod),
                sum(self._met[frozenset((player, other))] for other in pod),
                place,
            )
            for place, player in enumerate(left)
        ]
        return [(left[place], more) for more, _, place in sorted(ranked)]


def free(order: Sequence[str], games: Iterable[Game]) -> str:
    """Return who has a bye: the last in the order of those who had fewest."""
    byes = Counter(game[0].player for game in games if len(game) == 1)
    return min(reversed(order), key=lambda player: byes[player])


def meetings(games: Iterable[Game]) -> Counter[frozenset[str]]:
    """Return how often each two entrants have met."""
    return Counter(frozenset(pair) for game in games for pair in combinations([one.player for one in game], 2))


def in_seats(pod: Sequence[str], seated: Mapping[tuple[str, int], int]) -> Pod:
    """Return a pod in the seats that its players had least often.

    >>> in_seats(["a", "b"], {("a", 0): 1, ("b", 1): 1})
    ('b', 'a')
    """

    def repeated(order: Pod) -> int:
        return sum(seated.get((player, seat), 0) ** 2 for seat, player in enumerate(order))

    return min(permutations(pod), key=repeated)


# ---- results


def finished(places: Sequence[int | None]) -> list[tuple[int, float]]:
    """Return the place and the share of the win of each seat. None stands for somebody who has the last place because
    they did not play or were late. The others are placed among themselves.

    >>> finished([3, None, 2, 3])
    [(2, 0.0), (4, 0.0), (1, 1.0), (2, 0.0)]
    >>> finished([1, None, 1])
    [(1, 0.5), (3, 0.0), (1, 0.5)]
    """
    stayed = [place for place in places if place is not None]
    first = min(stayed, default=0)
    return [
        (len(places), 0.0)
        if place is None
        else (1 + sum(other < place for other in stayed), 1 / stayed.count(first) if place == first else 0.0)
        for place in places
    ]


def late(used: Sequence[float | None]) -> list[int | None]:
    """Return the places in a game that is not over at the deadline. `used` are the seconds for which it waited for each
    seat; None for an agent, and for a person who left, is not compared. The person with most time is last.

    >>> late([None, 40.0, 900.0])
    [1, 1, None]
    """
    most = max((seconds for seconds in used if seconds is not None), default=0.0)
    return [None if seconds is not None and seconds == most > 0 else 1 for seconds in used]


# ---- standings


def standings(entrants: Iterable[str], games: Iterable[Game]) -> list[Standing]:
    """Return the standings, the best first."""
    played = list(games)
    points, places = dict.fromkeys(entrants, 0.0), defaultdict[str, list[int]](list)
    for one in (one for game in played for one in game):
        points[one.player] += one.won
        places[one.player].append(one.place)
    against = dict.fromkeys(points, 0.0)
    for game in played:
        for one, other in permutations(game, 2):
            against[one.player] += points[other.player]
    means = {player: fmean(places[player]) if places[player] else 0.0 for player in points}
    keys = {player: (-points[player], -against[player], means[player]) for player in points}
    return [
        Standing(
            rank=1 + sum(other < keys[player] for other in keys.values()),
            player=player,
            points=points[player],
            against=against[player],
            mean_place=means[player],
            games=len(places[player]),
        )
        for player in sorted(points, key=lambda player: (keys[player], player))
    ]

"""The rules of leagues: pods, seats, standings and tie-breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from copse.server.leagues.rules import Finish, Game, drawn, finished, late, meetings, pods_of, sizes, standings

EIGHT = [f"agent {number}" for number in range(8)]


def played(pod: tuple[str, ...], places: list[int]) -> Game:
    winners = places.count(1)
    return [
        Finish(player, seat, place, 1 / winners if place == 1 else 0.0)
        for seat, (player, place) in enumerate(zip(pod, places, strict=True))
    ]


def test_pods_are_few_and_of_almost_equal_size() -> None:
    for entrants in range(2, 40):
        found = sizes(entrants)
        assert sum(found) == entrants
        assert max(found) <= 4
        assert max(found) - min(found) <= 1


def test_the_first_round_follows_ratings_or_is_drawn() -> None:
    ratings = {player: 1500 + 10 * number for number, player in enumerate(EIGHT)}
    assert drawn(EIGHT, ratings, Random(1)) == EIGHT[::-1]
    assert drawn([*EIGHT, "newcomer"], ratings, Random(1))[-1] == "newcomer"
    assert len({tuple(drawn(EIGHT, None, Random(seed))) for seed in range(5)}) == 5
    best, rest = pods_of(drawn(EIGHT, ratings, Random(1)), [])
    assert ({*best}, {*rest}) == ({*EIGHT[4:]}, {*EIGHT[:4]})


@pytest.mark.parametrize("seed", range(5))
def test_a_tournament_of_eight_is_played_to_its_end(seed: int) -> None:
    random, games = Random(seed), list[Game]()
    order = drawn(EIGHT, None, random)
    for _ in range(4):
        pods = pods_of(order, games)
        assert sorted(player for pod in pods for player in pod) == EIGHT
        games += [played(pod, random.sample([1, 2, 3, 4], 4)) for pod in pods]
        order = [one.player for one in standings(EIGHT, games)]
    seats = Counter((one.player, one.seat) for game in games for one in game)
    assert max(seats.values()) <= 2
    met = meetings(games)
    assert len(met) >= 24, "of 28 pairs most have met"
    table = standings(EIGHT, games)
    assert sum(one.points for one in table) == len(games)
    assert all(one.games == 4 for one in table)
    assert [one.rank for one in table] == sorted(one.rank for one in table)


def test_two_entrants_of_whom_one_blocked_the_other_are_in_different_pods() -> None:
    apart = {"agent 0": {"agent 1"}, "agent 6": {"agent 7"}}
    both_ways = {**apart, "agent 1": {"agent 0"}, "agent 7": {"agent 6"}}
    for pod in pods_of(EIGHT, [], 4, both_ways):
        assert len({"agent 0", "agent 1"} & {*pod}) == 1
        assert len({"agent 6", "agent 7"} & {*pod}) == 1
    (pod,) = pods_of(EIGHT[:4], [], 4, both_ways)
    assert sorted(pod) == EIGHT[:4], "nothing else is possible"


def test_somebody_who_blocks_everybody_holds_up_nobody_else() -> None:
    many = [str(number) for number in range(128)]
    apart = {"5": {*many} - {"5"}, "100": {"101"}, "101": {"100"}}
    apart |= {one: apart.get(one, set()) | {"5"} for one in many if one != "5"}
    pods = pods_of(many, [], 4, apart)
    assert sorted(player for pod in pods for player in pod) == sorted(many)
    assert not any({"100", "101"} <= {*pod} for pod in pods)


def test_ties_are_broken_by_opponents_then_by_places() -> None:
    games = [
        played(("a", "b", "c"), [1, 2, 3]),
        played(("d", "e", "f"), [1, 2, 3]),
        played(("a", "e", "c"), [2, 1, 3]),
        played(("d", "f", "b"), [3, 2, 1]),
    ]
    table = standings("abcdef", games)
    assert [(one.rank, one.player, one.points, one.against, one.mean_place) for one in table] == [
        (1, "a", 1, 2, 1.5), (1, "b", 1, 2, 1.5), (1, "e", 1, 2, 1.5), (4, "d", 1, 2, 2), (5, "f", 0, 4, 2.5),
        (6, "c", 0, 4, 3),
    ]  # fmt: skip
    more = [*games, played(("g", "c"), [1, 2]), played(("h", "d"), [1, 2])]
    assert [one.player for one in standings("abcdefgh", more)] == [*"dabehgcf"], "points against better opponents"


def test_a_shared_win_is_shared_and_equal_entrants_share_a_place() -> None:
    table = standings("abc", [played(("a", "b", "c"), [1, 1, 3])])
    assert [(one.rank, one.player, one.points) for one in table] == [(1, "a", 0.5), (1, "b", 0.5), (3, "c", 0.0)]


def test_entrants_without_a_game_stand_where_nobody_won() -> None:
    assert [(one.rank, one.games) for one in standings("ab", [])] == [(1, 0), (1, 0)]


# ---- properties


@given(
    entrants=st.integers(2, 24),
    most=st.integers(2, 6),
    rounds=st.integers(1, 6),
    random=st.randoms(use_true_random=False),
)
def test_in_every_round_everybody_has_one_place_in_a_pod_of_a_fair_size(
    entrants: int, most: int, rounds: int, random: Random
) -> None:
    players, games = [str(number) for number in range(entrants)], list[Game]()
    order = drawn(players, None, random)
    for _ in range(rounds):
        pods = pods_of(order, games, most)
        assert sorted(player for pod in pods for player in pod) == sorted(players)
        assert sorted(map(len, pods)) == sorted(sizes(entrants, most))
        assert [len(pod) for pod in pods].count(1) <= 1
        games += [result(pod, random) for pod in pods]
        table = standings(players, games)
        assert sum(one.points for one in table) == pytest.approx(len(games)), "each game gives one point"
        order = [one.player for one in table]
    byes = Counter(game[0].player for game in games if len(game) == 1)
    assert max(byes.values(), default=0) - min(byes[player] for player in players) <= 1


def pairs_in(pod: Sequence[str], apart: Mapping[str, set[str]]) -> int:
    return sum(other in apart[one] for one, other in combinations(pod, 2))


def fewest(left: Sequence[str], needed: Sequence[int], apart: Mapping[str, set[str]]) -> int:
    """The fewest pairs of blocked people in one pod, found by trying everything."""
    if not left:
        return 0
    found = []
    for size in {*needed}:
        rest = list(needed)
        rest.remove(size)
        for others in combinations(left[1:], size - 1):
            pod = [left[0], *others]
            found.append(pairs_in(pod, apart) + fewest([one for one in left if one not in pod], rest, apart))
    return min(found)


@given(
    entrants=st.integers(2, 8), most=st.integers(2, 5), blocks=st.sets(st.tuples(st.integers(0, 7), st.integers(0, 7)))
)
def test_as_few_blocked_people_as_possible_play_together(
    entrants: int, most: int, blocks: set[tuple[int, int]]
) -> None:
    players = [str(number) for number in range(entrants)]
    both_ways = blocks | {(other, one) for one, other in blocks}
    apart = {one: {other for other in players if (int(one), int(other)) in both_ways} for one in players}
    pods = pods_of(players, [], most, apart)
    seated = [player for player in players if (player,) not in pods]  # the others rest
    assert sum(pairs_in(pod, apart) for pod in pods) == fewest(
        seated, [len(pod) for pod in pods if len(pod) > 1], apart
    )


@given(rounds=st.integers(2, 8), random=st.randoms(use_true_random=False))
def test_seats_rotate(rounds: int, random: Random) -> None:
    """With pods of four, after some rounds nobody has had a seat much more often than another."""
    games, order = list[Game](), drawn(EIGHT, None, random)
    for _ in range(rounds):
        games += [result(pod, random) for pod in pods_of(order, games)]
        order = [one.player for one in standings(EIGHT, games)]
    seats = Counter((one.player, one.seat) for game in games for one in game)
    had = [[seats[player, seat] for seat in range(4)] for player in EIGHT]
    assert max(max(one) - min(one) for one in had) <= 2


@given(places=st.lists(st.none() | st.integers(1, 6), min_size=1, max_size=6))
def test_a_game_has_a_winner_as_long_as_somebody_stays(places: list[int | None]) -> None:
    found = finished(places)
    stayed = [one for one, place in zip(found, places, strict=True) if place is not None]
    assert sum(won for _, won in found) == pytest.approx(1.0 if stayed else 0.0)
    assert all((place == 1) == (won > 0) for place, won in stayed)
    for one, place in zip(found, places, strict=True):
        if place is None:
            assert one == (len(places), 0.0)


def result(pod: tuple[str, ...], random: Random) -> Game:
    """A game of a pod, of which some may have abandoned it; somebody stays."""
    places = [random.choice([1, 2, 3, 4, None]) for _ in pod]
    places[random.randrange(len(pod))] = 1
    ends = zip(pod, finished(places), strict=True)
    return [Finish(player, seat, place, won) for seat, (player, (place, won)) in enumerate(ends)]


def test_only_the_person_with_most_time_on_the_clock_is_late() -> None:
    assert late([10.0, None, 90.0, 89.0]) == [1, 1, None, 1]
    assert late([None, None]) == [1, 1], "agents are never late"
    assert late([0.0, 0.0]) == [1, 1], "nobody was asked"

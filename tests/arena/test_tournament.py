"""Tournaments: everyone meets everyone in every seat, and ratings find out who is strong."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from copse.arena.jobs import Workers
from copse.arena.ratings import MEAN, Meetings
from copse.arena.results import GameRow
from copse.arena.simulation import simulate
from copse.arena.tournament import Tournament, tables_of
from copse.kernel.errors import BadSetup
from tests.arena.rows import rows_of

TRUTH = {"queen": 1750.0, "rook": 1550.0, "knight": 1450.0, "pawn": 1250.0}
AGENTS = list(TRUTH)


def contest(players: int, agents: list[str], rounds: int = 1, plan: str = "round-robin") -> Tournament:
    return Tournament("smallworld", [{"players": players}], agents, players, rounds, 1, plan)


def seats_of(tournament: Tournament) -> Counter[tuple[str, int]]:
    matches = [tournament.match(number) for number in range(tournament.games)]
    return Counter((agent, seat) for match in matches for seat, agent in enumerate(match.agents))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_robin_every_group_meets_with_everyone_in_every_seat(players: int) -> None:
    tournament = contest(players, AGENTS, rounds=3)
    groups = Counter(frozenset(tournament.match(number).agents) for number in range(tournament.games))
    assert all(len(group) == players for group in groups)
    assert set(groups.values()) == {3 * players}
    assert len(set(seats_of(tournament).values())) == 1
    assert len(seats_of(tournament)) == players * len(AGENTS)


def test_in_a_rotation_an_agent_may_sit_in_several_seats_but_never_in_all() -> None:
    tournament = contest(4, ["queen", "pawn"], plan="rotation")
    assert tournament.games == 2**4 - 2
    assert all(len(set(tournament.match(number).agents)) == 2 for number in range(tournament.games))
    assert len(set(seats_of(tournament).values())) == 1


def test_every_seating_plays_with_every_faction_on_every_map() -> None:
    tables = tables_of("root", {"deck": "exiles"}, ["autumn", "winter"], ["marquise", "eyrie", "alliance"], 2)
    tournament = Tournament("root", tables, AGENTS, 2, 1, 1)
    met = Counter(
        (agent, match.options["map"], str(match.options["factions"]), seat)
        for match in map(tournament.match, range(tournament.games))
        for seat, agent in enumerate(match.agents)
    )
    assert len(met) == 4 * 2 * 6 * 2  # agents, maps, ordered pairs of factions, seats
    assert set(met.values()) == {3}
    assert all(table["deck"] == "exiles" for table in tables)


def test_more_rounds_only_add_games() -> None:
    short, long = contest(2, AGENTS, rounds=1), contest(2, AGENTS, rounds=2)
    assert [long.match(number) for number in range(short.games)] == [short.match(n) for n in range(short.games)]


def test_a_tournament_is_the_same_however_many_play_it() -> None:
    tournament = contest(2, ["random", "heuristic"], rounds=2)
    assert rows_of(tournament, Workers(2)) == rows_of(tournament)


@pytest.mark.parametrize(
    ("agents", "plan", "complaint"),
    [
        (["queen"], "rotation", "at least two agents"),
        (["queen", "queen"], "rotation", "each named once"),
        (["queen", "pawn"], "round-robin", "2 agents cannot fill 3 seats"),
        (["queen", "pawn"], "rotate", "there is no plan 'rotate'; did you mean rotation"),
    ],
)
def test_what_cannot_be_played_is_refused(agents: list[str], plan: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        simulate(contest(3, agents, plan=plan), lambda row: None)


def test_too_few_factions_are_refused() -> None:
    with pytest.raises(BadSetup, match="3 players need 3 or more factions, not eyrie, marquise"):
        tables_of("root", {}, [], ["eyrie", "marquise"], 3)


# ---- ratings


def meetings(tournament: Tournament, seed: int = 7) -> Meetings:
    """A tournament in which chance decides by the true strengths."""
    lot, found = Random(seed), Meetings()
    for number in range(tournament.games):
        agents = list(tournament.match(number).agents)
        strengths = [10 ** (TRUTH[agent] / 400) for agent in agents]
        found.count(game(agents, lot.choices(range(len(agents)), strengths)))
    return found


def game(agents: list[str], winners: list[int]) -> GameRow:
    return GameRow("smallworld", 0, 0, "{}", agents, winners, [], "", 0, 0, 0.0, [], [])


@pytest.mark.parametrize(
    "tournament",
    [contest(2, AGENTS, 40), contest(3, AGENTS, 40), contest(4, AGENTS, 100), contest(3, AGENTS, 8, "rotation")],
    ids=["pairs", "threes", "fours", "rotation"],
)
def test_ratings_recover_the_true_strengths(tournament: Tournament) -> None:
    ratings = meetings(tournament).ratings()
    assert [rating.agent for rating in ratings] == AGENTS
    assert sum(rating.value for rating in ratings) / len(ratings) == pytest.approx(MEAN)
    for rating in ratings:
        assert rating.low < rating.value < rating.high
        assert rating.value == pytest.approx(TRUTH[rating.agent], abs=110)  # three standard deviations of the worst


def test_the_intervals_hold_the_truth_about_as_often_as_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("copse.arena.ratings.DRAWS", 300)
    tournament = contest(3, AGENTS, 15)
    ratings = [rating for seed in range(25) for rating in meetings(tournament, seed).ratings()]
    held = sum(rating.low < TRUTH[rating.agent] < rating.high for rating in ratings)
    assert 0.88 < held / len(ratings) < 0.99


def test_more_games_make_the_intervals_narrower() -> None:
    few, many = (meetings(contest(2, AGENTS, rounds)).ratings() for rounds in (10, 160))
    assert all(a.high - a.low > 2.5 * (b.high - b.low) for a, b in zip(few, many, strict=True))


def test_one_who_never_lost_is_rated_and_the_interval_says_how_little_that_tells() -> None:
    found = Meetings()
    for _ in range(20):
        found.count(game(["queen", "pawn"], [0]))
    best, worst = found.ratings()
    assert (best.agent, worst.agent) == ("queen", "pawn")
    assert best.value - worst.value > 400
    assert best.high - best.value > 200


def test_equals_are_rated_as_equals_and_a_shared_win_counts_for_both() -> None:
    found = Meetings()
    for _ in range(10):
        found.count(game(["queen", "pawn"], [0, 1]))
    assert [rating.value for rating in found.ratings()] == pytest.approx([MEAN, MEAN])

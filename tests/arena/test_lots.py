"""Factions, maps and decks by lot, and factions that change seats: one seed, one run, whoever asks."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from copse.arena.lots import FactionLot, InTurn
from copse.arena.matches import Series, in_turn
from copse.arena.root import faction_lot
from copse.arena.told import draws_in
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json


def drawn(options: dict[str, Json], agents: list[str], games: int = 60) -> Series:
    fixed, draws = draws_in("root", options)
    return Series("root", fixed, agents, games, 7, draws)


def factions_at(series: Series, number: int) -> list[str]:
    return [str(name) for name in json.loads(series.match(number).settings)["factions"]]


def test_a_lot_draws_other_tables_and_one_seed_draws_them_again() -> None:
    options: dict[str, Json] = {"factions": "random:2-4", "map": "random", "deck": "random:standard,exiles"}
    series, again = drawn(options, ["random"] * 4), drawn(options, ["random"] * 4)
    tables = [json.loads(series.match(number).settings) for number in range(60)]
    assert [again.match(number) for number in (59, 0, 7)] == [series.match(number) for number in (59, 0, 7)]
    assert {len(table["factions"]) for table in tables} == {2, 3, 4}
    assert {table["map"] for table in tables} == {"autumn", "winter", "lake", "mountain"}
    assert {table["deck"] for table in tables} == {"standard", "exiles"}
    assert all(len(series.match(number).agents) == len(tables[number]["factions"]) for number in range(60))
    seats = {(seat, name) for table in tables for seat, name in enumerate(table["factions"])}
    assert len({name for _, name in seats}) == 10
    assert len(seats) > 30


def test_what_cannot_be_played_together_is_drawn_again() -> None:
    series = drawn({"factions": "random:2:marquise,mechanical_marquise,vagabond,vagabond2"}, ["random"] * 2, 20)
    tables = {frozenset(factions_at(series, number)) for number in range(20)}
    assert tables == {frozenset(pair) for pair in (("marquise", "vagabond"), ("mechanical_marquise", "vagabond"))}


def test_more_agents_than_seats_play_by_lot_and_alike_often() -> None:
    series = drawn({"factions": "random:2"}, ["random", "beginner", "heuristic"])
    met = Counter(agent for number in range(60) for agent in series.match(number).agents)
    assert sum(met.values()) == 120
    assert all(25 < count < 55 for count in met.values())


def test_factions_change_seats_when_the_agents_have_gone_round() -> None:
    options: dict[str, Json] = {"factions": ["marquise", "eyrie"]}
    series = Series("root", options, ["random", "heuristic"], 4, 7, in_turn("root", options))
    sat = [tuple(zip(series.match(number).agents, factions_at(series, number), strict=True)) for number in range(4)]
    assert len(set(sat)) == 4
    alike = Series("root", options, ["random", "random"], 4, 7, [InTurn(["marquise", "eyrie"])])
    assert [factions_at(alike, number)[0] for number in range(4)] == ["marquise", "eyrie", "marquise", "eyrie"]


def test_a_lot_that_the_game_has_itself_is_left_to_it() -> None:
    fixed, draws = draws_in("root", {"hirelings": "random", "factions": "random:3"})
    assert fixed == {"hirelings": "random"}
    assert [draw.option for draw in draws] == ["factions"]
    assert draws_in("smallworld", {"first": "random"}) == ({"first": "random"}, [])


def test_an_edition_has_its_own_factions_in_the_lot() -> None:
    assert "hundreds" in faction_lot("random:4", "marauder").names
    assert "hundreds" not in faction_lot("random:4", "early").names
    assert "vagabond2" not in faction_lot("random:4", "marauder").names


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"factions": "lot"}, "random factions are written random:4, random:2-6"),
        ({"factions": "random:many"}, "not 'random:many'"),
        ({"factions": "random:1"}, "2 to 6 factions"),
        ({"factions": "random:4-2"}, "the smaller number first"),
        ({"factions": "random:3:marquise,eyrie"}, "3 factions cannot be drawn from 2"),
        ({"factions": "random:2:marquise,marquise"}, "named twice"),
        ({"factions": "random:2:marquise,eyre"}, "did you mean eyrie"),
        ({"factions": "random:2", "edition": "late"}, "there is no 'late'"),
        ({"map": "random:autumn,lakes"}, "did you mean lake"),
        ({"hirelings": "random:2"}, "cannot be random"),
    ],
)
def test_a_lot_that_makes_no_sense_is_refused(options: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        draws_in("root", options)


def test_a_lot_without_a_table_that_can_be_played_ends() -> None:
    series = Series("root", {}, ["random"] * 2, 1, 7, [FactionLot(2, 2, ("marquise", "mechanical_marquise"))])
    with pytest.raises(
        BadSetup, match=r"no playable game was drawn in 1000 tries; .*mechanical_marquise plays instead"
    ):
        series.match(0)

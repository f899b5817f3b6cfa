"""Leagues on several servers and over restarts: no pod gets two tables or two results, and no round begins twice.

A server looks at its leagues when it starts, so what it does then needs no look of the test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from copse.server.leagues.rounds import claim_of
from copse.server.protocol.league_messages import PodInfo
from copse.server.store import Conflict, Missed
from copse.server.store.leagues import Placed, Pod, Told
from copse.server.workers import agent_pool
from tests.server.accounts import AccountClub
from tests.server.cluster import Cluster
from tests.server.leagues import DAY, League, LeagueClock, holders, league_club, league_of, play_out, short_games
from tests.server.test_many_servers import at
from tests.server.test_moderation import ask
from tests.server.test_sweep import until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents that take over choose at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


@pytest.fixture
def clubs(cluster: Cluster) -> Iterator[list[AccountClub]]:
    """Three servers with one clock."""
    clock = LeagueClock()
    with ExitStack() as stack, cluster.empty_database() as database:
        yield [stack.enter_context(league_club(database, clock)) for _ in range(3)]


def all_look(clubs: list[AccountClub], league: League) -> None:
    """Let all servers do at the same moment what is due, as often as servers that know of no claims would."""
    with ThreadPoolExecutor(2 * len(clubs)) as crowd:
        for _ in crowd.map(lambda club: advance(club, league), 2 * clubs):
            pass
    league.look()


def advance(club: AccountClub, league: League) -> None:
    club.run(partial(club.services.leagues.rounds.advance, league.id))


def tables(club: AccountClub) -> list[str]:
    return [entry.id for entry in ask(club, partial(club.registry.store.entries, "", 1000))]


def pods(club: AccountClub, league: League) -> list[Pod]:
    return ask(club, partial(club.services.leagues.kept.pods, league.id))


def outcome(club: AccountClub, errand: Callable[[], Awaitable[None]]) -> bool:
    """Return whether an errand was first."""
    try:
        club.run(errand)
    except (Missed, Conflict):
        return False
    return True


def test_three_servers_play_a_league_as_one_would(clubs: list[AccountClub]) -> None:
    names = ("Ann", "Bob", "Cem", "Dan", "Eve", "Fay")
    devices = [clubs[number % 3].member(name) for number, name in enumerate(names)]
    with short_games():
        league = league_of(devices[0], *devices)
        with ThreadPoolExecutor(3) as crowd:
            found = list(crowd.map(lambda club: league.send(at(devices[0], club), "begin"), clubs))
        assert sorted(found)[0] == (200, "")
        assert {refused for _, refused in found} <= {"", "league_begun", "stale"}
        assert len([one for one in found if one == (200, "")]) == 1
        for number in (1, 2):
            all_look(clubs, league)
            info = league.info()
            assert [len(one.pods) for one in info.rounds] == [3] * number
            assert len(tables(clubs[0])) == 3 * number
            for club, pod in zip(clubs, info.rounds[-1].pods, strict=True):
                assert pod.table is not None
                play_out(club, [at(device, club) for device in devices], pod.table)
        all_look(clubs, league)
    info = league.info()
    assert info.entry.status == "over"
    assert sum(one.points for one in info.standings) == 6
    assert all(one.games == 2 for one in info.standings)


def test_a_step_that_two_servers_have_worked_out_is_taken_once(clubs: list[AccountClub]) -> None:
    here, there, third = clubs
    devices = [here.member(name) for name in ("Ann", "Bob")]
    with short_games():
        league = league_of(devices[0], *devices)
        stored = ask(here, partial(here.services.leagues.league, league.id, None))
        begun = [outcome(club, partial(club.services.leagues.rounds.begin_next, stored)) for club in clubs]
        assert begun == [True, False, False]
        stored = ask(here, partial(here.services.leagues.league, league.id, None))
        (pod,) = pods(here, league)
        opened = [outcome(club, partial(club.services.leagues.rounds._open, stored, pod)) for club in clubs]
        assert opened == [True, False, False]
        assert len(tables(here)) == 1, "no table without a pod was left behind"
        places = [Placed(1, 1.0), Placed(2, 0.0)]
        stored_once = [
            outcome(club, partial(club.services.leagues.kept.collect, league.id, pod, "played", places, Told(), 1.0))
            for club in (there, third)
        ]
        assert stored_once == [True, False]


def test_nobody_withdraws_unnoticed_while_a_round_is_paired(clubs: list[AccountClub]) -> None:
    here, there, _ = clubs
    ann, bob, cem = (here.member(name) for name in ("Ann", "Bob", "Cem"))
    league = league_of(ann, ann, bob, cem)
    stored = ask(here, partial(here.services.leagues.league, league.id, None))
    league.do(at(cem, there), "withdraw")
    assert not outcome(here, partial(here.services.leagues.rounds.begin_next, stored))
    league.begin()
    assert {seat.entrant for pod in league.pods() for seat in pod.seats} == {1, 2}


def test_no_more_people_enter_than_there_are_places(clubs: list[AccountClub]) -> None:
    ann = clubs[0].member("Ann")
    others = [clubs[number % 3].member(f"Player {number}") for number in range(9)]
    league = league_of(ann, most=4)
    with ThreadPoolExecutor(9) as crowd:
        found = list(crowd.map(lambda device: league.send(device, "enter"), others))
    while (409, "already_entered") in found:  # two came at the same moment
        found = [league.send(device, "enter") for device in others]
    info = league.info()
    assert len(info.entrants) == 4
    assert len({one.number for one in info.entrants}) == 4


def test_a_claimed_league_is_left_to_its_server(clubs: list[AccountClub]) -> None:
    here, there, _ = clubs
    ann, bob = here.member("Ann"), here.member("Bob")
    with short_games():
        league = league_of(ann, ann, bob)
        league.do(ann, "begin")
        assert ask(here, partial(here.registry.store.claim, claim_of(league.id)))
        league.look(there)
        assert [pod.state for pod in league.pods()] == ["waiting"]
        ask(here, partial(here.registry.store.release, claim_of(league.id)))
        league.look(there)
        assert [pod.state for pod in league.pods()] == ["playing"]


def opened_in(league: League, number: int) -> PodInfo:
    """Wait until the only pod of a round has a table."""
    until(lambda: league.info().entry.round == number and league.pods()[0].table is not None)
    return league.pods()[0]


def test_a_league_goes_on_after_a_restart_at_every_step(tmp_path: Path) -> None:
    clock, database = LeagueClock(), tmp_path / "club.db"
    with short_games():
        with league_club(database, clock) as club:
            devices = [club.member(name) for name in ("Ann", "Bob")]
            first = league_of(devices[0], *devices)
            first.do(devices[0], "begin")
        for number in (1, 2):
            with league_club(database, clock) as club:
                league = League(club, at(devices[0], club), first.id)
                pod = opened_in(league, number)
            with league_club(database, clock) as club:
                league = League(club, at(devices[0], club), first.id)
                assert pod.table is not None
                people = [at(device, club) for device in devices]
                assert len(holders(people, pod.table)) == 2
                play_out(club, people, pod.table)
        with league_club(database, clock) as club:
            league = League(club, at(devices[0], club), first.id)
            until(lambda: league.info().entry.status == "over")
            assert sum(one.points for one in league.info().standings) == 2


def test_a_deadline_that_passed_while_no_server_ran_holds(tmp_path: Path) -> None:
    clock, database = LeagueClock(), tmp_path / "club.db"
    with league_club(database, clock) as club:
        ann, bob = club.member("Ann"), club.member("Bob")
        first = league_of(ann, ann, bob, rounds=1)
        first.begin()
    clock.turn(5 * DAY)
    with league_club(database, clock) as club:
        league = League(club, at(ann, club), first.id)
        until(lambda: league.info().entry.status == "over")
        assert [pod.state for pod in league.info().rounds[0].pods] == ["late"]

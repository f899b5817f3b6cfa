"""Leagues on a server: who may do what, and rounds that the server plays by itself."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from functools import partial
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from httpx2 import Response

from copse.kernel.tasks import Json
from copse.locale import Words
from copse.notation.league import read
from copse.server.leagues import service
from copse.server.leagues.rounds import told_by
from copse.server.protocol.account_messages import AccountExport
from copse.server.protocol.league_messages import LeagueEntry, LeagueStanding
from copse.server.store import Statement
from copse.server.store.leagues import Placed
from copse.server.workers import agent_pool
from tests.notation.test_league import golden
from tests.server.accounts import AccountClub, Device
from tests.server.club import Shape, code
from tests.server.leagues import DAY, WISH, League, holders, league_club, league_of, play_out, short_games
from tests.server.test_clubs import Circle
from tests.server.test_moderation import ask, tie
from tests.server.test_officers import officer, sanction


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents that take over choose at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.nightly)])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountClub]:
    database = tmp_path / "club.db" if request.param == "sqlite" else request.getfixturevalue("postgres")
    with league_club(database) as club:
        yield club


def people(club: AccountClub, *names: str) -> list[Device]:
    return [club.member(name) for name in names]


def listed(device: Device, path: str = "/leagues") -> list[LeagueEntry]:
    return msgspec.json.decode(device.get(path).content, type=list[LeagueEntry])


def reported(device: Device, league: League) -> Response:
    return device.post("/reports", {"kind": "league", "reason": "name", "whom": {"league": league.id}})


def points(standings: list[LeagueStanding]) -> dict[int, float]:
    return {one.entrant: one.points for one in standings}


# ---- from the first round to the last


@pytest.mark.slow
def test_a_tournament_of_eight_with_agents_to_its_end(club: AccountClub) -> None:
    devices = people(club, "Ann", "Bob", "Cem", "Dan")
    wish: Shape = {"pod_size": 4, "fewest": 8, "agents": "random", "most": 8, "rounds": 2}
    league = league_of(devices[0], *devices, **wish)
    league.begin()
    info = league.info()
    assert (info.entry.status, info.entry.round, info.entry.entrants) == ("running", 1, 8)
    assert Counter(one.player.kind for one in info.entrants) == {"person": 4, "agent": 4}
    for _ in range(2):
        assert [pod.state for pod in league.pods()] == ["playing", "playing"]
        league.play(devices)
    info = league.info()
    assert info.entry.status == "over"
    assert [[pod.state for pod in one.pods] for one in info.rounds] == [["played"] * 2] * 2
    assert sum(one.points for one in info.standings) == 4
    assert all(one.games == 2 for one in info.standings)
    rows = list(csv.DictReader(StringIO(devices[0].get(f"/leagues/{league.id}/rows.csv").text)))
    assert len(rows) == 16
    assert all(row["Played"] for row in rows), "what each seat played"
    after_one = league.info(query="?round=1").standings
    assert sum(one.points for one in after_one) == 2


def test_two_play_a_short_league(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    with short_games():
        league = league_of(ann, ann, bob)
        league.begin()
        league.play([ann, bob])
        league.play([ann, bob])
    assert league.info().entry.status == "over"


def test_a_bye_goes_round_and_a_withdrawn_entrant_is_paired_no_more(club: AccountClub) -> None:
    ann, _, cem = devices = people(club, "Ann", "Bob", "Cem")
    with short_games():
        league = league_of(ann, *devices, rounds=3)
        league.begin()
        assert [pod.state for pod in league.pods()] == ["playing", "bye"]
        league.play(devices)
        free = [one.pods[-1].seats[0].entrant for one in league.info().rounds]
        assert len({*free}) == 2, "nobody has a second bye before everybody had one"
        league.do(cem, "withdraw")
        assert league.send(cem, "withdraw") == (409, "not_entered")
        league.play(devices)
        info = league.info()
        assert [one.out for one in info.entrants] == [False, False, True]
        assert [len(pod.seats) for pod in info.rounds[2].pods] == [2]
        assert 3 not in {seat.entrant for pod in info.rounds[2].pods for seat in pod.seats}
        league.play(devices)
    assert league.info().entry.status == "over"


def test_a_league_ends_when_one_person_is_left(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob)
        league.begin()
        league.do(bob, "withdraw")
        league.play(devices)
    assert league.info().entry.status == "over"
    assert len(league.info().rounds) == 1


def test_agents_take_the_place_of_somebody_who_withdraws(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, agents="random")
        league.begin()
        league.do(bob, "withdraw")
        league.play(devices)
        info = league.info()
        assert [one.player.kind for one in info.entrants] == ["person", "person", "agent"]
        assert {seat.entrant for pod in info.rounds[1].pods for seat in pod.seats} == {1, 3}


def test_a_pod_of_agents_counts_although_the_server_remembers_no_game_of_theirs(club: AccountClub) -> None:
    (ann,) = people(club, "Ann")
    with short_games():
        league = league_of(ann, ann, agents="random", fewest=4, rounds=1)
        league.begin()
        league.play([ann])
    info = league.info()
    assert [pod.state for pod in info.rounds[0].pods] == ["played", "played"]
    assert sorted(pod.replay for pod in info.rounds[0].pods) == [False, True]
    assert sum(one.points for one in info.standings) == 2


def test_people_sit_at_their_table_as_soon_as_it_is_open_and_nobody_else_can(club: AccountClub) -> None:
    ann, bob, eve = people(club, "Ann", "Bob", "Eve")
    league = league_of(ann, ann, bob)
    league.begin()
    (pod,) = league.pods()
    assert pod.table is not None
    assert sorted(holders([ann, bob], pod.table)) == [0, 1]
    info = club.get(f"/tables/{pod.table}").json()
    assert (info["name"], info["league"], info["host"]) == ("Autumn 1.1", league.id, "Copse")
    assert info["pace"]["agent_after_seconds"] == DAY, "a quarter of the round"
    for device, reference in holders([ann, bob], pod.table).values():
        answer = device.post(f"/tables/{pod.table}/leave", {"confirm": True, "for_good": True}, reference)
        assert answer.status_code == 200
    assert code(eve.post(f"/tables/{pod.table}/join", {"name": "Eve"})) == (403, "table_of_league")


def test_the_best_rated_meet_first_if_the_organiser_wants_it(club: AccountClub) -> None:
    devices = people(club, "Ann", "Bob", "Cem", "Dan")
    for name, mu in (("Ann", 30.0), ("Bob", 20.0), ("Cem", 29.0), ("Dan", 21.0)):
        account = ask(club, partial(club.accounts.people.named, name.casefold()))
        assert account is not None
        insert = (
            "INSERT INTO ratings (player, game, speed, mu, sigma, games) VALUES ($1, 'smallworld', 'live', $2, 1, 9)"
        )
        ask(club, partial(club.registry.store.together, Statement(insert, (account.id, mu))))
    with short_games():
        league = league_of(devices[0], *devices, seeding="ratings")
        league.begin()
    assert {frozenset(seat.entrant for seat in pod.seats) for pod in league.pods()} == {
        frozenset((1, 3)), frozenset((2, 4)),
    }  # fmt: skip


# ---- who abandons a game, and games that are late or cannot go on


def test_somebody_who_abandons_a_game_has_the_last_place(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, rounds=1)
        league.begin()
        (pod,) = league.pods()
        assert pod.table is not None
        reference = next(held for one, held in holders(devices, pod.table).values() if one is bob)
        answer = bob.post(f"/tables/{pod.table}/leave", {"confirm": True, "for_good": True}, reference)
        assert answer.status_code == 200
        play_out(club, devices, pod.table)
        league.look()
    assert points(league.info().standings) == {1: 1.0, 2: 0.0}


def test_a_game_that_is_late_costs_the_person_for_whom_it_waits(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob, rounds=2, pace={"mode": "days", "agent_after_seconds": 4 * DAY})
    league.begin()
    (pod,) = league.pods()
    assert pod.table is not None
    mover = club.get(f"/tables/{pod.table}").json()["to_move"]
    club.clock.turn(4 * DAY - 1)
    league.look()
    assert [one.state for one in league.pods()] == ["playing"]
    club.clock.turn(1)
    league.look()
    info = league.info()
    assert info.entry.round == 2
    (late,) = info.rounds[0].pods
    assert late.state == "late"
    assert [(seat.place, seat.won) for seat in late.seats] == [
        (2, 0.0) if seat == mover else (1, 1.0) for seat in (0, 1)
    ]
    assert club.get(f"/tables/{pod.table}").json()["status"] == "playing", "it may go on"
    assert league.send(ann, "result", {"round": 1, "pod": 1, "places": [1, 1], "reason": "a storm"}) == (200, "")
    (set_by_hand,) = league.info().rounds[0].pods
    assert (set_by_hand.state, set_by_hand.reason) == ("by_hand", "a storm")
    assert points(league.info().standings) == {1: 0.5, 2: 0.5}


def test_a_result_is_set_by_hand_if_a_game_cannot_go_on(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob, rounds=1)
    league.begin()
    (pod,) = league.pods()
    wish: Shape = {"round": 1, "pod": 1, "places": [2, 1], "reason": "the server lost the game"}
    assert league.send(ann, "result", wish) == (409, "game_counts")
    assert pod.table is not None
    ask(club, partial(club.registry.store.end, pod.table, 1.0))
    league.look()
    assert [one.state for one in league.pods()] == ["broken"]
    assert league.send(bob, "result", wish) == (403, "not_organiser")
    assert league.send(ann, "result", {**wish, "places": [1, 3]}) == (422, "bad_request")
    assert league.send(ann, "result", {**wish, "places": [1, 2, 3]}) == (422, "bad_request")
    assert league.send(ann, "result", {**wish, "pod": 2}) == (404, "unknown_pod")
    assert league.send(ann, "result", {**wish, "round": 2}) == (404, "unknown_pod")
    league.do(ann, "result", wish)
    league.look()
    info = league.info(bob)
    assert (info.entry.status, info.rounds[0].pods[0].reason) == ("over", "the server lost the game")
    assert [seat.won for seat in info.rounds[0].pods[0].seats] == [0.0, 1.0]


def test_a_broken_game_does_not_hold_up_the_league(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob, rounds=1)
    league.begin()
    (pod,) = league.pods()
    assert pod.table is not None
    ask(club, partial(club.registry.store.delete, pod.table))
    club.clock.turn(4 * DAY)
    league.look()
    (void,) = league.pods()
    assert (league.info().entry.status, void.state) == ("over", "void")
    assert [seat.won for seat in void.seats] == [0.5, 0.5]
    league.do(ann, "result", {"round": 1, "pod": 1, "places": [1, 2], "reason": "agreed"})
    assert sorted(points(league.info().standings).values()) == [0.0, 1.0]


def test_no_table_is_opened_while_the_server_is_busy(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob)
    with monkeypatch.context() as busy:
        busy.setattr(type(club.registry.load), "check_tables", refuse)
        league.begin()
        assert [pod.state for pod in league.pods()] == ["waiting"]
    league.look()
    assert [pod.state for pod in league.pods()] == ["playing"]


def refuse(load: object) -> None:
    raise service.too_many_leagues()


# ---- who may do what


def test_only_the_organiser_runs_a_league(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    guest = club.device()
    league = league_of(ann, ann, bob)
    for verb, body in (("begin", {}), ("cancel", {}), ("remove", {"entrant": 1})):
        assert league.send(bob, verb, body) == (403, "not_organiser")
        assert league.send(guest, verb, body) == (401, "signed_out")
    assert league.send(guest, "enter") == (401, "signed_out")
    assert league.send(bob, "enter") == (409, "already_entered")
    assert league.send(ann, "remove", {"entrant": 3}) == (404, "unknown_entrant")
    league.do(ann, "remove", {"entrant": 2})
    assert [one.number for one in league.info().entrants] == [1]
    assert league.send(ann, "begin") == (409, "too_few_entrants")
    assert league.send(bob, "withdraw") == (409, "not_entered")
    league.do(bob, "enter")
    league.begin()
    assert league.send(ann, "begin") == (409, "league_begun")
    assert league.send(club.member("Cem"), "enter") == (409, "league_begun")
    league.do(ann, "cancel")
    for verb in ("withdraw", "cancel"):
        assert league.send(ann, verb) == (409, "league_over")
    (pod,) = league.pods()
    assert club.get(f"/tables/{pod.table}").json()["status"] == "playing", "it is an ordinary game now"


def test_a_league_of_a_club_is_hidden_from_everybody_else(club: AccountClub) -> None:
    otters = Circle(club, "Bob")
    bob, eve, guest = otters.people["Bob"], club.member("Eve"), club.device()
    assert code(eve.post("/leagues", {**WISH, "club": otters.id})) == (404, "unknown_club")
    league = league_of(otters.ann, bob, club=otters.id)
    assert [one.id for one in listed(bob)] == [one.id for one in listed(bob, f"/clubs/{otters.id}/leagues")]
    for device in (eve, guest):
        assert listed(device) == []
        for path in ("", "/rows.csv", "/sheet.csv"):
            answer = device.get(f"/leagues/{league.id}{path}")
            assert code(answer) == (404, "unknown_league")
            assert answer.json() == device.get(f"/leagues/nowhere{path}").json()
        assert code(reported(device, league)) == (404, "unknown_league")
    assert reported(bob, league).status_code == 200
    assert code(eve.get(f"/clubs/{otters.id}/leagues")) == (404, "unknown_club")
    for verb in ("enter", "withdraw", "begin", "cancel"):
        assert league.send(eve, verb) == (404, "unknown_league")
    assert otters.post(bob, "leave") == (200, "")
    assert [one.entered for one in listed(bob)] == [True], "entrants see a league although they left the club"


def test_nobody_enters_a_league_of_somebody_who_blocked_them(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann)
    assert ann.post("/account/ties", {"kind": "block", "on": True, "whom": {"name": "Bob"}}).status_code == 200
    assert league.send(bob, "enter") == (409, "league_full")


def test_entrants_of_whom_one_blocked_the_other_play_in_different_pods(club: AccountClub) -> None:
    ann, bob, cem, dan = people(club, "Ann", "Bob", "Cem", "Dan")
    league = league_of(club.member("Olga"), ann, bob, cem, dan, rounds=2)
    for blocked in ("Cem", "Dan"):  # so that Ann can play with Bob alone
        assert tie(ann, "block", {"name": blocked}) == (200, "")
    with short_games():
        league.begin()
        for _ in range(2):
            assert sorted(sorted(seat.entrant for seat in pod.seats) for pod in league.pods()) == [[1, 2], [3, 4]]
            league.play([ann, bob, cem, dan])


def test_a_league_has_so_many_places(club: AccountClub, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, cem = people(club, "Ann", "Bob", "Cem")
    league = league_of(ann, ann, bob, most=2)
    assert league.send(cem, "enter") == (409, "league_full")
    monkeypatch.setattr(service, "MOST_LEAGUES", 1)
    assert code(ann.post("/leagues", WISH)) == (409, "too_many_leagues")
    assert league_of(cem).send(bob, "enter") == (409, "too_many_leagues")


def test_a_client_and_an_account_create_so_many_leagues_a_day(tmp_path: Path) -> None:
    with league_club(tmp_path / "club.db", leagues_per_day=2) as club:
        ann, bob = people(club, "Ann", "Bob")
        league_of(ann)
        league_of(ann)
        for device in (ann, bob):  # they share an address
            assert code(device.post("/leagues", WISH)) == (429, "too_many_leagues_today")


@pytest.mark.parametrize(
    ("more", "refused"),
    [
        ({"game": "chess"}, (422, "bad_setup")),
        ({"options": {"seed": 1}}, (422, "bad_setup")),
        ({"options": {"nonsense": 1}}, (422, "bad_setup")),
        ({"pod_size": 6}, (422, "bad_setup")),
        ({"game": "root", "options": {"factions": ["marquise", "electric_eyrie"]}}, (422, "no_bots")),
        (
            {"game": "root", "pod_size": 3, "options": {"factions": ["marquise", "eyrie", "alliance"]}},
            (422, "needs_agents"),
        ),
        ({"agents": "me.py"}, (422, "unknown_agent")),
        ({"pace": {"substitutes": "player"}}, (422, "bad_request")),
        ({"pace": {"increment_seconds": 5}}, (422, "bad_request")),
        ({"fewest": 9, "most": 8}, (422, "bad_request")),
        ({"round_seconds": 5}, (422, "bad_request")),
        ({"rounds": 13}, (422, "bad_request")),
        ({"name": "\u200b"}, (422, "bad_name")),
        ({"club": "nowhere"}, (404, "unknown_club")),
    ],
)
def test_a_wish_is_checked(club: AccountClub, more: dict[str, Json], refused: tuple[int, str]) -> None:
    ann = club.member("Ann")
    assert code(ann.post("/leagues", {**WISH, **more})) == refused
    assert listed(ann) == []
    assert code(club.device().post("/leagues", WISH)) == (401, "signed_out")


def test_factions_for_a_fixed_number_of_players_need_agents(club: AccountClub) -> None:
    ann = club.member("Ann")
    wish: Shape = {"game": "root", "pod_size": 3, "options": {"factions": ["marquise", "eyrie", "alliance"]}}
    league = league_of(ann, ann, **wish, agents="random")
    league.begin()
    assert [len(pod.seats) for pod in league.pods()] == [3]


# ---- names, moderation, and accounts that are deleted


def test_names_are_for_entrants_and_for_those_whom_each_person_chose(club: AccountClub) -> None:
    ann, bob, eve = people(club, "Ann", "Bob", "Eve")
    league = league_of(ann, ann, bob)

    def seen(device: Device) -> list[str]:
        return [one.player.name for one in league.info(device).entrants]

    assert seen(ann) == seen(bob) == seen(eve) == ["Ann", "Bob"]
    assert seen(club.device()) == ["", ""]
    assert bob.post("/account/page", {"audience": "nobody", "achievements": True}).status_code == 200
    assert seen(eve) == ["Ann", ""]
    assert seen(ann) == ["Ann", "Bob"], "they play with each other"


def test_a_silenced_person_gives_no_names_and_a_suspended_one_is_not_paired(club: AccountClub) -> None:
    ann, bob, cem = people(club, "Ann", "Bob", "Cem")
    mo = officer(club, "Mo")
    league = league_of(bob, ann, bob, cem)
    assert sanction(mo, name="Bob", hours=1) == (200, "")
    ask(club, club.accounts.standing.look)
    assert (league.info(ann).entry.name, league.info(ann).entry.organiser.name) == ("", "")
    assert [one.player.name for one in league.info(ann).entrants] == ["Ann", "", "Cem"]
    assert league.info(bob).entry.name == "Autumn"
    assert code(bob.post("/leagues", WISH)) == (403, "silenced")
    assert sanction(mo, "suspension", name="Cem") == (200, "")
    ask(club, club.accounts.standing.look)
    league.begin()
    assert [sorted(seat.entrant for seat in pod.seats) for pod in league.pods()] == [[1, 2]]


def test_an_account_that_is_deleted_leaves_no_name_and_the_standings_stay(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, rounds=3)
        league.begin()
        league.play(devices)
        before = points(league.info().standings)
        (pod,) = league.pods()
        assert bob.post("/account/delete", {"confirm": True}).status_code == 200
        info = league.info()
        assert points(info.standings) == before
        assert [(one.player.name, one.out) for one in info.entrants] == [("Ann", False), ("", True)]
        assert "Bob" not in ann.get(f"/leagues/{league.id}/rows.csv").text
        assert pod.table is not None
        play_out(club, [ann], pod.table)
        league.look()
    info = league.info()
    assert info.entry.status == "over", "one entrant is left"
    assert [(seat.entrant, seat.won) for seat in info.rounds[1].pods[0].seats if seat.won] == [(1, 1.0)]


def test_a_result_counts_although_the_winner_deletes_the_account_before_it_is_collected(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, rounds=1)
        league.begin()
        (pod,) = league.pods()
        assert pod.table is not None
        play_out(club, devices, pod.table)
        winners = club.get(f"/tables/{pod.table}").json()["winners"]
        assert bob.post("/account/delete", {"confirm": True}).status_code == 200
        league.look()
    (pod,) = league.pods()
    assert [seat.place == 1 for seat in pod.seats] == [seat in winners for seat in (0, 1)]


def test_without_its_organiser_an_open_league_is_cancelled_and_a_running_one_goes_on(club: AccountClub) -> None:
    ann, bob, cem = people(club, "Ann", "Bob", "Cem")
    with short_games():
        running = league_of(ann, bob, cem, rounds=1)
        running.begin()
        waiting = league_of(ann, ann, bob)
        assert ann.post("/account/delete", {"confirm": True}).status_code == 200
        assert (waiting.info(bob).entry.status, running.info(bob).entry.status) == ("cancelled", "running")
        assert [one.number for one in waiting.info(bob).entrants] == [2]
        assert code(reported(bob, running)) == (409, "no_organiser")
        (pod,) = running.info(bob).rounds[0].pods
        assert pod.table is not None
        play_out(club, [bob, cem], pod.table)
        running.look()
    assert running.info(bob).entry.status == "over"
    assert running.info(bob).entry.organiser.name == ""


def test_the_data_of_a_person_has_the_leagues(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, rounds=1)
        league.begin()
        league.play(devices)
    club.clock.turn(1)
    league_of(bob)
    found = msgspec.json.decode(bob.get("/account/export").content, type=AccountExport).leagues
    assert [(one.name, one.organised, one.entered is not None, len(one.results)) for one in found] == [
        ("Autumn", False, True, 1), ("Autumn", True, False, 0),
    ]  # fmt: skip


# ---- files and texts


def test_results_are_exported_as_rows(club: AccountClub) -> None:
    ann, bob = devices = people(club, "Ann", "Bob")
    with short_games():
        league = league_of(ann, ann, bob, rounds=1)
        league.begin()
        assert ann.get(f"/leagues/{league.id}/rows.csv").text.count("\n") == 1
        league.play(devices)
    answer = ann.get(f"/leagues/{league.id}/rows.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(StringIO(answer.text)))
    assert {row["Player"] for row in rows} == {"Ann", "Bob"}
    assert [row["Seat"] for row in rows] == ["1", "2"]
    assert sorted(row["Won"] for row in rows) == ["0", "1"]
    assert {row["Result"] for row in rows} == {"played"}
    assert code(ann.get(f"/leagues/{league.id}/sheet.csv")) == (409, "no_sheet")


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        (";=HYPERLINK(1)", ";'=HYPERLINK(1)"),
        ("＝1+1", "'＝1+1"),
        ("2 - 1", "2 - 1"),
    ],
)
def test_a_text_of_the_organiser_is_no_formula(club: AccountClub, text: str, cell: str) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob, rounds=1)
    league.begin()
    club.clock.turn(4 * DAY)
    league.look()
    league.do(ann, "result", {"round": 1, "pod": 1, "places": [1, 2], "reason": text})
    rows = list(csv.DictReader(StringIO(ann.get(f"/leagues/{league.id}/rows.csv").text)))
    assert {row["Reason"] for row in rows} == {cell}


def test_a_private_league_shows_its_tables_to_their_players_only(club: AccountClub) -> None:
    ann, bob, cem, dan = devices = people(club, "Ann", "Bob", "Cem", "Dan")
    with short_games():
        league = league_of(ann, bob, cem, dan, spectators=False, rounds=1)
        league.begin()
        (game, bye) = league.info(bob).rounds[0].pods
        tables = [league.info(device).rounds[0].pods[0].table is not None for device in devices]
    inside = {seat.entrant for seat in game.seats}
    assert tables == [False, *(number in inside for number in (1, 2, 3))]
    assert bye.table is None


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("more", [{}, {"agents": "casual", "seeding": "ratings", "round_seconds": 1800}])
def test_the_rules_are_told_in_every_language(club: AccountClub, lang: str, more: dict[str, Json]) -> None:
    league = league_of(club.member("Ann"), **more)
    rules = league.info(query=f"?lang={lang}").rules
    assert len({*rules}) == 10
    assert all(text.endswith(".") for text in rules)
    words = Words(lang)
    span = words.say("league-minutes", count=30) if more else words.say("league-days", count=4)
    assert any(span in text for text in rules)


def test_games_of_root_are_exported_as_a_sheet(club: AccountClub) -> None:
    ann, bob = people(club, "Ann", "Bob")
    league = league_of(ann, ann, bob, game="root", rounds=1, pace={"mode": "days"})
    league.begin()
    assert read(ann.get(f"/leagues/{league.id}/sheet.csv").text) == [], "no game is over"
    game = golden("four_autumn_standard")
    told = told_by(game)
    assert told.played == ["marquise", "eyrie", "alliance", "vagabond"]
    (pod,) = ask(club, partial(club.services.leagues.kept.pods, league.id))
    places = [Placed(2, 0.0), Placed(1, 1.0)]
    ask(club, partial(club.services.leagues.kept.collect, league.id, pod, "played", places, told, 1_700_000_000.0))
    rows = read(ann.get(f"/leagues/{league.id}/sheet.csv").text)
    assert [(row.player, row.share, row.faction) for row in rows] == [
        (called, share, faction)
        for called, share, faction in zip(
            ("Ann", "Bob") if pod.seats == [1, 2] else ("Bob", "Ann"), ("0", "1"), ("cats", "birds"), strict=True
        )
    ]
    assert {(row.timestamp, row.timing, row.season) for row in rows} == {("2023-11-14 22:13:20", "async", "Autumn")}


def test_a_game_that_no_sheet_has_room_for_has_no_rows() -> None:
    assert told_by(golden("machines_autumn_standard")).rows == []

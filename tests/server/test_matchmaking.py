"""Games for people who do not know each other: who is seated with whom, once, and what happens to those who wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec
import pytest
from httpx2 import Response

from copse.kernel.tasks import Json
from copse.server import app
from copse.server.lobby.matchmaking import Matchmaker, different, group_of
from copse.server.protocol.lobby_messages import LobbyInfo, SearchInfo
from copse.server.store import Missed
from copse.server.store.searches import ALIVE, Pool, Search
from copse.server.tables.seats import new_token
from copse.server.workers import agent_pool
from tests.server.accounts import Clock, Device, account_club
from tests.server.club import Club, Person, club_on, code
from tests.server.test_sweep import until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents choose at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "club.db")


@pytest.fixture
def club(database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """A club whose matchmaker follows a clock."""
    monkeypatch.setattr(app, "Matchmaker", partial(Matchmaker, now=clock))
    with club_on(database) as club:
        yield club


@dataclass
class Seeker:
    """A browser that looks for a game."""

    club: Club | Device
    name: str
    token: str
    wish: dict[str, Json]

    def send(self) -> Response:
        return self.club.post("/search", {"token": self.token, "name": self.name, **self.wish})

    def ask(self) -> SearchInfo:
        answer = self.send()
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=SearchInfo)

    def end(self) -> SearchInfo:
        return msgspec.json.decode(self.club.post("/search/end", {"token": self.token}).content, type=SearchInfo)


def seeker(club: Club | Device, called: str = "Ann", **more: Json) -> Seeker:
    return Seeker(club, called, new_token(), {"game": "smallworld", "players": 2, "mode": "live", **more})


def seat_of(one: Seeker, club: Club) -> Person:
    found = one.ask()
    assert found.table is not None
    return Person(club, found.table, one.token, found.seat)


# ---- who is seated


def test_people_who_want_the_same_game_are_seated_and_play(club: Club) -> None:
    ann, bob = seeker(club, "Ann"), seeker(club, "Bob")
    assert ann.ask() == SearchInfo(1)
    assert bob.ask().table is not None
    one, two = seat_of(ann, club), seat_of(bob, club)
    assert one.id == two.id
    assert {one.seat, two.seat} == {0, 1}
    told = one.told()
    assert told.table.status == "playing"
    assert {seat.name for seat in told.table.seats} == {"Ann", "Bob"}
    mover = one if told.table.to_move == one.seat else two
    told = mover.told()
    assert told.decision is not None
    assert mover.act(told.decision.actions[0].text).status_code == 200


@pytest.mark.parametrize("more", [{"game": "root"}, {"players": 3}, {"mode": "days"}])
def test_people_who_want_different_games_are_not(club: Club, more: dict[str, Json]) -> None:
    seeker(club, "Ann").ask()
    assert seeker(club, "Bob", **more).ask() == SearchInfo(1)


def test_who_came_first_is_seated_first(club: Club, clock: Clock) -> None:
    people = [seeker(club, f"Player {number}", players=3) for number in range(5)]
    for one in people:
        clock.turn(1)
        one.ask()
    assert [one.ask().table is not None for one in people] == [True, True, True, False, False]


def test_an_answer_that_was_lost_is_given_again(club: Club) -> None:
    ann, bob = seeker(club, "Ann"), seeker(club, "Bob")
    ann.ask()
    assert bob.ask() == bob.ask() == bob.ask()


def test_the_lobby_tells_how_many_people_look_for_a_game(database: str) -> None:
    with club_on(database) as club:
        seeker(club, "Anneliese", players=3).ask()
        text = club.get("/lobby").text
        (told,) = msgspec.json.decode(text, type=LobbyInfo).searches
        assert (told.game, told.players, told.mode, told.people) == ("smallworld", 3, "live", 1)
        assert "Anneliese" not in text


def test_strangers_play_with_a_clock_and_without_a_host(club: Club) -> None:
    ann, bob = seeker(club, "Ann"), seeker(club, "Bob")
    ann.ask()
    bob.ask()
    person = seat_of(ann, club)
    assert person.told().clock is not None
    assert club.table(person.id).sheet.host_token == ""
    assert code(person.post("seats/0/kick", {})) == (403, "not_host")


# ---- who has gone, and who does not want to wait


def test_who_closes_the_page_is_not_seated(club: Club, clock: Clock) -> None:
    seeker(club, "Ann").ask()
    clock.turn(ALIVE["live"] + 1)
    assert seeker(club, "Bob").ask() == SearchInfo(1)


def test_a_game_by_turns_waits_for_people_who_close_the_page(club: Club, clock: Clock) -> None:
    ann = seeker(club, "Ann", mode="days")
    ann.ask()
    clock.turn(ALIVE["live"] + 1)
    bob = seeker(club, "Bob", mode="days")
    assert bob.ask().table == ann.ask().table is not None
    assert seat_of(ann, club).told().table.pace.mode == "days"


def test_who_looks_no_longer_is_not_seated(club: Club) -> None:
    ann = seeker(club, "Ann")
    ann.ask()
    assert ann.end() == SearchInfo(0)
    assert seeker(club, "Bob").ask() == SearchInfo(1)


def test_who_was_seated_learns_it_when_they_stop(club: Club) -> None:
    ann, bob = seeker(club, "Ann"), seeker(club, "Bob")
    ann.ask()
    bob.ask()
    assert ann.end() == ann.ask()


def test_agents_fill_a_table_after_the_wait_that_a_person_chose(club: Club, clock: Clock) -> None:
    ann, bob = seeker(club, "Ann", players=4, fill_seconds=60), seeker(club, "Bob", players=4)
    ann.ask()
    bob.ask()
    for _ in range(3):
        clock.turn(15)
        assert ann.ask() == bob.ask() == SearchInfo(2)
    clock.turn(15)
    person = seat_of(ann, club)
    assert Counter(seat.kind for seat in person.told().table.seats) == {"human": 1, "agent": 3}
    assert bob.ask() == SearchInfo(1), "Bob wants to play with people only"


def test_people_who_play_with_agents_too_are_seated_together(club: Club, clock: Clock) -> None:
    ann, bob = seeker(club, "Ann", players=4, fill_seconds=10), seeker(club, "Bob", players=4, fill_seconds=600)
    ann.ask()
    bob.ask()
    clock.turn(11)
    assert ann.ask().table == bob.ask().table is not None


def test_agents_fill_a_table_although_nobody_asks(club: Club, clock: Clock) -> None:
    ann = seeker(club, "Ann", mode="days", fill_seconds=3600)
    ann.ask()
    clock.turn(3601)
    club.run(club.services.matchmaker.fill)
    assert ann.end().table is not None


# ---- bounds


@pytest.mark.parametrize("more", [{"game": "chess"}, {"game": "root", "players": 6}])
def test_a_game_that_nobody_can_play_is_refused(club: Club, more: dict[str, Json]) -> None:
    assert code(seeker(club, "Ann", **more).send()) == (422, "wrong_seats")


@pytest.mark.parametrize("more", [{"players": 1}, {"mode": "soon"}, {"fill_seconds": -1}, {"token": "short"}])
def test_a_wish_is_checked(club: Club, more: dict[str, Json]) -> None:
    assert code(seeker(club, "Ann", **more).send()) == (422, "bad_request")


def test_a_client_has_so_many_people_who_look(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", searches_per_client=2) as club:
        first = seeker(club, "A", players=5)
        first.ask()
        seeker(club, "B", players=5).ask()
        assert code(seeker(club, "C", players=5).send()) == (429, "too_many_searches")
        first.ask()
        first.end()
        assert seeker(club, "C", players=5).send().status_code == 200


def test_guests_look_for_a_game_only_where_guests_play(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", guests=False) as club:
        assert code(seeker(club).send()) == (401, "account_needed")


def test_names_that_look_alike_get_numbers() -> None:
    assert different(["Guest", "Guest", "Аnn", "Ann", "guest"]) == ["Guest", "Guest 2", "Аnn", "Ann 2", "guest 3"]


def test_a_group_is_complete_or_impatient() -> None:
    ann, bob = (
        Search(name, None, "", "root", 3, "live", name, "", 0.0, 0.0, at) for name, at in (("a", 9.0), ("b", None))
    )
    assert group_of([ann, bob], 3, 8.0, {}) == []
    assert group_of([ann, bob], 3, 9.0, {}) == [ann]
    assert group_of([ann, bob], 2, 0.0, {}) == [ann, bob]


def test_people_who_have_blocked_each_other_are_not_seated_together() -> None:
    ann, bob, cem, dan = (Search(name, name, "", "root", 3, "live", name, "", 0.0, 0.0, 9.0) for name in "abcd")
    apart = {"a": {"b"}, "b": {"a"}}
    assert group_of([ann, bob, cem], 3, 0.0, apart) == []
    assert group_of([ann, bob, cem, dan], 3, 0.0, apart) == [ann, cem, dan]
    assert group_of([bob, ann, cem], 3, 9.0, apart) == [bob, cem]


# ---- people with an account


def test_a_person_with_an_account_has_the_seat_on_all_devices(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann, phone = club.member("Anneliese"), club.device()
        phone.sign_in("Anneliese")
        one, two = seeker(ann, "Somebody else"), seeker(club.member("Bob"))
        one.ask()
        two.ask()
        table = one.ask().table
        (game,) = phone.games()
        assert game["id"] == table
        state = phone.get(f"/tables/{table}/state", "account:" + str(one.ask().seat)).json()
        assert state["you"] == one.ask().seat
        assert {seat["name"] for seat in state["table"]["seats"]} == {"Anneliese", "Bob"}
        assert code(club.get(f"/tables/{table}/state", one.token)) == (401, "bad_token")


def test_one_account_is_not_seated_twice_at_a_table(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann = club.member("Ann")
        first, second = seeker(ann), seeker(ann)
        first.ask()
        assert second.ask() == SearchInfo(1), "the newer search replaces the older one"
        assert first.end() == SearchInfo(0)


def test_a_guest_does_not_look_for_a_game_under_the_name_of_somebody_else(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann = club.member("Anneliese")
        assert code(seeker(club, "anne1iese").send()) == (409, "name_of_account")
        assert seeker(ann, "Anneliese").ask() == SearchInfo(1)


# ---- many at once


def all_seated(clubs: list[Club], people: list[Seeker], players: int) -> None:
    """Everybody looks at the same moment, until all are seated; then each has one seat of their own."""
    with ThreadPoolExecutor(len(people)) as crowd:
        until(lambda: all(answer.status_code == 200 for answer in crowd.map(Seeker.send, people)))
        until(lambda: all(found.table for found in crowd.map(Seeker.ask, people)))
    found = [one.ask() for one in people]
    assert len({(one.table, one.seat) for one in found}) == len(people)
    assert set(Counter(one.table for one in found).values()) == {players}
    for one, place in zip(people, found, strict=True):
        assert Person(clubs[0], str(place.table), one.token).told().you == place.seat
    tables = clubs[0].run(partial(clubs[0].services.registry.store.entries, "", 1000))
    assert len(tables) == len(people) // players, "no table without people was left behind"


def test_many_who_come_at_once_have_one_seat_each(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", searches_per_client=100) as club:
        all_seated([club], [seeker(club, f"Player {number}", players=3) for number in range(12)], 3)


def test_two_servers_that_seat_the_same_people_give_each_one_seat(postgres: str) -> None:
    with club_on(postgres, searches_per_client=100) as one, club_on(postgres, searches_per_client=100) as two:
        people = [seeker((one, two)[number % 2], f"Player {number}", players=3) for number in range(18)]
        all_seated([one, two], people, 3)


def test_a_table_is_not_made_for_people_who_were_seated_elsewhere(postgres: str) -> None:
    """Both servers have found the same group. One of them opens a table; the other must leave no trace."""
    with club_on(postgres) as one, club_on(postgres) as two:
        seeker(one, "Ann", players=3).ask()
        last = seeker(one, "Bob", players=3)
        last.ask()
        pool = Pool("smallworld", 3, "live")
        found = one.run(partial(one.services.matchmaker.searches.waiting, pool, 0.0))
        assert len(found) == 2
        one.run(partial(one.services.matchmaker._seat, pool, found))
        with pytest.raises(Missed):
            two.run(partial(two.services.matchmaker._seat, pool, found))
        assert len(one.run(partial(one.services.registry.store.entries, "", 10))) == 1

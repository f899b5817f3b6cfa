"""Removing people and replacing tokens: what ends with a token, who cannot come back, and what everyone is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from copse.kernel.tasks import Json
from copse.server.clients import rate_limit
from copse.server.tables.seats import digest, new_token
from copse.server.workers import agent_pool
from tests.server.club import HUMAN, LATE, OPEN, RANDOM, Club, Guests, Person, club_on, code, fresh
from tests.server.test_company import again, two_people
from tests.server.test_handover import kinds, shared, shows_nothing, waited

KICK: Json = {}
BAN: Json = {"ban": True}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in chooses at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


def from_elsewhere(club: Club, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """From now on requests come from this address."""
    monkeypatch.setattr(rate_limit, "client_network", lambda host: address)


def closed(person: Person, change: tuple[str, Json], host: Person) -> str:
    """The code with which a socket is closed when the host does something."""
    with person.live() as line:
        line.receive_json()
        assert host.post(*change).status_code == 200
        while "error" not in (told := line.receive_json()):
            pass
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()
    error: str = told["error"]["code"]
    return error


# ---- removing


def test_who_is_removed_before_the_game_frees_the_seat_and_everyone_is_told(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN)
    bob = guests.join("Bob")
    assert closed(bob, ("seats/1/kick", KICK), guests.host) == "bad_token"
    shows_nothing(bob)
    assert kinds(guests) == ["human", "open"]
    assert guests.spectator.notices()[-2:] == ["Ann removes Bob from seat 2.", "Ann opens seat 2."]
    assert guests.join("Bob").seat == 1, "who was only removed may come again"


def test_who_is_removed_from_a_game_is_replaced_by_an_agent_to_its_end(club: Club) -> None:
    """Otherwise a host could free a seat, take it in another window and see its hand."""
    guests, bob = shared(club)
    assert closed(bob, ("seats/1/kick", KICK), guests.host) == "bad_token"
    shows_nothing(bob)
    assert kinds(guests) == ["human", "agent"]
    assert guests.spectator.notices()[-2:] == [
        "Ann removes Bob from seat 2.",
        "Ann gives seat 2 to a computer (Random).",
    ]
    assert code(guests.host.post("seats/1", {"kind": "open"})) == (409, "seat_is_held")
    for name in ("Bob", "Eve"):
        assert code(club.post(f"/tables/{guests.id}/join", {"name": name, "seat": 1})) == (409, "seat_taken")
    answer = club.post(f"/tables/{guests.id}/join", {"name": "Bob", "holds": [bob.token]})
    assert code(answer) == (409, "seen_a_hand")


def test_the_host_revokes_the_token_of_one_who_left(club: Club) -> None:
    guests, bob = shared(club)
    bob.leave()
    assert guests.host.post("seats/1/kick", KICK).status_code == 200
    shows_nothing(bob)


def test_the_host_revokes_the_token_of_one_who_never_came_to_the_next_game(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, position=LATE)
    bob = guests.join("Bob")
    guests.people[1] = bob
    guests.host.post("start")
    guests.play(2000)
    asked = again(guests.people[0])
    host = Person(club, asked.table, guests.people[0].token)
    assert host.post("seats/0/kick", KICK).status_code == 200
    assert code(bob.post("rematch")) == (409, "seat_taken")


def test_only_the_host_removes_and_only_people_who_are_not_themselves(club: Club) -> None:
    guests, bob = shared(club)
    third = club.create("root", HUMAN, RANDOM)
    for person in (bob, guests.people[0], guests.spectator):
        assert code(person.post("seats/0/kick", KICK)) == (403, "not_host")
    assert code(guests.host.post("seats/0/kick", KICK)) == (409, "own_seat")
    assert code(guests.host.post("seats/9/kick", KICK)) == (404, "unknown_seat")
    assert code(third.host.post("seats/1/kick", KICK)) == (409, "nobody_to_remove")
    assert bob.state()["you"] == 1


def test_nobody_is_removed_from_a_game_that_is_over(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, position=LATE)
    guests.people[1] = guests.join("Bob")
    guests.host.post("start")
    guests.play(2000)
    assert code(guests.host.post("seats/1/kick", BAN)) == (409, "not_playing")


def test_what_someone_asked_for_goes_with_them(club: Club) -> None:
    guests, _ann, bob = two_people(club)
    while not bob.told().can_ask:
        guests.play(1)
    assert bob.post("takeback", {"request": fresh(), "revision": bob.revision}).status_code == 200
    assert guests.people[0].told().offer is not None
    guests.host.post("seats/1/kick", KICK)
    assert guests.people[0].told().offer is None


# ---- banning


def test_who_is_banned_comes_back_neither_by_token_nor_from_the_same_address(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN, talk="everyone")
    from_elsewhere(club, monkeypatch, "203.0.113.7")
    bob = guests.join("Bob")
    assert guests.host.post("seats/1/kick", BAN).status_code == 200
    assert guests.host.notices()[-2] == "Ann removes Bob from seat 2 and bans them from this table."
    join, watching = f"/tables/{guests.id}/join", guests.spectator
    for answer in (
        club.post(join, {"name": "Bob"}),
        club.post(join, {"name": "Eve"}),
        watching.get("state"),
        bob.get("state"),
        watching.post("chat", {"request": fresh(), "text": "Hi", "name": "Eve"}),
    ):
        assert code(answer) == (403, "banned")
    with watching.live() as line:
        assert line.receive_json()["error"]["code"] == "banned"
    from_elsewhere(club, monkeypatch, "203.0.113.8")
    assert code(club.post(join, {"name": "Bob", "holds": [bob.token]})) == (403, "banned")
    assert code(bob.get("state")) == (403, "banned")
    assert watching.get("state").status_code == 200
    assert guests.join("Carol").seat == 1


def test_a_banned_client_that_watches_is_shown_out(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = club.create("root", HUMAN, OPEN)
    from_elsewhere(club, monkeypatch, "203.0.113.7")
    guests.join("Bob")
    assert closed(guests.spectator, ("seats/1/kick", BAN), guests.host) == "banned"


def test_a_ban_of_someone_at_the_hosts_address_keeps_nobody_else_away(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN)
    bob = guests.join("Bob")
    guests.host.post("seats/1/kick", BAN)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Bob", "holds": [bob.token]})) == (403, "banned")
    assert guests.join("Carol").seat == 1


def test_a_ban_goes_on_at_the_next_game_and_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests = club.create("smallworld", HUMAN, OPEN, OPEN, position=LATE.replace("players 2", "players 3"))
        guests.people[1], guests.people[2] = guests.join("Bob"), guests.join("Carol")
        guests.host.post("start")
        carol = guests.people.pop(2)
        guests.host.post("seats/2/kick", BAN)
        assert club.table(guests.id).sheet.banned == [digest(carol.token)]
        banned = club.table(guests.id).sheet.banned
        guests.play_to_the_end()
        asked = again(guests.people[0])
        assert club.table(asked.table).sheet.banned == banned
    with club_on(tmp_path / "club.db") as club:
        answer = club.post(f"/tables/{guests.id}/join", {"name": "Carol", "holds": [carol.token]})
        assert code(answer) == (403, "banned")


def test_no_address_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests = club.create("root", HUMAN, OPEN)
        from_elsewhere(club, monkeypatch, "203.0.113.7")
        guests.join("Bob")
        guests.host.post("seats/1/kick", BAN)
    assert b"203.0.113.7" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


# ---- new tokens


def renewed(person: Person) -> Person:
    token = new_token()
    answer = person.post("token", {"token": token})
    assert answer.status_code == 200, answer.text
    assert person.post("token", {"token": token}).json() == answer.json(), "the same request again changes nothing"
    return Person(person.club, person.id, token, answer.json()["seat"])


def test_a_new_token_ends_the_old_one_and_its_socket(club: Club) -> None:
    _, bob = shared(club)
    token = new_token()
    assert closed(bob, ("token", {"token": token}), bob) == "bad_token"
    shows_nothing(bob)
    assert Person(club, bob.id, token).state()["you"] == 1


def test_who_left_for_a_while_comes_back_by_the_new_token_alone(club: Club) -> None:
    _, bob = shared(club)
    bob.leave()
    fresh_bob = renewed(bob)
    assert fresh_bob.seat == 1
    assert code(bob.post("return")) == (409, "not_away")
    assert fresh_bob.post("return").status_code == 200


def test_a_host_gets_a_new_token_too(club: Club) -> None:
    guests, _ = shared(club)
    host = renewed(guests.host)
    assert host.seat is None
    assert code(guests.host.post("seats/1/kick", KICK)) == (403, "not_host")
    assert host.post("seats/1/kick", KICK).status_code == 200


def test_whoever_has_an_old_token_of_a_hand_takes_no_other_seat(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN)
    bob, carol = guests.join("Bob"), guests.join("Carol")
    guests.host.post("start")
    renewed(bob)
    carol.leave(for_good=True)
    answer = club.post(f"/tables/{guests.id}/join", {"name": "Eve", "holds": [bob.token]})
    assert code(answer) == (409, "seen_a_hand")


@pytest.mark.parametrize("token", ["", "short", "x" * 42, "x" * 44, "x" * 42 + "!"])
def test_a_token_that_could_be_guessed_is_refused(club: Club, token: str) -> None:
    _, bob = shared(club)
    assert code(bob.post("token", {"token": token})) == (422, "bad_request")
    assert bob.state()["you"] == 1


def test_nobody_else_gets_a_new_token(club: Club) -> None:
    guests, bob = shared(club)
    for person in (guests.spectator, Person(club, guests.id, "x" * 43)):
        assert code(person.post("token", {"token": new_token()})) == (401, "no_seat")
    assert bob.state()["you"] == 1


def test_at_a_table_that_is_played_again_the_token_stays(club: Club) -> None:
    """The seat of the next game is kept for the token that one has."""
    guests = club.create("smallworld", HUMAN, HUMAN, position=LATE)
    guests.play(2000)
    again(guests.people[0])
    answer = guests.people[1].post("token", {"token": new_token()})
    assert code(answer) == (409, "rematch_made")


# ---- who has seen which hand


def origin(guests: Guests, lang: str = "en") -> tuple[str, list[int]]:
    told = guests.described(lang).origin
    return told.text, told.seen


def test_a_guest_is_told_that_the_host_has_seen_the_hand_of_the_seat_they_may_take(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN, OPEN)
    guests.join("Carol")
    guests.host.post("start")
    assert origin(guests) == ("The server shuffled the cards.", [])
    guests.people[1].leave(for_good=True)
    told = "The server shuffled the cards. The host held seat 2 before, and has seen its hand."
    assert origin(guests) == (told, [1])
    bob = guests.join("Bob")
    assert origin(guests) == (told, [1])
    bob.leave(for_good=True)
    assert origin(guests) == (told, [1])
    guests.host.post("seats/1", RANDOM)
    assert origin(guests) == (told, [1])
    for lang in ("ru", "uk"):
        assert origin(guests, lang)[0].count(".") == 2


def test_a_guest_is_told_that_someone_else_has_seen_the_hand(club: Club) -> None:
    guests, bob = shared(club, spectators=False)
    bob.leave(for_good=True)
    text, seen = origin(guests)
    assert text == "The server shuffled the cards. Someone else held seat 2 before, and has seen its hand."
    assert seen == [1]
    assert "Bob" not in text


def test_a_seat_that_changed_hands_before_the_game_shows_a_hand_that_nobody_saw(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN)
    guests.join("Bob").leave()
    guests.host.post("seats/1/kick", KICK)
    guests.join("Carol")
    guests.host.post("start")
    assert origin(guests) == ("The server shuffled the cards.", [])


def test_absence_does_not_show_a_hand_to_anyone(club: Club) -> None:
    guests, _ = shared(club)
    waited(guests, 700)
    guests.host.post("seats/0", RANDOM)
    assert origin(guests)[1] == []


def test_nobody_gets_new_tokens_without_end(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=3) as club:
        _, bob = shared(club)
        for _ in range(3):
            token = new_token()
            assert bob.post("token", {"token": token}).status_code == 200
            bob.token = token
        assert code(bob.post("token", {"token": new_token()})) == (429, "too_many_messages")
        assert bob.state()["you"] == 1

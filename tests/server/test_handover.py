"""How seats change hands: who may take which, what a token shows once its seat is gone, and what everyone is told."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.protocol.messages import Snapshot
from copse.server.tables.seats import MOST_NOTICES, Sheet
from copse.server.workers import agent_pool
from tests.server.club import HUMAN, OPEN, PATIENCE, RANDOM, Club, Guests, Person, club_on, code

ADEPT: Json = {"kind": "agent"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stands in chooses at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


def shared(club: Club, **more: Json) -> tuple[Guests, Person]:
    """A game that Ann opened and Bob came to."""
    guests = club.create("root", HUMAN, OPEN, **more)
    bob = guests.join("Bob")
    assert guests.host.post("start").status_code == 200
    return guests, bob


def kinds(guests: Guests) -> list[str]:
    return [seat.kind for seat in guests.host.told().table.seats]


def shows_nothing(person: Person) -> None:
    """Neither the game nor anything else answers to this token; nor does it reveal more than any stranger may see."""
    assert code(person.get("state")) == (401, "bad_token")
    assert code(person.get("state?since=0&revision=0")) == (401, "bad_token")
    for noun in ("record", "position", "replay?seat=1", "replay.html", "chances", "analysis"):
        assert code(person.get(noun)) == (401, "bad_token")
    with person.live() as line:
        assert line.receive_json()["error"]["code"] == "bad_token"
    assert code(person.act("pass", revision=0)) == (401, "no_seat")
    assert code(person.undo(revision=0)) == (401, "no_seat")
    assert code(person.post("hint")) == (401, "no_seat")
    assert code(person.leave()) == (401, "no_seat")
    assert code(person.post("return")) == (409, "not_away")


def has_no_hand(told: Snapshot) -> bool:
    offered = told.decision.actions if told.decision else []
    return told.you is None and offered == [] and not told.can_undo


def test_nobody_comes_and_goes_without_end(tmp_path: Path) -> None:
    """Each time everyone is told, even where talking is off."""
    with club_on(tmp_path / "club.db", messages_per_minute=4) as club:
        guests = club.create("root", HUMAN, OPEN, talk="off")
        for number in range(2):
            assert guests.join(f"Give up {number}").leave().status_code == 200
        assert code(club.post(f"/tables/{guests.id}/join", {"name": "Give up"})) == (429, "too_many_messages")
        assert guests.host.told().table.seats[1].kind == "open"


def test_nobody_leaves_and_returns_without_end(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=4) as club:
        _, bob = shared(club)
        for verb in ("leave", "return", "leave"):
            assert bob.post(verb, {"confirm": True}).status_code == 200
        assert code(bob.post("return")) == (429, "too_many_messages")


# ---- the host and other people's hands


def test_the_host_cannot_open_an_agents_seat_of_a_running_game_and_look_at_its_hand(club: Club) -> None:
    guests = club.create("root", HUMAN, RANDOM)
    assert code(guests.host.post("seats/1", {"kind": "open"})) == (409, "seat_is_held")
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Eve"})) == (409, "seat_taken")
    assert code(guests.host.post("seats/1", RANDOM)) == (409, "seat_is_held")
    assert kinds(guests) == ["human", "agent"]


def test_the_host_cannot_open_a_persons_seat_of_a_running_game(club: Club) -> None:
    guests, bob = shared(club)
    with bob.live() as line:
        assert line.receive_json()["you"] == 1
        assert code(guests.host.post("seats/1", {"kind": "open"})) == (409, "seat_is_held")
    assert bob.state()["you"] == 1


def test_the_host_cannot_give_the_seat_of_a_person_who_is_there_to_an_agent(club: Club) -> None:
    guests, bob = shared(club)
    assert code(guests.host.post("seats/1", ADEPT)) == (409, "seat_is_held")
    assert bob.state()["you"] == 1


def test_nobody_but_its_holder_brings_a_person_back_to_a_seat(club: Club) -> None:
    guests, bob = shared(club)
    bob.leave()
    assert code(guests.host.post("seats/1", {"kind": "human"})) == (409, "nobody_there")
    assert code(guests.host.post("return")) == (409, "not_away")
    assert code(guests.spectator.post("return")) == (401, "no_seat")
    assert kinds(guests)[1] == "agent"


def test_a_seat_that_nobody_held_cannot_be_given_to_a_person(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, RANDOM)
    assert code(guests.host.post("seats/1", {"kind": "human"})) == (409, "nobody_there")
    assert code(guests.host.post("seats/7", {"kind": "open"})) == (404, "unknown_seat")


def test_before_the_game_the_host_says_who_sits_where_and_the_token_ends_with_the_seat(club: Club) -> None:
    for wish in (OPEN, RANDOM):
        guests = club.create("root", HUMAN, OPEN)
        bob = guests.join("Bob")
        with bob.live() as line:
            line.receive_json()
            guests.host.post("seats/1", wish)
            while "error" not in (told := line.receive_json()):
                pass
            assert told["error"]["code"] == "bad_token"
        shows_nothing(bob)


# ---- leaving, and coming back


def test_who_leaves_is_asked_whether_they_mean_it(club: Club) -> None:
    _, bob = shared(club)
    for for_good, meaning in ((False, "until you come back"), (True, "cannot take a seat of this game again")):
        asked = bob.post("leave", {"for_good": for_good})
        assert code(asked) == (409, "confirm_leave")
        assert meaning in asked.text
    assert bob.state()["you"] == 1
    waiting = club.create("root", HUMAN, OPEN)
    assert "open for anyone" in waiting.join().post("leave", {}).text


def test_who_leaves_before_the_game_frees_the_seat(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    bob = guests.join()
    assert bob.leave().json()["seats"][1]["kind"] == "open"
    shows_nothing(bob)
    assert guests.join("Bob", seat=1, holds=[bob.token]).seat == 1  # no hand has been dealt that anyone saw


def test_who_left_is_offered_nothing_and_sees_what_a_spectator_sees_until_they_are_back(club: Club) -> None:
    guests, _ = shared(club)
    ann = guests.people[0]
    assert not has_no_hand(ann.told())
    with ann.live() as line:
        assert line.receive_json()["decision"]["actions"]
        ann.leave()
        while "error" not in (told := line.receive_json()):
            assert told["you"] == 0
        assert told["error"]["code"] == "bad_token"
    assert has_no_hand(ann.told())
    while (hers := ann.told()).revision != (theirs := guests.spectator.told()).revision:
        pass  # the agent that plays her seat chose between the two looks
    assert hers.view == theirs.view
    with ann.live() as line:
        assert has_no_hand(msgspec.convert(line.receive_json(), Snapshot))
    for refused in (ann.act("pass", revision=0), ann.undo(revision=0), ann.post("hint"), ann.leave()):
        assert code(refused) == (403, "seat_is_played")
    for noun in ("record", "position", "replay?seat=0", "chances", "analysis"):
        assert code(ann.get(noun)) == (409, "not_over")
    assert ann.post("return").json()["seats"][0]["kind"] == "human"
    assert ann.state()["you"] == 0
    assert code(ann.post("return")) == (409, "not_away")


def test_an_agent_plays_on_for_who_left(club: Club) -> None:
    guests, _ = shared(club)
    guests.people[0].leave()
    end = time.monotonic() + PATIENCE
    while guests.spectator.revision == 0:
        assert time.monotonic() < end
    assert guests.people[0].state()["you"] is None


def test_what_an_agent_thought_out_is_not_done_for_one_who_is_back(club: Club) -> None:
    guests, _ = shared(club, pace={"move_seconds": 600, "late": "agent"})
    table, portal = club.table(guests.id), club.http.portal
    assert portal is not None
    portal.call(table.act_for, 0, table.game.decision.actions[0].text, 0)
    assert table.revision == 0
    assert guests.people[0].state()["you"] == 0


def test_whom_a_table_without_spectators_has_as_a_player_may_look_on_after_leaving(club: Club) -> None:
    _, bob = shared(club, spectators=False)
    bob.leave()
    assert bob.state()["you"] is None
    bob.post("return")
    bob.leave(for_good=True)
    assert code(bob.get("state")) == (401, "bad_token")


def test_a_seat_that_was_given_up_is_dead_for_who_held_it_and_alive_for_who_takes_it(club: Club) -> None:
    guests, bob = shared(club)
    with bob.live() as line:
        line.receive_json()
        assert bob.leave(for_good=True).json()["seats"][1]["kind"] == "open"
        while "error" not in (told := line.receive_json()):
            assert told["you"] == 1
        assert told["error"]["code"] == "bad_token"
    shows_nothing(bob)
    carol = guests.join("Carol")
    assert (carol.seat, carol.state()["you"]) == (1, 1)
    assert carol.state()["view"] == club.table(guests.id).game.view(1)
    shows_nothing(bob)
    carol.leave()
    shows_nothing(bob)
    carol.post("return")
    shows_nothing(bob)


def test_the_host_may_close_a_seat_that_was_given_up(club: Club) -> None:
    guests, bob = shared(club)
    bob.leave(for_good=True)
    assert guests.host.post("seats/1", RANDOM).json()["seats"][1]["kind"] == "agent"
    shows_nothing(bob)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Bob"})) == (409, "seat_taken")


# ---- one person, one hand


def test_nobody_who_holds_or_held_a_seat_takes_another(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN)
    ann, bob, carol = guests.people[0], guests.join("Bob"), guests.join("Carol")
    guests.host.post("start")
    carol.leave(for_good=True)
    for held in (ann.token, bob.token, carol.token, guests.host_token):
        answer = club.post(f"/tables/{guests.id}/join", {"name": "Eve", "holds": ["x", held]})
        assert code(answer) == (409, "seen_a_hand")
        assert code(club.post(f"/tables/{guests.id}/join", {"name": "Eve"}, held)) == (409, "seen_a_hand")
    bob.leave()
    answer = club.post(f"/tables/{guests.id}/join", {"name": "Bob", "holds": [bob.token]})
    assert code(answer) == (409, "seen_a_hand")
    assert guests.join("Dan", holds=["of another table"]).seat == 2


def test_a_host_who_gave_their_own_seat_up_takes_no_other_and_one_who_never_sat_may_sit_down(club: Club) -> None:
    guests, _ = shared(club)
    guests.people[0].leave(for_good=True)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Ann"}, guests.host_token)) == (409, "seen_a_hand")
    onlooker = club.create("root", OPEN, OPEN)
    assert onlooker.join("Ann", holds=[onlooker.host_token]).seat == 0


def test_a_record_of_a_running_game_is_not_to_be_had_by_leaving_and_joining(club: Club) -> None:
    """Only who has held every seat from the start may read it; a seat once given up is somebody else's for ever."""
    guests = club.create()
    first, second = guests.people.values()
    assert guests.host.get("record").status_code == 200
    for person in (guests.spectator, first, second):
        assert code(person.get("record")) == (409, "not_over")
    second.leave()
    assert code(guests.host.get("record")) == (409, "not_over")
    second.post("return")
    assert guests.host.get("replay?seat=1").status_code == 200
    second.leave(for_good=True)
    bob = guests.join("Bob")
    for noun in ("record", "record?until=0", "position", "position?until=0", "replay", "replay?seat=1", "replay.html"):
        for person in (guests.host, first, bob):
            assert code(person.get(noun)) == (409, "not_over")
    bob.leave(for_good=True)
    guests.join("Anna")
    assert code(guests.host.get("record")) == (409, "not_over")


# ---- absence


def waited(guests: Guests, seconds: float) -> None:
    """So much time has gone by since the last choice, and nobody has been seen."""
    table = guests.club.table(guests.id)
    table.clock.since = time.time() - seconds
    table.seen.clear()


def test_an_agent_stands_in_for_who_keeps_the_table_waiting_and_they_may_come_back(club: Club) -> None:
    guests, _ = shared(club)
    host = Person(club, guests.id, guests.host_token)
    ann = guests.people[0]  # it is her turn
    assert code(host.post("seats/0", ADEPT)) == (409, "seat_is_held")
    waited(guests, 500)
    assert code(host.post("seats/0", ADEPT)) == (409, "seat_is_held")
    waited(guests, 700)
    assert code(host.post("seats/1", ADEPT)) == (409, "seat_is_held")  # nobody waits for Bob
    assert host.post("seats/0", ADEPT).json()["seats"][0]["kind"] == "agent"
    assert ann.state()["you"] is None
    assert ann.post("return").json()["seats"][0]["kind"] == "human"


def test_whoever_was_seen_lately_is_not_absent(club: Club) -> None:
    guests, _ = shared(club)
    waited(guests, 700)
    guests.people[0].state()
    assert code(guests.host.post("seats/0", ADEPT)) == (409, "seat_is_held")
    with guests.people[0].live() as line:
        line.receive_json()
        waited(guests, 700)
        assert code(guests.host.post("seats/0", ADEPT)) == (409, "seat_is_held")


def test_at_a_slow_table_absence_is_longer_and_never_shorter_than_its_clock(club: Club) -> None:
    pace: Json = {"mode": "days"}
    guests, _ = shared(club, pace=pace)
    waited(guests, 23 * 3600)
    assert code(guests.host.post("seats/0", ADEPT)) == (409, "seat_is_held")
    waited(guests, 25 * 3600)
    assert guests.host.post("seats/0", ADEPT).status_code == 200
    pace = {"mode": "days", "move_seconds": 7 * 24 * 3600}
    guests, _ = shared(club, pace=pace)
    waited(guests, 6 * 24 * 3600)
    assert code(guests.host.post("seats/0", ADEPT)) == (409, "seat_is_held")
    waited(guests, 8 * 24 * 3600)
    assert guests.host.post("seats/0", ADEPT).status_code == 200


def test_how_long_one_may_be_absent_is_a_setting(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", absence_seconds=0.0) as club:
        guests, _ = shared(club)
        assert guests.host.post("seats/0", ADEPT).status_code == 200


# ---- what everyone is told


def test_who_comes_and_goes_is_told_in_the_log_in_every_language(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN)
    bob = guests.join("Bob", seat=2)
    guests.host.post("seats/1", RANDOM)
    guests.host.post("seats/1", {"kind": "open"})
    guests.join("Dan").leave()
    guests.host.post("seats/1", RANDOM)
    guests.host.post("start")
    bob.leave()
    bob.post("return")
    bob.leave(for_good=True)
    guests.join("Carol")
    waited(guests, 700)
    guests.host.post("seats/0", {"kind": "agent", "agent": "beginner"})
    expected = [
        "Ann opens the table. The server shuffled the cards.",
        "Bob takes seat 3.",
        "Ann gives seat 2 to a computer (Random).",
        "Ann opens seat 2.",
        "Dan takes seat 2.",
        "Dan leaves; seat 2 is open again.",
        "Ann gives seat 2 to a computer (Random).",
        "The game begins.",
        "Bob leaves; a computer (Random) plays seat 3 until Bob comes back.",
        "Bob comes back to seat 3.",
        "Bob leaves for good; a computer (Random) plays seat 3 until someone takes it.",
        "Carol takes seat 3 from the computer (Random) and sees its hand from now on.",
        "Ann does not answer: Ann lets a computer (Beginner) play seat 1. Ann may come back at any time.",
    ]
    for person in (guests.spectator, guests.host):
        assert person.notices() == expected
    for lang, last in (("ru", "Ann не отвечает"), ("uk", "Ann не відповідає")):
        assert guests.spectator.notices(lang)[-1].startswith(last)


def test_a_notice_stands_where_it_happened_and_is_told_to_those_who_have_not_read_it(club: Club) -> None:
    guests = club.create()
    guests.play(6)
    events = guests.spectator.told().events
    guests.people[1].leave(for_good=True)
    news = guests.spectator.told(f"?since={events}").notices
    assert [(line.kind, line.after) for line in news] == [("gave_up", events)]
    assert [line.kind for line in guests.spectator.told().notices] == ["made", "together", "began", "gave_up"]
    with guests.spectator.live() as line:
        line.receive_json()
        guests.join("Bob")
        while not (took := [one for one in line.receive_json()["notices"] if one["kind"] == "took_over"]):
            pass
        assert "Bob takes seat 2" in took[0]["text"]


def test_a_table_keeps_so_many_notices_and_always_says_how_it_was_made(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=1000) as club:
        guests, bob = shared(club)
        for _ in range(MOST_NOTICES // 2 + 5):
            bob.leave()
            bob.post("return")
        numbers = [line.n for line in guests.spectator.told().notices]
        assert len(numbers) == MOST_NOTICES + 1
        assert numbers == sorted(numbers)
        assert numbers[0] == 0
        assert numbers[-1] == 2 + 2 * (MOST_NOTICES // 2 + 5)


def test_whoever_comes_and_goes_cannot_bury_that_a_seat_changed_hands(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=1000) as club:
        guests, bob = shared(club)
        bob.leave(for_good=True)
        carol = guests.join("Carol")
        for _ in range(MOST_NOTICES):
            carol.leave()
            carol.post("return")
        kept = [line.kind for line in guests.spectator.told().notices]
        assert kept[:4] == ["made", "began", "gave_up", "took_over"]
        assert len(kept) == MOST_NOTICES + 1


def test_who_plays_several_seats_is_known_to_everyone(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN, OPEN)
    assert [seat.of_host for seat in guests.described().seats] == [True, True, False]
    assert guests.spectator.notices()[1] == "Ann plays several seats and sees all their hands."


def test_a_table_of_before_has_neither_notices_nor_former_holders_and_goes_on(club: Club) -> None:
    guests = club.create()
    sheet = msgspec.json.decode(msgspec.json.encode(club.table(guests.id).sheet))
    for added in ("origin", "made", "notices", "written", "former"):
        del sheet[added]
    club.table(guests.id).sheet = msgspec.convert(sheet, Sheet)
    assert guests.people[0].state()["you"] == 0
    assert guests.described().origin.kind == "unknown"
    guests.people[1].leave()
    assert [line.partition(" ")[0] for line in guests.spectator.notices()] == ["Ann", "Ann"]

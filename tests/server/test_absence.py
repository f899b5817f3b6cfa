"""People who are away by the rules of their table: days off, substitutes, and an agent after a long absence."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from copse.kernel.tasks import Json
from copse.server.config.settings import DAY
from copse.server.protocol.messages import SeatInfo
from copse.server.tables.seats import new_token
from copse.server.workers import agent_pool
from tests.server.accounts import Device, account_club
from tests.server.club import HUMAN, LATE, OPEN, Club, Guests, Person, club_on, code, turned
from tests.server.test_company import two_people
from tests.server.test_handover import shows_nothing, waited
from tests.server.test_sweep import until

BY_TURN: Json = {
    "mode": "days",
    "turn_seconds": 3 * DAY,
    "agent_after_seconds": 7 * DAY,
    "holiday_days": 10,
    "substitutes": "player",
}
BY_HOST: Json = {"mode": "days", "substitutes": "host"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The agent that takes a seat chooses at once."""
    monkeypatch.setattr(agent_pool, "DEFAULT_AGENT", "random")


def seat_of(guests: Guests, seat: int) -> SeatInfo:
    return guests.host.told().table.seats[seat]


def named(person: Person, seat: int) -> str:
    """A new key for a substitute at a seat."""
    key = new_token()
    answer = person.post(f"seats/{seat}/substitute", {"key": key})
    assert answer.status_code == 200, answer.text
    return key


def come(guests: Guests, key: str, name: str = "Carol", **more: Json) -> Person:
    answer = guests.spectator.post("substitute", {"key": key, "name": name, **more})
    assert answer.status_code == 200, answer.text
    return Person(guests.club, guests.id, answer.json()["token"], answer.json()["seat"])


# ---- days off


def test_days_off_stop_the_clock_and_everyone_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club_on(tmp_path / "club.db") as club, turned(monkeypatch) as now:
        guests, ann, bob = two_people(club, pace=BY_TURN)
        begun = now[0]
        now[0] += DAY
        assert ann.post("holidays", {"days": 4}).status_code == 200
        clock = bob.told().clock
        assert clock is not None
        assert (clock.deadline, clock.takeover) == (begun + 7 * DAY, begun + 11 * DAY)
        told = seat_of(guests, 0)
        assert [(one.start, one.until) for one in told.holidays] == [(now[0], now[0] + 4 * DAY)]
        assert told.days_left == 6
        assert bob.notices()[-1] == "Ann takes 4 days off. Their clock stands still then."
        assert bob.notices("uk")[-1] == "Ann бере 4\xa0вихідні дні. У ці дні годинник стоїть."
    with club_on(tmp_path / "club.db") as club, turned(monkeypatch):
        again = Person(club, guests.id, ann.token).told()
        assert (again.clock, again.table.seats[0]) == (clock, told), "so it is after a restart"


def test_a_day_off_that_has_begun_is_used_up_and_the_others_come_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    with turned(monkeypatch) as now:
        guests, ann, _ = two_people(club, pace=BY_TURN)
        begun = now[0]
        ann.post("holidays", {"days": 5})
        now[0] += 1.5 * DAY
        assert ann.post("holidays/end", {}).status_code == 200
        assert (seat_of(guests, 0).days_left, seat_of(guests, 0).holidays) == (8, [])
        clock = ann.told().clock
        assert clock is not None
        assert clock.deadline == begun + 4.5 * DAY
        assert code(ann.post("holidays/end", {})) == (409, "no_days_off")


def test_days_off_to_come_can_be_cancelled(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    with turned(monkeypatch) as now:
        guests, ann, _ = two_people(club, pace=BY_TURN)
        ann.post("holidays", {"days": 2, "start": now[0] + 10 * DAY})
        ann.post("holidays", {"days": 3, "start": now[0] + 2 * DAY})
        assert [one.start - now[0] for one in seat_of(guests, 0).holidays] == [2 * DAY, 10 * DAY]
        clock = ann.told().clock
        assert clock is not None
        assert clock.deadline == now[0] + 6 * DAY
        ann.post("holidays/end", {})
        assert (seat_of(guests, 0).days_left, seat_of(guests, 0).holidays) == (10, [])


def test_days_off_are_limited_and_refused_with_the_reason(club: Club) -> None:
    guests, ann, bob = two_people(club, pace=BY_TURN)
    refused = ann.post("holidays", {"days": 11})
    assert code(refused) == (409, "too_few_days_off")
    assert "10 more days" in refused.text
    assert ann.post("holidays", {"days": 3}).status_code == 200
    assert code(ann.post("holidays", {"days": 3})) == (409, "days_off_overlap")
    assert code(ann.post("holidays", {"days": 3, "start": time.time() + 61 * DAY})) == (422, "bad_request")
    assert code(ann.post("holidays", {"days": 0})) == (422, "bad_request")
    assert code(guests.spectator.post("holidays", {"days": 1})) == (401, "no_seat")
    assert seat_of(guests, 1).days_left == 10
    assert bob.post("holidays", {"days": 10}).status_code == 200
    _, carol, _ = two_people(club)
    assert code(carol.post("holidays", {"days": 1})) == (409, "too_few_days_off")


def test_a_stranger_to_a_private_table_does_not_learn_who_is_away(club: Club) -> None:
    guests, ann, bob = two_people(club, pace=BY_TURN, spectators=False)
    ann.post("holidays", {"days": 5})
    come(guests, named(bob, 1))
    assert [(seat.holidays, seat.days_left, seat.substitute_for) for seat in guests.described().seats] == [
        ([], 10, ""),
        ([], 10, ""),
    ]


def test_nobody_on_days_off_is_absent_for_the_host(club: Club) -> None:
    guests, ann, _ = two_people(club, pace={"mode": "days", "holiday_days": 5})
    ann.post("holidays", {"days": 5})
    waited(guests, 3 * DAY)
    assert code(guests.host.post("seats/0", {"kind": "agent"})) == (409, "seat_is_held")
    ann.post("holidays/end", {})
    waited(guests, 3 * DAY)
    assert guests.host.post("seats/0", {"kind": "agent"}).status_code == 200


# ---- an agent after absence


def test_an_agent_takes_the_seat_of_whoever_is_away_too_long_until_they_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_on(tmp_path / "club.db") as club, turned(monkeypatch) as now:
        guests, ann, bob = two_people(club, pace=BY_TURN)
        now[0] += 7 * DAY - 1
        assert seat_of(guests, 0).kind == "human"
        assert bob.revision == 0, "the table only reminds of the time for a turn"
    with club_on(tmp_path / "club.db", sweep_seconds=0.05) as club, turned(monkeypatch) as later:
        later[0] = now[0] + 2
        ann, bob = Person(club, guests.id, ann.token), Person(club, guests.id, bob.token)
        until(lambda: bob.revision > 0)
        told = bob.told()
        assert told.table.seats[0].kind == "agent"
        assert told.notices[-1].text.startswith("The table has waited too long for Ann; a computer (Random) plays")
        assert [line.kind for line in told.notices].count("absent_agent") == 1
        assert ann.told().you is None
        assert ann.post("return", {}).status_code == 200
        assert ann.told().you == 0


def test_who_returns_before_the_agent_chose_has_time_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    with turned(monkeypatch) as now:
        guests, ann, _ = two_people(club, pace={"mode": "days", "agent_after_seconds": 7 * DAY})
        table = club.table(guests.id)
        monkeypatch.setattr(club.http.app.state.services.registry, "_drive", lambda table: None)  # type: ignore[attr-defined]
        now[0] += 8 * DAY
        assert table.falls_to_agent
        club.http.portal.call(table.hand_over, 0, 0)  # type: ignore[union-attr]
        assert table.sheet.chairs[0].kind == "agent"
        ann.post("return", {})
        assert not table.falls_to_agent
        club.http.portal.call(table.hand_over, 0, 0)
        assert table.sheet.chairs[0].kind == "human"
        assert table.due == now[0] + 7 * DAY


def test_of_two_servers_one_lets_the_agent_take_the_seat(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {"sweep_seconds": 0.05}
    with club_on(postgres, **quick) as here, club_on(postgres, **quick) as there, turned(monkeypatch) as now:
        guests, _, bob = two_people(here, pace=BY_TURN)
        assert there.get(f"/tables/{guests.id}").status_code == 200
        now[0] += 8 * DAY
        until(lambda: bob.revision > 0)
        for club in (here, there):
            told = Person(club, guests.id, bob.token).told()
            assert told.table.seats[0].kind == "agent"
            assert [line.kind for line in told.notices].count("absent_agent") == 1


# ---- substitutes


def test_a_substitute_sees_the_hand_until_the_absent_person_returns(club: Club) -> None:
    guests, ann, bob = two_people(club, "root", pace=BY_TURN)
    carol = come(guests, named(ann, 0), avatar="fox-red")
    assert (carol.seat, carol.told().you) == (0, 0)
    assert carol.state()["view"] == club.table(guests.id).game.view(0)
    told = bob.told()
    assert (told.table.seats[0].called, told.table.seats[0].substitute_for) == ("Carol (for Ann)", "Ann")
    assert told.notices[-1].text == "Carol plays for Ann on seat 1 and sees its hand from now on."
    assert told.table.origin.seen == [0]
    assert (ann.told().you, ann.told().view) == (None, guests.spectator.told().view)
    assert code(ann.act("pass")) == (403, "seat_is_played")
    assert carol.act(carol.told().decision.actions[0].text).status_code == 200  # type: ignore[union-attr]
    assert ann.post("return", {}).status_code == 200
    shows_nothing(carol)
    assert (ann.told().you, seat_of(guests, 0).substitute_for) == (0, "")
    assert bob.notices()[-1] == "Ann comes back to seat 1."


def test_a_key_works_once_and_only_as_long_as_it_is_the_last(club: Club) -> None:
    guests, ann, _ = two_people(club, pace=BY_TURN)
    first, second = named(ann, 0), named(ann, 0)
    assert seat_of(guests, 0).invited
    assert code(guests.spectator.post("substitute", {"key": first, "name": "Carol"})) == (409, "no_such_key")
    ann.post("seats/0/substitute", {"key": None})
    assert not seat_of(guests, 0).invited
    assert code(guests.spectator.post("substitute", {"key": second, "name": "Carol"})) == (409, "no_such_key")
    assert code(guests.spectator.post("substitute", {"key": "", "name": "Carol"})) == (409, "no_such_key")
    third = named(ann, 0)
    come(guests, third)
    assert code(guests.spectator.post("substitute", {"key": third, "name": "Dan"})) == (409, "no_such_key")


def test_nobody_who_saw_another_hand_becomes_a_substitute(club: Club) -> None:
    guests, ann, bob = two_people(club, pace=BY_TURN)
    key = named(ann, 0)
    wish: dict[str, Json] = {"key": key, "name": "Bobby", "holds": [bob.token]}
    assert code(guests.spectator.post("substitute", wish)) == (409, "seen_a_hand")
    assert code(guests.spectator.post("substitute", {"key": key, "name": "B o b"})) == (409, "name_taken")
    carol = come(guests, key)
    ann.post("return", {})
    other = named(bob, 1)
    wish = {"key": other, "name": "Carol", "holds": [carol.token]}
    assert code(guests.spectator.post("substitute", wish)) == (409, "seen_a_hand")
    wish = {"key": other, "name": "Host", "holds": [guests.host_token]}
    assert code(guests.spectator.post("substitute", wish)) == (409, "seen_a_hand")


def test_a_host_with_all_hands_who_had_a_substitute_has_them_no_longer(club: Club) -> None:
    """Otherwise the record of the game would show what the substitute drew."""
    guests = club.create("root", HUMAN, HUMAN, pace=BY_TURN)
    ann = guests.people[0]
    carol = come(guests, named(ann, 0))
    assert code(guests.host.get("record")) == (409, "not_over")
    ann.post("return", {})
    shows_nothing(carol)
    assert code(guests.host.get("record")) == (409, "not_over")


def test_a_substitute_who_leaves_gives_the_seat_back_to_the_absent_person(club: Club) -> None:
    guests, ann, bob = two_people(club, pace=BY_TURN)
    for for_good in (False, True):
        carol = come(guests, named(bob, 1), f"Carol {for_good}")
        assert carol.leave(for_good).status_code == 200
        shows_nothing(carol)
        assert seat_of(guests, 1).kind == "agent"
        assert seat_of(guests, 1).called == "Bob (Random)"
        assert "no longer plays for Bob" in ann.notices()[-1]
    assert bob.post("return", {}).json()["seats"][1]["kind"] == "human"


def test_the_host_may_remove_a_substitute_but_not_the_absent_person_with_them(club: Club) -> None:
    guests, _, bob = two_people(club, pace=BY_TURN)
    carol = come(guests, named(bob, 1))
    assert guests.host.post("seats/1/kick", {"ban": True}).status_code == 200
    shows_nothing_to_the_banned(carol)
    assert bob.post("return", {}).status_code == 200
    assert bob.told().you == 1


def shows_nothing_to_the_banned(person: Person) -> None:
    assert code(person.get("state")) == (403, "banned")


def test_another_substitute_may_replace_the_first(club: Club) -> None:
    guests, _, bob = two_people(club, pace=BY_TURN)
    carol = come(guests, named(bob, 1))
    dan = come(guests, named(bob, 1), "Dan", holds=[])
    shows_nothing(carol)
    assert (dan.told().you, seat_of(guests, 1).called) == (1, "Dan (for Bob)")


def test_who_may_name_a_substitute_is_the_rule_of_the_table(club: Club) -> None:
    key: dict[str, Json] = {"key": new_token()}
    guests, ann, bob = two_people(club)
    assert code(ann.post("seats/0/substitute", key)) == (403, "no_substitutes")
    guests, ann, bob = two_people(club, pace=BY_TURN)
    assert code(bob.post("seats/0/substitute", key)) == (403, "not_host")
    assert code(guests.spectator.post("seats/0/substitute", key)) == (403, "not_host")
    bob.leave()
    assert code(guests.host.post("seats/1/substitute", key)) == (403, "no_substitutes")
    assert bob.post("seats/1/substitute", key).status_code == 200
    assert code(guests.host.post("seats/7/substitute", key)) == (404, "unknown_seat")


def test_by_the_rule_of_the_table_the_host_names_a_substitute_for_the_absent(club: Club) -> None:
    guests, ann, bob = two_people(club, pace=BY_HOST)
    host = Person(club, guests.id, guests.host_token)
    ann.act(ann.told().decision.actions[0].text)  # type: ignore[union-attr]
    while ann.told().table.to_move == 0:
        ann.act(ann.told().decision.actions[0].text)  # type: ignore[union-attr]
    assert code(host.post("seats/1/substitute", {"key": new_token()})) == (409, "seat_is_held")
    waited(guests, 2 * DAY)
    key = named(host, 1)
    assert ann.notices()[-1] == "Ann seeks a substitute for Bob."
    carol = come(guests, key)
    assert carol.told().you == 1
    assert bob.post("return", {}).status_code == 200
    bob.leave()
    come(guests, named(host, 1), "Dan")
    assert code(bob.leave(for_good=True)) == (403, "seat_is_played")
    assert seat_of(guests, 1).called == "Dan (for Bob)"


def test_a_key_of_the_host_is_worth_nothing_once_the_person_is_back(club: Club) -> None:
    """Otherwise the host could use it later, in another window, and see the hand."""
    guests, ann, _ = two_people(club, pace=BY_HOST)
    waited(guests, 2 * DAY)
    key = named(guests.host, 0)
    ann.state()
    assert code(guests.spectator.post("substitute", {"key": key, "name": "Carol"})) == (409, "seat_is_held")
    waited(guests, 2 * DAY)
    come(guests, key)


def test_a_substitute_ends_the_days_off(club: Club) -> None:
    guests, ann, _ = two_people(club, pace=BY_TURN)
    ann.post("holidays", {"days": 3})
    ann.post("holidays", {"days": 3, "start": time.time() + 20 * DAY})
    come(guests, named(ann, 0))
    assert (seat_of(guests, 0).holidays, seat_of(guests, 0).days_left) == ([], 9)


def test_no_table_in_its_waiting_room_has_substitutes_or_days_off(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, pace=BY_TURN)
    ann = guests.people[0]
    assert code(ann.post("holidays", {"days": 1})) == (409, "not_playing")
    assert code(ann.post("seats/0/substitute", {"key": new_token()})) == (409, "not_playing")
    assert code(guests.spectator.post("substitute", {"key": "x", "name": "Carol"})) == (409, "not_playing")


def test_keys_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", phrases_per_minute=2) as club:
        guests, _, _ = two_people(club, pace=BY_TURN)
        wish: dict[str, Json] = {"key": "guess", "name": "Eve"}
        for _ in range(2):
            assert code(guests.spectator.post("substitute", wish)) == (409, "no_such_key")
        assert code(guests.spectator.post("substitute", wish)) == (429, "too_many_tries")


# ---- accounts


def test_a_substitute_and_the_absent_person_may_both_have_accounts(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        guests, _, bob = two_people(club, pace=BY_TURN)
        robert, carola = club.member("Robert"), club.member("Carola")
        carol = come(guests, named(bob, 1))
        assert robert.take_along(guests.id, bob.token).status_code == 200
        assert carola.take_along(guests.id, carol.token).status_code == 200
        assert carola.get(f"/tables/{guests.id}/state", "account:1").json()["you"] == 1
        assert robert.get(f"/tables/{guests.id}/state", "account:1").json()["you"] is None
        assert [held.games()[0]["seats"] for held in (robert, carola)] == [[{"seat": 1, "token": "account:1"}]] * 2
        phone = club.device()  # on any device, the substitute is the one who plays
        phone.sign_in("Carola")
        assert [held.games()[0]["substitute"] for held in (robert, phone)] == [False, True]
        assert robert.post(f"/tables/{guests.id}/return", {}, "account:1").status_code == 200
        assert robert.get(f"/tables/{guests.id}/state", "account:1").json()["you"] == 1
        assert code(carola.get(f"/tables/{guests.id}/state", "account:1")) == (401, "bad_token")


def deleted(device: Device) -> None:
    assert device.post("/account/delete", {"confirm": True}).status_code == 200


def test_a_substitute_whose_account_is_deleted_gives_the_seat_back(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        guests, _, bob = two_people(club, pace=BY_TURN)
        carol = come(guests, named(bob, 1), "Carola")
        carola = club.member("Carola")
        carola.take_along(guests.id, carol.token)
        deleted(carola)
        assert (seat_of(guests, 1).called, seat_of(guests, 1).substitute_for) == ("Bob (Random)", "")
        assert not any("Carola" in text for text in guests.host.notices())
        assert bob.post("return", {}).status_code == 200


def test_a_substitute_keeps_the_seat_of_a_deleted_account(tmp_path: Path) -> None:
    with account_club(tmp_path / "club.db") as club:
        guests, _, bob = two_people(club, pace=BY_TURN)
        robert = club.member("Bob")
        carol = come(guests, named(bob, 1))
        robert.take_along(guests.id, bob.token)
        deleted(robert)
        assert (seat_of(guests, 1).called, seat_of(guests, 1).substitute_for) == ("Carol", "")
        assert carol.told().you == 1
        assert not any("Bob" in text for text in guests.host.notices())


def test_a_rematch_keeps_the_seat_for_the_absent_person(club: Club) -> None:
    guests, ann, bob = two_people(club, "smallworld", position=LATE, pace=BY_TURN)
    carol = come(guests, named(bob, 1))
    guests.people[1] = carol
    guests.play_to_the_end()
    next_table = ann.post("rematch").json()["table"]
    assert [seat["name"] for seat in club.get(f"/tables/{next_table}").json()["seats"]] == ["Bob", "Ann"]
    assert bob.post("rematch").status_code == 200
    assert code(carol.post("rematch")) == (409, "seat_taken")

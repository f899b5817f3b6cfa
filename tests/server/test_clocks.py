"""Clocks: what counts in a turn and for the game, days off, and when an agent takes a seat."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.server.config.settings import DAY
from copse.server.protocol.messages import Pace
from copse.server.tables.clock import Asked, Clock
from copse.server.tables.seats import Chair, Holiday, Sheet
from tests.server.club import HUMAN, Club, Guests, club_on, code, turned

START = 1000.0
SETUP, FIRST, SECOND, THIRD = Asked(), Asked(turn=1, owner=0), Asked(turn=2, owner=1), Asked(turn=3, owner=0)


def clock_with(asked: Asked = FIRST, seats: int = 2, **pace: int | str) -> Clock:
    return Clock(msgspec.convert(pace, Pace), seats, START, asked)


def sheet_with(*holidays: Holiday, came: tuple[float, ...] = (0.0, 0.0)) -> Sheet:
    chairs = [Chair("human", came=moment) for moment in came]
    return Sheet("", "", "", chairs, Pace(), True, holidays=list(holidays))


# ---- paces that were stored before


def test_a_stored_pace_is_as_it_was() -> None:
    stored = b'{"mode":"days","move_seconds":86400,"game_seconds":null,"late":"pass"}'
    pace = msgspec.json.decode(stored, type=Pace)
    assert pace == Pace("days", 86400, None, "pass")
    assert (pace.turn_seconds, pace.increment_seconds, pace.agent_after_seconds) == (None, 0, None)
    assert (pace.holiday_days, pace.substitutes) == (0, "nobody")


def test_the_clock_of_an_older_snapshot_has_the_times_of_its_seats() -> None:
    clock = clock_with(SETUP, game_seconds=600).restored("[20.0, 30.5]", 1200.0)
    assert (clock.used, clock.spent, clock.deadline(1)) == ([20.0, 30.5], [0.0, 0.0], 1769.5)


def test_a_clock_is_stored_with_all_that_it_counts() -> None:
    clock = clock_with(turn_seconds=100, game_seconds=500, increment_seconds=20, agent_after_seconds=900)
    clock = clock.pressed(0, 1030.0, FIRST, by_person=False).pressed(1, 1045.0, FIRST).pressed(0, 1050.0, SECOND)
    clock = clock.pressed(1, 1090.0, SECOND, by_person=False)
    again = clock_with(SECOND, turn_seconds=100, game_seconds=500, increment_seconds=20, agent_after_seconds=900)
    again = again.restored(clock.kept, clock.since)
    assert again.kept == clock.kept
    assert (again.deadline(1), again.takeover(1)) == (clock.deadline(1), clock.takeover(1)) == (1150.0, 1950.0)


def test_a_clock_goes_on_from_a_snapshot_as_from_the_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pace: Json = {"turn_seconds": 900, "game_seconds": 5000, "increment_seconds": 30, "agent_after_seconds": 9000}
    with turned(monkeypatch) as now:
        with club_on(tmp_path / "club.db", snapshot_every=7) as club:
            guests = club.create("smallworld", HUMAN, HUMAN, pace=pace)
            for _ in range(40):
                now[0] += 11
                guests.play(1)
            clock = club.table(guests.id).clock
            assert club.table(guests.id)._kept > 0
        with club_on(tmp_path / "club.db") as club:
            guests = Guests(club, guests.id, guests.host_token, {})
            assert guests.info()["status"] == "playing"
            again = club.table(guests.id).clock
            assert (again.kept, again.since, again.asked) == (clock.kept, clock.since, clock.asked)
            assert again.deadline(0) == clock.deadline(0)


# ---- a limit for a turn


def test_the_time_for_a_turn_is_for_all_choices_in_it() -> None:
    clock = clock_with(turn_seconds=100)
    assert clock.deadline(0) == 1100.0
    clock = clock.pressed(0, 1040.0, FIRST)
    assert clock.deadline(0) == 1100.0
    clock = clock.pressed(0, 1050.0, SECOND)
    assert clock.deadline(1) == 1150.0


def test_while_another_seat_is_asked_the_time_of_the_turn_stands_still_and_theirs_is_counted_apart() -> None:
    clock = clock_with(turn_seconds=100).pressed(0, 1040.0, FIRST)
    assert clock.deadline(1) == 1140.0
    clock = clock.pressed(1, 1130.0, FIRST)
    assert clock.deadline(0) == 1190.0
    assert clock.pressed(0, 1140.0, FIRST).deadline(1) == 1150.0
    assert clock.pressed(0, 1140.0, SECOND).deadline(1) == 1240.0


def test_the_time_for_a_turn_and_for_a_choice_both_end_it() -> None:
    clock = clock_with(turn_seconds=100, move_seconds=60)
    assert clock.deadline(0) == 1060.0
    assert clock.pressed(0, 1050.0, FIRST).deadline(0) == 1100.0


def test_a_turn_that_is_played_again_gives_no_new_time() -> None:
    clock = clock_with(turn_seconds=100, game_seconds=500, increment_seconds=20)
    clock = clock.pressed(0, 1010.0, SECOND).pressed(1, 1060.0, THIRD)
    assert clock.used == [-10.0, 30.0]
    back = clock.set_back(1070.0, SECOND)
    assert back.pressed(1, 1080.0, THIRD).used == [-10.0, 40.0]
    assert back.pressed(1, 1080.0, THIRD).turn == 3


# ---- a clock for the game


def test_the_increment_comes_at_the_start_of_each_own_turn() -> None:
    clock = clock_with(SETUP, game_seconds=500, increment_seconds=20).pressed(1, 1050.0, FIRST)
    assert clock.used == [-20.0, 30.0]
    assert clock.deadline(0) == 1570.0
    clock = clock.pressed(0, 1100.0, FIRST).pressed(0, 1110.0, SECOND)
    assert clock.used == [40.0, 10.0]
    info = clock.info(1)
    assert info is not None
    assert info.left == [460.0, 490.0]


def test_who_is_out_of_time_has_the_increment_for_the_next_turn() -> None:
    clock = clock_with(game_seconds=100, increment_seconds=20).pressed(0, 1300.0, SECOND)
    assert clock.used[0] == 300.0
    clock = clock.pressed(1, 1310.0, THIRD)
    assert clock.deadline(0) == 1330.0


def test_an_answer_in_anothers_turn_costs_nothing_up_to_the_increment() -> None:
    clock = clock_with(game_seconds=500, increment_seconds=20).pressed(0, 1000.0, FIRST)
    assert clock.deadline(1) == 1520.0
    clock = clock.pressed(1, 1015.0, FIRST)
    assert clock.used[1] == 0.0
    clock = clock.pressed(0, 1015.0, FIRST)
    assert clock.deadline(1) == 1520.0
    clock = clock.pressed(1, 1030.0, FIRST)
    assert clock.used == [0.0, 10.0]
    clock = clock.pressed(0, 1030.0, FIRST)
    assert clock.deadline(1) == 1520.0
    clock = clock.pressed(1, 1035.0, FIRST)
    assert clock.used == [0.0, 15.0]


def test_without_an_increment_every_second_counts_as_it_did() -> None:
    clock = clock_with(SETUP, game_seconds=100).pressed(0, 1030.0, FIRST).pressed(1, 1040.0, FIRST)
    assert clock.used == [30.0, 10.0]
    assert clock.deadline(1) == 1130.0


@pytest.mark.parametrize("at", [1000.0, 1012.0, 1040.0])
def test_no_time_tells_whether_an_answer_was_kept_back(at: float) -> None:
    """It comes within the time that does not count, at whatever moment that is."""
    pace = {"turn_seconds": 300, "game_seconds": 500, "increment_seconds": 20, "agent_after_seconds": 900}
    clock = clock_with(Asked(40.0, 1, 0), **pace)
    assert (clock.deadline(1), clock.takeover(1)) == (1340.0, 1940.0)
    after = clock.pressed(1, at, FIRST, by_person=False)
    assert (after.used[1], after.spent[1], after.waited[1]) == (0.0, 0.0, 0.0)


def test_choosing_and_undoing_gains_no_time() -> None:
    clock = clock_with(turn_seconds=100, game_seconds=500, increment_seconds=20)
    after = clock.pressed(0, 1050.0, SECOND, undoable=True)
    assert after.undone.deadline(0) == clock.deadline(0) == 1100.0
    assert after.undone.kept == clock.kept


def test_an_increment_needs_a_clock_for_the_game(club: Club) -> None:
    wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN], "pace": {"increment_seconds": 5}}
    answer = club.post("/tables", wish)
    assert code(answer) == (422, "bad_request")
    assert "game_seconds" in answer.text


# ---- days off


def test_a_clock_stands_still_on_days_off() -> None:
    clock = clock_with(turn_seconds=100, game_seconds=500)
    off = clock.under(sheet_with(Holiday(0, 1030.0, 1230.0)))
    assert off.deadline(0) == 1300.0
    assert off.deadline(1) == 1100.0
    assert [off.rests(0, at) for at in (1029.0, 1030.0, 1229.0, 1230.0)] == [False, True, True, False]
    assert not off.rests(1, 1100.0)
    assert off.pressed(0, 1240.0, FIRST).used[0] == 40.0
    assert off.pressed(0, 1100.0, FIRST).used[0] == 30.0
    assert off.pressed(0, 1010.0, FIRST).used[0] == 10.0


def test_a_deadline_waits_for_all_days_off_before_it_and_no_others() -> None:
    holidays = Holiday(0, 1090.0, 1190.0), Holiday(0, 1010.0, 1050.0), Holiday(0, 1200.0, 2000.0)
    clock = clock_with(turn_seconds=100).under(sheet_with(*holidays))
    assert clock.deadline(0) == 2040.0
    assert clock_with(turn_seconds=60).under(sheet_with(*holidays)).deadline(0) == 1200.0


def test_who_is_out_of_time_on_days_off_is_late_after_them() -> None:
    clock = clock_with(turn_seconds=100).under(sheet_with(Holiday(0, 990.0, 1500.0)))
    assert clock.pressed(0, 1000.0, FIRST).deadline(0) == 1600.0


# ---- an agent after absence


def test_an_agent_takes_a_seat_that_kept_the_table_waiting_whoever_chose_in_the_end() -> None:
    clock = clock_with(agent_after_seconds=700)
    assert clock.deadline(0) is None
    assert clock.takeover(0) == 1700.0
    clock = clock.pressed(0, 1300.0, SECOND, by_person=False).pressed(1, 1500.0, THIRD)
    assert clock.takeover(0) == 1900.0
    assert clock.takeover(1) == 2200.0
    assert clock.pressed(0, 1600.0, SECOND).takeover(0) == 2300.0


def test_days_off_do_not_count_as_waiting() -> None:
    clock = clock_with(agent_after_seconds=700).under(sheet_with(Holiday(0, 1100.0, 1300.0)))
    assert clock.takeover(0) == 1900.0
    assert clock.pressed(0, 1400.0, FIRST, by_person=False).waited == [200.0, 0.0]


def test_who_came_later_has_kept_nobody_waiting() -> None:
    clock = clock_with(agent_after_seconds=700).pressed(0, 1600.0, FIRST, by_person=False)
    assert clock.takeover(0) == 1700.0
    back = clock.under(sheet_with(came=(1650.0, 0.0)))
    assert back.takeover(0) == 2350.0
    again = clock_with(agent_after_seconds=700).under(sheet_with(came=(1650.0, 0.0)))
    assert again.pressed(0, 1600.0, FIRST, by_person=False).takeover(0) == 2350.0
    assert again.restored(clock.kept, 1600.0).takeover(0) == 2350.0
    later = back.pressed(0, 1800.0, FIRST, by_person=False)
    assert later.takeover(0) == 2350.0


def test_everyone_sees_when_an_agent_comes() -> None:
    info = clock_with(agent_after_seconds=7 * DAY).info(1)
    assert info is not None
    assert (info.deadline, info.left, info.takeover) == (None, None, START + 7 * DAY)
    assert clock_with().info(1) is None


def test_a_person_is_back_after_the_days_off_that_follow_each_other() -> None:
    holidays = Holiday(0, 1010.0, 1050.0), Holiday(0, 1050.0, 1100.0), Holiday(1, 1000.0, 2000.0)
    clock = clock_with(turn_seconds=100).under(sheet_with(*holidays))
    assert [clock.back(0, now) for now in (1000.0, 1020.0, 1050.0, 1100.0)] == [1000.0, 1100.0, 1100.0, 1100.0]
    assert clock.rests(0, 1020.0)
    assert not clock.rests(0, 1100.0)

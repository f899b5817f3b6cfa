"""The clock of a table: the time each seat has used, when the deciding seat is late, and when an agent takes its seat.

A limit for a turn counts all choices of a seat in that turn, its own or another's. So a seat that is asked in the turn
of another does not lose time of its own turn. A clock for the game adds the increment at the start of each of the
seat's own turns. In every other turn the same number of seconds is free, because nobody chooses when they are asked.
Holidays of a seat do not count."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from copse.server.protocol.messages import ClockInfo, Pace
from copse.server.tables.seats import Holiday, Sheet


class Asked(NamedTuple):
    """What the clock knows of a decision: seconds at its start that do not count, the number of the turn, and the seat
    that has the turn. During setup nobody has it.

    `free` is the longest time that an answer may be kept back, not the actual time. Otherwise the others could read
    from the deadline or from the charged time whether it was kept back."""

    free: float = 0.0
    turn: int = 0
    owner: int | None = None


NOTHING: Final = Asked()


class Times(Struct, frozen=True):
    """The stored state of a clock: seconds by seat. Older tables stored `used` alone, as a list."""

    used: list[float]
    spent: list[float]
    waited: list[float]
    turn: int


class Clock:
    """`since` is when the pending decision started. By seat: the seconds `used` of the whole game, those `spent` in the
    present turn, and those the table has `waited` for choices that the server made in the end, since the person last
    chose. `turn` is the highest number of a turn so far: a turn that is played again gives no new time. `before` is the
    clock before the last choice, if that can be undone."""

    def __init__(self, pace: Pace, seats: int, started: float | None, asked: Asked = NOTHING) -> None:
        self.pace = pace
        self.used, self.spent, self.waited = ([0.0] * seats for _ in range(3))
        self.since = started or 0.0
        self.asked = asked
        self.turn = asked.turn
        self.holidays: Sequence[Holiday] = ()
        self.came: Sequence[float] = self.used[:]  # when the present holder of each seat came or returned
        self.before: Clock | None = None

    # ---- what is stored

    @property
    def kept(self) -> str:
        times = Times(self.used, self.spent, self.waited, self.turn)
        return msgspec.json.encode(times).decode()

    def restored(self, kept: str, since: float) -> Clock:
        """Return the clock as it was stored, with the people and holidays of today."""
        times, after = msgspec.json.decode(kept, type=Times | list[float]), copy(self)
        after.since = since
        if isinstance(times, Times):
            after.used, after.spent, after.waited, after.turn = times.used, times.spent, times.waited, times.turn
        else:
            after.used = times
        return after._with(self.holidays, self.came)

    def under(self, sheet: Sheet) -> Clock:
        """Return the clock with the people and holidays of a sheet."""
        return self._with(tuple(sheet.holidays), [chair.came for chair in sheet.chairs])

    def _with(self, holidays: Sequence[Holiday], came: Sequence[float]) -> Clock:
        """Return the clock with these holidays and people. One who came later has kept nobody waiting before."""
        after = copy(self)
        after.holidays, after.came = holidays, came
        after.waited = [
            0.0 if moment > self.since else waited for waited, moment in zip(self.waited, came, strict=True)
        ]
        return after

    # ---- what happens

    def pressed(
        self, seat: int, at: float, asked: Asked = NOTHING, undoable: bool = False, by_person: bool = True
    ) -> Clock:
        """Return the clock after a choice of a seat, made by its person or by the server. `asked` is the next
        decision."""
        after = self.set_back(at, asked)
        spent, grace = self.spent[seat] + self._counted(seat, self._start, at), self._grace(seat)
        after.used[seat] += max(0.0, spent - grace) - max(0.0, self.spent[seat] - grace)
        after.spent[seat] = spent
        after.waited[seat] = 0.0 if by_person else self.waited[seat] + self._counted(seat, self._awaited(seat), at)
        if asked.turn > self.turn:
            after._begin_turn()
        after.before = self if undoable else None
        return after

    @property
    def undone(self) -> Clock:
        """Return the clock as if the last choice had never been made. The time stays used, so choosing and undoing
        gains none."""
        return (self.before or self)._with(self.holidays, self.came)

    def set_back(self, at: float, asked: Asked = NOTHING) -> Clock:
        """Return the clock after a choice was taken back. The time in which the others were asked is not counted."""
        after = copy(self)
        after.used, after.spent, after.waited = self.used[:], self.spent[:], self.waited[:]
        after.since, after.asked, after.before = at, asked, None
        return after

    def _begin_turn(self) -> None:
        self.turn, self.spent = self.asked.turn, [0.0] * len(self.spent)
        owner, whole = self.asked.owner, self.pace.game_seconds
        if owner is not None and whole is not None:
            self.used[owner] = min(self.used[owner], whole) - self.pace.increment_seconds

    # ---- what follows from it

    def deadline(self, seat: int) -> float | None:
        """Return when the seat is late if it has to decide now; None if it has no limit."""
        pace, limits = self.pace, list[float]()
        if pace.move_seconds is not None:
            limits.append(pace.move_seconds)
        if pace.turn_seconds is not None:
            limits.append(pace.turn_seconds - self.spent[seat])
        if pace.game_seconds is not None:
            free = max(0.0, self._grace(seat) - self.spent[seat])
            limits.append(max(0.0, pace.game_seconds - self.used[seat]) + free)
        return self._reached(seat, self._start, min(limits)) if limits else None

    def takeover(self, seat: int) -> float | None:
        """Return when an agent takes the seat if its person makes no choice; None if the table has no such rule."""
        longest = self.pace.agent_after_seconds
        return None if longest is None else self._reached(seat, self._awaited(seat), longest - self.waited[seat])

    def info(self, seat: int | None) -> ClockInfo | None:
        """Return what everyone may see of the clock. `seat` is the person who decides now."""
        pace, whole = self.pace, self.pace.game_seconds
        if (pace.move_seconds, pace.turn_seconds, whole, pace.agent_after_seconds) == (None,) * 4:
            return None
        left = None if whole is None else [max(0.0, whole - used) for used in self.used]
        if seat is None:
            return ClockInfo(None, left)
        return ClockInfo(self.deadline(seat), left, self.takeover(seat))

    def taken(self, seat: int | None, now: float) -> list[float]:
        """Return for how many seconds the game has waited for each seat, on its clock. `seat` decides now."""
        return [
            used + (self._counted(seat, self._start, now) if other == seat else 0.0)
            for other, used in enumerate(self.used)
        ]

    def back(self, seat: int, now: float) -> float:
        """Return when the person of a seat is back from days off; now if they are not away."""
        for holiday in sorted(self.holidays, key=lambda one: one.start):
            if holiday.seat == seat and holiday.start <= now < holiday.until:
                now = holiday.until
        return now

    def rests(self, seat: int, now: float) -> bool:
        """Return whether the clock of a seat stands still, because its person is on holiday."""
        return self.back(seat, now) > now

    @property
    def _start(self) -> float:
        """When the pending decision begins to count."""
        return self.since + self.asked.free

    def _awaited(self, seat: int) -> float:
        """Return since when the table has waited for the present holder of the deciding seat."""
        return max(self._start, self.came[seat])

    def _grace(self, seat: int) -> float:
        """Return how many seconds of the present turn do not count on the clock for the game."""
        return 0.0 if seat == self.asked.owner else self.pace.increment_seconds

    def _counted(self, seat: int, start: float, end: float) -> float:
        """Return the seconds between two moments without the holidays of a seat."""
        off = (min(end, one.until) - max(start, one.start) for one in self.holidays if one.seat == seat)
        return max(0.0, end - start) - sum(seconds for seconds in off if seconds > 0)

    def _reached(self, seat: int, start: float, seconds: float) -> float:
        """Return the moment when this many seconds have counted for a seat."""
        seconds = max(0.0, seconds)
        for holiday in sorted(self.holidays, key=lambda one: one.start):
            if holiday.seat == seat and start < holiday.until and holiday.start < start + seconds:
                seconds -= max(0.0, holiday.start - start)
                start = holiday.until
        return start + seconds

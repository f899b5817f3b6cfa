"""The clock of a table: the time each seat has used, and when the deciding seat is late."""

from __future__ import annotations

from copse.server.protocol.messages import ClockInfo, Pace


class Clock:
    """`since` is when the pending decision started; its first `free` seconds are not counted.

    `free` is the longest time that an answer may be kept back, not the actual time. Otherwise the others could read
    from the deadline or from the charged time whether it was kept back. `before` is the clock before the last
    choice, if that can be undone."""

    def __init__(self, pace: Pace, seats: int, started: float | None, free: float = 0.0) -> None:
        self.pace = pace
        self.used = [0.0] * seats
        self.since = started or 0.0
        self.free = free
        self.before: Clock | None = None

    def pressed(self, seat: int, at: float, free: float = 0.0, undoable: bool = False) -> Clock:
        """Return the clock after the seat has chosen. `free` is that of the next decision."""
        after = self.set_back(at, free)
        after.used[seat] += max(0.0, at - self.since - self.free)
        after.before = self if undoable else None
        return after

    @property
    def undone(self) -> Clock:
        """Return the clock as if the last choice had never been made. The time stays used, so choosing and undoing
        gains none."""
        return self.before or self

    def set_back(self, at: float, free: float = 0.0) -> Clock:
        """Return the clock after a choice was taken back. The time in which the others were asked is not counted."""
        after = Clock(self.pace, len(self.used), at, free)
        after.used = self.used[:]
        return after

    def deadline(self, seat: int) -> float | None:
        pace, limits = self.pace, list[float]()
        if pace.move_seconds is not None:
            limits.append(pace.move_seconds)
        if pace.game_seconds is not None:
            limits.append(max(0.0, pace.game_seconds - self.used[seat]))
        return self.since + self.free + min(limits) if limits else None

    def info(self, seat: int | None) -> ClockInfo | None:
        """Return what everyone may see of the clock. `seat` is the person who decides now."""
        if self.pace.move_seconds is None and self.pace.game_seconds is None:
            return None
        whole = self.pace.game_seconds
        left = None if whole is None else [max(0.0, whole - used) for used in self.used]
        return ClockInfo(None if seat is None else self.deadline(seat), left)

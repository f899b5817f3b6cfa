"""The clock of a table: who has taken how long, and when the seat that decides is late."""

from __future__ import annotations

from copse.server.protocol.messages import ClockInfo, Pace


class Clock:
    """`since` is the moment from which the present decision is counted; nobody is charged for its first `free` seconds.
    Those are as many as an answer may be kept back at most, not as many as it is: from the deadline, or from what was
    charged, the others could read whether it was. `before` is the clock before the last choice, if that can be
    undone."""

    def __init__(self, pace: Pace, seats: int, started: float | None, free: float = 0.0) -> None:
        self.pace = pace
        self.used = [0.0] * seats
        self.since = started or 0.0
        self.free = free
        self.before: Clock | None = None

    def pressed(self, seat: int, at: float, free: float = 0.0, undoable: bool = False) -> Clock:
        """The clock after the seat has chosen; `free` is that of the next decision."""
        after = self.set_back(at, free)
        after.used[seat] += max(0.0, at - self.since - self.free)
        after.before = self if undoable else None
        return after

    @property
    def undone(self) -> Clock:
        """The clock as if the last choice had never been made: to choose and undo wins no time."""
        return self.before or self

    def set_back(self, at: float, free: float = 0.0) -> Clock:
        """The clock after a choice was taken back: nobody is charged for the time in which the others were asked."""
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
        """What everyone may see of it; `seat` is a person who decides now."""
        if self.pace.move_seconds is None and self.pace.game_seconds is None:
            return None
        whole = self.pace.game_seconds
        left = None if whole is None else [max(0.0, whole - used) for used in self.used]
        return ClockInfo(None if seat is None else self.deadline(seat), left)

"""The clock of a table: who has taken how long, and when the seat that decides is late."""

from __future__ import annotations

from copse.server.messages import ClockInfo, Pace


class Clock:
    """`since` is the moment from which the present decision is counted."""

    def __init__(self, pace: Pace, seats: int, started: float | None) -> None:
        self.pace = pace
        self.used = [0.0] * seats
        self.since = started or 0.0

    def pressed(self, seat: int, at: float) -> Clock:
        """The clock after the seat has chosen."""
        after = self.set_back(at)
        after.used[seat] += max(0.0, at - self.since)
        return after

    def set_back(self, at: float) -> Clock:
        """The clock after a choice was taken back: nobody is charged for the time in which the others were asked."""
        after = Clock(self.pace, len(self.used), at)
        after.used = self.used[:]
        return after

    def deadline(self, seat: int) -> float | None:
        pace, limits = self.pace, list[float]()
        if pace.move_seconds is not None:
            limits.append(pace.move_seconds)
        if pace.game_seconds is not None:
            limits.append(max(0.0, pace.game_seconds - self.used[seat]))
        return self.since + min(limits) if limits else None

    def info(self, seat: int | None) -> ClockInfo | None:
        """What everyone may see of it; `seat` is a person who decides now."""
        if self.pace.move_seconds is None and self.pace.game_seconds is None:
            return None
        whole = self.pace.game_seconds
        left = None if whole is None else [max(0.0, whole - used) for used in self.used]
        return ClockInfo(None if seat is None else self.deadline(seat), left)

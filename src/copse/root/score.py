"""Points and victory (§3.1, §3.2): whoever reaches the goal wins at once, in the middle of anything."""

from __future__ import annotations

from copse.root.state import Woodland


def score(state: Woodland, seat: int, points: int, law: str) -> None:
    score_together(state, [(seat, points)], law)


def score_together(state: Woodland, gains: list[tuple[int, int]], law: str) -> None:
    """Points that are gained or lost at the same moment."""
    for seat, points in gains:
        credit(state, seat, points, law)
    crown(state, [seat for seat, _ in gains])


def credit(state: Woodland, seat: int, points: int, law: str) -> None:
    """Move the marker; whoever calls this crowns the winner when all that comes at this moment is counted."""
    if scoreless(state, seat):
        return
    before = state.points[seat]
    after = max(0, before + points)  # §7.7.1 never takes more than there is
    if after != before:
        state.points[seat] = after
        if state.heard:
            state.say(law, "scored", seat=seat, points=after - before)
        for party, owner in state.asked.on_scored:
            owner.on_scored(state, party, seat, before)


def crown(state: Woodland, seats: list[int]) -> None:
    """§3.1: of several who reach the goal together, whose turn it is wins."""
    goal = state.rules.goal
    reached = [seat for seat in seats if not scoreless(state, seat) and state.points[seat] >= goal]
    if reached:
        win(state, state.turn if state.turn in reached else reached[0], "root:3.1")


def scoreless(state: Woodland, party: int) -> bool:
    """§3.3.1, §9.2.8: who activated dominance or formed a coalition scores no more. §E.3.6: hirelings never score."""
    return party >= state.seats or state.marker(party) is None


def promised(state: Woodland, seat: int, points: int) -> int:
    """What so many points are to a seat: nothing, once it scores no more."""
    return 0 if scoreless(state, seat) else points


def win(state: Woodland, seat: int, law: str) -> None:
    """The seat wins, and every Vagabond in coalition with it (§9.2.8)."""
    state.winners = [seat, *[other for other in range(state.seats) if state.partner[other] == seat]]
    state.won_by = law
    state.say(law, "won", seat=seat)
    state.finish()

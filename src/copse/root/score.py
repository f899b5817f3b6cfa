"""Points and victory (§3.1, §3.2): the first player to reach the goal wins at once, at any moment."""

from __future__ import annotations

from typing import Final

from copse.kernel.rows import replaced
from copse.root.state import NONE, Woodland

TOGETHER: Final = "bots:coop"  # the paragraph by which people win together, or lose


def score(state: Woodland, seat: int, points: int, law: str) -> None:
    credit(state, seat, points, law)
    if arrived(state, seat):
        crown(state, [seat])


def credit(state: Woodland, seat: int, points: int, law: str) -> None:
    """Move the marker. The caller decides the winner once everything of this moment is counted."""
    if scoreless(state, seat):
        return
    before, goal = state.points[seat], state.rules.goal
    if state.rules.together and before == goal:
        return  # a seat that has arrived stays there and waits for the others (B70)
    after = max(0, before + points)  # §7.7.1 never takes more than the seat has
    if state.rules.together:
        after = min(after, goal)
    if after != before:
        state.points = replaced(state.points, seat, after)
        if state.heard:
            state.say(law, "scored", seat=seat, points=after - before)
        for party, owner in state.asked.on_scored:
            owner.on_scored(state, party, seat, before)


def crown(state: Woodland, seats: list[int]) -> None:
    """§3.1: if several reach the goal together, the player whose turn it is wins."""
    reached = [seat for seat in seats if arrived(state, seat)]
    if not reached:
        return
    if state.rules.together:
        crown_together(state, reached)
    else:
        win(state, first_of(state, reached), "root:3.1")


def arrived(state: Woodland, party: int) -> bool:
    return not scoreless(state, party) and state.points[party] >= state.rules.goal


def first_of(state: Woodland, reached: list[int]) -> int:
    return state.turn if state.turn in reached else reached[0]


def crown_together(state: Woodland, reached: list[int]) -> None:
    """§bots:coop: people win when all of them have reached the goal, or lose to the first bot that does. If both happen
    at the same moment, the player whose turn it is decides, as always (B71)."""
    people, goal = state.rules.people, state.rules.goal
    bots = [seat for seat in reached if seat in state.rules.machines]
    if all(state.points[seat] >= goal for seat in people) and (not bots or state.turn in people):
        end(state, list(people), list(people), TOGETHER)
    elif bots:
        win(state, first_of(state, bots), TOGETHER)


def scoreless(state: Woodland, party: int) -> bool:
    """§3.3.1, §9.2.8: a seat that activated dominance or formed a coalition scores no more. §E.3.6: hirelings never
    score."""
    return party >= state.rules.seats or not state.dominance[party] == NONE == state.partner[party]


def promised(state: Woodland, seat: int, points: int) -> int:
    """The points that a seat really gets from these: none once it scores no more."""
    return 0 if scoreless(state, seat) else points


def win(state: Woodland, seat: int, law: str) -> None:
    """Let the seat win, with every Vagabond in coalition with it (§9.2.8)."""
    allies = [other for other in range(state.seats) if state.partner[other] == seat]
    end(state, [seat, *allies], [seat], law)


def end(state: Woodland, winners: list[int], told: list[int], law: str) -> None:
    """End the game with these winners; the event names them."""
    state.winners, state.won_by = tuple(winners), law
    for seat in told:
        state.say(law, "won", seat=seat)
    state.finish()

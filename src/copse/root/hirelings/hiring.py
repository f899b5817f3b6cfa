"""How hirelings are set up, gained and lost (§A.6, §E.1), and when they act (§E.2). Every table with hirelings has one
such owner of hooks, which belongs to nobody.

Markers lie on the track. A player who reaches one takes a hireling at the end of the turn, for as many turns as the
control die shows, and then passes it on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, union
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.kernel.tasks import Task
from copse.root.actions import BANDS, CHOOSE, COMMAND, ENGAGE
from copse.root.domains import OWN_PARTY
from copse.root.hirelings.base import Hireling, HirelingCard
from copse.root.hooks import Owner
from copse.root.state import BIRDSONG, DAYLIGHT, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step

THREE: Final = 3  # §A.6
MARKED: Final = (4, 8, 12)  # spaces of the track (§A.6.4)
ALL_MARKERS: Final = union(MARKED)
DEMOTED: Final[Mapping[int, int]] = {2: 0, 3: 1, 4: 2}  # by number of players; with more, all (§A.6.2)
GOLD: Final = (1, 1, 1, 2, 2, 2)  # the control die, by face: what counts for who leads
THREE_TWOS: Final = "three_twos"
THREE_THREES: Final = "three_threes"
ALL_SYMBOLS: Final[Mapping[str, tuple[int, ...]]] = {  # and for everyone else; of the split there are two accounts
    THREE_TWOS: (2, 2, 2, 3, 3, 4),
    THREE_THREES: (2, 2, 3, 3, 3, 4),
}


def bands(state: Woodland) -> range:
    """The parties without a seat."""
    return range(state.seats, state.rules.party_count)


def hireling(state: Woodland, party: int) -> Hireling:
    return state.rules.hirelings[party - state.seats]


def number_of(state: Woodland, party: int) -> int:
    """The number by which actions name it."""
    return BANDS.index(state.rules.party_names[party])


def named(state: Woodland, action: Action) -> int:
    """The party that an action names."""
    return state.rules.party_names.index(BANDS[action.args[0]])


class Hiring(Owner):
    lets: tuple[Verb, ...] = (COMMAND,)

    def laid_out(self, state: Woodland, seat: int) -> list[Task]:
        """§A.6.3, §A.6.4: the markers, then from the last player counterclockwise a hireling each."""
        return [LayMarkers(), *set_up_steps(state)] if state.rules.hirelings else [DealHirelings()]

    def on_scored(self, state: Woodland, seat: int, scorer: int, before: int) -> None:
        """§E.1.1: who reaches a marker, or comes past it, takes it at once."""
        for space in members(state.markers):
            if before < space <= state.points[scorer]:
                state.markers &= ~(1 << space)
                state.claims = replaced(state.claims, scorer, state.claims[scorer] + 1)
                state.say("root:E.1.1", "took_marker", seat=scorer, points=space)

    def on_turn(self, state: Woodland, seat: int) -> None:
        for party in bands(state):
            state.board(party, HirelingCard).acted = False

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        """§E.1.3 comes before §E.1.1, so a hireling taken now does not lose a marker now (R152), unless the table wants
        that."""
        if state.rules.hiring_turn_counts:
            return [EngageNext(ending), Dwindle(ending)]
        return [Dwindle(ending), EngageNext(ending)]

    # ---- when they act

    def sales(self, state: Woodland, seat: int, other: int) -> list[Action]:
        return [COMMAND[number_of(state, party)] for party in ready(state, other)]

    def demands(self, state: Woodland, seat: int, other: int) -> bool:
        return any(hireling(state, party).must_act(state, party, other) for party in ready(state, other))

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        return [COMMAND[number_of(state, party)] for party in ready(state, other)] if state.phase == DAYLIGHT else []

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return state.phase == DAYLIGHT and bool(ready(state, other))

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        party = named(state, action)
        steps = orders(state, party, other)
        state.board(party, HirelingCard).acted = True
        law = "root:E.2.3" if state.phase == BIRDSONG else "root:E.2.4"
        state.say(law, "commanded", seat=other, hireling=state.rules.party_names[party])
        state.push_all(steps)


HIRING: Final = Hiring()


def ready(state: Woodland, seat: int) -> list[int]:
    """The hirelings that a seat controls and that can act now and have not."""
    out: list[int] = []
    for party in range(state.seats, state.rules.party_count):  # asked at every pause
        if state.holder[party] == seat and not state.board(party, HirelingCard).acted and orders(state, party, seat):
            out.append(party)
    return out


def orders(state: Woodland, party: int, seat: int) -> list[Task]:
    if state.phase == BIRDSONG:
        return hireling(state, party).at_birdsong(state, party, seat)
    return hireling(state, party).in_daylight(state, party, seat) if state.phase == DAYLIGHT else []


# ---- §A.6 setup


class LayMarkers(Step):
    """§A.6.4: one for each hireling."""

    def trouble(self, state: Woodland) -> str:
        return "" if state.rules.hiring else "there are no hirelings"

    def run(self, state: Woodland) -> None:
        state.markers = union(MARKED[: len(bands(state))])


class DealHirelings(Step):
    """§A.6.1, §A.6.2: three random cards, some with the demoted side up; none linked with a faction at the table
    (§A.6.5) or with one that a bot replaces."""

    def trouble(self, state: Woodland) -> str:
        return "" if state.rules.hiring and not state.rules.hirelings else "no hirelings are to be dealt"

    def run(self, state: Woodland) -> None:
        every_side = state.rules.edition.hirelings
        barred = {*state.rules.names, *state.rules.replaced}
        strong = [side for side in every_side.values() if not side.demoted and side.linked not in barred]
        weak_side = {side.card: side.name for side in every_side.values() if side.demoted}
        pool = [BANDS.index(side.name) for side in strong]
        dealt = [state.draw("hireling", pool) for _ in range(THREE)]
        left, weak = dealt[:], list[int]()
        for _ in range(DEMOTED.get(state.seats, THREE)):
            weak.append(state.draw("demoted", left))
        names = [BANDS[number] for number in dealt]
        names = [weak_side[every_side[name].card] if BANDS.index(name) in weak else name for name in names]
        state.adopt(state.rules.with_hirelings(names))
        for name in names:
            state.say("root:A.6.1", "dealt_hireling", hireling=name)
        state.push_all([LayMarkers(), *set_up_steps(state)])


def set_up_steps(state: Woodland) -> list[Task]:
    """§A.6.3: from the last player counterclockwise, one each; two players go round again."""
    steps, order = list[Task](), state.from_last()
    for place, party in enumerate(bands(state)):
        steps += hireling(state, party).set_up(state, party, order[place % state.seats])
    return steps


# ---- §E.1 gaining and losing control


class Dwindle(SeatStep):
    """§E.1.3: a control marker leaves each card; what has none left is given to another player."""

    def run(self, state: Woodland) -> None:
        steps: list[Task] = []
        for party in bands(state):
            if state.holder[party] == self.seat:
                card = state.board(party, HirelingCard)
                card.control -= 1
                if not card.control:
                    steps.append(PassOn(self.seat, party))
        state.push_all(steps)


class PassOn(Question):
    """§E.1.3: to whomever one likes, even the leader."""

    law = "root:E.1.3"
    domains = declare(seat=A_SEAT, party=OWN_PARTY)

    def __init__(self, seat: int, party: int) -> None:
        self.seat, self.party = seat, party

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"hireling": state.rules.party_names[self.party]}

    def trouble(self, state: Woodland) -> str:
        lost = self.party >= state.seats and not state.board(self.party, HirelingCard).control
        return "" if lost and state.holder[self.party] == self.seat else "that hireling is not to be passed on"

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[other] for other in range(state.seats) if other != self.seat]

    def choose(self, state: Woodland, action: Action) -> None:
        take_control(state, self.party, action.args[0], self.law)


class EngageNext(SeatStep):
    """§E.1.1: a hireling of the supply for each marker that was taken this turn."""

    def run(self, state: Woodland) -> None:
        if state.claims[self.seat]:
            state.claims = replaced(state.claims, self.seat, state.claims[self.seat] - 1)
            state.push_all([EngageHireling(self.seat), EngageNext(self.seat)])


class EngageHireling(Question):
    """§E.1.1: any that nobody controls yet."""

    law = "root:E.1.1"

    def options(self, state: Woodland) -> list[Action]:
        return [ENGAGE[number_of(state, party)] for party in bands(state) if state.holder[party] == NONE]

    def choose(self, state: Woodland, action: Action) -> None:
        take_control(state, named(state, action), self.seat, self.law)


def take_control(state: Woodland, party: int, seat: int, law: str) -> None:
    """§E.1.2: the die decides for how long; then the player does what taking control demands (§E.2.1)."""
    card, name = state.board(party, HirelingCard), state.rules.party_names[party]
    card.control = state.roll("control", GOLD if leads(state, seat) else state.rules.control_die)
    state.hand_over(party, seat)
    state.say(law, "took_control", seat=seat, hireling=name, count=card.control)
    state.push_all(hireling(state, party).on_hired(state, party, seat))


def leads(state: Woodland, seat: int) -> bool:
    """§E.1.2: whether nobody has more points. A player off the track does not lead anyone."""
    mine = state.marker(seat)
    if mine is None:
        return False
    return all((state.marker(other) or 0) <= mine for other in range(state.seats))

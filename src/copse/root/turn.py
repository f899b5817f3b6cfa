"""The turn (§1.4.1): Birdsong, Daylight, Evening. Effects of cards at the start or end of a phase are asked here, in an
order that the active player chooses (§1.1.3). The phase itself belongs to the faction's chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action
from copse.kernel.domains import Domain, declare
from copse.kernel.events import Word
from copse.kernel.tasks import State, Task
from copse.root.actions import DISCARD, PASS, SEAT, USE
from copse.root.cards import different
from copse.root.deck import draw, throw_away
from copse.root.domains import ANY_AMOUNT, OWN_SEAT
from copse.root.dominance import dominates
from copse.root.pause import Breather, LastChance, let_by, usable_cards, use_card
from copse.root.score import win
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, PHASES, Woodland
from copse.root.steps import Question, SeatStep, Step

BOUNDS: Final = ("start", "end")
WINDOWS: Final = [[f"{phase}_{bound}" for bound in BOUNDS] for phase in PHASES]  # of cards
A_PHASE: Final = Domain("a phase", names=PHASES)
A_BOUND: Final = Domain("the start or the end of a phase", names=BOUNDS)


class BeginTurn(SeatStep):
    """§3.3.1.I: dominance wins at the start of Birdsong."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        state.turns += 1
        state.turn = seat
        notify_lenders(state)
        state.used = 0
        state.activated = (0, 0, 0)
        for owner_seat, owner in state.asked.on_turn:
            owner.on_turn(state, owner_seat)
        if state.heard:
            state.say("root:1.4.1", "turn_began", seat=seat)
        if not crown_dominant(state, seat):
            state.push_all(TURNS[seat])


def crown_dominant(state: Woodland, seat: int) -> bool:
    """§3.3.1: the seat wins if its dominance does now."""
    won_by = dominates(state, seat)
    if won_by:
        win(state, seat, won_by)
    return bool(won_by)


class CheckDominance(SeatStep):
    """§1.1.3: the active player decides when dominance is checked among the effects at the start of Birdsong, so each
    of them may bring the victory (R179)."""

    def run(self, state: Woodland) -> None:
        crown_dominant(state, self.seat)


class BeginPhase(Step):
    """§1.4.1: the start of the phase, the phase of the chapter, the end of the phase."""

    domains = declare(seat=OWN_SEAT, phase=A_PHASE)

    def __init__(self, seat: int, phase: int) -> None:
        self.seat, self.phase = seat, phase

    def run(self, state: Woodland) -> None:
        seat, state.phase = self.seat, self.phase
        notify_lenders(state)
        state.push_all(rest_of_phase(state, seat))
        if not STARTS[seat].moot(state):
            state.push(STARTS[seat])


def notify_lenders(state: Woodland) -> None:
    for lender in state.rules.lenders:
        state.rules.factions[lender].on_phase(state, lender)


def steps_of_phase(state: Woodland, seat: int) -> list[Task]:
    """The phase that the turn is in."""
    return [STARTS[seat], *rest_of_phase(state, seat)]


def rest_of_phase(state: Woodland, seat: int) -> list[Task]:
    """The phase without its start. Birdsong has few questions of its own, so there are pauses before and after its
    steps."""
    faction = state.rules.factions[seat]
    if state.phase == BIRDSONG:
        steps = faction.birdsong(state, seat)
        steps.insert(0, BREATHERS[seat])
        steps.append(BREATHERS[seat])
    elif state.phase == DAYLIGHT:
        steps = faction.daylight(state, seat)
    else:
        steps = faction.evening(state, seat)
    steps.append(ENDS[seat])
    return steps


def bound_cards(state: Woodland, seat: int, end: int) -> list[Action]:
    return usable_cards(state, seat, WINDOWS[state.phase][end])


def sales(state: Woodland, seat: int) -> list[Action]:
    """§11.2.6: offer what others sell at the start of Birdsong."""
    out: list[Action] = []
    for seller, owner in state.asked.sales:
        if seller != seat:
            out += owner.sales(state, seller, seat)
    return out


class AtBound(Question):
    """Effects of cards at the start (0) or the end (1) of a phase (§1.4.1). The active player orders effects of the
    same moment (§1.1.3) and may decline optional ones."""

    law = "root:1.4.1"
    domains = declare(end=A_BOUND)
    in_turn: ClassVar[bool] = True

    def __init__(self, seat: int, end: int) -> None:
        self.seat, self.end = seat, end

    def moot(self, state: Woodland) -> bool:
        if state.crafted[self.seat] and bound_cards(state, self.seat, self.end):
            return False
        return not self.others(state)

    def options(self, state: Woodland) -> list[Action]:
        cards = bound_cards(state, self.seat, self.end)
        compelled = [state.rules.effects[action.args[0]] for action in cards]
        must = any(effect is not None and effect.must for effect in compelled) or self.demanded(state)
        out = [*cards, *self.others(state)]
        return out if must else [*out, PASS[()]]

    def demanded(self, state: Woodland) -> bool:
        """Whether something at the start of Birdsong must be done."""
        if state.phase != BIRDSONG or self.end:
            return False
        return any(owner.demands(state, party, self.seat) for party, owner in state.asked.demands)

    def others(self, state: Woodland) -> list[Action]:
        """What chapters offer here: those of others and the seat's own."""
        own = state.rules.factions[self.seat].at_bound(state, self.seat, self.end)
        if state.asked.sales and state.phase == BIRDSONG and not self.end:
            return sales(state, self.seat) + own
        return own

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            return
        state.push(self)
        looks = state.rules.rulings > 1  # by the first rulings, only when the turn begins (R179)
        if looks and state.phase == BIRDSONG and not self.end and state.dominance[self.seat] != NONE:
            state.push(CheckDominance(self.seat))
        offer = let_by(state, self.seat, action.verb)
        if offer is not None:
            offer[1].take_offer(state, offer[0], self.seat, action)
        elif action.verb is USE:
            use_card(state, self.seat, action.args[0])
        else:
            state.rules.factions[self.seat].act_at_bound(state, self.seat, action)


def end_phase(state: Woodland) -> None:
    """Skip the rest of the phase, except its end."""
    while True:
        step = state.todo[-1]
        if isinstance(step, AtBound) and step.end:
            return
        state.todo.pop()


def end_turn(state: Woodland) -> None:
    """Skip the rest of the phase and the phases after it."""
    end_phase(state)
    state.todo = [task for task in state.todo if not isinstance(task, BeginPhase)]


class EndTurn(SeatStep):
    """Do what the end of a turn brings (§C.3.4), which may be questions (§E.1.3)."""

    def run(self, state: Woodland) -> None:
        steps: list[Task] = []
        for seat, owner in state.asked.on_turn_end:
            steps += owner.on_turn_end(state, seat, self.seat)
        if steps:
            state.push(PASSES[self.seat])
            state.push_all(steps)
        else:
            pass_turn(state, self.seat)


class PassTurn(SeatStep):
    """End the turn; the next seat plays."""

    def run(self, state: Woodland) -> None:
        pass_turn(state, self.seat)


def pass_turn(state: Woodland, seat: int) -> None:
    state.push(BEGINNINGS[(seat + 1) % state.seats])


# The steps of every turn, by seat. They are immutable, so one of each is enough.
TURNS: Final[list[list[Task]]] = [
    [BeginPhase(seat, BIRDSONG), BeginPhase(seat, DAYLIGHT), BeginPhase(seat, EVENING), EndTurn(seat)] for seat in SEAT
]
BEGINNINGS: Final = [BeginTurn(seat) for seat in SEAT]
PASSES: Final = [PassTurn(seat) for seat in SEAT]
STARTS: Final = [AtBound(seat, 0) for seat in SEAT]
ENDS: Final = [AtBound(seat, 1) for seat in SEAT]
BREATHERS: Final = [Breather(seat) for seat in SEAT]


# ---- the end of every Evening


class DrawCards(Step):
    """The draw of Evening; just before it, a last chance for what may be done until then (§13.2.4)."""

    domains = declare(seat=OWN_SEAT, number=ANY_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: Woodland) -> None:
        if state.asked.offers:
            state.push(TakeCards(self.seat, self.number))
            state.push(LastChance(self.seat))
        else:
            take_cards(state, self.seat, self.number)


class TakeCards(Step):
    """Draw, unless something offers another thing instead; then discard down to the hand limit."""

    domains = declare(seat=OWN_SEAT, number=ANY_AMOUNT)

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: Woodland) -> None:
        take_cards(state, self.seat, self.number)


def take_cards(state: Woodland, seat: int, number: int) -> None:
    state.push(TRIMS[seat])
    for owner in state.owners(seat):
        offer = owner.instead_of_drawing(state, seat, number)
        if offer is not None:
            state.push(offer)
            return
    draw(state, seat, number, state.rules.factions[seat].evening_law or "root:G.1.1")


class Trim(SeatStep):
    def run(self, state: Woodland) -> None:
        if len(state.hands[self.seat].cards) > state.rules.hand_limit:
            state.push(DiscardDown(self.seat))


TRIMS: Final = [Trim(seat) for seat in SEAT]


class DiscardDown(Question):
    """Discard cards of the player's choice, down to the hand limit."""

    law = "root:G.1.26"

    def cited(self, state: State) -> str:
        assert isinstance(state, Woodland)
        return state.rules.factions[self.seat].evening_law or super().cited(state)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        limit = state.rules.hand_limit
        return {"count": len(state.hands[self.seat].cards) - limit, "limit": limit}

    def options(self, state: Woodland) -> list[Action]:
        return [DISCARD[card] for card in different(state.hands[self.seat].cards)]

    def choose(self, state: Woodland, action: Action) -> None:
        throw_away(state, self.seat, action.args[0], state.rules.factions[self.seat].evening_law or self.law)
        state.push(TRIMS[self.seat])


DRAWING: Final[tuple[type[Task], ...]] = (DrawCards, LastChance, TakeCards, Trim, DiscardDown)
"""The steps of this part of the Evening, for the outlines of the chapters."""

"""The pause between actions (§1.4.2). Whatever may be done at any time in a phase is offered beside the phase's own
question: crafted cards, dominance (§3.3) and what others allow. No chapter of a faction needs to know them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.tasks import Blocked, Forfeit, State
from copse.root.actions import ACTIVATE, CLAIM, COALITION, CRAFT, PASS, USE
from copse.root.cards import CARDS
from copse.root.craft import blocked_crafts, craft, craftable, seems_craftable
from copse.root.dominance import activations, claim, claims, may_dominate
from copse.root.hooks import Asked, Owner
from copse.root.state import DAYLIGHT, PHASES, Woodland
from copse.root.steps import PASSING, Question

NOBODY_LETS: Final[Asked] = []


def extras(state: Woodland, seat: int, out: list[Action]) -> list[Action]:
    """These actions, and what else the seat may do at any pause of its current phase."""
    if state.crafted[seat]:
        out += usable_cards(state, seat, PHASES[state.phase])
    if state.phase == DAYLIGHT:
        if may_dominate(state, seat):
            out += activations(state, seat)
        if state.available:
            out += claims(state, seat)
    for other, owner in state.asked.offers:
        if other != seat:
            out += owner.offers(state, other, seat)
    return out


def is_extra(verb: Verb) -> bool:
    return verb in (USE, CLAIM, ACTIVATE, COALITION)


def let_by(state: Woodland, seat: int, verb: Verb) -> tuple[int, Owner] | None:
    """The seat that lets this one choose such a thing in its turn; None if it is the seat's own."""
    if state.asked.let:
        for other, owner in state.asked.let.get(verb, NOBODY_LETS):
            if other != seat:
                return other, owner
    return None


def usable_cards(state: Woodland, seat: int, window: str) -> list[Action]:
    """Crafted cards with this window that were not used this turn and would have an effect."""
    out: list[Action] = []
    for card in state.crafted[seat]:
        effect = state.rules.effects[card]
        if effect is not None and effect.open_in(state, window) and effect.usable(state, seat):
            out.append(USE[card])
    return out


def seems_usable(state: Woodland, seat: int, window: str) -> bool:
    """Whether there may be such a card, as far as everyone can see."""
    for card in state.crafted[seat]:
        effect = state.rules.effects[card]
        if effect is not None and effect.open_in(state, window) and effect.seems_usable(state, seat):
            return True
    return False


def take_extra(state: Woodland, seat: int, action: Action) -> None:
    if action.verb is USE:
        use_card(state, seat, action.args[0])
    elif action.verb is CLAIM:
        claim(state, seat, action)
    else:
        state.rules.edition.dominance.activate(state, seat, action)


def use_card(state: Woodland, seat: int, card: int) -> None:
    state.used |= 1 << card
    if state.heard:
        state.say("root:4.1.3", "used", seat=seat, card=CARDS[card].id)
    effect = state.rules.effects[card]
    assert effect is not None
    effect.use(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pause(Question):
    """A decision that offers the extras too. Subclasses offer the phase's own actions in `steps` and do them in `act`;
    after an extra the question is asked again."""

    in_turn: ClassVar[bool] = True
    waste: ClassVar[str] = "actions"  # what `unused` counts

    def deals_in(self, verb: Verb) -> bool:
        return is_extra(verb) or verb in self.verbs

    def law_of(self, state: State, verb: Verb) -> str:
        assert isinstance(state, Woodland)
        offer = let_by(state, self.seat, verb)
        return verb.law if offer is None else offer[1].cites.get("offers", verb.law)

    def options(self, state: Woodland) -> list[Action]:
        return extras(state, self.seat, self.steps(state))

    def choose(self, state: Woodland, action: Action) -> None:
        offer = let_by(state, self.seat, action.verb)
        if offer is not None:
            state.push(self)
            offer[1].take_offer(state, offer[0], self.seat, action)
        elif is_extra(action.verb):
            state.push(self)
            take_extra(state, self.seat, action)
        else:
            self.act(state, action)

    def unused(self, state: Woodland) -> int:
        """How many actions would be lost by passing now, if there is any left to take."""
        return 0

    def forfeit(self, state: Woodland, action: Action) -> Forfeit | None:
        """§3.3.1: dominance costs all points; passing may cost actions."""
        if action.verb is ACTIVATE or action.verb is COALITION:
            return Forfeit("points", "root:3.3.1", {"points": state.points[self.seat]})
        left = self.unused(state) if action is PASSING else 0
        return Forfeit(self.waste, self.law, {"count": left}) if left and len(self.steps(state)) > 1 else None

    def steps(self, state: Woodland) -> list[Action]:
        """A new list."""
        raise NotImplementedError

    def act(self, state: Woodland, action: Action) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Crafting(Pause):
    """A step of a phase in which cards are crafted, as many as the player likes."""

    verbs: ClassVar[tuple[Verb, ...]] = (CRAFT,)

    def idle(self, state: Woodland) -> bool:
        return not seems_craftable(state, self.seat) and not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *craftable(state, self.seat)]

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_crafts(state, self.seat)

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is CRAFT:
            state.push(self)
            craft(state, self.seat, action.args[0])


def seems_open(state: Woodland, seat: int) -> bool:
    """Whether there may be extras, as far as everyone can see. The hand must not decide who is asked, unless it is open
    (§11.2.3)."""
    if state.hands[seat].open:
        return bool(extras(state, seat, []))
    if seems_usable(state, seat, PHASES[state.phase]) or seems_offered(state, seat):
        return True
    if state.phase != DAYLIGHT or not state.hands[seat].cards:
        return False
    return bool(state.available) or may_dominate(state, seat)


def empty_handed(state: Woodland, seat: int) -> bool:
    """Whether everyone can see that a question about cards has no object and no extra may be open."""
    return not state.hands[seat].cards and not seems_open(state, seat)


def seems_offered(state: Woodland, seat: int) -> bool:
    """Whether something may let the seat do more now, as far as everyone can see."""
    for other, owner in state.asked.seems_offering:
        if other != seat and owner.seems_offering(state, other, seat):
            return True
    return False


class Breather(Pause):
    """A pause where the phase itself asks nothing, if there may be something to do."""

    law = "root:1.4.2"

    def moot(self, state: Woodland) -> bool:
        return not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()]]

    def act(self, state: Woodland, action: Action) -> None:
        """Choose nothing more and go on."""


class LastChance(Breather):
    """The pause before the draw of Evening, for what other chapters allow until then (§13.2.4)."""

    def moot(self, state: Woodland) -> bool:
        return not seems_offered(state, self.seat)

"""The pause between actions (§1.4.2): whatever may be done any time in a phase is offered beside what the phase asks.
Crafted cards, dominance (§3.3) and closed paths (§C.3.3) come in here; no chapter of a faction needs to know them."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.tasks import Blocked
from copse.root.actions import ACTIVATE, CLAIM, CLEAR_PATH, COALITION, CRAFT, PASS, USE
from copse.root.cards import CARDS, different
from copse.root.craft import blocked_crafts, craft, craftable
from copse.root.deck import spend
from copse.root.dominance import activations, claim, claims, may_dominate
from copse.root.effects.base import Effect
from copse.root.score import score
from copse.root.state import DAYLIGHT, NONE, PHASES, Woodland
from copse.root.steps import Question

EXTRAS: Final = (USE, CLAIM, CLEAR_PATH, ACTIVATE, COALITION)
PATH_CLEARED: Final = 61  # the bit of `state.used` for clearing a path (§C.3.3)


def extras(state: Woodland, seat: int) -> list[Action]:
    """What the seat may do at any pause of the phase it is in."""
    out = usable_cards(state, seat, PHASES[state.phase]) if state.crafted[seat] else []
    if state.phase == DAYLIGHT:
        out += activations(state, seat)
        if state.available:
            out += claims(state, seat)
        if state.closed:
            out += clearable_paths(state, seat)
    for vendor in state.rules.vendors:
        if vendor != seat:
            out += state.rules.factions[vendor].offers(state, vendor, seat)
    return out


def vendor_of(state: Woodland, action: Action) -> int:
    """The seat whose chapter lets others choose this in their turns, or NONE."""
    for vendor in state.rules.vendors:
        for ware in state.rules.factions[vendor].wares:
            if action.verb is ware:
                return vendor
    return NONE


def usable_cards(state: Woodland, seat: int, window: str) -> list[Action]:
    """Crafted cards with this window that were not used this turn and would do something."""
    return [USE[card] for card, effect in unused(state, seat, window) if effect.usable(state, seat)]


def unused(state: Woodland, seat: int, window: str) -> list[tuple[int, Effect]]:
    out: list[tuple[int, Effect]] = []
    for card in state.crafted[seat]:
        effect = state.rules.effects[card]
        if effect is not None and effect.window == window and not state.used >> card & 1:
            out.append((card, effect))
    return out


def clearable_paths(state: Woodland, seat: int) -> list[Action]:
    """§C.3.3: once a turn, for any card, where the seat has a piece at either end."""
    if not state.closed or state.used >> PATH_CLEARED & 1:
        return []
    out = []
    for place, (a, b) in enumerate(state.board.closed):
        if state.closed >> place & 1 and (state.has_pieces(seat, a) or state.has_pieces(seat, b)):
            out += [CLEAR_PATH[a, b, card] for card in different(state.hands[seat].cards)]
    return out


def take_extra(state: Woodland, seat: int, action: Action) -> None:
    if action.verb is USE:
        use_card(state, seat, action.args[0])
    elif action.verb is CLAIM:
        claim(state, seat, action)
    elif action.verb is CLEAR_PATH:
        clear_path(state, seat, action)
    else:
        state.rules.factions[seat].activate(state, seat, action)


def clear_path(state: Woodland, seat: int, action: Action) -> None:
    a, b, card = action.args
    spend(state, seat, card, "root:C.3.3")
    state.used |= 1 << PATH_CLEARED
    state.closed &= ~(1 << state.board.closed.index((a, b)))
    state.say("root:C.3.3", "cleared_path", seat=seat, a=a, b=b)
    score(state, seat, 1, "root:C.3.3")


def use_card(state: Woodland, seat: int, card: int) -> None:
    state.used |= 1 << card
    state.say("root:4.1.3", "used", seat=seat, card=CARDS[card].id)
    effect = state.rules.effects[card]
    assert effect is not None
    effect.use(state, seat)


class Pause(Question):
    """A decision at which the extras are offered too. Subclasses say what the phase itself offers in `steps`, and do it
    in `act`; after an extra the same question is asked again."""

    def options(self, state: Woodland) -> list[Action]:
        out = self.steps(state)
        out += extras(state, self.seat)
        return out

    def choose(self, state: Woodland, action: Action) -> None:
        vendor = vendor_of(state, action)
        if vendor not in (NONE, self.seat):
            state.push(self)
            state.rules.factions[vendor].take_offer(state, vendor, self.seat, action)
        elif action.verb in EXTRAS:
            state.push(self)
            take_extra(state, self.seat, action)
        else:
            self.act(state, action)

    def steps(self, state: Woodland) -> list[Action]:
        """A new list."""
        raise NotImplementedError

    def act(self, state: Woodland, action: Action) -> None:
        raise NotImplementedError


class Crafting(Pause):
    """A step of a phase at which cards are crafted, as many as one likes."""

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *craftable(state, self.seat)]

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_crafts(state, self.seat)

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is CRAFT:
            state.push(self)
            craft(state, self.seat, action.args[0])


def seems_open(state: Woodland, seat: int) -> bool:
    """Whether there may be extras, by what everyone can see: what the hand holds must not decide who is asked, unless
    it lies open (§11.2.3)."""
    if state.hands[seat].open:
        return bool(extras(state, seat))
    if any(effect.seems_usable(state, seat) for _, effect in unused(state, seat, PHASES[state.phase])):
        return True
    if seems_offered(state, seat):
        return True
    if state.phase != DAYLIGHT or not state.hands[seat].cards:
        return False
    return bool(state.available or clearable_paths(state, seat)) or may_dominate(state, seat)


def seems_offered(state: Woodland, seat: int) -> bool:
    """Whether another chapter may let the seat do something now, by what everyone can see."""
    for vendor in state.rules.vendors:
        if vendor != seat and state.rules.factions[vendor].seems_offering(state, vendor, seat):
            return True
    return False


class Breather(Pause):
    """A pause where the phase itself asks nothing, if there may be something to take."""

    @property
    def law(self) -> str:
        return "root:1.4.2"

    def moot(self, state: Woodland) -> bool:
        return not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()]]

    def act(self, state: Woodland, action: Action) -> None:
        """Nothing more: go on."""


class LastChance(Breather):
    """The pause before the draw of Evening, for what others' chapters let one do until then (§13.2.4)."""

    def moot(self, state: Woodland) -> bool:
        return not seems_offered(state, self.seat)

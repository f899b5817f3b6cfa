"""Crafting (§4.1): activate pieces to pay for a card, then take its item, its immediate effect or its lasting
effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.actions import Action
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced, without
from copse.kernel.tasks import Blocked, Task
from copse.root.actions import CRAFT, WITH_SUIT
from copse.root.cards import ANY, CARDS, EVERY_SUIT, NO_ITEM, Card, different
from copse.root.deck import discard
from copse.root.domains import A_CARD, OWN_SEAT, SOME_AMOUNT
from copse.root.hooks import Owner, answered
from copse.root.score import score
from copse.root.state import NONE, Woodland
from copse.root.steps import Question, Step
from copse.root.suits import PRICES

NEVER_CRAFTED: Final = [{"ambush": "root:2.1.2", "dominance": "root:2.1.3"}.get(card.kind, "") for card in CARDS]


def craftable(state: Woodland, seat: int) -> list[Action]:
    """§4.1.1, §4.1.2, §4.1.4: the cards of the hand that the seat can pay for and may craft."""
    held = state.hands[seat].cards
    if not held:
        return []
    left = state.rules.factions[seat].crafting(state, seat)
    if left[EVERY_SUIT] <= 0:
        return []
    out, last = list[Action](), NONE
    for card in held:
        if card != last and not craft_obstacle(state, seat, card, left):
            out.append(CRAFT[card])
        last = card
    return out


def seems_craftable(state: Woodland, seat: int) -> bool:
    """Whether a card may be crafted, as far as everyone can see: the hand has a card and a piece is left to pay with
    (§4.1.1). Only an open hand shows which cards (§11.2.3)."""
    hand = state.hands[seat]
    if hand.open:
        return bool(craftable(state, seat))
    return bool(hand.cards) and state.rules.factions[seat].crafting(state, seat)[EVERY_SUIT] > 0


def blocked_crafts(state: Woodland, seat: int) -> list[Blocked]:
    """The other cards of the hand, each with the paragraph that forbids crafting it."""
    left = state.rules.factions[seat].crafting(state, seat)
    hand = different(state.hands[seat].cards)
    return [Blocked(CRAFT[card], law) for card in hand if (law := craft_obstacle(state, seat, card, left))]


def craft_obstacle(state: Woodland, seat: int, card: int, left: vec[i64]) -> str:
    """The paragraph that forbids crafting a card with these pieces left; empty if none does."""
    if NEVER_CRAFTED[card]:
        return NEVER_CRAFTED[card]
    item = CARDS[card].item
    if item != NO_ITEM and not to_be_had(state, seat, item) and state.rules.edition.item_needed:
        return "root:4.1.2"
    if state.crafted[seat] and card in state.crafted[seat] and CARDS[card].kind == "persistent":
        return "root:4.1.4"
    for suits, number in PRICES[card]:
        if number > left[suits]:
            return "root:4.1.1"
    return ""


def craft(state: Woodland, seat: int, card: int) -> None:
    pay_for(state, Finish(seat, card))


def pay_for(state: Woodland, finish: Finish) -> None:
    """Pay the suits that the card names, ask which pieces pay for the others, then craft it."""
    seat, cost = finish.seat, CARDS[finish.card].cost
    state.push(finish)
    for suit in range(3):
        number = cost.count(suit)
        if number:
            state.rules.factions[seat].pay(state, seat, suit, number)
    if ANY in cost:
        state.push(PayAny(seat, cost.count(ANY)))


class PayAny(Question):
    """§4.1.1: a piece of any suit; the crafter chooses which."""

    law = "root:4.1.1"
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def options(self, state: Woodland) -> list[Action]:
        left = state.rules.factions[self.seat].crafting(state, self.seat)
        return [WITH_SUIT[suit] for suit in range(3) if left[1 << suit] > 0]

    def choose(self, state: Woodland, action: Action) -> None:
        state.rules.factions[self.seat].pay(state, self.seat, action.args[0], 1)
        if self.left > 1:
            state.push(PayAny(self.seat, self.left - 1))


class Finish(Step):
    """§4.1.2, §4.1.3: the item and its points, the effect at once, or the card in the play area."""

    domains = declare(seat=OWN_SEAT, card=A_CARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def run(self, state: Woodland) -> None:
        seat, card = self.seat, CARDS[self.card]
        state.hands[seat].drop(self.card)
        if state.heard:
            state.say("root:4.1", "crafted", seat=seat, card=card.id)
        self.take_effect(state, card)
        if not state.over:
            state.rules.factions[seat].on_crafted(state, seat)
        if not state.over:
            state.rules.edition.dominance.on_crafted(state, seat)

    def take_effect(self, state: Woodland, card: Card) -> None:
        seat = self.seat
        if card.kind == "persistent":
            gain_effect(state, seat, self.card)
            return
        if not any(owner.keeps_crafted(state, seat, self.card) for owner in state.owners(seat)):
            discard(state, self.card)
        if card.item != NO_ITEM:
            self.make(state, card)
        else:
            effect = state.rules.effects[self.card]
            assert effect is not None
            effect.use(state, seat)

    def make(self, state: Woodland, card: Card) -> None:
        craft_item(state, self.seat, card.item, card.points)


def gain_effect(state: Woodland, seat: int, card: int) -> None:
    state.crafted = replaced(state.crafted, seat, tuple(sorted((*state.crafted[seat], card))))
    if seat == state.turn:
        state.used &= ~(1 << card)  # §4.1.3: a card of the same name that was used before is another card
    muster_for(state, card)


def lose_effect(state: Woodland, seat: int, card: int) -> None:
    """Move a crafted card from the play area to the discard pile."""
    state.crafted = replaced(state.crafted, seat, without(state.crafted[seat], card))
    effect = state.rules.effects[card]
    assert effect is not None
    effect.on_lost(state, seat)
    discard(state, card)
    muster_for(state, card)


def muster_for(state: Woodland, card: int) -> None:
    """Update who answers hooks after a crafted card came or went. Most cards answer none."""
    effect = state.rules.effects[card]
    if effect is not None and answered(effect):
        state.muster()


def item_worth(state: Woodland, seat: int, points: int) -> tuple[int, str]:
    """§3.2.2: the points that an item scores for its crafter with a card of this value, and the paragraph."""
    law = "root:3.2.2"
    for owner in state.owners(seat):
        worth = owner.item_points(state, seat, points)
        if worth != points:
            points, law = worth, owner.cites.get("item_points", law)
    return points, law


def to_be_had(state: Woodland, seat: int, item: int) -> bool:
    """Whether there is an item for a seat to craft, in the map's supply or elsewhere."""
    return state.items[item] > 0 or ware(state, seat, item) is not None


def ware(state: Woodland, seat: int, item: int) -> Owner | None:
    """The other supply from which the seat would craft an item instead of the map's, if there is one."""
    for _, owner in state.asked.wares:
        if owner.wares(state, seat, item):
            return owner
    return None


def craft_item(state: Woodland, seat: int, item: int, points: int) -> None:
    """§4.1.2, §3.2.2: the item leaves the map's supply or its other place and scores what its card and its crafter
    say."""
    source, had = ware(state, seat, item), to_be_had(state, seat, item)
    if source is None and had:
        state.items = replaced(state.items, item, state.items[item] - 1)
    if had:
        state.rules.factions[seat].gain_item(state, seat, item)
    points, law = item_worth(state, seat, points)
    steps: list[Task] = []
    for other in range(state.rules.party_count):
        if other != seat:
            for owner in state.owners(other):
                steps += owner.on_item_crafted(state, other, seat)
    state.push_all(steps)
    if source is not None:
        source.sell_ware(state, seat, item)
    if not state.over:
        score(state, seat, points, law)

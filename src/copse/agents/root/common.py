"""The goals of every faction in Root: points, cards, warriors, rule, safe pieces, and rivals far from winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.bits import members, size
from copse.root.board import PLACES
from copse.root.cards import BIRD, CARDS, NO_ITEM
from copse.root.editions.early.victory import ECONOMIC, MILITARY, VictoryCards
from copse.root.state import NONE, Woodland

WON: Final = 100.0
CARD: Final = 0.2  # in hand; KEEP has bonuses
KEEP: Final = {"ambush": 0.1, "item": 0.05, "persistent": 0.05, "immediate": 0.05, "dominance": -0.15}  # by kind
WILD: Final = 0.1  # a bird
CRAFTABLE: Final = 0.15  # for each point of a card whose item is still available
DRAWN: Final = 0.36  # a card that will be drawn: the average of a deck
EXCESS: Final = 0.1  # a card beyond the hand limit
EFFECT: Final = 0.4  # a crafted card with an effect

NEAR: Final = 0.3  # the weight of an enemy warrior in an adjacent clearing, relative to one in the clearing itself

RIVAL: Final = 0.12  # for each point of the strongest rival
CURB_LEADER: Final = 0.15  # extra, as the rival comes close to the goal

# the chance of a dominance card to win, by the smallest margin in its clearings: 1, 2, …
HOLD: Final[tuple[float, ...]] = (0.25, 0.38, 0.45, 0.5)
COALITION: Final = 0.7  # the share of the partner's points
SHORT: Final = 0.06  # for each required clearing that is ruled, if some are not
THREAT: Final = 0.6  # the weight of a rival's chance to win by dominance


def worth(state: Woodland, seat: int, factions: Mapping[str, Wishes]) -> float:
    """Return the points that the seat can expect, minus a share of its rivals' prospects."""
    if state.over:
        return WON if seat in state.winners else -WON
    wishes = factions[state.rules.names[seat]]
    draws, total = 0, standing(state, seat)
    if state.turn == seat:  # each choice of the turn is evaluated as if the turn ended after it
        draws = state.rules.factions[seat].evening_draw(state, seat)
        total += wishes.evening(state, seat)
    total += (
        cards(state, seat, draws)
        + presence(state, seat, wishes)
        - exposure(state, seat, wishes)
        - danger(state, seat, wishes, factions)
    )
    return total + wishes.worth(state, seat)


def standing(state: Woodland, seat: int) -> float:
    """Return the points, or their equivalent for dominance and coalitions (§3.3.1, §9.2.8)."""
    if state.partner[seat] != NONE:
        return COALITION * standing(state, state.partner[seat])
    if state.dominance[seat] != NONE:
        return state.rules.goal * grip(state, seat)
    return state.marker(seat) or 0


def grip(state: Woodland, seat: int) -> float:
    """Return the chance that the activated dominance card wins."""
    cards = state.rules.edition.dominance
    if isinstance(cards, VictoryCards):
        return foothold(state, seat, cards)
    suit, ruled = CARDS[state.dominance[seat]].suit, state.ruled(seat)
    if suit == BIRD:
        margins: list[list[int]] = [
            [margin(state, seat, a), margin(state, seat, b)] for a, b in state.map.opposite.items() if a < b
        ]
        pair = max(margins, key=min)
        return HOLD[min(min(pair), 4) - 1] if min(pair) > 0 else SHORT * (max(pair) > 0)
    held = sorted(margin(state, seat, clearing) for clearing in members(ruled & state.of_suit(suit)))
    if len(held) < cards.clearings:
        return SHORT * len(held)
    return HOLD[max(1, min(held[-cards.clearings], 4)) - 1]


def foothold(state: Woodland, seat: int, cards: VictoryCards) -> float:
    """Return the chance that a victory card of the early Law wins.

    It depends on the marker's place on the card's track, on the hold of the homeland that the card names, or on how
    many other seats meet the condition of the card.
    """
    card = state.dominance[seat]
    suit, aim = CARDS[card].suit, cards.aim(state, seat, card)
    if suit == ECONOMIC:
        return cards.along(state, seat, card) / cards.track
    if suit == MILITARY:
        homeland = members(state.homes[aim]) if aim != NONE else []
        held = min([margin(state, seat, clearing) for clearing in homeland], default=0)
        return HOLD[min(held, 4) - 1] if held > 0 else SHORT
    others = [other for other in range(state.seats) if other != seat]
    near = [1.0 if cards.in_chaos(state, other) else SHORT for other in others]
    return HOLD[0] * sum(near) / len(others)


def margin(state: Woodland, seat: int, clearing: int) -> int:
    """Return the margin by which the seat rules a clearing; 0 if it does not rule there."""
    if state.ruler[clearing] != seat:
        return 0
    strengths = state.strengths(clearing)
    rivals = [strength for party, strength in enumerate(strengths) if party != seat]
    return max(1, strengths[seat] - max(rivals))


def card_worth(card: int) -> float:
    """Return the worth of a card in any hand."""
    declared = CARDS[card]
    return CARD + KEEP[declared.kind] + WILD * (declared.suit == BIRD)


CARD_WORTH: Final = tuple(card_worth(card.number) for card in CARDS)


def cards(state: Woodland, seat: int, draws: int) -> float:
    """Return the worth of the hand, the cards that will be drawn, and the crafted cards."""
    hand = state.hands[seat].cards
    total = DRAWN * draws + EFFECT * len(state.crafted[seat]) + held(state, hand)
    return total + (EXCESS - DRAWN) * max(0, len(hand) + draws - state.rules.hand_limit)


def held(state: Woodland, hand: tuple[int, ...]) -> float:
    """Return the worth of these cards in a hand."""
    total = 0.0
    for card in hand:
        total += CARD_WORTH[card]
        item = CARDS[card].item
        if item != NO_ITEM and state.items[item]:
            total += CRAFTABLE * CARDS[card].points
    return total


def presence(state: Woodland, seat: int, wishes: Wishes) -> float:
    """Return the worth of warriors on the map and of ruled clearings."""
    warrior, total = state.rules.warrior[seat], wishes.clearing * size(state.ruled(seat))
    if warrior != NONE:
        for clearing in members(state.where(warrior)):
            total += wishes.warrior * state.count(warrior, clearing)
    return total


def exposure(state: Woodland, seat: int, wishes: Wishes) -> float:
    """Return the expected loss of pieces: buildings and tokens with many enemy warriors nearby and few defenders."""
    stock = [0.0] * PLACES
    sites = 0
    for pieces, each in ((state.rules.buildings[seat], wishes.building), (state.rules.tokens[seat], wishes.token)):
        for piece in pieces:
            for clearing in members(state.where(piece)):
                stock[clearing] += each * state.count(piece, clearing)
                sites |= 1 << clearing
    if not sites:
        return 0.0
    enemies = enemy_warriors(state, seat, led=True)
    total = 0.0
    for clearing in members(sites):
        near = 0
        for next_door in members(state.map.paths[clearing]):
            near += enemies[next_door]
        force = enemies[clearing] + NEAR * near
        if force:
            total += stock[clearing] * force / (force + 1 + 2 * state.warriors(seat, clearing))
    return total


def opposed(state: Woodland, seat: int, other: int) -> bool:
    """Return whether two seats are on different sides in a cooperative game against bots (§bots:coop)."""
    machines, leader = state.rules.machines, state.side(other)
    return leader >= state.seats or (seat in machines) != (leader in machines)


def enemy_warriors(state: Woodland, seat: int, led: bool = False) -> list[int]:
    """Count the warriors of all enemies by clearing. Hirelings without a holder attack nobody, so they do not count."""
    found = [0] * PLACES
    together = state.rules.together
    for other in range(state.rules.party_count):
        if state.enemies(seat, other) and not (led and state.holder[other] == NONE):
            if together and not opposed(state, seat, other):
                continue
            for warrior in state.rules.warriors[other]:
                for clearing in members(state.where(warrior)):
                    found[clearing] += state.count(warrior, clearing)
    return found


def danger(state: Woodland, seat: int, wishes: Wishes, factions: Mapping[str, Wishes]) -> float:
    """Return the cost of the rivals' prospects. The leading rival counts most."""
    foremost = total = 0.0
    together = state.rules.together
    for other in range(state.seats):
        if state.enemies(seat, other) and (not together or opposed(state, seat, other)):
            reached = standing(state, other)
            if state.dominance[other] != NONE:
                total += THREAT * reached
            foremost = max(foremost, reached)
            lead = reached / state.rules.goal
            holdings = factions[state.rules.names[other]].holdings(state, other)
            total += (wishes.curb + CURB_LEADER * lead * lead) * holdings
    return total + RIVAL * foremost

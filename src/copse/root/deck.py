"""Cards change hands (§2.1): drawing and reshuffling, spending and discarding, giving. Zones record who saw what."""

from __future__ import annotations

from copse.kernel.rows import added, without
from copse.root.cards import CARDS, FROM_DECK, FROM_HAND
from copse.root.score import score
from copse.root.state import Woodland


def draw(state: Woodland, seat: int, number: int, law: str) -> int:
    """§2.1, §G.1.1: draw from the deck, as many as there are (§1.5.4). Returns how many."""
    if state.rules.factions[seat].clumsy:
        return score_instead(state, seat, number)
    drawn = 0
    for _ in range(number):
        card = draw_one(state)
        if card is None:
            break
        hand = state.hands[seat]
        hand.add(card)
        if state.heard and hand.open:
            state.say(law, "drew_card", seat=seat, card=CARDS[card].id)
        elif state.heard:
            state.whisper(law, "drew_card", (seat,), {"card": CARDS[card].id}, seat=seat)
        drawn += 1
    return drawn


def score_instead(state: Woodland, seat: int, number: int) -> int:
    """A seat without a hand scores for each card that it would draw, and gets none (§bots:2.8.1)."""
    score(state, seat, number, "bots:2.8.1")
    return 0


def draw_one(state: Woodland) -> int | None:
    """The next card of the deck, for the caller to place. The discard pile at once becomes a new deck when the deck is
    empty."""
    if not state.deck:
        reshuffle(state)
    if not state.deck:
        return None
    card = state.roll(FROM_DECK, state.deck)
    state.deck = without(state.deck, card)
    if not state.deck:
        reshuffle(state)
    return card


def reshuffle(state: Woodland) -> None:
    if state.discard:
        state.deck, state.discard = tuple(sorted(state.discard)), ()
        state.say("root:2.1", "reshuffled")


def discard(state: Woodland, card: int) -> None:
    """§G.1.26: to the discard pile, unless someone keeps the card (§10.2.6)."""
    for seat in state.rules.collectors:
        if state.rules.factions[seat].keeps_discard(state, seat, card):
            return
    lay_down(state, card)
    if not state.deck:
        reshuffle(state)


def to_discard_pile(state: Woodland, cards: list[int]) -> None:
    """Discard cards that nobody may keep."""
    for card in cards:
        lay_down(state, card)
    if not state.deck:
        reshuffle(state)


def lay_down(state: Woodland, card: int) -> None:
    """Put a card on the discard pile; a dominance card becomes available instead (§3.3.3)."""
    if CARDS[card].kind == "dominance":
        state.available = added(state.available, card)
    else:
        state.discard += (card,)


def spend(state: Woodland, seat: int, card: int, law: str) -> None:
    """From the hand to the discard pile, for everyone to see."""
    state.hands[seat].drop(card)
    if state.heard:
        state.say(law, "spent", seat=seat, card=CARDS[card].id)
    discard(state, card)


def throw_away(state: Woodland, seat: int, card: int, law: str) -> None:
    """Discard a card that pays for nothing: it must go, or the seat gives it up."""
    state.hands[seat].drop(card)
    if state.heard:
        state.say(law, "discarded", seat=seat, card=CARDS[card].id)
    discard(state, card)


def spring(state: Woodland, seat: int, card: int, law: str) -> None:
    """Discard an ambush (§4.3.1)."""
    state.hands[seat].drop(card)
    if state.heard:
        state.say(law, "played_ambush", seat=seat, card=CARDS[card].id)
    discard(state, card)


def reveal(state: Woodland, seat: int, card: int, pile: list[int], law: str) -> None:
    """§G.1.16: from the hand to the play area, face up; the pile keeps the order of revealing."""
    state.hands[seat].drop(card)
    pile.append(card)
    state.say(law, "revealed", seat=seat, card=CARDS[card].id)


def take_back(state: Woodland, seat: int, card: int, law: str) -> None:
    """Take a face-up card into the hand; everyone has seen it."""
    state.hands[seat].add(card, [other for other in range(state.seats) if other != seat])
    state.say(law, "took_back", seat=seat, card=CARDS[card].id)


def give(state: Woodland, giver: int, taker: int, card: int, law: str) -> None:
    """Move a card from hand to hand. Only the two seats know which, unless it was or becomes open. If the taker has no
    hand, it scores and the card is discarded (§bots:2.8.1)."""
    if state.rules.factions[taker].clumsy:
        spend(state, giver, card, law)
        score_instead(state, taker, 1)
        return
    if state.hands[giver].open or state.hands[taker].open:
        state.hands[giver].drop(card)
        hand_over(state, giver, taker, card, law)
        return
    state.hands[giver].slip(card, (giver, taker))
    state.hands[taker].add(card, (giver,))
    if state.heard:
        state.whisper(law, "gave", (giver, taker), {"card": CARDS[card].id}, giver=giver, taker=taker)


def hand_over(state: Woodland, giver: int, taker: int, card: int, law: str) -> None:
    """Put a card that lay open and has left the giver into the taker's hand."""
    state.hands[taker].add(card, [seat for seat in range(state.seats) if seat != taker])
    state.say(law, "gave", giver=giver, taker=taker, card=CARDS[card].id)


def lose_random(state: Woodland, seat: int, number: int, law: str) -> None:
    """Discard this many random cards of the hand for everyone to see, or as many as there are (§1.5.4)."""
    hand = state.hands[seat]
    for _ in range(min(number, len(hand.cards))):
        card = state.roll(FROM_HAND, hand.cards)
        hand.drop(card)
        state.say(law, "discarded", seat=seat, card=CARDS[card].id)
        discard(state, card)


def robbable(state: Woodland, seat: int) -> bool:
    """Whether cards can be taken from the seat: it has some, or they come from the deck instead (§bots:2.8.1)."""
    if state.rules.factions[seat].clumsy:
        return bool(state.deck or state.discard)
    return bool(state.hands[seat].cards)


def steal(state: Woodland, thief: int, victim: int, law: str) -> None:
    """A random card goes from the victim's hand to the thief's; from the deck, if the victim has no hand
    (§bots:2.8.1)."""
    if state.rules.factions[victim].clumsy:
        draw(state, thief, 1, law)
        return
    hand = state.hands[victim].cards
    card = state.roll(FROM_HAND, hand)
    give(state, victim, thief, card, law)

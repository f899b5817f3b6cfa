"""What Root is worth to a seat: points, cards and warriors, and what its faction wants. A faction joins by adding its
wishes to `WISHES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.tasks import State
from copse.root.actions import MOVE, PASS, SAIL, STOP
from copse.root.board import PLACES
from copse.root.cards import BIRD, QUESTS, TORCH, matching
from copse.root.factions import alliance, eyrie, satchel
from copse.root.pause import Pause
from copse.root.state import Woodland

SMALL_MOVE: Final = 0.01

POINT: Final = 3.0
WON: Final = 1000.0
CARD: Final = 0.6  # in hand
EFFECT: Final = 1.2  # crafted
WARRIOR: Final = 0.25  # on the map
RULED: Final = 0.35  # clearing
THREAT: Final = 0.4  # for each warrior by which an enemy outnumbers us where we have buildings or tokens


class RootEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Woodland)
        return worth(state, seat)

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        """All choices alike but moves of part of a group: the whole group or all but one is enough to look at."""
        largest: dict[tuple[int, ...], int] = {}
        for action in actions:
            if action.verb in (MOVE, SAIL):
                largest[action.args[:-1]] = max(action.args[-1], largest.get(action.args[:-1], 0))
        return [
            1.0 if a.verb not in (MOVE, SAIL) or a.args[-1] >= largest[a.args[:-1]] - 1 else SMALL_MOVE for a in actions
        ]

    def quiet(self, state: State, seat: int) -> bool:
        """At a pause between actions."""
        return state.decision.seat == seat and isinstance(state.decision, Pause)

    def reply(self, state: State) -> Action:
        options = state.decision.legal(state)
        plain = [action for action in options if action.verb in (PASS, STOP)]
        return plain[0] if plain else options[0]


def worth(state: Woodland, seat: int) -> float:
    if state.over:
        return WON if seat in state.winners else -WON
    total = POINT * (state.points[seat] - 0.3 * max(p for s, p in enumerate(state.points) if s != seat))
    total += CARD * min(5, len(state.hands[seat].cards)) + EFFECT * len(state.crafted[seat])
    for clearing in range(1, PLACES):
        ours = state.warriors(seat, clearing)
        total += WARRIOR * ours + RULED * (state.ruler[clearing] == seat)
        if any(state.count(piece, clearing) for piece in (*state.rules.buildings[seat], *state.rules.tokens[seat])):
            theirs = max(state.warriors(other, clearing) for other in range(state.seats) if other != seat)
            total -= THREAT * max(0, theirs - ours)
    return total + WISHES[state.rules.names[seat]](state, seat)


def on_map(state: Woodland, seat: int, name: str) -> int:
    piece = state.rules.piece(seat, name)
    return sum(state.count(piece, clearing) for clearing in range(PLACES))


def marquise_wishes(state: Woodland, seat: int) -> float:
    """Sawmills, wood to build with, recruiters to hold what is built."""
    return (
        1.2 * on_map(state, seat, "sawmill")
        + 0.8 * on_map(state, seat, "recruiter")
        + 0.6 * on_map(state, seat, "workshop")
        + 0.5 * on_map(state, seat, "wood")
        + 2.0 * on_map(state, seat, "keep")
    )


def eyrie_wishes(state: Woodland, seat: int) -> float:
    """Roosts pay every Evening; a decree that cannot be kept costs dearly."""
    roosts = on_map(state, seat, "roost")
    total = 2.0 * eyrie.POINTS[roosts] + 1.5 * roosts
    for column, cards in enumerate(eyrie.board(state, seat).decree):
        for number, card in enumerate(cards):
            doable = can_obey(state, seat, column, eyrie.suit_of(card))
            total -= ORDER_RISK[column] * (1 + number) if doable else TURMOIL
    return total


ORDER_RISK: Final = (0.3, 0.3, 0.7, 0.9)  # of a first card in recruit, move, battle, build; each further adds as much
TURMOIL: Final = 4.0


def can_obey(state: Woodland, seat: int, column: int, suit: int) -> bool:
    """Whether a decree card of this suit looks doable now."""
    where = (1 << PLACES) - 2 if suit == BIRD else state.of_suit(suit)
    nests = eyrie.roosts(state, seat)
    if column == eyrie.RECRUIT:
        return bool(nests & where) and state.supply[state.rules.warrior[seat]] > 2
    if column == eyrie.BUILD_COLUMN:
        sites = state.ruled(seat) & where & ~nests
        return any(state.slots[site] > 0 for site in members(sites))
    troops = state.where(state.rules.warrior[seat]) & where
    if column == eyrie.MOVE_COLUMN:
        return bool(troops)
    return any(
        state.has_pieces(other, site) for site in members(troops) for other in range(state.seats) if other != seat
    )


def alliance_wishes(state: Woodland, seat: int) -> float:
    """Sympathy to score, supporters to spread it, officers and bases to defend it."""
    mine = alliance.board(state, seat)
    bases = sum(on_map(state, seat, name) for name in ("base_fox", "base_rabbit", "base_mouse"))
    return 1.2 * on_map(state, seat, "sympathy") + 0.7 * len(mine.supporters.cards) + 1.2 * mine.officers + 2.5 * bases


def vagabond_wishes(state: Woodland, seat: int) -> float:
    """Whole items that are ready, friends who pay for aid, and a place where something can be done."""
    mine = satchel.board(state, seat)
    ready, here = mine.items.ready, state.pawns[seat]
    friends = sum(max(0, relation) for relation in mine.relations) + 0.5 * sum(mine.aids)
    total = 0.3 * sum(ready) + 1.0 * mine.items.undamaged + 1.0 * friends + 0.5 * len(mine.done)
    if here < PLACES:
        suit = state.suits[here]
        total += 1.5 * bool(state.ruin_items[here] and ready[TORCH])
        total += sum(all(ready[item] for item in QUESTS[q].items) for q in state.quests if QUESTS[q].suit == suit)
        partners = [other for other in range(state.seats) if other != seat and state.has_pieces(other, here)]
        total += 0.3 * len(partners) * bool(matching(state.hands[seat].cards, suit))
    return total


Wishes = Callable[[Woodland, int], float]

WISHES: Final[Mapping[str, Wishes]] = {
    "marquise": marquise_wishes,
    "eyrie": eyrie_wishes,
    "alliance": alliance_wishes,
    "vagabond": vagabond_wishes,
    "vagabond2": vagabond_wishes,
}

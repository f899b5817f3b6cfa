"""What a seat may know (§1.2). Everything on the table is public. Cards in a hand and face-down cards on a board are
known to their owner and to everyone who has seen them; zones record that. `view` shows it, `redeal` replaces the
rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, View, fields
from copse.root.actions import CHARACTERS, DRAFTED
from copse.root.board import FIRST_FOREST
from copse.root.cards import CARD_IDS, ITEMS, QUEST_IDS, SUITS
from copse.root.hooks import NOBODY
from copse.root.maps import remember
from copse.root.zones import Zone

if TYPE_CHECKING:
    from copse.root.boards import Site
    from copse.root.state import Battle, DraftCard, Woodland

PHASE_NAMES: Final = ("birdsong", "daylight", "evening")
TRIES: Final = 100  # deals to try before the cards stay as they are


# ---- view


def view(state: Woodland, seat: int | None) -> View:
    """Everything that a seat (None: a spectator) may know."""
    if state.rules.own_map:
        remember(state.map)
    seen: View = {"players": state.seats, "map": state.map.name, "turn": state.turn}
    seen["phase"] = PHASE_NAMES[state.phase]
    seen["clearings"] = [_clearing(state, clearing, seat) for clearing in _places(state)]
    seen["seats"] = [_seat(state, who, seat) for who in range(state.seats)]
    if state.rules.advanced:
        seen["first"] = state.first
    if state.draft:
        seen["draft"] = {"row": [_setup_card(card) for card in state.draft]}
    if state.rules.hiring:
        seen["markers"] = list[Json](members(state.markers))
    if state.rules.hirelings:  # numbered after the seats
        seen["hirelings"] = [_hireling(state, party, seat) for party in range(state.seats, state.rules.party_count)]
    seen["deck"], seen["discard"] = len(state.deck), _cards(state.discard)
    seen["available"] = _cards(state.available)
    seen["items"] = _items(state.items)
    seen["buried"] = [ITEMS[item] for item in sorted(state.buried)]
    seen["quests"], seen["quest_deck"] = [QUEST_IDS[quest] for quest in state.quests], len(state.quest_deck)
    seen["closed"] = [[a, b] for place, (a, b) in enumerate(state.map.closed) if state.closed >> place & 1]
    seen["landmarks"] = [_landmark(state, site, seat) for site in state.sites]
    seen["used"] = [CARD_IDS[card] for card in members(state.used) if card < len(CARD_IDS)]
    seen["activated"] = dict[str, Json](zip(SUITS[:3], state.activated, strict=True))
    # A battle in which somebody wins the game never ends.
    seen["battle"] = None if state.battle is None or state.over else _battle(state.battle)
    return seen


def _places(state: Woodland) -> range:
    """The clearings of the map, and the Burrow if someone digs."""
    return range(not any(party.burrows for party in state.rules.parties), state.map.size + 1)


def _cards(cards: Sequence[int]) -> list[Json]:
    return [CARD_IDS[card] for card in cards]


def _items(numbers: Sequence[int]) -> Json:
    return {ITEMS[item]: number for item, number in enumerate(numbers) if number}


def _clearing(state: Woodland, clearing: int, seat: int | None) -> Json:
    pieces: list[Json] = []
    for piece in state.rules.pieces:
        number = state.count(piece.number, clearing)
        if number:
            pieces.append({"seat": piece.party, "piece": piece.name, "count": number})
    seen: dict[str, Json] = {"id": clearing, "pieces": pieces, "slots": state.slots[clearing]}
    seen["suit"] = SUITS[state.suits[clearing]] if state.suits[clearing] >= 0 else None
    suits = members(state.suits_of(clearing))
    if len(suits) > 1:
        seen["suits"] = [SUITS[suit] for suit in suits]
    seen["ruler"] = state.ruler[clearing] if state.ruler[clearing] >= 0 else None
    if state.ruins >> clearing & 1:
        seen["ruin"] = state.ruin_items[clearing]
        if seat is not None and clearing in state.peeked:
            seen["under"] = [ITEMS[item] for item in state.peeked[clearing].seen[seat]]
    if state.scorched >> clearing & 1:
        seen["scorched"] = True
    return seen


def _seat(state: Woodland, who: int, seat: int | None) -> Json:
    seen: dict[str, Json] = {"faction": state.rules.names[who], "points": state.marker(who)}
    seen["hand"] = zone_view(state.hands[who], who, seat)
    seen["crafted"] = _cards(state.crafted[who])
    seen["box"], seen["turned"] = _items(state.boxes[who]), _items(state.turned[who])
    seen |= _party(state, who, seat)
    if state.homes[who]:
        seen["homes"] = list[Json](members(state.homes[who]))
    if state.dominance[who] >= 0:
        seen["dominance"] = CARD_IDS[state.dominance[who]]
        seen |= state.rules.edition.dominance.view(state, who, state.dominance[who])
    if state.partner[who] >= 0:
        seen["partner"] = state.partner[who]
    if state.claims[who]:
        seen["claims"] = state.claims[who]
    return seen


def _setup_card(card: DraftCard) -> Json:
    character, seat = CHARACTERS[card.character] if card.character >= 0 else None, card.seat if card.seat >= 0 else None
    return {"faction": DRAFTED[card.faction], "locked": card.locked, "character": character, "seat": seat}


def _hireling(state: Woodland, party: int, seat: int | None) -> Json:
    holder = state.holder[party]
    named: dict[str, Json] = {"name": state.rules.party_names[party], "holder": holder if holder >= 0 else None}
    return named | _party(state, party, seat)


def _landmark(state: Woodland, site: Site, seat: int | None) -> Json:
    board = dict(site.view(state, NOBODY, seat))
    return {"name": site.name, "clearing": site.clearing or None, "board": board}


def _party(state: Woodland, party: int, seat: int | None) -> dict[str, Json]:
    """What a party has beside the map, with a seat or without."""
    supply: dict[str, Json] = {}
    for piece in state.rules.of_party[party]:
        supply[state.rules.pieces[piece].name] = state.supply[piece]
    seen: dict[str, Json] = {"supply": supply}
    coffins = sum(state.coffins[piece] for piece in state.rules.of_party[party])
    if coffins:
        seen["coffins"] = coffins
    if state.pawns[party] >= 0:
        seen["pawn"] = place_name(state, state.pawns[party])
    seen["board"] = dict(state.boards[party].view(state, party, seat))
    return seen


def zone_view(zone: Zone, owner: int, viewer: int | None) -> Json:
    """The number of cards, and those that the viewer knows: all of its own."""
    known = zone.cards if zone.open or viewer == owner else [] if viewer is None else list(zone.seen[viewer])
    return {"size": len(zone.cards), "cards": _cards(known)}


def place_name(state: Woodland, place: int) -> str:
    """A clearing by its number, a forest by the clearings around it."""
    return str(place) if place < FIRST_FOREST else state.map.forests[place - FIRST_FOREST]


def _battle(battle: Battle) -> Json:
    """The public part of a battle. Both sides choose their losses for one moment (§4.3.4), so none shows yet."""
    seen: dict[str, Json] = {"attacker": battle.attacker, "defender": battle.defender, "clearing": battle.clearing}
    seen["rolled"], seen["extra"] = list[Json](battle.rolled), list[Json](battle.extra)
    seen["used"] = [CARD_IDS[card] for card in members(battle.used)]
    seen["instigator"] = battle.instigator if battle.instigator >= 0 else None
    seen["ally"] = battle.ally if battle.ally >= 0 else None
    seen["hired"], seen["looting"] = battle.backing, battle.looting
    return seen


# ---- re-dealing


def redeal(state: Woodland, seat: int | None, seed: int) -> None:
    """Shuffle the deck together with every face-down card that the seat does not know, and deal them again; likewise
    items under ruins.

    What others have seen moves along: they have now seen as many of the new cards. A deal that contradicts the pending
    tasks (a price is being paid from cards that would not be there) is discarded.
    """
    dice = Dice(seed)
    state.rng = dice.below(1 << 31)
    state.cover_trail(seat)
    for owner, board in enumerate(state.boards):
        board.redeal(state, owner, seat, dice)
    cards = [(zone, _hidden(state, zone, owner, seat)) for zone, owner in _zones(state) if owner != seat]
    items = [(zone, zone.hidden_from(seat)) for zone in state.peeked.values()]
    if state.battle is not None:
        _choose_losses(state, state.battle, seat, dice)
    before = [(zone, zone.copy()) for zone, hidden in (*cards, *items) if hidden]
    deck, unseen = state.deck, state.unseen_items()
    for _ in range(TRIES):
        state.deck, dealt = _deal(deck, cards, dice)
        _, buried = _deal(unseen, items, dice)
        if dealt and buried and _fits(state, seat):
            return
        for zone, kept in before:
            zone.cards, zone.seen = kept.cards, kept.seen
    state.deck = deck


def _fits(state: Woodland, seat: int | None) -> bool:
    """Whether the pending tasks are possible with the cards dealt to the others."""
    if any(task.misfit(state) for task in state.todo):
        return False
    return state.over or state.decision.seat == seat or bool(state.decision.legal(state))


def _choose_losses(state: Woodland, battle: Battle, seat: int | None, dice: Dice) -> None:
    """What an enemy gave up besides warriors stays hidden until both sides have chosen (§4.3.4), so guess it."""
    for side, loser in enumerate((battle.attacker, battle.defender)):
        if state.decides(loser) != seat and battle.instigator != seat:
            ranks = state.rules.warriors[loser]
            others = (*state.rules.buildings[loser], *state.rules.tokens[loser])
            lost = battle.losses[side]
            hired = [piece for piece in lost if piece not in ranks and piece not in others]
            fallen = len([piece for piece in lost if piece in ranks])
            battle.losses[side] = [
                *hired,
                *_any_of(state, ranks, battle.clearing, fallen, dice),
                *_any_of(state, others, battle.clearing, len(lost) - len(hired) - fallen, dice),
            ]


def _any_of(state: Woodland, pieces: Sequence[int], clearing: int, number: int, dice: Dice) -> list[int]:
    """This many of the pieces of these kinds that stand in a clearing."""
    at_stake = [piece for piece in pieces for _ in range(state.count(piece, clearing))]
    dice.shuffle(at_stake)
    return at_stake[:number]


def _deal(pile: Sequence[int], hidden: list[tuple[Zone, list[int]]], dice: Dice) -> tuple[tuple[int, ...], bool]:
    """Mix a pile with the hidden cards of some zones and deal these again. Returns the rest of the pile, and whether
    the cards seen by others could move along."""
    # Sorted first: otherwise the hidden cards would affect how one seed shuffles them.
    pool = sorted([*pile, *[card for _, cards in hidden for card in cards]])
    dice.shuffle(pool)
    moved = True
    for zone, cards in hidden:
        moved = _replace(zone, cards, [pool.pop() for _ in cards]) and moved
    return tuple(sorted(pool)), moved


def _zones(state: Woodland) -> list[tuple[Zone, int]]:
    """Every zone with its owner."""
    found = list(zip(state.hands, range(state.seats), strict=True))
    found += [(zone, seat) for seat, board in enumerate(state.boards) for zone in board.zones()]
    return found + [(zone, NOBODY) for site in state.sites for zone in site.zones()]


def _hidden(state: Woodland, zone: Zone, owner: int, seat: int | None) -> list[int]:
    """The cards of a zone that could be others, as far as the seat knows. A card named by a pending step (one that is
    being crafted, say) stays where the step will look for it."""
    cards = zone.hidden_from(seat)
    if 0 <= owner < state.seats and zone is state.hands[owner]:
        for task in state.todo:
            if "card" in fields(type(task)) and getattr(task, "seat", None) == owner:
                named: int = getattr(task, "card", NOBODY)
                if named in cards:
                    cards.remove(named)
    return cards


def _replace(zone: Zone, old: list[int], new: list[int]) -> bool:
    """Replace old cards by new ones. A seat that had seen some of the old has now seen as many of the new.

    Which ones must not depend on the old cards, or these would show. A seen card must not equal a card that stays and
    that the seat has not seen, because it would pass for that one. Returns False if there are too few other cards.
    """
    kept, moved = list(zone.cards), True
    for card in old:
        kept.remove(card)
    for seat, known in enumerate(zone.seen):
        if not known:
            continue
        left, still = kept[:], list[int]()
        for card in known:
            if card in left:
                left.remove(card)
                still.append(card)
        strange = [card for card in new if card not in left][: len(known) - len(still)]
        moved = moved and len(still) + len(strange) == len(known)
        zone.seen = replaced(zone.seen, seat, tuple(sorted([*still, *strange])))
    zone.cards = tuple(sorted([*kept, *new]))
    return moved

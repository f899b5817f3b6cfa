"""What must hold in every game: nothing is lost, nothing leaks, rule and paths are what a plain second count says,
everything can be saved, and games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import copse
from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json
from copse.root.bots.base import Bot
from copse.root.bots.riverfolk_robots import RiverfolkRobotsBoard
from copse.root.bots.vagabot import VagabotBoard
from copse.root.cards import CARD_IDS, DECKS, ITEM_SUPPLY
from copse.root.check import check, items_apart
from copse.root.factions.riverfolk import RiverfolkBoard
from copse.root.maps import MAPS
from copse.root.move import adjacent
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.state import BIRDSONG, NONE, Woodland
from tests.root.seatings import seatings
from tests.root.table import Table
from tests.script import few_of_many

pytestmark = [pytest.mark.both_builds, pytest.mark.slow]

CAP = 6000  # decisions; random players need some 600 to 2000, and may avoid the end for ever
BATCHES = 16
GROUNDS = list(product(MAPS, DECKS))
GROUPS = seatings(56)
SEATINGS = seatings(200)


def new(factions: tuple[str, ...], ground: tuple[str, str], seed: int) -> Table:
    return copse.new("root", factions=list[Json](factions), map=ground[0], deck=ground[1], seed=seed)


def random_game(factions: tuple[str, ...], ground: tuple[str, str], seed: int, most: int = CAP) -> Iterator[Table]:
    """A game played by lot, at every decision up to some number, and at its end if it comes before."""
    game, dice = new(factions, ground, seed), Dice(seed)
    for _ in range(most):
        yield game
        if game.over:
            return
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])


def tables(step: int, start: int = 0) -> list[tuple[tuple[str, ...], tuple[str, str]]]:
    """Groups of factions, each seating and each ground in turn; with a step of 1 every group on every ground."""
    pairs = list(product(GROUPS, GROUNDS))[start::step]
    return [(names[turn % len(names) :] + names[: turn % len(names)], g) for turn, (names, g) in enumerate(pairs)]


# ---- nothing is lost


def check_cards(state: Woodland) -> None:
    """Every card of the deck is in one place."""
    found = Counter([*state.deck, *state.discard, *state.available])
    for board in (*state.boards, *state.sites):
        found.update(board.cards())
        for zone in board.zones():
            found.update(zone.cards)
    for seat in range(state.seats):
        found.update(state.hands[seat].cards)
        found.update(state.crafted[seat])
        if state.dominance[seat] != NONE:
            found[state.dominance[seat]] += 1
    assert found == Counter(state.rules.deck)
    if state.rules.options.get("own_deck"):
        return
    undivided = state.rules.edition.dominance.for_two
    assert found.total() == (54 if undivided or (len(state.rules.people) > 2 and not state.rules.together) else 50)


def check_pieces(state: Woodland) -> None:
    """Supply, map, the fallen, coffins and boards together are what the box has; only a lost keep is gone (§6.2.2), and
    lost trade posts (§11.2.5.I)."""
    on_boards: Counter[int] = Counter()
    for seat, board in enumerate(state.boards):
        on_boards.update(board.pieces(state, seat))
    for seat, card in enumerate(state.dominance):
        if card != NONE:
            on_boards.update(state.rules.edition.dominance.pieces(state, seat, card))
    for piece in state.rules.pieces:
        number = piece.number
        total = state.supply[number] + state.fallen[number] + state.coffins[number] + on_boards[number]
        total += sum(state.count(number, clearing) for clearing in range(13))
        assert state.supply[number] >= 0
        assert total == piece.kind.total or (piece.name, total) == ("keep", 0) or piece.name.startswith("trade_post")
    for clearing in range(1, state.map.size + 1):
        built = sum(state.count(piece.number, clearing) for piece in state.rules.pieces if piece.category == BUILDING)
        printed = state.map.data["clearings"][clearing - 1]["slots"]
        if "elder_treetop" in state.rules.landmark_places:  # §F.1: one more
            printed += state.site("elder_treetop").clearing == clearing
        for board in state.boards:  # §bots:7.7.5
            printed -= board.burnt.count(clearing) if isinstance(board, VagabotBoard) else 0
        assert state.slots[clearing] == printed - built - (state.ruins >> clearing & 1) >= 0


def check_items(state: Woodland) -> None:
    """Those of the supply are all there, but for what the Hundreds take out of the game (§14.2.3)."""
    if not any(name.startswith(("vagabond", "vagabot")) for name in state.rules.names):
        for item, number in enumerate(ITEM_SUPPLY):
            found = state.items[item] + items_apart(state)[item]
            assert found == number or ("hundreds" in state.rules.names and found < number)


# ---- rule and paths, counted plainly


def plain_ruler(state: Woodland, clearing: int) -> int:
    """§2.5 word by word, with the gardens of the Cult (§10.2.4), the tie of the Eyrie (§7.2.2), the tokens of the Soup
    Kitchens, hirelings that count for who controls them (§E.3.1) and the ties of the Nobles (R140). Bots rule as those
    do whose place they take (§bots:5.2.1, §bots:8.2.1)."""
    for piece in state.rules.pieces:
        if piece.name.startswith("garden") and state.count(piece.number, clearing):
            return piece.party
    strength = [0] * state.rules.party_count
    for piece in state.rules.pieces:
        cooks = piece.party < state.seats and "soup_kitchens" in [CARD_IDS[card] for card in state.crafted[piece.party]]
        worth = {WARRIOR: 1, BUILDING: 1, TOKEN: 2 if cooks else 0}
        holder = state.holder[piece.party]
        side = piece.party if holder == NONE else holder
        strength[side] += worth[piece.category] * state.count(piece.number, clearing)
    for seat in range(state.seats):  # §11.2.7.III
        for customer in plain_customers(state, seat):
            strength[customer] += state.warriors(seat, clearing)
        if plain_customers(state, seat):
            strength[seat] -= state.warriors(seat, clearing)
    best = [party for party, number in enumerate(strength) if number == max(strength) > 0]
    if len(best) == 1:
        return best[0]
    eyrie = max(state.rules.seat_of("eyrie"), state.rules.seat_of("electric_eyrie"))
    nobles = [party for party, name in enumerate(state.rules.party_names) if name == "bluebird_nobles"]
    lords = [eyrie, *[state.holder[party] for party in nobles]]
    beside = {piece.party for piece in state.rules.pieces if state.count(piece.number, clearing)}
    beside |= {party for party, place in enumerate(state.pawns) if place == clearing}
    if state.rules.edition.name == "fifth":  # whose Eyrie need no piece of their own
        beside.add(state.rules.seat_of("eyrie"))
    return next((lord for lord in lords if lord in best and lord in beside), NONE)


def plain_customers(state: Woodland, seat: int) -> list[int]:
    """§11.2.7.III: who treats warriors of this seat as its own; Involved: the enemies of a person who hired none."""
    board = state.boards[seat]
    dawn = state.phase == BIRDSONG or state.won_by.startswith("root:3.3.1")  # which wins before a phase begins
    if not isinstance(board, RiverfolkBoard | RiverfolkRobotsBoard) or dawn:
        return []
    if board.sold.mercenaries:  # a Vagabond has no use for them (§11.2.7.III.b)
        return [board.sold.customer] if state.rules.warrior[board.sold.customer] != NONE else []
    bot = state.rules.factions[seat]
    if not isinstance(bot, Bot) or not bot.has("involved") or state.turn not in state.rules.people:
        return []
    others = [other for other in range(state.seats) if other != seat and state.enemies(state.turn, other)]
    return [other for other in others if state.rules.warrior[other] != NONE]


def plain_neighbours(state: Woodland, seat: int, clearing: int) -> set[int]:
    """§2.2.1 word by word: a path that is not closed (§C.3.2), or what a crafted card makes of rivers and workshops."""
    data, crafted = state.map.data, [CARD_IDS[card] for card in state.crafted[seat]]
    shut = [list(pair) for place, pair in enumerate(state.map.closed) if state.closed >> place & 1]
    if seat in state.rules.machines:  # §bots:12.2
        shut = []
    joined = [pair for pair in (*data["paths"], *data["closed_paths"]) if pair not in shut]
    boats = any(
        isinstance(board, RiverfolkBoard | RiverfolkRobotsBoard) and board.sold.boats and board.sold.customer == seat
        for board in state.boards
    )
    if "boat_builders" in crafted or boats or state.rules.names[seat] == "riverfolk":  # §11.2.2, §11.2.7.II
        joined += data["rivers"]
    near = {a + b - clearing for a, b in joined if clearing in (a, b)}
    if "tunnels" in crafted:
        craft = state.rules.factions[seat].crafting_pieces(state, seat)
        mouths = {place for place in range(1, 13) if any(state.count(piece, place) for piece in craft)}
        gardens = [piece for piece in state.rules.buildings[seat] if craft and state.rules.names[seat] == "lizards"]
        if state.rules.options.get("landmark_printing") == "new" and "lost_city" in state.rules.landmark_places:
            city = state.site("lost_city").clearing  # every garden there crafts as any suit (§F.1)
            mouths |= {city} if any(state.count(piece, city) for piece in gardens) else set()
        near |= mouths - {clearing} if clearing in mouths else set()
    if state.rules.names[seat] in ("duchy", "drillbit_duchy") and state.count(
        state.rules.piece(seat, "tunnel"), clearing
    ):
        near.add(0)  # the Burrow (§12.2.2)
    return near


def plain_moves(state: Woodland, seat: int) -> set[str]:
    """§4.2, §4.2.1, §C.2.5 word by word, as texts of actions."""
    free = "corvid_planners" in [CARD_IDS[card] for card in state.crafted[seat]]
    out = set()
    for origin in range(1, 13):
        ferries = [site for site in state.sites if site.name == "ferry" and not site.used]
        coasts = set(state.map.data["coast"]) if any(site.clearing == origin for site in ferries) else set()
        near = plain_neighbours(state, seat, origin)
        for target in range(1, 13):
            ruled = seat in (plain_ruler(state, origin), plain_ruler(state, target))
            if target == origin or state.scorched >> target & 1 or not (ruled or free):
                continue
            for number in range(1, state.warriors(seat, origin) + 1):
                if target in near:
                    out.add(f"move {origin}>{target} x{number}")
                if target in coasts:
                    out.add(f"sail {target} x{number}")
    return out


def check_kept(state: Woodland) -> None:
    """What is kept beside the counts is what they say."""
    fresh = state.copy()
    fresh.count_all()
    for kept in ("spots", "held", "force", "slots", "suit_sets", "suited", "ruler", "realms", "powers"):
        assert getattr(state, kept) == getattr(fresh, kept), kept


def check_map(state: Woodland) -> None:
    for clearing in range(1, 13):
        assert state.ruler[clearing] == plain_ruler(state, clearing)
        for seat in range(state.seats):
            assert set(members(adjacent(state, seat, clearing))) == plain_neighbours(state, seat, clearing)


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_cards_and_pieces_are_conserved_and_rule_and_paths_hold(batch: int) -> None:
    """Every group of factions on every map with both decks."""
    for place, (factions, ground) in enumerate(tables(BATCHES, batch)):
        for number, game in enumerate(random_game(factions, ground, place * BATCHES + batch, 700)):
            if number % 7 == batch % 7 or game.over:
                state = game.state
                check_cards(state)
                check_pieces(state)
                check_items(state)
                check_map(state)
                check_kept(state)
                check(state)


@pytest.mark.parametrize(("board", "deck"), few_of_many(2, [GROUNDS[0], GROUNDS[-1], *GROUNDS]))
def test_the_moves_of_a_march_are_those_of_a_plain_second_count(board: str, deck: str) -> None:
    compared = 0
    for seed in range(3):
        for game in random_game(("marquise", "eyrie", "alliance"), (board, deck), seed, 500):
            if not game.over and game.decision.prompt in ("Act", "March") and game.decision.args["count"]:
                offered = {action.text for action in game.decision.actions if action.verb.name in ("move", "sail")}
                assert offered == plain_moves(game.state, game.decision.seat)
                compared += 1
    assert compared > 50


# ---- games end


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_random_games_end_and_every_decision_has_an_answer(batch: int) -> None:
    """Every seating; grounds in turn."""
    endings: Counter[str] = Counter()
    for place, seating in list(enumerate(SEATINGS))[batch::BATCHES]:
        game = new(seating, GROUNDS[place % len(GROUNDS)], place)
        state, dice = game.state, Dice(place)
        for _ in range(CAP):
            if not state.todo:
                break
            actions = state.decision.legal(state)
            assert actions, f"a decision without a legal action: {state.decision}"
            assert len(set(actions)) == len(actions), f"the same choice twice: {state.decision}"
            assert len(actions) < 500, f"too many choices: {state.decision}"
            state.play(actions[dice.below(len(actions))])
        check_cards(state)
        check_pieces(state)
        assert state.over == bool(state.winners)
        endings[state.won_by] += 1
        if state.won_by == "root:3.1":
            assert state.points[state.winners[0]] >= 30
    assert set(endings) <= {"root:3.1", "root:3.3.1.I", "root:3.3.1.II", ""}
    assert endings[""] <= endings.total() // 10  # a few of these players never get anywhere


# ---- saves, records, positions, copies


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_saves_and_positions_round_trip(batch: int) -> None:
    for place, (factions, ground) in enumerate(tables(3 * BATCHES, batch)):
        for number, game in enumerate(random_game(factions, ground, 100 + place, 600)):
            if number % 29 == batch or game.over:
                assert copse.load(game.save()) == game
                again = copse.position(game.position())
                assert again.position() == game.position()
                assert again.hash() == game.hash()


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_records_replay_to_the_same_game(batch: int) -> None:
    for factions, ground in tables(3 * BATCHES, batch + BATCHES):
        for number, game in enumerate(random_game(factions, ground, batch, 300)):
            if number % 100 == 99 or game.over:
                replayed = copse.replay(game.record())
                assert replayed == game
                assert replayed.hash() == game.hash()


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_copies_are_independent(batch: int) -> None:
    dice = Dice(batch + 1)
    for factions, ground in tables(4 * BATCHES, batch):
        for number, game in enumerate(random_game(factions, ground, batch, 400)):
            if not game.over and number % 7 == batch % 7:
                before, twin = game.book.dump(game.state), game.copy()
                for _ in range(3):
                    if not twin.over:
                        actions = twin.decision.actions
                        twin.apply(actions[dice.below(len(actions))])
                assert game.book.dump(game.state) == before


# ---- nothing leaks


def hidden_cards(state: Woodland, seat: int) -> list[list[int]]:
    return [zone.hidden_from(seat) for other, zone in enumerate(state.hands) if other != seat]


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(batch: int) -> None:
    """Two games that differ in what others hold: the same view, the same choices, the same events, and after a choice
    without chance the same seat to wait for."""
    differed = 0
    for factions, ground in tables(4 * BATCHES, batch):
        for number, game in enumerate(random_game(factions, ground, 200 + batch, 400)):
            if game.over or number % 6 != batch % 6:
                continue
            seat = game.decision.seat
            other = game.determinize(seat, number)
            differed += hidden_cards(other.state, seat) != hidden_cards(game.state, seat)
            for viewer in (seat, None):
                assert other.view(viewer) == game.view(viewer)
            assert (other.decision.seat, other.decision.prompt) == (seat, game.decision.prompt)
            assert other.decision.args == game.decision.args
            assert other.decision.actions == game.decision.actions
            compare_after(game.copy(), other, seat, number)
    assert differed > 100


def compare_after(game: Table, other: Table, seat: int, number: int) -> None:
    action = game.decision.actions[number % len(game.decision.actions)]
    before, after = len(game.events_for(seat)), len(other.events_for(seat))
    game.apply(action)
    other.apply(action)
    if game.state.sealed or other.state.sealed:
        return  # what was rolled, drawn or shown now may differ
    assert game.events_for(seat)[before:] == other.events_for(seat)[after:]
    assert game.view(seat) == other.view(seat)
    assert game.over == other.over
    if not game.over:
        assert (game.decision.seat, game.decision.prompt) == (other.decision.seat, other.decision.prompt)


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_re_dealing_keeps_all_that_the_seat_has_seen_and_loses_nothing(batch: int) -> None:
    for factions, ground in tables(6 * BATCHES, batch):
        for number, game in enumerate(random_game(factions, ground, 300 + batch, 400)):
            if game.over or number % 9 != batch % 9:
                continue
            for seat in range(game.seats):
                guess = game.determinize(seat, number)
                assert guess.view(seat) == game.view(seat)
                check_cards(guess.state)
                check(guess.state)

"""Thousands of games by lot on every map, with both decks, for two to six players, among whom every two factions meet
on every ground: each comes to an end, every question has an answer, and at the end nothing is missing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

import copse
from copse.kernel.actions import Action
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json
from copse.root.actions import CHARACTERS, CRAFT, DROP_DAMAGED, DROP_DAMAGED_SPENT, DROP_ITEM, DROP_SPENT, PART_WITH
from copse.root.cards import CARDS, DECKS, ITEM_SUPPLY, NO_ITEM, TORCH
from copse.root.check import check
from copse.root.dominance import dominates
from copse.root.factions.characters import BY_NAME
from copse.root.factions.hundreds import HundredsBoard
from copse.root.factions.satchel import VagabondBoard
from copse.root.hooks import NO_ACTIONS, NO_POINTS, NO_STEPS
from copse.root.maps import MAPS
from copse.root.ruins import BURIED, sets_of_items
from copse.root.state import NONE, NOTHING, Woodland
from tests.root.seatings import PAIRS, SIZES, seatings
from tests.root.test_20_properties import check_cards, check_pieces
from tests.script import few_of_many

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

BATCHES = 20
GAMES_PER_BATCH = 255
MOST_DECISIONS = 30_000  # most games need some 800; the longest so far 9,000
GROUNDS = list(product(MAPS, DECKS))
SEATINGS = seatings(BATCHES * GAMES_PER_BATCH)
DROPS = (DROP_ITEM, DROP_SPENT, DROP_DAMAGED, DROP_DAMAGED_SPENT, PART_WITH)


def play(state: Woodland, dice: Dice) -> list[tuple[str, Action]]:
    """Play by lot to the end; the answer is what was chosen, and which faction chose it."""
    chosen: list[tuple[str, Action]] = []
    while not state.over:
        actions = state.decision.legal(state)
        assert actions, f"a decision without a legal action: {state.decision}"
        assert len(chosen) < MOST_DECISIONS, f"the game goes on and on: {state.points}"
        chosen.append((state.rules.names[state.decision.seat], actions[dice.below(len(actions))]))
        state.play(chosen[-1][1])
    return chosen


def given_up(faction: str, action: Action) -> int:
    """The item that a choice takes out of the game, or NO_ITEM: dropped (§9.6.4), or sold by the Hundreds (§14.2.3)."""
    if action.verb in DROPS:
        return action.args[0]
    return CARDS[action.args[0]].item if faction == "hundreds" and action.verb is CRAFT else NO_ITEM


def check_items(state: Woodland, chosen: list[tuple[str, Action]]) -> None:
    """Every item is in the supply, in a box, in the Hoard, with a Vagabond or under a ruin, unless it was given up or,
    a torch, left on scorched earth (§D.6.2)."""
    there, found = Counter(dict(enumerate(ITEM_SUPPLY))), Counter(dict(enumerate(state.items)))
    found.update(state.buried)
    found.update({TORCH: state.scorched.bit_count()})
    found.update(item for faction, action in chosen if (item := given_up(faction, action)) != NO_ITEM)
    there.update(BURIED * sets_of_items(state))
    for box in (*state.boxes, *state.turned):
        found.update(dict(enumerate(box)))
    for board in state.boards:
        if isinstance(board, VagabondBoard):
            there.update(BY_NAME[CHARACTERS[board.character]].items)
            for side in board.items.sides:
                found.update(dict(enumerate(side)))
        elif isinstance(board, HundredsBoard):
            found.update(dict(enumerate(board.hoard)))
    assert +found == +there


def ending(state: Woodland) -> str:
    """How the game was won; what is said of it must be true."""
    first, *others = state.winners
    assert others == [seat for seat in range(state.seats) if state.partner[seat] == first]
    if state.won_by == "root:3.1":
        assert state.points[first] >= state.rules.goal
    else:
        assert state.won_by == dominates(state, first) != ""
        assert state.turn == first
    assert others or state.partner[first] == NONE
    if others:
        return "coalition"
    return "points" if state.won_by == "root:3.1" else "dominance"


@pytest.mark.parametrize("batch", few_of_many(1, range(BATCHES)))
def test_games_by_lot_end_and_nothing_is_missing(batch: int) -> None:
    endings: Counter[str] = Counter()
    for number in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH):
        seating, (board, deck) = SEATINGS[number], ground_of(number)
        options: dict[str, Json] = {"map": board, "deck": deck, "questions": "all"}  # so that more of them are met
        state = copse.new("root", factions=list[Json](seating), **options, seed=number).state
        chosen = play(state, Dice(number))
        check_cards(state)
        check_pieces(state)
        check_items(state, chosen)
        check(state)
        endings[ending(state)] += 1
    assert {"points", "dominance"} <= set(endings), endings
    assert (NO_ACTIONS, NO_POINTS, NO_STEPS) == ([], [], []), "what all who have nothing to say share was changed"
    assert NOTHING == [], "what all new states share was changed"


def test_games_by_lot_end_in_all_three_ways() -> None:
    tables = [seating for seating in SEATINGS if {"vagabond", "vagabond2"} <= set(seating) and len(seating) == 4]
    endings: Counter[str] = Counter()
    for number, seating in enumerate(tables[:60]):
        state = copse.new("root", factions=list(seating), seed=number).state
        play(state, Dice(number))
        endings[ending(state)] += 1
    assert set(endings) == {"points", "dominance", "coalition"}, endings


def ground_of(number: int) -> tuple[str, str]:
    """The next one each time that all pairs of factions have met, and from game to game."""
    return GROUNDS[(number + number // len(PAIRS)) % len(GROUNDS)]


def test_every_two_factions_meet_on_every_ground_and_at_tables_of_every_size() -> None:
    grounds, sizes = set(), set()
    for number, seating in enumerate(SEATINGS):
        for pair in combinations(sorted(seating), 2):
            grounds.add((pair, ground_of(number)))
            sizes.add((pair, len(seating)))
    pairs = [tuple(sorted(pair)) for pair in PAIRS]
    assert grounds >= set(product(pairs, GROUNDS))
    assert len(SEATINGS) >= 5000
    assert {size for _, size in sizes} == set(SIZES)

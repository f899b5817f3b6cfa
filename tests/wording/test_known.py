"""What a seat remembers of the others' hands and purses: all that it may know, with when and why, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.root.cards import CARD_IDS
from copse.smallworld.world import World
from copse.wording.known import COINS, INCOME, Known, When
from copse.wording.root.known import known_cards
from copse.wording.smallworld.known import known_coins
from tests.agents.secrets import twin
from tests.script import play, root


def held(found: list[Known], seat: int, pile: str = "") -> Counter[str]:
    known = (entry for entry in found if entry.seat == seat and entry.pile == pile)
    return Counter(entry.thing for entry in known if entry.sure and not entry.gone)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "factions",
    [
        ["alliance", "eyrie", "corvids", "vagabond"],
        ["duchy", "riverfolk", "keepers", "marquise"],
    ],
)
def test_a_seat_remembers_the_cards_that_it_has_seen_and_not_what_is_hidden(factions: list[Json]) -> None:
    game, lot, learned = copse.new("root", factions=factions, seed=2), random.Random(2), Counter[bool]()
    spent = 0
    for number in range(900):
        if game.over:
            break
        if number % 30 == 0:
            for viewer in range(4):
                found = known_cards(game.state, game.events_for(viewer), viewer)
                other = twin(game, number, viewer)
                assert known_cards(other.state, game.events_for(viewer), viewer) == found
                for seat, hand in enumerate(game.state.hands):
                    if seat == viewer or hand.open:
                        assert all(entry.seat != seat for entry in found)
                    else:
                        assert held(found, seat) == Counter(CARD_IDS[card] for card in hand.seen[viewer])
                for seat, board in enumerate(game.state.boards):
                    for zone in board.zones() if seat != viewer else ():
                        assert held(found, seat, "supporters") == Counter(CARD_IDS[card] for card in zone.seen[viewer])
                learned.update(entry.learned is not None for entry in found)
                spent += any(entry.pile and entry.gone for entry in found)
        game.apply(lot.choice(game.decision.actions))
    assert learned[True] > 20
    assert bool(spent) == ("alliance" in factions)
    assert learned[False] == 0  # each card has a line of the log that says why it is known


@pytest.mark.law("root:1.2.2")
def test_a_shown_hand_is_remembered_with_its_turn_until_its_cards_are_played() -> None:
    game = root("""
        factions marquise eyrie alliance
        turn 2 daylight
        clearing 7 marquise workshop 1 warrior 1
        clearing 5 eyrie roost 1 warrior 2
        crafted marquise codebreakers
        hand eyrie anvil sword
    """)
    play(game, "2 pass", "0 use codebreakers", "0 choose 1")
    found = known_cards(game.state, game.events_for(0), 0)
    assert [(entry.seat, entry.thing, entry.gone) for entry in found] == [(1, "anvil", None), (1, "sword", None)]
    assert {entry.learned for entry in found} == {When(last(game, "saw_hand"), "root:4.1.3", 0, 1)}
    assert known_cards(game.state, game.events_for(2), 2) == []
    play(game, "0 pass", "0 pass", "1 decree anvil:recruit")
    anvil, sword = sorted(known_cards(game.state, game.events_for(0), 0), key=lambda entry: entry.thing)
    assert anvil.gone == When(last(game, "decreed"), "root:7.4.2", 1, 1)
    assert (sword.gone, sword.sure) == (None, True)


@pytest.mark.law("root:8.2.3", "root:8.2.6")
def test_a_card_that_was_given_to_the_supporters_is_remembered_by_its_giver_alone() -> None:
    game = root("""
        factions alliance marquise eyrie
        turn 1 daylight
        clearing 5 alliance sympathy 1
        clearing 1 marquise warrior 1
        hand marquise anvil bake_sale
        alliance supporters sword
    """)
    play(game, "1 pass", "1 move 1>5 x1", "1 give bake_sale")
    (given,) = known_cards(game.state, game.events_for(1), 1)
    assert (given.seat, given.thing, given.pile, given.gone) == (0, "bake_sale", "supporters", None)
    assert given.learned == When(last(game, "gained_supporter"), "root:8.2.6", None, None)
    assert known_cards(game.state, game.events_for(2), 2) == []


def last(game: AnyGame, what: str) -> int:
    return max(number for number, event in enumerate(game.events) if event.what == what)


def test_in_small_world_everyone_remembers_what_a_purse_paid_and_took() -> None:
    game, lot = copse.new("smallworld", players=3, seed=4), random.Random(4)
    while not game.over:
        for viewer in range(3):
            assert isinstance(game.state, World)
            found = known_coins(game.state, game.events_for(viewer), viewer)
            assert {entry.seat for entry in found} == {0, 1, 2} - {viewer}
            for seat in {0, 1, 2} - {viewer}:
                own = [entry for entry in found if entry.seat == seat]
                assert sum(entry.amount for entry in own if entry.thing == COINS) == game.state.pouch[seat]
                secret = sum(entry.amount for entry in own if entry.thing == INCOME)
                assert secret == game.state.turns_scored(seat)
        game.apply(lot.choice(game.decision.actions))
    assert known_coins(game.state, game.events_for(0), 0) == []

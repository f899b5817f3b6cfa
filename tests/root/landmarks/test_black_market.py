"""The Black Market: three cards face down, and a swap in one's own turn. It stands in clearing 4 of the autumn map."""

from __future__ import annotations

import random

import pytest

import copse
from copse.kernel.errors import BadPosition
from copse.kernel.tasks import Json
from copse.root.actions import SWAP
from copse.root.landmarks.black_market import market
from copse.root.state import Woodland
from tests.root.landmarks.placed import with_landmarks
from tests.root.table import Table, hand, ids
from tests.script import legal, play

STALLS = ("black_market 4", "black_market stall 1 sappers", "black_market stall 2 armorers",
          "black_market stall 3 cobbler by eyrie")  # fmt: skip


def table(*lines: str, factions: str = "marquise eyrie alliance") -> Table:
    return with_landmarks("black_market", *STALLS, "hand marquise anvil sword", *lines, factions=factions)


def stall(game: Table, number: int) -> list[str]:
    return ids(market(game.state).stalls[number - 1].cards)


def seen_market(game: Table, viewer: int | None) -> Json:
    landmarks = game.view(viewer)["landmarks"]
    assert isinstance(landmarks, list)
    (row,) = landmarks
    assert isinstance(row, dict)
    return row["board"]


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_it_stands_where_there_is_one_slot_and_no_ruin() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=1, landmark_cards=["black_market"], seed=1)
    assert legal(game) == ["erect black_market 1", "erect black_market 3", "erect black_market 4"]


@pytest.mark.law("root:A.5.3", "root:F.1")
def test_three_cards_of_the_deck_lie_there_and_nobody_has_seen_them() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], landmarks=1, landmark_cards=["black_market"], seed=1)
    state = game.state
    assert isinstance(state, Woodland)
    deck = len(state.deck)
    game.apply("erect black_market 3")
    assert len(state.deck) == deck - 3
    stalls = market(state).stalls
    assert [len(stall.cards) for stall in stalls] == [1, 1, 1]
    assert not any(known for stall in stalls for known in stall.seen)
    for viewer in (0, 1, None):
        assert seen_market(game, viewer) == {"used": False, "cards": {"size": 3, "cards": []}, "stalls": [None] * 3}
    assert not any("card" in event.args for event in game.events[-1:]), "nor is it told"


@pytest.mark.law("root:F.1")
def test_who_has_faction_pieces_there_swaps_a_card_once_in_a_turn() -> None:
    game = table("clearing 4 marquise warrior 1")
    assert legal(game, "swap") == [f"swap {stall} for {card}" for stall in (1, 2, 3) for card in ("anvil", "sword")]
    play(game, "0 swap 2 for anvil")
    assert hand(game, "marquise") == ["sword", "armorers"]
    assert stall(game, 2) == ["anvil"]
    assert legal(game, "swap") == []
    assert market(game.state).used


@pytest.mark.law("root:F.1")
def test_a_token_or_the_pawn_is_enough_and_without_a_piece_there_is_no_swap() -> None:
    assert legal(table(), "swap") == []
    assert legal(table("clearing 4 marquise wood 1"), "swap") != []
    walker = with_landmarks(
        "black_market", *STALLS, "hand vagabond anvil", "pawn vagabond 4", factions="vagabond eyrie"
    )
    assert legal(walker, "swap") == ["swap 1 for anvil", "swap 2 for anvil", "swap 3 for anvil"]


@pytest.mark.law("root:F.1", "root:E.3.3")
def test_hirelings_are_no_faction_pieces() -> None:
    game = with_landmarks(
        "black_market", *STALLS, "hirelings forest_patrol", "held forest_patrol by eyrie", "hand eyrie ambush_fox",
        "clearing 4 forest_patrol warrior 1", "turn 0 birdsong", factions="eyrie alliance",
    )  # fmt: skip
    assert legal(game, "swap") == []


@pytest.mark.law("root:F.1")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_it_is_open_in_every_phase_of_an_own_turn_and_in_no_other(phase: str) -> None:
    game = table("clearing 4 marquise warrior 1", "clearing 4 eyrie warrior 1", f"turn 0 {phase}",
                 "hand eyrie ambush_fox")  # fmt: skip
    offered = set()
    for _ in range(30):
        if game.over or game.state.turn != 0:
            break
        assert game.decision.seat == 0
        offered |= {action.verb.name for action in game.decision.actions}
        game.apply(game.decision.actions[0])
    assert "swap" in offered


@pytest.mark.law("root:F.1")
def test_in_the_next_turn_it_is_open_again() -> None:
    game = with_landmarks("black_market", "black_market 4 used", *STALLS[1:-1], "turn 0 begin", "hand marquise anvil",
                          "clearing 4 marquise warrior 1")  # fmt: skip
    assert not market(game.state).used
    assert legal(game, "swap") != []


# ---- who knows what


@pytest.mark.law("root:F.1", "root:1.2")
def test_who_swaps_knows_both_cards_and_others_only_see_the_stall() -> None:
    game = table("clearing 4 marquise warrior 1", "seen marquise by alliance anvil")
    play(game, "0 swap 1 for anvil")
    assert seen_market(game, 0) == {
        "used": True,
        "cards": {"size": 3, "cards": ["anvil"]},
        "stalls": ["anvil", None, None],
    }
    assert seen_market(game, 2) == {"used": True, "cards": {"size": 3, "cards": []}, "stalls": [None] * 3}
    assert ids(game.state.hands[0].seen[2]) == [], "any card of the hand may be gone"
    told = [event for event in game.events if event.what in ("put_at_stall", "took_from_stall")]
    assert [event.what for event in told] == ["put_at_stall", "took_from_stall"]
    assert all(event.known_to == (0,) and "card" not in event.args for event in told)


@pytest.mark.ruling("R164")
@pytest.mark.law("root:F.1", "root:1.2")
def test_who_put_a_card_there_knows_who_took_it() -> None:
    game = table("clearing 4 marquise warrior 1")
    assert seen_market(game, 1) == {
        "used": False,
        "cards": {"size": 3, "cards": ["cobbler"]},
        "stalls": [None, None, "cobbler"],
    }
    play(game, "0 swap 3 for sword")
    assert ids(game.state.hands[0].seen[1]) == ["cobbler"]
    assert ids(game.state.hands[0].seen[2]) == []
    assert seen_market(game, 1) == {"used": True, "cards": {"size": 3, "cards": []}, "stalls": [None] * 3}


@pytest.mark.law("root:F.1", "root:11.2.3")
def test_an_open_hand_is_seen_to_give_and_to_take() -> None:
    game = with_landmarks("black_market", *STALLS, "hand riverfolk anvil", "clearing 4 riverfolk warrior 1",
                          factions="riverfolk eyrie marquise")  # fmt: skip
    play(game, "0 swap 1 for anvil")
    for viewer in range(3):
        assert ids(market(game.state).stalls[0].seen[viewer]) == ["anvil"]
        assert ids(game.state.hands[0].seen[viewer]) == ["sappers"]


@pytest.mark.law("root:1.2")
def test_a_swap_cannot_be_taken_back() -> None:
    game = table("clearing 4 marquise warrior 1")
    play(game, "0 swap 1 for anvil")
    assert game.state.sealed


@pytest.mark.law("root:1.2")
def test_what_a_seat_does_not_know_of_it_is_dealt_anew() -> None:
    game = table("clearing 4 marquise warrior 1")
    found = set()
    for seed in range(40):
        other = game.state.copy()
        other.redeal(1, seed)
        stalls = market(other).stalls
        assert ids(stalls[2].cards) == ["cobbler"]
        assert [len(stall.cards) for stall in stalls] == [1, 1, 1]
        found.add(ids(stalls[0].cards)[0])
    assert len(found) > 10


@pytest.mark.law("root:1.2")
def test_every_seat_sees_the_same_whatever_lies_at_the_stalls() -> None:
    options: dict[str, Json] = {"factions": ["marquise", "eyrie", "alliance"], "landmarks": 1, "seed": 5}
    game, lot, swaps, changed = copse.new("root", landmark_cards=["black_market"], **options), random.Random(5), 0, 0
    for number in range(400):
        if game.over:
            break
        actions = game.decision.actions
        action = lot.choice([action for action in actions if action.verb is SWAP] or actions)
        told = {}
        for observer in range(3):
            other = game.determinize(observer, number)
            assert other.view(observer) == game.view(observer)
            assert isinstance(other.state, Woodland)
            assert isinstance(game.state, Woodland)
            changed += [stall.cards for stall in market(other.state).stalls] != [
                stall.cards for stall in market(game.state).stalls
            ]
            if observer != game.decision.seat and action.verb is SWAP and action in other.decision.actions:
                other.apply(action)
                told[observer] = [event.seen_by(observer) for event in other.events[-2:]]
        game.apply(action)
        swaps += action.verb is SWAP
        for observer, news in told.items():
            assert news == [event.seen_by(observer) for event in game.events[-2:]]
    assert swaps > 5
    assert changed > 100


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("black_market stall 4 anvil", "the stall"),
        ("black_market stall 1 sword", "was given before"),
        ("black_market stall 2 anvil of eyrie", "'by' and who knows it"),
    ],
)
def test_impossible_stalls_are_refused(line: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        with_landmarks("black_market", "black_market 4", "black_market stall 1 sappers", line)


def test_its_cards_are_written_and_read() -> None:
    game = table()
    for line in STALLS:
        assert line in game.position().splitlines()
    assert copse.position(game.position()).hash() == copse.load(game.save()).hash() == game.hash()

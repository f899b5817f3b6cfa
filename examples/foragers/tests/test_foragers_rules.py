"""Tests of the rules from positions, of records, saves and positions, and of hidden information."""

from __future__ import annotations

from collections import Counter

import pytest
from foragers_table import TIE, at, moments

import copse
from copse.kernel.errors import BadPosition, BadSave, IllegalAction
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.law import select
from foragers.rules import DECK, PLAYERS
from foragers.table import Table


def table(game: object) -> Table:
    assert isinstance(game, copse.Game)
    assert isinstance(game.state, Table)
    return game.state


def test_the_most_valuable_mushroom_takes_the_basket() -> None:
    game = at(TIE, "lay truffle", "lay puffball")
    assert table(game).points == [6, 5]
    assert game.decision.prompt == "Swap"
    assert game.decision.seat == 0


def test_equal_mushrooms_cancel_each_other_and_the_points_stay() -> None:
    game = at(TIE, "lay truffle", "lay truffle")
    assert table(game).points == [2, 5]
    assert 5 <= table(game).basket <= 10  # four, plus the die of the next round


@pytest.mark.parametrize(("harmless", "scored"), [(False, 2), (True, 6)])
def test_a_fly_agaric_spoils_the_basket_unless_it_is_harmless(harmless: bool, scored: int) -> None:
    text = TIE.replace("hand 1 truffle", "hand 1 fly_agaric").replace("first 0", "option harmless true\nfirst 0")
    game = at(text if harmless else text.replace("option harmless true\n", ""), "lay truffle", "lay fly_agaric")
    assert table(game).points[0] == scored


def test_whoever_won_may_swap_openly() -> None:
    game = at(TIE, "lay truffle", "lay puffball", "swap bolete")
    state = table(game)
    assert state.discards[:1] == [4]
    assert len(state.hands[0]) == 2  # one for the swap and one for the end of the round


def test_what_is_not_in_the_hand_is_refused_with_its_paragraph() -> None:
    with pytest.raises(IllegalAction, match=r"foragers:2\.2"):
        at(TIE, "lay morel")


@pytest.mark.parametrize("players", PLAYERS)
def test_all_mushrooms_are_always_there_and_every_text_leads_back(players: int) -> None:
    for game in moments(players, seed=players):
        state = table(game)
        lying = [each for each in state.laid if each >= 0]
        assert Counter([*state.pile, *state.discards, *lying, *sum(state.hands, [])]) == Counter(DECK)  # noqa: RUF017
        assert copse.load(game.save()) == game
        assert copse.replay(game.record()) == game
        again = copse.position(game.position())
        assert again.position() == game.position()
        assert again.state.dump() == state.dump()
    assert game.outcome["law"] == "foragers:4.2"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("hand 0 truffle truffle truffle truffle", "more mushrooms of a kind"),
        ("hand 0 chanterele", "did you mean chanterelle"),
        ("hand 0 none", "cannot lay"),
        ("weather fine", "says nothing of this game"),
    ],
)
def test_an_impossible_position_is_refused(line: str, complaint: str) -> None:
    text = TIE.replace("hand 0 truffle bolete", line) if line.startswith("hand") else f"{TIE}{line}\n"
    with pytest.raises(BadPosition, match=complaint):
        at(text)


def test_a_forged_save_is_refused() -> None:
    game = copse.new("foragers", players=2, seed=1)
    payload: dict[str, Json] = {**game.book.dump(game.state), "hands": [[7, 7, 7, 7], [0]]}
    with pytest.raises(BadSave, match="impossible"):
        game.book.restore(game.options, Fields(payload, "the state"))


# ---- secrecy


@pytest.mark.parametrize("players", PLAYERS)
def test_two_seats_see_the_same_but_for_their_hands_and_what_they_laid(players: int) -> None:
    for game in moments(players, seed=20 + players):
        views = [game.view(seat) for seat in range(players)]
        state = table(game)
        for seat, view in enumerate(views):
            hand = view.pop("hand")
            assert isinstance(hand, list)
            assert len(hand) == len(state.hands[seat])
            rows = view.pop("seats")
            assert isinstance(rows, list)
            for who, row in enumerate(rows):
                assert isinstance(row, dict)
                if who != seat and not state.shown:
                    assert row["laid"] in (None, "face_down")
            decision = view.get("decision")
            if isinstance(decision, dict) and decision["seat"] != seat:
                assert "actions" not in decision
            view.pop("seat")
            view.pop("decision", None)
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_dealt_anew_looks_the_same_to_the_seat(players: int) -> None:
    dealt = 0
    for number, game in enumerate(moments(players, seed=40 + players)):
        for seat in (None, *range(players)):
            guess = game.determinize(seat, number)
            assert guess.view(seat) == game.view(seat)
            dealt += guess.state.dump() != game.state.dump()
    assert dealt > 0


def test_the_log_of_others_hides_what_was_drawn_and_laid() -> None:
    *_, game = moments(3, seed=7)
    for event in game.events_for(1):
        if event.what in ("drew", "laid") and event.args["seat"] != 1:
            assert "card" not in event.args
    assert all("card" not in event.args for event in game.events_for(None) if event.what in ("drew", "laid"))


# ---- words


def test_every_paragraph_that_is_cited_stands_in_the_book() -> None:
    cited = {event.law for seed in range(6) for event in list(moments(3, seed))[-1].events}
    assert cited <= {paragraph.id for paragraph in select("foragers")}

"""The kernel under a toy game: applying, undoing, what is seen, and games that end in the middle of a step."""

from __future__ import annotations

import random

import pytest

from copse.kernel.chance import Dice
from copse.kernel.errors import BadSetup, CannotUndo, GameOver, IllegalAction, UnknownAction
from copse.kernel.game import Game
from tests.kernel.toy import TOY, Table


def toy(seed: int = 1, cards: int = 2) -> Game[Table]:
    return Game.new(TOY, {"seed": seed, "cards": cards})


def at(*lines: str) -> Game[Table]:
    return Game.from_position(TOY, "\n".join(["copse position 2 toy", *lines]))


def test_an_action_may_be_given_as_value_text_or_number() -> None:
    first = toy().decision.actions[0]
    for form in (first, first.text, first.number):
        game = toy()
        game.apply(form)
        assert game.history[0].action is first


def test_an_illegal_action_names_paragraph_and_alternatives_and_changes_nothing() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    before = game.save()
    with pytest.raises(IllegalAction) as refusal:
        game.apply("show 4")
    assert refusal.value.law == "toy:turn"
    assert refusal.value.why == "toy:own_cards"
    assert refusal.value.legal == ("show 3", "show 5", "pass", "peek", "nod")
    assert "show 3, show 5, pass, peek, nod" in str(refusal.value)
    assert game.save() == before


@pytest.mark.parametrize(
    ("action", "complaint"),
    [("shwo 3", "did you mean show"), ("show 33", "did you mean show 3"), (-1, "from 0 to 12"), (13, "from 0 to 12")],
)
def test_what_is_no_action_at_all_is_told_apart(action: str | int, complaint: str) -> None:
    with pytest.raises(UnknownAction, match=complaint):
        toy().apply(action)


def test_a_game_that_ends_in_the_middle_of_a_step_leaves_nothing_to_do() -> None:
    game = at("hand 0 9", "hand 1 4", "points 2 0", "todo Turn 0")
    game.apply("show 9")
    game.apply("pass")
    assert game.over
    assert game.state.todo == []
    assert game.outcome["winners"] == [0]
    with pytest.raises(GameOver):
        game.apply("pass")
    with pytest.raises(GameOver):
        _ = game.decision


def test_the_outcome_of_a_game_that_goes_on_is_not_told() -> None:
    with pytest.raises(GameOver):
        _ = toy().outcome


def test_a_choice_is_taken_back_within_the_own_turn() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    before = game.save()
    game.apply("nod")
    game.undo(0)
    assert game.save() == before
    with pytest.raises(CannotUndo):
        game.undo(0)


def test_nothing_is_taken_back_across_a_draw() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    game.apply("pass")  # seat 1 draws
    with pytest.raises(CannotUndo, match="a roll, a draw or a revealed card"):
        game.undo(0)


def test_nothing_is_taken_back_across_something_shown() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    game.apply("peek")
    with pytest.raises(CannotUndo):
        game.undo(0)
    game.apply("nod")
    game.undo(0)
    assert [step.action.text for step in game.history] == ["peek"]


def test_nothing_is_taken_back_across_another_seats_choice() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    game.apply("show 3")
    game.apply("show 4")
    with pytest.raises(CannotUndo, match="not made by seat 0"):
        game.undo(0)


def test_nothing_is_taken_back_once_another_seat_was_asked_nor_after_its_answer() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    game.apply("nod")
    game.apply("show 3")
    before = game.save()
    for asked in (game, game.copy()):
        with pytest.raises(CannotUndo, match="seat 1 was asked since"):
            asked.undo(0)
        assert asked.save() == before
    game.apply("pass")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            game.undo(seat)


def test_whoever_runs_the_game_may_take_back_before_the_other_is_asked() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    before = game.save()
    game.apply("show 3")
    game.take_back(0)
    assert game.save() == before


def test_undoing_a_copy_leaves_the_original_alone() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    game.apply("nod")
    twin = game.copy()
    twin.undo(0)
    twin.apply("show 5")
    assert game.history[-1].action.text == "nod"
    game.undo(0)
    game.apply("show 3")
    assert twin.history[-1].action.text == "show 5"


def test_a_copy_is_independent_and_equal() -> None:
    game = toy()
    twin = game.copy()
    assert twin == game
    twin.apply("pass")
    assert twin != game
    assert game == toy()


def test_secrets_reach_only_those_who_know_them() -> None:
    game = toy()
    own = [event.args for event in game.events_for(0) if event.what == "dealt"]
    other = [event.args for event in game.events_for(1) if event.what == "dealt"]
    watching = [event.args for event in game.events_for(None) if event.what == "dealt"]
    assert ["card" in args for args in own] == [True, True, False, False, True]
    assert ["card" in args for args in other] == [False, False, True, True, False]
    assert not any("card" in args for args in watching)
    assert all(args.get("hidden") == 1 for args in watching)


def test_states_that_differ_in_secrets_look_the_same_to_the_others() -> None:
    first = at("hand 0 3 5", "hand 1 4", "todo Answer 0 2")
    second = at("hand 0 3 5", "hand 1 7", "todo Answer 0 2")
    assert first.view(0) == second.view(0)
    assert first.view(None) == second.view(None)
    assert first.view(1) != second.view(1)
    assert first.decision.actions == second.decision.actions


def test_only_the_seat_that_is_asked_sees_its_actions() -> None:
    game = at("hand 0 3 5", "hand 1 4", "todo Turn 0")
    asked, waiting = game.view(0)["decision"], game.view(1)["decision"]
    assert isinstance(asked, dict)
    assert isinstance(waiting, dict)
    assert asked["actions"] == ["show 3", "show 5", "pass", "peek", "nod"]
    assert "actions" not in waiting
    assert waiting["seat"] == 0


def test_re_dealing_keeps_what_is_known_and_mixes_the_rest() -> None:
    game = toy(cards=4)
    hands = set()
    for seed in range(20):
        guess = game.determinize(0, seed)
        assert guess.view(0) == game.view(0)
        assert sorted(guess.state.deck + guess.state.hands[0] + guess.state.hands[1]) == list(range(10))
        hands.add(tuple(guess.state.hands[1]))
    assert len(hands) == 5  # four of the five cards that seat 0 does not see


def test_re_dealing_forgets_announced_outcomes() -> None:
    game = at("hand 0 3 5", "hand 1 4", "coming card 9", "todo Turn 0")
    assert game.determinize(0, 1).state.coming == []


def test_an_announced_outcome_comes_up() -> None:
    game = at("hand 0 3 5", "hand 1 4", "coming card 9", "todo Turn 0")
    game.apply("pass")
    assert game.state.hands[1] == [4, 9]
    assert game.history[-1].outcomes == (("card", 9),)


def test_an_announced_outcome_that_cannot_come_up_changes_nothing() -> None:
    game = at("hand 0 3 5", "hand 1 4", "coming card 3", "todo Turn 0")
    before = game.save()
    with pytest.raises(ValueError, match="announced card 3 cannot come up"):
        game.apply("pass")
    assert game.save() == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadSetup, match="seats go from 0 to 1"):
        toy().view(seat)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"crads": 3}, "no option 'crads'; did you mean cards"),
        ({"cards": 9}, "'cards' must be a whole number from 1 to 4, not 9"),
        ({"cards": True}, "'cards' must be a whole number"),
        ({"open": 1}, "'open' must be true or false"),
        ({"seed": -1}, "'seed' must be"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, int], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        Game.new(TOY, options)


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    game = Game.new(TOY, {})
    again = Game.new(TOY, game.options)
    assert game == again


def test_toy_games_end_and_survive_saving_and_replaying_at_every_step() -> None:
    for seed in range(30):
        game, dice = toy(seed), Dice(seed)
        while not game.over:
            actions = game.decision.actions
            game.apply(actions[dice.below(len(actions))])
        assert 3 in game.state.points or not game.state.deck


@pytest.mark.parametrize("seed", range(20))
def test_whether_a_choice_can_be_taken_back_is_known_without_trying(seed: int) -> None:
    lot, game = random.Random(seed), toy(seed=seed)
    while not game.over:
        for seat in range(game.seats):
            trial, can = game.copy(), game.can_undo(seat)
            if can:
                trial.undo(seat)
            else:
                with pytest.raises(CannotUndo):
                    trial.undo(seat)
        game.apply(lot.choice(game.decision.actions))


def test_a_game_and_a_decision_say_what_they_are() -> None:
    game = Game.new(TOY, {"seed": 1})
    choice = game.decision
    told = f"seat {choice.seat} decides {choice.prompt} by {choice.law}, {len(choice.actions)} actions"
    assert repr(choice) == f"<{told}>"
    assert repr(game) == f"<game of toy, 2 seats, turn 1, 0 choices; {told}>"

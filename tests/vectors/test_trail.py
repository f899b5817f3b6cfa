"""The last choices: what a state remembers of them, and what of it a seat may know."""

from __future__ import annotations

from copse.games import AnyGame, load, new
from copse.kernel.chance import Dice
from copse.kernel.tasks import TRAIL
from copse.root.actions import VOCABULARY
from copse.vectors import encode
from copse.vectors.root import TRAILS
from tests.vectors.tables import taken_apart

VERBS = [*VOCABULARY.verbs]


def trail(game: AnyGame, seat: int) -> list[list[int]]:
    figures = taken_apart(game.book.name, encode(game.state, seat))["game", 0, "trail"]
    return [figures[at : at + TRAILS.width] for at in range(0, len(figures), TRAILS.width)]


def test_the_last_choices_stand_with_who_made_them_the_latest_first() -> None:
    game = new("root", factions=["marquise", "eyrie", "alliance"], seed=1)
    game.state.trail = [(1, VOCABULARY.parse("battle 5 2")), (0, VOCABULARY.parse("move 5>0 x2"))]
    for seat in range(3):
        move, battle, before = trail(game, seat)[:3]
        assert move == [VERBS.index("move") + 1, -seat % 3 + 1, 5 + 1, 0 + 1, 0, 0, 2]
        assert battle == [VERBS.index("battle") + 1, (1 - seat) % 3 + 1, 5 + 1, 0, 0, (2 - seat) % 3 + 1, 0]
        assert before == [0] * TRAILS.width


def test_of_a_secret_choice_others_know_the_verb_alone() -> None:
    game = new("root", factions=["corvids", "marquise", "eyrie"], seed=1)
    vectors = []
    for text in ("plot 5 bomb", "plot 7 raid"):
        game.state.trail = [(0, VOCABULARY.parse(text))]
        vectors.append([encode(game.state, seat) for seat in range(3)])
        assert trail(game, 1)[0] == [VERBS.index("plot") + 1, 3, 0, 0, 0, 0, 0]
        assert trail(game, 0)[0][2] > 0
    assert [one == other for one, other in zip(*vectors, strict=True)] == [False, True, True]


def test_what_is_dealt_anew_forgets_what_secret_choices_of_others_named() -> None:
    game = new("root", factions=["corvids", "marquise", "eyrie"], seed=1)
    game.state.trail = [(0, VOCABULARY.parse("plot 5 bomb")), (1, VOCABULARY.parse("craft anvil"))]
    kept, covered = game.determinize(0, 1).state.trail, game.determinize(1, 1).state.trail
    assert kept == game.state.trail
    assert (covered[0][1].verb.name, covered[1]) == ("plot", game.state.trail[1])
    game.state.trail[0] = (0, VOCABULARY.parse("plot 7 raid"))
    assert game.determinize(1, 1).state.trail == covered == game.determinize(None, 1).state.trail


def test_copies_and_saves_have_the_same_trail() -> None:
    for name in ("root", "smallworld"):
        game, dice = new(name, seed=3), Dice(3)
        for _ in range(30):
            game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
        assert game.state.trail == [(step.seat, step.action) for step in game.history[-TRAIL:]]
        for other in (game.copy(), load(game.save())):
            assert encode(other.state, 1) == encode(game.state, 1)
        before = game.state.trail[:]
        game.copy().apply(game.decision.actions[0])
        assert game.state.trail == before


def test_a_state_that_was_played_on_without_its_game_is_saved_with_its_trail() -> None:
    game, dice = new("root", seed=3), Dice(3)
    for _ in range(30):
        actions = game.state.decision.legal(game.state)
        game.state.play(actions[dice.below(len(actions))])
    assert not game.history
    assert load(game.save()).state.trail == game.state.trail != []
    assert load(game.determinize(0, 1).save()).state.trail == game.determinize(0, 1).state.trail

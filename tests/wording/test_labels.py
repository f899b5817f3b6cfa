"""Labels: their figures are those of the rules, and nothing hidden is told by them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import copse
from copse.games import AnyGame, RootGame
from copse.kernel.actions import Action
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.root.actions import BUILD, CRAFT, ORGANIZE, PREACH, SPREAD, SWAY, TRADE_POST
from copse.root.cards import CARD_IDS, CARDS, NO_ITEM
from copse.root.pieces import PIECES
from copse.root.score import scoreless
from copse.wording.games import labels_for
from tests.script import root

TABLES: list[list[Json]] = [
    ["marquise", "eyrie", "alliance", "vagabond"],
    ["lizards", "riverfolk", "duchy", "corvids"],
    ["hundreds", "keepers", "alliance", "vagabond", "vagabond2"],
]
SCORED_BY = {
    BUILD: ("root:6.5.4.III",), SPREAD: ("root:8.4.2.III",), ORGANIZE: ("root:8.6.1.IV",), PREACH: ("root:10.5.3",),
    SWAY: ("root:12.5.3.III",), TRADE_POST: ("root:11.5.6.III",), CRAFT: ("root:3.2.2", "root:7.2.3"),
}  # fmt: skip
MOST_POINTS = 5  # of one action
MORE_CHOICES = 5  # that may stand between an action and its points: what is paid with


@pytest.mark.parametrize("factions", TABLES)
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_labels_of_root_tell_nothing_that_the_seat_cannot_know(factions: list[Json], deck: str) -> None:
    unknowable(copse.new("root", factions=factions, deck=deck, seed=len(factions)), 300)


def test_labels_of_a_draft_tell_nothing_that_the_seat_cannot_know() -> None:
    unknowable(copse.new("root", factions=4, setup="advanced", hirelings="random", seed=4), 100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_is_told_in_every_language(language: str) -> None:
    for seed in range(6):
        game, dice = copse.new("root", factions=6, setup="advanced", seed=seed), random.Random(seed)
        while not game.state.turns:
            labels = labels_for(game, Words(language))
            assert labels.question(game)
            assert len(set(labels.actions(game).values())) == len(game.decision.actions)
            game.apply(dice.choice(game.decision.actions))
        for observer in (0, None):
            assert all(line for _, line in labels_for(game, Words(language)).events(game.events_for(observer)))


def test_a_vagabond_of_the_row_is_named_with_the_character() -> None:
    game = root("""
        factions none eyrie
        option setup "advanced"
        suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
        draft eyrie by eyrie
        draft vagabond character tinker
        draft duchy
        todo BeginTurn 0
        todo TakeFaction 0
    """)
    assert [*labels_for(game, Words("en")).actions(game).values()] == [
        "take Vagabond (Tinker)", "take Underground Duchy",
    ]  # fmt: skip
    assert [labels_for(game, Words("en")).seated(seat) for seat in (0, 1)] == ["Player 1", "Eyrie"]


@pytest.mark.parametrize("players", [2, 5])
def test_labels_of_small_world_tell_nothing_that_the_seat_cannot_know(players: int) -> None:
    unknowable(copse.new("smallworld", players=players, seed=players), 300)


def unknowable(game: AnyGame, choices: int) -> None:
    """Play by lot; whatever is hidden from the seat that decides may be dealt otherwise, and it reads the same."""
    dice, labels = random.Random(choices), labels_for(game, Words("en"))
    for seed in range(choices):
        if game.over:
            break
        refused = [action for action, _ in game.decision.blocked()]
        asked = [*game.decision.actions, *refused]
        other = game.determinize(game.decision.seat, seed)
        assert labels.question(game) == labels.question(other)
        assert labels.actions(game, asked) == labels.actions(other, asked)
        game.apply(dice.choice(game.decision.actions))


def test_what_an_action_is_said_to_score_is_what_it_scores() -> None:
    seen: Counter[str] = Counter()
    for seed, factions in enumerate(TABLES):
        dice = random.Random(seed)
        game = copse.new("root", factions=factions, deck="exiles", seed=seed)
        labels = labels_for(game, Words("en"))
        while not game.over:
            for action in game.decision.actions:
                if counts(game, action) and seen[action.verb.name] < 40:
                    [label] = labels.actions(game, [action]).values()
                    points = gained(game.copy(), action)
                    if points:
                        seen[action.verb.name] += 1
                        assert labels.words.say("points", points=points) in label
            game.apply(dice.choice(game.decision.actions))
    assert set(seen) == {verb.name for verb in SCORED_BY}


def counts(game: RootGame, action: Action) -> bool:
    """Whether an action scores, and all of its points would count."""
    state, seat = game.state, game.decision.seat
    if action.verb not in SCORED_BY or game.decision.prompt == "StartBuilding":
        return False
    if action.verb is CRAFT and CARDS[action.args[0]].item == NO_ITEM:
        return False
    return not scoreless(state, seat) and state.points[seat] < state.rules.goal - MOST_POINTS


def gained(game: RootGame, action: Action) -> int:
    """The points that come by the paragraph of the action; none, if it shows none."""
    seat, since = game.decision.seat, len(game.events)
    game.apply(action)
    for _ in range(MORE_CHOICES):
        for event in game.events[since:]:
            scored = (event.what, event.args.get("seat")) == ("scored", seat)
            if scored and event.law in SCORED_BY[action.verb]:
                return int(event.args["points"])
        if game.over:
            break
        game.apply(game.decision.actions[0])
    return 0


@pytest.mark.law("root:3.3.1")
@pytest.mark.parametrize(("activated", "promised"), [("", True), ("dominance marquise dominance_fox", False)])
def test_no_label_promises_points_to_who_scores_no_more(activated: str, promised: bool) -> None:
    game = root(f"""
        factions marquise eyrie alliance
        turn 0 daylight
        {activated}
        clearing 1 marquise workshop 1 warrior 2
        clearing 5 marquise warrior 2 wood 4
        hand marquise anvil
    """)
    labels = labels_for(game, Words("en"))
    [craft] = labels.actions(game, [CRAFT[CARD_IDS.index("anvil")]]).values()
    assert ("2 points" in craft, "0 points" in craft) == (promised, not promised)
    game.apply("pass")
    [build] = labels.actions(game, [BUILD[PIECES.index("workshop"), 5]]).values()
    assert ("0 points" in build) is not promised, build


@pytest.mark.law("root:9.2.8")
def test_the_reward_of_a_quest_promises_no_points_in_a_coalition() -> None:
    for partner, points in (("", 1), ("coalition vagabond eyrie", 0)):
        game = root(f"""
            factions vagabond marquise eyrie alliance
            turn 0 daylight
            pawn vagabond 5
            quests errand_rabbit
            vagabond character thief
            vagabond ready tea boots
            {partner}
        """)
        game.apply("quest errand_rabbit")
        assert game.decision.args["points"] == points

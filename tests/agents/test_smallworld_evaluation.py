"""The evaluation of Small World: where a sensible player has a clear choice, the heuristic agent finds it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import copse
from copse.agents import make, observe
from copse.agents.heuristic import Heuristic
from copse.agents.smallworld import SmallWorldEvaluation
from copse.games import SmallWorldGame
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json
from copse.smallworld.own import MOST
from copse.smallworld.traits import HOOKS
from tests.smallworld.table import turn

JUDGE = SmallWorldEvaluation()

THIN = [f"region {region} ratmen 1" for region in (2, 3, 4, 5, 8, 9, 10, 14)]
STRONG = ["region 4 ratmen 5", "region 9 ratmen 5", "region 10 ratmen 2"]
OFFERS = ["flying ratmen", "hill humans", "swamp wizards", "mounted giants", "forest elves", "heroic trolls"]

# Ratmen of seat 0, and Elves with five tokens beside region 9; nobody is near 4 and 24.
BESIEGED = [
    "region 4 ratmen 1",
    "region 9 ratmen 1",
    "region 24 ratmen 1",
    "people 1 mounted elves",
    "region 14 elves 5",
    "people 2 stout giants",
    "region 27 giants 1",
]


def choice(game: SmallWorldGame) -> str:
    return Heuristic(1).choose(observe(game)).text


# ---- conquest


def test_a_region_that_pays_more_is_taken_before_one_that_costs_the_same() -> None:
    assert choice(turn("conquer", "people 0 flying humans hand 2", "region 9 humans 1")) in (
        f"conquer {farmland}" for farmland in (4, 7, 11, 19, 23)
    )


def test_a_mountain_is_not_taken_while_cheaper_ground_lies_as_near() -> None:
    mountains = (3, 10, 13, 16, 18, 26, 27)
    game = turn("conquer", "people 0 flying ratmen hand 6", "region 9 ratmen 1")
    for _ in range(3):
        taken = choice(game)
        assert taken not in [f"conquer {mountain}" for mountain in mountains]
        game.apply(taken)


def test_a_spoil_that_pays_is_taken_before_an_empty_region() -> None:
    assert choice(turn("conquer", "people 0 pillaging orcs hand 3", "region 4 orcs 1", tribes="9")) == "conquer 9"


def test_the_own_people_in_decline_is_left_alone() -> None:
    own = ["people 0 - elves declined", "region 9 elves 1"]
    assert choice(turn("conquer", "people 0 stout ratmen hand 5", "region 4 ratmen 1", *own)) != "conquer 9"


def test_the_last_token_tries_its_luck() -> None:
    assert choice(turn("conquer", "people 0 hill ratmen hand 1", "region 4 ratmen 1")).startswith("reinforce")


def test_the_dragon_goes_where_it_saves_most() -> None:
    guarded = ["people 1 mounted elves", "region 9 elves 4"]
    assert choice(turn("conquer", "people 0 dragon_master ratmen hand 4", "region 4 ratmen 1", *guarded)) == "unleash 9"


def test_sorcery_comes_before_force() -> None:
    lone = ["people 1 mounted elves", "region 9 elves 1"]
    assert choice(turn("conquer", "people 0 hill sorcerers hand 3", "region 4 sorcerers 1", *lone)) == "convert 9"


def test_no_region_is_given_up_without_need() -> None:
    assert choice(turn("ready", "people 0 flying ratmen", *STRONG)) == "march"


# ---- decline


@pytest.mark.parametrize("round_", [3, 5, 7, 9])
def test_a_people_spread_thin_declines_while_there_is_time(round_: int) -> None:
    assert choice(turn("begin", f"round {round_}", "people 0 flying ratmen", *THIN)) == "decline"


@pytest.mark.parametrize("round_", [2, 5])
def test_a_people_with_tokens_to_spare_goes_on(round_: int) -> None:
    assert choice(turn("begin", f"round {round_}", "people 0 flying ratmen", *STRONG)) == "expand"


def test_nobody_declines_in_the_last_round() -> None:
    assert choice(turn("begin", "round 10", "people 0 flying ratmen", *THIN)) == "expand"
    assert choice(turn("farewell", "round 10", "people 0 stout ratmen", *THIN)) == "stay"


def test_a_people_that_may_decline_after_scoring_does() -> None:
    assert choice(turn("farewell", "round 5", "people 0 stout ratmen", *THIN)) == "decline"


# ---- picking


@pytest.mark.parametrize("place", range(6))
def test_a_pair_with_many_coins_on_it_is_taken(place: int) -> None:
    offers = [f"offer {pair} {20 if number == place else 0}" for number, pair in enumerate(OFFERS)]
    assert choice(turn("begin", *offers)) == f"pick {place + 1}"


def test_coins_at_once_count_for_more_in_the_last_round() -> None:
    offers = [f"offer {pair}" for pair in (*OFFERS[1:4], "wealthy dwarves", "berserk amazons", "spirit skeletons")]
    assert choice(turn("begin", "round 10", *offers)) == "pick 4"


# ---- defence


def test_spare_tokens_go_where_a_rival_stands_at_the_border() -> None:
    assert choice(turn("redeploy", "people 0 hill ratmen hand 3", *BESIEGED)).startswith("deploy 9 ")


def test_of_two_borders_the_richer_is_defended() -> None:
    lands = ["region 11 humans 1", "region 9 humans 1", "people 1 mounted elves", "region 10 elves 6"]
    assert choice(turn("redeploy", "round 9", "people 0 forest humans hand 2", *lands)).startswith("deploy 11 ")


@pytest.mark.parametrize(
    ("people", "guard"),
    [
        ("heroic ratmen", "station 9"),
        ("fortified ratmen", "fortify 9"),
        ("bivouacking ratmen encampments 5", "encamp 9"),
    ],
)
def test_heroes_fortresses_and_encampments_guard_what_is_in_danger(people: str, guard: str) -> None:
    assert choice(turn("redeploy", f"people 0 {people}", *BESIEGED)).startswith(guard)


def test_peace_is_made_with_the_neighbour_who_could_attack() -> None:
    assert choice(turn("farewell", "people 0 diplomat ratmen", *BESIEGED)) == "befriend 1"


def test_a_region_that_is_better_held_is_worth_more() -> None:
    weak = turn("end", "people 0 heroic ratmen", *BESIEGED)
    held = turn("end", "people 0 heroic ratmen", *[line.replace("9 ratmen 1", "9 ratmen 1 hero") for line in BESIEGED])
    assert JUDGE.value(held.state, 0) > JUDGE.value(weak.state, 0)


# ---- what the figures must be


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_has_a_weight_above_nothing(players: int) -> None:
    game = copse.new("smallworld", players=players, seed=players)
    agents = [make("random", seat) for seat in range(players)]
    while not game.over:
        weights = JUDGE.weights(game.state, game.decision.actions)
        assert len(weights) == len(game.decision.actions)
        assert min(weights) > 0
        game.apply(agents[game.decision.seat].choose(observe(game)))


def test_scoring_changes_where_the_coins_are_and_not_what_the_game_is_worth() -> None:
    before = turn("conquer", "people 0 merchant dwarves", "region 4 dwarves 1", "region 10 dwarves 1")
    after = before.copy()
    after.apply("stop")
    assert after.state.coins[0] == 5 + 2 + 2 + 1
    assert after.decision.seat == 1
    assert JUDGE.value(after.state, 0) == pytest.approx(JUDGE.value(before.state, 0), abs=1.0)


def test_what_others_have_in_their_secret_purses_changes_nothing() -> None:
    game = turn("begin", "people 0 flying ratmen", *BESIEGED)
    rich = game.copy()
    rich.state.coins = replaced(rich.state.coins, 1, rich.state.coins[1] + 40)
    assert JUDGE.value(rich.state, 0) == JUDGE.value(game.state, 0)
    assert JUDGE.value(rich.state, 1) > JUDGE.value(game.state, 1)


def test_open_purses_count() -> None:
    game = turn("begin", "option open_coins true", "people 0 flying ratmen", *BESIEGED)
    rich = game.copy()
    rich.state.coins = replaced(rich.state.coins, 1, rich.state.coins[1] + 40)
    assert JUDGE.value(rich.state, 0) < JUDGE.value(game.state, 0)


def test_who_has_won_is_better_off_than_who_has_lost() -> None:
    game = copse.new("smallworld", players=3, seed=1, open_coins=True)
    while not game.over:
        game.apply(make("random", len(game.history)).choose(observe(game)))
    values = [JUDGE.value(game.state, seat) for seat in range(3)]
    assert game.outcome["winners"] == [values.index(max(values))]


# ---- races and powers of the players' own


def some(hook: str) -> Json:
    """As much of a hook as may be declared."""
    default = HOOKS[hook]
    if isinstance(default, bool):
        return True
    return MOST[hook] if isinstance(default, int) else ["any"]


@pytest.mark.parametrize("hook", HOOKS)
def test_own_races_are_judged_by_what_they_declare(hook: str) -> None:
    badgers: Mapping[str, Json] = {"id": "badgers", "value": 6, "replaces": "skeletons", "coins_in": ["swamp"]}
    gifted: Json = {"race": [{**badgers, hook: some(hook)}]}
    plain: Json = {"race": [dict(badgers)]}
    worth = []
    for own in (plain, gifted):
        game = copse.new("smallworld", players=2, seed=1, own=own)
        game.state.offer = replaced(game.state.offer, 0, (game.state.rules.race("badgers"), 0, 0))
        game.apply("pick 1")
        worth.append(JUDGE.value(game.state, 0))
    assert worth[1] > worth[0]


def test_a_game_with_an_own_race_of_many_gifts_is_played_to_its_end() -> None:
    gifts = {hook: some(hook) for hook in HOOKS}
    own: Json = {"race": [{"id": "badgers", "value": 6, "replaces": "skeletons", **gifts}]}
    game = copse.new("smallworld", players=2, seed=1, own=own)
    game.state.offer = replaced(game.state.offer, 0, (game.state.rules.race("badgers"), 0, 9))
    while not game.over:
        game.apply(choice(game))


# ---- strength


def test_looking_ahead_beats_those_who_choose_by_lot() -> None:
    won = 0
    for seed in range(8):
        game = copse.new("smallworld", players=4, seed=seed)
        agents = [make("heuristic" if seat == seed % 4 else "random", seed) for seat in range(4)]
        while not game.over:
            game.apply(agents[game.decision.seat].choose(observe(game)))
        won += game.outcome["winners"] == [seed % 4]
    assert won >= 7

"""Every refusal of an action that exists names its paragraph, and says what that has to do with it."""

from __future__ import annotations

from random import Random

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.actions import Verb
from copse.kernel.errors import IllegalAction
from copse.kernel.tasks import Json
from copse.law.index import index
from copse.root.actions import PASS, STOP, VOCABULARY
from copse.root.factions import FACTIONS
from copse.root.landmarks import CLOSED_PATHS, LANDMARKS, OLD
from copse.root.pause import is_extra
from copse.smallworld.actions import STOP as END
from tests.root.seatings import seatings
from tests.script import play, root, small_world

TABLES: list[tuple[str, dict[str, Json]]] = [
    *[("root", dict[str, Json](factions=list[Json](seating))) for seating in seatings(12)],
    *[("smallworld", dict[str, Json](players=players)) for players in (2, 3, 4, 5)],
]
LET = {verb for owner in (*FACTIONS.values(), CLOSED_PATHS, *LANDMARKS[OLD].values()) for verb in owner.lets}
ANYWHERE = {PASS, STOP, END, *filter(is_extra, VOCABULARY.verbs.values()), *LET}


def tried(game: AnyGame, lot: Random) -> IllegalAction | None:
    """The refusal of some action, whichever kind it is of; None if it happens to be legal."""
    verb = lot.choice([*game.vocabulary.verbs.values()])
    action = lot.choice([*verb])
    if action in game.decision.actions:
        return None
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action)
    return refusal.value


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_refusal_names_a_paragraph_and_says_what_it_has_to_do_with_it(
    name: str, options: dict[str, Json]
) -> None:
    game, lot = copse.new(name, seed=1, **options), Random(1)
    for _ in range(300):
        if game.over:
            break
        refusal = tried(game, lot)
        if refusal is not None:
            assert not index()[refusal.why].not_a_rule or refusal.why == refusal.law
            assert f"{refusal.reason.words} §{refusal.why}" in str(refusal)
        game.apply(lot.choice(game.decision.actions))


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_a_question_deals_in_is_all_that_it_offers(name: str, options: dict[str, Json]) -> None:
    game, lot = copse.new(name, seed=2, **options), Random(2)
    while not game.over:
        task = game.state.decision
        offered: set[Verb] = {action.verb for action in game.decision.actions} - ANYWHERE
        if task.verbs:
            assert offered <= set(task.verbs), task
        game.apply(lot.choice(game.decision.actions))


WANDERING = """
    factions vagabond marquise eyrie
    turn 0 daylight
    pawn vagabond 5
    vagabond character thief
    vagabond ready boots
    vagabond damaged tea
    vagabond relation eyrie hostile
    clearing 5 marquise warrior 1
    clearing 1 eyrie warrior 1
"""


@pytest.mark.law("root:9.5.1", "root:9.5.2", "root:9.5.6", "root:9.5.7", "root:9.2.9.III.b")
@pytest.mark.parametrize(
    ("action", "law", "words"),
    [
        ("battle 5 1", "root:9.5.2", "forbidden by"),  # no sword
        ("strike 1", "root:9.5.6", "forbidden by"),  # no crossbow
        ("repair tea", "root:9.5.7", "forbidden by"),  # no hammer
        ("go 1", "root:9.2.9.III.b", "forbidden by"),  # a second boot is missing
        ("go 13", "root:9.5.1", "forbidden by"),  # a forest
        ("battle 9 1", "root:4.3", "something is missing that is asked for by"),  # nobody there
        ("aid 1 anvil", "root:9.5.4", "something is missing that is asked for by"),  # no such card
        ("raze 5", "root:9.5", "nothing of the kind is chosen by"),
    ],
)
def test_a_vagabond_is_told_which_items_he_lacks(action: str, law: str, words: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        root(WANDERING).apply(action)
    assert refusal.value.reason == (law, words)


@pytest.mark.law("root:13.7.2", "root:9.5.1")
def test_a_vagabond_in_a_snare_is_told_of_it() -> None:
    game = root("""
        factions vagabond corvids
        turn 0 daylight
        pawn vagabond 5
        vagabond ready boots
        clearing 5 corvids snare 1
    """)
    with pytest.raises(IllegalAction, match=r"forbidden by §root:13\.7\.2"):
        game.apply("go 1")


@pytest.mark.law("sw:power.berserk", "sw:conquest.cost", "sw:conquest.following")
def test_after_a_berserk_roll_every_region_out_of_reach_says_why() -> None:
    game = small_world("""
        players 3
        turn 0 conquer
        people 0 berserk ratmen hand 2
        region 10 ratmen 1
        coming die 0
    """)
    play(game, "0 roll")
    assert game.decision.prompt == "BerserkConquer"
    laws = {block.law for block in game.decision.blocked()}
    assert {"sw:conquest.cost", "sw:conquest.following", "sw:conquest.water"} <= laws

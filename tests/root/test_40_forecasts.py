"""Forecasts of the Decree: which columns can be resolved this turn and the next, by what the Eyrie know (§7.5.2)."""

from __future__ import annotations

import inspect
import re

import pytest

import copse
from copse.games import AnyGame
from copse.locale import Words
from copse.root.actions import COLUMNS
from copse.root.factions import decree
from tests.root.editions.by import by
from tests.root.table import Table
from tests.script import few_of_many, play, root

START = "clearing 1 eyrie roost 1 warrior 6\nhand eyrie anvil sword root_tea_rabbit royal_claim"


def birdsong(lines: str, decree: str = "", leader: str = "charismatic") -> Table:
    """The Eyrie add to the Decree; `decree` has a line for each column."""
    orders = [f"eyrie decree {line.strip()}" for line in decree.splitlines() if line.strip()]
    return root("\n".join(["factions eyrie marquise", "turn 0 birdsong", f"eyrie leader {leader}", *orders, lines]))


def told(game: AnyGame, action: str | None = None, turn: int = 0) -> dict[str, str]:
    """By column with cards: the verdict and the reason, if it is not simply possible."""
    return {
        each.value: " ".join(
            [each.verdict, *([each.name] if each.verdict != "yes" else []), *map(str, each.args.values())]
        )
        for each in game.forecast(action)
        if each.turn == turn and each.verdict != "nothing"
    }


def next_turn(game: AnyGame, action: str | None = None) -> dict[str, str]:
    return told(game, action, 1)


# ---- each column


def test_an_empty_column_is_named_as_such() -> None:
    forecast = birdsong(START, "recruit vizier").forecast()
    assert [(each.value, each.verdict) for each in forecast[:4]] == [
        (column, "nothing" if column != "recruit" else "yes") for column in COLUMNS
    ]


def test_recruiting_needs_a_roost_for_the_card() -> None:
    game = birdsong(START)
    assert told(game, "decree anvil:recruit") == {"recruit": "yes"}  # fox, and the roost is in a fox clearing
    assert told(game, "decree sword:recruit") == {"recruit": "no no-roost mouse"}
    assert told(game, "decree royal_claim:recruit") == {"recruit": "yes"}  # a bird matches any clearing


@pytest.mark.parametrize(
    ("leader", "warriors", "expected"),
    [("builder", 19, "yes"), ("charismatic", 18, "yes"), ("charismatic", 19, "no no-warriors 2")],
)
def test_recruiting_needs_warriors_and_more_for_the_charismatic(leader: str, warriors: int, expected: str) -> None:
    game = birdsong(f"clearing 1 eyrie roost 1 warrior {warriors}\nhand eyrie anvil", leader=leader)
    assert told(game, "decree anvil:recruit") == {"recruit": expected}


def test_moving_needs_warriors_where_the_card_says() -> None:
    game = birdsong(START)
    assert told(game, "decree anvil:move") == {"move": "yes"}
    assert told(game, "decree sword:move") == {"move": "no no-troops mouse"}
    assert told(birdsong(START, "move vizier"), "decree sword:move") == {
        "move": "yes"
    }  # after a move to a mouse clearing


def test_a_move_needs_rule_of_either_clearing() -> None:
    crowd = "\n".join(f"clearing {clearing} marquise warrior 4" for clearing in (1, 5, 9, 10))
    game = birdsong(f"clearing 1 eyrie warrior 1\nclearing 3 eyrie roost 1 warrior 1\n{crowd}\nhand eyrie anvil")
    assert told(game, "decree anvil:move") == {"move": "no no-way"}


def test_warriors_that_are_recruited_first_can_move() -> None:
    game = birdsong("clearing 1 eyrie roost 1\nclearing 2 eyrie warrior 1\nhand eyrie anvil", "recruit vizier")
    assert told(game, "decree anvil:move") == {"recruit": "yes", "move": "yes"}
    alone = birdsong("clearing 1 eyrie roost 1\nclearing 2 eyrie warrior 1\nhand eyrie anvil")
    assert told(alone, "decree anvil:move") == {"move": "no no-troops fox"}


def test_a_battle_needs_an_enemy_within_reach() -> None:
    cats = START + "\nclearing 10 marquise warrior 1"
    assert told(birdsong(cats), "decree root_tea_rabbit:battle") == {"battle": "no no-enemy rabbit"}
    assert told(birdsong(cats, "move vizier"), "decree root_tea_rabbit:battle") == {"move": "yes", "battle": "yes"}
    assert told(birdsong(cats, "move vizier"), "decree anvil:battle")["battle"] == "no no-enemy fox"


def test_building_needs_a_slot_in_a_clearing_that_can_be_ruled() -> None:
    game = birdsong(START)
    assert told(game, "decree anvil:build") == {"build": "no no-site fox"}  # there is a roost already
    assert told(game, "decree sword:build") == {"build": "no no-site mouse"}
    assert told(birdsong(START, "move vizier"), "decree sword:build") == {"move": "yes", "build": "yes"}
    guarded = START + "\nclearing 9 marquise warrior 9"
    assert told(birdsong(guarded, "move vizier"), "decree sword:build") == {"move": "yes", "build": "no no-way"}


def test_each_order_to_build_needs_a_clearing_of_its_own() -> None:
    lines = "clearing 9 eyrie warrior 2\nclearing 1 eyrie roost 1\nhand eyrie sword"
    assert told(birdsong(lines), "decree sword:build") == {"build": "yes"}
    assert told(birdsong(lines, "build vizier"), "decree sword:build") == {"build": "no few-sites 2"}


def test_building_needs_a_roost() -> None:
    roosts = "\n".join(f"clearing {clearing} eyrie roost 1" for clearing in (1, 2, 3, 4, 5, 6, 7))
    game = birdsong(f"{roosts}\nclearing 9 eyrie warrior 2\nhand eyrie sword")
    assert told(game, "decree sword:build") == {"build": "no no-roosts-left 1"}


# ---- the columns together


def test_earlier_columns_make_later_ones_possible_or_not() -> None:
    """The only warriors may leave or stay: they move with one, and build with the other."""
    lines = "clearing 1 eyrie roost 1\nclearing 9 eyrie warrior {}\nclearing 12 marquise warrior 2\nhand eyrie sword"
    assert told(birdsong(lines.format(2), "move vizier"), "decree sword:build") == {"move": "yes", "build": "yes"}
    trapped = lines.format(1) + "\nclearing 1 marquise warrior 3\nclearing 4 marquise warrior 3"
    assert told(birdsong(trapped, "move vizier"), "decree sword:build") == {"move": "yes", "build": "no no-way"}


def test_a_column_that_fails_says_nothing_about_the_others() -> None:
    game = birdsong(START + "\nclearing 1 marquise warrior 1", "recruit vizier\nbattle vizier")
    assert told(game, "decree sword:build") == {"recruit": "yes", "battle": "yes", "build": "no no-site mouse"}


def test_dice_decide_what_follows_in_the_clearing_of_a_battle() -> None:
    lines = (
        "clearing 9 eyrie warrior 2\nclearing 9 marquise warrior 1\nclearing 1 eyrie roost 1\nhand eyrie sword anvil"
    )
    game = birdsong(lines, "battle vizier")
    assert told(game, "decree sword:build") == {"battle": "yes", "build": "unsure dice"}
    elsewhere = birdsong(lines + "\nclearing 7 eyrie warrior 1", "battle vizier")
    assert told(elsewhere, "decree sword:build") == {"battle": "yes", "build": "yes"}
    assert told(game, "decree sword:battle") == {"battle": "unsure dice"}  # the only enemy may be gone


def test_a_battle_may_bring_the_rule_that_building_needs() -> None:
    lines = "clearing 9 eyrie warrior 2\nclearing 9 marquise warrior 3\nclearing 1 eyrie roost 1\nhand eyrie sword"
    assert told(birdsong(lines, "battle vizier"), "decree sword:build") == {"battle": "yes", "build": "unsure dice"}


def test_without_a_roost_the_new_one_counts() -> None:
    game = birdsong("clearing 5 marquise warrior 1\nhand eyrie anvil sword")
    assert told(game, "decree anvil:recruit") == {"recruit": "yes"}
    assert told(game, "decree sword:recruit") == {"recruit": "yes"}


# ---- the next turn


def test_the_next_turn_counts_what_this_one_takes() -> None:
    game = birdsong("clearing 1 eyrie roost 1 warrior 17\nhand eyrie anvil", leader="charismatic")
    assert told(game, "decree anvil:recruit") == {"recruit": "yes"}  # 3 are left, and it takes 2
    assert next_turn(game, "decree anvil:recruit") == {"recruit": "no no-warriors 4"}
    plenty = birdsong(START)
    assert next_turn(plenty, "decree anvil:recruit") == {"recruit": "yes"}


def test_the_next_roost_needs_another_clearing() -> None:
    lines = "clearing 9 eyrie warrior 2\nclearing 1 eyrie roost 1\nhand eyrie sword"
    assert next_turn(birdsong(lines), "decree sword:build") == {"build": "no few-sites 2"}
    assert next_turn(birdsong(lines + "\nclearing 7 eyrie warrior 2"), "decree sword:build") == {"build": "yes"}


def test_turmoil_leaves_nothing_to_forecast() -> None:
    assert next_turn(birdsong(START), "decree sword:build") == {}


# ---- where it is told


def test_every_reason_has_words() -> None:
    names = re.findall(r'Reason\("([a-z-]+)"|, "(no-[a-z]+)", ', inspect.getsource(decree))
    assert len(names) >= 13
    for language in ("en", "ru", "uk"):
        words = Words(language, "root")
        assert [name for pair in names for name in pair if name and f"forecast-{name}" not in words] == []


def test_daylight_tells_what_is_left() -> None:
    game = birdsong(START, "recruit vizier\nmove vizier")
    play(game, "0 decree sword:build", "0 pass", "0 pass", "0 enlist 1")
    assert told(game) == {"move": "yes", "build": "yes"}
    assert told(game, "move 1>9 x2") == {"build": "yes"}
    assert told(game, "move 1>5 x2") == {"build": "no no-site mouse"}
    assert next_turn(game)["recruit"] == "yes"


def test_questions_of_other_things_have_no_forecast() -> None:
    game = birdsong(START)
    play(game, "0 decree anvil:recruit", "0 pass")
    assert game.decision.prompt == "Roosts"
    assert game.forecast() == ()
    assert copse.new("smallworld", seed=1).forecast() == ()


@pytest.mark.parametrize(("edition", "expected"), [("early", "no many-birds"), ("marauder", "yes")])
def test_the_early_law_counts_birds(edition: str, expected: str) -> None:
    """§early:6.7: the fifth order by a bird is turmoil."""
    lines = """
        factions eyrie marquise
        turn 0 birdsong
        eyrie leader despot
        eyrie decree recruit vizier {}
        eyrie decree move vizier vizier
        clearing 1 eyrie roost 1 warrior 6
        hand eyrie royal_claim anvil
    """
    full = by(edition, lines.format("vizier"))
    assert told(full, "decree royal_claim:move") == {"recruit": "yes", "move": expected}
    assert told(full, "decree anvil:move") == {"recruit": "yes", "move": "yes"}
    assert told(by(edition, lines.format("")), "decree royal_claim:move") == {"recruit": "yes", "move": "yes"}


# ---- what it knows


@pytest.mark.parametrize("seed", few_of_many(3, range(20)))
def test_it_is_the_same_whatever_is_hidden(seed: int) -> None:
    game = copse.new("root", factions=["eyrie", "marquise", "alliance", "corvids"], seed=seed)
    while not game.over and len(game.history) < 400:
        choice = game.decision
        if choice.forecasts:
            for action in (None, *choice.actions[:: max(1, len(choice.actions) // 5)]):
                known = game.forecast(action)
                for guess in range(2):
                    assert game.determinize(choice.seat, guess).forecast(action) == known
        game.apply(choice.actions[(seed + len(game.history) * 7) % len(choice.actions)])


def test_it_leaves_the_game_alone() -> None:
    game = birdsong(START, "recruit vizier")
    before = game.hash()
    game.forecast("decree sword:build")
    assert game.hash() == before

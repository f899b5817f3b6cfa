"""Tests of each paragraph of the Guild's book, from positions."""

from __future__ import annotations

import pytest
from lanterns_table import GUILD, MARQUISE, at, board

from copse.games import RootGame
from copse.law import select
from lanterns.faction import MOST_OIL, GatherOil, Procession, lamp_points, longest_row

pytestmark = pytest.mark.both_builds

LIT = """
clearing 1 lanterns warrior 3 lamp 1
clearing 5 lanterns warrior 1
clearing 3 marquise warrior 4 keep 1
lanterns oil 3
"""


def texts(game: RootGame, verb: str) -> list[str]:
    return [action.text for action in game.decision.actions if action.verb.name == verb]


@pytest.mark.law("lanterns:1.2.1")
def test_the_guild_crafts_with_lamps() -> None:
    assert "craft anvil" in texts(at(LIT + "hand lanterns anvil"), "craft")
    assert not texts(at(LIT.replace(" lamp 1", "") + "hand lanterns anvil"), "craft")


@pytest.mark.law("lanterns:1.2.2")
def test_by_lamplight_a_tie_is_the_guilds() -> None:
    game = at(LIT + "clearing 5 marquise warrior 1\nclearing 1 marquise warrior 4")
    assert game.state.ruler[1] == GUILD
    assert game.state.ruler[5] == -1


@pytest.mark.law("lanterns:1.2.3")
def test_a_lamp_that_others_remove_leaves_an_ember() -> None:
    game = at(
        LIT.replace("warrior 3 lamp", "lamp").replace("clearing 5 lanterns warrior 1\n", "")
        + "clearing 1 marquise warrior 3\ncoming die 1 die 0",
        "pass",
    )
    while game.state.turn == GUILD or "battle 1 lanterns" not in [
        game.write_action(action) for action in game.decision.actions
    ]:
        game.apply(game.decision.actions[0])
    game.apply("battle 1 lanterns")
    while game.state.battle is not None:
        game.apply(game.decision.actions[0])
    lamp, ember = game.state.rules.buildings[GUILD][0], game.state.rules.tokens[GUILD][0]
    assert game.state.count(lamp, 1) == 0
    assert game.state.count(ember, 1) == 1


@pytest.mark.law("lanterns:1.2.4")
def test_who_comes_to_a_lamp_brings_oil() -> None:
    game = at(LIT + "clearing 9 marquise warrior 2\nturns 1", "pass")
    while not any(action.text.startswith("move 9>1 ") for action in game.decision.actions):
        game.apply(game.decision.actions[0])
    before = board(game).oil
    game.apply("move 9>1 x1")
    assert game.state.turn == MARQUISE
    assert board(game).oil == before + 1


@pytest.mark.law("lanterns:1.2.5")
def test_there_is_room_for_eight_oil() -> None:
    game = at(LIT.replace("oil 3", "oil 7") + "hand lanterns anvil", "press anvil")
    assert board(game).oil == MOST_OIL


@pytest.mark.law("lanterns:1.4.1")
@pytest.mark.parametrize(("lamps", "gained"), [(1, 2), (2, 3), (4, 4)])
def test_birdsong_brings_oil_by_the_lamps(lamps: int, gained: int) -> None:
    lit = "".join(f"clearing {clearing} lanterns lamp 1\n" for clearing in (1, 5, 9, 10)[:lamps])
    game = at(f"{lit}lanterns oil 1\nclearing 3 marquise keep 1")
    GatherOil(GUILD).run(game.state)
    assert board(game).oil == 1 + gained


@pytest.mark.law("lanterns:1.5", "lanterns:1.5.1", "lanterns:1.5.2", "lanterns:1.5.3")
@pytest.mark.parametrize("action", ["move 1>5 x2", "battle 5 marquise", "beckon 1"])
def test_actions_cost_an_oil_each(action: str) -> None:
    position = LIT + "clearing 5 marquise warrior 1\ncoming die 0 die 0"
    game = at(position, action)
    while game.decision.prompt != "NightWork":
        game.apply(game.decision.actions[0])
    assert board(game).oil == 2
    assert action not in [one.text for one in at(position.replace("oil 3", "oil 0")).decision.actions]


@pytest.mark.law("lanterns:1.5.4")
def test_a_card_of_its_suit_kindles_a_lamp_that_scores() -> None:
    game = at(LIT + "hand lanterns sappers root_tea_rabbit")
    assert "kindle 5 for root_tea_rabbit" in texts(game, "kindle")
    assert "kindle 1 for root_tea_rabbit" not in texts(game, "kindle")
    assert lamp_points(game.state, GUILD) == 1
    game.apply("kindle 5 for root_tea_rabbit")
    assert game.state.points[GUILD] == 1


@pytest.mark.law("lanterns:1.5.5")
def test_an_ember_needs_oil_only() -> None:
    game = at(LIT.replace("lanterns warrior 1", "lanterns warrior 1 ember 1"), "rekindle 5")
    assert board(game).oil == 2
    assert game.state.supply[game.state.rules.tokens[GUILD][0]] == 4
    assert game.state.points[GUILD] == 1


@pytest.mark.law("lanterns:1.5.6")
def test_a_card_is_pressed_once_a_turn() -> None:
    game = at(LIT + "hand lanterns anvil sappers", "press anvil")
    assert board(game).oil == 5
    assert not texts(game, "press")


@pytest.mark.law("lanterns:1.6.1")
@pytest.mark.parametrize(("lit", "row", "points"), [((1,), 1, 0), ((1, 5), 2, 1), ((1, 5, 2), 3, 1), ((1, 3), 1, 0)])
def test_the_procession_walks_along_lit_clearings(lit: tuple[int, ...], row: int, points: int) -> None:
    lamps = "".join(f"clearing {clearing} lanterns lamp 1\n" for clearing in lit)
    game = at(f"{lamps}clearing 9 marquise keep 1")
    Procession(GUILD).run(game.state)
    assert longest_row(game.state, GUILD) == row
    assert game.state.points[GUILD] == points


@pytest.mark.law("lanterns:1.6.2")
@pytest.mark.parametrize(("lamps", "cards"), [(1, 1), (3, 2), (6, 3)])
def test_the_draw_grows_with_the_lamps(lamps: int, cards: int) -> None:
    lit = "".join(f"clearing {clearing} lanterns lamp 1\n" for clearing in (1, 5, 9, 10, 2, 12)[:lamps])
    game = at(f"{lit}clearing 3 marquise keep 1")
    assert game.state.rules.factions[GUILD].evening_draw(game.state, GUILD) == cards


def test_every_paragraph_has_words_in_three_languages() -> None:
    for paragraph in select("lanterns"):
        assert all(paragraph.summaries[language] for language in ("en", "ru", "uk")), paragraph.id

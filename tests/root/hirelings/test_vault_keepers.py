"""Vault Keepers and Badger Bodyguards."""

from __future__ import annotations

import pytest

from copse.games import RootGame, load, position
from copse.kernel.errors import BadPosition
from copse.root.hirelings.hiring import take_control
from tests.root.hirelings.by_lot import play_by_lot
from tests.root.hirelings.hired import hired, party, set_up, standing
from tests.root.table import count as of_faction
from tests.root.table import fight, points
from tests.script import asked, happened, legal, play

FREE = set(range(1, 13))  # on the autumn map every clearing has a slot, beside its ruin if it has one
KEEPERS = """
    factions marquise eyrie alliance
    turn 0 daylight
    clearing 9 marquise warrior 3
    clearing 1 eyrie warrior 2
"""
HELD = "held vault_keepers by marquise"


def stations(game: RootGame) -> set[int]:
    return {int(text.split()[1]) for text in legal(game, "station")}


@pytest.mark.law("root:A.6.3", "root:2.2.3")
def test_the_keepers_start_with_a_vault_where_a_slot_is_free() -> None:
    game = set_up("vault_keepers", "marquise", "eyrie")
    assert asked(game) == (1, "SettleKeepers", "root:A.6.3")
    assert stations(game) == FREE
    play(game, "1 station 4")
    assert standing(game, "warrior") == {4: 2}
    assert standing(game, "vault") == {4: 1}


@pytest.mark.ruling("R178")
@pytest.mark.law("root:7.3.2", "root:10.3.2", "root:14.3.2", "root:2.2.3")
@pytest.mark.parametrize(
    ("faction", "building"), [("eyrie", "roost"), ("lizards", "garden_"), ("hundreds", "stronghold")]
)
def test_a_vault_in_the_corner_opposite_leaves_other_corners_to_build_in(faction: str, building: str) -> None:
    game = play(set_up("vault_keepers", faction, "marquise"), "1 station 3", "1 settle 1")
    while game.decision.seat:
        game.apply(game.decision.actions[0])
    assert legal(game) == ["settle 2", "settle 4"]  # 3 has no slot left
    play(game, "0 settle 4")
    built = [piece for piece in game.state.rules.of_party[0] if game.state.count(piece, 4)]
    assert any(game.state.rules.pieces[piece].name.startswith(building) for piece in built)


@pytest.mark.ruling("R178")
@pytest.mark.law("root:12.3.3")
def test_who_starts_without_a_building_minds_no_vault() -> None:
    game = play(set_up("vault_keepers", "duchy", "marquise"), "1 station 3", "1 settle 1")
    while game.decision.seat:
        game.apply(game.decision.actions[0])
    assert legal(game) == ["settle 3"]


@pytest.mark.ruling("R178")
@pytest.mark.law("bots:5.3.2", "bots:8.3.2", "bots:2.3")
@pytest.mark.parametrize(("bot", "building"), [("electric_eyrie", "roost"), ("logical_lizards", "garden_")])
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_finds_a_corner_for_its_building(bot: str, building: str, seed: int) -> None:
    game = play(set_up("vault_keepers", bot, "marquise", seed=seed), "1 station 3", "1 settle 1")
    while not happened(game, "turn_began"):
        game.apply(game.decision.actions[0])
    built = next(event for event in happened(game, "built") if event["seat"] == 0)
    assert str(built["piece"]).startswith(building)
    assert built["clearing"] in (2, 4)


def gained(*lines: str) -> RootGame:
    """The Marquise takes control of them."""
    game = hired("vault_keepers", KEEPERS, *lines)
    take_control(game.state, party(game), 0, "root:E.1.1")
    game.state.settle()
    return game


@pytest.mark.law("root:E.2.1")
def test_who_gains_control_while_none_is_on_the_map_brings_them_back() -> None:
    game = gained("clearing 4 marquise sawmill 1")
    assert asked(game) == (0, "ResettleKeepers", "root:E.2.1")
    assert "pass" not in legal(game)
    assert stations(game) == FREE - {4}  # the vault has to find a slot, if any is free (§1.5.4)
    play(game, "0 station 8")
    assert (standing(game, "warrior"), standing(game, "vault")) == ({8: 2}, {8: 1})


@pytest.mark.law("root:E.2.1")
@pytest.mark.parametrize("piece", ["warrior", "vault"])
def test_who_gains_control_while_any_piece_is_on_the_map_places_nothing(piece: str) -> None:
    game = gained(f"clearing 4 vault_keepers {piece} 1")
    assert asked(game)[1] != "ResettleKeepers"


@pytest.mark.law("root:E.2.4")
def test_in_daylight_a_vault_is_placed_at_another_or_beside_it() -> None:
    game = hired("vault_keepers", KEEPERS, HELD, "clearing 1 vault_keepers warrior 1 vault 1")
    play(game, "0 command vault_keepers")
    assert asked(game) == (0, "ExtendVaults", "root:E.2.4")
    assert stations(game) == {5, 9, 10}  # clearing 1 has one slot, and the vault is in it
    play(game, "0 station 9")
    assert (standing(game, "warrior"), standing(game, "vault")) == ({1: 1}, {1: 1, 9: 1})
    assert asked(game) == (0, "VaultOrders", "root:E.2.4")
    two = hired("vault_keepers", KEEPERS, HELD, "clearing 5 vault_keepers vault 1")
    play(two, "0 command vault_keepers")
    assert stations(two) == {1, 2, 5}
    play(two, "0 station 5")
    assert standing(two, "vault") == {5: 2}


@pytest.mark.law("root:E.2.4")
def test_if_that_is_impossible_a_warrior_and_a_vault_come_to_any_clearing() -> None:
    game = hired("vault_keepers", KEEPERS, HELD, "clearing 3 vault_keepers warrior 2")  # there is no vault
    play(game, "0 command vault_keepers")
    assert stations(game) == FREE
    play(game, "0 station 7")
    assert (standing(game, "warrior"), standing(game, "vault")) == ({3: 2, 7: 1}, {7: 1})

    closed = ("clearing 1 vault_keepers vault 1", "clearing 5 marquise sawmill 2",
              "clearing 9 marquise warrior 3 sawmill 2", "clearing 10 marquise workshop 1")  # fmt: skip
    game = hired("vault_keepers", KEEPERS.replace("clearing 9 marquise warrior 3", ""), HELD, *closed)
    play(game, "0 command vault_keepers")
    assert stations(game) == FREE - {1, 5, 9, 10}
    play(game, "0 station 12")
    assert (standing(game, "warrior"), standing(game, "vault")) == ({12: 1}, {1: 1, 12: 1})


@pytest.mark.ruling("R144")
@pytest.mark.law("root:1.5.4")
def test_when_all_vaults_stand_only_a_warrior_comes() -> None:
    game = hired("vault_keepers", KEEPERS, HELD, "clearing 5 vault_keepers vault 2", "clearing 8 vault_keepers vault 2",
                 "clearing 2 vault_keepers vault 2")  # fmt: skip
    play(game, "0 command vault_keepers")
    assert stations(game) == FREE
    play(game, "0 station 5")
    assert standing(game, "warrior") == {5: 1}
    assert sum(standing(game, "vault").values()) == 6


@pytest.mark.law("root:E.2.4", "root:E.3.4")
def test_then_they_battle_once_in_each_clearing_with_a_vault() -> None:
    game = hired("vault_keepers", KEEPERS, HELD, "clearing 1 vault_keepers warrior 2 vault 1",
                 "clearing 2 vault_keepers warrior 1 vault 1", "clearing 2 eyrie warrior 2",
                 "clearing 3 vault_keepers warrior 1", "clearing 3 eyrie warrior 1",
                 "coming die 0 die 0 die 0 die 0")  # fmt: skip
    play(game, "0 command vault_keepers", "0 station 10")
    assert legal(game) == ["recruit", "battle 1 1", "battle 2 1"]  # not in 3, where no vault is
    fight(game, "0 battle 1 1")
    assert (asked(game)[:2], legal(game)) == ((0, "BattleInEach"), ["battle 2 1"])
    fight(game, "0 battle 2 1")
    assert asked(game)[1] != "BattleInEach"
    assert "command vault_keepers" not in legal(game)  # once a day


@pytest.mark.law("root:E.2.4")
def test_or_a_warrior_comes_to_each_vault() -> None:
    game = hired("vault_keepers", KEEPERS, HELD, "clearing 5 vault_keepers vault 1", "clearing 1 vault_keepers vault 1")
    play(game, "0 command vault_keepers", "0 station 5", "0 recruit")
    assert standing(game, "warrior") == {1: 1, 5: 2}
    assert "command vault_keepers" not in legal(game)


SHORT = (
    HELD,
    "clearing 5 vault_keepers vault 1",
    "clearing 1 vault_keepers vault 1",
    "clearing 12 vault_keepers warrior 4",
)


@pytest.mark.law("root:1.5.4")
def test_if_warriors_are_short_who_controls_them_chooses_the_vaults() -> None:
    game = hired("vault_keepers", KEEPERS, *SHORT)
    play(game, "0 command vault_keepers", "0 station 5", "0 recruit")
    assert (asked(game), legal(game)) == ((0, "Ration", "root:1.5.4"), ["haul 1", "haul 5"])
    kept = position(game.position())
    assert "vault_keepers owed 5 2" in kept.position()
    assert kept.position() == game.position()
    assert load(game.save()).position() == game.position()
    imagined = game.state.copy()
    play(game, "0 haul 5")
    assert imagined.boards[party(game)].owed[5] == 2
    assert legal(game) == ["haul 1", "haul 5"]
    play(game, "0 haul 5")
    assert standing(game, "warrior") == {5: 2, 12: 4}
    assert asked(game)[1] != "Ration"
    assert "owed" not in game.position()


@pytest.mark.law("root:1.5.4")
def test_a_position_in_which_another_chooses_is_refused() -> None:
    game = hired("vault_keepers", KEEPERS, *SHORT)
    play(game, "0 command vault_keepers", "0 station 5", "0 recruit")
    with pytest.raises(BadPosition, match="nothing is short"):
        position(game.position().replace("todo Ration 0", "todo Ration 1"))


@pytest.mark.law("root:E.3.6")
def test_who_removes_a_vault_scores_as_usual() -> None:
    game = hired("vault_keepers", KEEPERS, "clearing 9 vault_keepers vault 1", "coming die 0 die 0")
    play(game, "0 pass")
    fight(game, f"0 battle 9 {party(game)}")  # nobody defends it
    assert standing(game, "vault") == {}
    assert points(game, "marquise") == 1


@pytest.mark.law("root:E.2.4")
def test_only_who_controls_them_sends_them() -> None:
    for line in ("held vault_keepers by eyrie", ""):
        game = hired("vault_keepers", KEEPERS, "clearing 1 vault_keepers warrior 2 vault 1", line)
        assert "command vault_keepers" not in legal(game)


def test_games_with_the_keepers_stay_possible() -> None:
    met = play_by_lot("vault_keepers", "marquise", "alliance", "hundreds", "duchy", seed=1)
    met += play_by_lot("vault_keepers", "eyrie", "vagabond", "riverfolk", seed=2)
    assert {"ExtendVaults", "VaultOrders", "BattleInEach"} <= met.keys()


# ---- Badger Bodyguards


def facing(
    holder: str,
    *lines: str,
    dice: str = "die 2 die 1",
    defender: str = "eyrie warrior 5",
    hirelings: str = "badger_bodyguards",
) -> RootGame:
    """The Marquise is about to attack with five warriors, in clearing 5."""
    ground = f"""
        factions marquise {defender.split()[0]} alliance
        turn 0 daylight
        clearing 5 marquise warrior 5
        clearing 5 {defender}
        coming {dice}
    """
    game = hired(hirelings, ground, f"held badger_bodyguards by {holder}" if holder else "", *lines)
    return play(game, "0 pass")


def left(game: RootGame) -> tuple[int, int]:
    return of_faction(game, "marquise", "warrior", 5), of_faction(game, "eyrie", "warrior", 5)


@pytest.mark.law("root:E.2.2")
@pytest.mark.parametrize(
    ("holder", "remaining"), [("", (4, 3)), ("alliance", (4, 3)), ("eyrie", (4, 4)), ("marquise", (5, 3))]
)
def test_the_bodyguards_take_the_first_hit_of_who_controls_them(holder: str, remaining: tuple[int, int]) -> None:
    game = facing(holder)
    fight(game, "0 battle 5 1")
    assert left(game) == remaining


@pytest.mark.law("root:E.2.2", "root:4.3.1.I")
def test_an_ambush_brings_the_first_hit_and_the_roll_no_other() -> None:
    game = facing("marquise", "hand eyrie ambush_bird", dice="die 1 die 1")
    play(game, "0 battle 5 1", "1 ambush ambush_bird")
    while game.decision.prompt in ("Foil", "UseEffects"):
        game.apply("pass")
    assert left(game) == (3, 4)  # one of two, and then one of one


@pytest.mark.law("root:E.2.2", "root:14.7.7")
def test_what_ignores_a_first_hit_besides_adds_nothing() -> None:
    stubborn = facing("hundreds", "hundreds mood stubborn", defender="hundreds warlord 1 warrior 4")
    fight(stubborn, "0 battle 5 1")
    play(stubborn, "1 lose warrior")
    assert [event["count"] for event in happened(stubborn, "ignored")] == [1]
    assert of_faction(stubborn, "hundreds", "warrior", 5) == 3


@pytest.mark.law("root:E.3.5")
def test_they_guard_no_other_hireling_of_who_controls_them() -> None:
    spies = ("clearing 9 corvid_spies warrior 3", "held corvid_spies by eyrie", "clearing 9 marquise warrior 5")
    game = facing("eyrie", *spies, hirelings="badger_bodyguards corvid_spies")
    fight(game, "0 battle 9 4")
    assert game.state.warriors(4, 9) == 1


@pytest.mark.slow
@pytest.mark.compiled
def test_games_with_the_bodyguards_stay_possible() -> None:
    assert play_by_lot("badger_bodyguards", "marquise", "hundreds", "vagabond", seed=1)["PassOn"]

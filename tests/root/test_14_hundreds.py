"""Chapter 14: the Lord of the Hundreds. They sit in seat 0 unless a test says otherwise, with the Marquise in seat 1
and the Eyrie in seat 2, on the autumn map. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11
mouse; 6, 10, 11 and 12 have a ruin. Clearing 7 borders 3, 8 and 12, clearing 8 borders 4 and 7."""

from __future__ import annotations

import pytest

import copse
from copse.kernel.errors import BadPosition
from copse.root.actions import MOODS
from copse.root.cards import ITEMS
from copse.root.factions.hundreds import HundredsBoard
from copse.root.setup import home_corner
from tests.root.table import Table, box, count, fight, hand, ids, points, ruler, seat, supply, verbs, where
from tests.script import asked, happened, legal, play, root, why_not

THREE = "hundreds marquise eyrie"


def horde(phase: str, *lines: str, factions: str = THREE, turn: int = 0) -> Table:
    """A phase of the Hundreds, or of another seat, is about to begin."""
    return root("\n".join([f"factions {factions}", f"turn {turn} {phase}", *lines]))


def commanding(*lines: str, factions: str = THREE) -> Table:
    """The Daylight of the Hundreds, after they chose not to craft."""
    return play(horde("daylight", *lines, factions=factions), "0 pass")


def advancing(*lines: str, factions: str = THREE) -> Table:
    """The same, after they gave no command."""
    return play(commanding(*lines, factions=factions), "0 pass")


def board(game: Table) -> HundredsBoard:
    return game.state.board(seat(game, "hundreds"), HundredsBoard)


def hoard(game: Table) -> dict[str, int]:
    return {ITEMS[item]: number for item, number in enumerate(board(game).hoard) if number}


def mood(game: Table) -> str:
    return MOODS[board(game).mood]


def through(game: Table) -> Table:
    """Let both sides pass over ambushes and effects."""
    while not game.over and game.decision.prompt in ("Ambush", "OrderEffects", "UseEffects"):
        game.apply(game.decision.actions[0])
    return game


def dice(first: int, second: int) -> str:
    return f"coming die {first} die {second}"


# ---- §14.2.1 crafting


@pytest.mark.law("root:14.2.1", "root:14.5.1")
def test_they_craft_in_daylight_with_strongholds_if_they_like() -> None:
    lines = (
        "clearing 8 hundreds stronghold 1 warrior 2",
        "clearing 7 hundreds mob 1",
        "hand hundreds armorers sappers",
    )
    game = horde("daylight", *lines)
    assert asked(game) == (0, "Strongholds", "root:14.5.1")
    assert legal(game) == ["pass", "craft armorers"]
    play(game, "0 craft armorers")
    assert ids(game.state.crafted[0]) == ["armorers"]
    assert legal(game) == ["pass"]
    assert why_not(game, "craft sappers") == "root:4.1.1"
    assert "craft" not in verbs(play(game, "0 pass"))


# ---- §14.2.2 the warlord


@pytest.mark.law("root:14.2.2")
def test_the_warlord_is_a_warrior_who_rules_and_fights() -> None:
    game = commanding(
        "clearing 7 hundreds warlord 1 warrior 1",
        "clearing 7 marquise sawmill 1 warrior 2",
        dice(3, 0),
        "hundreds mood lavish",
    )
    assert ruler(game, 7) == "marquise"
    fight(game, "0 battle 7 1")
    assert happened(game, "rolled") == [{"attacker": 2, "defender": 0}]
    assert ruler(game, 7) == "hundreds"


@pytest.mark.law("root:14.2.2", "root:8.4.2.II.a")
def test_he_counts_for_martial_law() -> None:
    lines = ("clearing 5 alliance sympathy 1", "alliance supporters anvil foxfolk_steel")
    game = horde("birdsong", *lines, "clearing 1 hundreds warlord 1 warrior 2", factions="alliance hundreds")
    play(game, "0 pass", "0 spread 1")
    assert len(happened(game, "spent")) == 2


@pytest.mark.law("root:14.2.2", "root:4.3.4")
@pytest.mark.ruling("R98")
def test_the_hundreds_choose_whether_a_hit_takes_him_or_a_warrior() -> None:
    lines = (
        "clearing 7 hundreds warlord 1 warrior 1",
        "clearing 7 marquise warrior 3",
        "hundreds mood lavish",
        dice(1, 0),
    )
    game = play(horde("daylight", *lines, turn=1), "1 pass")
    fight(game, "1 battle 7 0")
    assert asked(game) == (0, "ChooseLosses", "root:4.3.4")
    assert legal(game) == ["lose warrior", "lose warlord"]
    other = game.copy()
    play(game, "0 lose warlord")
    assert (count(game, "hundreds", "warlord", 7), count(game, "hundreds", "warrior", 7)) == (0, 1)
    assert supply(game, "hundreds", "warlord") == 1
    play(other, "0 lose warrior")
    assert (count(other, "hundreds", "warlord", 7), count(other, "hundreds", "warrior", 7)) == (1, 0)


@pytest.mark.law("root:14.2.2", "root:8.4.1.III")
def test_a_revolt_leaves_him_where_he_is() -> None:
    lines = ("clearing 5 alliance sympathy 1", "clearing 5 hundreds warlord 1 warrior 2 mob 1")
    game = horde("birdsong", *lines, "alliance supporters a_visit_to_friends bake_sale", factions="alliance hundreds")
    play(game, "0 revolt 5")
    assert where(game, "hundreds", "warlord") == {5: 1}
    assert where(game, "hundreds", "warrior") == where(game, "hundreds", "mob") == {}


@pytest.mark.law("root:14.2.2")
def test_a_favor_leaves_him_where_he_is() -> None:
    lines = ("clearing 1 marquise workshop 1", "clearing 6 marquise workshop 1", "clearing 8 marquise workshop 1")
    army = "clearing 12 hundreds warlord 1 warrior 2 stronghold 1"
    game = horde("daylight", *lines, army, "hand marquise favor_of_the_foxes", turn=1)
    play(game, "1 craft favor_of_the_foxes")
    assert where(game, "hundreds", "warlord") == {12: 1}
    assert where(game, "hundreds", "warrior") == where(game, "hundreds", "stronghold") == {}


@pytest.mark.law("root:14.2.2", "root:D.6.2")
def test_scorched_earth_leaves_him_where_he_is() -> None:
    lines = ("pawn vagabond 7", "vagabond character scoundrel", "vagabond ready torch")
    game = horde("daylight", *lines, "clearing 7 hundreds warlord 1 warrior 2", factions="vagabond hundreds")
    play(game, "0 special")
    assert where(game, "hundreds", "warlord") == {7: 1}
    assert where(game, "hundreds", "warrior") == {}


@pytest.mark.law("root:14.2.2")
def test_propaganda_cannot_win_him_over() -> None:
    lines = ("deck exiles", "crafted marquise propaganda_bureau", "hand marquise anvil")
    army = ("clearing 1 hundreds warlord 1", "clearing 8 hundreds warrior 1")
    game = play(horde("daylight", *lines, *army, turn=1), "1 use propaganda_bureau", "1 spend anvil")
    assert legal(game) == ["replace 8 0"]
    game = horde("daylight", *lines, army[0], turn=1)
    assert "use" not in verbs(game)


@pytest.mark.law("root:14.2.2", "root:9.5.6")
@pytest.mark.ruling("R99")
def test_a_shot_hits_warriors_but_not_him_and_he_covers_the_rest() -> None:
    vagabond = ("pawn vagabond 7", "vagabond ready crossbow")
    game = horde("daylight", *vagabond, "clearing 7 hundreds warlord 1 warrior 1", factions="vagabond hundreds")
    play(game, "0 strike 1")
    assert (count(game, "hundreds", "warlord", 7), count(game, "hundreds", "warrior", 7)) == (1, 0)
    game = horde(
        "daylight", *vagabond, "clearing 7 hundreds warlord 1 mob 1 stronghold 1", factions="vagabond hundreds"
    )
    assert "strike" not in verbs(game)


@pytest.mark.law("root:14.2.2")
def test_their_own_tax_collector_cannot_take_him() -> None:
    lines = ("crafted hundreds tax_collector", "clearing 7 hundreds warlord 1")
    assert "use" not in verbs(horde("daylight", *lines))
    game = play(horde("daylight", *lines, "clearing 8 hundreds warrior 1"), "0 use tax_collector")
    assert legal(game) == ["take_off 8"]


@pytest.mark.law("root:14.2.2")
def test_false_orders_move_half_of_all_warriors_but_not_him() -> None:
    lines = ("deck exiles", "crafted marquise false_orders", "clearing 7 hundreds warlord 1 warrior 3")
    game = play(horde("birdsong", *lines, turn=1), "1 use false_orders", "1 choose 0")
    assert legal(game) == ["move 7>3 x2", "move 7>8 x2", "move 7>12 x2"]
    alone = horde("birdsong", *lines[:2], "clearing 7 hundreds warlord 1", turn=1)
    assert legal(alone, "use") == []


@pytest.mark.law("root:14.2.2", "root:9.2.9.II.b")
def test_he_does_not_follow_an_allied_vagabond() -> None:
    lines = ("pawn vagabond 7", "vagabond ready boots", "vagabond relation hundreds allied")
    game = horde("daylight", *lines, "clearing 7 hundreds warlord 1 warrior 2", factions="vagabond hundreds")
    play(game, "0 go 8")
    assert legal(game) == ["pass", "bring 1 x1", "bring 1 x2"]


@pytest.mark.law("root:9.2.9.II.c", "root:14.2.2")
@pytest.mark.ruling("R100")
def test_beside_an_allied_vagabond_he_fights_and_may_fall() -> None:
    lines = ("pawn vagabond 7", "vagabond ready sword 2", "vagabond relation hundreds allied", dice(1, 1))
    armies = ("clearing 7 hundreds warlord 1 warrior 1", "clearing 7 marquise warrior 3")
    game = horde("daylight", *lines, *armies, factions="vagabond hundreds marquise")
    play(game, "0 battle 7 2", "0 ally 1")
    through(game)
    assert legal(game) == ["damage sword", "damage_spent sword", "lose warrior", "lose warlord"]
    play(game, "0 lose warlord")
    assert where(game, "hundreds", "warlord") == {}
    assert where(game, "hundreds", "warrior") == {7: 1}


@pytest.mark.law("root:14.2.2")
def test_coffin_makers_do_not_keep_him() -> None:
    lines = ("deck exiles", "crafted marquise coffin_makers", "hundreds mood lavish", dice(2, 0))
    armies = ("clearing 7 hundreds warlord 1 warrior 1", "clearing 7 marquise warrior 3")
    game = play(horde("daylight", *lines, *armies, turn=1), "1 pass")
    fight(game, "1 battle 7 0")
    assert supply(game, "hundreds", "warlord") == 1
    assert sum(game.state.coffins) == 1


@pytest.mark.law("root:14.2.2")
def test_in_their_own_turn_a_card_may_move_him() -> None:
    lines = ("crafted hundreds cobbler", "clearing 7 hundreds warlord 1 warrior 1")
    game = play(horde("evening", *lines), "0 use cobbler")
    assert legal(game, "march") == [f"march 7>{target} x{n}" for target in (3, 8, 12) for n in (0, 1)]
    play(game, "0 march 7>8 x1")
    assert where(game, "hundreds", "warlord") == where(game, "hundreds", "warrior") == {8: 1}


@pytest.mark.law("root:14.2.2")
def test_an_emigre_moves_him_and_fights_where_he_comes_to() -> None:
    lines = ("deck exiles", "crafted hundreds eyrie_emigre", "clearing 7 hundreds warlord 1")
    game = horde("birdsong", *lines, "clearing 8 marquise warrior 1", dice(1, 0))
    play(game, "0 mood rowdy", "0 use eyrie_emigre", "0 march 7>8 x0", "0 battle 8 1")
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:14.2.2", "root:8.2.6")
def test_a_march_into_sympathy_is_one_outrage() -> None:
    lines = ("clearing 7 hundreds warlord 1 warrior 2", "clearing 8 alliance sympathy 1", "hand hundreds anvil")
    game = play(commanding(*lines, factions="hundreds alliance"), "0 march 7>8 x2")
    assert asked(game)[1] == "Appease"
    play(game, "0 give anvil")
    assert len(happened(game, "outraged")) == 1


# ---- §14.2.3 contempt for trade


FORGE = ("clearing 8 hundreds stronghold 2", "hand hundreds anvil")


@pytest.mark.law("root:14.2.3")
def test_an_item_is_kept_without_its_points_or_scores_and_leaves_the_game() -> None:
    game = horde("daylight", *FORGE)
    assert legal(game) == ["pass", "craft anvil", "hoard anvil"]
    kept = play(game.copy(), "0 hoard anvil")
    assert hoard(kept) == {"hammer": 1}
    assert points(kept, "hundreds") == 0
    sold = play(game, "0 craft anvil")
    assert hoard(sold) == box(sold, "hundreds") == {}
    assert points(sold, "hundreds") == 2
    for done in (kept, sold):
        assert done.state.items[ITEMS.index("hammer")] == 0
        assert ids(done.state.discard) == ["anvil"]


@pytest.mark.law("root:14.2.3")
@pytest.mark.parametrize(("choice", "scored"), [("0 hoard mouse_in_a_sack", 1), ("0 craft mouse_in_a_sack", 2)])
def test_master_engravers_score_either_way(choice: str, scored: int) -> None:
    lines = ("deck exiles", "clearing 7 hundreds stronghold 1", "hand hundreds mouse_in_a_sack")
    game = play(horde("daylight", *lines, "crafted hundreds master_engravers"), choice)
    assert points(game, "hundreds") == scored


@pytest.mark.law("root:14.2.3", "root:4.1.1")
def test_a_kept_item_costs_what_the_card_says() -> None:
    lines = ("clearing 8 hundreds stronghold 2", "hand hundreds sword crossbow_mouse")
    game = play(horde("daylight", *lines), "0 hoard sword")
    assert hoard(game) == {"sword": 1}
    assert legal(game) == ["pass"]


@pytest.mark.law("root:14.2.3")
def test_murine_brokers_draw_for_a_kept_item_too() -> None:
    lines = ("deck exiles", "crafted marquise murine_broker", *FORGE)
    game = play(horde("daylight", *lines), "0 hoard anvil")
    assert len(hand(game, "marquise")) == 1


# ---- §14.2.4 the Hoard


@pytest.mark.law("root:14.2.4")
def test_the_hoard_has_two_tracks() -> None:
    game = horde(
        "daylight", "hundreds hoard boots bag coins hammer tea sword crossbow", "clearing 8 hundreds warlord 1"
    )
    seen = game.view(0)["seats"]
    assert isinstance(seen, list)
    assert isinstance(seen[0], dict)
    assert seen[0]["board"] == {
        "mood": "stubborn",
        "hoard": {"command": ["boots", "bag", "coins"], "prowess": ["hammer", "tea", "sword", "crossbow"]},
        "command": 3,
        "prowess": 4,
    }


@pytest.mark.law("root:14.2.4", "root:9.5.4")
def test_they_have_no_box_from_which_a_vagabond_could_take() -> None:
    lines = ("pawn vagabond 7", "vagabond ready boots", "hand vagabond sword", "clearing 7 hundreds warrior 1")
    game = horde("daylight", *lines, "hundreds hoard hammer", factions="vagabond hundreds")
    play(game, "0 aid 1 sword", "0 exhaust boots")
    assert asked(game)[1] == "Wander"
    assert hand(game, "hundreds") == ["sword"]
    assert hoard(game) == {"hammer": 1}


@pytest.mark.law("root:14.2.4")
def test_the_league_finds_no_box_of_theirs_either() -> None:
    lines = ("deck exiles", "crafted hundreds league_of_adventurous_mice", "clearing 8 hundreds warrior 2")
    assert "use" not in verbs(horde("daylight", *lines, "hundreds hoard hammer"))


@pytest.mark.law("root:14.2.4.I")
def test_on_a_full_track_an_item_scores_a_point_and_one_goes() -> None:
    game = play(horde("daylight", *FORGE, "hundreds hoard tea tea sword sword"), "0 hoard anvil")
    assert asked(game) == (0, "Overflow", "root:14.2.4.I")
    assert legal(game) == ["part_with hammer", "part_with sword", "part_with tea"]
    kept = play(game.copy(), "0 part_with tea")
    assert hoard(kept) == {"hammer": 1, "tea": 1, "sword": 2}
    play(game, "0 part_with hammer")
    assert hoard(game) == {"tea": 2, "sword": 2}
    for done in (kept, game):
        assert points(done, "hundreds") == 1
        assert done.state.items[ITEMS.index("tea")] == done.state.items[ITEMS.index("hammer")] == 0


@pytest.mark.law("root:14.2.4.I", "root:3.1")
def test_an_item_has_its_place_when_the_point_for_a_full_track_wins() -> None:
    lines = ("points 29 0 0", "clearing 10 hundreds mob 1 warlord 1", "hundreds hoard tea tea crossbow hammer")
    game = horde("birdsong", *lines, "coming item sword")
    assert asked(game)[1] == "Overflow"
    play(game, "0 part_with tea")
    assert (game.over, points(game, "hundreds")) == (True, 30)
    assert hoard(game) == {"crossbow": 1, "hammer": 1, "sword": 1, "tea": 1}
    assert copse.load(game.save()) == game


@pytest.mark.law("root:14.2.3", "root:3.1")
def test_a_kept_item_has_its_place_when_an_engraver_wins() -> None:
    lines = ("deck exiles", "points 28 0 0", "crafted hundreds master_engravers", *FORGE)
    game = play(horde("daylight", *lines, "hundreds hoard tea tea sword sword"), "0 hoard anvil")
    assert copse.position(game.position()).hash() == copse.load(game.save()).hash() == game.hash()
    play(game, "0 part_with tea")
    assert (game.over, points(game, "hundreds")) == (True, 30)
    assert hoard(game) == {"hammer": 1, "sword": 2, "tea": 1}
    assert game.state.items[ITEMS.index("hammer")] == 0


@pytest.mark.law("root:14.2.4.I")
def test_a_full_track_does_not_mind_items_of_the_other() -> None:
    lines = ("clearing 7 hundreds stronghold 1", "hand hundreds mouse_in_a_sack")
    game = play(horde("daylight", *lines, "hundreds hoard tea tea sword sword"), "0 hoard mouse_in_a_sack")
    assert hoard(game) == {"bag": 1, "tea": 2, "sword": 2}
    assert points(game, "hundreds") == 0


@pytest.mark.law("root:14.2.4.II")
@pytest.mark.parametrize(
    ("items", "value"),
    [("", 1), ("boots", 2), ("boots boots", 2), ("boots boots bag", 3), ("boots boots bag coins", 4)],
)
def test_the_command_is_what_its_track_says(items: str, value: int) -> None:
    lines = [f"hundreds hoard {items}"] if items else []
    game = commanding("clearing 8 hundreds warlord 1 warrior 9", *lines)
    assert game.decision.args == {"count": value}
    assert board(game).prowess == 1
    for _ in range(value):
        assert asked(game)[1] == "CommandHundreds"
        game.apply(legal(game, "move")[0])
    assert asked(game)[1] == "AdvanceWarlord"


@pytest.mark.law("root:14.2.4.II")
@pytest.mark.parametrize(("items", "value"), [("", 1), ("hammer", 2), ("tea tea", 2), ("tea tea sword", 3)])
def test_the_prowess_is_what_its_track_says(items: str, value: int) -> None:
    lines = [f"hundreds hoard {items}"] if items else []
    game = advancing("clearing 8 hundreds warlord 1 warrior 9", *lines)
    assert board(game).command == 1
    for left in range(value, 0, -1):
        assert (asked(game)[1], game.decision.args) == ("AdvanceWarlord", {"count": left})
        game.apply(legal(game, "march")[0])
    assert game.decision.seat == 1


LOOTED = ("clearing 7 hundreds warlord 1 warrior 4", "clearing 7 marquise warrior 1", "hundreds mood lavish")


@pytest.mark.law("root:14.2.4.II")
@pytest.mark.ruling("R101")
def test_a_track_that_grows_counts_at_once() -> None:
    game = commanding(*LOOTED, "box marquise bag", dice(0, 0))
    play(game, "0 battle 7 1", "0 loot", "0 plunder bag")
    assert (asked(game)[1], game.decision.args) == ("CommandHundreds", {"count": 1})


# ---- §14.2.5 looters


@pytest.mark.law("root:14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item_if_they_rule_at_the_end() -> None:
    game = commanding(*LOOTED, "box marquise sword boots", dice(3, 1))
    play(game, "0 battle 7 1")
    assert asked(game) == (0, "DeclareLoot", "root:14.2.5")
    assert legal(game) == ["pass", "loot"]
    play(game, "0 loot")
    assert legal(game) == ["lose warrior", "lose warlord"]  # the defender deals hits as usual
    play(game, "0 lose warrior")
    assert count(game, "marquise", "warrior", 7) == 1
    assert asked(game) == (0, "TakeLoot", "root:14.2.5")
    assert legal(game) == ["plunder boots", "plunder sword"]
    play(game, "0 plunder sword")
    assert hoard(game) == {"sword": 1}
    assert box(game, "marquise") == {"boots": 1}


@pytest.mark.law("root:14.2.5")
def test_who_does_not_rule_takes_nothing() -> None:
    lines = ("clearing 7 hundreds warrior 2", "clearing 7 marquise warrior 3", "box marquise sword", dice(3, 0))
    game = play(commanding(*lines), "0 battle 7 1", "0 loot")
    assert game.decision.seat == 1  # nothing is left of the Daylight
    assert hoard(game) == {}
    assert box(game, "marquise") == {"sword": 1}
    assert count(game, "marquise", "warrior", 7) == 3


@pytest.mark.law("root:14.2.5")
def test_there_must_be_an_item_in_a_box_and_the_hundreds_must_attack() -> None:
    game = play(commanding(*LOOTED, dice(0, 0)), "0 battle 7 1")
    assert asked(game)[1] != "DeclareLoot"
    lines = (
        "clearing 7 hundreds warrior 2",
        "clearing 7 vagabond warrior 0",
        "pawn vagabond 7",
        "vagabond ready sword",
    )
    game = commanding(lines[0], *lines[2:], dice(0, 0), factions="hundreds vagabond")
    assert asked(play(game, "0 battle 7 1"))[1] != "DeclareLoot"
    game = play(horde("daylight", *LOOTED, "box marquise sword", dice(0, 0), turn=1), "1 pass", "1 battle 7 0")
    assert asked(game)[1] != "DeclareLoot"


@pytest.mark.law("root:14.2.5", "root:4.3.1")
def test_looting_is_declared_before_the_ambush_and_checked_after_it() -> None:
    lines = ("clearing 7 hundreds warrior 2 stronghold 1", "clearing 7 marquise wood 1", "hand marquise ambush_mouse")
    game = commanding(*lines, "box marquise sword", "clearing 8 hundreds warlord 1")
    play(game, "0 battle 7 1", "0 loot", "1 ambush ambush_mouse")
    assert where(game, "hundreds", "warrior") == {}
    assert happened(game, "ambushed") == [{"seat": 0}]
    play(game, "0 plunder sword")  # the stronghold still rules
    assert hoard(game) == {"sword": 1}


@pytest.mark.law("root:14.2.5", "root:4.3.3.II")
def test_extra_hits_count_when_looting() -> None:
    lines = ("clearing 7 hundreds warrior 2", "clearing 7 marquise wood 1", "box marquise sword", dice(3, 3))
    game = play(commanding(*lines), "0 battle 7 1", "0 loot")
    assert where(game, "marquise", "wood") == {}
    assert legal(game) == ["plunder sword"]


@pytest.mark.law("root:14.2.5")
def test_an_item_that_lies_face_down_can_be_looted() -> None:
    game = play(
        commanding(*LOOTED, "turned marquise tea", dice(0, 0)), "0 battle 7 1", "0 loot", "0 plunder_turned tea"
    )
    assert hoard(game) == {"tea": 1}
    assert not any(game.state.turned[1])


@pytest.mark.law("root:14.2.5", "root:14.2.4.I")
def test_loot_for_a_full_track_scores() -> None:
    lines = (*LOOTED, "hundreds hoard tea tea sword hammer", "box marquise sword", dice(0, 0))
    game = play(commanding(*lines), "0 battle 7 1", "0 loot", "0 plunder sword", "0 part_with sword")
    assert points(game, "hundreds") == 1
    assert hoard(game) == {"hammer": 1, "sword": 1, "tea": 2}


@pytest.mark.law("root:14.2.5", "root:D.4.2")
@pytest.mark.ruling("R108")
def test_in_a_battle_that_the_vagrant_starts_the_hundreds_say_whether_they_loot() -> None:
    lines = ("pawn vagabond 7", "vagabond character vagrant", "vagabond ready torch", "box marquise sword", dice(3, 0))
    armies = ("clearing 7 hundreds warrior 4", "clearing 7 marquise warrior 1")
    game = horde("daylight", *lines, *armies, factions="vagabond hundreds marquise")
    play(game, "0 instigate 1 2", "1 loot", "1 plunder sword")
    assert hoard(game) == {"sword": 1}
    assert count(game, "marquise", "warrior", 7) == 1


# ---- §14.3 setup


def settled(*factions: str) -> Table:
    """A new game after the setup of the others."""
    game = copse.new("root", factions=list(factions), seed=3)
    while game.decision.prompt != "GatherHorde":
        game.apply(game.decision.actions[0])
    return game


@pytest.mark.law("root:14.3.1")
def test_their_supply_at_the_start() -> None:
    game = settled("hundreds", "marquise")
    assert [supply(game, "hundreds", piece) for piece in ("warrior", "warlord", "stronghold", "mob")] == [20, 1, 6, 5]


@pytest.mark.law("root:14.3.2")
def test_they_start_in_a_corner_opposite_another_player() -> None:
    game = settled("marquise", "hundreds", "vagabond")
    home = home_corner(game.state, 0)
    assert legal(game) == [f"settle {game.state.map.opposite[home]}"]
    game.apply(game.decision.actions[0])
    corner = home_corner(game.state, 1)
    for piece, number in (("warlord", 1), ("warrior", 4), ("stronghold", 1)):
        assert where(game, "hundreds", piece) == {corner: number}


@pytest.mark.law("root:14.3.2")
def test_without_a_free_corner_opposite_anyone_any_free_corner_will_do() -> None:
    """The Eyrie start opposite the Marquise, so no start has a free corner opposite."""
    game = settled("hundreds", "marquise", "eyrie")
    homes = {home_corner(game.state, seat) for seat in (1, 2)}
    assert homes in ({1, 3}, {2, 4})
    free = sorted({1, 2, 3, 4} - homes)
    assert legal(game) == [f"settle {corner}" for corner in free]


@pytest.mark.law("root:14.3.3")
def test_without_a_vagabond_they_lay_a_set_of_items_under_the_ruins() -> None:
    game = settled("marquise", "hundreds")
    assert not game.state.buried
    game.apply(game.decision.actions[0])
    assert sorted(ITEMS[item] for item in game.state.buried) == ["bag", "boots", "hammer", "sword"]
    assert [game.state.ruin_items[clearing] for clearing in (6, 10, 11, 12)] == [1] * 4


@pytest.mark.law("root:14.3.3", "root:9.7.1")
@pytest.mark.parametrize("vagabonds", [1, 2])
def test_what_vagabonds_have_laid_there_is_enough(vagabonds: int) -> None:
    game = settled("marquise", "hundreds", *("vagabond", "vagabond2")[:vagabonds])
    game.apply(game.decision.actions[0])
    assert len(game.state.buried) == 4 * vagabonds


@pytest.mark.law("root:14.3.4")
def test_the_warlord_starts_stubborn() -> None:
    assert mood(settled("hundreds", "marquise")) == "stubborn"


# ---- §14.4 Birdsong


@pytest.mark.law("root:14.4")
def test_the_four_stages_of_birdsong_come_in_order() -> None:
    """The raze clears the slot, the recruit gives the warrior whom the warlord replaces, and the mood comes last."""
    lines = ("clearing 7 hundreds mob 1", "clearing 7 marquise sawmill 1", "clearing 8 hundreds stronghold 1")
    game = horde("birdsong", *lines, "coming mob fox")
    assert asked(game)[1] == "PlaceMob"
    assert where(game, "marquise", "sawmill") == {}
    assert where(game, "hundreds", "warrior") == {}
    play(game, "0 mob 12")
    assert asked(game)[1] == "Anoint"
    assert where(game, "hundreds", "warrior") == {8: 1}
    play(game, "0 anoint 8")
    assert asked(game)[1] == "ChooseMood"


@pytest.mark.law("root:14.4.1")
def test_mobs_raze_enemy_buildings_and_tokens_and_spare_everyone_else() -> None:
    lines = ("clearing 8 hundreds mob 1 warrior 1", "clearing 8 marquise sawmill 1 wood 2 warrior 1", "pawn vagabond 8")
    game = horde("birdsong", *lines, "coming mob fox", factions="hundreds marquise vagabond")
    assert where(game, "marquise", "sawmill") == where(game, "marquise", "wood") == {}
    assert where(game, "marquise", "warrior") == {8: 1}
    assert where(game, "hundreds", "warrior") == {8: 1}
    assert game.state.pawns[2] == 8
    assert points(game, "hundreds") == 3  # §3.2.1
    assert where(game, "hundreds", "mob") == {8: 1}  # no fox clearing is next to it


@pytest.mark.law("root:14.4.1")
def test_a_clearing_without_a_mob_is_not_razed() -> None:
    game = horde("birdsong", "clearing 8 hundreds warlord 1 warrior 3", "clearing 8 marquise sawmill 1")
    assert asked(game)[1] == "ChooseMood"
    assert where(game, "marquise", "sawmill") == {8: 1}


@pytest.mark.law("root:14.4.1", "root:2.2.4")
def test_a_mob_takes_the_item_of_a_ruin_and_the_ruin_goes() -> None:
    game = horde(
        "birdsong", "clearing 12 hundreds mob 1 warlord 1", "coming item sword mob fox", factions="hundreds eyrie"
    )
    assert hoard(game) == {"sword": 1}
    assert points(game, "hundreds") == 0
    assert not game.state.ruins >> 12 & 1
    assert game.state.slots[12] == 2
    assert len(game.state.buried) == 3


@pytest.mark.law("root:14.4.1", "root:9.7.3")
def test_of_two_items_under_a_ruin_they_take_one_and_the_ruin_stays() -> None:
    lines = (
        "clearing 12 hundreds mob 1 warlord 1",
        "pawn vagabond 1",
        "pawn vagabond2 1",
        "coming item bag item sword mob fox",
    )
    game = horde("birdsong", *lines, factions="hundreds vagabond vagabond2")
    assert asked(game)[:2] == (0, "ChooseFind")
    assert legal(game) == ["find bag", "find sword"]
    assert game.state.peeked[12].seen == ((ITEMS.index("bag"), ITEMS.index("sword")), (), ())  # nobody else looked
    play(game, "0 find sword")
    assert hoard(game) == {"sword": 1}
    assert game.state.ruins >> 12 & 1
    assert game.state.ruin_items[12] == 1


@pytest.mark.law("root:9.7.3", "root:1.2.1")
def test_what_they_see_under_a_ruin_is_theirs_alone() -> None:
    lines = (
        "clearing 12 hundreds mob 1 warlord 1",
        "pawn vagabond 1",
        "pawn vagabond2 1",
        "coming item bag item sword",
    )
    game = horde("birdsong", *lines, factions="hundreds vagabond vagabond2")
    own = (ITEMS.index("bag"), ITEMS.index("sword"))
    for viewer in (1, 2, None):
        guesses = [game.determinize(viewer, seed) for seed in range(20)]
        assert all(guess.view(viewer) == game.view(viewer) for guess in guesses)
        assert len({tuple(guess.state.peeked[12].cards) for guess in guesses}) > 1
    assert {tuple(game.determinize(0, seed).state.peeked[12].cards) for seed in range(20)} == {own}


@pytest.mark.law("root:9.7.3", "root:14.4.1")
@pytest.mark.ruling("R102")
def test_a_second_item_of_a_kind_from_the_ruins_stays_there() -> None:
    lines = ("clearing 12 hundreds mob 1 warlord 1", "pawn vagabond 1", "pawn vagabond2 1", "hundreds hoard sword bag")
    table = "hundreds vagabond vagabond2"
    marked = horde("birdsong", *lines, "hundreds found sword", "coming item bag item sword mob fox", factions=table)
    assert legal(marked) == ["find bag"]
    barred = horde("birdsong", *lines, "hundreds found sword bag", "coming item bag item sword mob fox", factions=table)
    assert legal(barred) == ["pass"]
    play(barred, "0 pass")
    assert barred.state.ruin_items[12] == 2
    crafted = horde("birdsong", *lines, "coming item bag item sword mob fox", factions=table)
    assert legal(crafted) == ["find bag", "find sword"]  # those in the Hoard were crafted


@pytest.mark.law("root:14.4.1", "root:9.7.3")
def test_the_last_item_of_a_ruin_stays_if_its_kind_was_found_before() -> None:
    lines = ("clearing 12 hundreds mob 1 warlord 1", "pawn vagabond 1", "ruin_items 12 1", "buried sword", "ruins 12")
    game = horde("birdsong", *lines, "hundreds hoard sword", "hundreds found sword", factions="hundreds vagabond")
    assert hoard(game) == {"sword": 1}
    assert game.state.ruins >> 12 & 1


@pytest.mark.law("root:14.4.1", "root:9.7.3", "root:14.7.4")
def test_an_item_of_a_ruin_that_left_the_hoard_is_no_hindrance_to_another() -> None:
    lines = ("hundreds hoard sword", "hundreds found sword", "clearing 10 hundreds warlord 1", "hundreds mood rowdy")
    game = play(horde("birdsong", *lines), "0 mood lavish", "0 part_with sword")
    assert (hoard(game), board(game).found) == ({}, 0)
    assert copse.load(game.save()) == game


@pytest.mark.ruling("R61")
@pytest.mark.law("root:9.7.3", "root:14.7.4")
def test_of_two_items_of_a_kind_they_part_with_the_one_from_a_ruin() -> None:
    lines = ("hundreds hoard sword sword", "hundreds found sword", "clearing 10 hundreds warlord 1")
    game = play(horde("birdsong", *lines, "hundreds mood rowdy"), "0 mood lavish", "0 part_with sword")
    assert (hoard(game), board(game).found) == ({"sword": 1}, 0)


@pytest.mark.law("root:14.4.1")
def test_mobs_beside_nothing_but_warriors_raze_nothing() -> None:
    lines = ("clearing 7 hundreds mob 1", "clearing 8 hundreds mob 1 warlord 1", "clearing 7 marquise warrior 1")
    game = horde("birdsong", *lines, "clearing 8 marquise warrior 1", "coming mob fox")
    assert asked(game)[1] != "Raze"
    assert happened(game, "razed") == []
    assert where(game, "marquise", "warrior") == {7: 1, 8: 1}


@pytest.mark.law("root:14.4.1", "root:1.1.3")
@pytest.mark.ruling("R103")
def test_the_order_of_several_mobs_is_theirs() -> None:
    lines = ("clearing 7 hundreds mob 1", "clearing 8 hundreds mob 1 warlord 1", "clearing 3 hundreds mob 1")
    enemies = ("clearing 7 marquise wood 1", "clearing 8 marquise wood 1", "coming mob fox")
    game = horde("birdsong", *lines, *enemies)
    assert asked(game) == (0, "Raze", "root:14.4.1")
    assert legal(game) == ["raze 7", "raze 8"]
    play(game, "0 raze 8")
    assert [event["clearing"] for event in happened(game, "razed")] == [8, 7]
    assert where(game, "marquise", "wood") == {}


@pytest.mark.law("root:14.4.1", "root:12.2.3", "root:1.5.4")
@pytest.mark.ruling("R103")
@pytest.mark.parametrize(("prey", "prices"), [({7: 1, 8: 1}, 2), ({8: 2}, 1)])
def test_every_mob_that_razes_buildings_has_its_price(prey: dict[int, int], prices: int) -> None:
    lines = ("clearing 7 hundreds mob 1", "clearing 8 hundreds mob 1 warlord 1", "coming mob fox")
    built = [f"clearing {site} duchy market {number}" for site, number in prey.items()]
    game = horde("birdsong", *lines, *built, "duchy swayed foremole mayor", factions="hundreds duchy")
    if prices > 1:
        play(game, "0 raze 8")
    assert [event["minister"] for event in happened(game, "demoted")] == ["mayor", "foremole"][:prices]


@pytest.mark.law("root:14.4.1", "root:8.2.6")
def test_razed_sympathy_outrages() -> None:
    lines = ("clearing 8 hundreds mob 1 warlord 1", "clearing 8 alliance sympathy 1", "hand hundreds anvil")
    game = horde("birdsong", *lines, "coming mob fox", factions="hundreds alliance")
    assert asked(game)[1] == "Appease"
    play(game, "0 give anvil")
    assert points(game, "hundreds") == 1


@pytest.mark.law("root:14.4.1")
def test_the_mob_die_brings_one_mob_next_to_another() -> None:
    lines = ("clearing 7 hundreds mob 1", "clearing 8 hundreds warlord 1")
    one = horde("birdsong", *lines, "coming mob rabbit")
    assert where(one, "hundreds", "mob") == {3: 1, 7: 1}  # the one rabbit clearing next to it
    two = horde("birdsong", *lines, "coming mob fox")
    assert legal(two) == ["mob 8", "mob 12"]
    play(two, "0 mob 12")
    assert where(two, "hundreds", "mob") == {7: 1, 12: 1}
    none = horde("birdsong", *lines, "coming mob mouse")
    assert where(none, "hundreds", "mob") == {7: 1}


@pytest.mark.law("root:14.4.1")
def test_without_a_mob_left_the_die_brings_none() -> None:
    lines = [f"clearing {clearing} hundreds mob 1" for clearing in (7, 1, 2, 4, 5)]
    game = horde("birdsong", *lines, "clearing 8 hundreds warlord 1")
    assert asked(game)[1] == "ChooseMood"
    assert happened(game, "rolled_mob") == []


@pytest.mark.law("root:14.4.1", "root:6.2.2")
def test_no_mob_comes_to_the_keep() -> None:
    lines = (
        "clearing 7 hundreds mob 1",
        "clearing 8 hundreds warlord 1",
        "clearing 3 marquise keep 1",
        "coming mob rabbit",
    )
    assert where(horde("birdsong", *lines), "hundreds", "mob") == {7: 1}


@pytest.mark.law("root:14.4.2")
def test_prowess_recruits_at_the_warlord_and_each_stronghold_recruits_one() -> None:
    lines = (
        "clearing 8 hundreds warlord 1 stronghold 1",
        "clearing 2 hundreds stronghold 2",
        "hundreds hoard tea tea sword",
    )
    game = horde("birdsong", *lines)
    assert where(game, "hundreds", "warrior") == {2: 2, 8: 4}


@pytest.mark.law("root:14.4.2")
def test_without_a_warlord_only_strongholds_recruit() -> None:
    game = horde("birdsong", "clearing 2 hundreds stronghold 1", "hundreds hoard tea sword")
    assert where(game, "hundreds", "warrior") == {2: 1}


@pytest.mark.law("root:14.4.2", "root:1.5.4")
def test_if_warriors_are_short_the_warlord_comes_first_and_then_they_choose() -> None:
    lines = ("clearing 8 hundreds warlord 1", "clearing 2 hundreds stronghold 1", "clearing 5 hundreds stronghold 1")
    game = horde("birdsong", *lines, "clearing 1 hundreds warrior 18")
    assert count(game, "hundreds", "warrior", 8) == 1
    assert asked(game)[:2] == (0, "Ration")
    assert legal(game) == ["haul 2", "haul 5"]
    play(game, "0 haul 5")
    assert where(game, "hundreds", "warrior") == {1: 18, 5: 1, 8: 1}


@pytest.mark.law("root:14.4.3")
def test_a_new_warlord_takes_the_place_of_any_warrior() -> None:
    game = horde(
        "birdsong",
        "clearing 8 hundreds warrior 2",
        "clearing 2 hundreds warrior 1",
        "clearing 5 hundreds mob 1",
        "coming mob fox",
    )
    assert asked(game) == (0, "Anoint", "root:14.4.3")
    assert legal(game) == ["anoint 2", "anoint 8"]
    play(game, "0 anoint 8")
    assert where(game, "hundreds", "warlord") == {8: 1}
    assert where(game, "hundreds", "warrior") == {2: 1, 8: 1}
    assert supply(game, "hundreds", "warrior") == 18


@pytest.mark.law("root:14.4.3")
def test_without_warriors_he_comes_anywhere() -> None:
    game = horde("birdsong", "clearing 1 marquise keep 1")
    assert legal(game) == [f"anoint {clearing}" for clearing in range(2, 13)]  # but not to the keep (§6.2.2)
    play(game, "0 anoint 9")
    assert where(game, "hundreds", "warlord") == {9: 1}


@pytest.mark.law("root:14.4.3", "root:6.2.2")
@pytest.mark.ruling("R107")
def test_a_warrior_at_the_keep_cannot_be_replaced() -> None:
    keep = "clearing 8 marquise keep 1"
    game = horde("birdsong", keep, "clearing 8 hundreds warrior 1", "clearing 2 hundreds warrior 1")
    assert legal(game) == ["anoint 2"]
    game = play(horde("birdsong", keep, "clearing 8 hundreds warrior 1"), "0 anoint 9")
    assert where(game, "hundreds", "warlord") == {9: 1}
    assert where(game, "hundreds", "warrior") == {8: 1}


@pytest.mark.law("root:14.4.3")
def test_a_warlord_on_the_map_is_not_replaced() -> None:
    game = horde("birdsong", "clearing 8 hundreds warlord 1 warrior 2")
    assert asked(game)[1] == "ChooseMood"


@pytest.mark.law("root:14.4.4")
def test_the_mood_must_change_and_must_not_show_a_hoarded_item() -> None:
    game = horde("birdsong", "clearing 8 hundreds warlord 1", "hundreds hoard hammer boots")
    assert asked(game) == (0, "ChooseMood", "root:14.4.4")
    assert legal(game) == [f"mood {name}" for name in ("grandiose", "lavish", "relentless", "rowdy", "wrathful")]
    assert why_not(game, "mood stubborn") == why_not(game, "mood bitter") == "root:14.4.4"
    play(game, "0 mood rowdy")
    assert mood(game) == "rowdy"


@pytest.mark.law("root:14.4.4")
@pytest.mark.parametrize(
    ("item", "barred"),
    [
        ("hammer", "bitter"), ("tea", "grandiose"), ("boots", "jubilant"), ("bag", "relentless"), ("coins", "rowdy"),
        ("crossbow", "stubborn"), ("sword", "wrathful"),
    ],
)  # fmt: skip
def test_every_item_bars_one_mood(item: str, barred: str) -> None:
    game = horde("birdsong", "clearing 8 hundreds warlord 1", "hundreds mood lavish", f"hundreds hoard {item}")
    assert sorted(legal(game)) == sorted(f"mood {name}" for name in MOODS if name not in (barred, "lavish"))


@pytest.mark.law("root:14.4.4")
def test_only_a_lavish_warlord_with_everything_in_the_hoard_keeps_his_mood() -> None:
    everything = "hundreds hoard boots bag coins hammer tea sword crossbow"
    game = horde("birdsong", "clearing 8 hundreds warlord 1", "hundreds mood lavish", everything)
    assert asked(game)[1] == "AtBound"  # what he may give up as Birdsong ends
    assert mood(game) == "lavish"
    game = horde("birdsong", "clearing 8 hundreds warlord 1", everything)
    assert legal(game) == ["mood lavish"]


# ---- §14.5 Daylight


@pytest.mark.law("root:14.5")
def test_daylight_is_craft_command_advance() -> None:
    game = horde("daylight", "clearing 8 hundreds warlord 1 warrior 2", "clearing 7 marquise wood 1")
    stages = []
    while game.decision.seat == 0 and game.state.phase == 1:
        stages.append(asked(game)[1])
        play(game, "0 pass")
    assert stages == ["Strongholds", "CommandHundreds", "AdvanceWarlord"]


@pytest.mark.law("root:14.5.2")
def test_commands_in_any_order_and_as_many_as_one_likes() -> None:
    lines = (
        "clearing 8 hundreds warlord 1 warrior 4",
        "clearing 8 marquise warrior 2",
        "hundreds hoard boots bag coins",
    )
    game = commanding(*lines, "hand hundreds anvil", dice(0, 0))
    assert verbs(game) == {"pass", "battle", "move", "march", "fortify"}
    fight(game, "0 battle 8 1")
    play(game, "0 fortify 8 for anvil", "0 move 8>7 x1")
    assert asked(game)[1] == "AdvanceWarlord"


@pytest.mark.law("root:14.5.2.I")
def test_a_command_may_be_a_move_with_or_without_the_warlord() -> None:
    game = commanding("clearing 8 hundreds warlord 1 warrior 2")
    assert legal(game, "move") == [f"move 8>{target} x{n}" for target in (4, 7) for n in (1, 2)]
    assert legal(game, "march") == [f"march 8>{target} x{n}" for target in (4, 7) for n in (0, 1, 2)]
    play(game, "0 march 8>7 x1")
    assert where(game, "hundreds", "warlord") == {7: 1}
    assert where(game, "hundreds", "warrior") == {7: 1, 8: 1}
    assert asked(game)[1] == "AdvanceWarlord"  # it was one move


@pytest.mark.law("root:14.5.2.I", "root:4.2.1")
def test_the_warlord_too_needs_rule_at_one_end() -> None:
    lines = ("clearing 8 hundreds warlord 1", "clearing 8 marquise warrior 2", "clearing 4 hundreds warrior 1")
    assert legal(commanding(*lines), "march") == ["march 8>4 x0"]


@pytest.mark.law("root:14.5.2.I", "root:C.2.5")
def test_the_ferry_takes_the_warlord_along() -> None:
    lines = ("map lake", "ferry 1", "clearing 1 hundreds warlord 1 warrior 1")
    game = commanding(*lines, factions="hundreds marquise")
    assert legal(game, "embark") == [f"embark {target} x{n}" for target in (10, 11, 12) for n in (0, 1)]
    play(game, "0 embark 11 x1")
    assert where(game, "hundreds", "warlord") == where(game, "hundreds", "warrior") == {11: 1}
    assert game.state.site("ferry").clearing == 11
    assert len(hand(game, "hundreds")) == 1
    assert legal(game, "embark") == []


@pytest.mark.law("root:14.5.2.II")
def test_a_command_may_be_a_battle_anywhere() -> None:
    lines = (
        "clearing 8 hundreds warlord 1",
        "clearing 2 hundreds warrior 3",
        "clearing 2 marquise warrior 1",
        dice(2, 0),
    )
    game = commanding(*lines)
    assert legal(game, "battle") == ["battle 2 1"]
    fight(game, "0 battle 2 1")
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:14.5.2.III")
def test_a_command_may_build_a_stronghold_for_a_matching_card_where_they_rule() -> None:
    lines = ("clearing 8 hundreds warrior 1", "clearing 2 hundreds warrior 1", "clearing 2 marquise warrior 1")
    game = commanding(
        *lines, "clearing 4 hundreds warrior 1 stronghold 1", "hand hundreds anvil root_tea_mouse bake_sale"
    )
    assert legal(game, "fortify") == ["fortify 8 for anvil"]  # 2 is not ruled, 4 has no slot left
    play(game, "0 fortify 8 for anvil")
    assert where(game, "hundreds", "stronghold") == {4: 1, 8: 1}
    assert hand(game, "hundreds") == ["bake_sale", "root_tea_mouse"]
    assert points(game, "hundreds") == 0


@pytest.mark.law("root:14.5.2.III", "root:2.1.1")
def test_a_bird_pays_for_a_stronghold_anywhere() -> None:
    game = commanding("clearing 8 hundreds warrior 1", "clearing 2 hundreds warrior 1", "hand hundreds birdy_bindle")
    assert legal(game, "fortify") == ["fortify 2 for birdy_bindle", "fortify 8 for birdy_bindle"]


@pytest.mark.law("root:14.5.3")
def test_an_advance_is_a_move_of_the_warlord_and_then_a_battle_where_he_is() -> None:
    lines = (
        "clearing 8 hundreds warlord 1 warrior 3",
        "clearing 7 marquise warrior 1",
        "clearing 2 hundreds warrior 2",
    )
    game = advancing(*lines, "clearing 2 marquise warrior 1", dice(1, 0))
    assert asked(game) == (0, "AdvanceWarlord", "root:14.5.3")
    assert verbs(game) == {"pass", "march"}  # there is a battle to be had in 2, but he is not there
    play(game, "0 march 8>7 x2")
    assert asked(game) == (0, "Clash", "root:14.5.3")
    assert legal(game) == ["pass", "battle 7 1"]
    fight(game, "0 battle 7 1")
    assert where(game, "marquise", "warrior") == {2: 1}
    assert game.decision.seat == 1  # it was the only one


@pytest.mark.law("root:14.5.3")
def test_either_half_of_an_advance_may_be_left_out() -> None:
    lines = ("clearing 8 hundreds warlord 1 warrior 3", "clearing 8 marquise warrior 1", "hundreds hoard tea")
    game = advancing(*lines, "clearing 7 marquise warrior 1", dice(1, 0))
    assert verbs(game) == {"pass", "march", "battle"}
    fight(game, "0 battle 8 1")  # no move first
    assert (asked(game)[1], game.decision.args) == ("AdvanceWarlord", {"count": 1})
    play(game, "0 march 8>7 x0", "0 pass")  # no battle after
    assert game.decision.seat == 1


@pytest.mark.law("root:14.5.3")
def test_without_a_warlord_nobody_advances() -> None:
    game = commanding("clearing 8 hundreds warrior 3", "hundreds hoard tea")
    play(game, "0 pass")
    assert game.decision.seat == 1


@pytest.mark.law("root:14.5.2", "root:14.5.3", "root:3.3.1", "root:1.4.2")
@pytest.mark.parametrize("mood_of_him", ["rowdy", "grandiose"])
@pytest.mark.parametrize("warlord", ["warlord 1", "warrior 1"])
def test_after_the_last_action_there_is_still_a_pause_for_what_the_table_offers(mood_of_him: str, warlord: str) -> None:
    lines = ("points 9 0 0", "hand hundreds dominance_fox", f"hundreds mood {mood_of_him}", dice(0, 0))
    enemies = ("clearing 8 marquise sawmill 1", f"clearing 8 hundreds {warlord}")
    game = play(horde("daylight", *lines, *enemies), "0 pass")
    if warlord == "warlord 1":
        play(game, "0 pass")  # over the first of the two stages
    fight(game, "0 battle 8 1")
    assert points(game, "hundreds") == 10
    assert asked(game)[1] == "Breather"
    play(game, "0 activate dominance_fox")


@pytest.mark.law("root:14.5.3")
def test_a_warlord_who_falls_advances_no_more() -> None:
    lines = (
        "clearing 8 hundreds warlord 1",
        "clearing 8 marquise warrior 3",
        "hundreds hoard tea",
        "hundreds mood lavish",
    )
    game = advancing(*lines, dice(2, 1))
    fight(game, "0 battle 8 1")
    assert where(game, "hundreds", "warlord") == {}
    assert game.decision.seat == 1


# ---- §14.6 Evening


@pytest.mark.law("root:14.6")
def test_evening_is_incite_oppress_draw() -> None:
    """A mob with a warrior is incited where no enemy stands, so nothing else is in the way of the points."""
    game = horde("evening", "clearing 8 hundreds warrior 1", "hand hundreds anvil", "coming card sword")
    assert asked(game) == (0, "Incite", "root:14.6.1")
    assert points(game, "hundreds") == 0
    play(game, "0 incite 8 for anvil")
    assert points(game, "hundreds") == 1
    assert hand(game, "hundreds") == ["sword"]


@pytest.mark.law("root:14.6.1")
def test_cards_incite_mobs_where_warriors_or_the_warlord_are() -> None:
    lines = ("clearing 8 hundreds warrior 1", "clearing 1 hundreds warlord 1", "clearing 12 hundreds warrior 1 mob 1")
    enemy = "clearing 8 marquise warrior 5"
    game = horde("evening", *lines, enemy, "clearing 6 hundreds stronghold 1", "hand hundreds anvil birdy_bindle sword")
    assert legal(game, "incite") == [f"incite {c} for {card}" for c in (1, 8) for card in ("birdy_bindle", "anvil")]
    play(game, "0 incite 8 for birdy_bindle", "0 incite 1 for anvil")
    assert where(game, "hundreds", "mob") == {1: 1, 8: 1, 12: 1}
    assert "sword" in hand(game, "hundreds")


@pytest.mark.law("root:14.6.1")
def test_with_all_mobs_on_the_map_none_is_incited() -> None:
    lines = [f"clearing {clearing} hundreds mob 1" for clearing in (7, 1, 2, 4, 5)]
    game = horde("evening", *lines, "clearing 8 hundreds warrior 1", "hand hundreds anvil")
    assert game.decision.seat == 1


@pytest.mark.law("root:14.6.1")
def test_whether_one_can_incite_is_asked_whatever_the_hand_holds() -> None:
    game = horde("evening", "clearing 8 hundreds warrior 1", "hand hundreds sword")
    assert asked(game)[1] == "Incite"
    assert legal(game) == ["pass"]


@pytest.mark.law("root:14.6.1", "root:6.2.2")
def test_no_mob_is_incited_at_the_keep() -> None:
    game = horde("evening", "clearing 8 hundreds warrior 1", "clearing 8 marquise keep 1", "hand hundreds anvil")
    assert game.decision.seat == 1


@pytest.mark.law("root:14.6.2")
@pytest.mark.parametrize(("clearings", "scored"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)])
def test_oppressed_clearings_score(clearings: int, scored: int) -> None:
    game = horde("evening", *[f"clearing {clearing} hundreds warrior 1" for clearing in range(1, clearings + 1)])
    assert points(game, "hundreds") == scored


@pytest.mark.law("root:14.6.2")
@pytest.mark.parametrize("enemy", ["clearing 8 marquise wood 1", "clearing 8 marquise warrior 1", "pawn vagabond 8"])
def test_a_clearing_with_any_piece_of_an_enemy_does_not_count(enemy: str) -> None:
    pawn = [] if enemy.startswith("pawn") else ["pawn vagabond 1"]
    game = horde("evening", "clearing 8 hundreds warrior 3", enemy, *pawn, factions="hundreds marquise vagabond")
    assert points(game, "hundreds") == 0


@pytest.mark.law("root:14.6.2")
def test_a_mob_alone_is_a_piece_but_does_not_rule() -> None:
    assert points(horde("evening", "clearing 8 hundreds mob 1"), "hundreds") == 0
    soup = horde("evening", "deck exiles", "crafted hundreds soup_kitchens", "clearing 8 hundreds mob 1")
    assert points(soup, "hundreds") == 1


@pytest.mark.law("root:14.6.2")
def test_a_partner_is_no_enemy() -> None:
    lines = (
        "pawn vagabond 8",
        "coalition vagabond hundreds",
        "dominance vagabond dominance_fox",
        "clearing 8 hundreds warrior 1",
    )
    game = horde("evening", *lines, factions="hundreds marquise eyrie vagabond")
    assert points(game, "hundreds") == 1


@pytest.mark.law("root:14.6.3")
def test_they_draw_a_card_and_keep_five() -> None:
    cards = "anvil bake_sale birdy_bindle sword armorers"
    game = horde("evening", f"hand hundreds {cards}", "coming card sappers")
    assert asked(game)[1] == "DiscardDown"
    play(game, "0 discard anvil")
    assert sorted(hand(game, "hundreds")) == sorted(["bake_sale", "birdy_bindle", "sword", "armorers", "sappers"])


# ---- §14.7.1 Bitter

BITTER = ("hundreds mood bitter", "clearing 7 hundreds warlord 1 warrior 1 mob 1", "clearing 7 marquise warrior 4")


@pytest.mark.law("root:14.7.1")
def test_bitter_mobs_here_and_next_to_it_become_warriors_before_the_roll() -> None:
    lines = (*BITTER, "clearing 8 hundreds mob 1", "clearing 4 hundreds mob 1", dice(3, 0))
    game = play(commanding(*lines), "0 battle 7 1")
    assert asked(game) == (0, "Embitter", "root:14.7.1")
    assert legal(game) == ["pass", "call_off 7", "call_off 8"]
    play(game, "0 call_off 8", "0 pass")
    assert happened(game, "rolled") == [{"attacker": 3, "defender": 0}]
    assert where(game, "hundreds", "mob") == {4: 1, 7: 1}
    assert count(game, "hundreds", "warrior", 7) == 2
    assert points(game, "hundreds") == 0


@pytest.mark.law("root:14.7.1")
def test_any_number_of_bitter_mobs_may_go() -> None:
    game = play(commanding(*BITTER, "clearing 8 hundreds mob 1", dice(0, 0)), "0 battle 7 1")
    play(game, "0 call_off 8", "0 call_off 7")
    assert where(game, "hundreds", "mob") == {}
    assert count(game, "hundreds", "warrior", 7) == 3


@pytest.mark.law("root:14.7.1")
def test_bitter_defenders_may_do_it_too_after_the_ambush_step() -> None:
    game = play(horde("daylight", *BITTER, "hand hundreds sword", dice(3, 3), turn=1), "1 pass", "1 battle 7 0")
    assert asked(game)[1] == "Ambush"
    play(game, "0 pass")
    assert legal(game) == ["pass", "call_off 7"]
    play(game, "0 call_off 7")
    assert happened(game, "rolled") == [{"attacker": 3, "defender": 3}]


@pytest.mark.law("root:14.7.1")
def test_bitter_is_nothing_where_the_warlord_is_not() -> None:
    lines = ("hundreds mood bitter", "clearing 8 hundreds warlord 1", "clearing 7 hundreds warrior 1 mob 1")
    game = play(commanding(*lines, "clearing 7 marquise warrior 1", dice(0, 0)), "0 battle 7 1")
    assert happened(game, "rolled") != []


@pytest.mark.law("root:14.7.1")
def test_bitter_is_nothing_in_a_battle_of_others() -> None:
    lines = (*BITTER, "clearing 7 eyrie warrior 2", dice(0, 0))
    game = play(horde("daylight", *lines, turn=1), "1 pass", "1 battle 7 2")
    assert happened(game, "rolled") != []
    assert game.decision.seat == 1


@pytest.mark.law("root:14.7.1")
@pytest.mark.ruling("R104")
def test_bitter_mobs_may_go_though_no_warrior_is_left_to_come() -> None:
    game = commanding(*BITTER, "clearing 2 hundreds warrior 19", dice(0, 0))
    play(game, "0 battle 7 1", "0 call_off 7")
    assert where(game, "hundreds", "mob") == {}
    assert count(game, "hundreds", "warrior", 7) == 1


# ---- §14.7.2 Grandiose


@pytest.mark.law("root:14.7.2")
def test_a_grandiose_warlord_advances_before_the_commands() -> None:
    game = horde("daylight", "hundreds mood grandiose", "clearing 8 hundreds warlord 1 warrior 2")
    stages = []
    while game.decision.seat == 0 and game.state.phase == 1:
        stages.append(asked(game)[1])
        play(game, "0 pass")
    assert stages == ["Strongholds", "AdvanceWarlord", "CommandHundreds"]


# ---- §14.7.3 Jubilant

JUBILANT = ("hundreds mood jubilant", "clearing 7 hundreds warlord 1", "clearing 8 hundreds warrior 1")


@pytest.mark.law("root:14.7.3")
def test_jubilant_mobs_spread_up_to_four_times_from_where_the_warlord_is() -> None:
    game = horde("evening", *JUBILANT, "hand hundreds sword", "coming mob rabbit mob fox mob mouse mob mouse")
    play(game, "0 incite 7 for sword")
    assert (asked(game)[1:], game.decision.args) == (("Revel", "root:14.7.3"), {"count": 4})
    play(game, "0 roll_mob")
    assert where(game, "hundreds", "mob") == {3: 1, 7: 1}
    play(game, "0 roll_mob")
    assert legal(game) == ["mob 6", "mob 8", "mob 12"]  # next to any mob
    play(game, "0 mob 12", "0 roll_mob")
    assert legal(game) == ["mob 9", "mob 11"]
    play(game, "0 mob 11")
    assert where(game, "hundreds", "mob") == {3: 1, 7: 1, 11: 1, 12: 1}
    assert game.decision.args == {"count": 1}
    play(game, "0 roll_mob")
    assert where(game, "hundreds", "mob") == {3: 1, 7: 1, 9: 1, 11: 1, 12: 1}
    assert len(happened(game, "rolled_mob")) == 4


@pytest.mark.law("root:14.7.3")
def test_jubilant_rolls_that_bring_nothing_count_too() -> None:
    lines = ("hundreds mood jubilant", "clearing 8 hundreds warlord 1", "hand hundreds anvil")
    game = horde("evening", *lines, "coming mob fox mob fox mob fox mob fox")  # none is next to clearing 8
    play(game, "0 incite 8 for anvil", *["0 roll_mob"] * 4)
    assert where(game, "hundreds", "mob") == {8: 1}
    assert asked(game)[1] != "Revel"


@pytest.mark.law("root:14.7.3")
def test_jubilant_rolls_may_be_left_and_need_the_warlord_there() -> None:
    game = horde("evening", *JUBILANT, "hand hundreds sword anvil")
    play(game, "0 incite 8 for anvil")
    assert asked(game)[1] == "Incite"
    play(game, "0 incite 7 for sword")
    assert legal(game) == ["pass", "roll_mob"]
    play(game, "0 pass")
    assert happened(game, "rolled_mob") == []


# ---- §14.7.4 Lavish


@pytest.mark.law("root:14.7.4")
def test_lavish_items_leave_the_game_for_two_warriors_each_as_birdsong_ends() -> None:
    lines = ("clearing 8 hundreds warlord 1", "hundreds hoard sword tea boots", "items sword 0 tea 0")
    game = play(horde("birdsong", *lines), "0 mood lavish")
    before = count(game, "hundreds", "warrior", 8)
    assert asked(game)[:2] == (0, "AtBound")
    assert legal(game) == ["part_with boots", "part_with sword", "part_with tea", "pass"]
    play(game, "0 part_with sword", "0 part_with boots", "0 pass")
    assert count(game, "hundreds", "warrior", 8) == before + 4
    assert hoard(game) == {"tea": 1}
    assert game.state.items[ITEMS.index("sword")] == 0
    assert board(game).command == 1
    assert points(game, "hundreds") == 0


@pytest.mark.law("root:14.7.4")
@pytest.mark.parametrize("other", [name for name in MOODS if name not in ("lavish", "stubborn", "wrathful")])
def test_only_the_lavish_give_items_away(other: str) -> None:
    game = play(horde("birdsong", "clearing 8 hundreds warlord 1", "hundreds hoard sword"), f"0 mood {other}")
    assert asked(game)[1] == "Strongholds"


@pytest.mark.law("root:14.7.4", "root:1.1.3")
@pytest.mark.ruling("R105")
def test_lavish_gifts_and_the_emigre_come_in_the_order_they_like() -> None:
    lines = (
        "deck exiles",
        "crafted hundreds eyrie_emigre",
        "clearing 8 hundreds warlord 1",
        "hundreds hoard sword",
    )
    game = play(horde("birdsong", *lines, "clearing 7 marquise warrior 1", dice(0, 0)), "0 mood lavish")
    assert legal(game) == ["use eyrie_emigre", "part_with sword"]
    play(game, "0 use eyrie_emigre", "0 march 8>7 x0", "0 battle 7 1", "0 part_with sword")
    assert count(game, "hundreds", "warrior", 7) == 2


# ---- §14.7.5 Relentless

RELENTLESS = ("hundreds mood relentless", "clearing 8 hundreds warlord 1 warrior 5", "clearing 7 marquise warrior 4")


@pytest.mark.law("root:14.7.5")
def test_the_relentless_move_or_fight_once_more_when_they_did_both() -> None:
    game = play(advancing(*RELENTLESS, "coming die 0 die 0 die 1 die 0"), "0 march 8>7 x5")
    fight(game, "0 battle 7 1")
    assert asked(game) == (0, "Pursue", "root:14.7.5")
    assert verbs(game) == {"pass", "march", "battle"}
    again = game.copy()
    play(game, "0 march 7>12 x2")
    assert where(game, "hundreds", "warlord") == {12: 1}
    assert game.decision.prompt not in ("Pursue", "Clash")
    fight(again, "0 battle 7 1")
    assert count(again, "marquise", "warrior", 7) == 3
    assert again.decision.seat == 1


@pytest.mark.law("root:14.7.5")
def test_the_relentless_get_nothing_more_for_half_an_advance() -> None:
    lines = (*RELENTLESS, "clearing 8 marquise warrior 1", dice(1, 0))
    game = fight(advancing(*lines), "0 battle 8 1")
    assert game.decision.seat == 1
    game = play(advancing(*RELENTLESS), "0 march 8>7 x5", "0 pass")
    assert game.decision.seat == 1


# ---- §14.7.6 Rowdy


@pytest.mark.law("root:14.7.6")
@pytest.mark.parametrize(
    ("enemies", "drawn"),
    [
        ([], 2),
        (["clearing 8 marquise warrior 1 wood 1"], 2),
        (["clearing 8 marquise warrior 1", "clearing 8 eyrie warrior 2"], 3),
        (["clearing 8 marquise warrior 1 wood 1 sawmill 1"], 3),
        (["clearing 7 marquise warrior 9"], 2),
    ],
)
def test_a_rowdy_warlord_draws_more_the_more_enemies_are_around(enemies: list[str], drawn: int) -> None:
    game = horde("evening", "hundreds mood rowdy", "clearing 8 hundreds warlord 1", *enemies)
    assert len(hand(game, "hundreds")) == drawn


@pytest.mark.law("root:14.7.6")
def test_rowdy_is_for_the_draw_of_evening_only() -> None:
    lines = (
        "deck exiles",
        "crafted hundreds charm_offensive",
        "hundreds mood rowdy",
        "clearing 8 hundreds warlord 1",
    )
    game = play(horde("evening", *lines), "0 use charm_offensive", "0 choose 1")
    assert asked(game)[1] == "Incite"
    assert len(hand(game, "hundreds")) == 1


# ---- §14.7.7 Stubborn


@pytest.mark.law("root:14.7.7")
@pytest.mark.parametrize(("where_he_is", "left"), [(7, 3), (8, 2)])
def test_the_stubborn_ignore_the_first_hit_where_the_warlord_is(where_he_is: int, left: int) -> None:
    lines = (f"clearing {where_he_is} hundreds warlord 1", "clearing 7 marquise warrior 4", dice(2, 2))
    army = "clearing 7 hundreds warrior 4" if where_he_is == 8 else "clearing 7 hundreds warrior 4 warlord 1"
    game = commanding(*(lines if where_he_is == 8 else lines[1:]), army)
    fight(game, "0 battle 7 1")
    if where_he_is == 7:
        play(game, "0 lose warrior")
    assert count(game, "hundreds", "warrior", 7) == left
    assert len(happened(game, "ignored")) == (where_he_is == 7)


@pytest.mark.law("root:14.7.7")
def test_the_stubborn_ignore_it_as_defenders_too() -> None:
    lines = ("clearing 7 hundreds warlord 1 warrior 1", "clearing 7 marquise warrior 4", dice(1, 0))
    game = play(horde("daylight", *lines, turn=1), "1 pass")
    fight(game, "1 battle 7 0")
    assert count(game, "hundreds", "warrior", 7) == count(game, "hundreds", "warlord", 7) == 1


@pytest.mark.law("root:14.7.7")
@pytest.mark.ruling("R106")
def test_a_hit_of_an_ambush_is_the_first_hit() -> None:
    lines = (
        "clearing 7 hundreds warlord 1 warrior 3",
        "clearing 7 marquise warrior 4",
        "hand marquise ambush_mouse",
        dice(1, 1),
    )
    game = play(commanding(*lines), "0 battle 7 1", "1 ambush ambush_mouse", "0 lose warrior")
    assert count(game, "hundreds", "warrior", 7) == 2
    through(game)
    play(game, "0 lose warrior")  # no hit of the roll is ignored any more
    assert count(game, "hundreds", "warrior", 7) == 1
    assert happened(game, "ignored") == [{"seat": 0, "count": 1}]


# ---- §14.7.8 Wrathful


WRATHFUL = ("hundreds mood wrathful", "clearing 7 hundreds warlord 1 warrior 1", "clearing 7 marquise warrior 4")


@pytest.mark.law("root:14.7.8")
def test_the_wrathful_deal_an_extra_hit_as_attackers_where_the_warlord_is() -> None:
    game = fight(commanding(*WRATHFUL, dice(1, 0)), "0 battle 7 1")
    assert count(game, "marquise", "warrior", 7) == 2
    lines = (WRATHFUL[0], "clearing 8 hundreds warlord 1", "clearing 7 hundreds warrior 2", WRATHFUL[2])
    game = fight(commanding(*lines, dice(1, 0)), "0 battle 7 1")
    assert count(game, "marquise", "warrior", 7) == 3
    game = play(horde("daylight", *WRATHFUL, dice(0, 0), turn=1), "1 pass")
    assert count(fight(game, "1 battle 7 0"), "marquise", "warrior", 7) == 4


@pytest.mark.law("root:14.7.8", "root:14.2.5")
def test_the_wrathful_deal_it_even_when_they_loot() -> None:
    game = play(commanding(*WRATHFUL, "box marquise sword", dice(3, 0)), "0 battle 7 1", "0 loot")
    assert count(game, "marquise", "warrior", 7) == 3


@pytest.mark.law("root:14.7.6", "root:13.2.4")
def test_rowdy_enemies_are_counted_as_they_draw_after_the_last_exposure() -> None:
    lines = ("hundreds mood rowdy", "clearing 8 hundreds warlord 1 mob 1", "hand hundreds anvil",
             "clearing 8 corvids warrior 2 plot 1", "corvids plot 8 snare")  # fmt: skip
    game = horde("evening", *lines, factions="hundreds corvids")
    play(game, "0 pass")
    assert asked(game)[1] == "LastChance"
    bluffed = play(game.copy(), "0 pass")
    assert len(hand(bluffed, "hundreds")) == 4
    play(game, "0 expose 8", "0 guess snare", "0 show anvil")
    assert len(hand(game, "hundreds")) == 3


# ---- with the other factions


@pytest.mark.law("root:14.2.2", "root:13.7.1")
def test_a_bomb_leaves_the_warlord_where_he_is() -> None:
    lines = (
        "clearing 5 corvids warrior 1 plot 1",
        "corvids plot 5 bomb",
        "clearing 5 hundreds warlord 1 warrior 2 mob 1",
    )
    game = horde("birdsong", *lines, factions="corvids hundreds")
    while "flip" not in verbs(game):
        game.apply("pass")
    play(game, "0 flip 5")
    assert where(game, "hundreds", "warlord") == {5: 1}
    assert where(game, "hundreds", "warrior") == where(game, "hundreds", "mob") == {}


@pytest.mark.law("root:14.2.2", "root:10.4.3.II")
def test_the_cult_cannot_convert_the_warlord() -> None:
    lines = (
        "lizards outcast fox",
        "lizards acolytes 2",
        "clearing 8 lizards warrior 1",
        "clearing 8 hundreds warlord 1",
    )
    assert "replace" not in verbs(horde("birdsong", *lines, factions="lizards hundreds"))
    game = horde("birdsong", *lines[:3], "clearing 8 hundreds warlord 1 warrior 1", factions="lizards hundreds")
    play(game, "0 replace 8 1")
    assert where(game, "hundreds", "warlord") == {8: 1}
    assert where(game, "hundreds", "warrior") == {}


@pytest.mark.law("root:14.4.1", "root:13.7.2")
def test_nothing_is_placed_or_leaves_where_a_snare_lies() -> None:
    lines = (
        "clearing 8 hundreds warlord 1 warrior 1 stronghold 1",
        "clearing 8 corvids snare 1",
        "clearing 7 hundreds mob 1",
    )
    game = horde("birdsong", *lines, "coming mob fox", factions="hundreds corvids")
    assert where(game, "hundreds", "mob") == {7: 1, 12: 1}
    assert where(game, "hundreds", "warrior") == {8: 1}
    play(game, "0 mood rowdy", "0 pass")
    assert legal(game, "march") == legal(game, "move") == []


@pytest.mark.law("root:14.4.1", "root:15.2.5")
def test_a_razed_relic_scores_twice_and_goes_to_a_forest() -> None:
    lines = ("clearing 8 hundreds warlord 1 mob 1", "clearing 8 keepers figure_3 1", "coming mob fox")
    game = horde("birdsong", *lines, factions="hundreds keepers")
    assert points(game, "hundreds") == 2
    assert where(game, "keepers", "figure_3") == {}
    assert game.decision.seat == 0


HIRED = ("riverfolk customer hundreds 1 mercenaries", "riverfolk payments hundreds 1")


@pytest.mark.law("root:14.6.2", "root:11.2.7.III")
@pytest.mark.parametrize(
    ("here", "riverfolk", "scored"),
    [("mob 1", "warrior 1", 1), ("", "warrior 1", 0), ("mob 1", "warrior 1 trade_post_fox 1", 0)],
)
def test_mercenaries_rule_for_them_and_are_no_enemies(here: str, riverfolk: str, scored: int) -> None:
    mine = [f"clearing 8 hundreds {here}"] if here else []
    game = horde("evening", *mine, f"clearing 8 riverfolk {riverfolk}", *HIRED, factions="hundreds riverfolk")
    assert points(game, "hundreds") == scored


@pytest.mark.law("root:14.4.1", "root:12.2.3")
def test_mobs_raze_tunnels_and_buildings_of_the_duchy() -> None:
    lines = ("clearing 8 hundreds warlord 1 mob 1", "clearing 8 duchy tunnel 1 citadel 1 warrior 1", "coming mob fox")
    game = horde("birdsong", *lines, factions="hundreds duchy")
    assert where(game, "duchy", "tunnel") == where(game, "duchy", "citadel") == {}
    assert where(game, "duchy", "warrior") == {8: 1}
    assert points(game, "hundreds") == 2


# ---- what cannot be


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("clearing 8 hundreds mob 2", "no more than one mob"),
        ("clearing 8 hundreds warlord 2", "from 1 to 1"),
        ("hundreds hoard sword sword tea tea hammer", "4 spaces"),
        ("hundreds hoard torch", "torch"),
        ("hundreds hoard sword sword sword", "the supply had 2"),
        ("hundreds found sword", "not in the Hoard"),
        ("box hundreds sword", "no box"),
        ("hundreds mood cheerful", "cheerful"),
    ],
)
def test_impossible_hundreds_are_refused(line: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        horde("birdsong", line)


def test_their_board_is_written_and_read() -> None:
    lines = (
        "clearing 8 hundreds warlord 1",
        "hundreds mood rowdy",
        "hundreds hoard boots sword sword",
        "hundreds found sword",
    )
    game = horde("birdsong", *lines)
    again = copse.position(game.position())
    assert again.position() == game.position()
    assert copse.load(game.save()) == game
    assert (hoard(game), mood(game), board(game).found) == (
        {"boots": 1, "sword": 2},
        "rowdy",
        1 << ITEMS.index("sword"),
    )
    assert game.state.items[ITEMS.index("sword")] == 1  # one of the two lay under a ruin

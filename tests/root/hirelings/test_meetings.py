"""Hirelings beside every faction: whose pieces they are, what they cannot do, and what others do to them (§E.3).

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. Clearing 5 borders 1
and 2, clearing 8 borders 4 and 7."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from copse.games import RootGame
from copse.root.actions import BATTLE, MOVE
from copse.root.battle import battles, begin
from copse.root.cards import CARDS
from copse.root.dominance import dominates
from copse.root.effects import EFFECTS
from copse.root.factions import FACTIONS
from copse.root.factions.alliance import AllianceBoard
from copse.root.factions.lizards import LizardsBoard
from copse.root.factions.reliquary import KeepersBoard
from copse.root.factions.riverfolk import RiverfolkBoard
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.hiring import HIRING
from copse.root.hooks import Owner
from copse.root.landmarks.closed_paths import ClosedPaths
from copse.root.move import adjacent, moves
from copse.root.placing import placeable
from copse.root.removal import Loss, Removal, enemy_pieces, remove, sweep
from copse.root.state import Woodland
from tests.root.camp import items, relation
from tests.root.hirelings.hired import count as hired_count
from tests.root.hirelings.hired import party, standing
from tests.root.table import count, fight, hand, points, ruler, supply, verbs, where
from tests.script import asked, legal, play, root


def meeting(hireling: str, factions: str, *lines: str, turn: str = "0 daylight", holder: str = "") -> RootGame:
    """A phase is about to begin at a table with this hireling, which a faction holds or nobody."""
    held = [f"held {hireling} by {holder}", f"{hireling} control 2"] if holder else []
    return root("\n".join([f"factions {factions}", f"hirelings {hireling}", f"turn {turn}", *held, *lines]))


def fought(game: RootGame, attacker: int, defender: int, clearing: int) -> RootGame:
    """A battle begins; nobody ambushes or uses anything."""
    begin(game.state, attacker, defender, clearing, "root:4.3")
    game.state.settle()
    while not game.over and game.decision.prompt in ("Ambush", "OrderEffects", "UseEffects"):
        game.apply(game.decision.actions[0])
    return game


# ---- the Vagabond


@pytest.mark.law("root:E.3.3", "root:9.2.9.III", "root:9.2.9.III.a")
def test_who_fights_the_hirelings_of_others_makes_no_enemies_and_gains_no_infamy() -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword 3", "clearing 5 corvid_spies warrior 2", "coming die 2 die 0")
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, "vagabond relation marquise hostile",
                   holder="marquise")  # fmt: skip
    assert relation(game, "eyrie") == "indifferent"
    fight(game, f"0 battle 5 {party(game)}")
    assert not standing(game, "warrior")
    assert points(game, "vagabond") == 0, "no infamy for hirelings of the hostile"
    other = meeting("corvid_spies", "vagabond marquise eyrie", *lines, holder="eyrie")
    fight(other, f"0 battle 5 {party(other)}")
    assert relation(other, "eyrie") == "indifferent"


@pytest.mark.law("root:E.3.3", "root:9.5.4")
def test_nobody_is_aided_where_only_its_hirelings_stand() -> None:
    lines = ("pawn vagabond 5", "vagabond ready bag", "hand vagabond bake_sale", "clearing 5 corvid_spies warrior 1")
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, holder="marquise")
    assert not legal(game, "aid")
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, "clearing 5 marquise wood 1", holder="marquise")
    assert legal(game, "aid") == ["aid 1 bake_sale"]


@pytest.mark.law("root:E.3.4", "root:9.2.9.II.b", "root:9.2.9.II.c")
def test_hirelings_of_an_ally_neither_go_nor_fight_along() -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots 2 sword 2", "vagabond relation marquise allied",
             "clearing 5 corvid_spies warrior 2", "clearing 5 eyrie warrior 2", "coming die 2 die 1")  # fmt: skip
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, holder="marquise")
    play(game, "0 battle 5 2")
    assert asked(game)[1] != "CallAllies"
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, holder="marquise")
    play(game, "0 go 1")
    assert asked(game)[1] != "BringAllies"
    assert hired_count(game, "warrior", 5) == 2


@pytest.mark.ruling("R181")
@pytest.mark.law("root:E.3.3", "root:9.2.9.II.c")
def test_allied_warriors_fight_a_hireling_of_their_own_faction() -> None:
    """Its pieces are not those of the faction that controls it."""
    lines = ("pawn vagabond 5", "vagabond ready boots 2 sword 2", "vagabond relation marquise allied",
             "clearing 5 corvid_spies warrior 2", "clearing 5 marquise warrior 2", "coming die 2 die 1")  # fmt: skip
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, holder="marquise")
    play(game, "0 battle 5 3")
    assert (asked(game)[1], legal(game)) == ("CallAllies", ["pass", "ally 1"])


# ---- where nobody can be battled, Keepers delve


DELVERS = (
    "clearing 5 keepers warrior 3",
    "keepers forest 1_2_5_10 figure_1",
    "keepers retinue delve faithful_retainer",
)
DELVE = "delve 5 13 figure_1"


@pytest.mark.law("root:15.5.2.II", "root:1.1.2")
@pytest.mark.parametrize(
    ("name", "holder", "lines"),
    [
        ("riverfolk_flotilla", "marquise", ("pawn riverfolk_flotilla 5",)),
        ("furious_protector", "marquise", ("pawn furious_protector 5",)),
        ("stoic_protector", "marquise", ("pawn stoic_protector 5", "clearing 5 marquise warrior 1")),
        ("spring_uprising", "marquise", ("clearing 5 spring_uprising warrior 1", "hand keepers anvil")),
        ("bandit_gangs", "marquise", ("clearing 5 bandit_gangs warrior 1", "clearing 5 marquise wood 1")),
    ],
)
def test_keepers_delve_beside_an_enemy_whom_they_cannot_battle(name: str, holder: str, lines: tuple[str, ...]) -> None:
    """Where none of the enemies can be battled, no battle is owed; delving needs rule and a warrior."""
    position = meeting(name, "keepers marquise eyrie", *DELVERS, *lines, holder=holder)
    game = play(position, "0 pass")
    if name == "bandit_gangs":  # their controller can be battled
        assert [action.verb.name for action in game.decision.actions] == ["pass", "battle"]
        return
    assert legal(game) == ["pass", DELVE]
    play(game, f"0 {DELVE}")
    assert count(game, "keepers", "figure_1", 5) == 1


@pytest.mark.law("root:15.5.2.II")
def test_keepers_who_can_battle_one_of_their_enemies_must() -> None:
    lines = ("pawn riverfolk_flotilla 5", "clearing 5 eyrie warrior 1")
    game = play(meeting("riverfolk_flotilla", "keepers marquise eyrie", *DELVERS, *lines, holder="marquise"), "0 pass")
    assert legal(game) == ["pass", "battle 5 2"]


@pytest.mark.ruling("R1")
@pytest.mark.law("root:E.2.2", "root:15.5.2.II")
@pytest.mark.parametrize("card", ["anvil", "root_tea_rabbit"])
def test_whether_keepers_hold_a_card_for_the_uprising_is_not_told_by_asking_them(card: str) -> None:
    """Elsewhere they rule nothing, so a battle is all that they could do."""
    lines = ("clearing 5 spring_uprising warrior 4", f"hand keepers {card}")
    position = meeting("spring_uprising", "keepers marquise eyrie", *DELVERS, *lines, holder="marquise")
    game = play(position, "0 pass")
    assert asked(game)[:2] == (0, "ActWithRetinue")
    assert len(legal(game)) == (1 if card == "anvil" else 2)


# ---- dominance at the start of Birdsong


@pytest.mark.ruling("R179")
@pytest.mark.law("root:3.3.1.I", "root:1.1.3", "root:1.4.1")
def test_dominance_is_looked_at_after_what_hirelings_do_at_the_start_of_birdsong() -> None:
    """The Furious Protector strikes a warrior that kept the Eyrie from ruling a third fox clearing."""
    lines = ("dominance eyrie dominance_fox from 10", "clearing 1 eyrie roost 1", "clearing 6 eyrie warrior 1",
             "clearing 8 eyrie roost 1", "clearing 8 marquise warrior 2", "pawn furious_protector 4")  # fmt: skip
    game = meeting("furious_protector", "eyrie marquise alliance", *lines, turn="0 begin", holder="eyrie")
    play(game, "0 command furious_protector", "0 go 8")
    assert game.over
    assert game.outcome["law"] == "root:3.3.1.I"


@pytest.mark.ruling("R179")
@pytest.mark.law("root:3.3.1.I", "root:1.4.1")
def test_what_comes_after_the_start_of_birdsong_brings_no_dominance() -> None:
    lines = ("dominance eyrie dominance_fox from 10", "clearing 1 eyrie roost 1", "clearing 6 eyrie warrior 1",
             "clearing 7 eyrie warrior 3", "clearing 8 eyrie roost 1", "clearing 8 marquise warrior 2")  # fmt: skip
    game = meeting("corvid_spies", "eyrie marquise alliance", *lines, "clearing 8 corvid_spies warrior 1",
                   turn="0 daylight", holder="eyrie")  # fmt: skip
    assert game.state.ruler[8] == 0
    assert not game.over


@pytest.mark.law("root:E.3.1", "root:E.3.3")
def test_a_vagabond_rules_by_hirelings_alone() -> None:
    lines = ("pawn vagabond 1", "clearing 5 corvid_spies warrior 1", "clearing 9 corvid_spies warrior 1")
    game = meeting("corvid_spies", "vagabond marquise eyrie", *lines, "crafted vagabond royal_claim",
                   turn="0 birdsong", holder="vagabond")  # fmt: skip
    assert (ruler(game, 5), ruler(game, 9)) == ("vagabond", "vagabond")
    while "use" not in verbs(game):
        game.apply(game.decision.actions[-1])
    play(game, "0 use royal_claim")
    assert points(game, "vagabond") == 2


@pytest.mark.law("root:E.3.2", "root:9.2.2.I")
@pytest.mark.parametrize(("holder", "damaged"), [("marquise", 3), ("vagabond", 0)])
def test_an_uprising_damages_three_items_of_a_vagabond_who_is_its_enemy(holder: str, damaged: int) -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots 2 sword 2", "clearing 5 spring_uprising warrior 1",
             "clearing 5 eyrie warrior 1", "coming uprising rabbit")  # fmt: skip
    factions = "marquise vagabond eyrie" if holder == "marquise" else "vagabond marquise eyrie"
    game = meeting("spring_uprising", factions, *lines, turn="0 birdsong", holder=holder)
    play(game, "0 command spring_uprising", "0 take_off 5")
    while game.decision.prompt == "TakeHit":
        game.apply(game.decision.actions[0])
    assert sum(items(game, "damaged").values()) == damaged
    assert count(game, "eyrie", "warrior", 5) == 0


@pytest.mark.law("root:E.3.4", "root:D.4.2")
@pytest.mark.ruling("R155")
def test_a_vagrant_sets_players_on_hirelings_but_not_hirelings_on_anyone() -> None:
    lines = ("pawn vagabond 5", "vagabond character vagrant", "vagabond ready torch sword",
             "clearing 5 vault_keepers warrior 1 vault 1", "clearing 5 marquise warrior 3",
             "coming die 1 die 1")  # fmt: skip
    game = meeting("vault_keepers", "vagabond marquise eyrie", *lines)
    guards = party(game)
    assert legal(game, "instigate") == [f"instigate 0 {1}", f"instigate 0 {guards}", "instigate 1 0",
                                        f"instigate 1 {guards}"]  # fmt: skip
    fight(game, f"0 instigate 1 {guards}")
    assert (hired_count(game, "warrior", 5), count(game, "marquise", "warrior", 5)) == (0, 2)
    held = meeting("vault_keepers", "vagabond marquise eyrie", *lines, holder="marquise")
    assert legal(held, "instigate") == ["instigate 0 1", f"instigate 0 {guards}", "instigate 1 0"]


@pytest.mark.law("root:D.4.2", "root:E.2.2")
@pytest.mark.ruling("R155")
def test_whom_nobody_can_battle_a_vagrant_cannot_name_either() -> None:
    lines = ("pawn vagabond 5", "vagabond character vagrant", "vagabond ready torch sword",
             "clearing 5 marquise warrior 3")  # fmt: skip
    game = meeting("riverfolk_flotilla", "vagabond marquise eyrie", *lines, "pawn riverfolk_flotilla 5")
    assert legal(game, "instigate") == ["instigate 0 1", "instigate 1 0"]
    dear = meeting("spring_uprising", "vagabond marquise eyrie", *lines, "clearing 5 spring_uprising warrior 1",
                   "hand marquise anvil")  # fmt: skip
    assert legal(dear, "instigate") == ["instigate 0 1", "instigate 1 0", f"instigate 1 {party(dear)}"], (
        "the Vagrant himself has no card to pay with; what the Marquise holds he cannot know"
    )
    play(dear, f"0 instigate 1 {party(dear)}")
    assert asked(dear)[:2] == (1, "PayToll")
    assert legal(dear) == ["pass"]
    play(dear, "1 pass")
    assert hired_count(dear, "warrior", 5) == 1


# ---- the Riverfolk


@pytest.mark.law("root:E.3.4", "root:E.3.5", "root:11.2.7.III")
def test_mercenaries_fight_in_no_battle_of_a_hireling() -> None:
    lines = ("riverfolk customer marquise 2 boats mercenaries", "riverfolk payments marquise 2",
             "clearing 5 corvid_spies warrior 1",
             "clearing 5 riverfolk warrior 3", "clearing 5 eyrie warrior 4", "coming die 3 die 0")  # fmt: skip
    game = meeting("corvid_spies", "marquise riverfolk eyrie", *lines, holder="marquise")
    fought(game, party(game), 2, 5)
    assert count(game, "eyrie", "warrior", 5) == 3, "one Spy, so one hit"
    assert count(game, "riverfolk", "warrior", 5) == 3


@pytest.mark.law("root:11.2.7.III.a", "root:E.2.2")
@pytest.mark.ruling("R156")
@pytest.mark.parametrize(("pawn", "left"), [("5", (1, 2)), ("9", (2, 1))])
def test_mercenaries_that_cannot_be_removed_take_no_share_of_the_hits(pawn: str, left: tuple[int, int]) -> None:
    lines = ("riverfolk customer marquise 2 boats mercenaries", "riverfolk payments marquise 2",
             f"pawn stoic_protector {pawn}", "clearing 5 marquise warrior 3", "clearing 5 riverfolk warrior 2",
             "clearing 5 eyrie warrior 4", "coming die 2 die 2")  # fmt: skip
    game = meeting("stoic_protector", "marquise riverfolk eyrie", *lines, holder="riverfolk")
    fought(game, 0, 2, 5)
    assert (count(game, "marquise", "warrior", 5), count(game, "riverfolk", "warrior", 5)) == left


@pytest.mark.law("root:11.2.7.III.a", "root:E.2.2", "root:1.5.4")
@pytest.mark.ruling("R156")
@pytest.mark.parametrize(("hits", "left"), [(1, 1), (2, 0), (3, 0)])
def test_mercenaries_take_the_hits_of_a_buyer_whose_own_pieces_cannot_be_removed(hits: int, left: int) -> None:
    lines = ("riverfolk customer marquise 2 boats mercenaries", "riverfolk payments marquise 2",
             "pawn stoic_protector 5", "clearing 5 marquise warrior 3 sawmill 1", "clearing 5 riverfolk warrior 2",
             "clearing 5 eyrie warrior 4", f"coming die {hits} die {hits}")  # fmt: skip
    game = meeting("stoic_protector", "marquise riverfolk eyrie", *lines, holder="marquise")
    fought(game, 0, 2, 5)
    assert (count(game, "marquise", "warrior", 5), count(game, "marquise", "sawmill", 5)) == (3, 1)
    assert count(game, "riverfolk", "warrior", 5) == left


@pytest.mark.law("root:E.3.5", "root:11.2.7.II", "root:4.2.1")
def test_neither_riverboats_nor_crafted_boats_carry_hirelings() -> None:
    lines = ("riverfolk customer marquise 2 boats mercenaries", "riverfolk payments marquise 2",
             "crafted marquise boat_builders", "deck exiles")  # fmt: skip
    game = meeting("corvid_spies", "marquise riverfolk eyrie", *lines, "clearing 5 corvid_spies warrior 1",
                   holder="marquise")  # fmt: skip
    spies = party(game)
    assert adjacent(game.state, 0, 5) == 1 << 1 | 1 << 2 | 1 << 10
    assert adjacent(game.state, spies, 5) == 1 << 1 | 1 << 2


@pytest.mark.law("root:E.3.3", "root:11.2.6.I")
def test_services_are_not_paid_with_warriors_of_hirelings() -> None:
    lines = ("hand riverfolk anvil", "riverfolk prices 1 1 1", "clearing 5 marquise warrior 25")
    game = meeting("corvid_spies", "riverfolk marquise eyrie", *lines, turn="1 birdsong", holder="marquise")
    assert game.state.supply[game.state.rules.piece(party(game), "warrior")] == 6
    assert not {"buy_card", "buy_boats", "buy_mercenaries"} & verbs(game)


@pytest.mark.law("root:E.3.6", "root:11.2.5.I")
def test_a_trade_post_that_a_hireling_removes_is_lost_and_scores_for_nobody() -> None:
    lines = ("clearing 5 riverfolk trade_post_rabbit 1", "riverfolk funds marquise 4",
             "clearing 5 corvid_spies warrior 2", "coming die 0 die 0")  # fmt: skip
    game = meeting("corvid_spies", "marquise riverfolk eyrie", *lines, holder="marquise")
    fought(game, party(game), 1, 5)
    assert where(game, "riverfolk", "trade_post_rabbit") == {}
    assert points(game, "marquise") == 0
    assert sum(game.state.board(1, RiverfolkBoard).funds) == 2, "half of the funds are lost, whoever removed it"


# ---- the Cult


@pytest.mark.law("root:10.4.3.II", "root:10.4.3.III", "root:E.3.2", "root:E.3.6")
def test_the_cult_converts_warriors_of_hirelings_and_sanctifies_their_buildings() -> None:
    lines = (
        "lizards outcast fox",
        "lizards souls anvil",
        "lizards acolytes 5",
        "clearing 8 vault_keepers warrior 1 vault 1",
    )
    game = meeting("vault_keepers", "lizards marquise eyrie", *lines, turn="0 birdsong", holder="marquise")
    play(game, f"0 replace 8 {party(game)}")
    assert (hired_count(game, "warrior", 8), count(game, "lizards", "warrior", 8)) == (0, 1)
    assert points(game, "lizards") == 0
    play(game, "0 sanctify vault 8")
    assert (hired_count(game, "vault", 8), count(game, "lizards", "garden_fox", 8)) == (0, 1)
    assert points(game, "lizards") == 1


@pytest.mark.law("root:10.4.3.II", "root:E.3.2")
def test_the_cult_does_not_convert_its_own_hirelings() -> None:
    lines = (
        "lizards outcast fox",
        "lizards souls anvil",
        "lizards acolytes 5",
        "clearing 8 vault_keepers warrior 1 vault 1",
    )
    game = meeting("vault_keepers", "lizards marquise eyrie", *lines, turn="0 birdsong", holder="lizards")
    assert not legal(game, "replace")
    assert not legal(game, "sanctify")


@pytest.mark.law("root:10.2.3", "root:E.2.2")
@pytest.mark.ruling("R153")
def test_who_falls_in_defence_of_the_cult_becomes_an_acolyte_before_any_physician_comes() -> None:
    lines = ("clearing 5 lizards warrior 3", "clearing 5 eyrie warrior 3", "clearing 8 lizards warrior 1",
             "hand lizards bake_sale", "coming die 2 die 0", "lizards outcast fox")  # fmt: skip
    game = meeting("feline_physicians", "eyrie lizards", *lines, holder="lizards")
    fought(game, 0, 1, 5)
    assert asked(game)[1] != "TreatFallen"
    assert game.state.board(1, LizardsBoard).acolytes == 2
    game = meeting("feline_physicians", "eyrie lizards", *lines, turn="1 daylight", holder="lizards")
    fought(game, 1, 0, 5)  # in an attack of theirs nothing else keeps them
    assert asked(game)[1] != "TreatFallen", "nobody fell: both rolled nothing against them"
    game = meeting("feline_physicians", "eyrie lizards", *lines[:-2], "coming die 2 die 2", "lizards outcast fox",
                   turn="1 daylight", holder="lizards")  # fmt: skip
    fought(game, 1, 0, 5)
    assert asked(game)[:2] == (1, "TreatFallen")
    play(game, "1 spend bake_sale", "1 station 8")
    assert where(game, "lizards", "warrior") == {5: 1, 8: 3}
    assert min(game.state.fallen) == max(game.state.fallen) == 0


# ---- the Corvids


@pytest.mark.law("root:13.7.4", "root:E.2.2")
@pytest.mark.ruling("R154")
def test_physicians_treat_who_fell_with_a_raid_before_it_goes_out() -> None:
    lines = ("clearing 5 corvids warrior 2 raid 1", "clearing 8 corvids warrior 1", "clearing 5 eyrie warrior 4",
             "hand corvids bake_sale", "coming die 3 die 0")  # fmt: skip
    for answer, left in (("1 spend bake_sale", {1: 1, 2: 1, 8: 3}), ("1 pass", {1: 1, 2: 1, 8: 1})):
        game = meeting("feline_physicians", "eyrie corvids", *lines, holder="corvids")
        fought(game, 0, 1, 5)
        play(game, answer, *(["1 station 8"] if "spend" in answer else []))
        assert where(game, "corvids", "warrior") == left
        assert supply(game, "corvids", "warrior") == 15 - sum(left.values())
        assert max(game.state.fallen) == 0


@pytest.mark.law("root:13.7.1", "root:E.3.2")
def test_a_bomb_takes_hirelings_of_enemies_and_of_nobody_but_not_the_own() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb", "clearing 5 vault_keepers warrior 2 vault 1")
    for holder, left, scored in (("", 0, 2), ("eyrie", 0, 2), ("corvids", 2, 1)):
        game = meeting("vault_keepers", "corvids eyrie", *lines, turn="0 birdsong", holder=holder)
        while "flip" not in verbs(game):
            game.apply("pass")
        play(game, "0 flip 5")
        assert hired_count(game, "warrior", 5) == left
        assert points(game, "corvids") == scored


@pytest.mark.law("root:13.7.2", "root:E.3.2")
def test_a_snare_holds_hirelings_of_enemies_and_none_is_placed_there() -> None:
    lines = ("clearing 5 corvids warrior 1 snare 1", "clearing 5 forest_patrol warrior 2")
    for holder, free in (("eyrie", False), ("corvids", True)):
        game = meeting("forest_patrol", "corvids eyrie", *lines, holder=holder)
        patrol = party(game)
        assert any(action.args[0] == 5 for action in moves(game.state, patrol) if action.verb is MOVE) == free
        assert (placeable(game.state, patrol) >> 5 & 1) == free


@pytest.mark.law("root:13.7.3", "root:13.2.4", "root:E.3.3")
def test_extortion_and_exposure_look_for_faction_pieces() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 extortion", "clearing 5 forest_patrol warrior 2",
             "hand eyrie bake_sale")  # fmt: skip
    game = meeting("forest_patrol", "corvids eyrie", *lines, turn="0 birdsong", holder="eyrie")
    while "flip" not in verbs(game):
        game.apply("pass")
    play(game, "0 flip 5")
    assert hand(game, "eyrie") == ["bake_sale"]
    mine = meeting("forest_patrol", "corvids eyrie", *lines, "eyrie leader builder", "clearing 3 eyrie roost 1",
                   turn="1 daylight", holder="eyrie")  # fmt: skip
    assert "expose" not in verbs(mine)
    beside = meeting("forest_patrol", "corvids eyrie", *lines, "eyrie leader builder", "clearing 3 eyrie roost 1",
                     "clearing 5 eyrie warrior 1", turn="1 daylight", holder="eyrie")  # fmt: skip
    assert "expose" in verbs(beside)


# ---- the Hundreds


@pytest.mark.law("root:14.4.1", "root:E.3.2", "root:E.3.6")
def test_mobs_raze_buildings_and_tokens_of_hirelings() -> None:
    lines = ("clearing 8 hundreds mob 1", "clearing 8 sunward_expedition warrior 2 foothold 1",
             "clearing 7 hundreds warlord 1")  # fmt: skip
    for holder, left in (("", 0), ("marquise", 0), ("hundreds", 1)):
        game = meeting("sunward_expedition", "hundreds marquise", *lines, turn="0 birdsong", holder=holder)
        while game.state.phase == 0 and game.decision.prompt != "ChooseMood":
            game.apply(game.decision.actions[0])
        assert hired_count(game, "foothold", 8) == left
        assert hired_count(game, "warrior", 8) == 2
        assert points(game, "hundreds") == 1 - left


@pytest.mark.law("root:14.6.2", "root:E.3.1", "root:E.3.2")
@pytest.mark.parametrize(("holder", "scored"), [("", 0), ("duchy", 0), ("hundreds", 1)])
def test_hirelings_of_enemies_and_of_nobody_are_in_the_way_of_oppression(holder: str, scored: int) -> None:
    lines = ("clearing 8 hundreds warrior 3", "clearing 8 forest_patrol warrior 1")
    game = meeting("forest_patrol", "hundreds eyrie duchy", *lines, turn="0 evening", holder=holder)
    while game.state.turn == 0:
        game.apply(game.decision.actions[0])
    assert points(game, "hundreds") == scored


@pytest.mark.law("root:14.2.5", "root:E.3.3")
def test_nothing_is_looted_from_hirelings() -> None:
    lines = ("clearing 8 hundreds warrior 3", "clearing 8 corvid_spies warrior 1", "box marquise sword",
             "coming die 0 die 0")  # fmt: skip
    game = meeting("corvid_spies", "hundreds marquise", *lines, holder="marquise")
    begin(game.state, 0, party(game), 8, "root:4.3")
    game.state.settle()
    assert asked(game)[1] != "DeclareLoot"


@pytest.mark.law("root:14.7.6", "root:E.3.2")
def test_hirelings_count_among_the_pieces_of_enemies_beside_a_warlord() -> None:
    game = meeting("corvid_spies", "hundreds marquise", "clearing 8 corvid_spies warrior 3", "pawn corvid_spies 8")
    assert enemy_pieces(game.state, 0, 8) == 4
    game.state.hand_over(party(game), 0)
    assert enemy_pieces(game.state, 0, 8) == 0


# ---- the Keepers


@pytest.mark.law("root:E.3.3", "root:15.4.1")
def test_the_keepers_do_not_remove_hirelings_to_encamp() -> None:
    lines = ("clearing 5 forest_patrol warrior 3", "clearing 1 keepers warrior 2")
    game = meeting("forest_patrol", "keepers eyrie", *lines, turn="0 birdsong", holder="keepers")
    assert {action.text.split()[1] for action in game.decision.actions if action.verb.name == "encamp"} == {"1"}


@pytest.mark.law("root:15.2.5", "root:E.3.6")
@pytest.mark.ruling("R123")
@pytest.mark.parametrize(("holder", "chooser"), [("eyrie", 1), ("", 0)])
def test_a_relic_that_a_hireling_removes_scores_for_nobody_and_its_controller_lays_it(
    holder: str, chooser: int
) -> None:
    lines = ("clearing 5 keepers tablet_2 1 warrior 1", "clearing 5 forest_patrol warrior 4", "coming die 3 die 3")
    game = meeting("forest_patrol", "keepers eyrie", *lines, holder=holder)
    fought(game, 0, party(game), 5)
    assert asked(game)[:2] == (chooser, "LayTrophy")
    game.apply(game.decision.actions[0])
    assert points(game, "eyrie") == points(game, "keepers") == 0
    assert not game.state.board(0, KeepersBoard).trophies


@pytest.mark.law("root:15.5.2.II", "root:E.3.2")
def test_the_keepers_battle_hirelings_before_they_delve() -> None:
    lines = ("clearing 5 keepers warrior 4", "clearing 5 forest_patrol warrior 1", "keepers forest 1_2_5_10 figure",
             "keepers retinue delve faithful_retainer")  # fmt: skip
    game = meeting("forest_patrol", "keepers eyrie", *lines)
    while "battle" not in verbs(game):
        game.apply("pass")
    assert f"battle 5 {party(game)}" in legal(game, "battle")


# ---- the Duchy


@pytest.mark.law("root:12.2.2", "root:E.3.4", "root:E.3.5")
def test_no_hireling_enters_the_burrow() -> None:
    lines = ("clearing 5 duchy tunnel 1 warrior 1", "clearing 5 forest_patrol warrior 2")
    game = meeting("forest_patrol", "duchy eyrie", *lines, holder="duchy")
    assert adjacent(game.state, 0, 5) & 1
    assert not adjacent(game.state, party(game), 5) & 1
    assert all(action.args[1] for action in moves(game.state, party(game)) if action.verb is MOVE)


@pytest.mark.law("root:E.3.3", "root:12.5.3")
def test_ministers_are_not_swayed_by_hirelings() -> None:
    lines = ("hand duchy bake_sale root_tea_rabbit", "clearing 5 forest_patrol warrior 2",
             "clearing 4 forest_patrol warrior 2")  # fmt: skip
    game = meeting("forest_patrol", "duchy eyrie", *lines, holder="duchy")
    while game.decision.prompt != "SwayMinister" and game.state.phase == 1:
        game.apply("pass")
    assert "sway" not in verbs(game)
    mine = meeting("forest_patrol", "duchy eyrie", *lines, "clearing 5 duchy warrior 1", "clearing 4 duchy warrior 1",
                   holder="duchy")  # fmt: skip
    while mine.decision.prompt != "SwayMinister":
        mine.apply("pass")
    assert "sway" in verbs(mine)


# ---- the Eyrie


@pytest.mark.law("root:E.3.1", "root:E.3.4", "root:7.5.2")
def test_a_decree_fights_hirelings_and_builds_where_hirelings_rule_but_moves_none() -> None:
    lines = ("eyrie leader commander", "eyrie decree move vizier", "eyrie decree battle vizier",
             "eyrie decree build bake_sale", "clearing 3 eyrie roost 1 warrior 3",
             "clearing 5 forest_patrol warrior 3")  # fmt: skip
    game = meeting("forest_patrol", "eyrie duchy", *lines, holder="eyrie")
    while game.decision.prompt != "Obey":
        game.apply("pass")
    assert all(text.startswith("move 3>") for text in legal(game, "move"))
    play(game, "0 move 3>7 x1")
    assert not legal(game, "battle"), "the own Patrol is no enemy"
    enemy = meeting("forest_patrol", "eyrie duchy", *lines, "clearing 3 forest_patrol warrior 1")
    while enemy.decision.prompt != "Obey":
        enemy.apply("pass")
    play(enemy, "0 move 3>7 x1")
    assert legal(enemy, "battle") == [f"battle 3 {party(enemy)}"]
    builds = meeting("forest_patrol", "eyrie duchy", "eyrie leader commander", "eyrie decree build bake_sale",
                     "clearing 3 eyrie roost 1", "clearing 5 forest_patrol warrior 3", holder="eyrie")  # fmt: skip
    while builds.decision.prompt != "Obey":
        builds.apply("pass")
    assert legal(builds, "roost") == ["roost 5"]


# ---- the Alliance


@pytest.mark.law("root:8.4.1.III", "root:E.3.2", "root:E.3.6")
def test_a_revolt_takes_hirelings_of_others_and_scores_for_their_buildings() -> None:
    lines = ("clearing 5 alliance sympathy 1", "alliance supporters bake_sale root_tea_rabbit",
             "clearing 5 vault_keepers warrior 2 vault 1")  # fmt: skip
    for holder, left, scored in (("eyrie", 0, 1), ("", 0, 1), ("alliance", 2, 0)):
        game = meeting("vault_keepers", "alliance eyrie", *lines, turn="0 birdsong", holder=holder)
        while "revolt" not in verbs(game):
            game.apply("pass")
        play(game, "0 revolt 5")
        while game.decision.prompt == "PaySupporter":
            game.apply(game.decision.actions[0])
        assert hired_count(game, "warrior", 5) == left
        assert points(game, "alliance") == scored


@pytest.mark.law("root:E.3.7", "root:8.2.6")
def test_a_hireling_that_moves_to_sympathy_costs_its_controller_a_card() -> None:
    lines = ("clearing 5 forest_patrol warrior 3", "clearing 1 alliance sympathy 1", "clearing 3 eyrie roost 1",
             "hand eyrie anvil bake_sale", "eyrie leader builder")  # fmt: skip
    game = meeting("forest_patrol", "eyrie alliance", *lines, holder="eyrie")
    play(game, "0 command forest_patrol", "0 move 5>1 x1")
    assert asked(game)[:2] == (0, "Appease")
    play(game, "0 give anvil")
    assert hand(game, "eyrie") == ["bake_sale"]
    assert hand_of_supporters(game) == ["anvil"]


def hand_of_supporters(game: RootGame) -> list[str]:
    return [CARDS[card].id for card in game.state.board(1, AllianceBoard).supporters.cards]


# ---- dominance, coalitions, Field Hospitals


@pytest.mark.law("root:3.3.1.I", "root:E.3.1")
def test_clearings_that_hirelings_rule_count_for_dominance() -> None:
    lines = ("dominance eyrie dominance_rabbit", "points off 0 0", "eyrie leader builder")
    patrol = [f"clearing {place} forest_patrol warrior 2" for place in (3, 4, 5)]
    game = meeting("forest_patrol", "eyrie duchy corvids", *lines, *patrol, holder="eyrie")
    assert dominates(game.state, 0) == "root:3.3.1.I"
    game.state.hand_over(party(game), 1)
    assert not dominates(game.state, 0)


@pytest.mark.law("root:E.3.2", "root:9.2.8")
def test_partners_do_not_battle_each_others_hirelings() -> None:
    lines = ("pawn vagabond 5", "coalition vagabond eyrie", "points off 0 0 0", "clearing 5 corvid_spies warrior 1",
             "clearing 5 marquise warrior 1")  # fmt: skip
    game = meeting("corvid_spies", "vagabond eyrie marquise alliance", *lines, "vagabond ready sword", holder="eyrie")
    spies = party(game)
    assert BATTLE[5, spies] not in battles(game.state, 0)
    assert BATTLE[5, 0] not in battles(game.state, spies)
    assert BATTLE[5, spies] in battles(game.state, 2)
    game.state.hand_over(spies, 2)
    assert BATTLE[5, spies] in battles(game.state, 0)
    assert BATTLE[5, 0] in battles(game.state, spies)


@pytest.mark.law("root:6.2.3", "root:E.3.3")
def test_field_hospitals_take_cats_that_a_hireling_removed_and_no_hirelings() -> None:
    lines = ("clearing 1 marquise keep 1", "clearing 5 marquise warrior 1", "clearing 5 corvid_spies warrior 2",
             "hand marquise bake_sale", "coming die 1 die 0")  # fmt: skip
    game = meeting("corvid_spies", "eyrie marquise", *lines, holder="eyrie")
    fought(game, party(game), 1, 5)
    assert asked(game)[:2] == (1, "FieldHospital")
    own = meeting("corvid_spies", "eyrie marquise", *lines, "clearing 5 eyrie warrior 2", holder="marquise")
    fought(own, 0, party(own), 5)
    assert hired_count(own, "warrior", 5) == 1
    assert asked(own)[1] != "FieldHospital"


# ---- battle


@pytest.mark.law("root:E.3.5")
def test_the_controller_plays_no_ambush_and_uses_no_card_for_a_hireling() -> None:
    lines = ("clearing 5 corvid_spies warrior 2", "clearing 5 eyrie warrior 2", "hand marquise ambush_rabbit",
             "crafted marquise armorers sappers", "coming die 1 die 0", "clearing 9 marquise warrior 1")  # fmt: skip
    game = meeting("corvid_spies", "eyrie marquise", *lines, holder="marquise")
    begin(game.state, 0, party(game), 5, "root:4.3")
    game.state.settle()
    assert game.state.battle is None, "nobody was asked anything"
    assert hired_count(game, "warrior", 5) == 1


@pytest.mark.law("root:E.3.2", "root:E.3.4")
def test_two_hirelings_of_one_controller_are_no_enemies() -> None:
    game = root("""
        factions eyrie duchy
        hirelings corvid_spies forest_patrol
        turn 0 daylight
        clearing 5 corvid_spies warrior 2
        clearing 5 forest_patrol warrior 2
        held corvid_spies by eyrie
        corvid_spies control 1
    """)
    assert BATTLE[5, 3] in battles(game.state, 2)
    game.state.hand_over(3, 0)
    assert not battles(game.state, 2)
    assert not battles(game.state, 3)
    game.state.hand_over(3, 1)
    assert battles(game.state, 2) == [BATTLE[5, 3]]
    assert battles(game.state, 3) == [BATTLE[5, 2]]


@pytest.mark.law("root:E.3.6", "root:3.2.1")
def test_who_defends_against_a_hireling_scores_for_its_tokens_and_its_controller_for_nothing() -> None:
    lines = ("clearing 5 sunward_expedition warrior 1 foothold 1", "clearing 5 eyrie warrior 2 roost 1",
             "coming die 3 die 2")  # fmt: skip
    game = meeting("sunward_expedition", "marquise eyrie", *lines, holder="marquise")
    fought(game, party(game), 1, 5)
    assert (points(game, "marquise"), points(game, "eyrie")) == (0, 1)
    assert hired_count(game, "foothold", 5) == 0


# ---- what follows a removal


class Grudge(Owner):
    """Notes what was removed, and asks its decider nothing."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int]] = []

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        self.heard.append((seat, removal.remover))
        return [(1, "root:E.3.6")] if seat >= 2 and removal.remover == 0 else []


@pytest.mark.law("root:E.3.6")
def test_what_a_removal_is_worth_is_asked_of_hirelings_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = meeting("corvid_spies", "eyrie marquise", "clearing 5 corvid_spies warrior 1")
    grudge = Grudge()
    monkeypatch.setattr(game.state.rules, "unowned", (grudge,))
    game.state.muster()
    warrior = game.state.rules.piece(party(game), "warrior")
    remove(game.state, [Removal(0, (Loss(warrior, 5, 1),))], "root:4.3.4")
    assert grudge.heard == [(0, 0), (1, 0), (2, 0)]
    assert game.state.points[:2] == (1, 0)


def letters() -> Iterable[Owner]:
    for owners in (FACTIONS.values(), HIRELINGS.values(), EFFECTS.values()):
        yield from owners
    yield from (HIRING, ClosedPaths())


def test_what_one_owner_lets_others_do_no_other_owner_does() -> None:
    """Whose offer a choice takes is found by its verb (`let_by`)."""
    owner_of: dict[str, str] = {}
    for owner in letters():
        for verb in owner.lets:
            name = type(owner).__name__
            assert owner_of.setdefault(verb.name, name) == name or "Vagabond" in name
    assert len(owner_of) > 5


@pytest.mark.law("root:8.2.6", "root:E.3.7")
def test_what_a_hireling_of_nobodys_removes_outrages_nobody() -> None:
    sympathy = "clearing 5 alliance sympathy 1"
    game = meeting("corvid_spies", "eyrie alliance", "clearing 5 corvid_spies warrior 1", sympathy)
    sweep(game.state, party(game), 1 << 5, "root:E.2.3")
    game.state.settle()
    assert asked(game)[1] != "Appease"

"""What the Corvids, the Hundreds and the Keepers do to others, to each other, and what others do to them.

On the autumn map. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. Clearing 5 borders 1
and 2, clearing 8 borders 4 and 7; the river joins 4, 5, 7, 10, 11 and 12 in some order; 1_2_5_10 is a forest.
"""

from __future__ import annotations

import pytest

from copse.root.actions import PLOTS
from copse.root.factions import FACTIONS
from tests.root.camp import relation
from tests.root.table import Table, box, count, fight, hand, points, supply, targets, where
from tests.script import asked, happened, legal, play, root, why_not

SNARE = "clearing 5 corvids snare 1"


def table(phase: str, *lines: str, factions: str, turn: int = 0) -> Table:
    """A phase is about to begin, of seat 0 unless another is named."""
    return root("\n".join([f"factions {factions}", f"turn {turn} {phase}", *lines]))


def until(game: Table, *prompts: str) -> Table:
    """Pass over everything up to one of these questions."""
    while asked(game)[1] not in prompts:
        game.apply("pass")
    return game


# ---- §13.7.2 what a snare keeps from being placed


@pytest.mark.law("root:13.7.2", "root:7.4.3")
def test_no_new_roost_at_a_snare() -> None:
    game = table("birdsong", SNARE, "hand eyrie anvil", factions="eyrie corvids")
    play(game, "0 decree anvil:recruit", "0 pass")
    assert asked(game)[1] == "PlaceNewRoost"
    sites = {text.split()[-1] for text in legal(game)}
    assert "5" not in sites
    assert "1" in sites


@pytest.mark.law("root:13.7.2", "root:10.5.1", "root:10.5.2")
def test_the_cult_neither_builds_nor_recruits_at_a_snare() -> None:
    lines = ("clearing 5 lizards warrior 3", "clearing 3 lizards warrior 3", "hand lizards bake_sale")
    free = legal(table("daylight", *lines, factions="lizards corvids"))
    assert {"plant bake_sale in 5", "summon bake_sale in 5", "plant bake_sale in 3"} <= set(free)
    held = legal(table("daylight", SNARE, *lines, factions="lizards corvids"))
    assert {text for text in free if text not in held} == {"plant bake_sale in 5", "summon bake_sale in 5"}


@pytest.mark.law("root:13.7.2", "root:10.4.3.III", "root:G.1.4")
@pytest.mark.also_in("fifth")
def test_the_cult_sanctifies_nothing_at_a_snare() -> None:
    lines = ("clearing 5 marquise sawmill 1", "clearing 5 lizards warrior 1", "lizards outcast rabbit", "lizards hated",
             "lizards acolytes 2")  # fmt: skip
    three = "lizards corvids marquise"
    assert legal(table("birdsong", *lines, factions=three), "sanctify")
    assert legal(table("birdsong", SNARE, *lines, factions=three), "sanctify") == []


@pytest.mark.law("root:13.7.2", "root:12.5.1.IV", "root:12.5.1.V", "root:12.2.2")
def test_the_duchy_neither_digs_nor_builds_at_a_snare_and_does_not_go_back_into_the_burrow() -> None:
    lines = ("clearing 5 duchy warrior 3", "clearing 0 duchy warrior 4", "hand duchy bake_sale")
    free = table("daylight", *lines, factions="duchy corvids")
    assert {"dig 5 for bake_sale", "citadel 5"} <= set(legal(free))
    held = table("daylight", SNARE, *lines, factions="duchy corvids")
    assert {"dig 5 for bake_sale", "citadel 5"}.isdisjoint(legal(held))
    held = table("daylight", SNARE, "clearing 5 duchy warrior 3 tunnel 1", *lines[1:], factions="duchy corvids")
    assert (targets(held, 0), targets(held, 5)) == ({5}, set())


@pytest.mark.law("root:13.7.2", "root:11.5.5", "root:11.5.6.III")
def test_the_company_neither_recruits_nor_trades_at_a_snare() -> None:
    lines = ("clearing 5 marquise warrior 3", "riverfolk funds riverfolk 1 marquise 2")
    free = legal(table("daylight", *lines, factions="riverfolk corvids marquise"))
    held = legal(table("daylight", SNARE, *lines, factions="riverfolk corvids marquise"))
    assert {text for text in free if text not in held} == {"moor 5", "trade_post 5"}


@pytest.mark.law("root:13.7.2", "root:11.2.6.I", "root:11.2.7.III")
def test_a_snare_keeps_nobody_from_paying_and_hired_warriors_rule_in_it() -> None:
    lines = ("clearing 5 riverfolk warrior 1", "riverfolk prices 1 1 1")
    game = table("birdsong", SNARE, *lines, factions="marquise corvids riverfolk")
    play(game, "0 buy_mercenaries")
    until(game, "Workshops")
    assert game.state.ruler[5] == 0


@pytest.mark.law("root:13.7.2", "root:11.2.7.II")
def test_riverboats_do_not_leave_a_snare() -> None:
    lines = ("clearing 5 marquise warrior 2", "riverfolk customer marquise 1 boats", "riverfolk payments marquise 1")
    three = "marquise corvids riverfolk"
    free = play(table("daylight", *lines, factions=three), "0 pass")
    assert targets(free, 5) > {1, 2}
    held = play(table("daylight", SNARE, *lines, factions=three), "0 pass")
    assert targets(held, 5) == set()


@pytest.mark.law("root:13.7.2", "root:15.4.1", "root:15.4.2", "root:15.4.3")
def test_the_keepers_neither_encamp_nor_decamp_nor_recruit_at_a_snare() -> None:
    lines = ("clearing 5 keepers warrior 1 waystation_figure_tablet 1", "clearing 3 keepers warrior 1",
             "hand keepers bake_sale")  # fmt: skip
    game = table("birdsong", SNARE, *lines, factions="keepers corvids")
    assert {text.split()[1] for text in legal(game, "encamp")} == {"3"}
    play(game, "0 pass")
    assert asked(game)[1] not in ("Decamp", "SummonKnights")


@pytest.mark.law("root:13.7.2", "root:15.4.1")
def test_the_keepers_do_not_come_back_at_a_snare() -> None:
    game = table("birdsong", SNARE, factions="keepers corvids")
    sites = {text.split()[1] for text in legal(game, "encamp")}
    assert "1" in sites
    assert "5" not in sites


@pytest.mark.law("root:13.7.2", "root:15.2.4", "root:15.5.2.II.a", "root:15.5.2.III.a")
@pytest.mark.ruling("R121")
def test_relics_come_into_a_snare_and_are_recovered_there_but_are_not_carried_off() -> None:
    lines = (
        "clearing 5 corvids snare 1 warrior 1",
        "clearing 5 keepers warrior 3 waystation_figure_tablet 1 figure_1 1",
        "clearing 1 keepers warrior 2 tablet_1 1",
        "keepers forest 1_2_5_10 jewelry",
        *[f"keepers retinue {column} faithful_retainer" for column in ("move", "delve", "recover")],
        "coming die 0 die 0 value 1",
    )
    game = play(table("daylight", *lines, factions="keepers corvids"), "0 pass")
    assert targets(game, 5) == set()
    play(game, "0 move 1>5 x1", "0 carry tablet_1")
    fight(game, "0 battle 5 1")
    play(game, "0 delve 5 13 jewelry")
    assert {count(game, "keepers", relic, 5) for relic in ("figure_1", "tablet_1", "jewelry_1")} == {1}
    play(game, "0 recover 5 figure_1")
    assert points(game, "keepers") == 1


@pytest.mark.law("root:6.2.2", "root:15.2.4", "root:15.5.2.II.a")
@pytest.mark.ruling("R121")
def test_relics_come_to_the_keep() -> None:
    lines = ("clearing 1 marquise keep 1 warrior 1", "clearing 1 keepers warrior 3", "clearing 5 keepers warrior 1",
             "keepers forest 1_2_5_10 jewelry", "keepers retinue delve faithful_retainer",
             "coming die 0 die 0 value 1")  # fmt: skip
    game = play(table("daylight", *lines, factions="keepers marquise"), "0 pass")
    fight(game, "0 battle 1 1")
    play(game, "0 delve 1 13 jewelry")
    assert where(game, "keepers", "jewelry_1") == {1: 1}


@pytest.mark.law("root:13.7.2", "root:14.4.3", "root:14.5.2.III", "root:14.6.1")
def test_the_hundreds_neither_anoint_nor_build_nor_incite_at_a_snare() -> None:
    lines = (SNARE, "clearing 5 hundreds warrior 2", "hand hundreds bake_sale", "clearing 4 hundreds warrior 1")
    game = table("birdsong", *lines, factions="hundreds corvids")
    assert legal(game, "anoint") == ["anoint 4"]
    game = play(table("daylight", *lines, factions="hundreds corvids"), "0 pass")
    assert {text.split()[1] for text in legal(game, "fortify")} == {"4"}
    game = table("evening", *lines, factions="hundreds corvids")
    assert {text.split()[1] for text in legal(game, "incite")} == {"4"}


@pytest.mark.law("root:13.7.2", "root:14.7.1", "root:14.7.4")
def test_neither_bitter_nor_lavish_warriors_come_to_a_snare() -> None:
    lines = (SNARE, "clearing 5 hundreds warlord 1 warrior 1", "clearing 1 hundreds mob 1", "coming die 0 die 0")
    game = play(table("daylight", *lines, "hundreds mood bitter", factions="hundreds corvids"), "0 pass")
    play(game, "0 battle 5 1", "0 call_off 1")
    assert (where(game, "hundreds", "mob"), count(game, "hundreds", "warrior", 5)) == ({}, 1)
    game = table("birdsong", *lines, "hundreds hoard tea", factions="hundreds corvids")
    play(game, "0 mood lavish", "0 part_with tea")
    assert count(game, "hundreds", "warrior", 5) == 1


@pytest.mark.law("root:13.7.2", "root:6.2.3")
@pytest.mark.ruling("R120")
def test_field_hospitals_bring_nobody_to_a_keep_in_a_snare() -> None:
    """A plot comes to the keep by a trick (§G.1.18)."""
    lines = ("clearing 1 marquise keep 1", "clearing 5 marquise warrior 2", "clearing 5 corvids warrior 3",
             "hand marquise bake_sale", "coming die 1 die 0")  # fmt: skip
    free = fight(table("daylight", *lines, factions="corvids marquise"), "0 battle 5 1")
    assert asked(free)[1] == "FieldHospital"
    held = table("daylight", *lines, "clearing 1 corvids snare 1", factions="corvids marquise")
    assert asked(fight(held, "0 battle 5 1"))[1] == "Scheme"
    assert (hand(held, "marquise"), supply(held, "marquise", "warrior")) == (["bake_sale"], 24)


@pytest.mark.law("root:13.7.2", "root:13.5.4")
def test_a_snare_that_a_trick_takes_away_lets_go_and_holds_elsewhere() -> None:
    lines = (SNARE, "clearing 8 corvids raid 1", "clearing 5 marquise warrior 2", "clearing 8 marquise warrior 2")
    game = play(table("daylight", *lines, factions="corvids marquise"), "0 trick 5-8", "0 pass")
    until(game, "Workshops")
    play(game, "1 pass")
    assert (targets(game, 5), targets(game, 8)) == ({1, 2}, set())


# ---- §9.2.9 the Vagabond's relations with the three

CAMPED = {  # without a warrior of theirs
    "corvids": ("clearing 5 corvids plot 1", "corvids plot 5 raid"),
    "hundreds": ("clearing 5 hundreds mob 1",),
    "keepers": ("clearing 5 keepers figure_3 1",),
}
WITH_VAGABOND = "vagabond {} marquise"
every_one = pytest.mark.parametrize("faction", list(CAMPED))


@pytest.mark.law("root:9.5.4", "root:9.2.9.I.b", "root:G.1.12")
@every_one
def test_a_token_is_enough_to_be_aided(faction: str) -> None:
    lines = ("pawn vagabond 5", "vagabond ready torch", "hand vagabond bake_sale", *CAMPED[faction])
    game = table("daylight", *lines, factions=WITH_VAGABOND.format(faction))
    play(game, "0 aid 1 bake_sale", "0 exhaust torch")
    assert (hand(game, faction), relation(game, faction), points(game, "vagabond")) == (["bake_sale"], "amiable", 1)


@pytest.mark.law("root:9.5.4", "root:14.2.4")
@pytest.mark.parametrize(("faction", "taken"), [("corvids", True), ("hundreds", False), ("keepers", True)])
def test_an_aid_may_be_paid_back_with_an_item_but_not_from_the_hoard(faction: str, taken: bool) -> None:
    item = "hundreds hoard sword" if faction == "hundreds" else f"box {faction} sword"
    lines = ("pawn vagabond 5", "vagabond ready torch", "hand vagabond bake_sale", item, *CAMPED[faction])
    game = play(
        table("daylight", *lines, factions=WITH_VAGABOND.format(faction)), "0 aid 1 bake_sale", "0 exhaust torch"
    )
    assert (asked(game)[1] == "AskItem") == taken


@pytest.mark.law("root:9.2.9.III", "root:9.5.6")
@every_one
def test_a_shot_at_a_token_makes_nobody_hostile(faction: str) -> None:
    lines = ("pawn vagabond 5", "vagabond ready crossbow", *CAMPED[faction])
    game = table("daylight", *lines, factions=WITH_VAGABOND.format(faction))
    game.apply(legal(game, "strike")[0])
    while asked(game)[1] not in ("Wander", "LayTrophy"):
        game.apply(game.decision.actions[0])
    assert relation(game, faction) == "indifferent"
    assert points(game, "vagabond") == (2 if faction == "keepers" else 1)


@pytest.mark.law("root:9.2.9.III", "root:9.2.9.III.a", "root:15.2.5")
@every_one
def test_in_battle_a_hostile_token_brings_infamy_beside_its_own_points(faction: str) -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword", f"vagabond relation {faction} hostile", *CAMPED[faction])
    game = table("daylight", *lines, "coming die 0 die 0", factions=WITH_VAGABOND.format(faction))
    fight(game, "0 battle 5 1")
    assert points(game, "vagabond") == (3 if faction == "keepers" else 2)


@pytest.mark.law("root:9.2.9.III", "root:14.2.2")
def test_a_warlord_who_falls_to_the_vagabond_makes_the_hundreds_hostile() -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword sword", "clearing 5 hundreds warlord 1", "hundreds mood rowdy")
    game = table("daylight", *lines, "coming die 1 die 0", factions=WITH_VAGABOND.format("hundreds"))
    fight(game, "0 battle 5 1")
    assert where(game, "hundreds", "warlord") == {}
    assert relation(game, "hundreds") == "hostile"
    assert points(game, "vagabond") == 0


@pytest.mark.law("root:9.2.9.III.b", "root:14.2.2")
def test_a_hostile_warlord_alone_costs_the_vagabond_boots() -> None:
    lines = ("pawn vagabond 1", "vagabond ready boots", "clearing 5 hundreds warlord 1")
    hostile = "vagabond relation hundreds hostile"
    assert "go 5" in legal(table("daylight", *lines, factions=WITH_VAGABOND.format("hundreds")))
    assert "go 5" not in legal(table("daylight", *lines, hostile, factions=WITH_VAGABOND.format("hundreds")))


@pytest.mark.law("root:13.2.4", "root:9.2.9.III", "root:9.2.9.III.a")
@pytest.mark.parametrize("before", ["indifferent", "hostile"])
def test_an_exposure_is_no_battle_and_changes_no_relation(before: str) -> None:
    lines = ("pawn vagabond 5", f"vagabond relation corvids {before}", "hand vagabond bake_sale", *CAMPED["corvids"])
    game = table("daylight", *lines, factions=WITH_VAGABOND.format("corvids"))
    play(game, "0 expose 5", "0 guess raid", "0 show bake_sale")
    assert (points(game, "vagabond"), relation(game, "corvids")) == (1, before)


@pytest.mark.law("root:9.2.9.II", "root:G.1.23", "root:13.2.4", "root:13.7.2")
def test_an_ally_is_an_enemy_of_the_corvids_still() -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots", "vagabond relation corvids allied", "hand vagabond bake_sale")
    game = table("daylight", *lines, *CAMPED["corvids"], factions=WITH_VAGABOND.format("corvids"))
    assert legal(game, "expose") == ["expose 5"]
    assert legal(table("daylight", *lines, SNARE, factions=WITH_VAGABOND.format("corvids")), "go") == []


@pytest.mark.law("root:9.2.9.II.c", "root:13.2.3")
def test_allied_corvids_go_along_whoever_rules_and_fight_beside_him() -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots sword", "vagabond relation corvids allied",
             "clearing 5 corvids warrior 2", "clearing 1 marquise warrior 1", "coming die 2 die 0")  # fmt: skip
    game = table("daylight", *lines, factions=WITH_VAGABOND.format("corvids"))
    play(game, "0 go 1", "0 bring 1 x2")
    assert where(game, "corvids", "warrior") == {1: 2}
    play(game, "0 battle 1 2", "0 ally 1")
    assert where(game, "marquise", "warrior") == {}


@pytest.mark.law("root:15.2.4", "root:9.2.9.II.b", "root:1.5.5")
@pytest.mark.ruling("R111")
def test_allied_keepers_carry_what_they_like() -> None:
    lines = ("pawn vagabond 5", "vagabond ready boots", "vagabond relation keepers allied",
             "clearing 5 keepers warrior 2 figure_3 1")  # fmt: skip
    game = table("daylight", *lines, factions=WITH_VAGABOND.format("keepers"))
    play(game, "0 go 1", "0 bring 1 x1", "1 carry figure_3")
    assert where(game, "keepers", "figure_3") == {1: 1}


@pytest.mark.law("root:9.2.9.II.d", "root:15.2.4", "root:14.7.7")
@pytest.mark.ruling("R122")
@pytest.mark.parametrize("allies", ["keepers warrior 1 figure_3 1", "hundreds warlord 1"])
def test_allies_lend_the_vagabond_warriors_but_not_their_abilities(allies: str) -> None:
    faction = allies.split()[0]
    lines = ("pawn vagabond 5", "vagabond ready sword torch", f"vagabond relation {faction} allied",
             f"clearing 5 {allies}", "clearing 5 marquise warrior 3", "coming die 1 die 1")  # fmt: skip
    game = table("daylight", *lines, factions=WITH_VAGABOND.format(faction))
    play(game, "0 battle 5 2", "0 ally 1")
    assert asked(game)[:2] == (0, "TakeHit")
    assert not happened(game, "ignored")


@pytest.mark.law("root:13.2.5", "root:9.2.7")
def test_embedded_agents_hit_a_vagabond_too() -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword torch", *CAMPED["corvids"], "coming die 0 die 0")
    game = fight(table("daylight", *lines, factions=WITH_VAGABOND.format("corvids")), "0 battle 5 1")
    assert asked(game)[:2] == (0, "TakeHit")


# ---- §14.2.5 looters

LOOTABLE = [name for name in FACTIONS if name not in ("hundreds", "vagabond", "vagabond2")]


@pytest.mark.law("root:14.2.5")
@pytest.mark.parametrize("faction", LOOTABLE)
def test_everyone_with_a_box_can_be_looted(faction: str) -> None:
    lines = ("clearing 5 hundreds warlord 1 warrior 4", f"clearing 5 {faction} warrior 1", f"box {faction} sword")
    game = table("daylight", *lines, "hundreds mood rowdy", "coming die 3 die 0", factions=f"hundreds {faction}")
    play(game, "0 pass", "0 battle 5 1", "0 loot")
    if faction == "alliance":  # §8.2.2
        play(game, "0 lose warrior")
    play(game, "0 plunder sword")
    assert (box(game, faction), count(game, faction, "warrior", 5)) == ({}, 1)


@pytest.mark.law("root:14.2.5", "root:13.2.5")
def test_looters_take_the_extra_hit_of_embedded_agents() -> None:
    lines = ("clearing 5 hundreds warrior 2", *CAMPED["corvids"], "box corvids sword", "coming die 3 die 3")
    game = play(table("daylight", *lines, factions="hundreds corvids"), "0 pass", "0 battle 5 1", "0 loot")
    assert count(game, "hundreds", "warrior", 5) == 1
    assert legal(game, "plunder") == ["plunder sword"]


# ---- the three among themselves


@pytest.mark.law("root:14.4.1", "root:13.7.4", "root:13.2.2.I")
@pytest.mark.parametrize("kind", PLOTS)
def test_mobs_raze_plots_whichever_side_is_up_and_only_a_raid_answers(kind: str) -> None:
    for lying in (f"clearing 5 corvids {kind} 1", f"clearing 5 corvids plot 1\ncorvids plot 5 {kind}"):
        lines = ("clearing 5 hundreds mob 1", lying, "clearing 8 hundreds warlord 1", "coming mob mouse")
        game = table("birdsong", *lines, factions="hundreds corvids")
        assert points(game, "hundreds") == 1
        assert supply(game, "corvids", "plot") == 8
        assert where(game, "corvids", "warrior") == ({1: 1, 2: 1} if kind == "raid" else {})


@pytest.mark.law("root:13.7.1", "root:15.2.5", "root:14.2.2")
def test_a_bomb_makes_trophies_of_relics_and_spares_the_warlord() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb", "clearing 5 keepers figure_3 1 warrior 2",
             "clearing 5 hundreds warlord 1 warrior 1 mob 1")  # fmt: skip
    game = until(table("birdsong", *lines, factions="corvids keepers hundreds"), "FlipPlots")
    play(game, "0 flip 5", "0 enshrine 13")
    assert points(game, "corvids") == 1 + 2 + 1  # the flip, the relic, the mob
    assert where(game, "hundreds", "warlord") == {5: 1}
    assert where(game, "corvids", "bomb") == where(game, "keepers", "warrior") == where(game, "hundreds", "mob") == {}


@pytest.mark.law("root:13.2.4", "root:G.1.12")
@pytest.mark.parametrize("piece", ["hundreds mob 1", "hundreds warlord 1", "keepers figure_3 1", "keepers warrior 1"])
def test_any_piece_lets_its_owner_expose(piece: str) -> None:
    faction = piece.split()[0]
    lines = (f"clearing 5 {piece}", *CAMPED["corvids"], f"hand {faction} bake_sale")
    game = table("daylight", *lines, factions=f"{faction} corvids")
    play(game, "0 expose 5", "0 guess raid", "0 show bake_sale")
    assert points(game, faction) == 1
    assert where(game, "corvids", "warrior") == {}


@pytest.mark.law("root:13.7.3", "root:14.4.1", "root:15.2.1")
def test_an_extortion_takes_from_a_mob_a_relic_and_a_pawn() -> None:
    lines = ("clearing 5 corvids warrior 1 plot 1", "corvids plot 5 extortion", "clearing 5 hundreds mob 1",
             "clearing 5 keepers figure_3 1", "pawn vagabond 5", "hand hundreds anvil", "hand keepers bake_sale",
             "hand vagabond ambush_bird")  # fmt: skip
    game = until(table("birdsong", *lines, factions="corvids hundreds keepers vagabond"), "FlipPlots")
    play(game, "0 flip 5")
    assert sorted(hand(game, "corvids")) == ["ambush_bird", "anvil", "bake_sale"]


@pytest.mark.law("root:14.6.2", "root:13.2.2.I", "root:15.2.1")
@pytest.mark.parametrize("enemy", ["corvids plot 1", "corvids snare 1", "keepers figure_1 1"])
def test_plots_and_relics_are_enemies_that_keep_a_clearing_from_being_oppressed(enemy: str) -> None:
    lines = ("clearing 5 hundreds warrior 3", f"clearing 5 {enemy}")
    assert points(table("evening", *lines, factions=f"hundreds {enemy.split()[0]}"), "hundreds") == 0


@pytest.mark.law("root:15.5.2.II", "root:13.2.2.I", "root:13.2.5")
def test_a_plot_in_the_clearing_makes_the_keepers_fight_before_they_delve() -> None:
    lines = ("clearing 5 keepers warrior 3", *CAMPED["corvids"], "keepers retinue delve faithful_retainer")
    game = play(table("daylight", *lines, factions="keepers corvids"), "0 pass")
    assert legal(game) == ["pass", "battle 5 1"]


# ---- why not


@pytest.mark.law("root:13.7.2")
@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (("clearing 5 marquise warrior 3 wood 1",), "build sawmill 5"),
        (("clearing 5 duchy warrior 3", "hand duchy bake_sale"), "citadel 5"),
        (("clearing 5 lizards warrior 3", "hand lizards bake_sale"), "plant bake_sale in 5"),
        (("clearing 5 lizards warrior 3", "hand lizards bake_sale"), "summon bake_sale in 5"),
        (("clearing 5 riverfolk warrior 3", "riverfolk funds riverfolk 2"), "trade_post 5"),
    ],
)
def test_what_a_snare_forbids_names_the_snare(lines: tuple[str, ...], action: str) -> None:
    faction = lines[0].split()[2]
    game = table("daylight", SNARE, *lines, factions=f"{faction} corvids")
    if faction == "marquise":
        play(game, "0 pass")
    assert why_not(game, action) == "root:13.7.2"


@pytest.mark.law("root:13.7.2", "root:8.4.2.I", "root:D.6.2", "root:6.2.2")
def test_sympathy_is_told_what_keeps_it_out() -> None:
    lines = ("clearing 1 alliance sympathy 1", "clearing 8 alliance sympathy 1", "alliance supporters bake_sale anvil",
             "clearing 9 marquise keep 1", "scorched 10", "pawn vagabond 2")  # fmt: skip
    game = table("birdsong", SNARE, *lines, factions="alliance corvids marquise vagabond")
    until(game, "Spread")
    assert [why_not(game, f"spread {site}") for site in (5, 9, 10)] == ["root:13.7.2", "root:6.2.2", "root:D.6.2"]


@pytest.mark.law("root:9.2.7", "root:9.2.9.II.d")
@pytest.mark.ruling("R124")
def test_without_an_undamaged_item_hits_are_ignored_though_allies_stand() -> None:
    lines = ("pawn vagabond 5", "vagabond ready sword", "vagabond relation eyrie allied", "clearing 5 eyrie warrior 3",
             "clearing 5 marquise warrior 3", "coming die 2 die 2")  # fmt: skip
    game = table("daylight", *lines, factions=WITH_VAGABOND.format("eyrie"))
    play(game, "0 battle 5 2", "0 ally 1", "0 damage_spent sword")
    assert asked(game)[1] == "Wander", "the second hit finds no item"
    assert where(game, "eyrie", "warrior") == {5: 3}


@pytest.mark.law("root:13.7.2", "root:9.4.2", "root:9.2.9.II.b", "root:1.5.5")
@pytest.mark.ruling("R126")
@pytest.mark.parametrize(("snare", "led"), [("", True), (SNARE, False)])
def test_a_snare_holds_the_allies_of_a_vagabond_who_slips_out_of_it(snare: str, led: bool) -> None:
    lines = ("pawn vagabond 5", "vagabond relation marquise allied", "clearing 5 marquise warrior 2", snare)
    game = play(table("birdsong", *lines, factions="vagabond marquise corvids"), "0 go 1")
    assert game.state.pawns[0] == 1
    assert (asked(game)[1] == "BringAllies") is led

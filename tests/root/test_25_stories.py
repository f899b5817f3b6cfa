"""Whole turns and battles as stories: every phase is played, and what is left is checked. (The Alliance's is in its
chapter, test_08.)"""

from __future__ import annotations

import pytest

from copse.games import RootGame
from tests.script import asked, legal, play, root


def standing(game: RootGame, clearing: int) -> list[str]:
    """The lines of the position about a clearing."""
    start = f"clearing {clearing} "
    return [line.removeprefix(start) for line in game.position().splitlines() if line.startswith(start)]


@pytest.mark.law("root:6.4", "root:6.5", "root:6.5.2", "root:6.5.3", "root:6.5.4", "root:6.6")
def test_the_marquise_mills_builds_recruits_marches_and_fights_for_a_bird() -> None:
    game = root("""
        factions marquise eyrie alliance
        turn 0 birdsong
        points 4 0 0
        clearing 1 marquise warrior 2 sawmill 1 keep 1
        clearing 5 marquise warrior 1 workshop 1 recruiter 1
        clearing 9 marquise warrior 1 sawmill 1
        clearing 9 eyrie warrior 1
        clearing 10 marquise warrior 1
        hand marquise travel_gear_fox arms_trader anvil root_tea_fox
        coming die 1 die 0 card sword
    """)
    play(game, "0 craft travel_gear_fox", "0 pass", "0 build sawmill 10")
    assert game.state.points[0] == 4 + 1 + 2  # the boots, and the third sawmill for the two wood of the morning
    play(game, "0 recruit", "0 move 5>1 x1", "0 move 1>9 x2", "0 extra arms_trader", "0 battle 9 1")
    play(game, "0 pass")
    assert standing(game, 9) == ["marquise warrior 3 sawmill 1"]
    assert standing(game, 5) == ["marquise warrior 1 workshop 1 recruiter 1"]
    assert standing(game, 10) == ["marquise warrior 1 sawmill 1"]
    assert "hand marquise anvil root_tea_fox sword" in game.position()
    assert asked(game)[0] == 1


@pytest.mark.law("root:7.4.2", "root:7.5.1", "root:7.5.2", "root:7.6.1", "root:7.6.2", "root:7.2.3", "root:7.8.3")
@pytest.mark.also_in("early")
def test_the_eyrie_keep_a_decree_of_all_four_columns() -> None:
    game = root("""
        factions eyrie marquise alliance
        turn 0 birdsong
        points 3 0 0
        clearing 3 eyrie warrior 6 roost 1
        clearing 7 marquise warrior 1
        clearing 11 marquise workshop 1
        eyrie leader commander
        eyrie decree move vizier
        eyrie decree battle vizier
        hand eyrie a_visit_to_friends bake_sale crossbow_mouse
        coming die 0 die 0 card sword
    """)
    play(game, "0 decree bake_sale:recruit", "0 decree crossbow_mouse:build", "0 craft a_visit_to_friends", "0 pass")
    play(game, "0 enlist 3", "0 move 3>7 x4", "0 battle 7 1")
    assert standing(game, 7) == ["eyrie warrior 4"]  # nothing was rolled, but the Commander hits
    play(game, "0 roost 7")
    assert game.state.points[0] == 3 + 1 + 1  # the boots, and two roosts in the Evening
    assert standing(game, 3) == ["eyrie warrior 3 roost 1"]
    assert standing(game, 7) == ["eyrie warrior 4 roost 1"]
    assert "hand eyrie sword" in game.position()
    assert asked(game)[:2] == (1, "Workshops")


@pytest.mark.law("root:9.4.1", "root:9.4.2", "root:9.5.3", "root:9.5.4", "root:9.5.5", "root:9.2.9.I.b", "root:9.6.2")
def test_the_vagabond_slips_explores_aids_and_does_a_quest() -> None:
    game = root("""
        factions vagabond marquise eyrie
        turn 0 birdsong
        points 2 0 0
        pawn vagabond 1_2_5_10
        clearing 10 marquise warrior 2 workshop 1
        box marquise sword
        quests errand_rabbit fend_off_a_bear_mouse guard_duty_rabbit
        vagabond character tinker
        vagabond ready tea
        vagabond spent boots torch boots hammer
        hand vagabond bake_sale anvil
        coming item bag card sword quest give_a_speech_fox
    """)
    play(game, "0 go 10", "0 explore")
    assert game.state.points[0] == 2 + 1
    play(game, "0 aid 1 bake_sale", "0 exhaust hammer", "0 ask sword")
    assert game.state.points[0] == 2 + 1 + 1  # one aid, and the Marquise is a friend
    play(game, "0 quest errand_rabbit", "0 points")
    assert game.state.points[0] == 2 + 1 + 1 + 1
    play(game, "0 pass")
    assert "hand vagabond anvil sword" in game.position()
    assert "hand marquise bake_sale" in game.position()
    assert asked(game)[:2] == (1, "Workshops")


@pytest.mark.law("root:11.4", "root:11.5", "root:11.5.3", "root:11.5.6", "root:11.6", "root:11.2.6", "root:11.2.7.III")
def test_the_riverfolk_trade_craft_and_fight_and_their_customer_fights_with_them() -> None:
    game = root("""
        factions riverfolk marquise eyrie
        turn 0 birdsong
        points 3 0 0
        clearing 1 riverfolk warrior 1 trade_post_fox 1
        clearing 5 riverfolk warrior 3
        clearing 10 marquise warrior 1
        clearing 2 marquise warrior 2 workshop 1
        clearing 2 eyrie warrior 1
        hand riverfolk anvil travel_gear_fox
        riverfolk payments marquise 2 eyrie 1
        riverfolk funds riverfolk 3
        riverfolk commitments riverfolk 1
        coming die 1 die 0 card sword die 2 die 2
    """)
    assert game.state.points[0] == 3 + 1  # the dividends of three warriors
    play(game, "0 craft anvil", "0 fund 0", "0 move 5>10 x2", "0 fund 0", "0 battle 10 1", "0 fund 0")
    play(game, "0 draw", "0 fund 2", "0 trade_post 2")
    assert game.state.points[0] == 3 + 1 + 2 + 2
    play(game, "0 pass", "0 price hand_card 2", "0 price riverboats 1", "0 price mercenaries 1")
    assert standing(game, 10) == ["riverfolk warrior 2"]
    post = "riverfolk warrior 1 trade_post_mouse 1"
    assert standing(game, 2) == [post, "marquise warrior 2 workshop 1", "eyrie warrior 1"]
    for line in ("funds riverfolk 1", "commitments riverfolk 2 eyrie 1", "tracks riverfolk 1", "prices 2 1 1"):
        assert f"riverfolk {line}" in game.position()
    # Her clearing with a trade post lets the Marquise buy twice.
    play(game, "1 buy_card sword", "1 buy_mercenaries", "1 pass", "1 battle 2 2")
    assert standing(game, 2) == [post, "marquise warrior 1 workshop 1"]
    assert "riverfolk payments marquise 3" in game.position()


@pytest.mark.law(
    "root:10.4.1", "root:10.4.2", "root:10.4.3.I", "root:10.4.3.III", "root:10.5", "root:10.5.3", "root:10.6.1",
    "root:10.6.2", "root:10.6.3",
)  # fmt: skip
@pytest.mark.also_in("fifth")
def test_the_cult_conspires_holds_rituals_and_takes_its_cards_back() -> None:
    game = root("""
        factions lizards marquise eyrie
        turn 0 birdsong
        points 6 0 0
        clearing 8 lizards warrior 4 garden_fox 1
        clearing 8 marquise sawmill 1
        clearing 7 marquise warrior 1
        clearing 5 lizards garden_rabbit 1
        lizards outcast fox
        lizards acolytes 3
        lizards souls foxfolk_steel sappers dominance_mouse dominance_fox
        hand lizards anvil travel_gear_fox bake_sale sword armorers
        coming die 1 die 0 card cobbler card investments
    """)
    play(game, "0 sanctify sawmill 8", "0 move 8>7 x2", "0 battle 7 1")  # the Outcast is hated: 2 acolytes, then 1
    assert standing(game, 8) == ["lizards warrior 2 garden_fox 2"]
    assert standing(game, 7) == ["lizards warrior 2"]
    assert "available dominance_fox dominance_mouse" in game.position()
    play(game, "0 preach travel_gear_fox", "0 plant sword in 7", "0 summon bake_sale in 5", "0 sacrifice armorers")
    assert game.state.points[0] == 6 + 1 + 2  # the sawmill, and two gardens in fox clearings
    play(game, "0 pass", "0 craft anvil")
    assert game.state.points[0] == 6 + 1 + 2 + 2
    play(game, "0 pass")
    assert standing(game, 7) == ["lizards warrior 2 garden_mouse 1"]
    assert standing(game, 5) == ["lizards warrior 1 garden_rabbit 1"]
    assert "hand lizards bake_sale investments sword armorers cobbler" in game.position()
    assert "lizards souls travel_gear_fox anvil" in game.position()
    assert asked(game)[0] == 1


@pytest.mark.law(
    "root:4.3.1.II", "root:4.3.2.I", "root:4.3.3", "root:4.3.3.I", "root:4.3.4", "root:6.2.3", "root:7.8.3"
)
def test_a_battle_with_an_ambush_four_effects_a_leader_and_a_field_hospital() -> None:
    game = root("""
        factions eyrie marquise alliance
        turn 0 daylight
        clearing 5 eyrie warrior 4 roost 1
        clearing 5 marquise warrior 3 workshop 1
        clearing 1 marquise keep 1
        crafted eyrie brutal_tactics armorers
        crafted marquise sappers armorers
        hand marquise ambush_rabbit bake_sale
        hand eyrie ambush_bird
        eyrie leader commander
        eyrie decree battle vizier
        coming die 3 die 2
    """)
    play(game, "0 pass", "0 battle 5 1", "1 ambush ambush_rabbit", "0 pass", "0 choose 0")
    assert game.decision.args["dealt"] == 2 + 1  # two warriors are left to roll hits, and the Commander adds one
    play(game, "0 use brutal_tactics", "0 pass", "1 use sappers", "1 use armorers", "1 spend bake_sale")
    # The Eyrie take the two rolled hits and the Sappers' one: both warriors and the roost. The Marquise take only the
    # Commander's and the tacticians' hits; both fallen go to the keep.
    assert standing(game, 5) == ["marquise warrior 1 workshop 1"]
    assert standing(game, 1) == ["marquise warrior 2 keep 1"]
    assert game.state.points == (0, 1 + 1, 0)  # what Brutal Tactics cost, and the roost
    assert "discard ambush_rabbit sappers armorers bake_sale" in game.position()
    assert "crafted eyrie armorers brutal_tactics" in game.position()


@pytest.mark.law("root:13.4", "root:13.4.2", "root:13.4.3", "root:13.5", "root:13.5.2", "root:13.6.1", "root:13.7.1")
def test_the_corvids_craft_blow_up_recruit_plot_and_exert_themselves() -> None:
    game = root("""
        factions corvids marquise eyrie
        turn 0 birdsong
        points 5 0 0
        clearing 1 corvids warrior 2 plot 1
        clearing 5 corvids warrior 1 plot 1
        clearing 9 corvids snare 1
        clearing 5 marquise warrior 2 workshop 1
        corvids plot 1 extortion
        corvids plot 5 bomb
        hand corvids travel_gear_mouse bake_sale
        hand marquise anvil
    """)
    play(game, "0 craft travel_gear_mouse", "0 pass")
    assert game.state.points[0] == 5 + 1
    play(game, "0 flip 1")
    assert game.state.points[0] == 5 + 1 + 2  # the extortion and the snare; nobody is there to pay
    play(game, "0 flip 5")
    assert game.state.points[0] == 5 + 1 + 2 + 3 + 1  # the bomb counts itself, and the workshop
    assert standing(game, 5) == ["corvids warrior 1"]
    play(game, "0 flock rabbit for bake_sale")
    assert standing(game, 5) == ["corvids warrior 2"]
    play(game, "0 plot 5 raid", "0 move 4>9 x1", "0 move 1>5 x2")
    assert standing(game, 5) == ["corvids warrior 3 plot 1"]
    play(game, "0 move 5>2 x2")  # exertion: no cards this Evening, though an extortion lies face up
    assert standing(game, 2) == ["corvids warrior 2"]
    assert "hand corvids" not in game.position()
    assert asked(game)[:2] == (1, "Workshops")


@pytest.mark.law("root:13.2.4", "root:13.2.5", "root:13.7.2", "root:13.7.4", "root:4.3.3.I")
def test_the_marquise_guesses_twice_fights_agents_and_sets_off_a_raid() -> None:
    game = root("""
        factions corvids marquise eyrie
        turn 1 daylight
        clearing 1 corvids plot 1
        clearing 5 corvids plot 1
        clearing 2 corvids snare 1
        clearing 1 marquise warrior 4
        clearing 5 marquise warrior 1
        clearing 2 marquise warrior 1
        corvids plot 1 raid
        corvids plot 5 extortion
        hand marquise bake_sale ambush_rabbit
        coming die 0 die 0 card anvil
    """)
    play(game, "1 expose 5", "1 guess bomb", "1 show bake_sale", "1 pass", "1 expose 5", "1 guess extortion")
    play(game, "1 show ambush_rabbit")
    assert game.state.points[1] == 1
    play(game, "1 battle 1 0", "0 pass")
    assert standing(game, 1) == ["marquise warrior 3"]  # an agent hits back, and the raid was undefended
    assert game.state.points[1] == 1 + 1
    assert standing(game, 9) == ["corvids warrior 1"]
    assert standing(game, 5) == ["corvids warrior 1", "marquise warrior 1"]
    play(game, "1 move 1>5 x2", "1 stop", "1 pass")
    assert standing(game, 2) == ["corvids snare 1", "marquise warrior 1"]
    assert "hand corvids bake_sale" in game.position()
    assert "hand marquise ambush_rabbit anvil" in game.position()


@pytest.mark.law("root:14.4", "root:14.4.1", "root:14.4.2", "root:14.4.4", "root:14.5.2", "root:14.5.3", "root:14.6")
def test_the_hundreds_raze_hoard_loot_advance_and_oppress() -> None:
    game = root("""
        factions hundreds marquise eyrie
        turn 0 birdsong
        clearing 3 hundreds warlord 1 warrior 3 stronghold 1
        clearing 11 hundreds mob 1
        clearing 11 marquise sawmill 1
        clearing 7 marquise warrior 1 workshop 1
        clearing 1 marquise keep 1
        box marquise bag
        hand hundreds a_visit_to_friends smugglers_trail mouse_in_a_sack
        coming item sword mob rabbit die 0 die 0 die 2 die 0 card anvil
    """)
    assert standing(game, 11) == ["hundreds mob 1"]  # the sawmill and the ruin are gone
    assert game.state.points[0] == 1
    assert standing(game, 3) == ["hundreds warrior 6 warlord 1 stronghold 1 mob 1"]  # two for the sword's Prowess
    play(game, "0 mood relentless", "0 hoard a_visit_to_friends", "0 pass")
    play(game, "0 march 3>7 x5", "0 battle 7 1", "0 loot", "0 plunder bag")  # the second command, for the boots
    assert standing(game, 7) == ["hundreds warrior 5 warlord 1", "marquise warrior 1 workshop 1"]
    play(game, "0 battle 7 1")  # an advance without a move
    assert standing(game, 7) == ["hundreds warrior 5 warlord 1"]
    assert game.state.points[0] == 1 + 1
    play(game, "0 march 7>8 x2", "0 incite 7 for mouse_in_a_sack", "0 pass")
    assert game.state.points[0] == 1 + 1 + 2  # 3, 7 and 8; nobody rules 11
    assert standing(game, 8) == ["hundreds warrior 2 warlord 1"]
    assert "hundreds hoard boots bag sword" in game.position()
    assert "hand hundreds anvil smugglers_trail" in game.position()
    assert asked(game)[:2] == (1, "Workshops")


@pytest.mark.law("root:E.1.1", "root:E.1.2", "root:E.1.3", "root:E.2.1", "root:E.2.3", "root:E.2.4", "root:E.3.6")
def test_the_eyrie_burn_patrol_pass_on_and_hire() -> None:
    game = root("""
        factions eyrie duchy keepers
        hirelings flame_bearers forest_patrol popular_band
        turn 0 birdsong
        points 3 2 1
        clearing 3 eyrie warrior 2 roost 1
        clearing 7 eyrie roost 1
        clearing 5 duchy warrior 2 citadel 1
        clearing 5 flame_bearers warrior 1
        clearing 8 forest_patrol warrior 2
        clearing 4 keepers warrior 1
        eyrie leader builder
        held flame_bearers by eyrie
        flame_bearers control 1
        held forest_patrol by eyrie
        forest_patrol control 3
        markers 4
        hand eyrie bake_sale
        coming die 1 die 0
    """)
    assert legal(game) == ["command flame_bearers"], "the fire cannot be left out"
    play(game, "0 command flame_bearers", "0 station 1")
    assert standing(game, 5) == ["duchy warrior 1 citadel 1", "flame_bearers warrior 1"]
    play(game, "0 decree bake_sale:recruit", "0 pass", "0 command forest_patrol", "0 move 8>4 x2", "0 battle 4 2")
    assert standing(game, 4) == ["forest_patrol warrior 2"]
    while game.decision.prompt != "PassOn":
        game.apply(game.decision.actions[0])
    assert game.state.points[0] == 3 + 1, "two roosts; nothing for what hirelings removed"
    assert asked(game) == (0, "PassOn", "root:E.1.3")
    play(game, "0 choose 1", "0 engage popular_band", "0 station 3")
    assert game.state.holder[3:] == (1, 0, 0)
    assert "forest_patrol control 2" in game.position()
    assert standing(game, 3) == ["eyrie warrior 3 roost 1", "popular_band warrior 1"]
    assert asked(game)[0] == 1
    assert legal(game) == ["command flame_bearers"], "now they burn for the Duchy"


@pytest.mark.law("root:E.2.3", "root:E.2.4", "root:E.3.1", "root:E.3.7")
def test_a_vagabond_roams_with_an_uprising_and_an_expedition() -> None:
    game = root("""
        factions vagabond marquise eyrie
        hirelings spring_uprising sunward_expedition raven_sentries
        turn 0 birdsong
        points 6 2 2
        pawn vagabond 5
        vagabond ready boots sword
        clearing 5 marquise warrior 2 sawmill 1
        clearing 5 spring_uprising warrior 1
        clearing 9 sunward_expedition warrior 1 foothold 1
        clearing 1 marquise keep 1
        held spring_uprising by vagabond
        spring_uprising control 2
        held sunward_expedition by vagabond
        sunward_expedition control 2
        markers 12
        coming uprising rabbit
    """)
    play(game, "0 command spring_uprising", "0 take_off 5")
    assert standing(game, 5) == []
    assert game.state.points[0] == 6, "nobody scores for what the Uprising takes"
    while "command sunward_expedition" not in legal(game):
        game.apply("pass")
    play(game, "0 command sunward_expedition", "0 station 5", "0 station 5", "0 pass", "0 recruit")
    assert standing(game, 5) == ["sunward_expedition warrior 2 foothold 1"]
    assert standing(game, 9) == ["sunward_expedition warrior 2 foothold 1"]
    assert [game.state.ruler[clearing] for clearing in (5, 9)] == [0, 0]

"""A whole turn of each bot as a story: every step in its order, each with its paragraph. (The examples that the book
prints are in the chapters of the bots.)"""

from __future__ import annotations

from textwrap import dedent

import pytest

from copse.games import RootGame
from tests.root.bots.machine import machine


def story(game: RootGame) -> str:
    """What the turn of seat 0 told, up to the turn of the next: paragraph, event and its words."""
    lines = []
    for event in game.events:
        if event.what == "turn_began":
            break
        words = " ".join(f"{name} {word}" for name, word in event.args.items() if (name, word) != ("seat", 0))
        lines.append(f"{event.law} {event.what} {words}".rstrip())
    return "\n".join(lines)


STORIES = {
    "mechanical_marquise": (
        """
        factions mechanical_marquise:challenging eyrie alliance
        turn 0 birdsong
        points 3 4 2
        clearing 1 mechanical_marquise warrior 3 keep 1 sawmill 1
        clearing 2 mechanical_marquise warrior 5
        clearing 2 eyrie warrior 1
        clearing 2 alliance sympathy 1
        clearing 7 mechanical_marquise warrior 2
        clearing 9 mechanical_marquise warrior 1 recruiter 1
        clearing 11 eyrie warrior 2 roost 1
        coming card mouse_in_a_sack die 2 die 1
        """,
        """
        bots:2.7 revealed_order card mouse_in_a_sack
        bots:1.1.1 crafted card mouse_in_a_sack
        root:3.2.2 scored points 1
        bots:4.5.1 aimed_at_player other 1 reason most_points
        bots:2.4 battled attacker 0 defender 1 clearing 2
        root:4.3.2 rolled attacker 2 defender 1
        root:4.3.4 removed piece warrior clearing 2 count 1 by 1
        root:4.3.4 removed seat 1 piece warrior clearing 2 count 1 by 0
        bots:4.5.2 placed piece warrior clearing 2 count 2
        bots:4.5.2 placed piece warrior clearing 7 count 1
        bots:4.5.2 placed piece warrior clearing 9 count 1
        bots:3.3.1 placed piece warrior clearing 2 count 2
        bots:4.5.3 aimed_at_clearing clearing 2 reason most_warriors
        bots:4.5.3 built piece recruiter clearing 2 count 1
        bots:4.5.4 aimed_at_clearing clearing 5 reason priority
        bots:4.5.4 moved origin 2 target 5 count 5
        bots:4.6.1 scored points 1
        """,
    ),
    "electric_eyrie": (
        """
        factions electric_eyrie:easy marquise alliance
        turn 0 birdsong
        points 3 4 2
        clearing 3 electric_eyrie warrior 4 roost 1
        clearing 8 electric_eyrie warrior 1 roost 1
        clearing 6 marquise warrior 1 sawmill 1
        clearing 11 marquise warrior 3
        clearing 4 alliance sympathy 1
        clearing 12 marquise warrior 2 workshop 1
        electric_eyrie decree anvil
        coming card bake_sale die 1 die 0 die 2 die 1
        """,
        """
        bots:2.7 revealed_order card bake_sale
        bots:1.1.1 crafted card bake_sale
        bots:1.1.2 scored points 1
        bots:5.4.3 decreed_order card bake_sale
        bots:5.5.1.I column_recruits suit fox count 1
        bots:5.5.1.I aimed_at_clearing clearing 8 reason only
        bots:5.5.1.I placed piece warrior clearing 8 count 1
        bots:5.5.1.I column_recruits suit rabbit count 1
        bots:5.5.1.I aimed_at_clearing clearing 3 reason only
        bots:5.5.1.I placed piece warrior clearing 3 count 1
        bots:5.5.1.I column_recruits suit bird count 1
        bots:5.5.1.I aimed_at_clearing clearing 8 reason fewest_warriors
        bots:5.5.1.I placed piece warrior clearing 8 count 1
        bots:5.5.1.II column_moves suit fox count 1
        bots:5.5.1.II aimed_at_clearing clearing 8 reason only
        bots:5.5.1.II aimed_at_clearing clearing 7 reason fewest_enemies
        bots:5.5.1.II moved origin 8 target 7 count 2
        bots:5.5.1.II column_moves suit rabbit count 1
        bots:5.5.1.II aimed_at_clearing clearing 3 reason only
        bots:5.5.1.II aimed_at_clearing clearing 7 reason fewest_enemies
        bots:5.5.1.II moved origin 3 target 7 count 4
        bots:5.5.1.II column_moves suit bird count 1
        bots:5.5.1.II aimed_at_clearing clearing 7 reason only
        bots:5.5.1.II aimed_at_clearing clearing 12 reason no_roost
        bots:5.5.1.II moved origin 7 target 12 count 5
        bots:5.5.1.III column_battles suit fox count 1
        bots:5.5.1.III aimed_at_clearing clearing 12 reason only
        bots:5.5.1.III aimed_at_player other 1 reason only
        bots:5.5.1.III battled attacker 0 defender 1 clearing 12
        root:4.3.2 rolled attacker 1 defender 0
        root:4.3.4 removed seat 1 piece warrior clearing 12 count 1 by 0
        bots:5.5.1.III column_battles suit rabbit count 1
        bots:5.5.1.III column_battles suit bird count 1
        bots:5.5.1.III aimed_at_clearing clearing 12 reason only
        bots:5.5.1.III aimed_at_player other 1 reason only
        bots:5.5.1.III battled attacker 0 defender 1 clearing 12
        root:4.3.2 rolled attacker 2 defender 1
        root:4.3.4 removed piece warrior clearing 12 count 1 by 1
        root:4.3.4 removed seat 1 piece warrior clearing 12 count 1 by 0
        root:4.3.4 removed seat 1 piece workshop clearing 12 count 1 by 0
        root:3.2.1 scored points 1
        bots:5.5.2 aimed_at_clearing clearing 7 reason priority
        bots:5.5.2 built piece roost clearing 7 count 1
        bots:5.6 scored points 2
        """,
    ),
    "automated_alliance": (
        """
        factions automated_alliance:wildfire marquise eyrie
        turn 0 birdsong
        points 3 4 2
        clearing 5 automated_alliance warrior 3 base_rabbit 1 sympathy 1
        clearing 2 marquise warrior 3 sawmill 1
        clearing 10 eyrie warrior 1
        clearing 1 marquise warrior 1
        coming card anvil
        """,
        """
        bots:2.7 revealed_order card anvil
        bots:1.1.1 crafted card anvil
        bots:1.1.2 scored points 1
        bots:6.4.4 pitied
        bots:6.5.1 aimed_at_clearing clearing 1 reason only
        bots:6.5.1 built piece sympathy clearing 1 count 1
        bots:6.5.1 scored points 1
        bots:6.5.1.I aimed_at_clearing clearing 3 reason priority
        bots:6.5.1.I built piece sympathy clearing 3 count 1
        bots:6.5.1.I scored points 1
        bots:6.5.1 aimed_at_clearing clearing 6 reason only
        bots:6.5.1 built piece sympathy clearing 6 count 1
        bots:6.5.1 scored points 1
        bots:6.6.1 removed piece warrior clearing 5 count 3 by 0
        bots:6.5.1.I aimed_at_clearing clearing 4 reason priority
        bots:6.5.1.I built piece sympathy clearing 4 count 1
        bots:6.5.1.I scored points 1
        bots:6.6.2 placed piece warrior clearing 5 count 1
        bots:6.5.1 aimed_at_clearing clearing 8 reason priority
        bots:3.3.2 built piece sympathy clearing 8 count 1
        """,
    ),
    "vagabot": (
        """
        factions vagabot:thief+helper marquise eyrie
        turn 0 birdsong
        points 3 4 5
        pawn vagabot 10
        vagabot ready 6
        vagabot spent 1
        vagabot track 1
        vagabot quest errand_rabbit
        box marquise sword
        clearing 10 marquise warrior 1
        clearing 5 eyrie warrior 2
        clearing 1 eyrie roost 1
        coming card birdy_bindle item boots die 1 die 1 quest errand_fox
        """,
        """
        bots:2.7 revealed_order card birdy_bindle
        bots:1.1.1 crafted card birdy_bindle
        bots:7.2.4 settled_track count 2
        root:3.2.2 scored points 1
        bots:7.5.1 aimed_at_clearing clearing 10 reason nearest
        bots:7.5.1 exhausted_items count 1
        bots:7.5.1 found item boots clearing 10
        bots:7.5.2 aimed_at_clearing clearing 10 reason nearest
        bots:7.5.2 exhausted_items count 2
        bots:7.5.2 completed quest errand_rabbit
        bots:7.5.2 took_quest quest errand_fox
        bots:7.5.2 scored points 1
        bots:7.5.3 aimed_at_player other 1 reason only
        bots:7.5.3 exhausted_items count 1
        bots:7.5.3 took_item other 1 item sword
        bots:7.5.3 scored points 1
        bots:3.3.2 scored points 1
        bots:7.5.3 drew_card seat 1
        bots:7.5.3 drew_card seat 1
        bots:7.5.4 aimed_at_player other 2 reason most_points
        bots:7.5.4 aimed_at_clearing clearing 1 reason nearest
        bots:7.5.4 exhausted_items count 1
        bots:7.5.4 walked target 1
        bots:7.5.4 exhausted_items count 1
        bots:7.5.4 battled attacker 0 defender 2 clearing 1
        root:4.3.2 rolled attacker 1 defender 0
        root:4.3.3.II dealt_extra count 1
        root:4.3.4 removed seat 2 piece roost clearing 1 count 1 by 0
        root:3.2.1 scored points 1
        bots:7.6.1 refreshed_items count 6
        """,
    ),
    "logical_lizards": (
        """
        factions logical_lizards:spiteful marquise alliance
        turn 0 birdsong
        points 3 4 2
        clearing 2 logical_lizards warrior 2 garden_mouse 1
        clearing 7 logical_lizards warrior 1
        clearing 7 marquise warrior 2 workshop 1
        clearing 2 alliance sympathy 1
        clearing 9 marquise warrior 1 sawmill 1
        logical_lizards acolytes 3
        logical_lizards souls anvil crossbow_mouse ambush_bird mouse_in_a_sack bake_sale codebreakers
        coming die 1 die 0 card sword die 2 die 0 card travel_gear_fox
        """,
        """
        bots:8.4.1 set_order suit mouse
        bots:8.4.2 conspired conspiracy convert
        bots:8.4.2.I aimed_at_player other 1 reason only
        bots:8.4.2.I aimed_at_clearing clearing 7 reason priority
        bots:8.4.2.I removed seat 1 piece warrior clearing 7 count 1 by 0
        bots:8.4.2.I placed piece warrior clearing 7 count 1
        bots:8.4.2 spent_acolytes count 1
        bots:8.4.2 conspired conspiracy crusade
        bots:8.4.2.II aimed_at_player other 2 reason only
        bots:2.4 battled attacker 0 defender 2 clearing 2
        root:8.2.2 swapped_rolls seat 2
        root:4.3.2 rolled attacker 0 defender 0
        root:4.3.3.II dealt_extra count 1
        root:4.3.4 removed seat 2 piece sympathy clearing 2 count 1 by 0
        root:3.2.1 scored points 1
        root:8.2.6 outraged seat 2 other 0 clearing 2
        root:8.2.6 gained_supporter seat 2
        bots:8.4.2.II aimed_at_player other 1 reason only
        bots:2.4 battled attacker 0 defender 1 clearing 7
        root:4.3.2 rolled attacker 2 defender 0
        root:4.3.4 removed seat 1 piece warrior clearing 7 count 1 by 0
        root:4.3.4 removed seat 1 piece workshop clearing 7 count 1 by 0
        root:3.2.1 scored points 1
        bots:3.3.2 scored points 1
        bots:8.4.2 spent_acolytes count 1
        bots:8.4.2 conspired conspiracy convert
        bots:8.4.2.I aimed_at_player other 1 reason only
        bots:8.4.2.I aimed_at_clearing clearing 9 reason only
        bots:8.4.2.I removed seat 1 piece warrior clearing 9 count 1 by 0
        bots:8.4.2.I placed piece warrior clearing 9 count 1
        bots:8.4.2 spent_acolytes count 1
        bots:8.5 held_ritual card codebreakers
        bots:8.5.1 aimed_at_clearing clearing 9 reason most_enemy_buildings
        bots:8.5.1 placed piece warrior clearing 9 count 1
        bots:8.5.1 built piece garden_mouse clearing 9 count 1
        bots:8.5 held_ritual card bake_sale
        bots:8.5.1 aimed_at_clearing clearing 3 reason priority
        bots:8.5.1 placed piece warrior clearing 3 count 1
        bots:8.5.1 built piece garden_rabbit clearing 3 count 1
        bots:8.5 held_ritual card mouse_in_a_sack
        bots:8.5.1 aimed_at_clearing clearing 2 reason priority
        bots:8.5.1 placed piece warrior clearing 2 count 1
        bots:8.5.1 built piece garden_mouse clearing 2 count 1
        bots:8.5 held_ritual card ambush_bird
        bots:8.5.2 aimed_at_clearing clearing 2 reason most_warriors
        bots:8.5.2 gained_acolytes count 1
        bots:8.5.2 lost_soul card ambush_bird
        bots:8.6.1 scored points 2
        bots:8.6.2 discarded_souls count 2
        bots:8.6.3 returned_rituals count 3
        bots:8.6.4 added_soul card travel_gear_fox
        bots:1.1.1 crafted card travel_gear_fox
        root:3.2.2 scored points 1
        """,
    ),
    "riverfolk_robots": (
        """
        factions riverfolk_robots:challenging marquise eyrie
        turn 0 birdsong
        points 3 4 2
        clearing 4 riverfolk_robots warrior 3
        clearing 4 marquise warrior 1
        clearing 5 riverfolk_robots warrior 1 trade_post_rabbit 1
        clearing 7 riverfolk_robots warrior 4
        clearing 7 eyrie warrior 2
        clearing 3 eyrie warrior 1
        riverfolk_robots market armorers sappers codebreakers
        coming card travel_gear_fox card root_tea_rabbit die 1 die 0 die 2 die 1
        """,
        """
        bots:9.4.1 added_to_market card travel_gear_fox
        bots:9.4.1 added_to_market card root_tea_rabbit
        bots:1.1.1 crafted card travel_gear_fox
        root:3.2.2 scored points 1
        bots:9.4.2 discarded card travel_gear_fox
        bots:9.4.3 revealed_order card root_tea_rabbit
        bots:9.5.1 aimed_at_clearing clearing 3 reason priority
        bots:9.5.1 built piece trade_post_rabbit clearing 3 count 1
        bots:9.5.1 placed piece warrior clearing 3 count 2
        bots:9.5.2 placed piece warrior clearing 3 count 1
        bots:9.5.2 placed piece warrior clearing 4 count 1
        bots:9.5.2 placed piece warrior clearing 5 count 1
        bots:9.5.2 placed piece warrior clearing 10 count 1
        bots:9.2.4 raised_shield
        bots:9.5.3 scored points 1
        bots:9.5.3 aimed_at_clearing clearing 7 reason most_enemies
        bots:9.5.3 placed piece warrior clearing 7 count 1
        bots:9.5.4 aimed_at_player other 2 reason only
        bots:2.4 battled attacker 0 defender 2 clearing 3
        root:4.3.2 rolled attacker 1 defender 0
        root:4.3.4 removed seat 2 piece warrior clearing 3 count 1 by 0
        bots:9.5.4 aimed_at_player other 1 reason only
        bots:2.4 battled attacker 0 defender 1 clearing 4
        root:4.3.2 rolled attacker 2 defender 1
        root:4.3.4 removed piece warrior clearing 4 count 1 by 1
        root:4.3.4 removed seat 1 piece warrior clearing 4 count 1 by 0
        bots:9.5.4 aimed_at_player other 2 reason only
        bots:2.4 battled attacker 0 defender 2 clearing 7
        root:4.3.2 rolled attacker 2 defender 2
        root:4.3.4 removed piece warrior clearing 7 count 2 by 2
        root:4.3.4 removed seat 2 piece warrior clearing 7 count 2 by 0
        bots:9.6.2 banked clearing 3 count 1
        bots:9.6.2 banked clearing 4 count 1
        bots:9.6.2 banked clearing 7 count 1
        bots:9.6.3 discarded card armorers
        bots:9.6.3 discarded card sappers
        """,
    ),
    "drillbit_duchy": (
        """
        factions drillbit_duchy:nightmare marquise eyrie
        turn 0 birdsong
        points 3 4 2
        clearing 0 drillbit_duchy warrior 3
        clearing 1 drillbit_duchy warrior 3 tunnel 1 citadel 1
        clearing 6 drillbit_duchy warrior 1
        clearing 6 marquise warrior 1 sawmill 1
        clearing 8 eyrie warrior 1
        clearing 12 drillbit_duchy warrior 2
        drillbit_duchy swayed captain marshal mayor
        coming card anvil die 2 die 1 die 1 die 0
        """,
        """
        bots:2.7 revealed_order card anvil
        bots:1.1.1 crafted card anvil
        bots:1.1.2 scored points 1
        bots:10.4.3 placed piece warrior clearing 0 count 4
        bots:10.5.1 aimed_at_clearing clearing 8 reason most_slots
        bots:10.5.1 built piece tunnel clearing 8 count 1
        bots:10.5.1 moved origin 0 target 8 count 4
        bots:10.5.2 aimed_at_player other 1 reason only
        bots:2.4 battled attacker 0 defender 1 clearing 6
        root:4.3.2 rolled attacker 1 defender 1
        root:4.3.4 removed piece warrior clearing 6 count 1 by 1
        root:4.3.4 removed seat 1 piece warrior clearing 6 count 1 by 0
        bots:10.5.2 aimed_at_player other 2 reason only
        bots:2.4 battled attacker 0 defender 2 clearing 8
        root:4.3.2 rolled attacker 1 defender 0
        bots:10.7.1 dealt_extra count 1
        root:4.3.4 removed seat 2 piece warrior clearing 8 count 1 by 0
        bots:10.5.3 aimed_at_clearing clearing 8 reason most_warriors
        bots:10.5.3 built piece market clearing 8 count 1
        bots:10.7.2 called minister marshal
        bots:10.7.2 aimed_at_clearing clearing 1 reason fewest_warriors
        bots:10.7.2 placed piece warrior clearing 1 count 1
        bots:10.7.6 called minister mayor
        bots:10.7.6 aimed_at_clearing clearing 1 reason priority
        bots:10.7.6 removed piece warrior clearing 1 count 1 by 0
        bots:10.7.6 scored points 1
        bots:10.6.1 moved origin 12 target 0 count 2
        bots:10.6.2 scored points 1
        bots:10.6.3 swayed minister brigadier
        bots:3.3.1 scored points 1
        """,
    ),
    "cogwheel_corvids": (
        """
        factions cogwheel_corvids marquise eyrie
        turn 0 birdsong
        points 3 4 2
        clearing 1 cogwheel_corvids warrior 1 plot 1
        clearing 6 cogwheel_corvids warrior 3 extortion 1
        clearing 6 marquise warrior 1
        clearing 12 cogwheel_corvids warrior 2
        clearing 12 eyrie warrior 1 roost 1
        clearing 1 marquise warrior 2 sawmill 1
        cogwheel_corvids plot 1 bomb
        coming card anvil plot raid die 1 die 0 die 1 die 1 plot snare plot bomb
        """,
        """
        bots:2.7 revealed_order card anvil
        bots:1.1.1 crafted card anvil
        bots:1.1.2 scored points 1
        bots:11.4.3 aimed_at_clearing clearing 12 reason most_warriors
        bots:11.4.3 aimed_at_clearing clearing 8 reason no_plot
        bots:11.4.3 placed piece warrior clearing 8 count 2
        bots:11.4.3 placed piece warrior clearing 12 count 2
        bots:11.4.4 flipped clearing 1 piece bomb
        bots:11.4.4 scored points 2
        bots:11.7.1 removed seat 1 piece warrior clearing 1 count 2 by 0
        bots:11.7.1 removed seat 1 piece sawmill clearing 1 count 1 by 0
        root:3.2.1 scored points 1
        bots:11.7.1 swapped_bomb clearing 1 piece raid
        bots:11.5.1 aimed_at_player other 1 reason only
        bots:2.4 battled attacker 0 defender 1 clearing 6
        root:4.3.2 rolled attacker 1 defender 0
        root:4.3.4 removed seat 1 piece warrior clearing 6 count 1 by 0
        bots:11.5.1 aimed_at_player other 2 reason only
        bots:2.4 battled attacker 0 defender 2 clearing 12
        root:4.3.2 rolled attacker 1 defender 1
        root:4.3.4 removed piece warrior clearing 12 count 1 by 2
        root:4.3.4 removed seat 2 piece warrior clearing 12 count 1 by 0
        bots:11.5.2 aimed_at_clearing clearing 2 reason priority
        bots:11.5.2 moved origin 6 target 2 count 1
        bots:11.5.3 aimed_at_clearing clearing 12 reason most_warriors
        bots:11.5.3 removed piece warrior clearing 12 count 1 by 0
        bots:11.5.3 plotted clearing 12
        bots:11.6.1 scored points 1
        """,
    ),
}


@pytest.mark.law("bots:4.4", "bots:4.5", "bots:4.6", "bots:5.4", "bots:5.5", "bots:5.6")
@pytest.mark.law("bots:6.4", "bots:6.5", "bots:6.6", "bots:7.4", "bots:7.5", "bots:7.6")
@pytest.mark.law("bots:8.4", "bots:8.5", "bots:8.6", "bots:9.4", "bots:9.5", "bots:9.6")
@pytest.mark.law("bots:10.4", "bots:10.5", "bots:10.6", "bots:11.4", "bots:11.5", "bots:11.6")
@pytest.mark.parametrize("bot", STORIES)
def test_a_turn_from_its_first_step_to_its_last(bot: str) -> None:
    position, told = STORIES[bot]
    assert story(machine(position)) == dedent(told).strip()

"""The evaluation of Root: each faction finds what a sensible player would, and the heuristic beats players by lot."""

from __future__ import annotations

import pytest

import copse
from copse.agents import make, observe
from copse.agents.judges import judge_of
from copse.agents.root.marquise import PLANNED, plans
from copse.arena.matches import play_out
from copse.games import RootGame
from copse.kernel.tasks import Json
from tests.root.camp import camp
from tests.root.table import count, daylight
from tests.script import play, root

BASE = ("marquise", "eyrie", "alliance", "vagabond")


def choice(game: RootGame) -> str:
    """What the heuristic agent chooses."""
    return make("heuristic", 1).choose(observe(game)).text


def turn(game: RootGame) -> list[str]:
    """What it chooses until its turn is over."""
    seat, turns, chosen = game.decision.seat, game.state.turns, []
    while not game.over and game.state.turns == turns:
        asked = game.decision.seat
        chosen.append(choice(game) if asked == seat else game.decision.actions[0].text)
        game.apply(chosen[-1])
    return chosen


# ---- the Marquise

CASTLE = """
    clearing 1 marquise keep 1 warrior 3 wood 2
    clearing 5 marquise warrior 2 workshop 1
    clearing 8 eyrie roost 1 warrior 3
"""


def test_the_marquise_builds_when_the_wood_suffices() -> None:
    assert choice(daylight(CASTLE + "clearing 10 marquise sawmill 1 warrior 1")).startswith("build")


def test_the_marquise_takes_the_winning_point() -> None:
    game = daylight(CASTLE + "clearing 10 marquise sawmill 1 warrior 1\npoints 29 25")
    assert turn(game)
    assert game.state.winners == (0,)


def test_the_marquise_recruits_when_she_cannot_build() -> None:
    game = daylight("clearing 1 marquise keep 1 recruiter 1 warrior 1\nclearing 5 marquise recruiter 1 warrior 1")
    assert "recruit" in turn(game)


@pytest.mark.parametrize("ware", ["workshop 1 wood 3", "sawmill 1"])
def test_the_marquise_wants_wood_where_she_can_build_with_it(ware: str) -> None:
    """What lies in a clearing that is joined to her free slots, or will be brought there by a sawmill; clearing 3 is
    full, and joined to none."""
    keep = "clearing 1 marquise keep 1 warrior 2\nclearing 5 marquise warrior 2\n"
    joined, apart = (daylight(f"{keep}clearing {site} marquise warrior 1 {ware}").state for site in (9, 3))
    assert plans(joined, 0) > plans(apart, 0) == 0


def test_the_marquise_plans_as_many_buildings_as_she_has_wood_and_room_for() -> None:
    """Of two wood, the second workshop costs one and brings 2 points, then the second sawmill one, and brings 1."""
    keep = "clearing 1 marquise keep 1 warrior 2 workshop 1\nclearing 5 marquise warrior 2 sawmill 1 wood 1\n"
    assert plans(daylight(keep).state, 0) == pytest.approx(2 * PLANNED[0])
    roomy = daylight(keep + "clearing 9 marquise warrior 1")
    assert plans(roomy.state, 0) == pytest.approx(2 * PLANNED[0] + PLANNED[1])


def test_the_marquise_takes_an_undefended_building() -> None:
    game = daylight("clearing 1 marquise keep 1 warrior 2\nclearing 5 marquise warrior 3\nclearing 5 eyrie roost 1")
    assert "battle 5 1" in turn(game)
    assert count(game, "eyrie", "roost", 5) == 0


# ---- the Eyrie


def test_the_eyrie_put_a_card_where_it_can_be_obeyed() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 birdsong
        clearing 1 eyrie roost 1 warrior 4
        clearing 12 marquise keep 1 warrior 1
        hand eyrie anvil
        eyrie leader builder
        eyrie decree recruit vizier
        eyrie decree move vizier
    """)  # no enemy and no free slot is near in a fox clearing
    assert choice(game) in ("decree anvil:recruit", "decree anvil:move")


def test_the_eyrie_move_to_where_the_next_roost_can_go() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 daylight
        clearing 1 eyrie roost 1 warrior 4
        clearing 5 marquise warrior 1
        clearing 12 marquise keep 1 warrior 3
        eyrie leader despot
        eyrie decree move vizier
        eyrie decree build bake_sale
    """)  # the only rabbit clearings next to 1 are 5 and 10, and the one slot of 10 holds a ruin
    assert [line for line in turn(game) if line.startswith("roost")] == ["roost 5"]
    assert game.state.points == (1, 0)


def test_the_eyrie_do_not_order_more_warriors_than_there_are() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 birdsong
        clearing 1 eyrie roost 1 warrior 17
        clearing 5 marquise warrior 1
        hand eyrie anvil
        eyrie leader charismatic
        eyrie decree recruit vizier
        eyrie decree battle vizier
    """)
    assert choice(game) != "decree anvil:recruit"


# ---- the Alliance

WOODS = """
    factions alliance marquise eyrie
    clearing 5 marquise warrior 1
    clearing 12 marquise keep 1 warrior 3
"""


def test_the_alliance_spreads_sympathy() -> None:
    game = root(WOODS + "turn 0 birdsong\nclearing 1 alliance sympathy 1\nalliance supporters anvil bake_sale sword")
    assert any(line.startswith("spread") for line in turn(game))


def test_the_alliance_revolts_where_much_stands() -> None:
    game = root(
        WOODS
        + """
        turn 0 birdsong
        clearing 1 alliance sympathy 1
        clearing 8 alliance sympathy 1
        clearing 8 eyrie roost 1 warrior 2
        alliance supporters anvil travel_gear_fox foxfolk_steel
    """
    )
    assert choice(game) == "revolt 8"


def test_the_alliance_trains_officers_before_it_operates() -> None:
    game = root(
        WOODS
        + """
        turn 0 daylight
        clearing 1 alliance sympathy 1 base_fox 1 warrior 2
        alliance supporters bake_sale sword investments root_tea_mouse
        hand alliance anvil tax_collector
    """
    )
    assert choice(game).startswith(("train", "craft"))


def test_the_alliance_organizes_with_a_warrior_to_spare() -> None:
    game = root(
        WOODS
        + """
        turn 0 evening
        alliance officers 2
        clearing 1 alliance sympathy 1 base_fox 1 warrior 3
        clearing 2 alliance sympathy 1
        clearing 5 alliance sympathy 1
        clearing 10 alliance warrior 1
    """
    )
    assert choice(game) == "organize 10"


# ---- the Vagabond


def test_the_vagabond_does_a_quest_that_he_can_do() -> None:
    game = camp("daylight", "vagabond ready tea boots", "quests errand_rabbit fundraising_fox guard_duty_mouse")
    assert "quest errand_rabbit" in turn(game)
    assert game.state.points[0] >= 1


def test_the_vagabond_explores_a_ruin() -> None:
    assert choice(camp("daylight", "vagabond ready torch", pawn="6")) == "explore"


def test_the_vagabond_slips_to_a_ruin_with_a_torch() -> None:
    assert choice(camp("birdsong", "vagabond ready torch", pawn="1")) == "go 10"


def test_the_vagabond_rests_when_much_is_damaged() -> None:
    game = camp("birdsong", "vagabond damaged sword 2 boots torch tea", "vagabond ready hammer")
    assert choice(game) == "go 13"


def test_the_vagabond_gives_up_spent_and_cheap_items_first() -> None:
    game = camp("daylight", "clearing 5 marquise warrior 5", "vagabond ready sword 2 bag", "coming die 2 die 0", turn=1)
    play(game, "1 pass", "1 battle 5 0")
    while game.decision.prompt != "TakeHit":
        game.apply("pass")
    assert choice(game) == "damage bag"


def test_the_vagabond_takes_the_points_that_win() -> None:
    lines = ["vagabond ready tea boots", "quests errand_rabbit fundraising_fox guard_duty_mouse", "points 29 0 0"]
    game = camp("daylight", *lines)
    turn(game)
    assert game.state.winners == (0,)


# ---- the Lizard Cult


def test_the_cult_builds_reveals_all_it_can_and_scores() -> None:
    game = root("""
        factions lizards marquise eyrie
        turn 0 daylight
        clearing 8 lizards warrior 3 garden_fox 1
        clearing 1 marquise keep 1 warrior 2
        hand lizards anvil foxfolk_steel armorers sword
    """)
    chosen = turn(game)
    assert [choice.split()[0] for choice in chosen if choice != "pass"].count("plant") == 1
    assert any(choice.startswith("preach") for choice in chosen)
    assert "sacrifice armorers" in chosen
    assert game.state.points[0] == 2 + 2  # two gardens, and the sword that its fox gardens craft


def test_the_cult_spends_no_card_for_nothing() -> None:
    game = root(
        "factions lizards marquise\nturn 0 daylight\nclearing 8 lizards warrior 3\nhand lizards sword bake_sale"
    )
    assert not any(choice.startswith("preach") for choice in turn(game))


def test_the_cult_sanctifies_what_it_can() -> None:
    game = root("""
        factions lizards marquise
        turn 0 birdsong
        clearing 8 lizards warrior 2
        clearing 8 marquise sawmill 1 warrior 1
        lizards outcast fox
        lizards acolytes 2
    """)
    assert choice(game) == "sanctify sawmill 8"


@pytest.mark.slow
def test_the_cult_beats_three_players_by_lot() -> None:
    wins, table = 0, ["lizards", "marquise", "eyrie", "alliance"]
    for number in range(8):
        order = [*table[number % 4 :], *table[: number % 4]]
        game = copse.new("root", factions=list[Json](order), seed=100 + number)
        play_out(game, [make("heuristic" if name == "lizards" else "random", number) for name in order])
        wins += order.index("lizards") in game.state.winners
    assert wins >= 6


# ---- the Hundreds

HORDE = """
    clearing 3 hundreds warlord 1 warrior 5 stronghold 1
    clearing 7 marquise sawmill 1
    clearing 1 marquise keep 1 warrior 2
"""


def horde(phase: str, lines: str) -> RootGame:
    return root(f"factions hundreds marquise\nturn 0 {phase}\n{HORDE}{lines}")


def test_the_hundreds_march_on_what_is_undefended() -> None:
    game = play(horde("daylight", "hundreds mood wrathful"), "0 pass", "0 pass")
    assert choice(game).startswith("march 3>7")
    assert "battle 7 1" in turn(game)


def test_the_hundreds_keep_items_early_and_sell_them_late() -> None:
    early = horde("daylight", "hand hundreds a_visit_to_friends")
    assert choice(early) == "hoard a_visit_to_friends"
    late = horde("daylight", "hand hundreds a_visit_to_friends\npoints 29 0")
    assert turn(late)
    assert late.state.winners == (0,)


def test_the_hundreds_incite_where_there_is_something_to_raze() -> None:
    game = horde("evening", "clearing 7 hundreds warrior 1\nhand hundreds mouse_in_a_sack")
    assert choice(game) == "incite 7 for mouse_in_a_sack"


def test_the_hundreds_lose_warriors_before_their_warlord() -> None:
    game = root("""
        factions marquise hundreds
        turn 0 daylight
        clearing 3 hundreds warlord 1 warrior 2
        clearing 3 marquise warrior 4
        hundreds mood rowdy
        coming die 1 die 0
    """)
    play(game, "0 pass", "0 battle 3 1")
    while game.decision.prompt != "ChooseLosses":
        game.apply("pass")
    assert choice(game) == "lose warrior"


# ---- dominance


HELD = """
    clearing 1 marquise keep 1 warrior 4 sawmill 1
    clearing 6 marquise warrior 5
    clearing 8 marquise warrior 5
    clearing 4 eyrie roost 1 warrior 3
    hand marquise dominance_fox dominance_mouse
"""
THREE = "marquise eyrie alliance"


def test_nobody_activates_a_dominance_that_cannot_win() -> None:
    game = daylight(HELD.replace("dominance_fox ", "") + "points 14 6 6", THREE)
    assert "activate dominance_mouse" not in turn(game)


def test_nobody_gives_up_many_points_for_dominance() -> None:
    assert "activate dominance_fox" not in turn(daylight(HELD + "points 24 6 6", THREE))


def test_a_dominance_that_is_firmly_held_is_activated_with_few_points() -> None:
    assert "activate dominance_fox" in turn(daylight(HELD + "points 10 28 6", THREE))


def test_a_dominance_about_to_win_is_broken() -> None:
    game = daylight(
        """
        clearing 1 marquise keep 1 warrior 4
        clearing 8 marquise warrior 6
        clearing 8 eyrie warrior 1
        clearing 6 eyrie warrior 5
        clearing 12 eyrie warrior 5
        clearing 8 alliance sympathy 1
        dominance eyrie dominance_fox
        points 12 10 6
    """,
        THREE,
    )
    before = judge_of("root").value(game.state, 0)
    threatened = game.copy().state
    threatened.lift(threatened.rules.warrior[0], 8, 6)  # now the Eyrie rule three fox clearings
    assert judge_of("root").value(threatened, 0) < before - 3


# ---- what the evaluation promises


@pytest.mark.parametrize("seed", range(3))
def test_every_action_has_a_weight_above_nothing_and_the_reply_is_legal(seed: int) -> None:
    judge = judge_of("root")
    options = {"map": ("autumn", "lake", "mountain")[seed], "deck": ("standard", "exiles", "exiles")[seed]}
    game = copse.new("root", factions=[*BASE, "vagabond2"], seed=seed, **options)
    players = [make("random", seat) for seat in range(5)]
    while not game.over and game.state.turns < 60:
        actions = game.decision.actions
        weights = judge.weights(game.state, actions)
        assert len(weights) == len(actions)
        assert min(weights) > 0
        assert judge.reply(game.state) in actions
        game.apply(players[game.decision.seat].choose(observe(game)))


def test_judging_changes_nothing() -> None:
    game = copse.new("root", factions=list(BASE), seed=3)
    players = [make("random", seat) for seat in range(4)]
    for _ in range(150):
        before = game.hash()
        for seat in range(4):
            judge_of("root").value(game.state, seat)
        judge_of("root").weights(game.state, game.decision.actions)
        assert game.hash() == before
        game.apply(players[game.decision.seat].choose(observe(game)))


@pytest.mark.parametrize("faction", BASE)
def test_a_choice_does_not_depend_on_hidden_cards(faction: str) -> None:
    game = copse.new("root", factions=list(BASE), seed=5)
    players = [make("heuristic" if name == faction else "random", 2) for name in BASE]
    for number in range(100):
        seat = game.decision.seat
        if BASE[seat] == faction and len(game.decision.actions) > 1:
            other = game.copy()
            other.state = game.determinize(seat, number).state
            assert make("heuristic", 5).choose(observe(game)) is make("heuristic", 5).choose(observe(other))
        game.apply(players[seat].choose(observe(game)))


# ---- the Riverfolk


def test_the_riverfolk_found_a_trade_post_with_the_rulers_warriors() -> None:
    game = root("""
        factions riverfolk marquise
        turn 0 daylight
        clearing 8 marquise warrior 2
        clearing 5 riverfolk warrior 1
        riverfolk funds marquise 2
    """)
    assert choice(game) == "trade_post 8"


def test_the_riverfolk_keep_funds_for_their_dividends() -> None:
    game = root("""
        factions riverfolk marquise
        turn 0 daylight
        clearing 5 riverfolk warrior 1 trade_post_rabbit 1
        riverfolk funds marquise 4
        hand riverfolk anvil sword bake_sale ambush_fox ambush_bird
    """)
    assert choice(game) == "pass"


def test_a_customer_buys_a_cheap_card_but_no_dear_one() -> None:
    for price, chosen in ((1, "buy_card ambush_bird"), (4, "pass")):
        game = root(f"""
            factions riverfolk marquise
            turn 1 birdsong
            clearing 1 marquise warrior 3
            clearing 5 riverfolk warrior 1
            hand riverfolk ambush_bird
            riverfolk prices {price} 4 4
        """)
        assert choice(game) == chosen


@pytest.mark.slow
def test_the_riverfolk_beat_three_players_by_lot() -> None:
    wins, names = 0, ["riverfolk", "marquise", "eyrie", "alliance"]
    for number in range(8):
        order = [*names[number % 4 :], *names[: number % 4]]
        game = copse.new("root", factions=list[Json](order), seed=100 + number)
        play_out(game, [make("heuristic" if name == "riverfolk" else "random", number) for name in order])
        winners = game.outcome["winners"]
        assert isinstance(winners, list)
        wins += order.index("riverfolk") in winners
    assert wins >= 7


# ---- the Duchy


def test_the_duchy_sways_the_highest_minister_that_it_can() -> None:
    game = root("""
        factions duchy marquise
        turn 0 daylight
        clearing 1 duchy warrior 2
        clearing 5 duchy warrior 2
        clearing 2 duchy warrior 2
        hand duchy anvil bake_sale sword
    """)
    assert choice(play(game, "0 pass")) in ("sway brigadier", "sway banker", "sway mayor")


def test_the_duchy_calls_the_lord_who_scores_and_banks_the_winning_points() -> None:
    game = root("""
        factions duchy marquise
        turn 0 daylight
        points 26 20
        clearing 5 duchy market 2 warrior 3
        duchy swayed baron_of_dirt banker
        hand duchy anvil foxfolk_steel bake_sale
    """)
    chosen = turn(game)
    assert {"call baron_of_dirt", "call banker"} <= set(chosen)
    assert game.state.winners == (0,)


@pytest.mark.slow
def test_the_duchy_beats_three_players_by_lot() -> None:
    order = ["marquise", "duchy", "eyrie", "alliance"]
    wins = 0
    for number in range(8):
        game = copse.new("root", factions=list[Json](order), seed=100 + number)
        play_out(game, [make("heuristic" if name == "duchy" else "random", number) for name in order])
        wins += game.outcome["winners"] == [1]
    assert wins >= 7


# ---- strength


@pytest.mark.slow
@pytest.mark.parametrize("faction", [*BASE, "hundreds"])
def test_each_faction_beats_three_players_by_lot(faction: str) -> None:
    wins, table = 0, BASE if faction in BASE else (faction, *BASE[1:])
    for number in range(8):
        order = [*table[number % 4 :], *table[: number % 4]]
        game = copse.new("root", factions=list[Json](order), seed=100 + number)
        play_out(game, [make("heuristic" if name == faction else "random", number) for name in order])
        winners = game.outcome["winners"]
        assert isinstance(winners, list)
        wins += order.index(faction) in winners
    assert wins >= 6


@pytest.mark.slow
def test_games_among_equals_end_within_twenty_rounds() -> None:
    for number in range(4):
        game = copse.new("root", factions=list(BASE), seed=number)
        play_out(game, [make("heuristic", seat) for seat in range(4)])
        assert game.state.turns <= 80


@pytest.mark.parametrize("lines", ["factions eyrie marquise alliance\neyrie decree move armorers vizier",
                                   "factions hundreds marquise alliance\nhundreds hoard boots sword"])  # fmt: skip
def test_where_a_marker_stood_that_left_the_track_is_no_matter(lines: str) -> None:
    faction = lines.split()[1]
    games = [root(f"{lines}\ndominance {faction} dominance_fox from {stood}") for stood in (0, 25)]
    judge = judge_of("root")
    assert judge.value(games[0].state, 0) == judge.value(games[1].state, 0)

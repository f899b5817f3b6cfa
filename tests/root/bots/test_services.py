"""Bots, §9.7: how bots buy services of the Riverfolk, people or bots."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.root.cards import CARDS
from copse.root.check import check
from tests.root.bots.machine import machine
from tests.root.table import box, count, points, supply, where
from tests.script import happened, play

ROBOTS, COMPANY = "riverfolk_robots", "riverfolk"
CAT, BIRDS, ALLIANCE, VAGABOT = "mechanical_marquise", "electric_eyrie", "automated_alliance", "vagabot"
LIZARDS, MOLES, CROWS = "logical_lizards", "drillbit_duchy", "cogwheel_corvids"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
SETTLED = f"{ROBOTS} payments {ROBOTS} 1"


def at(clearing: int, what: str, who: str) -> str:
    return f"clearing {clearing} {who} {what}"


def shopping(bot: str, *lines: str, seller: str = ROBOTS, phase: str = "birdsong", score: str = "0 0 0") -> RootGame:
    """The turn of a bot beside the Riverfolk and a human Eyrie or Marquise, until someone is asked."""
    person = "marquise" if bot.startswith(BIRDS) else "eyrie"
    head = f"factions {seller} {bot} {person}\nturn 1 {phase}\npoints {score}\n"
    return machine(head + "\n".join(lines))


def bought(game: RootGame, seat: int = 1) -> list[tuple[str, int]]:
    return [(str(event["service"]), int(event["price"])) for event in happened(game, "bought") if event["seat"] == seat]


def orders(game: RootGame) -> list[str]:
    return [str(event["card"]) for event in happened(game, "revealed_order") if event["seat"] == 1]


# ---- the basic cards


@pytest.mark.law("bots:9.7", "bots:9.7.1", "bots:9.7.2")
@pytest.mark.parametrize(("score", "price"), [("0 0 0", 2), ("0 10 0", 3), ("5 20 0", 4), ("9 8 0", 0), ("9 9 0", 2)])
def test_a_bot_pays_by_its_points_and_buys_of_nobody_who_has_more(score: str, price: int) -> None:
    game = shopping(MOLES, f"{ROBOTS} market sappers anvil", SETTLED, f"coming card {FOX}", score=score)
    assert bought(game) == ([("hand_card", price)] if price else [])
    assert orders(game) == ([FOX, "anvil"] if price else [FOX])
    assert box(game, MOLES) == ({"hammer": 1} if price else {})


@pytest.mark.law("bots:9.7.1")
def test_a_bot_that_cannot_pay_does_not_buy() -> None:
    crowd = at(1, "warrior 19", MOLES)
    game = shopping(MOLES, f"{ROBOTS} market anvil", SETTLED, crowd, f"coming card {FOX}")
    assert bought(game) == []


@pytest.mark.law("bots:9.7.2")
def test_of_cards_with_an_item_that_is_left_those_with_most_points() -> None:
    market = f"{ROBOTS} market root_tea_fox anvil sword mouse_in_a_sack"  # two points, two, two and one
    shown = {name: next(card.points for card in CARDS if card.id == name) for name in market.split()[2:]}
    most = [name for name, worth in shown.items() if worth == max(shown.values())]
    game = shopping(MOLES, market, SETTLED, f"coming card {FOX}")
    assert len(most) < len(shown)
    assert orders(game)[1] in most
    assert FOX in [CARDS[card].id for card in game.state.discard]


@pytest.mark.law("bots:9.7.2")
def test_who_can_craft_the_order_buys_nothing() -> None:
    game = shopping(MOLES, f"{ROBOTS} market sword", SETTLED, "coming card anvil")
    assert bought(game) == []
    assert box(game, MOLES) == {"hammer": 1}


@pytest.mark.law("bots:9.7.1")
@pytest.mark.ruling("B60")
def test_a_person_gets_the_same_price_and_keeps_the_limit() -> None:
    hand = "hand riverfolk anvil ambush_mouse"
    game = shopping(MOLES, hand, "riverfolk prices 1 1 1", f"coming card {FOX}", seller=COMPANY)
    assert bought(game) == [("hand_card", 2)]  # the ambush, as the turn begins, and then no more
    assert [event["card"] for event in happened(game, "kept_ambush")] == [MOUSE]
    post = (at(2, "trade_post_mouse 1", COMPANY), at(2, "warrior 1", MOLES))
    game = shopping(MOLES, hand, *post, f"coming card {FOX}", seller=COMPANY)
    assert bought(game) == [("hand_card", 2), ("hand_card", 2)]
    assert box(game, MOLES) == {"hammer": 1}


@pytest.mark.law("bots:9.7.3")
@pytest.mark.parametrize(("own", "theirs", "hired"), [(2, 1, True), (3, 1, False), (2, 0, False)])
def test_mercenaries_for_a_battle_with_few_warriors(own: int, theirs: int, hired: bool) -> None:
    lines = [at(1, f"warrior {own}", MOLES), at(1, "warrior 3", "eyrie"), at(9, "warrior 1", ROBOTS)]
    lines.append(at(2, "warrior 5", MOLES))  # where it builds without help
    lines += [at(1, f"warrior {theirs}", ROBOTS)] if theirs else []
    game = shopping(MOLES, *lines, SETTLED, f"{MOLES} order {FOX}", "coming die 0 die 0", phase="daylight")
    battles = [event for event in happened(game, "battled") if event["attacker"] == 1]
    assert battles
    assert (("mercenaries", 2) in bought(game)) == hired


@pytest.mark.law("bots:9.7.3")
def test_no_mercenaries_against_their_own_people() -> None:
    lines = (at(1, "warrior 2", MOLES), at(1, "warrior 3", ROBOTS), at(2, "warrior 5", MOLES))
    game = shopping(MOLES, *lines, SETTLED, f"{MOLES} order {FOX}", "coming die 0 die 0", phase="daylight")
    assert [event["defender"] for event in happened(game, "battled")][:1] == [0]
    assert bought(game) == []


@pytest.mark.law("bots:9.7.3")
@pytest.mark.parametrize("bot", [CAT, BIRDS, MOLES])
def test_mercenaries_to_build_where_only_they_make_it_rule(bot: str) -> None:
    person = "marquise" if bot == BIRDS else "eyrie"
    lines = (at(2, "warrior 2", bot), at(2, "warrior 3", person), at(2, "warrior 4", ROBOTS))
    order = f"{bot} decree {FOX}" if bot == BIRDS else f"{bot} order {FOX}"
    coming = "coming die 0 die 0 die 0 die 0"
    game = shopping(bot, *lines, SETTLED, order, coming, phase="daylight")
    assert ("mercenaries", 2) in bought(game)
    built = [event["clearing"] for event in happened(game, "built") if event["seat"] == 1]
    assert built[:1] == [2]


@pytest.mark.law("bots:4.5.4", "root:G.1.11", "root:G.1.30")
@pytest.mark.parametrize(("hired", "target"), [(False, 5), (True, 9)])
def test_hired_warriors_are_no_pieces_of_an_enemy(hired: bool, target: int) -> None:
    lines = (at(1, "warrior 5", CAT), at(5, "warrior 4", ROBOTS), at(9, "warrior 1", "eyrie"))
    service = [f"{ROBOTS} customer {CAT} 1 mercenaries"] * hired
    game = shopping(CAT, *lines, *service, SETTLED, f"{CAT} order {FOX}", phase="daylight")
    assert [(event["origin"], event["target"]) for event in happened(game, "moved")] == [(1, target)]


@pytest.mark.ruling("B58")
@pytest.mark.law("bots:3.3.2", "bots:9.7.9")
@pytest.mark.parametrize(("score", "gained"), [("0 5 5", 1), ("0 4 5", 0)])
def test_the_greedy_judge_who_leads_before_the_card_takes_effect(score: str, gained: int) -> None:
    lines = (f"{ROBOTS} market favor_of_the_foxes", SETTLED, at(1, "roost 1", "eyrie"), f"coming card {FOX}")
    game = shopping(CROWS, *lines, seller=f"{ROBOTS}:greedy", score=score)
    assert bought(game) == [("hand_card", 2)]
    assert where(game, "eyrie", "roost") == {}
    assert points(game, ROBOTS) == gained


@pytest.mark.ruling("B25")
@pytest.mark.law("bots:9.7.7", "bots:2.3")
@pytest.mark.parametrize(("limit", "way"), [(1, ["7", "11"]), (2, ["4", "12", "11"])])
def test_the_vagabot_plans_with_boats_only_where_he_may_buy_them(limit: int, way: list[str]) -> None:
    """He may buy a service more at the trade post in clearing 8, but needs the boats in clearing 7."""
    lines = (f"{VAGABOT} ready 5", f"pawn {VAGABOT} 8", "ruins none", at(11, "warrior 1", "eyrie"))
    spent = [f"{COMPANY} customer {VAGABOT} 1"] * (limit - 1)
    post = at(8, "trade_post_fox 1", COMPANY)
    order = f"{VAGABOT} order {RABBIT}"
    game = shopping(
        VAGABOT, *lines, *spent, post, order, "coming die 0 die 0", seller=COMPANY, phase="daylight", score="0 1 2"
    )
    assert [event["target"] for event in happened(game, "walked")] == way
    assert bool(happened(game, "battled"))


@pytest.mark.ruling("B61")
def test_nobody_is_hired_in_birdsong() -> None:
    lines = (at(1, "warrior 2", LIZARDS), at(1, "warrior 3", "eyrie"), at(1, "warrior 1", ROBOTS))
    souls = f"{LIZARDS} souls {FOX} favor_of_the_foxes anvil gently_used_knapsack sappers"
    game = shopping(
        LIZARDS, *lines, SETTLED, souls, f"{LIZARDS} acolytes 1", f"{LIZARDS} space 1", "coming die 0 die 0"
    )
    assert [event["clearing"] for event in happened(game, "battled")][:1] == [1]
    told = [event.what for event in game.events]
    hired = [place for place, event in enumerate(game.events) if event.args.get("service") == "mercenaries"]
    assert all(place > told.index("battled") for place in hired)


# ---- how some pay, and the advanced cards


@pytest.mark.law("bots:9.7.4", "bots:9.7.5")
@pytest.mark.ruling("B62")
def test_the_alliance_pays_with_warriors_of_the_riverfolk() -> None:
    game = shopping(ALLIANCE, f"{ROBOTS} market anvil", SETTLED, f"coming card {FOX}")
    assert bought(game) == [("hand_card", 2)]
    assert game.view(2)["seats"][0]["board"]["payments"] == [3, 0, 0]  # type: ignore[index, call-overload]
    assert supply(game, ALLIANCE, "warrior") + count_all(game, ALLIANCE) == 10


def count_all(game: RootGame, who: str) -> int:
    return sum(where(game, who, "warrior").values())


@pytest.mark.law("bots:9.7.4")
def test_the_vagabot_exhausts_an_item() -> None:
    lines = (f"{VAGABOT} ready 4", f"pawn {VAGABOT} 1", f"{VAGABOT} quest escort_mouse")
    game = shopping(VAGABOT, f"{ROBOTS} market anvil", SETTLED, *lines, f"coming card {FOX}")
    assert bought(game)[:1] == [("hand_card", 2)]
    assert next(event.law for event in game.events if event.what == "exhausted_items") == "root:11.2.6.III"
    assert game.view(2)["seats"][0]["board"]["payments"][0] >= 3  # type: ignore[index, call-overload, operator]


@pytest.mark.law("bots:9.7.5")
@pytest.mark.parametrize("bot", [CAT, ALLIANCE])
@pytest.mark.parametrize(
    ("market", "order", "taken"),
    [
        ("anvil woodland_runners", FOX, "woodland_runners"),  # a bird with an item
        ("anvil royal_claim", FOX, "anvil"),  # an item before a bird
        ("tax_collector royal_claim", FOX, "royal_claim"),  # a bird, if no card has an item
        ("royal_claim", BIRD, ""),  # which the order is
    ],
)
def test_the_marquise_and_the_alliance_like_birds(bot: str, market: str, order: str, taken: str) -> None:
    game = shopping(bot, f"{ROBOTS} market {market}", SETTLED, f"coming card {order}")
    assert orders(game)[:2] == ([order, taken] if taken else [order])


@pytest.mark.law("bots:9.7.6")
@pytest.mark.ruling("B63")
@pytest.mark.parametrize(
    ("market", "order", "taken"),
    [
        (MOUSE, FOX, MOUSE),  # the Decree has foxes
        (MOUSE, "anvil", MOUSE),  # though it could craft that
        ("sword", FOX, "sword"),  # by the basic rule, if no suit on sale is missing
        (MOUSE, RABBIT, ""),  # it has no rabbits
    ],
)
def test_the_eyrie_buys_a_suit_that_is_missing(market: str, order: str, taken: str) -> None:
    lines = (f"{BIRDS} decree foxfolk_steel", at(3, "roost 1 warrior 4", BIRDS))
    game = shopping(BIRDS, f"{ROBOTS} market {market}", SETTLED, *lines, f"coming card {order}")
    assert orders(game) == ([order, taken] if taken else [order])


@pytest.mark.law("bots:9.7.6")
@pytest.mark.parametrize(("score", "sails"), [("0 0 0", True), ("5 0 0", False)])
def test_the_eyrie_moves_along_a_river_and_buys_boats_for_it(score: str, sails: bool) -> None:
    cats = [at(clearing, "warrior 3", "marquise") for clearing in (1, 2)]  # beside 5; the river leads to 10
    lines = (f"{BIRDS} decree {RABBIT}", at(5, "roost 1 warrior 8", BIRDS), *cats)
    game = shopping(BIRDS, *lines, SETTLED, "coming die 0 die 0 die 0 die 0", phase="daylight", score=score)
    first = next(event for event in happened(game, "moved") if event["seat"] == 1)
    assert (first["target"] == 10) == sails
    assert (("riverboats", 2) in bought(game)) == sails


@pytest.mark.law("bots:9.7.7")
@pytest.mark.parametrize(("score", "items"), [("0 0 0", 1), ("5 0 0", 2)])
def test_the_vagabot_goes_along_a_river_for_the_price_of_the_boats(score: str, items: int) -> None:
    """From 5 to the ruin in 10: along the river in one move, else over 1 or 2."""
    lines = (f"{VAGABOT} ready 4", f"pawn {VAGABOT} 5", f"{VAGABOT} order {FOX}", f"{VAGABOT} quest escort_mouse")
    game = shopping(VAGABOT, *lines, SETTLED, phase="daylight", score=score)
    told = [event.what for event in game.events]
    before = told[: told.index("found")]
    assert before.count("walked") == items
    assert ("bought" in before) == (items == 1)
    assert [event["count"] for event in happened(game, "exhausted_items")][: items + 1] == [1] * (items + 1)


@pytest.mark.law("bots:9.7.4", "bots:9.7.8")
@pytest.mark.ruling("B64")
@pytest.mark.parametrize("score", ["0 0 0", "9 0 0"])
def test_the_lizards_buy_lost_souls_but_no_birds(score: str) -> None:
    lines = (
        f"{ROBOTS} market {FOX} royal_claim {MOUSE} {RABBIT}",
        f"{LIZARDS} souls sappers woodland_runners armorers",
    )
    game = shopping(LIZARDS, *lines, SETTLED, score=score)
    first = [event.what for event in game.events]
    early = [event for event in game.events[: first.index("set_order")] if event.what == "added_soul"]
    assert len(early) == 2  # from three to five
    assert {str(event.args["card"]) for event in early} <= {FOX, MOUSE, RABBIT}


@pytest.mark.law("bots:9.7.2", "bots:9.7.4")
def test_the_lizards_craft_a_card_that_they_bought() -> None:
    lines = (f"{ROBOTS} market anvil woodland_runners", f"{LIZARDS} suit fox", f"{LIZARDS} souls {MOUSE} {RABBIT}")
    game = shopping(LIZARDS, *lines, SETTLED, f"coming card {FOX}", phase="evening")
    assert bought(game) == [("hand_card", 2)]
    assert box(game, LIZARDS) == {"hammer": 1}


@pytest.mark.law("bots:9.7.9")
@pytest.mark.ruling("B65")
def test_the_corvids_buy_a_favor_and_resolve_it() -> None:
    lines = (f"{ROBOTS} market favor_of_the_foxes sappers", at(1, "warrior 2", "eyrie"), at(2, "warrior 1", "eyrie"))
    game = shopping(CROWS, *lines, SETTLED, f"coming card {RABBIT}")
    assert [event["card"] for event in happened(game, "used")] == ["favor_of_the_foxes"]
    assert count(game, "eyrie", "warrior", 1) == 0
    assert count(game, "eyrie", "warrior", 2) == 1


@pytest.mark.law("bots:9.7.10")
@pytest.mark.ruling("B65")
def test_the_duchy_buys_an_ambush_and_plays_it_as_defender() -> None:
    game = shopping(MOLES, f"{ROBOTS} market {FOX} {MOUSE}", SETTLED, f"coming bought_card {FOX} card {RABBIT}")
    assert len(happened(game, "kept_ambush")) == 1
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"))
    lines = (f"{MOLES} ambushes {BIRD} {MOUSE}", at(2, "warrior 1", MOLES), at(2, "warrior 4", "eyrie"), *decree)
    head = f"factions {ROBOTS} {MOLES} eyrie\nturn 2 daylight\n"
    game = play(machine(head + "\n".join(lines), "coming die 0 die 0"), "2 pass", f"2 battle 2 {MOLES}")
    assert [event["card"] for event in happened(game, "played_ambush")] == [MOUSE]
    assert count(game, "eyrie", "warrior", 2) == 2
    assert points(game, MOLES) >= 0


@pytest.mark.law("bots:9.7.10")
def test_the_attacker_may_cancel_the_ambush() -> None:
    decree = ("eyrie leader despot", "eyrie decree battle vizier", at(3, "roost 1", "eyrie"), f"hand eyrie {BIRD}")
    lines = (f"{MOLES} ambushes {MOUSE}", at(2, "warrior 1", MOLES), at(2, "warrior 4", "eyrie"), *decree)
    head = f"factions {ROBOTS} {MOLES} eyrie\nturn 2 daylight\n"
    game = play(machine(head + "\n".join(lines), "coming die 0 die 0"), "2 pass", f"2 battle 2 {MOLES}")
    game = play(game, f"2 ambush {BIRD}")
    assert count(game, "eyrie", "warrior", 2) == 4


TABLES = (
    ("marquise", f"{ROBOTS}:nightmare", BIRDS, ALLIANCE, VAGABOT),
    ("eyrie", f"{ROBOTS}:involved+greedy", LIZARDS, MOLES, CROWS),
    (COMPANY, CAT, BIRDS, ALLIANCE, VAGABOT),
    (COMPANY, LIZARDS, MOLES, CROWS),
)


@pytest.mark.parametrize("board", ["autumn", "lake"])
@pytest.mark.parametrize("factions", TABLES)
def test_games_by_chance_are_sound_and_are_read_back(factions: tuple[str, ...], board: str) -> None:
    game = copse.new("root", factions=list(factions), map=board, seed=len(board))
    dice, choices = random.Random(len(factions)), 0
    while not game.over:
        assert game.decision.seat in game.state.rules.people
        game.apply(dice.choice(game.decision.actions))
        choices += 1
        if choices % 10 == 0:
            check(game.state)
        if choices % 50 == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert copse.replay(game.record()).state.dump() == game.state.dump()

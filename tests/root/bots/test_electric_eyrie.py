"""Bots, chapter 5: the Electric Eyrie."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.root.cards import CARDS, deck
from copse.root.check import check
from copse.root.fields import MOST
from tests.root.bots.machine import aims, machine, victims
from tests.root.table import box, hand, points, ruler, supply, where
from tests.script import happened, play

BIRDS = "electric_eyrie"
FOX, RABBIT, MOUSE, BIRD = "ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"  # nothing to craft
HIRELINGS = "hirelings forest_patrol highway_bandits sunward_expedition"
EVERY_TRAIT = "nobility+relentless+swoop+war_tax+focused"


def flock(*lines: str, cards: str = "", rivals: str = "alliance", turn: str = "0 birdsong") -> RootGame:
    """Their turn is over, with these cards beside their board; the lines say who stands where and what comes."""
    return machine(f"factions {BIRDS}{cards and ':'}{cards} {rivals}\nturn {turn}", *lines)


def resolved(*lines: str, cards: str = "", rivals: str = "alliance") -> RootGame:
    """The same from Daylight on: the Decree is as the lines say."""
    return flock(*lines, cards=cards, rivals=rivals, turn="0 daylight")


def at(clearing: int, what: str) -> str:
    return f"clearing {clearing} {BIRDS} {what}"


def decree(fox: int = 0, mouse: int = 0, rabbit: int = 0, bird: int = 0) -> str:
    """A Decree with so many cards in each column, beside the viziers."""
    cards: list[str] = []
    for suit, number in ((0, fox), (1, rabbit), (2, mouse), (3, bird)):
        cards += [CARDS[card].id for card in deck("standard", with_dominance=False) if CARDS[card].suit == suit][
            :number
        ]
    return f"{BIRDS} decree {' '.join(cards)}"


def set_up(*factions: str, seed: int = 1, keep: int = 1) -> RootGame:
    """A new table, when the bot has been set up; the first seat is the Marquise's."""
    game = play(copse.new("root", factions=list(factions), seed=seed), f"0 settle {keep}")
    while not any(event.what == "tucked_viziers" for event in game.events):
        game.apply(game.decision.actions[0])
    return game


def told(game: RootGame, what: str, law: str) -> list[dict[str, int | str]]:
    """What the bot tells of itself by a paragraph."""
    return [dict(event.args) for event in game.events if (event.what, event.law) == (what, law)]


def aimed(game: RootGame, law: str) -> list[tuple[int, str]]:
    """The clearings that were aimed at by a paragraph, each with the reason."""
    return [(int(event["clearing"]), str(event["reason"])) for event in told(game, "aimed_at_clearing", law)]


def marches(game: RootGame) -> list[tuple[int, int, int]]:
    moved = [event for event in happened(game, "moved") if event["seat"] == 0]
    return [(int(event["origin"]), int(event["target"]), int(event["count"])) for event in moved]


def fields(game: RootGame) -> list[int]:
    """Where they battled."""
    return [int(event["clearing"]) for event in happened(game, "battled") if event["attacker"] == 0]


def columns(game: RootGame, seat: int = 0) -> dict[str, list[str]]:
    """The Decree of the bot, as everyone sees it."""
    return game.view(None)["seats"][seat]["board"]["decree"]  # type: ignore[index, call-overload, return-value]


# ---- the book's example


@pytest.mark.law(
    "bots:5.1", "bots:5.4", "bots:5.4.1", "bots:5.4.2", "bots:5.4.3", "bots:5.5", "bots:5.5.1", "bots:5.5.2"
)
@pytest.mark.law("bots:5.5.1.I", "bots:5.5.1.I.a", "bots:5.5.1.II", "bots:5.5.1.II.a", "bots:5.5.1.III", "bots:5.6")
@pytest.mark.law("bots:5.5.1.III.a", "bots:5.5.1.III.c", "bots:2.1")
def test_the_turn_of_the_book_s_example() -> None:
    game = flock(
        decree(fox=1), at(8, "roost 1 warrior 1"), at(3, "roost 1 warrior 3"), at(7, "roost 1"), at(11, "warrior 1"),
        "clearing 8 marquise warrior 1", "clearing 11 marquise warrior 1", "clearing 12 marquise warrior 2",
        "clearing 9 marquise warrior 2 sawmill 1", "clearing 4 alliance sympathy 1", "box marquise tea tea",
        "coming card root_tea_rabbit card anvil card ambush_mouse die 0 die 0 die 0 die 0 die 0 die 0",
        rivals="marquise alliance",
    )  # fmt: skip
    assert box(game, BIRDS) == {}, "no tea is left to craft"
    assert columns(game) == {"fox": [FOX], "mouse": [], "rabbit": ["root_tea_rabbit"], "bird": ["vizier", "vizier"]}
    recruited = [(event["clearing"], event["count"]) for event in told(game, "placed", "bots:5.5.1.I")]
    assert recruited == [(8, 1), (3, 1), (8, 2)]
    assert marches(game) == [(8, 4, 3), (3, 6, 3), (4, 12, 1)]
    assert fields(game) == [12, 4, 12]
    supporters = game.view(None)["seats"][2]["board"]["supporters"]  # type: ignore[index, call-overload]
    assert supporters["size"] == 2, "moving to sympathy and removing it both outrage"  # type: ignore[index, call-overload]
    assert [event["count"] for event in told(game, "dealt_extra", "bots:5.5.1.III")] == [1]
    assert where(game, "marquise", "warrior")[12] == 1
    assert where(game, "alliance", "sympathy") == {}
    assert where(game, BIRDS, "roost") == {3: 1, 4: 1, 7: 1, 8: 1}
    assert points(game, BIRDS) == 1 + 3  # the token, and four roosts
    assert aims(game) == [
        (8, "only"), (3, "only"), (8, "most_enemies"),
        (8, "only"), (4, "no_roost"), (3, "most_warriors"), (6, "fewest_enemies"),
        (4, "priority"), (12, "fewest_enemies"),
        (12, "no_roost"), (4, "only"), (12, "low_priority"),
        (4, "priority"),
    ]  # fmt: skip


# ---- §5.2, §5.3


@pytest.mark.law("bots:5.2", "bots:5.2.1")
def test_they_rule_where_they_tie_but_no_empty_clearing() -> None:
    lines = (at(1, "warrior 1"), "clearing 1 alliance warrior 1", at(2, "roost 1"), "clearing 2 alliance warrior 1")
    game = flock(*lines, at(5, "warrior 1"), "clearing 5 alliance warrior 2", turn="1 birdsong")
    assert [ruler(game, clearing) for clearing in (1, 2, 5)] == [BIRDS, BIRDS, "alliance"]
    assert game.state.ruler[3] < 0


@pytest.mark.law("bots:5.3", "bots:5.3.1", "bots:5.3.2", "bots:5.3.3", "bots:5.3.4")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_they_start_opposite_the_keep(corner: int) -> None:
    game = set_up("marquise", BIRDS, "alliance", keep=corner)
    far = game.state.map.opposite[corner]
    assert where(game, BIRDS, "roost") == {far: 1}
    assert where(game, BIRDS, "warrior") == {far: 6}
    assert (supply(game, BIRDS, "roost"), supply(game, BIRDS, "warrior")) == (6, 14)
    assert columns(game, 1)["bird"] == ["vizier", "vizier"]
    assert not game.state.hands[1].cards


@pytest.mark.law("bots:5.3.2")
@pytest.mark.parametrize("seed", range(6))
def test_they_start_opposite_the_keep_of_a_bot_too(seed: int) -> None:
    game = copse.new("root", factions=["alliance", BIRDS, "mechanical_marquise"], seed=seed)
    (keep,) = where(game, "mechanical_marquise", "keep")
    assert game.state.map.opposite[keep] in where(game, BIRDS, "roost")


@pytest.mark.ruling("B3")
@pytest.mark.law("bots:5.3.2")
def test_without_a_keep_they_start_in_any_corner_by_lot() -> None:
    found: set[int] = set()
    for seed in range(24):
        game = copse.new("root", factions=["alliance", BIRDS, "duchy"], seed=seed)
        found |= where(game, BIRDS, "roost").keys()
    assert found == {1, 2, 3, 4}


# ---- §5.4


@pytest.mark.law("bots:5.4.1", "bots:5.4.2", "bots:5.4.3")
@pytest.mark.parametrize(("card", "column"), [("foxfolk_steel", "fox"), ("birdy_bindle", "bird")])
def test_the_order_is_crafted_and_stays_in_the_decree(card: str, column: str) -> None:
    game = flock(at(3, "roost 1 warrior 4"), f"coming card {card}")
    assert [event["card"] for event in happened(game, "revealed_order")] == [card]
    assert sum(box(game, BIRDS).values()) == 1
    assert happened(game, "scored")[0]["points"] == 1
    assert columns(game)[column][-1] == card
    assert game.view(1)["seats"][0]["board"]["order"] is None  # type: ignore[index, call-overload]
    assert game.view(1)["discard"] == []


@pytest.mark.law("bots:5.4.4", "bots:2.3")
def test_without_a_roost_one_goes_up_in_the_ordered_clearing_of_the_highest_priority() -> None:
    full = ("clearing 1 marquise keep 1", "clearing 6 marquise sawmill 1")  # neither has room for them
    game = flock(*full, f"coming card {FOX}", rivals="marquise alliance")
    assert told(game, "built", "bots:5.4.4")[0]["clearing"] == 8
    assert [(event["clearing"], event["count"]) for event in told(game, "placed", "bots:5.4.4")] == [(8, 4)]
    assert aimed(game, "bots:5.4.4") == [(8, "priority")]


@pytest.mark.law("bots:5.4.4")
def test_who_has_a_roost_gets_no_new_one() -> None:
    assert not told(flock(at(3, "roost 1"), f"coming card {FOX}"), "built", "bots:5.4.4")


@pytest.mark.ruling("B4")
def test_a_new_roost_comes_with_as_many_warriors_as_are_left() -> None:
    game = flock(at(2, "warrior 17"), f"coming card {FOX}")
    assert [event["count"] for event in told(game, "placed", "bots:5.4.4")] == [3]
    full = [f"clearing {clearing} marquise sawmill 1" for clearing in (1, 6, 12)]
    game = flock(*full, "clearing 8 marquise workshop 2", f"coming card {FOX}", rivals="marquise alliance")
    assert not told(game, "built", "bots:5.4.4"), "no fox clearing has a free slot"


# ---- §5.5.1 recruit


@pytest.mark.law("bots:5.5.1", "bots:5.5.1.I")
def test_columns_recruit_from_left_to_right_as_many_as_they_have_cards() -> None:
    roosts = (at(1, "roost 1"), at(2, "roost 1"), at(3, "roost 1"))
    game = resolved(*roosts, decree(rabbit=1, fox=3, mouse=2))
    placed = [(event["clearing"], event["count"]) for event in told(game, "placed", "bots:5.5.1.I")]
    assert placed == [(1, 3), (2, 2), (3, 1), (3, 2)]  # fox, mouse, rabbit; birds where fewest are
    called = [(event["suit"], event["count"]) for event in happened(game, "column_recruits")]
    assert called == [("fox", 3), ("mouse", 2), ("rabbit", 1), ("bird", 2)]
    order = [event.what for event in game.events if event.what.startswith("column_")]
    assert order == ["column_recruits"] * 4 + ["column_moves"] * 4 + ["column_battles"] * 4


@pytest.mark.law("bots:5.5.1", "bots:5.5.1.I")
def test_an_empty_column_does_nothing_and_one_without_a_roost_places_nobody() -> None:
    game = resolved(at(1, "roost 1"), decree(mouse=1))
    assert [event["suit"] for event in happened(game, "column_recruits")] == ["mouse", "bird"]
    assert [event["clearing"] for event in told(game, "placed", "bots:5.5.1.I")] == [1]


@pytest.mark.law("bots:5.5.1.I.a", "bots:5.5.1.I.b", "bots:5.5.1.I.c")
@pytest.mark.parametrize(
    ("sites", "target"),
    [
        (((1, 0, 2), (6, 0, 1), (8, 0, 0)), (1, "most_enemies")),
        (((1, 1, 0), (6, 0, 0), (8, 1, 0)), (6, "fewest_warriors")),
        (((1, 0, 0), (6, 0, 0), (8, 1, 0)), (6, "low_priority")),
        (((1, 2, 1), (6, 1, 1), (8, 0, 0)), (6, "fewest_warriors")),
    ],
)
def test_ties_of_recruiting(sites: tuple[tuple[int, int, int], ...], target: tuple[int, str]) -> None:
    lines = [at(clearing, f"roost 1 warrior {own}" if own else "roost 1") for clearing, own, _ in sites]
    lines += [f"clearing {clearing} alliance warrior {enemies}" for clearing, _, enemies in sites if enemies]
    game = resolved(*lines, decree(fox=1), "coming die 0 die 0 die 0 die 0")
    assert aimed(game, "bots:5.5.1.I")[0] == target


# ---- §5.5.1 move


@pytest.mark.law("bots:5.5.1.II")
def test_they_move_from_where_most_are_of_those_that_match_and_that_they_rule() -> None:
    lines = (at(6, "warrior 3"), at(8, "warrior 4"), at(1, "warrior 5"), at(2, "warrior 2"))
    game = resolved(*lines, "clearing 1 alliance warrior 6", decree(fox=1), "coming die 0 die 0 die 0 die 0")
    assert aimed(game, "bots:5.5.1.II")[0] == (8, "most_warriors")
    assert marches(game)[0] == (8, 7, 3)


@pytest.mark.law("bots:5.5.1.II", "bots:5.5.1.II.a", "bots:5.5.1.II.b")
@pytest.mark.parametrize(
    ("lines", "target"),
    [
        ((at(2, "roost 1"), at(3, "roost 1")), (11, "no_roost")),
        (("clearing 11 alliance warrior 1", "clearing 3 alliance warrior 2"), (2, "fewest_enemies")),
        (("clearing 11 alliance warrior 1",), (3, "low_priority")),
        (
            (at(2, "roost 1"), at(3, "roost 1"), at(11, "roost 1"), "clearing 11 alliance warrior 1"),
            (3, "low_priority"),
        ),
    ],
)
def test_ties_of_moving(lines: tuple[str, ...], target: tuple[int, str]) -> None:
    game = resolved(at(6, "warrior 5"), *lines, decree(fox=1), "coming die 0 die 0 die 0 die 0")
    assert aimed(game, "bots:5.5.1.II")[1] == target


@pytest.mark.law("bots:5.5.1.II")
@pytest.mark.parametrize(
    ("cards", "enemies", "gone"),
    [
        (1, 0, 5),
        (3, 0, 3),  # as many stay as the column has cards
        (1, 4, 2),  # a tie is enough to rule
        (3, 4, 2),
        (5, 4, 1),
    ],
)
def test_as_many_stay_as_the_column_has_cards_and_as_it_takes_to_rule(cards: int, enemies: int, gone: int) -> None:
    against = [f"clearing 6 alliance warrior {enemies}"] if enemies else []
    game = resolved(at(6, "warrior 6"), *against, decree(fox=cards), "coming die 0 die 0 die 0 die 0")
    assert marches(game)[0] == (6, 11, gone)


@pytest.mark.law("bots:5.5.1.II")
def test_a_roost_helps_to_rule_on_with_fewer_warriors() -> None:
    game = resolved(at(6, "warrior 6 roost 1"), "clearing 6 alliance warrior 4", decree(fox=1))
    assert marches(game)[0] == (6, 11, 6)  # three came first, and three stay beside the roost


@pytest.mark.ruling("B5")
@pytest.mark.law("bots:5.5.1.II", "bots:2.3")
def test_where_nobody_can_be_spared_they_move_from_the_next_clearing() -> None:
    lines = (at(8, "warrior 4"), "clearing 8 alliance warrior 4", at(6, "warrior 2"))
    game = resolved(*lines, decree(fox=1), "coming die 0 die 0 die 0 die 0")
    assert marches(game)[0] == (6, 11, 1)
    assert not marches(resolved(at(6, "warrior 1"), decree(fox=1)))


@pytest.mark.law("bots:12.1", "bots:5.5.1.II")
def test_they_take_the_ferry_as_if_it_were_a_path() -> None:
    suits = "suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox"
    head = f"copse position 1 root\nfactions {BIRDS} alliance\nmap lake\nturn 0 daylight\n{suits}\n"
    roosts = "\n".join([at(5, "roost 1"), at(9, "roost 1"), at(1, "warrior 4"), decree(fox=1)])
    game = copse.position(head + roosts)
    moved = next(event for event in game.events if event.what == "moved")
    assert (moved.args["origin"], moved.args["target"]) == (1, 12)


# ---- §5.5.1 battle


@pytest.mark.law("bots:5.5.1.III.a", "bots:5.5.1.III.b", "bots:5.5.1.III.c")
@pytest.mark.parametrize(
    ("lines", "target"),
    [
        (("clearing 6 marquise warrior 2", "clearing 8 marquise sawmill 1"), (6, "no_roost")),
        (("clearing 6 marquise sawmill 1", "clearing 12 marquise warrior 1"), (6, "most_defenceless")),
        (("clearing 6 marquise warrior 1 sawmill 1", "clearing 12 marquise warrior 1"), (12, "low_priority")),
        (("clearing 6 marquise warrior 1",), (6, "only")),
    ],
)
def test_ties_of_where_to_battle(lines: tuple[str, ...], target: tuple[int, str]) -> None:
    game = resolved(
        at(6, "warrior 1"), at(12, "warrior 1"), at(8, "warrior 1 roost 1"), *lines, decree(fox=1),
        "coming die 0 die 0 die 0 die 0", rivals="marquise alliance",
    )  # fmt: skip
    assert aimed(game, "bots:5.5.1.III")[0] == target
    assert fields(game)[0] == target[0]


@pytest.mark.law("bots:5.5.1.III", "bots:5.5.1.III.d", "bots:5.5.1.III.e", "bots:2.2")
@pytest.mark.parametrize(
    ("lines", "victim"),
    [
        (("clearing 8 alliance base_fox 1", "clearing 8 marquise warrior 3"), ("alliance", "most_buildings")),
        (("clearing 8 alliance warrior 2", "clearing 8 marquise warrior 1"), ("alliance", "most_pieces")),
        (
            ("clearing 8 alliance warrior 1", "clearing 8 marquise warrior 1", "points 0 1 2"),
            ("alliance", "most_points"),
        ),
        (("clearing 8 alliance warrior 1", "clearing 8 marquise warrior 1"), ("marquise", "priority")),
    ],
)
def test_ties_of_whom_to_battle(lines: tuple[str, ...], victim: tuple[str, str]) -> None:
    game = resolved(
        at(8, "warrior 4"), *lines, decree(fox=1), "coming die 0 die 0 die 0 die 0", rivals="marquise alliance"
    )
    assert victims(game)[0] == victim


@pytest.mark.law("bots:5.5.1.III", "bots:3.3.2")
@pytest.mark.parametrize(
    ("cards", "traits", "extra"),
    [
        (3, "", True),
        (2, "", False),  # as many as the viziers
        (2, "focused", True),
        (1, "focused", False),
    ],
)
def test_the_largest_column_deals_an_extra_hit(cards: int, traits: str, extra: bool) -> None:
    lines = (at(8, "warrior 2"), "clearing 8 alliance warrior 8")
    game = resolved(*lines, decree(fox=cards), "coming die 0 die 0 die 0 die 0", cards=traits)
    hits = [event for event in game.events if event.what in ("dealt_extra", "battled")]
    assert hits[0].what == "battled"
    assert (hits[1].what == "dealt_extra" and hits[1].law == "bots:5.5.1.III") is extra


@pytest.mark.law("bots:5.5.1.III")
def test_who_attacks_them_is_dealt_no_extra_hit() -> None:
    lines = (at(8, "warrior 2"), "clearing 8 marquise warrior 3", "clearing 1 marquise keep 1", "coming die 0 die 0")
    game = flock(*lines, rivals="marquise alliance", turn="1 daylight")
    while "battle" not in {action.verb.name for action in game.decision.actions}:
        game.apply("pass")
    game.apply(f"battle 8 {BIRDS}")
    assert happened(game, "battled")
    assert not happened(game, "dealt_extra")


# ---- §5.5.2, §5.6, §5.7


@pytest.mark.law("bots:5.5.2")
def test_a_roost_goes_up_where_they_rule_and_have_none() -> None:
    lines = (at(1, "roost 1 warrior 1"), at(5, "warrior 1"), at(9, "warrior 2"), "clearing 5 alliance warrior 4")
    game = resolved(*lines, "coming die 0 die 0")
    assert [event["clearing"] for event in told(game, "built", "bots:5.5.2")] == [9]
    assert not happened(game, "turmoil")


@pytest.mark.law("bots:5.6")
@pytest.mark.parametrize(("standing", "scored"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_evening_scores_the_roosts(standing: int, scored: int) -> None:
    roosts = [at(clearing, "roost 1 warrior 1") for clearing in (1, 2, 3, 4, 5, 6)[:standing]]
    game = resolved(*roosts, at(12, "warrior 1"))
    assert [event["points"] for event in told(game, "scored", "bots:5.6")] == [scored]  # one more was built


@pytest.mark.law("bots:5.5.2", "bots:5.7", "bots:5.7.1", "bots:5.7.2", "bots:5.7.3")
@pytest.mark.parametrize(
    "lines",
    [
        tuple(at(clearing, "roost 1") for clearing in (1, 2, 3, 4, 5, 6, 7)),  # none is left
        (at(1, "roost 1"), "clearing 4 alliance warrior 1"),  # they rule nothing else
    ],
)
def test_who_cannot_build_falls_into_turmoil(lines: tuple[str, ...]) -> None:
    game = resolved(*lines, decree(bird=1, mouse=1), "points 9 0")
    assert happened(game, "turmoil")
    assert [event["points"] for event in told(game, "scored", "bots:5.7.1")] == [-3]  # two viziers and a card
    assert columns(game) == {"fox": [], "mouse": [], "rabbit": [], "bird": ["vizier", "vizier"]}
    assert sorted(CARDS[card].id for card in game.state.discard) == [BIRD, MOUSE]
    roosts = len(where(game, BIRDS, "roost"))
    assert points(game, BIRDS) == 9 - 3 + roosts - 1  # Evening is as ever


@pytest.mark.law("bots:5.5.2", "bots:2.3")
def test_no_roost_goes_up_beside_a_keep_that_they_rule() -> None:
    lines = (at(1, "warrior 3"), "clearing 1 marquise keep 1", at(9, "warrior 1"))
    busy = (at(12, "warrior 1"), "clearing 12 marquise sawmill 1", "coming die 0 die 0")
    game = resolved(*lines, *busy, rivals="marquise alliance")
    assert where(game, "marquise", "keep") == {1: 1}
    assert [event["clearing"] for event in told(game, "built", "bots:5.5.2")] == [9]


@pytest.mark.law("bots:5.5.2", "bots:5.7")
def test_a_slot_beside_a_roost_is_no_place_for_another() -> None:
    game = resolved(at(2, "roost 1"), "clearing 4 alliance warrior 1")
    assert where(game, BIRDS, "roost") == {2: 1}
    assert happened(game, "turmoil")


@pytest.mark.ruling("B73")
@pytest.mark.law("bots:5.5.2", "bots:5.7", "bots:11.8.2")
def test_a_roost_that_a_snare_kept_out_means_turmoil() -> None:
    lines = (at(1, "roost 1"), at(9, "warrior 2"), "clearing 9 corvids snare 1", "clearing 9 alliance warrior 2")
    game = resolved(*lines, "coming die 0 die 0", rivals="corvids alliance")
    assert [event["clearing"] for event in happened(game, "sprang_snare")] == [9]
    assert where(game, BIRDS, "roost") == {1: 1}
    assert len(happened(game, "turmoil")) == 1


@pytest.mark.law("bots:5.7.2", "bots:1.3")
def test_a_dominance_card_of_the_decree_becomes_available_in_turmoil() -> None:
    game = resolved(at(1, "roost 1"), f"{BIRDS} decree dominance_mouse", rivals="marquise alliance duchy")
    assert [CARDS[card].id for card in game.state.available] == ["dominance_mouse"]


# ---- beside landmarks and hirelings


@pytest.mark.law("bots:5.5.1", "bots:2.7")
def test_in_the_lost_city_every_column_recruits() -> None:
    cards = ("option landmarks 1", 'option landmark_cards ["lost_city"]', "lost_city 10")
    game = resolved(*cards, at(10, "roost 1"), decree(fox=1, mouse=1))
    assert [event["clearing"] for event in told(game, "placed", "bots:5.5.1.I")] == [10, 10, 10]


@pytest.mark.law("root:A.6.5", "bots:3.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_hireling_of_the_faction_that_they_replace_is_not_dealt(seed: int) -> None:
    game = copse.new("root", factions=["alliance", BIRDS], hirelings="random", seed=seed)
    dealt = {str(event["hireling"]) for event in happened(game, "dealt_hireling")}
    assert len(dealt) == 3
    assert not dealt & {"last_dynasty", "bluebird_nobles"}


@pytest.mark.law("bots:5.5.1.III", "bots:2.2", "bots:3.3.2")
def test_hirelings_are_battled_and_lose_what_they_do_not_defend() -> None:
    lines = (
        HIRELINGS, at(8, "warrior 1"), at(5, "warrior 1"),
        "clearing 8 sunward_expedition warrior 1", "clearing 8 alliance warrior 1",
        at(2, "warrior 1"), "clearing 2 sunward_expedition foothold 1", "clearing 5 alliance base_rabbit 1",
        "coming die 0 die 0 die 0 die 0",
    )  # fmt: skip
    game = resolved(*lines, decree(fox=1), cards="relentless+war_tax")
    assert victims(game)[0] == ("alliance", "priority"), "a player comes before a hireling"
    assert fields(game) == [8, 5]
    assert [event["piece"] for event in told(game, "removed", "bots:3.3.2")] == ["foothold"]


@pytest.mark.law("bots:5.5.1.II", "bots:5.2.1")
@pytest.mark.parametrize(("holder", "gone"), [("", 4), ("alliance", 2), (BIRDS, 5)])
def test_hirelings_count_for_who_holds_them_where_they_rule_on(holder: str, gone: int) -> None:
    held = [f"held sunward_expedition by {holder}", "sunward_expedition control 2"] if holder else []
    there = (at(6, "warrior 6"), "clearing 6 alliance warrior 2", "clearing 6 sunward_expedition warrior 2")
    game = resolved(HIRELINGS, *held, *there, decree(fox=1), "coming die 0 die 0 die 0 die 0")
    assert marches(game)[0] == (6, 11, gone)


# ---- difficulties and traits


@pytest.mark.law("bots:3.3.1", "bots:5.3.3")
@pytest.mark.parametrize(
    ("difficulty", "birds"),
    [("easy", ["vizier"]), ("normal", ["vizier"] * 2), ("challenging", ["vizier"] * 2 + [BIRD])],
)
def test_difficulties_say_what_lies_in_the_bird_column(difficulty: str, birds: list[str]) -> None:
    game = set_up("marquise", f"{BIRDS}:{difficulty}", "alliance")
    assert columns(game, 1)["bird"] == birds
    assert [event["count"] for event in happened(game, "tucked_viziers")] == [birds.count("vizier")]
    check(game.state)


@pytest.mark.law("bots:3.3.1")
def test_at_nightmare_evening_ends_with_a_point() -> None:
    game = resolved(at(3, "roost 1 warrior 1"), at(6, "warrior 1"), cards="nightmare")
    assert [event["points"] for event in told(game, "scored", "bots:3.3.1")] == [1]


@pytest.mark.ruling("B6")
@pytest.mark.law("bots:3.3.1")
def test_the_bird_ambush_comes_from_the_deck_as_it_is_after_hands_were_dealt() -> None:
    found = set()
    for seed in range(60):
        game = set_up("marquise", "duchy", f"{BIRDS}:challenging", "alliance", "corvids", seed=seed)
        held = sum(hand(game, name).count(BIRD) for name in ("marquise", "duchy", "alliance", "corvids"))
        assert columns(game, 2)["bird"].count(BIRD) == (held < 2)
        found.add(held)
    assert found == {0, 1, 2}


@pytest.mark.law("bots:3.3.2")
def test_nobility_scores_for_birds_in_turmoil() -> None:
    game = resolved(at(1, "roost 1"), decree(bird=1), "points 9 0", cards="nobility")
    assert [event["points"] for event in told(game, "scored", "bots:3.3.2")] == [3]
    assert columns(game)["bird"] == ["vizier", "vizier"]
    assert len(happened(game, "turmoil")) == 1


@pytest.mark.ruling("B7")
@pytest.mark.law("bots:3.3.2", "bots:5.7.3")
@pytest.mark.parametrize(
    ("lines", "placed"),
    [
        ((at(1, "roost 1"), decree(mouse=1)), []),  # no roost in a mouse clearing
        ((at(1, "roost 1"), at(9, "warrior 19"), decree(fox=2)), [1]),  # one is left, two should come
        ((at(1, "roost 1"), at(9, "warrior 19")), [1]),  # the same for the viziers
    ],
)
def test_nobility_takes_a_warrior_that_cannot_be_placed_for_turmoil_at_once(
    lines: tuple[str, ...], placed: list[int]
) -> None:
    game = resolved(*lines, cards="nobility")
    assert len(happened(game, "turmoil")) == 1
    assert [event["count"] for event in told(game, "placed", "bots:5.5.1.I")] == placed
    assert not happened(game, "column_moves")
    assert not happened(game, "built")
    assert happened(resolved(*lines), "column_moves"), "without nobility the Decree goes on"


@pytest.mark.ruling("B8")
@pytest.mark.law("bots:3.3.2")
def test_relentless_removes_what_nobody_defends() -> None:
    lines = (
        at(5, "warrior 1"), at(6, "warrior 1"), at(8, "warrior 1"), at(2, "warrior 1"), "clearing 5 marquise sawmill 2",
        "clearing 6 marquise sawmill 1", "clearing 8 marquise warrior 5 sawmill 1", "clearing 9 marquise sawmill 1",
        "clearing 2 alliance sympathy 1", "coming die 0 die 0",
    )  # fmt: skip
    game = resolved(*lines, rivals="marquise alliance", cards="relentless")
    removed = [(event["piece"], event["clearing"]) for event in told(game, "removed", "bots:3.3.2")]
    assert sorted(removed) == [("sawmill", 6), ("sympathy", 2)]  # those of clearing 5 went in battle
    assert where(game, "marquise", "sawmill") == {8: 1, 9: 1}
    assert [event["points"] for event in told(game, "scored", "root:3.2.1")] == [2, 2]
    assert not told(resolved(*lines, rivals="marquise alliance"), "removed", "bots:3.3.2")


@pytest.mark.law("bots:3.3.2")
def test_swoop_places_two_where_they_have_nothing() -> None:
    game = resolved(at(1, "roost 1 warrior 1"), at(2, "warrior 1"), at(9, "warrior 1"), cards="swoop")
    assert [(event["clearing"], event["count"]) for event in told(game, "placed", "bots:3.3.2")] == [(3, 2)]
    assert aimed(game, "bots:3.3.2") == [(3, "priority")]


@pytest.mark.law("bots:3.3.2")
def test_swoop_minds_a_roost_without_warriors() -> None:
    game = resolved(at(1, "warrior 1"), at(2, "roost 1"), at(3, "roost 1"), cards="swoop")
    assert where(game, BIRDS, "warrior") == {1: 1, 3: 2, 4: 2}


@pytest.mark.ruling("B9")
@pytest.mark.law("bots:3.3.2", "bots:5.7.3")
def test_swoop_comes_at_the_end_of_a_daylight_that_turmoil_cut_short() -> None:
    game = resolved(at(1, "roost 1"), cards="swoop")
    assert happened(game, "turmoil")
    assert [event["clearing"] for event in told(game, "placed", "bots:3.3.2")] == [2]
    noble = resolved(at(1, "roost 1"), decree(mouse=1), cards="swoop+nobility")
    assert len(told(noble, "placed", "bots:3.3.2")) == 1


@pytest.mark.law("bots:3.3.2")
@pytest.mark.parametrize(("traits", "lost"), [("", 0), ("war_tax", 1)])
def test_war_tax_costs_the_owner_of_what_they_remove_a_point(traits: str, lost: int) -> None:
    lines = (at(8, "warrior 2"), "clearing 8 marquise sawmill 1", "points 0 5 0", "coming die 0 die 0")
    game = resolved(*lines, rivals="marquise alliance", cards=traits)
    assert where(game, "marquise", "sawmill") == {}
    assert points(game, "marquise") == 5 - lost


@pytest.mark.law("bots:3.3.2")
def test_war_tax_takes_a_point_for_each_of_several_like_buildings() -> None:
    lines = (at(8, "warrior 2"), "clearing 8 marquise sawmill 2", "points 0 5 0", "coming die 1 die 0")
    game = resolved(*lines, rivals="marquise alliance", cards="war_tax")
    assert where(game, "marquise", "sawmill") == {}
    assert points(game, "marquise") == 5 - 2


@pytest.mark.law("bots:3.3.2")
def test_war_tax_is_not_for_what_others_remove() -> None:
    lines = ("clearing 8 marquise warrior 3", at(8, "roost 1"), "clearing 1 marquise keep 1", "points 5 5 5")
    game = flock(*lines, "coming die 0 die 0", rivals="marquise alliance", turn="1 daylight", cards="war_tax")
    while "battle" not in {action.verb.name for action in game.decision.actions}:
        game.apply("pass")
    game.apply(f"battle 8 {BIRDS}")
    assert where(game, BIRDS, "roost") == {}
    assert points(game, BIRDS) == 5


# ---- whole games


@pytest.mark.parametrize("map_name", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("cards", ["easy", f"nightmare+{EVERY_TRAIT}", "challenging+relentless+swoop+war_tax"])
def test_whole_games_stay_possible_and_are_kept_and_written(map_name: str, cards: str) -> None:
    dice = random.Random(f"{map_name} {cards}")
    people = dice.sample(["marquise", "alliance", "vagabond", "lizards", "riverfolk", "corvids", "keepers"], 2)
    deck = dice.choice(["standard", "exiles"])
    game = copse.new("root", factions=[*people, f"{BIRDS}:{cards}"], map=map_name, deck=deck, seed=dice.randrange(MOST))
    choices = 0
    while not game.over:
        assert game.decision.seat in (0, 1), "nobody is asked for a bot"
        if choices % 40 == 0:
            check(game.state)
            assert copse.position(game.position()).position() == game.position()
            assert copse.load(game.save()).state.dump() == game.state.dump()
        game.apply(dice.choice(game.decision.actions))
        choices += 1
    assert copse.replay(game.record()).state.dump() == game.state.dump()

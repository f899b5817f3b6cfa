"""Appendix A: advanced setup, but for landmarks and hirelings (§A.5, §A.6), which have tests of their own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product

import pytest

import copse
from copse.kernel.bits import members, union
from copse.kernel.errors import BadPosition, BadSave, BadSetup
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.root.actions import CHARACTERS, DRAFTED
from copse.root.board import Clearings
from copse.root.book import BOOK
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.factions import FACTIONS
from copse.root.factions.corvids import CorvidBoard
from copse.root.factions.hundreds import STUBBORN, HundredsBoard
from copse.root.factions.reliquary import KeepersBoard
from copse.root.factions.satchel import VagabondBoard
from copse.root.maps import MAPS
from copse.root.rules import rules_for
from copse.root.state import NONE, Woodland
from tests.root.table import Table, count, seat, supply, where
from tests.script import asked, few_of_many, happened, legal, play, root, why_not

MILITANTS = {"marquise", "eyrie", "duchy", "hundreds", "keepers"}
FAR_HOMELANDS = ("RoostHomeland", "HordeHomeland", "FirstHomeland", "SecondHomeland")
LONE_HOMELANDS = ("GardenHomeland", "SurfaceInHomeland")


def drafting(seats: int, seed: int = 1, **options: Json) -> Table:
    return copse.new("root", factions=seats, setup="advanced", seed=seed, **options)


def row(game: Table) -> list[str]:
    return [DRAFTED[card.faction] for card in game.state.draft]


def dealt(game: Table) -> Table:
    """Once the hirelings are set up."""
    while not game.state.draft:
        game.apply(game.decision.actions[0])
    return game


def drafts(games: int, *seats: int, **options: Json) -> Iterator[Table]:
    for number in seats:
        for seed in range(games):
            yield drafting(number, seed, **options)


def by_lot(game: Table, seed: int, until: str = "turn_began") -> Iterator[Table]:
    """The game at every decision until something has happened, each answered by lot."""
    lot = random.Random(seed)
    while not happened(game, until):
        yield game
        game.apply(lot.choice(game.decision.actions))


def last_to_take(card: str, others: str, lines: str = "", map_name: str = "autumn") -> Table:
    """A draft in which the first seat, the only one left, has just taken a card; the others have what `lines` say."""
    names = others.split()
    idle = next(name for name in sorted(MILITANTS) if name not in (card, *names))
    cards = [f"draft {idle}", f"draft {card}{' character tinker' if 'vagabond' in card else ''}"]
    cards += [f"draft {name} by {name}{' character thief' if 'vagabond' in name else ''}" for name in names]
    game = root(
        "\n".join(
            [
                f"factions none {others}",
                f"map {map_name}",
                'option setup "advanced"',
                *cards,
                *[line.strip() for line in lines.splitlines()],
                "hand seat0 cobbler sappers armorers anvil",
                "todo BeginTurn 0",
                "todo KeepCards 0",
                "todo TakeFaction 0",
            ]
        )
    )
    return play(game, f"0 take {card}")


# ---- §A.1 to §A.4


@pytest.mark.law("root:A.1")
@pytest.mark.parametrize("name", MAPS)
def test_suit_markers_are_shuffled_on_every_map_but_autumn(name: str) -> None:
    games = [drafting(3, seed, map=name) for seed in range(6)]
    laid = {tuple(game.state.suits[1:]) for game in games}
    assert (len(laid) == 1) == (name == "autumn")
    for game in games:
        assert Counter(game.state.suits[1:]) == {0: 4, 1: 4, 2: 4}
        assert game.state.ruins == game.state.map.ruins
        assert sum(game.state.items) == 12


@pytest.mark.law("root:A.2")
@pytest.mark.parametrize("deck", ["standard", "exiles"])
def test_either_deck_is_played_with(deck: str) -> None:
    state = drafting(4, deck=deck).state
    assert sorted([*state.deck, *[card for hand in state.hands for card in hand.cards]]) == sorted(
        rules_for({"factions": [None] * 4, "map": "autumn", "deck": deck}).deck
    )


@pytest.mark.ruling("R165")
@pytest.mark.law("root:A.4")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {game.state.first for game in drafts(30, 4)} == {0, 1, 2, 3}
    game = drafting(4, seed=5)
    first = game.state.first
    assert game.view(0)["first"] == first
    assert happened(game, "drew_first") == [{"seat": first}]
    for _ in by_lot(game, 5):
        pass
    assert happened(game, "turn_began") == [{"seat": first}]
    assert "first" not in copse.new("root", seed=1).view(0)


@pytest.mark.law("root:A.4", "root:A.6.3")
def test_hirelings_are_set_up_from_the_last_player_counterclockwise_whoever_begins() -> None:
    bands: list[Json] = ["last_dynasty", "corvid_spies", "riverfolk_flotilla"]
    begin = set[int]()
    for game in drafts(8, 4, hirelings=bands):
        first, seats = game.state.first, list[int]()
        begin.add(first)
        while not game.state.draft:
            seats.append(game.decision.seat)
            game.apply(game.decision.actions[0])
        assert list(dict.fromkeys(seats)) == [(first - 1) % 4, (first - 2) % 4, (first - 3) % 4]
        assert game.decision.seat == (first - 1) % 4
    assert len(begin) > 2


# ---- §A.7


@pytest.mark.law("root:A.7")
def test_everyone_is_dealt_five_cards_and_two_players_no_dominance() -> None:
    for seats in range(2, 7):
        state = drafting(seats).state
        assert [len(hand.cards) for hand in state.hands] == [5] * seats
        cards = [*state.deck, *[card for hand in state.hands for card in hand.cards]]
        assert sum(CARDS[card].kind == "dominance" for card in cards) == (0 if seats == 2 else 4)


# ---- §A.8


@pytest.mark.ruling("R175")
@pytest.mark.law("root:A.8")
def test_factions_that_were_named_are_set_up_as_ever() -> None:
    game = copse.new("root", factions=["eyrie", "marquise", "vagabond"], setup="advanced", seed=2)
    assert asked(game) == (1, "PlaceKeep", "root:6.3.2")
    assert [len(hand.cards) for hand in game.state.hands] == [5, 5, 5]
    assert "draft" not in game.view(0)
    met = [at.decision.prompt for at in by_lot(game, 2)]
    assert "ChooseCharacter" in met
    assert met[-6:] == ["KeepCards"] * 6
    assert game.decision.seat == game.state.first
    with pytest.raises(BadSetup, match="all start in a corner"):
        copse.new("root", factions=["marquise", "eyrie", "duchy", "hundreds", "keepers"], setup="advanced")


@pytest.mark.law("root:A.8")
def test_a_seat_without_a_faction_is_for_advanced_setup() -> None:
    with pytest.raises(BadSetup, match="every seat needs a faction"):
        copse.new("root", factions=3)


@pytest.mark.law("root:A.8.1")
def test_the_row_has_a_militant_and_a_card_for_each_player() -> None:
    firsts, others = set[str](), set[str]()
    for game in drafts(40, 3, 4, 5, 6):
        cards = row(game)
        assert len(set(cards)) == len(cards) == game.seats + 1
        firsts.add(cards[0])
        others |= set(cards[1:])
    assert firsts == MILITANTS == {name for name, faction in FACTIONS.items() if faction.militant}
    assert others == set(DRAFTED) == set(FACTIONS)


@pytest.mark.law("root:A.8.1", "root:A.6.5")
def test_factions_that_are_linked_with_a_hireling_are_left_aside() -> None:
    boxed = Counter[str]()
    for game in drafts(40, 6, hirelings="random"):
        linked = {hireling.linked for hireling in game.state.rules.hirelings}
        boxed.update(linked)
        assert not linked & set(row(game))
        assert len(row(game)) == 7
        assert "vagabond" not in linked or "vagabond2" not in row(game)
    assert len(boxed) > 8


@pytest.mark.law("root:A.8.1.I")
def test_two_players_draft_militants_only() -> None:
    for game in drafts(40, 2):
        assert set(row(game)) <= MILITANTS


@pytest.mark.ruling("R170")
@pytest.mark.law("root:A.8.1.I")
def test_insurgents_fill_a_row_that_hirelings_have_left_too_few_militants_for() -> None:
    few: list[Json] = ["forest_patrol", "last_dynasty", "sunward_expedition"]
    enough: list[Json] = ["forest_patrol", "last_dynasty", "popular_band"]
    insurgents = [len(set(row(dealt(game))) - MILITANTS) for game in drafts(30, 2, hirelings=few)]
    assert set(insurgents) == {1, 2}
    assert all(set(row(dealt(game))) == {"duchy", "hundreds", "keepers"} for game in drafts(9, 2, hirelings=enough))


@pytest.mark.law("root:A.8.1.II")
def test_an_insurgent_that_lies_last_is_locked_until_a_militant_is_taken() -> None:
    met = 0
    for game in drafts(40, 4):
        last, cards = game.state.draft[-1], row(game)
        assert last.locked == (cards[-1] not in MILITANTS)
        assert not any(card.locked for card in game.state.draft[:-1])
        insurgents = [name for name in cards[:-1] if name not in MILITANTS and "vagabond" not in name]
        if last.locked and insurgents:
            met += 1
            assert f"take {cards[-1]}" not in legal(game)
            assert why_not(game, f"take {cards[-1]}") == "root:A.8.1.II"
            play(game, f"{game.decision.seat} take {insurgents[0]}")
            while game.decision.prompt != "TakeFaction":
                game.apply(game.decision.actions[0])
            assert f"take {cards[-1]}" not in legal(game)
            play(game, f"{game.decision.seat} take {cards[0]}")
            while game.decision.prompt != "TakeFaction":
                game.apply(game.decision.actions[0])
            assert f"take {cards[-1]}" in legal(game)
    assert met > 5


@pytest.mark.law("root:A.8.1.III")
def test_a_vagabond_in_the_row_brings_the_character_that_must_be_played() -> None:
    dealt = set[int]()
    for game in drafts(60, 5):
        for card in game.state.draft:
            assert (card.character != NONE) == DRAFTED[card.faction].startswith("vagabond")
        characters = [card.character for card in game.state.draft if card.character != NONE]
        assert len(set(characters)) == len(characters)
        dealt |= set(characters)
    assert len(dealt) == len(CHARACTERS)
    game = last_to_take("vagabond", "eyrie")
    assert CHARACTERS[game.state.board(0, VagabondBoard).character] == "tinker"
    assert asked(game)[1] == "PlacePawn"


@pytest.mark.law("root:A.8.2")
def test_each_takes_a_faction_and_sets_it_up_from_the_last_player_counterclockwise() -> None:
    for seed in range(8):
        game = drafting(4, seed)
        first, seats = game.state.first, list[int]()
        for at in by_lot(game, seed):
            turn = at.decision.seat
            if at.decision.prompt == "TakeFaction":
                seats.append(turn)
            elif at.decision.prompt != "KeepCards":
                assert turn == seats[-1]
        assert seats == [(first + 3 - place) % 4 for place in range(4)]
        assert [event["seat"] for event in happened(game, "took_faction")] == seats
        assert len(set(game.state.rules.names)) == 4


@pytest.mark.law("root:A.8.2")
def test_the_view_shows_the_row_while_factions_are_being_taken() -> None:
    game = drafting(3, 4)
    chosen, taker = game.decision.actions[0], game.decision.seat
    game.apply(chosen)
    shown = game.view(None)["draft"]
    assert isinstance(shown, dict)
    cards = shown["row"]
    assert isinstance(cards, list)
    taken = [card for card in cards if isinstance(card, dict) and card["seat"] is not None]
    assert [(card["faction"], card["seat"]) for card in taken] == [(chosen.text.removeprefix("take "), taker)]
    for _ in by_lot(game, 4):
        pass
    assert "draft" not in game.view(None)


# ---- §A.8.2.I and §A.8.2.II


@pytest.mark.law("root:A.8.2.I")
def test_a_homeland_is_no_enemys_and_has_room_for_all_that_comes_there() -> None:
    lines = """
        homes eyrie 6
        clearing 6 eyrie warrior 6 roost 1
        clearing 3 eyrie roost 1
        homes marquise 1 5 2
        clearing 9 marquise keep 1
    """
    assert legal(last_to_take("corvids", "eyrie marquise", lines)) == [
        f"settle {clearing}" for clearing in (3, 4, 7, 8, 10, 11, 12)
    ]
    cult = legal(last_to_take("lizards", "eyrie marquise", lines))
    assert cult == ["settle 4", "settle 7", "settle 8", "settle 12"]  # 3 has no slot left


@pytest.mark.ruling("R168")
@pytest.mark.law("root:A.8.2.II")
@pytest.mark.parametrize(
    ("homes", "expected"),
    [
        ((1, 5, 9), [3]),  # the only one on the edge with two clearings between
        ((1, 3), [2, 4, 8]),  # none has: not adjacent
        ((1, 3, 2, 4, 8), [5, 6, 7, 9]),  # nor that
        ((1, 2, 3, 4, 5, 6, 7, 8, 9), [10, 11, 12]),  # none of the edge is left
        ((1, 2, 3, 4, 5, 6, 7, 8, 9, 12), [10, 11]),
    ],
)
@pytest.mark.parametrize("card", ["eyrie", "hundreds"])
def test_a_far_homeland_is_as_far_as_it_can_be(card: str, homes: tuple[int, ...], expected: list[int]) -> None:
    game = last_to_take(card, "marquise", f"homes marquise {' '.join(map(str, homes))}")
    assert legal(game) == [f"settle {clearing}" for clearing in expected]


@pytest.mark.law("root:A.8.2.II")
@pytest.mark.parametrize(
    ("homes", "expected"),
    [((1,), [2, 3, 4, 6, 7, 8, 11, 12]), ((10, 11, 12, 5, 8), [1, 2, 3, 4, 6, 7, 9])],
)
@pytest.mark.parametrize("card", ["lizards", "duchy"])
def test_a_homeland_is_not_adjacent_to_enemies_if_that_can_be(
    card: str, homes: tuple[int, ...], expected: list[int]
) -> None:
    game = last_to_take(card, "marquise", f"homes marquise {' '.join(map(str, homes))}")
    assert legal(game) == [f"settle {clearing}" for clearing in expected]


@pytest.mark.ruling("R167")
@pytest.mark.law("root:A.8.2.II")
def test_a_closed_path_is_no_way_and_no_river_either() -> None:
    suits = "suits fox fox fox fox rabbit rabbit rabbit rabbit mouse mouse mouse mouse\n"
    mountain = legal(last_to_take("duchy", "marquise", suits + "homes marquise 2", "mountain"))
    assert "settle 5" in mountain  # 2-5 is closed
    assert "settle 6" not in mountain
    lake = last_to_take("duchy", "marquise", suits + "homes marquise 10", "lake")
    assert lake.state.map.rivers[10] >> 11 & 1
    assert "settle 11" in legal(lake)


def distances(state: Woodland, homes: Clearings) -> list[int]:
    """By clearing, the paths to the nearest of the homelands: a plain second count."""
    far = [0 if homes >> clearing & 1 else 99 for clearing in range(13)]
    for _ in range(13):
        for a, b in state.map.data["paths"]:
            far[a], far[b] = min(far[a], far[b] + 1), min(far[b], far[a] + 1)
    return far


@pytest.mark.law("root:A.8.2.I", "root:A.8.2.II")
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seats", [4, 6])
def test_homelands_on_crowded_maps_are_as_far_as_they_can_be(name: str, seats: int) -> None:
    met = Counter[int]()
    for seed in range(12):
        for game in by_lot(drafting(seats, seed, map=name), seed):
            state, decision = game.state, game.decision
            if not all(action.verb.name == "settle" for action in decision.actions):
                continue
            enemies = union(
                home for who, homes in enumerate(state.homes) if who != decision.seat for home in members(homes)
            )
            sites = [action.args[0] for action in decision.actions]
            far = distances(state, enemies)
            if decision.prompt != "Infiltrate":
                assert not any(enemies >> site & 1 for site in sites)
            if decision.prompt not in (*FAR_HOMELANDS, *LONE_HOMELANDS) or not enemies:
                continue
            edge = [clearing for clearing in sites if state.map.edge >> clearing & 1]
            if decision.prompt in FAR_HOMELANDS:
                assert edge == sites
            wanted = 3 if decision.prompt in FAR_HOMELANDS else 2
            met[min(wanted, min(far[site] for site in sites))] += 1
            if decision.prompt in (*LONE_HOMELANDS, "RoostHomeland", "HordeHomeland"):
                building = decision.prompt != "SurfaceInHomeland"
                free = [
                    clearing
                    for clearing in (edge_of(state) if decision.prompt in FAR_HOMELANDS else range(1, 13))
                    if not enemies >> clearing & 1
                    and not keep_at(state, clearing)
                    and not (building and not state.slots[clearing])
                ]
                best = min(wanted, max(far[clearing] for clearing in free))
                assert sites == sorted(clearing for clearing in free if far[clearing] >= best)
    assert sum(met.values()) > 20


def edge_of(state: Woodland) -> tuple[int, ...]:
    return members(state.map.edge)


def keep_at(state: Woodland, clearing: int) -> bool:
    marquise = state.rules.seat_of("marquise")
    return marquise != NONE and state.count(state.rules.piece(marquise, "keep"), clearing) > 0


# ---- the setup cards


@pytest.mark.law("root:A.8.2")
def test_the_marquise_has_three_homelands_each_beside_another() -> None:
    game = last_to_take("marquise", "eyrie", "homes eyrie 2\nclearing 2 eyrie warrior 6 roost 1")
    assert asked(game) == (0, "ChooseHomelands", "root:A.8.2.I")
    assert legal(game) == [f"settle {clearing}" for clearing in range(1, 13) if clearing != 2]
    play(game, "0 settle 5")
    assert legal(game) == ["settle 1"]  # 2 is the Eyrie's
    play(game, "0 settle 1")
    assert legal(game) == ["settle 9", "settle 10"]
    play(game, "0 settle 9")
    assert where(game, "marquise", "warrior") == {
        clearing: 2 if clearing in (1, 5, 9) else 1 for clearing in range(1, 13)
    }
    assert asked(game) == (0, "KeepInHomeland", "root:A.8.2.II")
    assert legal(game) == ["settle 1", "settle 9"]  # 5 is beside the Eyrie
    play(game, "0 settle 9", "0 build workshop 9")
    assert legal(game) == [f"build {kind} {clearing}" for kind in ("sawmill", "recruiter") for clearing in (1, 5)]
    play(game, "0 build recruiter 1", "0 build sawmill 5")
    assert where(game, "marquise", "keep") == {9: 1}
    assert supply(game, "marquise", "sawmill") == 5
    assert game.state.homes[0] == union([1, 5, 9])


@pytest.mark.law("root:A.8.2.II")
def test_the_keep_stands_beside_enemies_if_every_homeland_does() -> None:
    game = last_to_take("marquise", "eyrie hundreds", "homes eyrie 2\nhomes hundreds 4\nclearing 2 eyrie roost 1")
    play(game, "0 settle 5", "0 settle 1", "0 settle 10")
    assert legal(game) == ["settle 1"]
    game = last_to_take("marquise", "eyrie hundreds", "homes eyrie 2 12\nhomes hundreds 4\nclearing 2 eyrie roost 1")
    play(game, "0 settle 9", "0 settle 1", "0 settle 10")
    assert legal(game) == ["settle 1"]
    game = last_to_take("marquise", "eyrie", "homes eyrie 1 2")
    play(game, "0 settle 9", "0 settle 12", "0 settle 10")
    assert legal(game) == ["settle 12"]
    game = last_to_take("marquise", "eyrie", "homes eyrie 1 2 11")
    play(game, "0 settle 9", "0 settle 12", "0 settle 10")
    assert legal(game) == ["settle 9", "settle 10", "settle 12"]


@pytest.mark.ruling("R169")
@pytest.mark.law("root:A.8.2.I")
def test_homelands_that_cannot_lie_together_are_chosen_one_at_a_time() -> None:
    game = last_to_take("marquise", "keepers", "homes keepers 1 2 3 4 10 11 12 7")  # leaves 5, 6, 8 and 9, all apart
    assert legal(game) == ["settle 5", "settle 6", "settle 8", "settle 9"]
    play(game, "0 settle 5")
    assert legal(game) == ["settle 6", "settle 8", "settle 9"]
    play(game, "0 settle 6", "0 settle 9")
    assert game.state.homes[0] == union([5, 6, 9])


@pytest.mark.law("root:A.8.2")
def test_the_eyrie_choose_any_leader_in_their_homeland() -> None:
    game = play(last_to_take("eyrie", "marquise", "homes marquise 1 5 9"), "0 settle 3")
    assert legal(game) == ["lead builder", "lead charismatic", "lead commander", "lead despot"]
    play(game, "0 lead commander")
    assert where(game, "eyrie", "warrior") == {3: 6}
    assert where(game, "eyrie", "roost") == {3: 1}
    assert supply(game, "eyrie", "roost") == 6


@pytest.mark.law("root:A.8.2")
def test_the_alliance_draws_supporters() -> None:
    game = last_to_take("alliance", "marquise", "homes marquise 1")
    board = game.view(0)["seats"]
    assert isinstance(board, list)
    assert isinstance(board[0], dict)
    mine = board[0]["board"]
    assert isinstance(mine, dict)
    assert isinstance(mine["supporters"], dict)
    assert mine["supporters"]["size"] == 3
    assert (supply(game, "alliance", "sympathy"), supply(game, "alliance", "warrior")) == (10, 10)


@pytest.mark.law("root:A.8.2", "root:A.8.1.III")
def test_a_vagabond_starts_in_a_forest_with_the_items_of_the_card() -> None:
    game = last_to_take("vagabond", "eyrie", "homes eyrie 1")
    assert len(legal(game, "go")) == len(game.state.map.forests)
    game.apply(game.decision.actions[0])
    tinker = sorted(game.state.rules.factions[0].roster["tinker"].items)  # type: ignore[attr-defined]
    ready = game.state.board(0, VagabondBoard).items.ready
    assert sorted(item for item, number in enumerate(ready) for _ in range(number)) == tinker
    assert len(game.state.quests) == 3
    assert [game.state.ruin_items[clearing] for clearing in members(game.state.ruins)] == [1] * 4


@pytest.mark.ruling("R171", "R172")
@pytest.mark.law("root:9.7.1", "root:A.8.1")
def test_either_card_of_the_vagabond_is_a_vagabonds() -> None:
    lone = last_to_take("vagabond2", "eyrie", "homes eyrie 1")
    assert lone.state.rules.names == ["vagabond", "eyrie"]
    lines = """
        homes hundreds 1
        clearing 1 hundreds warlord 1 warrior 4 stronghold 1
        ruin_items 6 1 10 1 11 1 12 1
        buried boots bag hammer sword
        pawn vagabond 2_6_10_11_12
        vagabond character thief
        quests errand_fox errand_rabbit escort_mouse
    """
    pair = last_to_take("vagabond2", "vagabond hundreds", lines)
    assert pair.state.rules.names == ["vagabond2", "vagabond", "hundreds"]
    pair.apply(pair.decision.actions[0])
    assert [pair.state.ruin_items[clearing] for clearing in members(pair.state.ruins)] == [2] * 4
    assert len(pair.state.buried) == 8
    assert len(pair.state.quests) == 3


@pytest.mark.ruling("R172")
@pytest.mark.law("root:9.3.4", "root:14.3.3")
def test_one_set_of_items_serves_the_hundreds_and_a_vagabond() -> None:
    lines = """
        homes hundreds 1
        clearing 1 hundreds warlord 1 warrior 4 stronghold 1
        ruin_items 6 1 10 1 11 1 12 1
        buried boots bag hammer sword
    """
    game = last_to_take("vagabond", "hundreds", lines)
    game.apply(game.decision.actions[0])
    assert len(game.state.buried) == 4


@pytest.mark.ruling("R173")
@pytest.mark.law("root:A.8.2")
def test_the_cult_has_a_garden_of_the_suit_and_warriors_around_it() -> None:
    game = play(last_to_take("lizards", "marquise", "homes marquise 3"), "0 settle 1")
    assert asked(game) == (0, "ChooseOutcast", "root:10.3.3")  # one in each of 5, 9 and 10
    assert where(game, "lizards", "warrior") == {1: 4, 5: 1, 9: 1, 10: 1}
    assert where(game, "lizards", "garden_fox") == {1: 1}
    play(game, "0 outcast mouse")
    game = play(last_to_take("lizards", "marquise", "homes marquise 3"), "0 settle 8")
    assert asked(game) == (0, "SpreadOut", "root:A.8.2")
    assert legal(game) == ["station 4", "station 7"]
    play(game, "0 station 7")
    assert where(game, "lizards", "warrior") == {8: 4, 4: 1, 7: 2}
    assert supply(game, "lizards", "garden_fox") == 4


@pytest.mark.law("root:A.8.2")
def test_the_riverfolk_start_at_the_river_with_payments_and_prices() -> None:
    game = last_to_take("riverfolk", "marquise", "homes marquise 1\nclearing 5 marquise keep 1")
    river = members(game.state.map.riverside & ~(1 << 5))
    assert legal(game) == [f"moor {clearing}" for clearing in river]
    play(game, *[f"0 moor {river[0]}"] * 4)
    assert where(game, "riverfolk", "warrior") == {river[0]: 4}
    play(game, "0 price hand_card 1", "0 price riverboats 2", "0 price mercenaries 3")
    assert supply(game, "riverfolk", "warrior") == 15 - 4 - 3


@pytest.mark.ruling("R173")
@pytest.mark.law("root:A.8.2", "root:6.2.2")
def test_the_duchy_has_a_tunnel_and_warriors_around_it() -> None:
    game = play(last_to_take("duchy", "marquise", "homes marquise 3"), "0 settle 1")
    assert legal(game) == ["station 5", "station 9", "station 10"]
    play(game, "0 station 9")
    assert legal(game) == ["station 5", "station 10"]
    play(game, "0 station 5")
    assert where(game, "duchy", "warrior") == {1: 2, 5: 2, 9: 2, 10: 1}
    assert where(game, "duchy", "tunnel") == {1: 1}
    game = play(last_to_take("duchy", "marquise", "homes marquise 3\nclearing 10 marquise keep 1"), "0 settle 1")
    assert legal(game) == ["station 5", "station 9"]
    play(game, "0 station 9")
    assert where(game, "duchy", "warrior") == {1: 2, 5: 2, 9: 3}


@pytest.mark.ruling("R174")
@pytest.mark.law("root:A.8.2", "root:13.2.2.I")
def test_the_corvids_hide_a_plot_of_their_choice_in_any_homeland() -> None:
    game = play(last_to_take("corvids", "marquise", "homes marquise 1"), "0 settle 5")
    assert asked(game) == (0, "FirstPlot", "root:A.8.2")
    assert legal(game) == ["plot 5 bomb", "plot 5 snare", "plot 5 extortion", "plot 5 raid"]
    other = game.copy()
    play(game, "0 plot 5 snare")
    play(other, "0 plot 5 raid")
    for observer in (1, None):
        assert game.view(observer) == other.view(observer)
        assert game.events_for(observer) == other.events_for(observer)
    assert game.view(0) != other.view(0)
    assert {hidden_plot(game.determinize(1, seed)) for seed in range(30)} == {0, 1, 2, 3}
    play(game, "0 settle 1", "0 settle 5", "0 settle 2")  # one of each suit, in the homeland too
    assert where(game, "corvids", "warrior") == {1: 1, 2: 1, 5: 2}
    assert where(game, "corvids", "plot") == {5: 1}


def hidden_plot(game: Table) -> int:
    return game.state.board(0, CorvidBoard).hidden[5]


@pytest.mark.law("root:A.8.2")
def test_the_hundreds_start_stubborn_with_items_under_the_ruins() -> None:
    game = play(last_to_take("hundreds", "marquise", "homes marquise 1 5 9"), "0 settle 3")
    state = game.state
    assert [count(game, "hundreds", piece, 3) for piece in ("warlord", "warrior", "stronghold")] == [1, 4, 1]
    assert state.board(seat(game, "hundreds"), HundredsBoard).mood == STUBBORN
    assert len(state.buried) == 4


@pytest.mark.law("root:A.8.2")
def test_the_keepers_have_two_homelands_on_the_edge_and_relics_away_from_them() -> None:
    game = last_to_take("keepers", "marquise", "homes marquise 1")
    laid = game.state.board(0, KeepersBoard).forests
    assert [len(relics) for relics in laid[: len(game.state.map.forests)]] == [1] * 7
    assert legal(game) == ["settle 3", "settle 6", "settle 7", "settle 8"]
    play(game, "0 settle 3")
    assert legal(game) == ["settle 6", "settle 7"]  # 11 is not on the edge
    play(game, "0 settle 7")
    assert where(game, "keepers", "warrior") == {3: 4, 7: 4}
    assert game.state.homes[0] == union([3, 7])
    board = game.state.map
    away = [forest for forest, edge in enumerate(board.forest_edge) if not edge & union([3, 7])]
    numbers = [len(relics) for relics in game.state.board(0, KeepersBoard).forests[: len(board.forests)]]
    assert sum(numbers) == 12
    more = [numbers[forest] - 1 for forest in away]
    assert sum(more) == 5
    assert max(more) - min(more) <= 1
    assert [len(column) for column in game.state.board(0, KeepersBoard).retinue] == [1, 1, 1]


@pytest.mark.ruling("R169")
@pytest.mark.law("root:A.8.2.II")
def test_of_the_keepers_homelands_each_is_as_far_as_it_can_be() -> None:
    game = last_to_take("keepers", "marquise", "homes marquise 1 3")  # only 2, 4 and 8 are not adjacent to these
    assert legal(game) == ["settle 4", "settle 8"]  # beside each other; 2 has neighbours only that are near
    play(game, "0 settle 4")
    assert legal(game) == ["settle 8"]
    game = last_to_take("keepers", "marquise", "homes marquise 1 3 8")
    assert legal(game) == ["settle 2"]
    play(game, "0 settle 2")
    assert legal(game) == ["settle 5", "settle 6"]


# ---- §A.9 and §A.10


@pytest.mark.law("root:A.9")
def test_everyone_starts_without_points() -> None:
    game = drafting(5, 3)
    for _ in by_lot(game, 3):
        pass
    assert game.state.points == (0,) * 5


@pytest.mark.ruling("R166")
@pytest.mark.law("root:A.10")
def test_each_keeps_three_cards_and_the_rest_is_shuffled_back() -> None:
    game = drafting(4, 9)
    for at in by_lot(game, 9):
        if at.decision.prompt == "KeepCards":
            break
    hands = [hand.cards[:] for hand in game.state.hands]
    deck = len(game.state.deck)
    order = list[int]()
    while game.decision.prompt == "KeepCards":
        chooser = game.decision.seat
        order.append(chooser)
        assert asked(game)[2] == "root:A.10"
        assert legal(game) == [f"return {CARDS[card].id}" for card in sorted(set(game.state.hands[chooser].cards))]
        game.apply(game.decision.actions[-1])
    first = game.state.first
    assert order == [(first - 1 - place) % 4 for place in range(4) for _ in range(2)]
    assert [len(hand.cards) for hand in game.state.hands] == [3] * 4
    returned = [event["card"] for event in happened(game, "returned_card")]
    assert len(returned) == 8
    back = Counter[int]()
    for hand, kept in zip(hands, game.state.hands, strict=True):
        back += Counter(hand) - Counter(kept.cards)
    assert sorted(CARDS[card].id for card in back.elements()) == sorted(map(str, returned))
    assert len(game.state.deck) <= deck + 8
    assert game.decision.seat == first


@pytest.mark.ruling("R166")
@pytest.mark.law("root:A.10", "root:1.2.1")
def test_nobody_sees_what_another_returns() -> None:
    compared = 0
    for seed in range(6):
        for game in by_lot(drafting(4, seed), seed):
            if game.decision.prompt != "KeepCards" or len(game.decision.actions) < 2:
                continue
            chooser, ways = game.decision.seat, [game.copy(), game.copy()]
            for way, action in zip(ways, game.decision.actions[:2], strict=True):
                way.apply(action)
            for observer in [None, *range(4)]:
                hidden = observer != chooser and not game.state.hands[chooser].open
                assert (ways[0].view(observer) == ways[1].view(observer)) == hidden
                assert (ways[0].events_for(observer) == ways[1].events_for(observer)) == hidden
                compared += hidden
    assert compared > 60


@pytest.mark.law("root:A.7", "root:1.2.1")
def test_the_hands_of_others_are_dealt_anew_in_the_middle_of_a_draft() -> None:
    changed = 0
    for game in by_lot(drafting(4, 6, hirelings="random"), 6):
        for observer in range(4):
            other = game.determinize(observer, 3)
            assert other.view(observer) == game.view(observer)
            changed += [hand.cards for hand in other.state.hands] != [hand.cards for hand in game.state.hands]
    assert changed > 20


# ---- all of it as play


@pytest.mark.law("root:5.2")
def test_no_table_is_warned_of_its_reach_before_factions_are_taken() -> None:
    game = drafting(2)
    assert game.state.rules.warning == ""
    while game.state.rules.undecided:
        assert game.state.rules.warning == ""
        game.apply(game.decision.actions[0])
    rules = game.state.rules
    assert bool(rules.warning) == (rules.reach < rules.wanted_reach)


@pytest.mark.parametrize(
    ("name", "seats"), few_of_many(5, [*zip(cycle(MAPS), range(2, 7), strict=False), *product(MAPS, range(2, 7))])
)
def test_a_draft_is_saved_written_recorded_and_checked_at_every_step(name: str, seats: int) -> None:
    choices: list[Json] = [[], "random"]
    for hirelings in choices:
        game = drafting(seats, 10 * seats, map=name, hirelings=hirelings)
        for at in by_lot(game, seats):
            check(at.state)
            position = at.position()
            assert copse.position(position).position() == position
            assert copse.load(at.save()).state.dump() == at.state.dump()
        again = copse.replay(game.record())
        assert again.state.dump() == game.state.dump()
        assert again.record() == game.record()


@pytest.mark.parametrize("number", range(10))
def test_whole_games_by_lot_end_as_they_should(number: int) -> None:
    seats, lot = 2 + number % 5, random.Random(number)
    options: dict[str, Json] = {"map": MAPS[number % 4], "hirelings": "random" if number % 2 else []}
    game = drafting(seats, number, **options)
    for step in range(6000):
        if game.over:
            break
        if step % 60 == 0:
            check(game.state)
        game.apply(lot.choice(game.decision.actions))
    assert copse.replay(game.record()).state.dump() == game.state.dump()


def test_what_was_taken_can_be_taken_back_until_something_is_revealed() -> None:
    game = last_to_take("eyrie", "marquise", "homes marquise 1 5 9")
    assert game.can_undo(0)
    play(game, "0 settle 3")
    game.undo(0)
    game.undo(0)
    assert asked(game)[:2] == (0, "TakeFaction")
    assert game.state.rules.names == ["none", "marquise"]


DRAFT = """
    factions none eyrie
    option setup "advanced"
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    draft eyrie by eyrie
    draft {second}
    draft {third}
    todo {begin}
    todo TakeFaction 0
    todo ChooseLeader 1
"""


@pytest.mark.parametrize(
    ("second", "third", "begin", "complaint"),
    [
        ("marquise", "marquise", "BeginTurn 0", "given before"),
        ("marquise", "duchy locked", "BeginTurn 0", "locked until a militant is taken"),
        ("marquise", "alliance locked", "BeginTurn 0", "locked until a militant is taken"),
        ("marquise by eyrie", "duchy", "BeginTurn 0", "not those that they took"),
        ("vagabond", "duchy", "BeginTurn 0", "a character lies beside"),
        ("vagabond character thief", "vagabond2 character thief", "BeginTurn 0", "one of each character"),
        ("marquise character thief", "duchy", "BeginTurn 0", "a character lies beside"),
        ("marquise", "duchy", "BeginTurn 1", "seat 0 begins"),
        ("marquise", "duchy\n    draft keepers", "BeginTurn 0", "one card more than players"),
    ],
)
@pytest.mark.law("root:A.8.1")
def test_impossible_drafts_are_refused(second: str, third: str, begin: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root(DRAFT.format(second=second, third=third, begin=begin))


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("homes marquise 1 5 9\ntodo BeginTurn 0\ntodo ChooseHomelands 0", "she has all her homelands"),
        ("todo BeginTurn 0\ntodo KeepInHomeland 0", "she has no homelands"),
        ("todo BeginTurn 0\ntodo BuildInHomelands 0", "nothing is left to build"),
    ],
)
def test_impossible_homelands_are_refused(lines: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        root(f'factions marquise eyrie\noption setup "advanced"\n{lines}')


def test_a_draft_is_for_advanced_setup_only() -> None:
    with pytest.raises(BadPosition, match="only advanced setup"):
        root("factions marquise eyrie\nfirst 1\nturn 0 daylight")
    with pytest.raises(BadPosition, match="no draft but by advanced setup"):
        root(
            "factions marquise eyrie\nhand marquise anvil cobbler sappers armorers\ntodo BeginTurn 0\ntodo KeepCards 0"
        )


@pytest.mark.parametrize(
    "damaged", [[[0, False]], [[99, False, -1, -1]] * 4, [[0, False, -1, -1]] * 4, [[0, False, -1, 5]] * 4, "row"]
)
def test_a_save_with_a_damaged_row_is_refused(damaged: Json) -> None:
    game = drafting(3, 2)
    with pytest.raises(BadSave):
        BOOK.restore({**game.options}, Fields({**game.book.dump(game.state), "draft": damaged}, "the state"))

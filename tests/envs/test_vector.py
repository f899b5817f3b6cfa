"""The vector: its length, its figures, and that it knows what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from copse.envs.vector import ROOT, SMALL_WORLD, VECTORS, encode
from copse.envs.vector import factions as bounds
from copse.kernel.tasks import Json
from copse.root.actions import ANY_PRICE, PLOTS, RELIC_TYPES, RELICS, WARRIORS
from copse.root.cards import CARD_IDS
from copse.root.editions import EDITIONS, Edition
from copse.root.factions.alliance import Alliance
from copse.root.factions.duchy import Duchy
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.keepers import Keepers
from copse.root.factions.lizards import Lizards
from copse.root.factions.riverfolk import Riverfolk
from copse.root.pieces import WARRIOR
from copse.root.state import Woodland
from copse.smallworld.races import RACES
from copse.smallworld.world import World
from tests.envs.tables import KINDS, moments, taken_apart
from tests.script import root


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_length_never_changes_and_no_figure_is_above_its_most(name: str, options: Mapping[str, Json]) -> None:
    most = VECTORS[name].most()
    for game in moments(name, options, 40, 23):
        for seat in range(game.seats):
            figures = encode(game.state, seat)
            assert len(figures) == VECTORS[name].length
            assert all(figure <= limit for figure, limit in zip(figures, most, strict=True))


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_what_a_seat_cannot_know_changes_no_figure(name: str, options: Mapping[str, Json]) -> None:
    others = 0
    for number, game in enumerate(moments(name, options, 40, 23)):
        for seat in range(game.seats):
            guess = game.determinize(seat, number)
            others += game.book.dump(guess.state) != game.book.dump(game.state)  # type: ignore[arg-type]
            assert encode(guess.state, seat) == encode(game.state, seat)
            if seat == game.decision.seat:
                assert guess.decision.actions == game.decision.actions
    assert others > 40


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_what_an_edition_prints_stays_within_the_bounds_of_actions_and_of_the_vector(edition: Edition) -> None:
    for faction in edition.factions.values():
        warriors = sum(kind.total for kind in faction.kinds if kind.category == WARRIOR)
        assert warriors in (0, *WARRIORS)
        if isinstance(faction, Alliance):
            assert warriors <= bounds.MOST_OFFICERS
        elif isinstance(faction, Lizards):
            assert warriors <= bounds.MOST_ACOLYTES
        elif isinstance(faction, Riverfolk):
            assert set(faction.prices) <= set(ANY_PRICE)
            assert max(faction.prices) <= bounds.MOST_PRICE
        elif isinstance(faction, Duchy):
            assert warriors <= bounds.MOST_IN_BURROW
            assert faction.crowns <= bounds.MOST_CROWNS
        elif isinstance(faction, Hundreds):
            assert len(faction.hoard_values) - 1 <= bounds.MOST_HOARDED
        elif isinstance(faction, Keepers):
            assert faction.most_servants <= bounds.MOST_SERVANTS
            assert faction.relics_per_type * len(RELIC_TYPES) <= bounds.MOST_RELICS
            assert max(faction.total(relic) for relic in RELICS if relic not in RELIC_TYPES) <= bounds.MOST_ALIKE


def test_a_hidden_card_shows_to_its_owner_and_to_whoever_has_seen_it_only() -> None:
    game = next(moments("root", {}, 1, 30))
    assert isinstance(game.state, Woodland)
    hand = game.state.hands[0]
    before = [encode(game.state, seat) for seat in range(4)]
    card = hand.cards[0]
    hand.seen[2] = (*hand.seen[2], card)
    after = [encode(game.state, seat) for seat in range(4)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, True, False, True]
    assert taken_apart("root", after[2])["seat", 2, "known_hand"][card] == hand.seen[2].count(card)
    assert sum(taken_apart("root", after[0])["seat", 0, "known_hand"]) == len(hand.cards)
    assert sum(taken_apart("root", after[1])["seat", 3, "known_hand"]) == len(hand.seen[1])


def test_purses_are_secret_up_to_the_end() -> None:
    game = next(moments("smallworld", {"players": 3}, 1, 60))
    assert isinstance(game.state, World)
    seen = taken_apart("smallworld", encode(game.state, 1))
    assert [seen["seat", block, "coins_known"] for block in range(3)] == [[1], [0], [0]]
    assert [seen["seat", block, "coins"] for block in range(3)] == [[game.state.coins[1]], [0], [0]]
    game.state.finish()
    seen = taken_apart("smallworld", encode(game.state, 1))
    assert [seen["seat", block, "coins"][0] for block in range(3)] == [game.state.coins[seat] for seat in (1, 2, 0)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_blocks_begin_with_the_own_seat_and_go_on_in_order_of_play(players: int) -> None:
    for game in moments("smallworld", {"players": players}, 8, 17):
        assert isinstance(game.state, World)
        for seat in range(players):
            seen = taken_apart("smallworld", encode(game.state, seat))
            for block in range(5):
                who = (seat + block) % players
                assert seen["seat", block, "plays"] == [int(block < players)]
                asked = block < players and game.decision.seat == who
                assert seen["seat", block, "asked"] == [int(asked)]
                race = game.state.active[who] if block < players else -1
                assert seen["seat", block, "people"] == [int(race == number) for number in range(len(RACES))]


@pytest.mark.parametrize(("name", "options"), [kind for kind in KINDS if kind[0] == "smallworld"])
def test_small_world_says_what_the_view_says(name: str, options: Mapping[str, Json]) -> None:
    for game in moments(name, options, 25, 19):
        for seat in range(game.seats):
            view, seen = game.view(seat), taken_apart(name, encode(game.state, seat))
            regions, coins, peoples, offer = view["regions"], view["coins"], view["peoples"], view["offer"]
            assert isinstance(regions, list)
            assert isinstance(coins, list)
            assert isinstance(peoples, list)
            assert isinstance(offer, list)
            owners = {people["race"]: people for people in peoples if isinstance(people, dict)}
            assert seen["game", 0, "round"] == [view["round"]]
            assert seen["game", 0, "offer_coins"][: len(offer)] == [
                pair["coins"] for pair in offer if isinstance(pair, dict)
            ]
            for region in regions:
                assert isinstance(region, dict)
                at, holder = int(str(region["id"])) - 1, region["holder"]
                assert seen["game", 0, "tribes"][at] == (holder == "lost_tribe")
                assert seen["game", 0, "encampments"][at] == region.get("encampment", 0)
                for field, marker in MARKERS.items():
                    assert seen["game", 0, field][at] == region.get(marker, 0)
                for block in range(game.seats):
                    people = owners.get(holder, {"seat": None, "declined": None})
                    held = people["seat"] == (seat + block) % game.seats
                    tokens = (region["tokens"] if held and people["declined"] == gone else 0 for gone in (False, True))
                    assert [seen["seat", block, field][at] for field in ("tokens", "declined_tokens")] == list(tokens)
            for block in range(game.seats):
                purse = coins[(seat + block) % game.seats]
                assert seen["seat", block, "coins_known"] == [int(purse is not None)]
                assert seen["seat", block, "coins"] == [purse or 0]


MARKERS = {"lairs": "lair", "fortresses": "fortress", "holes": "hole", "heroes": "hero", "dragons": "dragon"}


@pytest.mark.parametrize(("name", "options"), [kind for kind in KINDS if kind[0] == "root"])
def test_root_says_what_the_view_says(name: str, options: Mapping[str, Json]) -> None:
    for game in moments(name, options, 20, 41):
        assert isinstance(game.state, Woodland)
        for seat in range(game.seats):
            view, seen = game.view(seat), taken_apart(name, encode(game.state, seat))
            seats, places = view["seats"], view["clearings"]
            assert isinstance(seats, list)
            assert isinstance(places, list)
            assert seen["game", 0, "deck_size"] == [view["deck"]]
            assert seen["game", 0, "discard"] == by_card(view["discard"])
            for block in range(game.seats):
                who = (seat + block) % game.seats
                of = seats[who]
                assert isinstance(of, dict)
                hand = of["hand"]
                assert isinstance(hand, dict)
                assert seen["seat", block, "points"] == [of["points"] or 0]
                assert seen["seat", block, "hand"] == [hand["size"]]
                assert seen["seat", block, "known_hand"] == by_card(hand["cards"])
                assert seen["seat", block, "crafted"] == by_card(of["crafted"])
                faction, board = str(of["faction"]), of["board"]
                assert isinstance(board, dict)
                if faction == "alliance":
                    supporters = board["supporters"]
                    assert isinstance(supporters, dict)
                    assert seen["alliance", 0, "supporters"] == [supporters["size"]]
                    assert seen["alliance", 0, "known_supporters"] == by_card(supporters["cards"])
                if faction == "corvids":
                    plots = board["plots"]
                    assert isinstance(plots, dict)
                    wanted = [plots.get(str(site)) == kind for site in range(1, 13) for kind in PLOTS]
                    assert seen["corvids", 0, "hidden"] == [int(known) for known in wanted]
                if faction == "duchy":
                    assert seen["duchy", 0, "revealed"] == by_card(board["revealed"])
                    assert seen["duchy", 0, "burrow"] == [game.state.warriors(who, 0)]
                for place in places[-12:]:
                    assert isinstance(place, dict)
                    at, pieces = int(str(place["id"])) - 1, place["pieces"]
                    assert isinstance(pieces, list)
                    here = {
                        piece["piece"]: piece["count"]
                        for piece in pieces
                        if isinstance(piece, dict) and piece["seat"] == who
                    }
                    assert seen["seat", block, "warriors"][at] == here.pop("warrior", 0)
                    assert seen["seat", block, "rules"][at] == (place["ruler"] == who)
                    for piece, count in here.items():
                        assert seen[faction, 0, str(piece)][at] == count


def by_card(names: Json) -> list[int]:
    assert isinstance(names, list)
    return [names.count(name) for name in CARD_IDS]


def test_every_field_is_told_and_named_once_in_its_part() -> None:
    for vector in (ROOT, SMALL_WORLD):
        for part in vector.parts:
            names = [field.name for field in part.fields]
            assert len(set(names)) == len(names)
            assert all(field.about and field.size for field in part.fields)


def test_no_vector_tells_the_points_of_who_is_off_the_score_track() -> None:
    game = root("factions marquise eyrie alliance\npoints off 5 3\ndominance marquise dominance_fox from 12")
    seen = taken_apart("root", encode(game.state, 0))
    assert [seen["seat", block, "points"] for block in range(3)] == [[0], [5], [3]]

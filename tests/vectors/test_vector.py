"""The vector: its length, its figures, and that it knows what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

import pytest

from copse.games import AnyGame, new
from copse.kernel.bits import members
from copse.kernel.chance import Dice
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json
from copse.root.actions import ANY_PRICE, BANDS, CHARACTERS, LANDMARKS, MINISTERS, PLOTS, RELIC_TYPES, RELICS, WARRIORS
from copse.root.actions import DRAFTED as SETUP_CARDS
from copse.root.board import CLEARINGS
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.bots.riverfolk_robots import STANCES
from copse.root.cards import CARD_IDS, CARDS, ITEMS, QUEST_IDS, SUITS
from copse.root.editions import EDITIONS
from copse.root.editions.base import Edition
from copse.root.factions import FACTIONS
from copse.root.factions.alliance import Alliance
from copse.root.factions.duchy import Duchy
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.keepers import Keepers
from copse.root.factions.lizards import Lizards
from copse.root.factions.riverfolk import Riverfolk
from copse.root.hirelings.hiring import MARKED
from copse.root.maps import map_named
from copse.root.pieces import PIECES, WARRIOR
from copse.root.state import Woodland
from copse.smallworld.races import RACES
from copse.smallworld.world import World
from copse.vectors import VECTORS, encode
from copse.vectors.root import ROOT
from copse.vectors.root import factions as bounds
from copse.vectors.smallworld import SMALL_WORLD
from tests.script import play, root
from tests.vectors.tables import DRAFTED, HIRED, KINDS, WITH_BOTS, Figures, moments, taken_apart


@pytest.mark.parametrize(("name", "options"), [*KINDS, *HIRED, *DRAFTED, *WITH_BOTS])
def test_the_length_never_changes_and_no_figure_is_above_its_most(name: str, options: Mapping[str, Json]) -> None:
    most = VECTORS[name].most()
    for game in moments(name, options, 40, 23):
        for seat in range(game.seats):
            figures = encode(game.state, seat)
            assert len(figures) == VECTORS[name].length
            assert all(figure <= limit for figure, limit in zip(figures, most, strict=True))


@pytest.mark.parametrize(("name", "options"), [*KINDS, *HIRED, *DRAFTED, *WITH_BOTS])
def test_what_a_seat_cannot_know_changes_no_figure(name: str, options: Mapping[str, Json]) -> None:
    others = 0
    for number, game in enumerate(moments(name, options, 40, 23)):
        for seat in range(game.seats):
            guess = game.determinize(seat, number)
            others += game.book.dump(guess.state) != game.book.dump(game.state)
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
    hand.seen = replaced(hand.seen, 2, (*hand.seen[2], card))
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


@pytest.mark.parametrize(("name", "options"), [*[kind for kind in KINDS if kind[0] == "root"], *WITH_BOTS])
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


@pytest.mark.parametrize(("name", "options"), WITH_BOTS)
def test_root_says_of_bots_what_the_view_says(name: str, options: Mapping[str, Json]) -> None:
    """Also at every question that is asked in the middle of a bot's turn."""
    for game in chain(moments(name, options, 15, 31), in_turns_of_bots(options)):
        assert isinstance(game.state, Woodland)
        for seat in range(game.seats):
            view, seen = game.view(seat), taken_apart(name, encode(game.state, seat))
            seats = view["seats"]
            assert isinstance(seats, list)
            assert seen["game", 0, "together"] == [game.options["together"]]
            assert sum(seen["game", 0, "question"]) == 1
            for who, of in enumerate(seats):
                assert isinstance(of, dict)
                block, players = (who - seat) % game.seats, [*FACTIONS, *BOTS]
                assert seen["seat", block, "faction"] == [int(each == of["faction"]) for each in players]
                if of["faction"] in BOTS:
                    check_bot(str(of["faction"]), of["board"], seen, seat, game.seats)


def in_turns_of_bots(options: Mapping[str, Json]) -> Iterator[AnyGame]:
    """What is asked of people while bots play, in some games by lot."""
    dice = Dice(5)
    for seed in range(3):
        game = new("root", **{**options, "seed": seed})
        while not game.over:
            assert isinstance(game.state, Woodland)
            if game.state.turn in game.state.rules.machines and game.state.turns:
                yield game
            game.apply(game.decision.actions[dice.below(len(game.decision.actions))])


def check_bot(name: str, board: Json, seen: Figures, seat: int, seats: int) -> None:
    assert isinstance(board, dict)
    traits, order = board["traits"], board.get("suit") or suit_of(board["order"])
    assert isinstance(traits, list)
    assert seen[name, 0, "difficulty"] == [int(each == board["difficulty"]) for each in DIFFICULTIES]
    assert seen[name, 0, "traits"] == [int(trait.name in traits) for trait in bot_called(name).offered]
    if name == "riverfolk_robots":
        market, payments = board["market"], board["payments"]
        assert isinstance(market, list)
        assert isinstance(payments, list)
        order = suit_of(market[-1] if market else None)
        assert seen[name, 0, "market"] == by_card(market)
        assert seen[name, 0, "payments"][:seats] == [*payments[seat:], *payments[:seat]]
        assert seen[name, 0, "stance"] == [int(board["stance"] == each) for each in STANCES[1:]]
        assert seen[name, 0, "sold"] == [board["boats"], board["mercenaries"]]
        buyer = board["customer"]
        bought = seen[name, 0, "customer"]
        assert bought == [int(buyer is not None and (int(str(buyer)) - seat) % seats == at) for at in range(6)]
    assert seen[name, 0, "order"] == [int(suit == order) for suit in SUITS]
    if name == "electric_eyrie":
        decree = board["decree"]
        assert isinstance(decree, dict)
        assert seen[name, 0, "decree"] == [len(names(decree[suit])) for suit in SUITS]
    if name == "vagabot":
        items = board["items"]
        assert isinstance(items, dict)
        assert seen[name, 0, "items"] == list(items.values())
        assert seen[name, 0, "character"].index(1) == bot_called("vagabot").roles.index(str(board["character"]))
        assert seen[name, 0, "quest"] == [int(quest == board["quest"]) for quest in QUEST_IDS]
        assert seen[name, 0, "resting"] == [board["resting"]]
    if name == "logical_lizards":
        assert seen[name, 0, "acolytes"] == [board["acolytes"]]
        assert seen[name, 0, "space"].index(1) + 1 == board["space"]
        assert seen[name, 0, "souls"] == by_card(board["souls"])
        assert seen[name, 0, "revealed"] == by_card(board["revealed"])
    if name == "drillbit_duchy":
        swayed = board["swayed"]
        assert isinstance(swayed, list)
        assert seen[name, 0, "swayed"] == [int(minister in swayed) for minister in MINISTERS]
    if name == "cogwheel_corvids":
        denied = board["denied"]
        assert isinstance(denied, dict)
        named = [(str(site), kind) for site in range(1, CLEARINGS + 1) for kind in PLOTS]
        assert seen[name, 0, "denied"] == [int(kind in names(denied.get(site, []))) for site, kind in named]


def names(listed: Json) -> list[Json]:
    assert isinstance(listed, list)
    return listed


def suit_of(card: Json) -> str | None:
    return SUITS[CARDS[CARD_IDS.index(str(card))].suit] if card is not None else None


def test_what_lies_on_the_boards_of_bots_is_told_from_where_one_sits() -> None:
    game = root("""
        factions marquise drillbit_duchy riverfolk_robots:greedy vagabot:thief
        turn 0 daylight
        drillbit_duchy swayed foremole mayor
        drillbit_duchy ambushes ambush_fox
        riverfolk_robots market anvil sword
        riverfolk_robots payments marquise 2 drillbit_duchy 1
        pawn vagabot 7
        vagabot track 1
        vagabot damaged 2
        clearing 5 marquise warrior 2
        clearing 6 drillbit_duchy warrior 2
    """)
    for seat in range(4):
        seen = taken_apart("root", encode(game.state, seat))
        assert sum(seen["drillbit_duchy", 0, "swayed"]) == 2
        assert sum(seen["drillbit_duchy", 0, "ambushes"]) == 1
        payments = seen["riverfolk_robots", 0, "payments"]
        assert (payments[-seat % 4], payments[(1 - seat) % 4]) == (2, 1)
        assert seen["riverfolk_robots", 0, "traits"].index(1) == 2
        assert seen["vagabot", 0, "items"][-2:] == [2, 0]
        assert not any(sum(figures) for (part, _, _), figures in seen.items() if part in ("electric_eyrie", "duchy"))


def test_no_figure_tells_what_the_plots_of_a_bot_are() -> None:
    seen = []
    for kind in PLOTS:
        game = root(f"""
            factions marquise cogwheel_corvids
            turn 0 daylight
            clearing 5 cogwheel_corvids warrior 2 plot 1
            cogwheel_corvids plot 5 {kind}
        """)
        seen.append([encode(game.state, seat) for seat in range(2)])
    assert all(each == seen[0] for each in seen)


@pytest.mark.parametrize(("name", "options"), HIRED)
def test_root_says_of_hirelings_what_the_view_says(name: str, options: Mapping[str, Json]) -> None:
    held = 0
    for game in moments(name, options, 12, 67):
        assert isinstance(game.state, Woodland)
        for seat in range(game.seats):
            view, seen = game.view(seat), taken_apart(name, encode(game.state, seat))
            hirelings, places = view["hirelings"], view["clearings"]
            assert isinstance(hirelings, list)
            assert isinstance(places, list)
            assert seen["game", 0, "markers"] == [int(space in members(game.state.markers)) for space in MARKED]
            for block, hireling in enumerate(hirelings):
                assert isinstance(hireling, dict)
                board, holder = hireling["board"], hireling["holder"]
                assert isinstance(board, dict)
                assert seen["hireling", block, "side"] == [int(side == hireling["name"]) for side in BANDS]
                held += holder is not None
                wanted = [holder == (seat + place) % game.seats for place in range(game.seats)]
                assert seen["hireling", block, "holder"][: game.seats] == [int(holds) for holds in wanted]
                assert seen["hireling", block, "control"] == [board["control"]]
                assert seen["hireling", block, "acted"] == [board["acted"]]
                for place in places[-12:]:
                    assert isinstance(place, dict)
                    at, pieces = int(str(place["id"])) - 1, place["pieces"]
                    assert isinstance(pieces, list)
                    party = game.seats + block
                    here = [piece for piece in pieces if isinstance(piece, dict) and piece["seat"] == party]
                    standing = [seen["hireling", block, field][at] for field in ("warriors", "buildings", "tokens")]
                    assert sum(standing) == sum(int(str(piece["count"])) for piece in here)
                    assert seen["hireling", block, "rules"][at] == (place["ruler"] == party)
    assert held


def seen_at_the_table(seat: int, hirelings: str, *lines: str) -> Figures:
    """What a seat sees where these are for hire. The Lizards are seat 0, the Eyrie seat 1, the Duchy seat 2."""
    lying = "\n".join(lines)
    game = root(f"factions lizards eyrie duchy\nturn 1 daylight\nhirelings {hirelings}\n{lying}")
    return taken_apart("root", encode(game.state, seat))


def test_what_lies_on_the_cards_of_hirelings_is_told() -> None:
    seen = seen_at_the_table(
        0,
        "forest_patrol the_exile highway_bandits",
        "forest_patrol waiting 3",
        "the_exile spent 2",
        "pawn the_exile 1_2_5_10",
        "highway_bandits paths 1-5 3-11",
    )
    ways = map_named("autumn").ways
    assert seen["card", 0, "forest_patrol"] == [3]
    assert seen["card", 0, "the_exile"] == [3, 2]
    lying = [way for way, there in enumerate(seen["card", 0, "highway_bandits"]) if there]
    assert [ways[way] for way in lying] == [(1, 5), (3, 11)]
    assert sum(seen["hireling", 1, "pawn"][CLEARINGS:]) == 1
    assert not any(sum(seen["card", 0, field]) for field in ("the_brigand", "bandit_gangs", "bands", "mole_artisans"))

    seen = seen_at_the_table(0, "the_brigand street_band", "the_brigand robbed", "street_band came eyrie 5 10")
    assert seen["card", 0, "the_brigand"] == [0, 1]
    assert seen["card", 0, "the_exile"] == [0, 0]
    came = [place for place, there in enumerate(seen["card", 0, "bands"]) if there]
    assert came == [CLEARINGS + 4, CLEARINGS + 9]  # the Eyrie comes after the Lizards


def test_who_holds_a_hireling_and_who_a_question_is_about_is_told_from_where_one_sits() -> None:
    for seat in range(3):
        seen = seen_at_the_table(
            seat, "stoic_protector street_band", "held street_band by eyrie", "street_band control 2"
        )
        assert seen["hireling", 0, "holder"] == [0] * 6
        assert seen["hireling", 1, "holder"].index(1) == (1 - seat) % 3
        assert seen["hireling", 1, "control"] == [2]
        assert sum(seen["hireling", 2, "side"]) == 0


def test_whose_pieces_are_about_to_burn_is_told_from_where_one_sits() -> None:
    game = root("""
        factions lizards eyrie duchy
        turn 1 birdsong
        hirelings street_band flame_bearers
        held flame_bearers by eyrie
        flame_bearers control 1
        clearing 5 flame_bearers warrior 2
        clearing 5 lizards warrior 2
        clearing 5 duchy warrior 2
    """)
    play(game, "1 command flame_bearers", "1 strike 2")
    for seat in range(3):
        seen = taken_apart("root", encode(game.state, seat))
        assert [block for block, number in enumerate(seen["card", 0, "burning_owners"]) if number] == [(2 - seat) % 3]
        assert seen["card", 0, "burning_pieces"][PIECES.index("warrior")] == 1
        assert seen["hireling", 1, "asked"] == [1]
        assert seen["game", 0, "asked_clearing"][4] == 1


@pytest.mark.parametrize("seed", range(6))
def test_root_says_of_landmarks_and_of_the_draft_what_the_view_says(seed: int) -> None:
    """At every decision of setup, and at some after it."""
    game, dice = new("root", factions=3, setup="advanced", landmarks=2, hirelings="random", seed=seed), Dice(seed)
    drafted = 0
    for _ in range(120):
        if game.over:
            break
        assert isinstance(game.state, Woodland)
        for seat in range(game.seats):
            view, seen = game.view(seat), taken_apart("root", encode(game.state, seat))
            assert [seen["seat", block, "first"][0] for block in range(3)].index(1) == (game.state.first - seat) % 3
            draft, landmarks = view.get("draft", {"row": []}), view["landmarks"]
            assert isinstance(draft, dict)
            assert isinstance(landmarks, list)
            drafted += check_draft(draft["row"], seen, seat)
            check_landmarks(landmarks, seen)
            assert encode(game.determinize(seat, seed).state, seat) == encode(game.state, seat)
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    assert drafted


def check_draft(row: Json, seen: Figures, seat: int) -> int:
    assert isinstance(row, list)
    cards = {str(card["faction"]): card for card in row if isinstance(card, dict)}
    assert seen["draft", 0, "row"] == [int(name in cards) for name in SETUP_CARDS]
    nothing: dict[str, Json] = {"locked": False, "character": None, "seat": None}
    in_order = [cards.get(name, nothing) for name in SETUP_CARDS]
    assert seen["draft", 0, "locked"] == [int(card["locked"] is True) for card in in_order]
    takers = [card["seat"] == (seat + place) % 3 for card in in_order for place in range(3)]
    assert [figure for at, figure in enumerate(seen["draft", 0, "taken"]) if at % 6 < 3] == [int(one) for one in takers]
    chosen = [card["character"] == character for card in in_order for character in CHARACTERS]
    assert seen["draft", 0, "characters"] == [int(one) for one in chosen]
    return len(cards)


def check_landmarks(landmarks: list[Json], seen: Figures) -> None:
    placed = {str(landmark["name"]): landmark for landmark in landmarks if isinstance(landmark, dict)}
    nowhere: dict[str, Json] = {"clearing": 0, "board": {}}
    for place, name in enumerate(LANDMARKS):
        landmark = placed.get(name, nowhere)
        standing = seen["landmark", 0, "standing"][place * CLEARINGS : (place + 1) * CLEARINGS]
        assert standing == [int(landmark["clearing"] == clearing) for clearing in range(1, CLEARINGS + 1)]
        assert seen["landmark", 0, "waiting"][place] == (landmark["clearing"] is None)
    if "legendary_forge" in placed:
        board = placed["legendary_forge"]["board"]
        assert isinstance(board, dict)
        assert isinstance(board["items"], dict)
        assert seen["landmark", 0, "forge"] == [board["items"].get(item, 0) for item in ITEMS]


def test_a_card_at_the_black_market_shows_to_who_put_it_there_only() -> None:
    game = root("""
        factions marquise eyrie alliance
        option landmarks 1
        option landmark_cards ["black_market"]
        black_market 1
        black_market stall 2 anvil by eyrie
        black_market stall 3 sword
    """)
    for seat in range(3):
        seen = taken_apart("root", encode(game.state, seat))
        assert seen["landmark", 0, "stalls"] == [0, 1, 1]
        known = [place for place, number in enumerate(seen["landmark", 0, "known_stalls"]) if number]
        assert known == ([len(CARD_IDS) + CARD_IDS.index("anvil")] if seat == 1 else [])


def test_whose_building_stands_in_the_treetop_is_told_from_where_one_sits() -> None:
    game = root("""
        factions marquise eyrie alliance
        option landmarks 1
        option landmark_cards ["elder_treetop"]
        clearing 1 marquise sawmill 1
        clearing 1 eyrie roost 1
        elder_treetop 1 holds eyrie roost
    """)
    for seat in range(3):
        seen = taken_apart("root", encode(game.state, seat))
        assert seen["landmark", 0, "treetop_owner"].index(1) == (1 - seat) % 3
        assert seen["landmark", 0, "treetop_piece"].index(1) == PIECES.index("roost")


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

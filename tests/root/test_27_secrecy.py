"""Nobody learns what it may not know, whoever has to decide: plots that lie face down, values of relics that were not
turned, hands and supporters, with every seat as the observer of games by lot at tables where all of these are."""

from __future__ import annotations

from collections import Counter

import pytest

import copse
from copse.kernel.chance import Dice
from copse.root.actions import RELIC_TYPES
from copse.root.factions.corvids import CorvidBoard
from copse.root.factions.reliquary import KeepersBoard, is_turned
from copse.root.state import NONE, Woodland
from tests.root.table import Table, seat
from tests.root.test_20_properties import GROUNDS, random_game
from tests.script import legal, play, root

TABLES = [
    ("corvids", "keepers", "alliance", "vagabond"),
    ("keepers", "marquise", "corvids", "riverfolk", "alliance"),
    ("eyrie", "corvids", "lizards", "keepers", "hundreds", "vagabond"),
    ("corvids", "duchy", "keepers"),
]
EVERY = 11  # decisions between two looks


def secrets(state: Woodland, observer: int) -> Counter[str]:
    """How much of each kind there is at the table that the observer does not know."""
    found: Counter[str] = Counter()
    for other, board in enumerate(state.boards):
        if other != observer:
            found["hands"] += len(state.hands[other].hidden_from(observer))
            found["boards"] += sum(len(zone.hidden_from(observer)) for zone in board.zones())
            if isinstance(board, CorvidBoard):
                found["plots"] += sum(kind != NONE for kind in board.hidden)
        if isinstance(board, KeepersBoard):
            found["relics"] += sum(not is_turned(relic) for relics in board.forests for relic in relics)
    return found


def hidden_kinds(game: Table) -> list[int]:
    return game.state.board(seat(game, "corvids"), CorvidBoard).hidden


@pytest.mark.law("root:1.2.1", "root:8.2.3", "root:13.2.2.I", "root:15.2.1")
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("place", "factions"), list(enumerate(TABLES)))
def test_every_seat_sees_the_same_whatever_it_may_not_know(place: int, factions: tuple[str, ...]) -> None:
    """The same view now and after the next choice, the same news of it, the same seat that is waited for; and what is
    imagined does not depend on what is really there."""
    unknown, changed, compared = Counter[str](), Counter[str](), 0
    for number, game in enumerate(random_game(factions, GROUNDS[place], place, 420)):
        if game.over or number % EVERY:
            continue
        for observer in range(game.seats):
            other = game.determinize(observer, number)
            unknown += secrets(game.state, observer)
            changed["plots"] += hidden_kinds(other) != hidden_kinds(game)
            changed["hands"] += [zone.cards for zone in other.state.hands] != [hand.cards for hand in game.state.hands]
            assert other.view(observer) == game.view(observer)
            again, truly = other.determinize(observer, number + 1), game.determinize(observer, number + 1)
            assert again.book.dump(again.state) == truly.book.dump(truly.state)
            compared += same_news(game.copy(), other, observer, number)
    assert min(unknown[kind] for kind in ("hands", "plots", "relics")) > 50
    assert "alliance" not in factions or unknown["boards"] > 20
    assert min(changed.values()) > 20
    assert compared > 50


BOT_TABLES = [
    ("cogwheel_corvids:mastermind+gamble", "alliance", "marquise", "vagabot:thief"),
    ("eyrie", "cogwheel_corvids:easy", "keepers", "riverfolk_robots:easy", "logical_lizards:easy"),
    ("drillbit_duchy:easy", "vagabond", "corvids", "electric_eyrie:easy"),
    ("hundreds", "mechanical_marquise:easy", "cogwheel_corvids:vendetta+easy", "automated_alliance:easy"),
]


def laid(game: Table) -> list[list[int]]:
    """Which plot lies face down where, whoever laid it."""
    boards = [board.shared() for board in game.state.boards]
    return [board.hidden for board in boards if isinstance(board, CorvidBoard)]


@pytest.mark.law("bots:2.7", "bots:2.8.1", "bots:11.3.1", "bots:11.5.3")
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("place", "factions"), list(enumerate(BOT_TABLES)))
def test_beside_bots_every_seat_sees_the_same_whatever_it_may_not_know(place: int, factions: tuple[str, ...]) -> None:
    """Nobody knows which plots a bot has laid, for the lot chose them, nor which order it will draw."""
    changed, compared = Counter[str](), 0
    for seed in range(3):
        for number, game in enumerate(random_game(factions, GROUNDS[place], 10 * place + seed, 420)):
            if game.over or number % EVERY:
                continue
            assert game.decision.seat in game.state.rules.people
            for observer in (None, *range(game.seats)):
                other = game.determinize(observer, number)
                changed["plots"] += laid(other) != laid(game)
                changed["hands"] += [hand.cards for hand in other.state.hands] != [
                    hand.cards for hand in game.state.hands
                ]
                assert other.view(observer) == game.view(observer)
                again, truly = other.determinize(observer, number + 1), game.determinize(observer, number + 1)
                assert again.book.dump(again.state) == truly.book.dump(truly.state)
                if observer is not None:
                    compared += same_news(game.copy(), other, observer, number)
    assert min(changed["plots"], changed["hands"], compared) > 10


@pytest.mark.law("bots:2.7")
def test_an_order_that_is_not_drawn_yet_may_be_any_card_that_nobody_has_seen() -> None:
    game = root("""
        factions eyrie mechanical_marquise
        turn 0 evening
        eyrie leader despot
        clearing 3 eyrie roost 1 warrior 3
        clearing 1 mechanical_marquise warrior 3 keep 1
        hand eyrie anvil sword
        discard bake_sale
    """)
    drawn = set()
    for seed in range(60):
        imagined = game.determinize(0, seed)
        while not any(event.what == "revealed_order" for event in imagined.events):
            imagined.apply(imagined.decision.actions[0])
        drawn |= {event.args["card"] for event in imagined.events if event.what == "revealed_order"}
    assert len(drawn) > 20
    assert not drawn & {"anvil", "sword", "bake_sale"}


HIRED_TABLES = [
    (("marquise", "duchy", "corvids"), ("the_brigand", "rabbit_scouts", "furious_protector")),
    (("eyrie", "keepers", "alliance", "vagabond"), ("corvid_spies", "feline_physicians", "mole_artisans")),
    (("corvids", "duchy", "keepers"), ("spring_uprising", "warm_sun_prophets", "rat_smugglers")),
    (("riverfolk", "marquise", "corvids", "alliance"), ("lizard_envoys", "the_exile", "highway_bandits")),
]


@pytest.mark.law("root:1.2.1", "root:E.3.5")
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("place", "table"), list(enumerate(HIRED_TABLES)))
def test_hirelings_tell_nobody_what_a_hand_holds(place: int, table: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    """Cards that are taken, spent for them or asked for: whoever looks on sees the same whatever the hands hold."""
    factions, hirelings = table
    board, deck = GROUNDS[place]
    game: Table = copse.new(
        "root", factions=list(factions), hirelings=list(hirelings), map=board, deck=deck, landmarks=2, seed=place
    )
    lot, compared = Dice(place), 0
    for number in range(600):
        if game.over:
            break
        for observer in range(game.seats) if number % EVERY == 0 else ():
            other = game.determinize(observer, number)
            assert other.view(observer) == game.view(observer)
            assert other.view(None) == game.view(None)
            compared += same_news(game.copy(), other, observer, number)
        orders = [action for action in game.decision.actions if action.verb.name == "command"]
        actions = orders or game.decision.actions
        game.apply(actions[lot.below(len(actions))])
    assert compared > 30


def chosen_losses(game: Table) -> list[list[int]]:
    """What both sides of a battle have given up so far."""
    return game.state.battle.losses if game.state.battle else []


def same_news(game: Table, other: Table, observer: int, number: int) -> bool:
    """Whether a choice could be made in both games without chance; then the observer learns the same of it."""
    common = [action for action in game.decision.actions if action in other.decision.actions]
    if not common or chosen_losses(game) != chosen_losses(other):
        return False  # the last loss shows those that an enemy chose before it, in secret (§4.3.4)
    action, before, after = common[number % len(common)], len(game.events), len(other.events)
    game.apply(action)
    other.apply(action)
    if game.state.sealed or other.state.sealed:
        return False  # what was rolled, drawn or shown may differ
    assert game.events_for(observer, before) == other.events_for(observer, after)
    assert game.view(observer) == other.view(observer)
    return True


@pytest.mark.law("root:13.5.2", "root:13.2.2.I")
@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.not_in("fifth")
@pytest.mark.parametrize(("place", "factions"), list(enumerate(TABLES)))
def test_no_log_and_no_view_tells_which_plot_was_laid(place: int, factions: tuple[str, ...]) -> None:
    laid = 0
    for game in random_game(factions, GROUNDS[place], place + 50, 420):
        plots = [] if game.over else [action for action in game.decision.actions if action.verb.name == "plot"]
        ways = [action for action in plots if action.args[0] == plots[0].args[0]]
        if len(ways) < 2:
            continue
        corvids, outcomes = game.decision.seat, []
        for action in ways:
            outcomes.append(game.copy())
            outcomes[-1].apply(action)
        first, *others = outcomes
        for other in others:
            for observer in [None, *range(game.seats)]:
                same = first.view(observer) == other.view(observer)
                told = first.events_for(observer) == other.events_for(observer)
                assert same == told == (observer != corvids)
                laid += observer != corvids
    assert laid > 30


@pytest.mark.law("root:15.2.1", "root:15.5.2.II.a")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_the_value_of_a_relic_is_known_to_nobody_before_it_is_turned(observer: int | None) -> None:
    game = root("""
        factions keepers marquise
        turn 0 daylight
        clearing 5 keepers warrior 4
        keepers forest 1_2_5_10 figure
        keepers retinue delve faithful_retainer
    """)
    play(game, "0 pass")
    assert legal(game, "delve") == ["delve 5 13 figure"]
    shown = set()
    for seed in range(40):
        imagined = game.determinize(observer, seed)
        assert imagined.view(observer) == game.view(observer)
        imagined.apply("delve 5 13 figure")
        shown |= {event.args["piece"] for event in imagined.events if event.what == "delved"}
    assert shown == {f"{RELIC_TYPES[0]}_{value}" for value in (1, 2, 3)}

"""Hirelings at the terminal: on the map, on their cards, and at tables where they are dealt only in play."""

from __future__ import annotations

import random
import re

import pytest

import copse
from copse.games import RootGame
from copse.languages import LANGUAGES
from copse.root.cards import CARD_IDS
from copse.root.maps import MAPS
from tests.script import few_of_many, root
from tests.terminal.test_root import printed, table

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")


def hired(*lines: str, hirelings: str = "the_exile highway_bandits furious_protector") -> RootGame:
    lines = (*lines, *["pawn the_exile 1_9_10_12"] * ("the_exile" in hirelings))
    said = "furious_protector" not in hirelings or any("pawn furious_protector" in line for line in lines)
    lines = lines if said else (*lines, "pawn furious_protector 12")
    return root("\n".join(["factions marquise eyrie lizards", f"hirelings {hirelings}", "turn 0 daylight", *lines]))


def seats(game: RootGame, language: str = "en") -> str:
    return printed(table(game, language).commands["seats"](None, "", 160), width=160)


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(1, range(4)))
def test_a_table_where_hirelings_are_dealt_is_drawn_from_the_first_question_to_the_last(seed: int) -> None:
    dice = random.Random(seed)
    game = copse.new("root", factions=list(FACTIONS[: 2 + seed % 3]), hirelings="random", map=MAPS[seed], seed=seed)
    seen = table(game, LANGUAGES[seed % len(LANGUAGES)])
    for step in range(500):
        if game.over:
            break
        width = dice.choice((50, 80, 120))
        if step % 20 == 0:
            shown = printed(*seen.scene(game.decision.seat, width), seen.commands["clearings"](None, "", width))
            assert all(party.sign in shown for party in game.state.rules.parties)
        printed(seen.prompt(), seen.choices(seen.actions(), width), width=width)
        game.apply(dice.choice(game.decision.actions))
    for event in game.events_for(None):
        [(text, _)] = seen.lines([event])
        assert not text.startswith(f"{event.what} "), text


def test_names_keep_up_with_what_is_dealt_and_with_suits_that_change() -> None:
    game = copse.new("root", factions=["eyrie", "lizards"], seed=1)
    seen = table(game)
    before = seen.labels
    assert seen.labels is before
    game.state.adopt(game.state.rules.with_hirelings(["forest_patrol", "the_exile", "street_band"]))
    assert seen.labels.seat(3) == "The Exile"
    game.state.suits = [suit if suit < 0 else (suit + 1) % 3 for suit in game.state.suits]
    game.state.count_suits()
    assert seen.labels.place(1) != before.place(1)


def test_a_map_shows_bandits_on_their_paths_and_pawns_of_hirelings() -> None:
    game = hired("highway_bandits paths 1-5 3-7", "pawn furious_protector 5")
    shown = table(game).commands
    drawn = printed(shown["map"](None, "", 120), width=120).split("● Marquise")[0]
    assert drawn.count("ⓘ") == 2
    assert "♣ⓖ" in drawn
    assert re.search("5‖─+┐ *\n.*│ⓢ ", drawn)
    listed = printed(shown["clearings"](None, "", 120), width=120)
    assert re.search(r"^1▲ .* 5ⓘ 9 10", listed, re.M)
    assert re.search(r"^5‖ .* 1ⓘ 2 ", listed, re.M)
    assert re.search(r"^3‖ .* 6 7ⓘ 11", listed, re.M)
    assert "♣ forest 1-9-10-12: The Exile" in listed


def test_a_hireling_that_nobody_controls_rules_on_the_map() -> None:
    game = hired("clearing 4 flame_bearers warrior 2", hirelings="flame_bearers sunward_expedition vault_keepers")
    assert re.search(r"^4‖ +ⓤ ⓤ2 ", printed(table(game).commands["clearings"](None, "", 120), width=120), re.M)


def test_the_card_of_a_hireling_tells_who_controls_it_and_how_long() -> None:
    game = hired("held highway_bandits by eyrie", "highway_bandits control 2", "highway_bandits acted")
    shown = seats(game)
    bandits = (
        "Highway Bandits: promoted side, controlled by Eyrie (2 markers), has acted this turn, 4 warriors in supply"
    )
    assert bandits in shown
    assert "The Exile: promoted side, uncontrolled" in shown
    weak = hired(hirelings="the_brigand bandit_gangs stoic_protector")
    assert "The Brigand: demoted side, uncontrolled" in seats(weak)


CARDS: list[tuple[str, dict[str, object], str]] = [
    ("the_exile", {"ready": 4, "spent": 1}, "items face up: 4, face down: 1"),
    ("the_exile", {}, "pawn: forest 1-9-10-12"),
    ("the_brigand", {"dug": True, "robbed": True}, "has taken an item this turn\n    has stolen a card this turn"),
    ("highway_bandits", {"ways": 0b11}, "on the paths 1▲ – 5‖, 1▲ – 9∞"),
    (
        "bandit_gangs",
        {"owed": tuple(2 * (clearing == 5) for clearing in range(13))},
        "may still place warriors in 5‖ ×2",
    ),
    ("forest_patrol", {"waiting": 3}, "waiting on the card: 3 warriors"),
    ("flame_bearers", {"marked": [0]}, "about to burn: Eyrie – warrior"),
    ("street_band", {"came": [1 << 5, *[0] * 8]}, "arrived this turn and may not leave: Eyrie – 5‖"),
    ("mole_artisans", {"revealed": [CARD_IDS.index("anvil")]}, "revealed: Anvil ▲"),
    ("vault_keepers", {}, "6 warriors in supply, 6 vaults in supply"),
]


@pytest.mark.parametrize(("name", "laid", "told"), CARDS, ids=[f"{name}-{told}" for name, _, told in CARDS])
def test_what_lies_on_the_card_of_a_hireling_is_told(name: str, laid: dict[str, object], told: str) -> None:
    pawn = ["pawn the_exile 1_9_10_12"] * (name == "the_exile")
    game = root("\n".join(["factions eyrie lizards", f"hirelings {name}", "turn 0 daylight", *pawn]))
    for what, value in laid.items():
        setattr(game.state.boards[2], what, value)
    assert told in re.sub(" +\n", "\n", seats(game))


def test_the_stock_tells_where_hireling_markers_lie() -> None:
    shown = table(hired("markers 8 12", "claims eyrie 1")).commands["stock"](None, "", 100)
    assert "Hireling markers on the score track: 8, 12" in printed(shown)
    assert "Hireling" not in printed(table(hired("markers none", "claims eyrie 3")).commands["stock"](None, "", 100))

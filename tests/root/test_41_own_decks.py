"""Decks of the players' own: the format, its bounds, and games with them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import copse
from copse.kernel.errors import BadRecord, BadSetup
from copse.kernel.tasks import Json
from copse.root.cards import CARDS, DECKS, deck
from tests.root.campaign import play
from tests.root.own_maps import random_map
from tests.script import few_of_many

GAMES = 200


def refusal(own_deck: Json) -> str:
    with pytest.raises(BadSetup) as caught:
        copse.new("root", own_deck=own_deck, seed=1)
    return str(caught.value)


def changed(**cards: int) -> dict[str, Json]:
    return {"from": "standard", "cards": dict[str, Json](cards)}


def mixed(seed: int) -> dict[str, Json]:
    """A deck with cards of both printed decks."""
    every = ("armorers", "sappers", "cobbler", "saboteurs", "soup_kitchens", "tunnels", "false_orders", "boat_builders")
    return changed(**{name: (seed + place) % 3 for place, name in enumerate(every)}, royal_claim=0, tax_collector=0)


@pytest.mark.parametrize("name", DECKS)
def test_a_printed_deck_is_a_text(name: str) -> None:
    game = copse.new("root", own_deck={"from": name}, seed=1)
    assert game.state.rules.deck == deck(name)


def test_a_deck_has_the_copies_that_its_text_gives() -> None:
    game = copse.new("root", own_deck=changed(armorers=0, saboteurs=2), seed=1)
    copies = Counter(CARDS[card].id for card in game.state.rules.deck)
    assert copies["armorers"] == 0
    assert copies["saboteurs"] == 2
    assert copies["sappers"] == 2


def test_a_game_of_two_leaves_out_the_dominance_cards_of_an_own_deck() -> None:
    game = copse.new("root", own_deck=changed(sappers=1), factions=["marquise", "eyrie"], seed=1)
    assert not any(CARDS[card].kind == "dominance" for card in game.state.rules.deck)


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        (3, "option 'own_deck' must be a deck as a table"),
        ({"from": "best"}, "“from” must be one of standard, exiles, not 'best'"),
        ({"from": "standard", "colour": 1}, "unknown entry “colour”"),
        ({"from": "standard", "names": {"xx": "A"}}, "unknown language “xx”"),
        ({"from": "standard", "cards": [1]}, "“cards” must be a table"),
        (changed(armourers=2), "there is no card “armourers”"),
        (changed(armorers=4), "armorers: the number of copies must be from 0 to 3, not 4"),
        (changed(dominance_fox=2), "dominance_fox: the number of copies must be from 0 to 1, not 2"),
        (changed(sappers=3, cobbler=3), "the number of cards is 56; a deck has 40 to 54"),
        ({"cards": {"armorers": 3}}, "the number of cards is 3; a deck has 40 to 54"),
        (
            changed(sappers=0, cobbler=0, armorers=0, ambush_bird=3, ambush_fox=3, ambush_mouse=3),
            "the number of ambush cards is 10; 8 or fewer",
        ),
        (
            changed(tax_collector=0, stand_and_deliver=0, anvil=0, foxfolk_steel=0, gently_used_knapsack=0,
                    protection_racket=0, root_tea_fox=0, boat_builders=2, saboteurs=2),
            "the number of fox cards is 4; each suit needs 6 or more",
        ),
        ({"hash": "0" * 12}, "own deck 000000000000 is missing: give its text"),
        ({"from": "standard", "hash": "0" * 12}, "it was changed"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_what_is_allowed(table: Json, complaint: str) -> None:
    assert complaint in refusal(table)


def test_an_edition_with_one_deck_refuses_others() -> None:
    with pytest.raises(BadSetup, match="plays with standard only"):
        copse.new("root", own_deck={"from": "exiles"}, edition="early", seed=1)


@pytest.mark.parametrize("option", ["deck", "own_deck"])
def test_a_file_may_be_named_by_the_caller(tmp_path: Path, option: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text('from = "exiles"\n[cards]\nsaboteurs = 1\n', encoding="utf-8")
    game = copse.new("root", seed=1, **{option: str(path)})
    assert len(game.state.rules.deck) == 52


def test_saves_records_and_positions_hold_the_deck_with_its_hash() -> None:
    game = copse.new("root", own_deck=mixed(1), factions=["eyrie", "marquise"], seed=1)
    table = game.options["own_deck"]
    assert isinstance(table, dict)
    for again in (copse.load(game.save()), copse.replay(game.record()), copse.position(game.position())):
        assert again.options["own_deck"] == table
        assert again.view(0) == game.view(0)
    with pytest.raises(BadRecord, match="it was changed"):
        copse.replay(game.record().replace(str(table["hash"]), "0" * 12))


@pytest.mark.slow
@pytest.mark.parametrize("number", few_of_many(2, range(GAMES)))
def test_everyone_plays_with_own_decks(number: int) -> None:
    more: dict[str, Json] = {"own_deck": mixed(number), "own_map": random_map(number)}
    assert play(number * 37, "", more).games == 1

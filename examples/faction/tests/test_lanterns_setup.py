"""Tests of setup, and of whole games on every map, with every kind of company."""

from __future__ import annotations

import pytest
from lanterns_table import moments

import copse
from copse.kernel.errors import CopseError
from copse.kernel.tasks import Json
from copse.root.maps import MAPS
from lanterns.faction import LanternsBoard

pytestmark = pytest.mark.both_builds

BESIDE = (
    "marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers",
)  # fmt: skip


@pytest.mark.law("lanterns:1.3.1", "lanterns:1.3.2")
def test_the_guild_starts_in_a_free_corner_with_oil() -> None:
    game = copse.new("root", factions=["eyrie", "lanterns", "marquise"], seed=1)
    while game.decision.prompt != "FirstLamp":
        game.apply(game.decision.actions[0])
    corner = game.decision.actions[0].args[0]
    assert corner in game.state.map.corners
    game.apply(game.decision.actions[0])
    rules = game.state.rules
    assert game.state.count(rules.warrior[1], corner) == 5
    assert game.state.count(rules.buildings[1][0], corner) == 1
    assert game.state.board(1, LanternsBoard).oil == 3


@pytest.mark.law("lanterns:1.3.3")
def test_the_setup_card_is_dealt_and_starts_on_the_edge() -> None:
    for seed in range(40):
        game = copse.new("root", setup="advanced", factions=3, packages=["lanterns"], seed=seed)
        while not game.over and game.decision.prompt != "LampOnTheEdge":
            taken = [action for action in game.decision.actions if action.text == "take lanterns"]
            if taken:
                assert copse.load(game.save()) == game
            if game.state.turns:
                break
            game.apply((taken or game.decision.actions)[0])
        if game.decision.prompt == "LampOnTheEdge":
            assert all(game.state.map.edge >> action.args[0] & 1 for action in game.decision.actions)
            return
    raise AssertionError("nobody was dealt the setup card")


def beside(*others: str, **options: Json) -> dict[str, Json]:
    return {"factions": ["lanterns", *others], **options}


TABLES: list[dict[str, Json]] = [
    *(beside(*BESIDE[place : place + 2], map=name) for place, name in enumerate(MAPS)),
    *(beside(one, other) for one, other in zip(BESIDE[4::2], BESIDE[5::2], strict=True)),
    {"factions": ["lanterns", "eyrie", "marquise"], "hirelings": "random", "landmarks": 2},
    {"factions": ["electric_eyrie", "lanterns", "mechanical_marquise:nightmare+blitz", "vagabot"]},
    {"factions": 4, "packages": ["lanterns"], "setup": "advanced", "hirelings": "random"},
    {"factions": ["lanterns", "marquise"], "deck": "exiles", "map": "winter"},
]


@pytest.mark.parametrize("place", range(len(TABLES)))
def test_whole_games_save_record_and_write_every_moment(place: int) -> None:
    for game in moments(place, TABLES[place]):
        assert copse.load(game.save()) == game
        assert copse.position(game.position()).position() == game.position()
        for seat in range(game.seats):
            guess = game.determinize(seat, 7)
            assert guess.view(seat) == game.view(seat)
    assert copse.replay(game.record()) == game
    assert game.options["packages"][0].startswith("lanterns@")  # type: ignore[index,union-attr]


def test_older_editions_have_no_packages() -> None:
    with pytest.raises(CopseError, match="packages add to the present Law"):
        copse.new("root", edition="fifth", factions=["lanterns", "eyrie"], seed=1)

"""The fault campaign, in short: each attack for one round, with a fixed seed. `python -m tests.campaign --minutes 10`
runs it for longer.

`make test` proves the same promises by shorter tests: a server that is killed in `test_restart.py`, workers in
`test_thinkers.py` and `test_documents.py`, hostile requests in `test_fuzz.py`, what others hear in `test_secrecy.py`,
seats in `test_handover.py`, slow clients in `test_slow_clients.py`, damaged rows in `test_sweep.py`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import copse
from copse.games import AnyGame
from copse.kernel.errors import IllegalAction, Reason
from copse.kernel.tasks import Json
from copse.law import paragraph
from copse.server.app import OPERATIONS
from copse.server.protocol.refusal import refusal_of
from tests.campaign.__main__ import command
from tests.campaign.attacks import ATTACKS, make
from tests.campaign.ground import Attack, Database
from tests.campaign.kinds import KINDS
from tests.campaign.queries import QUERIES
from tests.campaign.secrets import CARDS, Secrets, secrets_of
from tests.root.landmarks.placed import with_landmarks
from tests.script import legal
from tests.server.cluster import Cluster, new_cluster

ROUNDS = [(attack, database) for attack in ATTACKS.values() for database in attack.databases]


@pytest.fixture(scope="session")
def durable() -> Iterator[Cluster]:
    with new_cluster(durable=True) as cluster:
        yield cluster


@pytest.mark.nightly
@pytest.mark.parametrize(("attack", "database"), ROUNDS, ids=lambda value: getattr(value, "name", value))
def test_the_promise_holds_under_attack(durable: Cluster, attack: Attack, database: Database) -> None:
    row = make(attack, database, seconds=0, seed=1, cluster=durable)
    assert row.tally.found == {}
    assert row.tally.tried


def test_everyone_asks_for_every_operation_of_the_interface() -> None:
    assert set(QUERIES) == {operation.name for operation in OPERATIONS}


def played(kind: str, moves: int) -> tuple[AnyGame, Secrets]:
    """A game at which someone follows who may know what."""
    game, lot = new(kind), random.Random(4)
    secrets = secrets_of(game)
    for _ in range(moves):
        plots = [action for action in game.decision.actions if action.verb.name == "plot"]
        game.apply(lot.choice(plots or game.decision.actions))
        secrets.moved(game)
    return game, secrets


def new(name: str) -> AnyGame:
    kind = next(kind for kind in KINDS if kind.name == name)
    return copse.new(kind.game, **kind.options, seed=4)


def told(game: AnyGame, viewer: int | None) -> Json:
    """A view and a log, as an answer has them."""
    log: list[Json] = [
        {"n": n, "what": event.what, "args": dict[str, Json](event.args), "text": ""}
        for n, event in enumerate(game.events_for(viewer))
    ]
    return {"view": dict(game.view(viewer)), "log": log}


@pytest.mark.parametrize("kind", ["base game", "Black Market", "Small World", "bots"])
def test_the_model_finds_whatever_is_told_to_another_and_nothing_in_what_is_ones_own(kind: str) -> None:
    game, secrets = played(kind, 60)
    for viewer in (*range(game.seats), None):
        if viewer not in game.state.machines:
            assert list(secrets.leaks(viewer, told(game, viewer))) == []
            others = [seat for seat in range(game.seats) if seat != viewer and seat not in game.state.machines]
            assert all(list(secrets.leaks(viewer, told(game, other))) for other in others)


def test_the_model_finds_a_card_of_the_deck_in_any_text() -> None:
    _, secrets = played("base game", 0)
    held = {name for name in CARDS if not list(secrets.leaks(0, {"error": {"message": f"craft {name}"}}))}
    assert len(held) <= 3  # as many as one has in hand
    assert list(secrets.leaks(None, {"lines": [{"label": "Craft Bake Sale"}]}))


def test_the_model_finds_plots_that_lie_face_down() -> None:
    game, secrets = played("Black Market", 80)
    view = dict(game.view(0))
    assert any("plot" in leak for leak in secrets.leaks(1, {"view": view}))
    assert not list(secrets.leaks(0, {"view": view}))


def test_the_model_follows_a_swap_of_two_equal_cards() -> None:
    """Whoever puts a card at a stall of the Black Market knows it there, and knows who takes it (ruling R164). If the
    two cards of a swap are equal, neither the hand nor the stall looks otherwise than before."""
    game: AnyGame = with_landmarks(
        "black_market", "black_market 4", "black_market stall 1 tax_collector", "clearing 4 marquise warrior 1",
        "clearing 4 eyrie warrior 1", "hand marquise tax_collector", "hand eyrie tax_collector", "turn 0 evening",
        factions="marquise eyrie alliance",
    )  # fmt: skip
    secrets = secrets_of(game)
    for swapping in (0, 1):
        while not (swaps := legal(game, "swap")) or game.decision.seat != swapping:
            game.apply(game.decision.actions[0])
            secrets.moved(game)
        game.apply(swaps[0])
        secrets.moved(game)
        for viewer in (0, 1, 2, None):
            assert list(secrets.leaks(viewer, told(game, viewer))) == []
        assert "stall: cards are shown that the viewer cannot know" in secrets.leaks(2, told(game, swapping))
    assert "hand: cards are shown that the viewer cannot know" in secrets.leaks(2, told(game, 0))


def test_the_model_takes_no_sentence_of_the_law_for_a_hidden_card() -> None:
    """A refusal says what its paragraph says, and that of §1.4.2 has Armorers for an example."""
    _, secrets = played("base game", 0)
    rule = refusal_of(IllegalAction("pass", "root:1.4.2", [], Reason("root:1.4.2", "forbidden by"))).fault
    assert "Armorers" in rule.message
    assert list(secrets.leaks(None, {"message": rule.message, "law": rule.law})) == []
    assert list(secrets.leaks(None, {"message": f"{rule.message} Armorers", "law": rule.law}))
    blocked: Json = {"label": "craft", "law": "root:14.2.3", "reason": paragraph("root:14.2.3").summary("en")}
    assert "Master Engravers" in str(blocked)
    assert list(secrets.leaks(None, {"decision": {"blocked": [blocked]}})) == []
    assert list(secrets.leaks(None, {"message": rule.message, "law": "root:1.4.1"}))


def test_what_was_found_is_said_in_a_table_and_by_the_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(ground: object) -> None:
        raise AssertionError("two tokens show one hand")

    words = ["--minutes", "0", "--only", "seats", "--markdown", str(tmp_path / "found.md")]
    monkeypatch.setitem(ATTACKS, "seats", Attack("seats", "nobody sees two hands", fail, ("sqlite",)))
    told = CliRunner().invoke(command, words)
    assert told.exit_code == 1
    assert "two tokens show one hand" in (tmp_path / "found.md").read_text()
    monkeypatch.setitem(ATTACKS, "seats", Attack("seats", "nobody sees two hands", lambda ground: None, ("sqlite",)))
    assert CliRunner().invoke(command, words).exit_code == 0
    assert "| nothing |" in (tmp_path / "found.md").read_text()


def test_an_attack_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    told = CliRunner().invoke(command, ["--only", "magic"])
    assert told.exit_code == 2
    assert "disk" in told.output

"""The fault campaign, in short: each attack for one round, with a fixed seed. `python -m tests.campaign --minutes 10`
runs it for longer.

`make test` proves the same promises by shorter tests: a server that is killed in `test_restart.py`, workers in
`test_thinkers.py` and `test_documents.py`, hostile requests in `test_fuzz.py`, what others hear in `test_secrecy.py`,
seats in `test_handover.py`, slow clients in `test_slow_clients.py`, damaged rows in `test_sweep.py`."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.campaign.__main__ import command
from tests.campaign.attacks import ATTACKS, make
from tests.campaign.ground import Attack, Database
from tests.server.cluster import Cluster

ROUNDS = [(attack, database) for attack in ATTACKS.values() for database in attack.databases]


@pytest.mark.nightly
@pytest.mark.parametrize(("attack", "database"), ROUNDS, ids=lambda value: getattr(value, "name", value))
def test_the_promise_holds_under_attack(cluster: Cluster, attack: Attack, database: Database) -> None:
    row = make(attack, database, seconds=0, seed=1, cluster=cluster)
    assert row.tally.found == {}
    assert row.tally.tried


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

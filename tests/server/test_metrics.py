"""Metrics for Prometheus: what goes on, by operation and code, on a port of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from copse.kernel.tasks import Json
from copse.server.api.calls import Services
from copse.server.app import create_app
from copse.server.config.settings import Settings
from copse.server.edge.listening import CannotListen, listen, metrics_served
from copse.server.operations.metrics import Metrics
from tests.server.club import API, HUMAN
from tests.server.process import free_port, served_here, until

DOCS: Final = Path(__file__).parents[2] / "docs" / "how-to" / "operate.md"


def metrics(port: int) -> dict[str, float]:
    text = httpx2.get(f"http://127.0.0.1:{port}/metrics", verify=False).text
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value for sample in found}


def test_what_goes_on_is_counted_and_timed(tmp_path: Path) -> None:
    port = free_port()
    with served_here(tmp_path, metrics_port=port) as server:
        made = server.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}).json()
        table, token = made["table"]["id"], made["seats"][0]["token"]
        with connect(f"ws://127.0.0.1:{server.port}{API}/tables/{table}/live") as socket:
            socket.send("{}")
            socket.recv()
            for request, status in (("1", 200), ("2", 409)):
                choice: Json = {"request": request, "revision": 0, "action": "pick 1"}
                assert server.post(f"/tables/{table}/actions", choice, token).status_code == status
            until(lambda: metrics(port).get("copse_update_seconds_count") == 1)
            told = metrics(port)
        assert told["copse_tables"] == told["copse_lines"] == 1
        assert told["copse_actions_total accepted"] == told["copse_actions_total stale"] == 1
        assert told["copse_refusals_total stale"] == 1
        assert told["copse_answers_total act 200"] == told["copse_answers_total create 201"] == 1
        assert told["copse_request_seconds_count act"] == 2
        assert told["copse_database_seconds_count append"] == 1
        assert told["copse_thinkers_busy"] == told["copse_thinkers_waiting"] == 0
        assert told["process_resident_memory_bytes"] > 1e6
        assert table not in str(told)
        until(lambda: metrics(port)["copse_lines"] == 0)


def test_every_figure_is_described(tmp_path: Path) -> None:
    services: Services = create_app(Settings(str(tmp_path / "club.db"))).state.services
    served = {metric.name + "_total" * (metric.type == "counter") for metric in services.metrics.registry.collect()}
    described = set(re.findall(r"`(copse_[a-z_]+)`", DOCS.read_text()))
    assert {name for name in served if name.startswith("copse_")} == described


def test_the_port_that_is_open_to_the_world_tells_no_metrics(tmp_path: Path) -> None:
    with served_here(tmp_path) as server:
        for path in ("/metrics", "/api/v1/metrics"):
            assert b"copse_tables" not in server.ask(f"GET {path} HTTP/1.0\r\nHost: copse\r\n\r\n".encode())


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as other:
        settings = Settings(str(tmp_path / "club.db"), metrics_port=other.getsockname()[1])
        serving = metrics_served(settings, Metrics())
        with pytest.raises(CannotListen, match=r"cannot serve metrics on 127\.0\.0\.1"):
            serving.__enter__()

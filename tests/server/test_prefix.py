"""A path of its own: with COPSE_PREFIX everything is served under it, and nothing beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from copse.kernel.errors import BadSetup
from copse.server.app import create_app
from copse.server.config.settings import Settings, settings_from
from tests.server.club import HUMAN


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").write_text("")
    (tmp_path / "index.html").write_text("the page")
    settings = Settings(str(tmp_path / "club.db"), tmp_path, "/games/copse", thinkers=1)
    with TestClient(create_app(settings), follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/somewhere", "/assets/page.js", "/api/v1/health", "/api/v1/openapi.json"])
def test_everything_is_under_the_path_and_nothing_beside_it(client: TestClient, path: str) -> None:
    assert client.get(f"/games/copse{path}").status_code == 200
    assert client.get(path).status_code == 404
    assert client.get(f"/games{path}").status_code == 404


def test_the_path_itself_leads_to_the_page_wherever_the_proxy_is(client: TestClient) -> None:
    answer = client.get("/games/copse")
    assert (answer.status_code, answer.headers["location"]) == (308, "/games/copse/")


def test_a_table_works_under_the_path(client: TestClient) -> None:
    wish = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
    made = client.post("/games/copse/api/v1/tables", json=wish)
    assert made.status_code == 201
    assert made.headers["cache-control"] == "no-store"
    with client.websocket_connect(f"/games/copse/api/v1/tables/{made.json()['table']['id']}/live") as socket:
        socket.send_json({})
        assert socket.receive_json()["type"] == "snapshot"


def test_the_description_says_where_it_is(client: TestClient) -> None:
    assert client.get("/games/copse/api/v1/openapi.json").json()["servers"] == [{"url": "/games/copse/api/v1"}]


@pytest.mark.parametrize("text", ["copse", "/copse/", "/", "/a//b", "/a b", "/a?b", "//host"])
def test_a_path_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="COPSE_PREFIX must be empty or a path such as /copse, not"):
        settings_from({"COPSE_PREFIX": text})

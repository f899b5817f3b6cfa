"""The interface as a whole: its description, its limits and its headers."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest
from starlette.routing import Mount, Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from copse.kernel.tasks import Json
from copse.server.api.openapi import plain_path
from copse.server.app import OPERATIONS
from copse.server.edge.security_headers import HEADERS
from tests.server.club import API, HUMAN, Club, club_on, code, fresh, quick_app, settings_on


def test_every_route_is_described_and_every_description_has_a_route(club: Club) -> None:
    document = club.get("/openapi.json").json()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    api = next(route for route in club.http.app.routes if isinstance(route, Mount))  # type: ignore[attr-defined]
    routed = {
        (method, plain_path(route.path))
        for route in api.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routed - {("GET", "/openapi.json")} == described
    assert len(described) == len(OPERATIONS)
    assert len({row.name for row in OPERATIONS}) == len(OPERATIONS), "descriptions, logs and figures tell them apart"


def test_every_reference_of_the_description_leads_somewhere(club: Club) -> None:
    document = club.get("/openapi.json").json()
    schemas = document["components"]["schemas"]
    text = club.get("/openapi.json").text
    wanted = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= set(schemas)
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_answers_are_as_they_are_described(club: Club) -> None:
    document = club.get("/openapi.json").json()
    guests = club.create("root", HUMAN, HUMAN)
    table, ann = f"/tables/{guests.id}", guests.people[0]
    answers = {
        ("get", "/games"): club.get("/games"),
        ("get", "/agents"): club.get("/agents"),
        ("get", "/tutorials"): club.get("/tutorials"),
        ("get", "/law/{id}"): club.get("/law/root:6.5.4"),
        ("get", "/health"): club.get("/health"),
        ("get", "/ready"): club.get("/ready"),
        ("get", "/tables/{table}"): club.get(table),
        ("get", "/tables/{table}/figures"): club.get(f"{table}/figures"),
        ("get", "/tables/{table}/state"): ann.get("state"),
        ("post", "/tables/{table}/preview"): ann.post("preview", {"action": "settle 1", "revision": 0}),
        ("post", "/tables/{table}/actions"): ann.act("settle 1"),
        ("post", "/tables/{table}/hint"): ann.post("hint"),
        ("get", "/tables/{table}/replay"): guests.host.get("replay"),
    }
    for (method, path), answer in answers.items():
        described = document["paths"][path][method]["responses"]["200"]["content"]["application/json"]["schema"]
        whole = {**described, "components": document["components"]}
        jsonschema.validate(answer.json(), whole)


# ---- limits


def test_a_request_may_not_be_too_large(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", largest_request=1000) as club:
        wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN], "record": "x" * 1000}
        assert code(club.post("/tables", wish)) == (413, "too_large")


def test_a_client_that_asks_too_often_must_wait(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", requests_at_once=5, requests_per_second=0.001) as club:
        for _ in range(5):
            assert club.get("/health").status_code == 200
        for path in ("/health", "/openapi.json", "/nowhere"):
            assert code(club.get(path)) == (429, "too_many_requests")
        assert club.get("/health").headers["x-frame-options"] == "DENY"
        assert club.http.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/openapi.json", "/nowhere"])
def test_whatever_is_asked_of_the_interface_counts(tmp_path: Path, path: str) -> None:
    with club_on(tmp_path / "club.db", requests_at_once=2, requests_per_second=0.001) as club:
        assert [club.get(path).status_code == 429 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("path", ["/", "/table/abc", "/nowhere.js", "/x/y"])
def test_whatever_is_asked_of_the_page_counts_by_itself(tmp_path: Path, path: str) -> None:
    with club_on(tmp_path / "club.db", files_at_once=2, files_per_second=0.001) as club:
        assert [club.http.get(path).status_code == 429 for _ in range(3)] == [False, False, True]
        assert club.get("/health").status_code == 200


def test_a_client_may_make_so_many_tables_a_day(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", tables_per_day=2) as club:
        club.create()
        club.create()
        wish: Json = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
        assert code(club.post("/tables", wish)) == (429, "too_many_tables")


def test_a_pass_phrase_cannot_be_tried_as_often_as_one_likes(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", phrases_per_minute=2) as club:
        guests = club.create("smallworld", HUMAN, {"kind": "open"}, passphrase="meadow")
        join, wrong = f"/tables/{guests.id}/join", {"name": "Eve", "passphrase": "field"}
        assert [code(club.post(join, dict(wrong)))[1] for _ in range(3)] == [
            "wrong_passphrase", "wrong_passphrase", "too_many_tries",
        ]  # fmt: skip


@pytest.mark.parametrize("request_id", ["", "x" * 81])
def test_a_request_id_has_a_length(club: Club, request_id: str) -> None:
    ann = club.create().people[0]
    body: dict[str, Json] = {"request": request_id, "revision": 0, "action": "pick 1"}
    assert code(ann.post("actions", body)) == (422, "bad_request")
    assert code(ann.post("actions", {**body, "request": fresh(), "revision": -1})) == (422, "bad_request")


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=1e9", "since=٣", "lang=de", "revision=99999999999"])
def test_a_wrong_question_is_refused(club: Club, query: str) -> None:
    assert code(club.create().people[0].get(f"state?{query}"))[0] == 422


@pytest.mark.parametrize("header", ["Bearer x", "Seat", "Seat  ", "x"])
def test_a_wrong_authorization_is_refused(club: Club, header: str) -> None:
    guests = club.create()
    answer = club.http.get(f"{API}/tables/{guests.id}/state", headers={"Authorization": header})
    assert code(answer) == (401, "bad_token")


# ---- browsers


def test_every_answer_carries_the_headers_that_protect_the_page(club: Club) -> None:
    for answer in (club.get("/health"), club.get("/nowhere"), club.http.get("/"), club.post("/tables", {})):
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    policy = HEADERS["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "access-control-allow-origin" not in club.get("/health").headers
    assert club.get("/health").headers["cache-control"] == "no-store"


def test_another_site_is_refused_and_our_own_page_is_not(club: Club) -> None:
    foreign = club.http.get(f"{API}/health", headers={"origin": "https://elsewhere.example"})
    assert code(foreign) == (403, "foreign_origin")
    assert club.http.get(f"{API}/health", headers={"origin": "http://testserver"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://testserver:x", "null", "", "://", "testserver"])
def test_an_origin_that_is_none_is_another_site(club: Club, origin: str) -> None:
    assert code(club.http.get(f"{API}/health", headers={"origin": origin})) == (403, "foreign_origin")
    with pytest.raises(WebSocketDisconnect):
        club.http.websocket_connect(f"{API}/tables/x/live", headers={"origin": origin}).__enter__()


def test_a_browser_that_came_by_https_is_to_come_by_nothing_else(tmp_path: Path) -> None:
    for scheme, told in (("https", "max-age=7"), ("http", None)):
        settings = settings_on(tmp_path / "club.db", hsts_seconds=7)
        with TestClient(quick_app(settings), base_url=f"{scheme}://testserver") as client:
            for path in ("/", "/nowhere.js", f"{API}/health"):
                assert client.get(path).headers.get("strict-transport-security") == told


def test_what_does_not_exist_is_said_so_in_the_same_way(club: Club) -> None:
    assert code(club.get("/nowhere")) == (404, "not_found")
    assert code(club.http.put(f"{API}/games")) == (405, "method_not_allowed")

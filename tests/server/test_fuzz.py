"""The interface under fire: requests made from its own description, right ones and wrong ones. None breaks the server,
and every answer is as the description says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import DataObject, SearchStrategy, data, one_of, sampled_from
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from copse.kernel.tasks import Json
from copse.server.api.calls import Operation
from copse.server.api.openapi import describe, plain_path
from copse.server.app import OPERATIONS, create_app
from tests.server.club import API, HUMAN, OPEN, Club, Guests, bearer, settings_on

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(describe(OPERATIONS))
NO_LIMIT = {"tables_per_day": 1e6, "phrases_per_minute": 1e6}
SAME_EVERY_TIME = settings(
    max_examples=20,
    phases=[Phase.generate],
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)

Wish = schemathesis.Case[APIOperation]  # type: ignore[type-arg]
Who = Literal["nobody", "seat", "host"]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    app = create_app(settings_on(tmp_path_factory.mktemp("fuzz") / "club.db", **NO_LIMIT))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Club(client)


def cases(row: Operation) -> SearchStrategy[Wish]:
    """Requests that fit the description, and others that nearly do."""
    operation = SCHEMA[plain_path(row.path)][row.method]
    return one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))


def at_a_real_table(case: Wish, guests: Guests, draw: DataObject) -> None:
    """Random ids, revisions and actions never fit; let some of them do."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = guests.id
    if not isinstance(case.body, dict):
        return
    fitting: dict[str, list[Json]] = {
        "game": ["root", "smallworld"], "revision": [guests.spectator.revision], "action": ["pick 1", "pick 2"],
        "agent": ["random", None], "kind": ["human", "open"], "record": [None], "position": [None], "options": [{}],
    }  # fmt: skip
    for name in sorted(case.body.keys() & fitting.keys()):
        if draw.draw(sampled_from([True, False])):
            case.body[name] = draw.draw(sampled_from(fitting[name]))


@pytest.mark.parametrize("who", ["nobody", "seat", "host"])
@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.name)
def test_no_request_breaks_the_server_and_answers_are_as_described(club: Club, row: Operation, who: Who) -> None:
    guests = club.create("smallworld", HUMAN, OPEN if row.name == "join" else HUMAN)
    token = {"nobody": "", "seat": guests.people[0].token, "host": guests.host_token}[who]

    @SAME_EVERY_TIME
    @given(case=cases(row), draw=data())
    def send(case: Wish, draw: DataObject) -> None:
        if draw.draw(sampled_from([True, True, False])):
            at_a_real_table(case, guests, draw)
        case.headers.update(bearer(token))
        request = case.as_transport_kwargs(base_url=f"http://testserver{API}")
        sent = {name: request[name] for name in ("method", "url", "headers", "params", "json") if name in request}
        case.validate_response(club.http.request(**sent, content=request.get("data")), checks=CHECKS)

    send()

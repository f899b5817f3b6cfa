"""Requests made from the interface's own description, right and nearly right ones, and what every answer must be."""

from __future__ import annotations

import schemathesis
from hypothesis.strategies import DataObject, SearchStrategy, one_of, sampled_from
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from copse.kernel.tasks import Json
from copse.server.api.calls import Operation
from copse.server.api.openapi import describe, plain_path
from copse.server.app import OPERATIONS
from tests.server.club import API, Club, Guests, bearer

AS_DESCRIBED = [status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(describe(OPERATIONS))

Wish = schemathesis.Case[APIOperation]  # type: ignore[type-arg]


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
    revision = guests.club.table(guests.id).revision  # tokens may have been replaced, and spectators need a phrase
    fitting: dict[str, list[Json]] = {
        "game": ["root", "smallworld"], "revision": [revision], "action": ["pick 1", "pick 2"],
        "agent": ["random", None], "kind": ["human", "open"], "record": [None], "position": [None], "options": [{}],
    }  # fmt: skip
    for name in sorted(case.body.keys() & fitting.keys()):
        if draw.draw(sampled_from([True, False])):
            case.body[name] = draw.draw(sampled_from(fitting[name]))


def fire(club: Club, case: Wish, token: str) -> None:
    """Send a request with a token. The server may say that it is busy, but never that it broke."""
    case.headers.update(bearer(token))
    request = case.as_transport_kwargs(base_url=f"http://testserver{API}")
    sent = {name: request[name] for name in ("method", "url", "headers", "params", "json") if name in request}
    answer = club.http.request(**sent, content=request.get("data"))
    busy = answer.status_code == 503 and "error" in answer.json()
    case.validate_response(answer, checks=AS_DESCRIBED if busy else [not_a_server_error, *AS_DESCRIBED])

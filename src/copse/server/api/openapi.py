"""The OpenAPI description of the interface, generated from the operations and their messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.json import decode, encode, schema_components

import copse
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.server.api.calls import Operation
from copse.server.protocol import PREFIX
from copse.server.protocol.lobby_messages import LobbyChange
from copse.server.protocol.messages import Hello, Ping, Snapshot, Trouble

REFERENCE: Final = "#/components/schemas/{name}"
LIVE: Final = (
    "Live updates use the WebSocket /tables/{table}/live. The client sends a Hello. The server sends a Snapshot at "
    "once and after every change, and a Ping from time to time. At /lobby/live it sends a LobbyInfo, and then a "
    "LobbyChange after every change."
)
SPOKEN: Final[dict[str, Json]] = {
    "name": "lang",
    "in": "query",
    "schema": {"type": "string", "enum": list[Json](LANGUAGES)},
    "description": "Language of all texts for people.",
}


def describe(operations: Sequence[Operation], prefix: str = "") -> dict[str, Json]:
    """Return the OpenAPI document of the operations."""
    bodies = [row.body for row in operations if row.body is not None]
    answers = [row.answer for row in operations if row.answer is not str]
    _, sent = schema_components([*bodies, Hello], ref_template=REFERENCE)
    _, schemas = schema_components(
        [*bodies, *answers, Trouble, Hello, Ping, Snapshot, LobbyChange], ref_template=REFERENCE
    )
    for schema in (schema for name, schema in schemas.items() if name not in sent):
        # An answer always contains its defaults; only requests may omit them.
        required, fields = schema["required"], schema["properties"]
        schema["required"] = [name for name, field in fields.items() if name in required or "default" in field]
    paths: dict[str, dict[str, Json]] = {}
    for row in operations:
        paths.setdefault(plain_path(row.path), {})[row.method.lower()] = _operation(row)
    components: dict[str, Json] = {
        "schemas": decode(encode(schemas)),
        "securitySchemes": {
            "token": {"type": "apiKey", "in": "header", "name": "Authorization", "description": "Seat TOKEN"}
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Copse", "version": copse.__version__, "description": LIVE},
        "servers": [{"url": prefix + PREFIX}],
        "paths": dict[str, Json](paths),
        "components": components,
    }


def plain_path(path: str) -> str:
    """Return a path without the types of its parameters."""
    return re.sub(r":\w+}", "}", path)


def _operation(row: Operation) -> Json:
    described: dict[str, Json] = {
        "operationId": row.name,
        "summary": row.about,
        "parameters": [*_path_parts(row.path), *_query(row), SPOKEN],
        "responses": {
            str(row.status): {"description": "Success.", "content": _content(row.answer, row.text)},
            "default": {"description": "Refused; the body has the reason.", "content": _content(Trouble)},
        },
    }
    if row.body is not None:
        described["requestBody"] = {"required": True, "content": _content(row.body)}
    if row.who in ("seat", "host"):
        described["security"] = [{"token": []}]
    if row.who == "watcher":
        described["security"] = [{"token": []}, {}]
    return described


def _path_parts(path: str) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind else "string"}}
        for name, kind in re.findall(r"{(\w+)(:number)?}", path)
    ]


def _query(row: Operation) -> list[Json]:
    return [
        {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}, "description": about}
        for name, about in row.query.items()
    ]


def _content(kind: type[Struct] | type[Sequence[Struct]] | type[str], text: str = "") -> Json:
    if kind is str:
        return {text: {"schema": {"type": "string"}}}
    (schema,), _ = schema_components([kind], ref_template=REFERENCE)
    return {"application/json": {"schema": decode(encode(schema))}}

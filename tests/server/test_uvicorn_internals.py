"""`edge/connections.py` and `edge/listening.py` extend classes of uvicorn that are not its public interface. A newer
uvicorn may change them without notice; these tests name what they rely on."""

from __future__ import annotations

import inspect
from typing import Final

import pytest
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

METHODS: Final[dict[type, dict[str, str]]] = {
    HttpToolsProtocol: {
        "connection_made": "self transport",
        "data_received": "self data",
        "_start_asgi_task": "self cycle app",
        "on_response_complete": "self",
        "on_message_begin": "self",
        "on_body": "self body",
        "on_headers_complete": "self",
        "on_message_complete": "self",
        "handle_websocket_upgrade": "self",
        "connection_lost": "self exc",
        "shutdown": "self",
        "pause_writing": "self",
        "resume_writing": "self",
    },
    WebSocketsSansIOProtocol: {
        "__init__": "self config server_state app_state _loop",
        "connection_made": "self transport",
        "connection_lost": "self exc",
        "data_received": "self data",
        "handle_events": "self",
        "handle_ping": "self",
        "handle_parser_exception": "self",
        "pause_writing": "self",
        "resume_writing": "self",
        "shutdown": "self",
    },
    FlowControl: {"__init__": "self transport", "resume_reading": "self"},
    uvicorn.Server: {"run": "self sockets", "serve": "self sockets", "handle_exit": "self sig frame"},
}
ATTRIBUTES: Final[dict[type, str]] = {
    HttpToolsProtocol: "flow pipeline transport client cycle loop config",
    RequestResponseCycle: "response_started response_complete disconnected message_event",
    WebSocketsSansIOProtocol: "conn client writable disconnected transport loop config",
    FlowControl: "write_paused",
}
WHAT_TO_DO: Final = (
    f"uvicorn {uvicorn.__version__} changed what src/copse/server/edge extends. Compare its source with "
    "edge/connections.py and edge/listening.py, adapt them, run test_pipelines.py, test_frames.py and "
    "test_slow_clients.py, and then raise the cap of uvicorn in pyproject.toml"
)


@pytest.mark.parametrize("kind", METHODS, ids=lambda kind: kind.__name__)
def test_the_methods_that_are_overridden_have_the_parameters_that_are_passed_on(kind: type) -> None:
    for name, expected in METHODS[kind].items():
        method = getattr(kind, name, None)
        found = " ".join(inspect.signature(method).parameters) if method is not None else "nothing"
        assert found == expected, f"{kind.__name__}.{name} takes ({found}), not ({expected}): {WHAT_TO_DO}"


@pytest.mark.parametrize("kind", ATTRIBUTES, ids=lambda kind: kind.__name__)
def test_the_attributes_that_are_read_or_set_are_still_used(kind: type) -> None:
    methods = [method for method in vars(kind).values() if inspect.isfunction(method)]
    used = {name for method in methods for name in method.__code__.co_names}
    missing = [name for name in ATTRIBUTES[kind].split() if name not in used]
    assert not missing, f"{kind.__name__} has no {', '.join(missing)}: {WHAT_TO_DO}"

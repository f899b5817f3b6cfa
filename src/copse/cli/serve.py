"""The web app on this machine: `copse serve`."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from typing import Annotated, Final

import typer

from copse.cli.common import app
from copse.server.config.settings import help_lines

Host = Annotated[str, typer.Option("--host", help="where to listen; 0.0.0.0 lets others on your network in")]
Port = Annotated[int, typer.Option("--port", help="on which port", min=1, max=65535)]
Open = Annotated[
    bool | None, typer.Option("--open/--no-open", help="open the browser; by default if there is a screen")
]

OPEN_AFTER: Final = 1.0  # seconds, in which the server gets ready


@app.command(epilog="\n\n".join(["Variables of the environment, with their defaults:", *help_lines()]))
def serve(host: Host = "127.0.0.1", port: Port = 8000, open_page: Open = None) -> None:
    """Start the web app."""
    # The slowest things to import: other commands do without.
    from copse.server.app import create_app
    from copse.server.edge.listening import chosen, listen, server
    from copse.server.store import try_database

    settings = chosen()
    asyncio.run(try_database(settings.database))
    listening = listen(host, port)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}{settings.prefix}/"
    print(f"Copse: {address}", flush=True)
    if open_page or (open_page is None and has_screen()):
        threading.Timer(OPEN_AFTER, webbrowser.open, [address]).start()
    server(create_app(settings)).run([listening])


def has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

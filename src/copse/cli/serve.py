"""`copse serve`: run the web app."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import webbrowser
from typing import Annotated, Final

import typer

from copse.cli.common import With, app, examples
from copse.server.config.settings import help_lines

Host = Annotated[str, typer.Option("--host", help="Address to listen on. 0.0.0.0 also admits other machines.")]
Port = Annotated[int, typer.Option("--port", help="Port to listen on.", min=1, max=65535)]
Open = Annotated[
    bool | None,
    typer.Option("--open/--no-open", help="Open the page in a browser. By default only if there is a screen."),
]

OPEN_AFTER: Final = 1.0  # seconds for the server to start


EPILOG: Final = "\n\n".join(
    [
        examples(
            "copse serve", "copse serve --host 0.0.0.0 --port 8080", "COPSE_DATABASE=club.db copse serve --no-open"
        ),
        "Environment variables:",
        *help_lines(),
    ]
)


@app.command(epilog=EPILOG)
def serve(host: Host = "127.0.0.1", port: Port = 8000, open_page: Open = None, packages: With = None) -> None:
    """Run the web app until Ctrl-C. Settings are read from environment variables."""
    # Imported here because other commands start faster without these.
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
    """Return whether a browser could be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

"""Runs the server behind something else, without `copse serve`: `python -m copse.server PORT`."""

from __future__ import annotations

import sys

from copse.server.app import create_app
from copse.server.edge.listening import chosen, listen, server

if __name__ == "__main__":
    server(create_app(chosen())).run([listen("127.0.0.1", int(sys.argv[1]))])

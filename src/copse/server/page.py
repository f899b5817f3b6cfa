"""The page: the files that the build put beside the server."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from copse.kernel.errors import CopseError

NOT_BUILT = """\
Copse is running, but its page was not built.

With Node 20 or newer:  cd web && npm ci && npm run build
The HTTP interface works without it: /api/v1/openapi.json describes it.
"""


class NoShell(CopseError):
    """The page was not built, so nothing can be made of it."""


class Page(StaticFiles):
    """The files of the page; the addresses that it makes up for its own screens are all its first file."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        scope["operation"] = "page"
        try:
            found = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or "." in path.rpartition("/")[2] or scope["method"] != "GET":
                raise
            found, path = await super().get_response("index.html", scope), "index.html"
        # Built files have their digest in the name; the first one names them and must be fresh.
        fresh = path in (".", "", "index.html")
        found.headers["Cache-Control"] = "no-cache" if fresh else "public, max-age=86400"
        return found


def page_routes(folder: Path) -> list[Route | Mount]:
    if (folder / "index.html").is_file():
        return [Mount("/", Page(directory=folder, html=True))]
    return [Route("/{path:path}", lambda request: PlainTextResponse(NOT_BUILT))]

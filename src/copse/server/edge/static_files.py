"""The files of the page.

All are read at the start, so that a rebuilt page does not mix with the old one. Each is compressed once, on its
first request, and sent from memory."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from copse.kernel.errors import CopseError

PIECE: Final = 64 * 1024  # bytes sent at once; the next ones wait until the client has read some
FRESH: Final = "no-cache"
LASTING: Final = "public, max-age=86400"

NOT_BUILT = """\
Copse is running, but its page was not built.

With Node 20 or newer:  cd web && npm ci && npm run build
The HTTP interface works without it: /api/v1/openapi.json describes it.
"""


class NoShell(CopseError):
    """The page is not built."""


class File:
    """A file in memory, plain and compressed."""

    def __init__(self, plain: bytes, kind: str, cache: str | None = None) -> None:
        self._plain = plain
        self._headers = [(b"content-type", kind.encode()), *([(b"cache-control", cache.encode())] if cache else [])]

    @cached_property
    def _packed(self) -> bytes:
        """The compressed form, unless it is larger."""
        return min(gzip.compress(self._plain, mtime=0), self._plain, key=len)

    @cached_property
    def _tag(self) -> str:
        """The ETag. It is weak, because it stands for both forms."""
        return f'W/"{blake2b(self._plain, digest_size=12).hexdigest()}"'

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = Headers(scope=scope)
        body = self._packed if "gzip" in asked.get("accept-encoding", "") else self._plain
        headers = [*self._headers, (b"etag", self._tag.encode()), (b"vary", b"Accept-Encoding")]
        if self._tag in asked.get("if-none-match", ""):
            await send({"type": "http.response.start", "status": 304, "headers": headers})
            await send({"type": "http.response.body"})
            return
        if body is not self._plain:
            headers.append((b"content-encoding", b"gzip"))
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for start in range(0, len(body) if scope["method"] == "GET" else 0, PIECE):
            await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": True})
        await send({"type": "http.response.body"})


class Page:
    """The files of the page. The addresses of its own screens all serve its index file."""

    def __init__(self, folder: Path) -> None:
        files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
        # Built files have a digest in their name. The index file names them and must be fresh.
        self._files: Final = {
            name: File(file.read_bytes(), kind_of(name), FRESH if name == "index.html" else LASTING)
            for name, file in files.items()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["operation"] = "page"
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path_params"]["path"]
        file = self._files.get(path)
        if file is None and "." not in path.rpartition("/")[2]:
            file = self._files["index.html"]
        if file is None:
            raise HTTPException(404)
        await file(scope, receive, send)


def kind_of(name: str) -> str:
    kind = guess_type(name)[0] or "text/plain"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def page_routes(folder: Path) -> list[Route]:
    if (folder / "index.html").is_file():
        return [Route("/{path:path}", Page(folder))]
    return [Route("/{path:path}", lambda request: PlainTextResponse(NOT_BUILT))]

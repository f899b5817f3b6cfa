"""The page: its files, as browsers get them."""

from __future__ import annotations

import dataclasses
import gzip
import random
import shutil
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from copse.server.workers.agent_pool import DEFAULT_AGENT
from tests.server.club import API, quick_app, settings_on

SCRIPT = "const answer = 42;\n" * 10_000
PACKED = gzip.compress(SCRIPT.encode())
LETTERS = random.Random(1).randbytes(10_000)


def page_client(folder: Path, database: Path) -> TestClient:
    return TestClient(quick_app(dataclasses.replace(settings_on(database), page=folder)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built page."""
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>Copse")
    (built / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (built / "assets" / "letters-1a2b.woff2").write_bytes(LETTERS)
    return built


def test_the_page_is_served_and_its_own_addresses_lead_to_it(tmp_path: Path, folder: Path) -> None:
    with page_client(folder, tmp_path / "club.db") as client:
        for path in ("/", "/table/abc", "/assets", "/assets/", "//"):
            assert client.get(path).text == "<!doctype html>Copse"
            assert client.get(path).headers["content-type"] == "text/html; charset=utf-8"
            assert client.get(path).headers["cache-control"] == "no-cache"
        assert client.get("/assets/app-1a2b.js").headers["cache-control"] != "no-cache"
        assert client.get("/assets/app-1a2b.js").headers["content-type"].startswith("text/javascript")


def test_what_is_not_in_the_folder_is_not_found(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    with page_client(folder, tmp_path / "club.db") as client:
        for path in ("/gone-1a2b.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert client.get(path).status_code == 404
        assert client.post("/").status_code == 405


def test_a_server_serves_the_page_of_its_start_while_another_is_built(tmp_path: Path, folder: Path) -> None:
    with page_client(folder, tmp_path / "club.db") as client:
        shutil.rmtree(folder)
        assert client.get("/assets/app-1a2b.js").text == SCRIPT


def test_a_file_is_compressed_once(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[int] = []

    def compress(content: bytes, mtime: int) -> bytes:
        compressed.append(len(content))
        return PACKED

    monkeypatch.setattr(gzip, "compress", compress)
    with page_client(folder, tmp_path / "club.db") as client:
        for _ in range(3):
            packed = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
            assert packed.text == SCRIPT
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
            assert packed.headers["vary"] == "Accept-Encoding"
            plain = client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": ""})
            assert plain.text == SCRIPT
            assert "content-encoding" not in plain.headers
    assert compressed == [len(SCRIPT)]


def test_a_file_that_compression_makes_no_smaller_is_sent_as_it_is(tmp_path: Path, folder: Path) -> None:
    with page_client(folder, tmp_path / "club.db") as client:
        letters = client.get("/assets/letters-1a2b.woff2", headers={"Accept-Encoding": "gzip"})
        assert letters.content == LETTERS
        assert "content-encoding" not in letters.headers


def test_a_browser_that_has_a_file_is_told_that_it_is_the_same(tmp_path: Path, folder: Path) -> None:
    with page_client(folder, tmp_path / "club.db") as client:
        tag = client.get("/").headers["etag"]
        same = client.get("/", headers={"If-None-Match": tag})
        assert (same.status_code, same.content) == (304, b"")
        assert client.get("/", headers={"If-None-Match": 'W/"another"'}).status_code == 200
        assert client.head("/").headers["content-length"] == str(len("<!doctype html>Copse"))


def test_the_description_of_the_interface_is_compressed_once_too(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with page_client(folder, tmp_path / "club.db") as client:
        first = client.get(f"{API}/openapi.json").json()
        monkeypatch.delattr(gzip, "compress")
        again = client.get(f"{API}/openapi.json")
        assert again.headers["content-encoding"] == "gzip"
        assert again.json() == first


def test_without_a_page_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    with page_client(tmp_path / "nowhere", tmp_path / "club.db") as client:
        assert "npm run build" in client.get("/").text
        assert client.get(f"{API}/health").status_code == 200


def test_the_page_seats_the_same_agent_as_the_server_where_nobody_names_one() -> None:
    told = (Path(__file__).parents[2] / "web/src/lobby/open.ts").read_text(encoding="utf-8")
    assert f"export const USUAL_OPPONENT = '{DEFAULT_AGENT}'" in told

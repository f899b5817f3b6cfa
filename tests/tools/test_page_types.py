"""The page has the types that the rules declare."""

from __future__ import annotations

from pathlib import Path

from tools.page_types import typescript

SEEN = Path(__file__).parents[2] / "web" / "src" / "root" / "seen.ts"


def test_the_page_has_the_types_of_the_view_of_root() -> None:
    assert SEEN.read_text(encoding="utf-8") == typescript(), "web/src/root/seen.ts is stale: make schema"

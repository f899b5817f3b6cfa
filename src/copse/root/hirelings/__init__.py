"""The hirelings by name (appendix E)."""

from __future__ import annotations

from typing import Final

from copse.root.hirelings.base import Hireling

HIRELINGS: Final[dict[str, Hireling]] = {}

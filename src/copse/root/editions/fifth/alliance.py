"""Chapter 8 of the fifth edition: martial law also counts warriors of the player who moves."""

from __future__ import annotations

from copse.root.factions.alliance import Alliance
from copse.root.state import Woodland


class FifthAlliance(Alliance):
    def garrison(self, state: Woodland, other: int, site: int) -> int:
        """§8.4.2.II.a"""
        return state.warriors(other, site)

"""Small World's part of the results."""

from __future__ import annotations

from typing import Final

from copse.arena.told import Told
from copse.games import AnyGame


class SmallWorldTold(Told):
    groups = ("race", "power")
    main = "race"

    def played(self, game: AnyGame, seat: int) -> dict[str, list[str]]:
        picks = [event.args for event in game.events if event.what == "picked" and event.args["seat"] == seat]
        return {group: sorted({str(args[group]) for args in picks}) for group in self.groups}


TOLD: Final = SmallWorldTold()

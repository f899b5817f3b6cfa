"""The factions by name, in the order of their setup, and the forecasts of those that have one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.prospects import Forecast
from copse.root.factions import decree
from copse.root.factions.alliance import Alliance
from copse.root.factions.base import Faction
from copse.root.factions.corvids import Corvids
from copse.root.factions.duchy import Duchy
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.keepers import Keepers
from copse.root.factions.lizards import Lizards
from copse.root.factions.marquise import Marquise
from copse.root.factions.riverfolk import Riverfolk
from copse.root.factions.vagabond import SecondVagabond, Vagabond
from copse.root.state import Woodland

FACTIONS: Final[Mapping[str, Faction]] = {
    faction.name: faction
    for faction in (
        Marquise(),
        Eyrie(),
        Alliance(),
        Vagabond(),
        SecondVagabond(),
        Lizards(),
        Riverfolk(),
        Duchy(),
        Corvids(),
        Hundreds(),
        Keepers(),
    )
}
FORECASTS: Final[Mapping[str, Callable[[Woodland, int, Action | None], list[Forecast]]]] = {
    Eyrie().name: decree.forecast
}
"""By faction: what a seat must do later and whether it can, for its questions with `forecasts`."""

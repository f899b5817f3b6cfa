"""The factions by name, in the order of their setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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

"""Root's part of the results, and the random choice of its factions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from copse.arena.lots import FactionLot, OptionDraw
from copse.arena.told import Told
from copse.games import AnyGame
from copse.kernel.actions import Verb
from copse.kernel.errors import BadSetup, suggest
from copse.kernel.events import Event
from copse.kernel.options import Option
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.actions import CHARACTER, LEAD, TAKE
from copse.root.editions import EDITIONS
from copse.root.hirelings import HIRELINGS
from copse.root.packages import PACKAGES
from copse.root.rules import MOST_PLAYERS, OPTIONS
from copse.root.state import Woodland
from copse.wording.root.things import faction_called

LEAST_PLAYERS: Final = 2
COUNTS: Final = re.compile(r"(\d+)(?:-(\d+))?")
SECOND_VAGABOND: Final = "vagabond2"  # it requires the first Vagabond, so it is drawn only if it is named


LEAGUE: Final[Mapping[str, float]] = {
    "duchy": 0.306, "eyrie": 0.291, "hundreds": 0.279, "keepers": 0.274, "alliance": 0.271, "vagabond": 0.238,
    "riverfolk": 0.228, "marquise": 0.213, "corvids": 0.210, "lizards": 0.175,
}  # fmt: skip
"""Shares of wins of people with each faction at tables of four, from 9,000 games of a league."""
CHOSEN_FIRST: Final[Mapping[Verb, tuple[str, str]]] = {
    TAKE: ("draft", "faction"),
    LEAD: ("leader", "leader"),
    CHARACTER: ("character", "character"),
}
"""Verbs by which a seat chooses something to begin with: its kind, and the field that names it."""


class RootTold(Told):
    groups = ("hireling", "landmark")
    main = "faction"
    league = LEAGUE

    def played(self, game: AnyGame, seat: int) -> dict[str, list[str]]:
        """Return the faction of the seat. A bot's name includes its difficulty and traits."""
        assert isinstance(game.state, Woodland)
        return {"faction": [game.state.rules.called[seat]]}

    def opening(self, game: AnyGame, seat: int) -> dict[str, str]:
        """Return the drafted faction, the first leader of the Eyrie, and the character of the Vagabond."""
        found: dict[str, str] = {}
        for step in game.history:
            if step.seat == seat and step.action.verb in CHOSEN_FIRST:
                kind, field = CHOSEN_FIRST[step.action.verb]
                found.setdefault(kind, str(step.action.fields[field]))
        return found

    def controlled(self, game: AnyGame) -> dict[str, int | None]:
        """Return the hirelings in play with the seats that control them."""
        state = game.state
        assert isinstance(state, Woodland)
        held = zip(state.rules.hirelings, state.holder[state.seats :], strict=True)
        return {hireling.name: holder if holder >= 0 else None for hireling, holder in held}

    def holder_after(self, events: Sequence[Event], event: Event) -> tuple[str, int | None] | None:
        if event.what != "took_control":
            return None
        name = str(event.args["hireling"])
        taken = (event for event in reversed(events) if event.what == "took_control")
        return name, next((int(event.args["seat"]) for event in taken if event.args["hireling"] == name), None)

    def standing(self, game: AnyGame) -> list[str]:
        """Return the landmarks."""
        landmarks = game.view(None).get("landmarks", [])
        assert isinstance(landmarks, list)
        return [str(landmark["name"]) for landmark in landmarks if isinstance(landmark, dict)]

    def draw(self, option: Option, text: str, options: Mapping[str, Json]) -> OptionDraw:
        if option.name == "factions":
            return faction_lot(text, str(options.get("edition", OPTIONS["edition"].default)), options.get("packages"))
        return super().draw(option, text, options)

    def named(self, kind: str, name: str, words: Words, attribute: str = "") -> str:
        return faction_called(name, words, attribute) if kind == "faction" else super().named(kind, name, words)

    def side(self, kind: str, name: str, words: Words) -> str | None:
        if kind != "hireling":
            return None
        bands = HIRELINGS if name in HIRELINGS else PACKAGES.hirelings
        return words.say("arena-demoted" if bands[name].demoted else "arena-promoted")


def faction_lot(text: str, edition: str, packages: Json = None) -> FactionLot:
    """Parse a request for random factions: `random:4`, `random:2-6`, or with a list of names.

    Without a list, they are drawn from those of the edition and of the packages that the table has.

    >>> faction_lot("random:2:marquise,eyrie,alliance", "marauder")
    FactionLot(least=2, most=2, names=('marquise', 'eyrie', 'alliance'), option='factions')
    """
    _, _, rest = text.partition(":")
    counts, _, listed = rest.partition(":")
    found = COUNTS.fullmatch(counts)
    if found is None:
        forms = "random:4, random:2-6 or random:3:marquise,eyrie,alliance,vagabond"
        raise BadSetup(f"random factions are written {forms}, not '{text}'")
    least = int(found[1])
    most = int(found[2] or least)
    if not LEAST_PLAYERS <= least <= most <= MOST_PLAYERS:
        raise BadSetup(f"{text}: a game has {LEAST_PLAYERS} to {MOST_PLAYERS} factions; write the smaller number first")
    names = tuple(listed.split(",")) if listed else factions_of(edition, packages)
    for name in names:
        OPTIONS["factions"].read([name, None])  # raises BadSetup if there is no such faction
        if names.count(name) > 1:
            raise BadSetup(f"{text}: {name} is named twice")
    if most > len(names):
        raise BadSetup(f"{text}: {most} factions cannot be drawn from {len(names)}")
    return FactionLot(least, most, names)


def factions_of(edition: str, packages: Json = None) -> tuple[str, ...]:
    if edition not in EDITIONS:
        raise BadSetup(f"option 'edition': there is no '{edition}'{suggest(edition, EDITIONS)}")
    extended = PACKAGES.edition(EDITIONS[edition], PACKAGES.read([] if packages is None else packages))
    return tuple(name for name in extended.factions if name != SECOND_VAGABOND)


TOLD: Final = RootTold()

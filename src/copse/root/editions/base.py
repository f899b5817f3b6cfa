"""Edition: how one printing of the Law differs from another, as one value. No rule asks which edition it is; rules ask
what the edition says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from copse.root.bots import bot_called
from copse.root.bots.base import Bot
from copse.root.cards import Card
from copse.root.dominance import Dominance
from copse.root.effects.base import Effect
from copse.root.factions.base import Faction
from copse.root.hirelings.base import Hireling
from copse.root.hooks import Owner

STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
SETUPS: Final = (STANDARD, ADVANCED)


@dataclass(frozen=True)
class Edition:
    """One edition. A faction that differs is a subclass of its chapter here and overrides what differs; a card that
    differs is another `Effect`. `citations` maps paragraphs in the code to those of this edition. `listed` names, for
    each option, the paragraph about it."""

    name: str
    goal: int  # points that win (§3.1)
    die: tuple[int, ...]  # of battle (§4.3.2)
    ambush_hits: int  # §4.3.1.II
    partners_battle: bool  # whether a player may attack a coalition partner (§4.3)
    fighters_order: bool  # whether attacker and loser put effects of a battle in order, not whose turn it is (§4.3.3)
    several_ambushes: bool  # whether a defender may play more than one (§4.3.1)
    bare_ruins: bool  # whether ruins lie there though nothing is hidden under them (§5.1.4)
    dominance: Dominance  # §3.3
    item_needed: bool  # whether a card cannot be crafted once its item has run out (§4.1.2)
    start_cards: int  # §5.1.3
    dealt_cards: int  # §A.7: of which as many are kept as start cards (§A.10)
    hand_limit: int  # cards that are kept at the end of Evening (§G.1.26)
    reach: Mapping[int, int]  # recommended, by number of players (§5.2)
    maps: tuple[str, ...]
    decks: tuple[str, ...]
    factions: Mapping[str, Faction]  # in the order of their setup
    required: tuple[str, ...]  # factions without which there is no game
    owners: tuple[Owner, ...]  # rules that only this edition adds, for everyone
    effects: Mapping[str, Effect]  # by the id of the card
    called: Mapping[str, str]  # cards and characters with texts of their own, and the ids of these texts
    hirelings: Mapping[str, Hireling]  # both sides of each card (§E)
    landmarks: tuple[str, ...]  # that may be dealt (§F)
    setups: tuple[str, ...]
    bots: Mapping[str, type[Bot]]  # of the Law of Rootbotics
    listed: Mapping[str, str]
    citations: Mapping[str, str]

    @property
    def most_players(self) -> int:
        return min(max(self.reach), len(self.factions) + len(self.bots))

    @property
    def has(self) -> dict[str, tuple[str, ...]]:
        """What may be chosen of an option, where another edition may have more."""
        return {
            "factions": (*self.factions, *self.bots),
            "map": self.maps,
            "deck": self.decks,
            "setup": self.setups,
            "hirelings": tuple(self.hirelings),
            "landmarks": self.landmarks,
        }

    def faction(self, name: str) -> Faction:
        """A faction, or a bot with what lies beside its board."""
        return self.factions[name] if name in self.factions else bot_called(name)

    def plays(self, name: str) -> bool:
        return name in self.factions or name.partition(":")[0] in self.bots

    def printed(self, card: Card) -> dict[str, int]:
        """The arguments of the sentence about a card."""
        if card.kind == "ambush":
            return {"hits": self.ambush_hits}
        if card.kind == "dominance":
            return self.dominance.printed(card.number)
        effect = self.effects.get(card.id)
        return effect.printed() if effect is not None else {}

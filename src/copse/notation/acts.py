"""Events as acts of Rootlog, each with its place: the setup line of a faction, or a turn and its act."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from copse.kernel.events import Event, Word
from copse.notation.signs import (
    CARD,
    COLUMNS,
    CRAFTED,
    DUTIES,
    ITEMS,
    RELATIONS,
    SERVICES,
    SUITS,
    hireling,
    many,
    piece,
)
from copse.root.hirelings import HIRELINGS

SETUP: Final = -1
HIRED: Final = "Hirelings"  # the line with the setup of all hirelings
Args = Mapping[str, Word]


class Place(NamedTuple):
    """The place of an act.

    `turn` counts the turns with at least one act. SETUP comes before them and has a line for each faction.
    """

    turn: int
    faction: str
    act: int


class Mark(NamedTuple):
    place: Place
    text: str
    battle: bool  # later events may add to it: ambushes and rolls


class Teller:
    """Writes events as acts and keeps track of the turn. It is forked for each possible continuation of a game."""

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = letters
        self._counts: dict[str, int] = {}
        self._turn, self._act, self._faction = SETUP, 0, ""
        self._fresh = False
        self._battle: Mark | None = None

    def fork(self) -> Teller:
        other = Teller(self.letters)
        other._counts = dict(self._counts)
        other._turn, other._act, other._faction = self._turn, self._act, self._faction
        other._fresh, other._battle = self._fresh, self._battle
        return other

    def hear(self, events: Sequence[Event]) -> list[Mark]:
        """Return the acts for some events. If a battle gets more details, its act appears again with all of them."""
        marks: list[Mark] = []
        for event in events:
            args = {**event.args, **event.secret}
            if event.what == "turn_began":
                self._faction, self._fresh = self._letter(args["seat"]), True
            elif event.what in PARTS and self._battle is not None:
                self._battle = self._battle._replace(text=self._battle.text + PARTS[event.what](args))
                marks.append(self._battle)
            elif event.what in ACTS:
                marks.append(self._mark(event.what, args))
        return marks

    def _mark(self, what: str, args: Args) -> Mark:
        actor = self._letter(args.get("seat", args.get("giver", args.get("attacker", 0))))
        if self._fresh:
            self._turn, self._act, self._fresh = self._turn + 1, 0, False
        if self._faction:
            place = Place(self._turn, self._faction, self._act)
            self._act += 1
        else:
            line = HIRED if actor.startswith("h_") else actor
            place = Place(SETUP, line, self._counts.get(line, 0))
            self._counts[line] = place.act + 1
        mark = Mark(
            place, ACTS[what](Words(self, args, actor if actor != place.faction else "", actor)), what == "battled"
        )
        if mark.battle:
            self._battle = mark
        return mark

    def _letter(self, party: Word) -> str:
        assert isinstance(party, int)
        return self.letters[party]


@dataclass(frozen=True)
class Words:
    """The arguments of an event in their written form. `whose` is empty if the line already names the party."""

    teller: Teller
    args: Args
    whose: str
    actor: str

    def __call__(self, name: str) -> str:
        return str(self.args[name])

    def party(self, name: str) -> str:
        return self.teller._letter(self.args[name])

    @property
    def card(self) -> str:
        return CARD[str(self.args["card"])]

    @property
    def piece(self) -> str:
        return self.whose + piece(str(self.args["piece"]))

    @property
    def count(self) -> str:
        return many(self.args.get("count", 1))

    @property
    def item(self) -> str:
        return f"%{ITEMS[str(self.args['item'])]}"

    @property
    def points(self) -> str:
        points = self.args["points"]
        assert isinstance(points, int)
        return f"{self.whose}{'--' if points < 0 else '++'}{many(abs(points))}"

    @property
    def suit_of_quest(self) -> str:
        return SUITS[str(self.args["quest"]).rpartition("_")[2]]


ACTS: Final[Mapping[str, Callable[[Words], str]]] = {
    # pieces
    "moved": lambda e: f"{e.count}{e.whose}w{e('origin')}->{e('target')}",
    "marched": lambda e: f"{e.count}{e.whose}w{e('origin')}->{e('target')}",
    "walked": lambda e: f"{e.whose}p->{e('target')}",
    "carried": lambda e: f"{e.piece}{e('origin')}->{e('target')}",
    "delved": lambda e: f"{e.piece}{e('origin')}->{e('target')}",
    "laid_relic": lambda e: f"{e.piece}->{e('target')}",
    "enshrined": lambda e: f"{e.piece}->{e('target')}",
    "recovered": lambda e: f"{e.piece}{e('clearing')}->$",
    "placed": lambda e: f"{e.count}{e.piece}->{e('clearing')}",
    "built": lambda e: f"{e.count}{e.piece}->{e('clearing')}",
    "removed": lambda e: f"{e.count}{e.piece}{e('clearing')}->",
    "plotted": lambda e: f"{e.whose}t->{e('clearing')}",
    "flipped": lambda e: f"{e.whose}t{e('clearing')}^{piece(e('piece'))}",
    "swapped": lambda e: f"{e.whose}t{e('a')}<->{e.whose}t{e('b')}",
    "exposed": lambda e: f"{e.whose}?P{piece(e('piece'))}{e('clearing')}",
    "misjudged": lambda e: f"{e.whose}?P{piece(e('piece'))}{e('clearing')}",
    "cleared_path": lambda e: f"{e('a')}_{e('b')}->",
    "gained_officer": lambda e: f"{e.whose}w->{e.whose}$",
    "lost_officers": lambda e: f"{e.count}{e.whose}w{e.whose}$->",
    "gained_acolytes": lambda e: f"{e.count}{e.whose}w->{e.whose}$",
    "spent_acolytes": lambda e: f"{e.count}{e.whose}w{e.whose}$->",
    "battled": lambda e: f"{e.whose}X{e.party('defender')}{e('clearing')}",
    # cards
    "drew_card": lambda e: f"{e.card}->{e.actor}",
    "spent": lambda e: f"{e.card}{e.actor}->",
    "discarded": lambda e: f"{e.card}{e.actor}->",
    "gave": lambda e: f"{e.card}{e.actor}->{e.party('taker')}",
    "picked_up": lambda e: f"{e.card}*->{e.actor}",
    "claimed": lambda e: f"{e.card}*->{e.actor}",
    "revealed": lambda e: f"{e.card}{e.actor}^",
    "held_ritual": lambda e: f"{e.card}{e.actor}^",
    "showed_hand": lambda e: f"{e.actor}^{e.party('to')}",
    "saw_hand": lambda e: f"{e.party('target')}^{e.actor}",
    "exported": lambda e: f"{e.card}{e.actor}->",
    "gained_supporter": lambda e: f"{e.card}->{e.actor}$",
    "decreed": lambda e: f"{e.card}{e.actor}->{e.whose}$_{COLUMNS[e('column')]}",
    "gathered": lambda e: f"{e.card}{e.actor}->{e.whose}$_{DUTIES[e('duty')]}",
    "crafted": lambda e: f"{e.whose}{CRAFTED[e('card')]}",
    "activated": lambda e: f"{e.whose}++->{e.whose}$",
    "joined": lambda e: f"{e.whose}++->{e.party('partner')}$",
    "scored": lambda e: e.points,
    # boards
    "led": lambda e: f"#{e('leader')}->{e.whose}$",
    "turmoil": lambda e: f"{e.whose}$_->",
    "became": lambda e: f"#{e('character')}->{e.whose}$",
    "changed_mood": lambda e: f"#{e('mood')}->{e.whose}$",
    "swayed": lambda e: f"#{e('minister').replace('_', '')}->{e.whose}$",
    "demoted": lambda e: f"#{e('minister').replace('_', '')}{e.actor}$->",
    "named_outcast": lambda e: f"{SUITS[e('suit')]}->{e.whose}$_o",
    "hated_outcast": lambda e: f"{SUITS[e('suit')]}->{e.whose}$_ho",
    "priced": lambda e: f"{e.whose}$_{SERVICES[e('service')]}->{e('price')}",
    "bought": lambda e: f"{many(e.args['price'])}{e.whose}w->{e.party('seller')}$",
    "befriended": lambda e: f"{e.whose}$_{e.party('other')}->{RELATIONS[e('relation')]}",
    "turned_hostile": lambda e: f"{e.whose}$_{e.party('other')}->h",
    "completed": lambda e: f"{e.suit_of_quest}#Q->{e.whose}$",
    "exhausted": lambda e: f"{e.whose}{e.item}->e",
    "refreshed": lambda e: f"{e.whose}{e.item}->r",
    "refreshed_all": lambda e: f"{e.whose}%_->r",
    "damaged": lambda e: f"{e.whose}{e.item}->d",
    "repaired": lambda e: f"{e.whose}{e.item}->s",
    "rested": lambda e: f"{e.whose}%_d->s+r",
    "dropped": lambda e: f"{e.whose}{e.item}->",
    "found": lambda e: f"{e.item}{e('clearing')}->{e.whose}$",
    "took_item": lambda e: f"{e.item}{e.party('other')}$->{e.whose}$",
    "hoarded": lambda e: f"{e.item}->{e.whose}$",
    "took_control": lambda e: f"{hireling(HIRELINGS[e('hireling')])}->{e.actor}${e('count')}",
}
PARTS: Final[Mapping[str, Callable[[Args], str]]] = {
    "played_ambush": lambda args: f"{CARD[str(args['card'])].partition('#')[0]}@",
    "rolled": lambda args: f"({args['attacker']},{args['defender']})",
}
"""Details of a battle that come after its beginning."""

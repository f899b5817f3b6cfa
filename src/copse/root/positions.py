"""Positions of Root as text. Only what matters need be said; what is left out is as at the start of a game, with an
empty map and empty hands. Seats are named by their factions; those that have none yet are seat0, seat1 …

    copse position 1 root
    factions marquise eyrie alliance vagabond  # in order of play; any other option: option NAME VALUE
    map autumn                                 # or winter lake mountain
    deck standard                              # or exiles
    suits fox mouse rabbit …                   # twelve, by clearing; left out: as printed, or at random
    first 2                                    # who begins, where that was drawn at random
    draft vagabond character tinker by seat1   # the row of setup cards, while factions are being taken; `locked`
    turn 0 daylight                            # seat and what is about to begin: begin birdsong daylight evening
    points 3 5 0 2                             # 'off' for a marker that has left the track
    clearing 5 marquise warrior 3 sawmill 1    # one line for each faction that has pieces there
    supply marquise wood 4                     # left out: whatever is nowhere else
    pawn vagabond 1_2_5_10                     # a clearing or a forest
    hand marquise ambush_fox armorers
    seen marquise by eyrie ambush_fox          # what another has seen of that hand
    crafted eyrie cobbler
    box marquise boots sword                   # crafted items; those that lie face down: turned marquise tea
    items boots 2 bag 0                        # the supply on the map; items not named: whatever is in no box
    discard anvil anvil                        # `deck_left` names the cards of the deck; left out: all other cards
    available dominance_fox
    dominance eyrie dominance_bird from 12     # where the marker stood when it left the track
    coalition vagabond marquise from 10
    ruins 6 10                                 # those still there; left out: all
    ruin_items 6 1 10 1                        # how many items lie under each ruin
    buried bag hammer                          # which items lie under the ruins
    peeked 6 bag sword by vagabond             # the items of a ruin, and who has looked under it
    quests errand_fox                          # face up; `quest_deck` has the others
    homes marquise 1                           # where a faction started
    ferry 10 used                              # where a landmark stands, and whether it was used this turn
    closed 2-5 3-7                             # closed paths; 'none'; left out: all
    scorched 4
    coffins marquise warrior 2                 # warriors on the Coffin Makers; `fallen` has those just removed
    used cobbler path                          # effects used this turn; 'path': a closed path was cleared
    activated 1 0 2                            # crafting pieces used this turn: fox rabbit mouse
    battle marquise eyrie 5 rolled 2 1 extra 0 1 used sappers hired 1 ally alliance instigator vagabond ended
    lost attacker marquise warrior 2           # losses chosen in this battle, or: lost defender …
    eyrie decree move vizier ambush_fox        # what a faction's board says of itself starts with its name
    coming die 3 die 1 card anvil              # chance outcomes to come

`rng`, `turns`, `todo` (what is pending, the last line is next), `over` and `winners marquise by root:3.1` complete an
exact position. Lists that may be empty are written with 'none'. No two lines are about the same thing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping, Sequence
from itertools import groupby
from typing import Final

from copse.kernel.bits import members, union
from copse.kernel.errors import Impossible
from copse.kernel.options import RANDOM, Options, current, in_position
from copse.kernel.records import written
from copse.kernel.rows import replaced
from copse.kernel.rulebook import COMMON, Rulebook
from copse.kernel.tasks import Json, Task
from copse.kernel.texts import Line, impossible
from copse.root.actions import CHARACTERS, DRAFTED, LANDMARKS
from copse.root.board import FIRST_FOREST, PLACES
from copse.root.cards import CARD_IDS, ITEM_SUPPLY, ITEMS, QUEST_IDS, SUITS
from copse.root.check import MOST_POINTS, cards_in_play, check, items_apart, pieces_apart, quests_in_play
from copse.root.factions.undecided import UNDECIDED
from copse.root.hirelings.hiring import MARKED
from copse.root.hooks import NOBODY
from copse.root.ruins import BURIED, sets_of_items
from copse.root.rules import OPTIONS, rules_for
from copse.root.setup import lay_suits
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, PHASES, Battle, Box, DraftCard, Woodland
from copse.root.turn import AtBound, BeginPhase, BeginTurn, EndTurn
from copse.root.zones import empty

MOMENTS: Final = ("begin", *PHASES)
SIDES: Final = ("attacker", "defender")
SPELLED: Final[Mapping[str, Callable[[Line], Json]]] = {  # options that have a line of their own
    "factions": lambda line: [None if name == UNDECIDED.name else name for name in line.rest().split()],
    "map": lambda line: line.word("the map"),
    "deck": lambda line: line.word("the deck"),
    "hirelings": lambda line: line.word(RANDOM) if current(line.peek()) == RANDOM else list[Json](line.rest().split()),
}
SEVERAL: Final = (  # lines that come several times, each about another clearing, piece, seat or side
    "clearing", "supply", "fallen", "coffins", "pawn", "hand", "seen", "crafted", "box", "turned", "dominance",
    "coalition", "peeked", "homes", "lost", "held", "claims", "draft",
)  # fmt: skip
LAW: Final = re.compile(r"[a-z]{1,20}:[A-Za-z0-9.]{1,30}")


def places(names: Sequence[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


CARD: Final = places(CARD_IDS)
OFF: Final = "off"  # instead of points: the marker has left the track
PATH: Final = "path"  # beside cards that were used: a closed path was cleared
ITEM: Final = places(ITEMS)
QUEST: Final = places(QUEST_IDS)


# ---- writing


def write(book: Rulebook[Woodland], state: Woodland, options: Options) -> list[str]:
    names = state.rules.labels
    out = ["factions " + " ".join(state.rules.called)]
    out += [f"{option} {options[option]}" for option in ("map", "deck")]
    if state.rules.hiring:
        out.append("hirelings " + (" ".join(names[state.seats :]) or RANDOM))
    told = {**options, "landmark_cards": list[Json](state.rules.dealt)} if state.rules.dealt else options
    for option, value in told.items():
        if option not in SPELLED and option != "seed" and value != OPTIONS[option].unsaid:
            out.append(f"option {option} {written(value)}")
    if state.suits[1] != NONE:
        out.append("suits " + " ".join(SUITS[suit] for suit in state.suits[1 : state.map.size + 1]))
    out += _write_draft(state)
    markers = [state.marker(seat) for seat in range(state.seats)]
    points = " ".join(OFF if marker is None else str(marker) for marker in markers)
    out += [f"turn {state.turn} {PHASES[state.phase]}", f"points {points}"]
    for clearing in range(PLACES):
        standing = [party for party in range(len(names)) if _stands(state, clearing, party)]
        out += [_write_clearing(state, clearing, party) for party in standing]
    out += _write_pieces(state)
    out += _write_map(state)
    out += _write_cards(state)
    out += _write_seats(state)
    out += _write_this_turn(state)
    for name, board in zip(names, state.boards, strict=True):
        out += [f"{name} {line}" for line in board.write(state)]
    for site in state.sites:
        out += [f"{site.name} {line}" for line in site.write(state)]
    if state.winners:
        out.append(f"winners {' '.join(names[seat] for seat in state.winners)} by {state.cite(state.won_by)}")
    return out + book.write_common(state)


def _write_draft(state: Woodland) -> list[str]:
    out = [f"first {state.first}"] if state.rules.advanced else []
    for card in state.draft:
        words = [f"draft {DRAFTED[card.faction]}"] + ["locked"] * card.locked
        if card.character != NONE:
            words.append(f"character {CHARACTERS[card.character]}")
        if card.seat != NONE:
            words.append(f"by {state.rules.labels[card.seat]}")
        out.append(" ".join(words))
    return out


def place_name(state: Woodland, place: int) -> str:
    """A clearing by its number, a forest by the clearings around it."""
    return str(place) if place < FIRST_FOREST else state.map.forests[place - FIRST_FOREST]


def _list(key: str, words: Sequence[str]) -> str:
    return f"{key} {' '.join(words) or 'none'}"


def _cards(cards: Sequence[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _stands(state: Woodland, clearing: int, party: int) -> bool:
    return any(state.count(piece, clearing) for piece in state.rules.of_party[party])


def _write_clearing(state: Woodland, clearing: int, party: int) -> str:
    words = [f"clearing {clearing} {state.rules.labels[party]}"]
    for piece in state.rules.of_party[party]:
        if state.count(piece, clearing):
            words.append(f"{state.rules.pieces[piece].name} {state.count(piece, clearing)}")
    return " ".join(words)


def _piece(state: Woodland, piece: int, number: int) -> str:
    declared = state.rules.pieces[piece]
    return f"{state.rules.labels[declared.party]} {declared.name} {number}"


def _write_pieces(state: Woodland) -> list[str]:
    """What is neither on the map nor, as one would expect, in a supply."""
    apart = pieces_apart(state)
    out = []
    for piece in state.rules.pieces:
        if state.supply[piece.number] != piece.kind.total - apart[piece.number]:
            out.append("supply " + _piece(state, piece.number, state.supply[piece.number]))
    for word, numbers in (("fallen", state.fallen), ("coffins", state.coffins)):
        out += [f"{word} {_piece(state, piece, number)}" for piece, number in enumerate(numbers) if number]
    for name, pawn in zip(state.rules.labels, state.pawns, strict=True):
        if pawn != NONE:
            out.append(f"pawn {name} {place_name(state, pawn)}")
    for party in range(state.seats, state.rules.party_count):
        if state.holder[party] != NONE:
            out.append(f"held {state.rules.labels[party]} by {state.rules.labels[state.holder[party]]}")
    if state.rules.hiring:
        out.append(_list("markers", [str(space) for space in members(state.markers)]))
        out += [f"claims {state.rules.labels[seat]} {number}" for seat, number in enumerate(state.claims) if number]
    return out


def _write_map(state: Woodland) -> list[str]:
    board = state.map
    out = []
    if state.ruins != state.rules.ruins:
        out.append(_list("ruins", [str(clearing) for clearing in members(state.ruins)]))
    under = [f"{clearing} {number}" for clearing, number in enumerate(state.ruin_items) if number]
    if under or state.buried or sets_of_items(state):
        out += [_list("ruin_items", under), _list("buried", [ITEMS[item] for item in state.buried])]
    for clearing, zone in sorted(state.peeked.items()):
        who = [state.rules.labels[seat] for seat, known in enumerate(zone.seen) if known]
        out.append(f"peeked {clearing} {' '.join(ITEMS[item] for item in zone.cards)} by {' '.join(who)}")
    if board.closed:
        shut = [f"{a}-{b}" for place, (a, b) in enumerate(board.closed) if state.closed >> place & 1]
        out.append(_list("closed", shut))
    if state.scorched:
        out.append(_list("scorched", [str(clearing) for clearing in members(state.scorched)]))
    out.append("items " + " ".join(f"{item} {number}" for item, number in zip(ITEMS, state.items, strict=True)))
    return out


def _write_cards(state: Woodland) -> list[str]:
    out = [_list("deck_left", _cards(state.deck))]
    for key, cards in (("discard", state.discard), ("available", state.available)):
        if cards:
            out.append(_list(key, _cards(cards)))
    if state.quests or state.quest_deck or state.rules.walkers:
        out.append(_list("quests", [QUEST_IDS[quest] for quest in state.quests]))
        out.append(_list("quest_deck", [QUEST_IDS[quest] for quest in state.quest_deck]))
    return out


def _write_seats(state: Woodland) -> list[str]:
    out = []
    for seat, name in enumerate(state.rules.labels[: state.seats]):
        if state.hands[seat].cards:
            out.append(_list(f"hand {name}", _cards(state.hands[seat].cards)))
        for other, known in enumerate(state.hands[seat].seen):
            if known and not state.hands[seat].open:
                out.append(_list(f"seen {name} by {state.rules.labels[other]}", _cards(known)))
        if state.crafted[seat]:
            out.append(_list(f"crafted {name}", _cards(state.crafted[seat])))
        for key, box in (("box", state.boxes[seat]), ("turned", state.turned[seat])):
            if any(box):
                out.append(_list(f"{key} {name}", [ITEMS[item] for item, n in enumerate(box) for _ in range(n)]))
        if state.dominance[seat] != NONE:
            out.append(f"dominance {name} {CARD_IDS[state.dominance[seat]]} from {state.points[seat]}")
        if state.partner[seat] != NONE:
            out.append(f"coalition {name} {state.rules.labels[state.partner[seat]]} from {state.points[seat]}")
        if state.homes[seat]:
            out.append(f"homes {name} {' '.join(str(clearing) for clearing in members(state.homes[seat]))}")
    return out


def _write_this_turn(state: Woodland) -> list[str]:
    used = [CARD_IDS[card] for card in members(state.used)] + [PATH] * state.cleared_path
    out = [_list("used", used)] if used else []
    if any(state.activated):
        out.append("activated " + " ".join(map(str, state.activated)))
    if state.battle is not None:
        out += _write_battle(state, state.battle)
    return out


def _write_battle(state: Woodland, battle: Battle) -> list[str]:
    names = state.rules.labels
    words = [f"battle {names[battle.attacker]} {names[battle.defender]} {battle.clearing}"]
    for word, pair in (("rolled", battle.rolled), ("extra", battle.extra), ("ignored", battle.ignored)):
        if any(pair):
            words.append(f"{word} {pair[0]} {pair[1]}")
    for card in members(battle.used):
        words.append(f"used {CARD_IDS[card]}")
    if battle.backing:
        words.append(f"hired {battle.backing}")
    for word, seat in (("ally", battle.ally), ("instigator", battle.instigator)):
        if seat != NONE:
            words.append(f"{word} {names[seat]}")
    out = [" ".join(words + ["looting"] * battle.looting + ["ended"] * battle.ended)]
    for side, lost in zip(SIDES, battle.losses, strict=True):
        if lost:
            runs = [_piece(state, piece, len(list(run))) for piece, run in groupby(lost)]
            out.append(f"lost {side} {' '.join(runs)}")
    return out


# ---- reading


def read(book: Rulebook[Woodland], lines: Sequence[Line]) -> tuple[Options, Woodland]:
    options, rest = in_position(book.resolve_position, SPELLED, lines)
    reader = Reader(book, Woodland(rules_for(options), 0).lay_out())
    for line in rest:
        reader.take(line)
    try:
        state = reader.finish(lines[0].said if lines else {})
        check(state)
    except Impossible as problem:
        told = Impossible(reader.state.rules.retold(str(problem)), *problem.about)
        raise impossible(told, lines) from None
    return options, state


def turn_from(seat: int, moment: str) -> list[Task]:
    """What is left of a turn from a moment on, the last first."""
    if moment == "begin":
        return [BeginTurn(seat)]
    phases = [BeginPhase(seat, phase) for phase in (EVENING, DAYLIGHT, BIRDSONG) if phase >= PHASES.index(moment)]
    return [EndTurn(seat), *phases]


class Reader:
    """Takes a position line by line, then fills in what was left out."""

    def __init__(self, book: Rulebook[Woodland], state: Woodland) -> None:
        self.book, self.state = book, state
        self.parties = places(state.rules.labels)
        self.seats = places(state.rules.labels[: state.seats])
        self.sites = state.rules.landmark_places
        self.moment = MOMENTS[0]
        self.off: set[int] = set()  # seats whose marker is said to be off the track
        self.stood: dict[int, int] = {}  # where it was then, if that is said
        self.supply: dict[int, int] = {}
        self.items: dict[int, int] = {}
        self.handlers: Mapping[str, Callable[[Line], None]] = {
            "suits": self.suits, "turn": self.turn, "points": self.points, "clearing": self.clearing,
            "supply": self.supplies, "fallen": self.fallen, "coffins": self.coffins, "pawn": self.pawn,
            "hand": self.hand, "seen": self.seen, "crafted": self.crafted, "box": self.box, "turned": self.turned,
            "items": self.item_supply, "deck_left": self.deck, "discard": self.discard, "available": self.available,
            "dominance": self.dominance, "coalition": self.coalition, "ruins": self.ruins,
            "ruin_items": self.ruin_items, "buried": self.buried, "peeked": self.peeked,
            "quests": self.quests, "quest_deck": self.quest_deck,
            "homes": self.homes, "closed": self.closed, "scorched": self.scorched,
            "used": self.used, "activated": self.activated, "ferried": self.ferried, "battle": self.battle,
            "lost": self.lost, "winners": self.winners, "held": self.held, "markers": self.markers,
            "claims": self.claims, "first": self.first, "draft": self.draft,
        }  # fmt: skip

    def take(self, line: Line) -> None:
        if self.book.read_common(self.state, line):
            return
        key = line.peek()
        if key in self.parties:
            party = self.party(line)
            self.state.boards[party].read(self.state, party, line)
        elif key in self.sites:
            line.name("landmark of this game", self.sites)
            self.state.site(key).read(self.state, NOBODY, line)
        elif key in LANDMARKS:
            raise line.fail(f"there is no {key} in this game")
        elif key in self.state.rules.edition.factions:
            raise line.fail(f"{key} does not play in this game; the factions in it are {', '.join(self.seats)}")
        elif key in self.handlers:
            line.word(key)
            if key not in SEVERAL:
                line.once()
            self.handlers[key](line)
        else:
            line.name(
                "line of a position", places((*SPELLED, *self.handlers, "option", *COMMON, *self.parties, *self.sites))
            )
        line.end()

    # ---- words that many lines share

    def seat(self, line: Line) -> int:
        return line.name("faction of this game", self.seats)

    def party(self, line: Line) -> int:
        """All parties that own pieces; without hirelings these are the factions."""
        return line.name("faction of this game", self.parties)

    def one_seat(self, line: Line) -> int:
        """The seat that a line is about; each may have one such line."""
        seat = self.seat(line)
        line.once()
        return seat

    def place(self, line: Line) -> int:
        """A clearing or a forest."""
        numbers = {str(clearing): clearing for clearing in members(self.state.map.everywhere)}
        numbers.update({name: FIRST_FOREST + place for place, name in enumerate(self.state.map.forests)})
        return line.name("clearing or forest", numbers)

    def piece(self, line: Line, party: int) -> int:
        return line.name("piece of that faction", self.names_of(party))

    def names_of(self, party: int) -> dict[str, int]:
        return {self.state.rules.pieces[piece].name: piece for piece in self.state.rules.of_party[party]}

    def pieces(self, line: Line, what: str) -> list[tuple[int, int]]:
        """Faction, piece and number, as often as the line says."""
        out = []
        line.none()
        while line.more:
            party = self.party(line)
            out.append(self.counted(line, party, f"{what} {self.state.rules.labels[party]}"))
        return out

    def counted(self, line: Line, party: int, what: str, least: int = 0) -> tuple[int, int]:
        """A piece and how many there are of it, which is said once."""
        piece = self.piece(line, party)
        line.once(f"{what} {self.state.rules.pieces[piece].name}")
        return piece, self.number(line, piece, least)

    def number(self, line: Line, piece: int, least: int = 0) -> int:
        declared = self.state.rules.pieces[piece]
        return line.whole(f"the number of {declared.name}", least, declared.kind.total)

    def clearings(self, line: Line) -> int:
        return line.some("clearing", {str(clearing): clearing for clearing in members(self.state.map.everywhere)})

    # ---- turn and map

    def suits(self, line: Line) -> None:
        for clearing in members(self.state.map.everywhere):
            self.state.suits[clearing] = line.name("suit of a clearing", places(SUITS[:3]))

    def turn(self, line: Line) -> None:
        self.state.turn = line.whole("the seat", 0, self.state.seats - 1)
        if line.more:
            self.moment = MOMENTS[line.name("moment of a turn", places(MOMENTS))]
            self.state.phase = max(0, MOMENTS.index(self.moment) - 1)

    def first(self, line: Line) -> None:
        self.state.first = line.whole("the seat", 0, self.state.seats - 1)

    def draft(self, line: Line) -> None:
        card = DraftCard(line.name("setup card", places(DRAFTED)), False, NONE, NONE)
        line.once()
        facts = ("locked", "character", "by")
        while line.more:
            fact = facts[line.name("fact of a setup card", places(facts))]
            if fact == "locked":
                card = card._replace(locked=True)
            elif fact == "character":
                card = card._replace(character=line.name("character", places(CHARACTERS)))
            else:
                card = card._replace(seat=self.seat(line))
        self.state.draft = (*self.state.draft, card)

    def points(self, line: Line) -> None:
        for seat in range(self.state.seats):
            if line.peek() == OFF:
                line.word(OFF)
                self.off.add(seat)
            else:
                self.state.points = replaced(self.state.points, seat, line.whole("points", 0, MOST_POINTS))

    def ruins(self, line: Line) -> None:
        self.state.ruins = self.clearings(line)

    def ruin_items(self, line: Line) -> None:
        self.state.ruin_items = (0,) * PLACES
        line.none()
        while line.more:
            clearing = line.whole("the clearing", 1, self.state.map.size)
            line.once(f"ruin_items {clearing}")
            self.state.ruin_items = replaced(self.state.ruin_items, clearing, line.whole("the number of items", 0, 2))

    def buried(self, line: Line) -> None:
        self.state.buried = tuple(line.names("item", ITEM))

    def peeked(self, line: Line) -> None:
        clearing = line.whole("the clearing", 1, self.state.map.size)
        line.once()
        zone = empty(self.state.seats)
        while line.peek() != "by":
            zone.add(line.name("item", ITEM))
        line.expect("by", "who has looked under it")
        while line.more:
            zone.show(self.seat(line))
        self.state.peeked[clearing] = zone

    def closed(self, line: Line) -> None:
        paths = {f"{a}-{b}": place for place, (a, b) in enumerate(self.state.map.closed)}
        self.state.closed = line.some("closed path of this map", paths)

    def scorched(self, line: Line) -> None:
        self.state.scorched = self.clearings(line)

    # ---- pieces

    def clearing(self, line: Line) -> None:
        clearing = line.whole("the clearing", 0, self.state.map.size)
        party = self.party(line)
        line.once()
        line.none()
        while line.more:
            name = self.state.rules.labels[party]
            piece, number = self.counted(line, party, f"clearing {clearing} {name}", least=1)
            self.state.on[piece * PLACES + clearing] = number

    def supplies(self, line: Line) -> None:
        party = self.party(line)
        while line.more:
            piece, number = self.counted(line, party, f"supply {self.state.rules.labels[party]}")
            self.supply[piece] = number

    def fallen(self, line: Line) -> None:
        for piece, number in self.pieces(line, "fallen"):
            self.state.fallen[piece] = number

    def coffins(self, line: Line) -> None:
        for piece, number in self.pieces(line, "coffins"):
            self.state.coffins = replaced(self.state.coffins, piece, number)

    def pawn(self, line: Line) -> None:
        party = self.party(line)
        line.once()
        self.state.pawns[party] = self.place(line)

    def held(self, line: Line) -> None:
        hirelings = {name: party for name, party in self.parties.items() if party >= self.state.seats}
        party = line.name("hireling of this game", hirelings)
        line.once()
        line.expect("by", "the faction that controls it")
        self.state.holder = replaced(self.state.holder, party, self.seat(line))

    def markers(self, line: Line) -> None:
        self.state.markers = line.some("marked space", {str(space): space for space in MARKED})

    def claims(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.claims = replaced(self.state.claims, seat, line.whole("markers", 1, len(MARKED)))

    # ---- cards and items

    def hand(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.hands[seat].cards = tuple(sorted(line.names("card", CARD)))

    def seen(self, line: Line) -> None:
        seat = self.seat(line)
        line.expect("by", "who has seen them")
        other = self.one_seat(line)
        hand = self.state.hands[seat]
        hand.seen = replaced(hand.seen, other, tuple(sorted(line.names("card", CARD))))

    def crafted(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.crafted = replaced(self.state.crafted, seat, tuple(sorted(line.names("card", CARD))))

    def box(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.boxes = replaced(self.state.boxes, seat, self.item_counts(line))

    def turned(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.turned = replaced(self.state.turned, seat, self.item_counts(line))

    def item_counts(self, line: Line) -> Box:
        found = line.names("item", ITEM)
        return tuple(found.count(item) for item in range(len(ITEMS)))

    def item_supply(self, line: Line) -> None:
        while line.more:
            item = line.name("item", ITEM)
            line.once(f"items {ITEMS[item]}")
            self.items[item] = line.whole(f"the number of {ITEMS[item]}", 0, ITEM_SUPPLY[item])

    def deck(self, line: Line) -> None:
        self.state.deck = tuple(line.names("card", CARD))

    def discard(self, line: Line) -> None:
        self.state.discard = tuple(line.names("card", CARD))

    def available(self, line: Line) -> None:
        self.state.available = tuple(sorted(line.names("card", CARD)))

    def dominance(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.dominance = replaced(self.state.dominance, seat, line.name("card", CARD))
        self.left_track(line, seat)

    def quests(self, line: Line) -> None:
        self.state.quests = tuple(line.names("quest", QUEST))

    def quest_deck(self, line: Line) -> None:
        self.state.quest_deck = tuple(line.names("quest", QUEST))

    # ---- seats

    def coalition(self, line: Line) -> None:
        seat = self.one_seat(line)
        self.state.partner = replaced(self.state.partner, seat, self.seat(line))
        self.left_track(line, seat)

    def left_track(self, line: Line, seat: int) -> None:
        """`from 12`: where the marker stood."""
        if line.more:
            line.expect("from", "where the marker stood")
            self.stood[seat] = line.whole("points", 0, MOST_POINTS)

    def homes(self, line: Line) -> None:
        while line.more:
            seat = self.seat(line)
            line.once(f"homes {self.state.rules.labels[seat]}")
            while line.more and line.peek() not in self.seats:
                self.state.homes = replaced(
                    self.state.homes,
                    seat,
                    self.state.homes[seat] | 1 << line.whole("the clearing", 1, self.state.map.size),
                )

    def winners(self, line: Line) -> None:
        while line.peek() != "by":
            self.state.winners = (*self.state.winners, self.seat(line))
        line.expect("by", "the paragraph")
        told = line.word("the paragraph")
        if not LAW.fullmatch(told):
            raise line.fail(f"'{told}' is not a paragraph; one is {self.state.cite('root:3.1')}", back=1)
        self.state.won_by = self.state.rules.written_law(told)

    # ---- this turn, this battle

    def used(self, line: Line) -> None:
        used = line.some("card", {**CARD, PATH: len(CARD)})
        self.state.cleared_path = bool(used >> len(CARD))
        self.state.used = used & ~(1 << len(CARD))

    def activated(self, line: Line) -> None:
        self.state.activated = tuple([line.whole("pieces", 0, 99) for _ in range(3)])

    def ferried(self, line: Line) -> None:
        """As positions once said that the Ferry was used this turn."""
        if "ferry" not in self.sites:
            raise line.fail("there is no ferry in this game", back=1)
        self.state.site("ferry").used = True

    def battle(self, line: Line) -> None:
        attacker, defender = self.party(line), self.party(line)
        battle = Battle(attacker, defender, line.whole("the clearing", 1, self.state.map.size), NONE)
        facts = ("rolled", "extra", "ignored", "used", "hired", "ally", "instigator", "looting", "ended")
        while line.more:
            fact = facts[line.name("fact of a battle", places(facts))]
            if fact in ("rolled", "extra", "ignored"):
                setattr(battle, fact, [line.whole("hits", 0, 99) for _ in SIDES])
            elif fact == "used":
                battle.used |= 1 << line.name("card", CARD)
            elif fact == "hired":
                battle.backing = line.whole("hits", 0, 99)
            elif fact in ("looting", "ended"):
                setattr(battle, fact, True)
            else:
                setattr(battle, fact, self.seat(line))
        self.state.battle = battle

    def lost(self, line: Line) -> None:
        if self.state.battle is None:
            raise line.fail("there is no battle to lose pieces in; the line 'battle …' must come first")
        side = line.name("side of a battle", places(SIDES))
        line.once()
        for piece, number in self.pieces(line, f"lost {SIDES[side]}"):
            self.state.battle.losses[side] += [piece] * number

    # ---- what was left out

    def finish(self, said: Container[str]) -> Woodland:
        """Fill in what the lines have not said."""
        state = self.state
        if not state.todo and not state.over:
            state.todo = turn_from(state.turn, self.moment)
        if state.todo and isinstance(state.todo[0], EndTurn):
            state.turns = max(state.turns, 1)  # that one has begun
        self._move_markers()
        self._end_phase()
        coming, state.coming = state.coming, []
        if "suits" not in said:
            lay_suits(state)
        state.coming, state.sealed = coming, False
        for hand in state.hands:
            hand.turn_up()
        for party, board in enumerate(state.boards):
            board.complete(state, party)
        for site in state.sites:
            site.complete(state, NOBODY)
        if "markers" not in said:
            self._lay_markers()
        self._count_pieces()
        self._count_items()
        self._deal(said)
        return state

    def _lay_markers(self) -> None:
        """One for each hireling that nobody has or is about to have; who has some came by the first ones."""
        taken = sum(self.state.claims)
        for party in range(self.state.seats, self.state.rules.party_count):
            taken += self.state.holder[party] != NONE
        self.state.markers = union(MARKED[taken : len(self.state.rules.hirelings)])

    def _move_markers(self) -> None:
        """Positions once gave a figure to those off the track too; it is taken for where they stood."""
        state = self.state
        for seat in self.off:
            if state.marker(seat) is not None:
                name = state.rules.labels[seat]
                problem = f"the marker of {name} leaves the track by dominance or a coalition only (§3.3.1, §9.2.8)"
                raise Impossible(problem, "points")
        for seat, points in self.stood.items():
            state.points = replaced(state.points, seat, points)

    def _end_phase(self) -> None:
        """What is pending in a phase lies on the end of that phase; it need not be said."""
        todo = self.state.todo
        place = 1 + sum(isinstance(task, BeginPhase) for task in todo)
        if todo and isinstance(todo[0], EndTurn) and place < len(todo):
            end = AtBound(todo[0].seat, 1)
            if end not in todo:
                todo.insert(place, end)

    def _count_pieces(self) -> None:
        """Supplies, free slots and rule follow from what stands where."""
        state = self.state
        apart = pieces_apart(state)
        for piece in state.rules.pieces:
            state.supply[piece.number] = self.supply.get(piece.number, piece.kind.total - apart[piece.number])
        state.count_all()

    def _count_items(self) -> None:
        state = self.state
        apart = items_apart(state)
        for item, number in enumerate(ITEM_SUPPLY):
            state.items = replaced(state.items, item, self.items.get(item, max(0, number - apart[item])))

    def _deal(self, said: Container[str]) -> None:
        """The deck is whatever lies nowhere else; so are quests and what is under ruins, where someone needs them."""
        state = self.state
        if "deck_left" not in said:
            state.deck = tuple(_without(state.rules.deck, cards_in_play(state)))
        pawns, sets = len(state.rules.walkers), sets_of_items(state)
        if "ruin_items" not in said:
            for clearing in members(state.ruins):
                state.ruin_items = replaced(state.ruin_items, clearing, sets)
        if "buried" not in said:
            seen = [item for zone in state.peeked.values() for item in zone.cards]
            unseen = _without(sorted(BURIED * sets), seen)
            state.buried = tuple(sorted([*seen, *unseen][: sum(state.ruin_items)]))
        if pawns and "quest_deck" not in said:
            state.quest_deck = tuple(_without(range(len(QUEST_IDS)), quests_in_play(state)))
            if "quests" not in said:
                laid = max(faction.open_quests for faction in state.rules.factions)
                state.quests, state.quest_deck = state.quest_deck[:laid], state.quest_deck[laid:]


def _without(whole: Sequence[int], taken: Sequence[int]) -> list[int]:
    left = list(whole)
    for thing in taken:
        if thing in left:
            left.remove(thing)
    return left

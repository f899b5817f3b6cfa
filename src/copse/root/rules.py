"""Rules: the options of a game as one value for the rules to ask: map, deck, and a faction for each seat."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import lru_cache
from typing import Final

from copse.kernel.errors import BadSetup, suggest
from copse.kernel.options import ADDITIONS, RANDOM, SEED, Option, Options, current, flag, house, whole
from copse.kernel.outline import Heading
from copse.kernel.tasks import Json
from copse.law.index import BOOKS, UNNAMED_BOOK
from copse.root.board import Board, Clearings
from copse.root.bots import KINDS as BOT_KINDS
from copse.root.bots import bot_called, written
from copse.root.bots.base import Bot
from copse.root.cards import CARD_IDS, DECKS, deck
from copse.root.decks import cards_of, read_own_deck
from copse.root.editions import EDITIONS, edition_of
from copse.root.editions.base import ADVANCED, SETUPS, STANDARD, Edition
from copse.root.editions.marauder import MARAUDER
from copse.root.effects.base import Effect
from copse.root.effects.house import INFORMED, LATER, SPARING
from copse.root.factions.base import Faction
from copse.root.factions.undecided import UNDECIDED
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import Hireling
from copse.root.hirelings.hiring import ALL_SYMBOLS, HIRING, THREE, THREE_TWOS
from copse.root.hooks import Owner
from copse.root.landmarks import CLOSED_PATHS, LANDMARKS, OLD, PRINTINGS, SAME
from copse.root.landmarks.base import Landmark
from copse.root.landmarks.siting import MOST_LANDMARKS, SITING
from copse.root.maps import MAPS, map_named, own_board, read_own_map
from copse.root.packages import PACKAGES
from copse.root.parties import Party
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Piece

NONE: Final = -1
WRITTEN: Final = "table "  # before a table as a text, as part of a key
EMPTY: Final = WRITTEN + "{}"
TODAY: Final = f"{UNNAMED_BOOK}:"  # the book before the paragraph, as code cites it
BARE_LAW: Final = re.compile(r"§((?:\d+|[A-G])(?:\.\w+)*)\b(?!:)")
MOST_PLAYERS: Final = max(edition.most_players for edition in EDITIONS.values())
CORNERS: Final = 4
OPEN: Final = "open"
ALL: Final = "all"
QUESTIONS: Final = (OPEN, ALL)
FIRST: Final = "first"
LATER_TEXTS: Final = "later"
CARD_TEXTS: Final = (FIRST, LATER_TEXTS)
ACTIVE: Final = "active"
IN_TURN: Final = "turn"
EFFECT_ORDERS: Final = (ACTIVE, IN_TURN)
RULINGS: Final = 2  # the current revision of the rulings (docs/background/rulings.md)
DEFAULT_FACTIONS: Final = ("marquise", "eyrie", "alliance", "vagabond")


def _read_factions(value: Json) -> Json:
    """§5.1.1: a faction for each seat, in order of play, all different. None stands for one that is taken in play
    (§A.8); a number stands for that many of these."""
    if isinstance(value, int) and not isinstance(value, bool) and 2 <= value <= MOST_PLAYERS:
        return [None] * value
    if not isinstance(value, list) or not 2 <= len(value) <= MOST_PLAYERS:
        raise BadSetup(f"option 'factions' must list 2 to {MOST_PLAYERS} factions, in order of play, not {value!r}")
    known = list(dict.fromkeys(name for edition in EDITIONS.values() for name in (*edition.factions, *edition.bots)))
    if not {str(name).partition(":")[0] for name in value if name is not None} <= {*known}:
        known += PACKAGES.seated
    for name in value:
        if name is None:
            continue
        if not isinstance(name, str) or name.partition(":")[0] not in known:
            hint = suggest(str(name), known) + PACKAGES.complaints
            raise BadSetup(f"option 'factions': there is no faction {name!r}{hint}")
        if ":" in name and name.partition(":")[0] not in BOT_KINDS:
            raise BadSetup(f"option 'factions': only bots have a difficulty and traits, not {name!r} (§bots:3.3)")
        if value.count(name) > 1:
            raise BadSetup(f"option 'factions': {name} cannot be played twice")
    if "vagabond2" in value and "vagabond" not in value and None not in value:
        raise BadSetup("option 'factions': the second Vagabond needs a first one (§9.7)", "second_vagabond")
    if set(value) == {"vagabond", "vagabond2"}:
        raise BadSetup("option 'factions': two Vagabonds need another faction to play with (§5.2)", "only_vagabonds")
    return value


def _agree(edition: Edition, options: Options, factions: list[str], seats: int) -> None:
    """Raise BadSetup if the edition does not have what is to be played."""
    wanted = {
        "factions": [name for name in factions if not edition.plays(name)],
        "map": [str(options["map"])],
        "deck": [str(options["deck"])],
        "setup": [str(options.get("setup", STANDARD))],
        "hirelings": ["hirelings"] * (options.get("hirelings", []) != [] and not edition.hirelings),
        "landmarks": ["landmarks"] * (bool(options.get("landmarks", 0)) and not edition.landmarks),
    }
    has = edition.has
    for option, names in wanted.items():
        had = has[option]
        for name in names:
            if name not in had:
                raise BadSetup(
                    f"option '{option}': the edition '{edition.name}' has no {name} (§{edition.listed[option]})"
                    f"{suggest(name, had) if had else ''}",
                    "not_in_edition",
                )
    for option, printed in (("own_map", edition.maps), ("own_deck", edition.decks)):
        if options.get(option) and len(printed) < 2:
            raise BadSetup(
                f"option '{option}': the edition '{edition.name}' plays with {printed[0]} only"
                f" (§{edition.listed[option.removeprefix('own_')]})",
                "not_in_edition",
            )
    missing = [name for name in edition.required if name not in factions]
    if missing:
        raise BadSetup(
            f"option 'factions': by the edition '{edition.name}' no game is without {' and '.join(missing)}"
            f" (§{edition.listed['factions']})",
            "required_in_edition",
        )
    if seats > edition.most_players:
        raise BadSetup(f"option 'factions': the edition '{edition.name}' seats no more than {edition.most_players}")


def seat_in_corners(edition: Edition, factions: list[str]) -> None:
    """Raise BadSetup if more factions start in a corner (§5.1.7) than there are corners."""
    cornered = [name for name in factions if edition.faction(name).in_corner]
    if len(cornered) > CORNERS:
        raise BadSetup(
            f"option 'factions': {', '.join(cornered)} all start in a corner, and a map has {CORNERS}",
            "too_many_corners",
        )


def _keep_apart(factions: tuple[Faction, ...]) -> None:
    """Raise BadSetup if a bot would play beside the faction that it replaces (§bots:3.2), or if nobody has pieces."""
    names = [faction.name for faction in factions]
    for faction in factions:
        if not isinstance(faction, Bot):
            continue
        excluded = faction.excludes or faction.replaces
        if names.count(faction.name) > 1:
            raise BadSetup(f"option 'factions': {faction.name} cannot be played twice")
        if excluded in names:
            raise BadSetup(f"option 'factions': {faction.name} plays instead of {excluded} (§bots:3.2)")
        if not any(other.kinds or other is UNDECIDED for other in factions):
            raise BadSetup("option 'factions': Vagabonds need another faction to play with (§5.2)", "only_vagabonds")


def _read_hirelings(value: Json) -> Json:
    """§A.6: none, three at random, or these; not both sides of a card. A position may have fewer than three."""
    value = current(value)
    if value == RANDOM or value == []:
        return value
    if not isinstance(value, list) or len(value) > THREE:
        raise BadSetup(f"option 'hirelings' must be [], {RANDOM!r} or a list of {THREE}, not {value!r}")
    known = HIRELINGS if {*map(str, value)} <= {*HIRELINGS} else HIRELINGS | PACKAGES.hirelings
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise BadSetup(f"option 'hirelings': there is no {name!r}{suggest(str(name), known)}{PACKAGES.complaints}")
    if len({known[str(name)].card for name in value}) < len(value):
        raise BadSetup("option 'hirelings': a card lies with one side up")
    return value


def _apart() -> tuple[tuple[str, ...], ...]:
    """Both sides of each card of hirelings, and the faction that cannot play beside them (§A.6.5), or its bot."""
    cards: dict[str, list[str]] = {}
    for side in HIRELINGS.values():
        cards.setdefault(side.card, [side.linked] * bool(side.linked)).append(side.name)
    bots = [bot_called(name) for name in MARAUDER.bots]
    of_bots = [(bot.name, *sides) for linked, *sides in cards.values() for bot in bots if bot.replaces == linked]
    return (*(tuple(names) for names in cards.values()), *of_bots)


def _replaced() -> tuple[tuple[str, ...], ...]:
    """Each bot, and the faction beside which it cannot play (§bots:3.2)."""
    bots = [bot_called(name) for name in MARAUDER.bots]
    return tuple((bot.name, bot.excludes or bot.replaces) for bot in bots)


def _read_landmark_cards(value: Json) -> Json:
    """§A.5.1: the cards that were not put away."""
    names = LANDMARKS[OLD]
    if not isinstance(value, list) or not value:
        raise BadSetup(f"option 'landmark_cards' must list some of {', '.join(names)}, not {value!r}")
    for name in value:
        if not isinstance(name, str) or name not in names:
            raise BadSetup(f"option 'landmark_cards': there is no {name!r}{suggest(str(name), names)}")
        if value.count(name) > 1:
            raise BadSetup(f"option 'landmark_cards': there is one {name}")
    return value


def _one_of(name: str, default: str, names: tuple[str, ...], about: str, before: Json = None) -> Option:
    def read(value: Json) -> Json:
        if not isinstance(value, str) or value not in names:
            raise BadSetup(f"option '{name}': there is no {value!r}{suggest(str(value), names)}")
        return value

    return Option(name, default, about, read, names, before=before)


OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        _one_of("edition", MARAUDER.name, tuple(EDITIONS), "the printing of the Law", before=MARAUDER.name),
        Option(
            "packages",
            [],
            "packages whose factions, hirelings and bots join in; those of named ones join by themselves",
            PACKAGES.read,
            before=[],
            extra=True,
            group=ADDITIONS,
        ),
        Option(
            "factions",
            list(DEFAULT_FACTIONS),
            "who plays, in order of play; a number of players who draft, by advanced setup",
            _read_factions,
            (*MARAUDER.factions, *MARAUDER.bots),
            by_seat=True,
            apart=_replaced(),
            machines=tuple(MARAUDER.bots),
            machine="electric_eyrie:nightmare+relentless",
        ),
        _one_of("map", "autumn", MAPS, "the map"),
        _one_of("deck", "standard", DECKS, "the shared deck"),
        Option(
            "own_map",
            {},
            "a map of the players' own, in place of a printed one",
            read_own_map,
            before={},
            group=ADDITIONS,
        ),
        Option(
            "own_deck",
            {},
            "a deck of the players' own, in place of a printed one",
            read_own_deck,
            before={},
            group=ADDITIONS,
        ),
        Option(
            "hirelings",
            [],
            "who is for hire: nobody, three at random, or these",
            _read_hirelings,
            tuple(HIRELINGS),
            before=[],
            size=THREE,
            apart=_apart(),
            extra=True,
            group=ADDITIONS,
        ),
        replace(
            whole("landmarks", 0, range(MOST_LANDMARKS + 1), "how many landmarks are dealt"),
            before=0,
            extra=True,
            group=ADDITIONS,
        ),
        Option(
            "landmark_cards",
            list(LANDMARKS[OLD]),
            "which of the landmarks may be dealt; as many as are dealt: these",
            _read_landmark_cards,
            tuple(LANDMARKS[OLD]),
            before=list(LANDMARKS[OLD]),
            under="landmarks",
            extra=True,
            group=ADDITIONS,
        ),
        replace(
            flag("map_landmarks", True, "whether the landmarks of the map stand beside those dealt"),
            before=True,
            under="landmarks",
            extra=True,
            group=ADDITIONS,
        ),
        replace(
            flag("together", False, "whether people win or lose together against bots"),
            before=False,
            under="factions",
        ),
        _one_of("setup", STANDARD, SETUPS, "how the game is set up", before=STANDARD),
        SEED,
        replace(
            _one_of(
                "questions",
                OPEN,
                QUESTIONS,
                "which questions are asked; open leaves out those whose only answer everyone can see",
                before=ALL,
            ),
            extra=True,
        ),
        replace(
            whole("rulings", RULINGS, range(1, RULINGS + 1), "the revision of the rulings; new games have the last"),
            before=1,
            dated=True,
            extra=True,
        ),
        house(
            _one_of("card_texts", FIRST, CARD_TEXTS, "what cards say whose text was changed in later printings"),
            ruling="R31",
            law="root:4.1.3",
        ),
        house(
            _one_of("landmark_printing", OLD, PRINTINGS, "what the cards of the landmarks say"),
            ruling="R177",
            law="root:F.1",
        ),
        house(
            _one_of("ferry_printing", SAME, (SAME, *PRINTINGS), "what the card of the Ferry says"),
            ruling="R177",
            law="root:C.2.5",
        ),
        house(
            _one_of("lost_city_printing", SAME, (SAME, *PRINTINGS), "what the card of the Lost City says"),
            ruling="R177",
            law="root:F.1",
            under="landmarks",
        ),
        house(
            _one_of("control_die", THREE_TWOS, tuple(ALL_SYMBOLS), "which number the control die shows most often"),
            ruling="R176",
            law="root:E.1.2",
            under="hirelings",
        ),
        house(
            flag("hiring_turn_counts", False, "a hireling loses a control marker on the turn it is hired, too"),
            ruling="R152",
            law="root:E.1.3",
            under="hirelings",
        ),
        house(
            flag("partisans_spare_birds", False, "who uses Partisans keeps the bird cards"),
            ruling="R23",
            law="root:4.3.3",
        ),
        house(
            flag("informants_charm", False, "Informants may replace the card of a Charm Offensive, too"),
            ruling="R36",
            law="root:4.1.3",
        ),
        house(
            _one_of("effects_order", ACTIVE, EFFECT_ORDERS, "who is first if a removal has effects for several"),
            ruling="R11",
            law="root:1.1.3",
        ),
    )
}


PACKAGES.options = OPTIONS  # which offer what packages add, once there are any


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _names(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(name) for name in value]


class Rules:
    """The rules of one game. The state names a kind of piece by its index in `pieces`, and its owner by the index in
    `parties`: first the seats, then the hirelings (§E). If factions are taken in play, `taken` lists those taken so
    far; each further one leads to new rules."""

    def __init__(self, options: Options) -> None:
        names, map_name, deck_name = options.get("taken", options["factions"]), options["map"], options["deck"]
        wanted = options.get("hirelings", [])
        hired = options.get("bands", [] if wanted == RANDOM else wanted)
        assert isinstance(names, list)
        assert isinstance(hired, list)
        assert isinstance(map_name, str)
        assert isinstance(deck_name, str)
        self.options: Final = options
        self.packages: Final = _names(options.get("packages", []))
        self.edition: Final[Edition] = PACKAGES.edition(edition_of(options), self.packages)
        known = [str(name) for name in names if name is not None]
        _agree(self.edition, options, known, len(names))
        self.advanced: Final = options.get("setup", STANDARD) == ADVANCED
        if not self.advanced:
            seat_in_corners(self.edition, known)
        self.taken: Final[list[Json] | None] = names if None in names or "taken" in options else None
        self.factions: Final[tuple[Faction, ...]] = tuple(
            UNDECIDED if name is None else self.edition.faction(str(name)) for name in names
        )
        self.names: Final[list[str]] = [faction.name for faction in self.factions]
        self.called: Final = [
            written(faction) if isinstance(faction, Bot) else faction.name for faction in self.factions
        ]
        self.people: Final = tuple(seat for seat, faction in enumerate(self.factions) if not isinstance(faction, Bot))
        self.machines: Final = tuple(seat for seat in range(len(names)) if seat not in self.people)
        self.together: Final = bool(options.get("together", False))
        if self.together and not self.machines:
            raise BadSetup("option 'together': there is no bot to play against (§bots:coop)", "no_bots")
        if not self.people:
            raise BadSetup("option 'factions': with bots alone there is nobody to play (§bots:3.4)", "no_people")
        self.replaced: Final = [faction.replaces for faction in self.factions if isinstance(faction, Bot)]
        _keep_apart(self.factions)
        self.seats: Final = len(names)
        self.own_map: Final = options.get("own_map") or None
        own_deck = options.get("own_deck")
        self.board: Final[Board] = own_board(self.own_map) if self.own_map else map_named(map_name)
        self.landmark_count: Final = _number(options.get("landmarks", 0))
        self.landmark_cards: Final = _names(options.get("landmark_cards", list(LANDMARKS[OLD])))
        chosen = self.landmark_cards if len(self.landmark_cards) == self.landmark_count else []
        self.dealt: Final = _names(options.get("dealt", list[Json](chosen)))
        if len(self.landmark_cards) < self.landmark_count:
            raise BadSetup(f"option 'landmark_cards': {self.landmark_count} landmarks cannot be dealt of fewer cards")
        printing = str(options.get("landmark_printing", OLD))
        apart = {"ferry": options.get("ferry_printing", SAME), "lost_city": options.get("lost_city_printing", SAME)}
        self.printings: Final = {name: printing if own == SAME else str(own) for name, own in apart.items()}
        own = self.board.landmarks if not self.landmark_count or options.get("map_landmarks", True) else {}
        standing = [*[name for name in own if name not in self.dealt], *self.dealt]
        self.landmarks: Final[tuple[Landmark, ...]] = tuple(
            LANDMARKS[self.printings.get(name, printing)][name] for name in standing
        )
        self.landmark_places: Final = {name: place for place, name in enumerate(standing)}
        enough = len(self.people) > 2 or self.edition.dominance.for_two  # §5.1.3, §bots:3.4
        with_dominance = enough and not self.together  # §bots:coop
        self.deck: Final = (
            cards_of(own_deck, with_dominance) if own_deck else deck(deck_name, with_dominance=with_dominance)
        )
        self.hiring: Final = wanted != []
        self.unowned: Final[tuple[Owner, ...]] = (
            *self.edition.owners,
            *((CLOSED_PATHS,) if self.board.closed else ()),
            *self.landmarks,
            *((SITING,) if self.landmark_count else ()),
            *((HIRING,) if self.hiring else ()),
        )
        self.hirelings: Final[tuple[Hireling, ...]] = tuple(self.edition.hirelings[str(name)] for name in hired)
        for hireling in self.hirelings:
            if hireling.linked in self.names or hireling.linked in self.replaced:
                raise BadSetup(f"{hireling.name} cannot be hired where {hireling.linked} play (§A.6.5)")
        self.parties: Final[tuple[Party, ...]] = (*self.factions, *self.hirelings)
        self.party_count: Final = len(self.parties)
        self.party_names: Final[list[str]] = [party.name for party in self.parties]
        self.labels: Final = [  # their names in positions, all different
            f"seat{party}" if owner is UNDECIDED else owner.name for party, owner in enumerate(self.parties)
        ]
        pieces, named = list[Piece](), list[dict[str, int]]()
        for party, owner in enumerate(self.parties):
            named.append({})
            for kind in owner.kinds:
                named[party][kind.name] = len(pieces)
                pieces.append(Piece(len(pieces), party, kind))
        self._named: Final = named
        self.pieces: Final = tuple(pieces)
        self.party_of: Final = tuple(piece.party for piece in pieces)
        self.categories: Final = tuple(piece.category for piece in pieces)
        self.totals: Final = tuple(piece.kind.total for piece in pieces)
        self.of_party: Final = self._by_party(WARRIOR, BUILDING, TOKEN)
        self.buildings: Final = self._by_party(BUILDING)
        self.tokens: Final = self._by_party(TOKEN)
        self.warriors: Final = self._by_party(WARRIOR)  # all kinds of them
        self.warrior: Final = tuple(kinds[0] if kinds else NONE for kinds in self.warriors)  # the common kind
        self.undecided: Final = tuple(seat for seat in range(self.seats) if self.factions[seat] is UNDECIDED)
        self.walkers: Final = tuple(  # seats with a pawn instead
            seat for seat in range(self.seats) if self.warrior[seat] == NONE and seat not in self.undecided
        )
        self.related: Final = [seat for seat in range(self.seats) if seat not in self.walkers]  # not to be changed
        hidden = self.edition.bare_ruins or bool(self.walkers)  # §5.1.4
        self.ruins: Final[Clearings] = self.board.ruins if hidden else 0
        self.lenders: Final = tuple(seat for seat in range(self.seats) if self.factions[seat].lends)
        later = options.get("card_texts", FIRST) == LATER_TEXTS
        sparing = options.get("partisans_spare_birds", False) is True
        informed = options.get("informants_charm", False) is True
        effects = {
            **self.edition.effects,
            **(LATER if later else {}),
            **(SPARING if sparing else {}),
            **(INFORMED if informed else {}),
        }
        self.effects: Final[tuple[Effect | None, ...]] = tuple(effects.get(id) for id in CARD_IDS)
        self.wordings: Final = (*(("later",) if later else ()), *(("sparing",) if sparing else ()))
        self.coffins_for_all: Final = not later
        self.control_die: Final = ALL_SYMBOLS[str(options.get("control_die", THREE_TWOS))]
        self.hiring_turn_counts: Final = options.get("hiring_turn_counts", False) is True
        self.arranges: Final = options.get("effects_order", ACTIVE) == ACTIVE
        self.reach: Final = sum(faction.reach for faction in self.factions)
        self.wanted_reach: Final = self.edition.reach[self.seats]
        self.goal: Final = self.edition.goal
        self.die: Final = self.edition.die
        self.dominance_points: Final = self.edition.dominance.points
        self.hand_limit: Final = self.edition.hand_limit
        own_answers = [type(faction).automatic is not Faction.automatic for faction in self.factions]
        self.rulings: Final = _number(options.get("rulings", RULINGS))
        self.asks_all: Final = options.get("questions", ALL) == ALL
        self.automatic: Final = tuple(seat for seat in range(self.seats) if own_answers[seat])
        self.collectors: Final = tuple(  # seats that may keep what anyone discards (§10.2.6)
            seat
            for seat, faction in enumerate(self.factions)
            if type(faction).keeps_discard is not Faction.keeps_discard
        )

    def _by_party(self, *categories: int) -> tuple[tuple[int, ...], ...]:
        found = [list[int]() for _ in self.parties]
        for piece in self.pieces:
            if piece.category in categories:
                found[piece.party].append(piece.number)
        return tuple(tuple(numbers) for numbers in found)

    def piece(self, party: int, name: str) -> int:
        """The number of a kind of piece of a party."""
        return self._named[party][name]

    def find_piece(self, party: int, name: str) -> int:
        """The number of a kind of piece of a party, or NONE if the party lacks it in this edition."""
        return self._named[party].get(name, NONE)

    def with_faction(self, seat: int, name: str) -> Rules:
        """The rules once a seat has taken a faction."""
        assert self.taken is not None
        return rules_for({**self.options, "taken": [*self.taken[:seat], name, *self.taken[seat + 1 :]]})

    def with_hirelings(self, names: list[str]) -> Rules:
        """The rules once hirelings have been dealt (§A.6.1)."""
        return rules_for({**self.options, "bands": list[Json](names)})

    def with_landmarks(self, names: list[str]) -> Rules:
        """The rules once landmarks have been dealt (§A.5.2)."""
        return rules_for({**self.options, "dealt": list[Json](names)})

    def seat_of(self, faction: str) -> int:
        return self.names.index(faction) if faction in self.names else NONE

    @property
    def warning(self) -> str:
        """§5.2: a warning about tables below the recommended reach."""
        if self.reach >= self.wanted_reach or self.undecided:
            return ""
        wanted = f"{self.wanted_reach} or more is recommended for {self.seats} players"
        return f"these factions reach {self.reach}; {wanted} (§{self.cite('root:5.2').removeprefix('root:')})"

    def cite(self, law: str) -> str:
        """The paragraph of this edition for a paragraph that the code cites."""
        return self.edition.citations.get(law, law)

    def lacks(self, law: str) -> bool:
        """Whether this edition has its own book and nothing of a present paragraph in it."""
        citations = self.edition.citations
        return bool(citations) and self.edition.name in BOOKS and law.startswith(TODAY) and law not in citations

    def outline(self, faction: Faction) -> list[Heading]:
        """The outline of a faction's turn, without what the book of this edition lacks."""
        return [heading for heading in faction.outline() if not self.lacks(heading.law)]

    def written_law(self, cited: str) -> str:
        """The paragraph that the code cites, for a paragraph of this edition."""
        return next((law for law, told in self.edition.citations.items() if told == cited), cited)

    def retold(self, text: str) -> str:
        """A text about present paragraphs (§3.3.1), with those of this edition in their place."""
        return BARE_LAW.sub(lambda found: f"§{self.cite(TODAY + found[1]).removeprefix(TODAY)}", text)


def rules_for(options: Options) -> Rules:
    return _shared(tuple((name, _unchanging(options[name])) for name in sorted(options) if name != "seed"))


def _unchanging(value: Json) -> Json | tuple[Json, ...]:
    if isinstance(value, dict):
        return WRITTEN + json.dumps(value) if value else EMPTY
    return tuple(value) if isinstance(value, list) else value


def _as_given(value: Json | tuple[Json, ...]) -> Json:
    if isinstance(value, str) and value.startswith(WRITTEN):
        table: Json = json.loads(value[len(WRITTEN) :])
        return table
    return list(value) if isinstance(value, tuple) else value


@lru_cache(maxsize=256)  # a draft makes new rules for every faction taken
def _shared(options: tuple[tuple[str, Json | tuple[Json, ...]], ...]) -> Rules:
    return Rules({name: _as_given(value) for name, value in options})

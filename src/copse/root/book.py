"""The rulebook of Root: what the kernel needs to create, save and write down a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import copse.root
from copse.kernel.actions import Action, Vocabulary
from copse.kernel.bits import members
from copse.kernel.chance import mix
from copse.kernel.errors import BadSave, BadSetup, Impossible, UnknownAction
from copse.kernel.options import Option, Options
from copse.kernel.outline import Progress, progress
from copse.kernel.prospects import Facts, Forecast, Odds
from copse.kernel.rulebook import Rulebook
from copse.kernel.saves import Migration
from copse.kernel.shapes import Fields, whole
from copse.kernel.tasks import Decision, Json, State, Task, View
from copse.kernel.texts import Line
from copse.kernel.toml import read_file, read_text
from copse.root import positions
from copse.root.actions import (
    BANDS,
    CHARACTERS,
    DRAFTED,
    LANDMARKS,
    PACKED,
    PLOTS,
    PRINTED_CARDS,
    RELIC_TYPES,
    VOCABULARY,
)
from copse.root.board import CLEARINGS, FIRST_FOREST, MOST_FORESTS, PLACES
from copse.root.bots import bot_called
from copse.root.bots.base import Bot
from copse.root.cards import CARD_IDS, CARD_KINDS, CARDS, ITEMS, QUEST_IDS, SUITS
from copse.root.check import MOST_POINTS, check
from copse.root.editions import EDITIONS
from copse.root.editions.base import ADVANCED
from copse.root.effects.choices import CardQuestion
from copse.root.factions import FACTIONS, FORECASTS
from copse.root.factions.base import Faction
from copse.root.factions.reliquary import VALUES
from copse.root.forecast import facts, odds
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import HirelingOrder
from copse.root.hirelings.hiring import ALL_MARKERS, GOLD, THREE
from copse.root.maps import as_json
from copse.root.migrations import MIGRATIONS, ONCE_CALLED, as_first_written
from copse.root.packages import PACKAGES, tasks_in
from copse.root.parties import Party
from copse.root.pause import Crafting, Pause
from copse.root.pieces import CATEGORIES, PIECES
from copse.root.ruins import BURIED
from copse.root.rules import DEFAULT_FACTIONS, OPTIONS, Rules, rules_for, seat_in_corners
from copse.root.setup import Setup
from copse.root.state import NONE, PHASES, Battle, DraftCard, Woodland
from copse.root.steps import Question, SeatStep, Step, SuitStep
from copse.root.things import laws
from copse.root.zones import Zone, restored


def tasks() -> dict[str, type[Task]]:
    """Every step and question of the general rules, the cards and the chapters, by name. The rules import all their
    modules."""
    bases = (Step, SeatStep, SuitStep, Question, Pause, Crafting, CardQuestion, HirelingOrder)
    return {name: kind for name, kind in tasks_in(copse.root.__name__).items() if kind not in bases}


PARTIES: Final = ("seat", "attacker", "defender")  # fields of actions whose values have names at a table,
PLACES_TO_GO: Final = ("place",)  # and fields that name forests
NAMED_AT_TABLE: Final = frozenset((*PARTIES, *PLACES_TO_GO))
PLACE: Final = range(1, FIRST_FOREST + MOST_FORESTS)
SETS: Final = range(1 << PLACES)

LOTS: Final = {  # outcomes that only some chapters draw or roll
    kind for edition in EDITIONS.values() for faction in edition.factions.values() for kind in faction.lots
}

SHAPES: Final[dict[str, tuple[str, int, int]]] = {  # list → what it is by, lowest and highest entry
    "suits": ("clearing", NONE, 2), "ruin_items": ("clearing", 0, 2), "buried": ("", 0, len(ITEMS) - 1),
    "on": ("piece and clearing", 0, 99), "supply": ("piece", 0, 99), "fallen": ("piece", 0, 99),
    "coffins": ("piece", 0, 99), "pawns": ("party", NONE, PLACE[-1]), "homes": ("seat", 0, SETS[-1]),
    "deck": ("", 0, len(CARDS) - 1), "discard": ("", 0, len(CARDS) - 1), "available": ("", 0, len(CARDS) - 1),
    "quests": ("", 0, len(QUEST_IDS) - 1), "quest_deck": ("", 0, len(QUEST_IDS) - 1), "items": ("item", 0, 9),
    "points": ("seat", 0, MOST_POINTS), "dominance": ("seat", NONE, len(CARDS) - 1), "partner": ("seat", NONE, 9),
    "winners": ("", 0, 9), "activated": ("suit", 0, 99),
}  # fmt: skip


def headings(rules: Rules, faction: Faction) -> list[dict[str, Json]]:
    """The outline of a faction's turn, as figures of a table."""
    return [
        {"phase": PHASES[heading.phase], "name": heading.name, "law": rules.cite(heading.law)}
        for heading in rules.outline(faction)
    ]


def totals(faction: Faction) -> dict[str, Json]:
    """How many pieces of each kind a faction of a package has, for its board on the page."""
    packed = faction.name not in FACTIONS
    return {"totals": {kind.name: kind.total for kind in faction.kinds}} if packed else {}


class Root(Rulebook[Woodland]):
    name = "root"
    version = 1
    vocabulary = VOCABULARY
    options: Mapping[str, Option] = OPTIONS
    tasks: Mapping[str, type[Task]] = tasks()
    once_called: Mapping[str, str] = ONCE_CALLED
    save_version = 5
    migrations: Mapping[int, Migration] = MIGRATIONS
    texts = ("own_map", "own_deck")

    def prepare(self, given: Mapping[str, Json]) -> Mapping[str, Json]:
        """A path replaces a map or deck of the players' own; `map` and `deck` may give it, too."""
        prepared = dict(given)
        for name in ("map", "deck"):
            path = given.get(name)
            if isinstance(path, str) and path.endswith(".toml"):
                del prepared[name]
                prepared[f"own_{name}"] = path
        for name in self.texts:
            path = prepared.get(name)
            if isinstance(path, str):
                prepared[name] = read_file(Path(path))
        return prepared

    def read_text(self, option: str, text: str) -> Json:
        return read_text(text, f"option '{option}'")

    def check_machine(self, name: str) -> None:
        bot_called(name)

    def resolve(self, given: Mapping[str, Json]) -> Options:
        options = super().resolve({**given, "packages": PACKAGES.needed(given)})
        rules_for(options)  # raises if options contradict each other
        return options

    def draw(self, view: View, language: str) -> str:
        from copse.root.drawing import draw  # only games that are drawn need it

        return draw(view, language)

    def printed(self, options: Options) -> dict[str, Json]:
        rules = rules_for(self.resolve_written(options))
        edition = rules.edition
        seated = {faction.name: faction for faction in rules.factions if isinstance(faction, Bot)}
        printed: dict[str, Json] = {
            name: faction.printed() | {"outline": list[Json](headings(rules, faction))} | totals(faction)
            for name, faction in edition.factions.items()
        }
        for name in edition.bots:
            bot = seated.get(name) or bot_called(name)
            agenda = [deed.told() for deed in bot.agenda(bool(rules.lenders))]
            printed[name] = bot.printed() | {"agenda": list[Json](agenda)}
        parties: list[Party] = [*edition.factions.values(), *HIRELINGS.values(), *edition.hirelings.values()]
        kinds = [kind for party in parties for kind in party.kinds]
        pieces: dict[str, Json] = {kind.name: CATEGORIES[kind.category] for kind in kinds}
        sentences = {card.id: edition.printed(card) for card in CARDS}
        cards: dict[str, Json] = {id: dict[str, Json](figures) for id, figures in sentences.items() if figures}
        setup_cards: dict[str, Json] = {
            name: {"reach": faction.reach, "militant": faction.militant} for name, faction in edition.factions.items()
        }
        bands: dict[str, Json] = {
            name: {"demoted": band.demoted, "sentence": dict[str, Json](band.printed())}
            for name, band in edition.hirelings.items()
        }
        own: dict[str, Json] = {"map": as_json(rules.board)} if rules.own_map else {}
        packages: dict[str, Json] = {"packages": PACKAGES.shown(rules.packages)} if rules.packages else {}
        return {
            **own,
            **packages,
            "goal": edition.goal,
            "setup_cards": setup_cards,
            "factions": printed,
            "hirelings": bands,
            "cards": cards,
            "called": dict[str, Json](edition.called),
            "pieces": pieces,
            "laws": {
                thing: [rules.cite(law) for law in cited if not rules.lacks(law)]
                for thing, cited in (laws() | PACKAGES.laws(rules.packages)).items()
            },
        }

    def progress(self, state: State) -> Progress | None:
        assert isinstance(state, Woodland)
        outline = state.rules.outline(state.rules.factions[state.turn])
        return progress(outline, state.phase, state.todo) if state.turns else None

    def task_named(self, name: str) -> type[Task] | None:
        return super().task_named(name) or PACKAGES.tasks.get(name)

    def facts(self, state: Woodland, seat: int) -> Facts:
        return facts(state, seat)

    def odds(self, state: Woodland, action: Action) -> Odds | None:
        return odds(state, action)

    def forecast(self, state: Woodland, action: Action | None) -> Sequence[Forecast]:
        seat = state.decision.seat
        told = FORECASTS[state.rules.names[seat]](state, seat, action)
        return [each._replace(law=state.cite(each.law)) for each in told]

    def seat(self, given: Mapping[str, Json], players: int) -> dict[str, Json]:
        """Resolve options with the usual factions, or with drafted ones by advanced setup (§A.8)."""
        if given.get("setup") == ADVANCED:
            return {"factions": players, **given}
        return {"factions": list[Json](DEFAULT_FACTIONS[:players]), **given}

    def begin(self, options: Options) -> Woodland:
        seed = options["seed"]
        assert isinstance(seed, int)
        rules = rules_for(options)
        if rules.taken is not None and (not rules.advanced or any(rules.taken)):
            raise BadSetup("option 'factions': every seat needs a faction; only by advanced setup none has one (§A.8)")
        if rules.taken is None:
            seat_in_corners(rules.edition, rules.names)
        if rules.hirelings and len(rules.hirelings) != THREE:
            raise BadSetup(f"option 'hirelings': a game has {THREE} of them (§A.6)")
        state = Woodland(rules, mix(seed)).lay_out()
        state.push(Setup())
        return state

    def digested(self, state: Woodland) -> dict[str, Json]:
        return as_first_written(self.dump(state))

    def restore(self, options: Options, fields: Fields) -> Woodland:
        rules = rules_for(options)
        if rules.taken is not None or rules.hiring or rules.landmark_count:
            rules = _in_play(options, fields, rules)
        state = Woodland(rules, 0).lay_out()
        seats, parties, pieces = state.seats, state.rules.party_count, len(state.rules.pieces)
        sizes = {"clearing": PLACES, "piece": pieces, "piece and clearing": pieces * PLACES, "seat": seats,
                 "party": parties, "item": len(ITEMS), "suit": 3, "": None}  # fmt: skip
        for name, (by, low, high) in SHAPES.items():
            form = type(getattr(state, name))  # a list, a tuple or a packed row
            setattr(state, name, form(fields.wholes(name, sizes[by], low, high)))
        state.turn, state.phase = fields.whole("turn", 0, seats - 1), fields.whole("phase", 0, len(PHASES) - 1)
        for name in ("ruins", "scorched", "closed"):
            setattr(state, name, fields.whole(name, 0, SETS[-1]))
        state.used = fields.whole("used", 0, (1 << len(CARDS)) - 1)
        state.cleared_path = fields.flag("cleared_path")
        state.won_by = fields.text("won_by")
        state.crafted = _table(fields, "crafted", seats, None, len(CARDS) - 1)
        state.boxes = _table(fields, "boxes", seats, len(ITEMS), 9)
        state.turned = _table(fields, "turned", seats, len(ITEMS), 9)
        for zone, row in zip(state.hands, _rows(fields, "hands", seats), strict=True):
            zone.take(restored(row, seats, len(CARDS)))
        state.peeked = _peeked(fields, seats)
        state.battle = _battle(state, fields)
        self._check_places(state)
        if state.rules.hiring:
            state.holder = (*range(seats), *fields.wholes("holders", parties - seats, NONE, seats - 1))
            state.markers = fields.whole("markers", 0, ALL_MARKERS)
            state.claims = tuple(fields.wholes("claims", seats, 0, THREE))
        if state.rules.advanced:
            state.first, state.draft = fields.whole("first", 0, seats - 1), _draft(fields, seats)
        for board, row in zip(state.boards, _rows(fields, "boards", parties), strict=True):
            board.restore(state, Fields(row, "an entry of 'boards'"))
        for site, row in zip(state.sites, _rows(fields, "landmarks", len(state.sites)), strict=True):
            entry = Fields(row, "an entry of 'landmarks'")
            if entry.text("name") != site.name:
                raise BadSave(f"'landmarks' should have the {site.name} here, not {entry.text('name')}")
            site.restore(state, entry)
        self.restore_common(state, fields)
        try:
            state.count_all()
            check(state)
        except Impossible as problem:
            raise BadSave(f"the save is of an impossible state: {state.rules.retold(str(problem))}") from None
        top = None if state.over else state.todo[-1]
        if top is not None and (not isinstance(top, Decision) or top.forced(state) is not None):
            raise BadSave(f"nobody is asked anything: '{type(top).__name__}' runs by itself")
        return state

    @staticmethod
    def _check_places(state: Woodland) -> None:
        """Check that numbers that name a seat do so, and that the paragraph of victory looks like one."""
        if max([*state.partner, *state.winners], default=0) >= state.seats:
            raise BadSave("the save names a seat that this game does not have")
        if state.won_by and not positions.LAW.fullmatch(state.won_by):
            raise BadSave(f"'won_by' should be a paragraph, not {state.won_by!r}")

    def write_position(self, state: Woodland, options: Options) -> list[str]:
        return positions.write(self, state, options)

    def read_position(self, lines: Sequence[Line]) -> tuple[Options, Woodland]:
        return positions.read(self, lines)

    def outcome_saved(self, state: Woodland, kind: str, value: int) -> Json:
        return self.outcome_text(state, kind, value) if state.rules.packages else value

    def outcomes(self, state: Woodland) -> Mapping[str, Mapping[int, str]]:
        return outcomes(state.rules)

    def read_field(self, state: Woodland, field: str, word: str) -> str:
        """Factions and forests may be given by their names (`battle 8 eyrie`, `go 4_9_12`) or by their numbers."""
        rules = state.rules
        if field in PARTIES:
            if word in rules.party_names:
                return str(rules.party_names.index(word))
            if word in rules.edition.factions:
                raise UnknownAction(f"no {word} at this table, only {', '.join(rules.names)}")
        if field in PLACES_TO_GO and word in rules.board.forests:
            return str(FIRST_FOREST + rules.board.forests.index(word))
        return word

    def write_action(self, state: Woodland, action: Action) -> str:
        if NAMED_AT_TABLE.isdisjoint(action.verb.fields):
            return action.text
        rules, fields = state.rules, action.fields
        for field, value in zip(action.verb.fields, action.args, strict=True):
            if field in PARTIES and value < rules.party_count and value not in rules.undecided:
                fields[field] = rules.party_names[value]
            elif field in PLACES_TO_GO and FIRST_FOREST <= value < FIRST_FOREST + len(rules.board.forests):
                fields[field] = rules.board.forests[value - FIRST_FOREST]
        return action.verb.write(fields)

    def at_table(self, state: Woodland, action: Action) -> bool:
        fields = zip(action.verb.fields, action.args, strict=True)
        return all(field not in PARTIES or value < state.rules.party_count for field, value in fields)

    def spoken(self, state: Woodland) -> Vocabulary:
        return PACKED if state.rules.packages else VOCABULARY


@lru_cache(maxsize=64)
def outcomes(rules: Rules) -> Mapping[str, Mapping[int, str]]:
    """The random outcomes of everyone on this map with this deck, of Vagabonds, and of chapters that draw something."""
    pawns, drafting = rules.walkers, rules.taken is not None
    lots = LOTS if drafting else {kind for faction in rules.factions for kind in faction.lots}
    parties = rules.parties if not drafting else [*rules.edition.factions.values(), *rules.hirelings]
    table: dict[str, Mapping[int, str]] = {
        "die": {hits: str(hits) for hits in rules.die},
        **{kind: {card: CARD_IDS[card] for card in rules.deck} for kind in CARD_KINDS},
        "suit": dict(enumerate(SUITS[:3])) if None in rules.board.suits else {},
        "seat": {seat: str(seat) for seat in pawns if len(pawns) > 1},
        "quest": dict(enumerate(QUEST_IDS)) if pawns or drafting else {},
        "item": {item: ITEMS[item] for item in BURIED if any(party.hides_items for party in rules.parties)},
        "mob": dict(enumerate(SUITS[:3])),
        "relic": dict(enumerate(RELIC_TYPES)),
        "value": {value: str(value) for value in VALUES},
        "forest": dict(enumerate(rules.board.forests)),
    }
    if len(rules.people) < rules.seats:
        clearings = {clearing: str(clearing) for clearing in members(rules.board.everywhere)}
        table |= {"corner": clearings, "site": clearings, "piece": dict(enumerate(PIECES))}
        table["plot"] = dict(enumerate(PLOTS))
        table["crafted_item"] = dict(enumerate(ITEMS))
    if rules.advanced:
        table["first"] = {seat: str(seat) for seat in range(rules.seats)}
    if drafting:
        table |= {"faction": dict(enumerate(DRAFTED)), "character": dict(enumerate(CHARACTERS))}
    if rules.hiring:
        bands = dict(enumerate(BANDS))
        table |= {"hireling": bands, "demoted": bands, "uprising": dict(enumerate(SUITS[:3]))}
        table["control"] = {count: str(count) for count in (*GOLD, *rules.control_die)}
    if rules.landmark_count:
        table["landmark"] = dict(enumerate(LANDMARKS))
    table = {kind: values if kind in lots or kind not in LOTS else {} for kind, values in table.items()}
    for party in parties:
        table |= {kind: dict(enumerate(names)) for kind, names in party.chances.items()}
    return table


def _rows(fields: Fields, name: str, length: int) -> list[Json]:
    rows = fields.rows(name)
    if len(rows) != length:
        raise BadSave(f"'{name}' should have {length} entries, not {len(rows)}")
    return rows


def _table(fields: Fields, name: str, seats: int, length: int | None, high: int) -> tuple[tuple[int, ...], ...]:
    """A row for each seat."""
    rows = _rows(fields, name, seats)
    return tuple(tuple(Fields({name: row}, name).wholes(name, length, 0, high)) for row in rows)


def _in_play(options: Options, fields: Fields, rules: Rules) -> Rules:
    """The rules with the factions taken in play and the hirelings and landmarks dealt so far."""
    known = {**options}
    try:
        if rules.taken is not None:
            known["taken"] = OPTIONS["factions"].read(_rows(fields, "taken", rules.seats))
        if rules.hiring:
            known["bands"] = OPTIONS["hirelings"].read(fields.rows("bands"))
        if rules.landmark_count:
            known["dealt"] = _dealt(rules, fields.rows("dealt"))
        return rules_for(known)
    except BadSetup as problem:
        raise BadSave(f"what was decided in play: {problem}") from None


def _dealt(rules: Rules, names: list[Json]) -> list[Json]:
    """The landmarks dealt: as many as agreed, of the cards that were not put away; none before the deal."""
    if names and (len(names) != rules.landmark_count or any(name not in rules.landmark_cards for name in names)):
        raise BadSetup(f"{names!r} are not the landmarks of this game")
    if len(set(map(str, names))) < len(names):
        raise BadSetup("a landmark was dealt twice")
    return names


def _peeked(fields: Fields, seats: int) -> dict[int, Zone]:
    found: dict[int, Zone] = {}
    for row in fields.rows("peeked"):
        if not isinstance(row, list) or len(row) != 2:
            raise BadSave(f"'peeked' has an entry that is no ruin: {row!r}")
        found[whole(row[0], "a clearing of 'peeked'", 1, CLEARINGS)] = restored(row[1], seats, len(ITEMS))
    return found


def _draft(fields: Fields, seats: int) -> tuple[DraftCard, ...]:
    row: list[DraftCard] = []
    for place in fields.rows("draft"):
        if not isinstance(place, list) or len(place) != len(DraftCard._fields):
            raise BadSave(f"'draft' has an entry that is no setup card: {place!r}")
        card = Fields(dict(zip(DraftCard._fields, place, strict=True)), "a card of 'draft'")
        named, locked = card.values.get("faction"), card.flag("locked")
        faction = DRAFTED.index(named) if named in DRAFTED else card.whole("faction", 0, len(PRINTED_CARDS) - 1)
        character, seat = card.whole("character", NONE, len(CHARACTERS) - 1), card.whole("seat", NONE, seats - 1)
        row.append(DraftCard(faction, locked, character, seat))
    return tuple(row)


def _battle(state: Woodland, fields: Fields) -> Battle | None:
    if fields.values.get("battle", 0) is None:
        return None
    row = fields.rows("battle")
    if len(row) != len(BATTLE):
        raise BadSave(f"'battle' should have {len(BATTLE)} entries, not {len(row)}")
    battle = Fields(dict(zip(BATTLE, row, strict=True)), "'battle'")
    seats, parties, pieces = state.seats, state.rules.party_count, len(state.rules.pieces)
    attacker, defender = battle.whole("attacker", 0, parties - 1), battle.whole("defender", 0, parties - 1)
    clearing, instigator = battle.whole("clearing", 1, CLEARINGS), battle.whole("instigator", NONE, seats - 1)
    found = Battle(attacker, defender, clearing, instigator)
    found.ally, found.backing = battle.whole("ally", NONE, seats - 1), battle.whole("hired", 0, 99)
    found.ended, found.used = battle.flag("ended"), battle.whole("used", 0, 1 << len(CARDS))
    found.rolled, found.extra = battle.wholes("rolled", 2, 0, 99), battle.wholes("extra", 2, 0, 99)
    found.losses = [battle.wholes(f"{side} lost", None, 0, pieces - 1) for side in positions.SIDES]
    found.looting, found.ignored = battle.flag("looting"), battle.wholes("ignored", 2, 0, 99)
    return found


BATTLE: Final = (
    "attacker", "defender", "clearing", "instigator", "ally", "hired", "ended", "rolled", "extra", "used",
    "attacker lost", "defender lost", "looting", "ignored",
)  # fmt: skip

BOOK: Final = Root()

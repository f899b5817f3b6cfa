"""What each seat may know, worked out a second time. This shares nothing with the views of the engine: it reads where
everything really lies from the state that is stored, and follows from move to move who could see what go where.
Whatever is sent to someone must name nothing else.

A card that lies face down is known to its owner; to those who saw it lie openly, owned it or knew it before it went
there; and to those who were shown it. A card that is drawn, or taken from a hand at random, is seen by nobody else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct, convert

from copse.games import AnyGame
from copse.kernel.tasks import Json
from copse.law import paragraph
from copse.locale import Words, slug
from copse.root.cards import CARD_IDS, ITEMS, QUEST_IDS

Bag = Counter[str]
Viewer = int | None  # None: whoever holds no seat

WORD: Final = re.compile(r"[a-z][a-z_]+")
CARDS: Final = frozenset(CARD_IDS) - {*ITEMS, "tunnels"}  # what can be told from items and tokens by its name
QUESTS: Final = frozenset(QUEST_IDS)
FACE_UP: Final = "riverfolk"  # §11.2.3: the hand of this faction lies open
PLOTTER: Final = "corvids"
DRAWN: Final = "card"  # the kind of outcome with which a card is drawn, or taken from a hand at random
UNSEEN: Final = "KeepCards"  # the question after which a card goes back to the deck, and nobody else sees which

SWAP: Final = "swap"
HUSHED: Final = ("give", "mobilize", "return", SWAP, "show")  # a card that is named in any other choice lies openly
FINDING: Final = ("FindItem", "ChooseFind")  # the questions of those who look under a ruin


class Zone(Struct, array_like=True):
    """Things that lie face down, as they are stored. Whom the engine takes to know them is not looked at."""

    things: list[int]
    ignored: list[list[int]]


class StoredBoard(Struct):
    supporters: Zone | None = None
    hidden: list[int] = []


class StoredSite(Struct):
    stalls: list[Zone] = []


class StoredWoodland(Struct):
    """The secret part of a stored game of Root."""

    deck: list[int]
    discard: list[int]
    available: list[int]
    hands: list[Zone]
    quest_deck: list[int]
    boards: list[StoredBoard]
    landmarks: list[StoredSite]
    peeked: list[tuple[int, Zone]]


class FaceDown(NamedTuple):
    """Cards that lie somewhere face down, and the seat that they belong to, if any."""

    owner: Viewer
    cards: Bag


class Truth(NamedTuple):
    """Where everything lies."""

    zones: dict[str, FaceDown]
    public: Bag
    quests: frozenset[str]  # that no longer lie face down
    ruins: dict[int, list[int]]  # by clearing: the items of those that someone has looked under


class Sight(NamedTuple):
    """What was to be seen in a move, by viewer; after it there were so many events."""

    events: int
    names: dict[Viewer, frozenset[str]]


class RootSecrets:
    """Of a game of Root, from its first moment on."""

    def __init__(self, game: AnyGame) -> None:
        self._viewers: tuple[Viewer, ...] = (*range(game.seats), None)
        stored = convert(game.state.dump(), StoredWoodland)
        hands = [card for hand in stored.hands for card in hand.things]
        self._all = bag([*stored.deck, *stored.discard, *stored.available, *hands])
        for place, zone in face_down(game, stored).items():
            if not place.startswith("hand"):
                self._all += zone.cards
        self._now = self._truth(game)
        self._known: dict[tuple[Viewer, str], Bag] = {}
        self._looked: set[tuple[Viewer, int]] = set()
        self._sights = [Sight(len(game.events), {viewer: self._names(viewer, self._now) for viewer in self._viewers})]
        self._asked = game.decision.prompt

    def _truth(self, game: AnyGame) -> Truth:
        stored = convert(game.state.dump(), StoredWoodland)
        zones = face_down(game, stored)
        public = self._all - bag(stored.deck)
        for zone in zones.values():
            public -= zone.cards
        quests = QUESTS - {QUEST_IDS[quest] for quest in stored.quest_deck}
        return Truth(zones, public, quests, {clearing: zone.things for clearing, zone in stored.peeked})

    # ---- who sees what

    def moved(self, game: AnyGame) -> None:
        """A choice was made."""
        before, after, step = self._now, self._truth(game), game.history[-1]
        drawn = bag([value for kind, value in step.outcomes if kind == DRAWN])
        passing = self._in_passing(before, after, drawn) | openly_named(step.action.text)
        names = {viewer: self._names(viewer, before) for viewer in self._viewers}
        self._known = {
            (viewer, place): self._learned(viewer, place, before, after, drawn)
            for viewer in self._viewers
            for place, zone in after.zones.items()
            if zone.owner != viewer or viewer is None
        }
        self._show(game, before, step.seat, step.action.text)
        self._swap(before, after, step.seat, step.action.text)
        finder = None if game.over or game.decision.prompt not in FINDING else game.decision.seat
        for clearing, items in after.ruins.items():
            if before.ruins.get(clearing) != items or finder is not None:
                self._looked.add((step.seat if finder is None else finder, clearing))
        self._now = after
        seen = {viewer: names[viewer] | self._names(viewer, after) | passing for viewer in self._viewers}
        self._sights.append(Sight(len(game.events), seen))
        self._asked = "" if game.over else game.decision.prompt

    def _learned(self, viewer: Viewer, place: str, before: Truth, after: Truth, drawn: Bag) -> Bag:
        """The cards of a zone that a viewer may know after a move."""
        now, nothing = after.zones[place].cards, FaceDown(None, Bag())
        came = now - before.zones.get(place, nothing).cards
        known = self._known.get((viewer, place), Bag()) & now
        for card, number in came.items():
            lost = [
                name for name, zone in before.zones.items() if (zone.cards - after.zones.get(name, nothing).cards)[card]
            ]
            seen = (before.public - after.public)[card] > 0 or (not lost and not drawn[card])
            mine = any(viewer is not None and before.zones[name].owner == viewer for name in lost)
            if seen or mine or any(self._known.get((viewer, name), Bag())[card] for name in lost):
                known[card] += number
        return known

    def _show(self, game: AnyGame, before: Truth, seat: int, action: str) -> None:
        """Cards that were shown: to everyone and taken back at once; to name a plot (§13.2.4), for want of a card that
        appeases (§8.2.6), by Codebreakers."""
        verb, *words = action.split()
        hand = before.zones.get(f"hand {seat}")
        for viewer in self._viewers:
            for card in openly_named(action) if viewer != seat and hand else ():
                self._known[viewer, f"hand {seat}"][card] += 1
        for viewer, row in enumerate(rows(game.view(None), "seats")):
            if hand and verb == "show" and row["faction"] == PLOTTER:
                self._known[viewer, f"hand {seat}"][words[0]] += 1
            if hand and self._asked == "Appease" and verb != "give" and f"supporters {viewer}" in before.zones:
                self._known[viewer, f"hand {seat}"] = hand.cards.copy()
        if self._asked == "NamePlayer" and (seen := self._now_in(before, f"hand {words[0]}")):
            self._known[seat, f"hand {words[0]}"] = seen.copy()

    def _swap(self, before: Truth, after: Truth, seat: int, action: str) -> None:
        """Two equal cards changed places at the Black Market, which neither zone shows: who swapped knows the one at
        the stall, as does everyone if the hand lies open; who knew the other there knows it in the hand."""
        verb, *words = action.split()
        stall, hand = f"stall {int(words[0]) - 1}" if verb == SWAP else "", f"hand {seat}"
        if stall and before.zones[stall] == after.zones[stall]:
            for viewer in self._viewers:
                if hand in after.zones and viewer != seat:
                    self._known[viewer, hand] |= self._known[viewer, stall]
                else:
                    self._known[viewer, stall] = after.zones[stall].cards.copy()

    def _now_in(self, truth: Truth, place: str) -> Bag | None:
        zone = truth.zones.get(place)
        return zone.cards if zone else None

    def _in_passing(self, before: Truth, after: Truth, drawn: Bag) -> frozenset[str]:
        """Cards that lay openly within a move: drawn and in no hand, or gone from a hand into a deck made anew."""
        came, went = Bag(), Bag()
        for place in before.zones.keys() | after.zones.keys():
            one, other = (self._now_in(truth, place) or Bag() for truth in (before, after))
            came, went = came + (other - one), went + (one - other)
        gone = Bag() if self._asked == UNSEEN else went - came
        return frozenset(drawn - came) | frozenset(gone)

    def _names(self, viewer: Viewer, truth: Truth) -> frozenset[str]:
        """Every card and quest that a viewer could name at a moment."""
        names = truth.public.keys() | truth.quests
        for place, zone in truth.zones.items():
            mine = viewer is not None and zone.owner == viewer
            names |= (zone.cards if mine else self._known.get((viewer, place), Bag())).keys()
        return frozenset(names)

    # ---- what is sent

    def leaks(self, viewer: Viewer, said: Json) -> Iterator[str]:
        """What someone was told that they may not know."""
        ever = frozenset(name for sight in self._sights for name in sight.names[viewer])
        for part, allowed in self._parts(viewer, said, ever):
            for name in sorted(named(part) - allowed):
                yield f"a card or quest is named that lies face down: {name}"
        for view in found(said, "view"):
            yield from self._in_view(viewer, view)
        if isinstance(said, dict) and isinstance(view := said.get("view"), dict):
            yield from self._in_hands(viewer, view)

    def _parts(self, viewer: Viewer, said: Json, ever: frozenset[str]) -> Iterator[tuple[Json, frozenset[str]]]:
        """Each part of an answer, with the cards that it may name: a line of the log and an earlier moment those of
        their own move, everything else what was ever seen."""
        if isinstance(said, list):
            for part in said:
                yield from self._parts(viewer, part, ever)
        elif not isinstance(said, dict):
            yield said, ever
        elif (told := without_rule(said)) != said:
            yield from self._parts(viewer, told, ever)
        elif {"n", "what", "args"} <= said.keys():
            yield said, self._sight(viewer, said["n"], 1)
        elif said.keys() == {"events", "view"}:
            yield said, self._until(viewer, said["events"])
        else:
            for key, part in said.items():
                yield key, ever
                yield from self._parts(viewer, part, ever)

    def _sight(self, viewer: Viewer, event: Json, more: int) -> frozenset[str]:
        assert isinstance(event, int)
        return next(sight.names[viewer] for sight in self._sights if sight.events >= event + more)

    def _until(self, viewer: Viewer, events: Json) -> frozenset[str]:
        """All that was to be seen up to a moment."""
        assert isinstance(events, int)
        last = next(place for place, sight in enumerate(self._sights) if sight.events >= events)
        return frozenset(name for sight in self._sights[: last + 1] for name in sight.names[viewer])

    def _in_view(self, viewer: Viewer, view: Json) -> Iterator[str]:
        """Plots that lie face down, and items under ruins, now or in an earlier moment."""
        for seat, row in enumerate(rows(view, "seats")):
            board = table(row, "board")
            if seat != viewer and (any(table(board, "plots").values()) or "left" in board):
                yield "a plot is told that lies face down"
        for clearing in rows(view, "clearings"):
            if clearing.get("under") and (viewer, clearing["id"]) not in self._looked:
                yield "items under a ruin are told"

    def _in_hands(self, viewer: Viewer, view: dict[str, Json]) -> Iterator[str]:
        """The cards that are shown in each zone now, one by one."""
        shown: dict[str, Bag] = {}
        for seat, row in enumerate(rows(view, "seats")):
            shown[f"hand {seat}"] = names_in(table(row, "hand"), "cards")
            shown[f"supporters {seat}"] = names_in(table(table(row, "board"), "supporters"), "cards")
        for site in rows(view, "landmarks"):
            for stall, card in enumerate(listed(table(site, "board"), "stalls")):
                shown[f"stall {stall}"] = Counter([card] if isinstance(card, str) else [])
        for place, zone in self._now.zones.items():
            mine = viewer is not None and zone.owner == viewer
            allowed = zone.cards if mine else self._known.get((viewer, place), Bag())
            if shown.get(place, Bag()) - allowed:
                yield f"{place.split()[0]}: cards are shown that the viewer cannot know"
            if mine and shown.get(place, Bag()) != zone.cards:
                yield f"{place.split()[0]}: the owner is shown other cards than lie there"


def openly_named(action: str) -> frozenset[str]:
    """The cards that everyone sees when this is chosen."""
    verb, *words = action.split()
    return frozenset() if verb in HUSHED else frozenset(CARD_IDS) & frozenset(words)


def face_down(game: AnyGame, stored: StoredWoodland) -> dict[str, FaceDown]:
    zones = {f"hand {seat}": FaceDown(seat, bag(hand.things)) for seat, hand in enumerate(stored.hands)}
    for seat, row in enumerate(rows(game.view(None), "seats")):
        if row["faction"] == FACE_UP:
            del zones[f"hand {seat}"]
    for seat, board in enumerate(stored.boards):
        if board.supporters is not None:
            zones[f"supporters {seat}"] = FaceDown(seat, bag(board.supporters.things))
    for site in stored.landmarks:
        zones |= {f"stall {place}": FaceDown(None, bag(stall.things)) for place, stall in enumerate(site.stalls)}
    return zones


class WorldSecrets:
    """Of a game of Small World: how many coins the others have, and got, until the purses are opened at the end."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def moved(self, game: AnyGame) -> None:
        self._game = game

    def leaks(self, viewer: Viewer, said: Json) -> Iterator[str]:
        if self._game.over:
            return
        for view in found(said, "view"):
            coins = listed(view, "coins")
            if any(purse is not None and seat != viewer for seat, purse in enumerate(coins)):
                yield "another's coins are told"
        for line in lines(said):
            args = table(line, "args")
            told = "coins" in args or bool(re.search(r"\d", str(line["text"])))
            if line["what"] == "scored" and args["seat"] != viewer and told:
                yield "it is told how many coins another collected"
        for ahead in found(said, "points"):
            if isinstance(ahead, list) and any(isinstance(one, dict) and one.get("seat") != viewer for one in ahead):
                yield "a preview tells of another's coins"


Secrets = RootSecrets | WorldSecrets


def secrets_of(game: AnyGame) -> Secrets:
    return RootSecrets(game) if game.book.name == "root" else WorldSecrets(game)


# ---- looking through JSON


def bag(cards: list[int]) -> Bag:
    return Counter(CARD_IDS[card] for card in cards)


def titles() -> dict[str, frozenset[str]]:
    """By its title in English: the cards that have it."""
    words, items = Words("en", "root"), {item.title() for item in ITEMS}
    named: dict[str, set[str]] = {}
    for card in CARDS:
        named.setdefault(words.say(f"card-{slug(card)}"), set()).add(card)
    return {title: frozenset(cards) for title, cards in named.items() if title not in items}


TITLES: Final = titles()


def without_rule(said: dict[str, Json]) -> dict[str, Json]:
    """A part of an answer without the sentence of the paragraph that it cites: everyone may read the law."""
    law = said.get("law")
    if not isinstance(law, str) or not law:
        return said
    rule = paragraph(law).summary("en")
    return {key: part.replace(rule, "") if isinstance(part, str) else part for key, part in said.items()}


def named(said: Json) -> frozenset[str]:
    """Every card and quest that is named in there, by its id, or by a title that no other card has."""
    names: set[str] = set()
    for text in strings(said):
        names |= (CARDS | QUESTS) & set(WORD.findall(text))
        names |= {next(iter(cards)) for title, cards in TITLES.items() if len(cards) == 1 and title in text}
    return frozenset(names)


def strings(said: Json) -> Iterator[str]:
    if isinstance(said, str):
        yield said
    elif isinstance(said, list):
        for part in said:
            yield from strings(part)
    elif isinstance(said, dict):
        for key, part in said.items():
            yield key
            yield from strings(part)


def found(said: Json, key: str) -> Iterator[Json]:
    """Whatever stands under a key, however deep."""
    if isinstance(said, list):
        for part in said:
            yield from found(part, key)
    elif isinstance(said, dict):
        if key in said:
            yield said[key]
        for part in said.values():
            yield from found(part, key)


def lines(said: Json) -> Iterator[dict[str, Json]]:
    for log in found(said, "log"):
        yield from (line for line in (log if isinstance(log, list) else []) if isinstance(line, dict))


def table(row: Json, key: str) -> dict[str, Json]:
    part = row.get(key) if isinstance(row, dict) else None
    return part if isinstance(part, dict) else {}


def listed(row: Json, key: str) -> list[Json]:
    part = row.get(key) if isinstance(row, dict) else None
    return part if isinstance(part, list) else []


def rows(row: Json, key: str) -> list[dict[str, Json]]:
    return [one for one in listed(row, key) if isinstance(one, dict)]


def names_in(row: dict[str, Json], key: str) -> Bag:
    return Counter(str(name) for name in listed(row, key))

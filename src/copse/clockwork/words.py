"""Questions to the real table and their possible answers, in a person's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from copse.clockwork.acting import END, LEAVE, PHASE, SKIP
from copse.clockwork.facts import BOARD, CLEARING, ITEM, PAWN, PIECES, POINTS
from copse.clockwork.run import HELD, OTHER, TURNED, Asking, Fact, Possible
from copse.kernel.events import Word
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.locale import Words, slug
from copse.root.board import FIRST_FOREST, PLACES
from copse.root.bots.base import Bot
from copse.root.cards import CARD_IDS, CARDS, ITEMS, SUITS
from copse.root.fields import Field
from copse.root.state import PHASES, Woodland
from copse.wording.root.labels import THINGS, RootLabels, asked_in

SYMBOLS: Final = 3  # different ones on the control die for those who do not lead
ORDER: Final = "revealed_order"  # the event that reports an order card
NAMED: Final[Mapping[str, Callable[[RootLabels, str], str]]] = {
    "card": RootLabels.card, "quest": RootLabels.quest, "forest": RootLabels.place, "corner": RootLabels.place,
    "site": RootLabels.place, "suit": RootLabels.suit, "mob": RootLabels.suit, "uprising": RootLabels.suit,
    "item": lambda labels, text: labels.thing("item", text),
    "crafted_item": lambda labels, text: labels.thing("item", text),
    "piece": lambda labels, text: labels.thing("piece", text),
    "plot": lambda labels, text: labels.thing("piece", text),
    "relic": lambda labels, text: labels.thing("piece", text),
    "seat": lambda labels, text: labels.seat(int(text)),
    "first": lambda labels, text: labels.seat(int(text)),
    "hireling": lambda labels, text: labels.thing("hireling", text),
    "demoted": lambda labels, text: labels.thing("hireling", text),
    "landmark": lambda labels, text: labels.thing("landmark", text),
    "character": lambda labels, text: labels.thing("character", text),
    "faction": lambda labels, text: labels.thing("faction", text),
}  # fmt: skip
"""Kinds of outcomes that have names. Other outcomes are numbers."""


class Spoken:
    """The questions of one table in one language."""

    def __init__(self, words: Words, state: Woodland) -> None:
        self.labels: Final = RootLabels(words.of("root"), state)

    def question(self, asking: Asking) -> str:
        if asking.game is not None:
            return self.labels.question(asking.game)
        kind = asking.what if asking.what in (ORDER, HELD, TURNED) else asking.kind
        if kind == "control" and len(asking.possible) < SYMBOLS:
            kind = "control-gold"
        args: dict[str, Word] = {"who": self.labels.seat(asking.seat)}
        if kind in ("item", TURNED) and "clearing" in asking.args:
            kind, args["where"] = f"{kind}-in", self.labels.place(int(asking.args["clearing"]))
        return self.labels.words.say(f"clockwork-ask-{slug(kind)}", **args)

    # ---- facts

    def fact(self, fact: Fact) -> str:
        """Return what a fact is about."""
        labels, number = self.labels, fact.number
        args: dict[str, Word] = {}
        if fact.kind == CLEARING:
            args["where"] = labels.place(number)
        elif fact.kind == ITEM:
            args["item"] = labels.thing("item", ITEMS[number])
        else:
            args["who"] = labels.seat(number)
        return labels.words.say(f"clockwork-fact-{fact.kind}", **args)

    def shown(self, state: Woodland, seat: int, fact: Fact) -> str:
        """Return a fact as it is on a table."""
        labels, number = self.labels, fact.number
        if fact.kind == CLEARING:
            there = [piece for piece in state.rules.pieces if piece.party != seat and state.count(piece.number, number)]
            parties = dict.fromkeys(piece.party for piece in there)
            told = [f"{labels.seat(one)}: {self._pieces(state, one, [number])}" for one in parties]
            return "; ".join(told) or labels.words.say("clockwork-fact-nobody")
        if fact.kind == PIECES:
            places = [place for place in range(PLACES) if state.has_pieces(number, place)]
            told = [f"{labels.place(place)}: {self._pieces(state, number, [place])}" for place in places]
            return "; ".join(told) or labels.words.say("clockwork-fact-nowhere")
        if fact.kind == PAWN:
            return labels.place(state.pawns[number])
        if fact.kind == BOARD:
            return self._before(state, number)
        counts = {POINTS: state.points, ITEM: state.items}
        return str(counts[fact.kind][number] if fact.kind in counts else len(state.hands[number].cards))

    def _before(self, state: Woodland, seat: int) -> str:
        """Return the crafted cards and the items of a person, and what is marked on the board."""
        boxes = (state.boxes[seat], state.turned[seat], state.boards[seat].ready_items())
        items = [item for box in boxes for item, count in enumerate(box) for _ in range(count)]
        cards = [CARD_IDS[card] for card in state.crafted[seat]]
        told = [self.labels.cards(cards) if cards else "", self.labels.gear(items), *self._marked(state, seat)]
        return "; ".join(filter(None, told)) or self.labels.words.say("clockwork-fact-nothing")

    def _marked(self, state: Woodland, seat: int) -> Iterator[str]:
        """Return what the markers of a board show, such as a mood, a suit, or relationships."""
        board, seen = state.boards[seat], dict[str, Json]()
        for entry in board.fields:
            if isinstance(entry, Field) and not entry.secret and entry.words and entry.shown:
                entry.show(board, state, seat, None, seen)
                kind, value = entry.words[0], seen[entry.key]
                if kind in THINGS and isinstance(value, str):
                    yield self.labels.thing(kind, value)
                elif kind in THINGS and isinstance(value, dict):
                    names = {name: self.labels.thing("faction", name, "short") for name in value}
                    yield ", ".join(
                        f"{names[name]} – {self.labels.thing(kind, str(one))}" for name, one in value.items()
                    )
                elif value in SUITS:
                    yield self.labels.suit(str(value))

    def _pieces(self, state: Woodland, party: int, places: Sequence[int]) -> str:
        counted = [(piece, state.count(piece, place)) for place in places for piece in state.rules.of_party[party]]
        message = "piece-{}.counted"
        return ", ".join(
            self.labels.words.say(message.format(slug(state.rules.pieces[piece].name)), count=count)
            for piece, count in counted
            if count
        )

    def answers(self, asking: Asking) -> dict[Possible, str]:
        """Return the possible answers with their names."""
        if asking.game is not None:
            return {possible: self.choice(possible, asking.game) for possible in asking.possible}
        if asking.facts:
            return {possible: self.labels.words.say("clockwork-right") for possible in asking.possible}
        name = NAMED.get(asking.kind)
        named = {possible: name(self.labels, possible.text) if name else possible.text for possible in asking.possible}
        other = {possible: self.labels.words.say("clockwork-other") for possible in named if possible.text == OTHER}
        return {**named, **other}

    def choice(self, possible: Possible, game: Game[Woodland]) -> str:
        """Return the label of a person's choice at the pending question of a game."""
        assert possible.action is not None
        name = self.labels.unseen if possible.hidden else self.labels.action
        return name(possible.action, asked_in(game))

    # ---- shorthand

    def command(self, text: str) -> str:
        """Return which of WORDS a text is in this language or in English; empty if none."""
        words = text.casefold().split()
        for name in (END, SKIP, LEAVE):
            if words in ([name], *[[one] for one in self._several(f"typed-{name}")]):
                return name
        begin = [PHASE, *self._several(f"typed-{PHASE}")]
        for phase in PHASES:
            named = [[phase], self.split(self.labels.words.say(f"phase-{phase}"))]
            if words[:1] and words[0] in begin and words[1:] in named:
                return f"{PHASE} {phase}"
        return ""

    def verb_words(self, verb: str) -> list[str]:
        """Return the words by which people may call a kind of action."""
        return self.split(verb, self.labels.title(verb), *self._several(f"typed-{slug(verb)}"))

    def split(self, *names: str) -> list[str]:
        """Return the single words of names."""
        return [word for name in names for word in re.findall(r"[^\W\d_][^\W_]*", name.casefold())]

    def party_words(self, party: int) -> list[str]:
        """Return the words by which people may call a party: its name, and that of the animals."""
        if party >= self.labels.rules.party_count:
            return []
        name = self.labels.rules.party_names[party]
        faction = self.labels.rules.factions[party] if party < self.labels.rules.seats else None
        own = faction.replaces if isinstance(faction, Bot) else name
        animals = self._several(f"animals-{slug(own)}")
        return self.split(name, own, self.labels.seat(party), *animals)

    def idle_words(self, seat: int) -> list[str]:
        """Return the words that say nothing in shorthand: those for the seat, and small words."""
        warriors = self.labels.words.say("piece-warrior.counted", count=2)
        return [*self.party_words(seat), *self.split(warriors, "warrior", "warriors"), *self._several("typed-fillers")]

    def ways(self) -> tuple[list[str], list[str]]:
        """Return the words for from and to."""
        return self._several("typed-from"), self._several("typed-to")

    def with_dice(self, label: str, dice: Sequence[str]) -> str:
        return self.labels.words.say("clockwork-read-dice", action=label, dice=", ".join(dice)) if dice else label

    def forest(self, place: int) -> str:
        return self.labels.rules.board.forests[place - FIRST_FOREST]

    def _several(self, message: str) -> list[str]:
        """Return the words of a message that lists several; those of English too."""
        found = list[str]()
        for words in (self.labels.words, Words("en").of("root")):
            if f"clockwork-{message}" in words:
                found += [word.strip() for word in words.say(f"clockwork-{message}").split(",")]
        return found

    def meant(self, asking: Asking, line: str) -> list[Possible]:
        """Return the answers that a person may mean: an id, a name, the beginning of either, or all cards of a suit."""
        wanted, answers = re.sub(r"(?<=[0-9])-(?=[0-9])", "_", line.strip().casefold()), self.answers(asking)
        exact = [one for one, name in answers.items() if wanted in (one.text, name.casefold(), _plain(name))]
        if asking.choice and not exact:
            exact = [one for one in answers if one.text.rpartition(" ")[2] == wanted]
        if exact:
            return exact
        if asking.kind == "card":
            suits = [suit for suit in SUITS if wanted in (suit, self.labels.thing("suit", suit).casefold())]
            if suits:
                return [one for one in answers if suit_of(one.text) == suits[0]]
        begun = [one for one, name in answers.items() if one.text.startswith(wanted) or _plain(name).startswith(wanted)]
        return begun or [one for one, name in answers.items() if _has_words(wanted, one.text, name)]


def suit_of(card: str) -> str:
    return SUITS[CARDS[CARD_IDS.index(card)].suit]


def _has_words(wanted: str, text: str, name: str) -> bool:
    """Return whether all of several words are in the id or the name of an answer: "sawmill 5"."""
    words = wanted.split()
    return len(words) > 1 and any(set(words) <= set(re.findall(r"\w+", one.casefold())) for one in (text, name))


def _plain(name: str) -> str:
    """Return a name without the symbol of its suit."""
    return name.rpartition(" ")[0].casefold() or name.casefold()

"""The questions, actions and log of Root in words. The rules say what an action costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.kernel.prospects import Forecast
from copse.kernel.tasks import Forfeit
from copse.locale import Words, slug
from copse.root import actions as verbs
from copse.root.actions import RELICS
from copse.root.board import BURROW
from copse.root.bots.base import Deed
from copse.root.cards import CARD_IDS, CARDS, ITEMS, NO_ITEM, QUEST_IDS, QUESTS, SUITS
from copse.root.craft import item_worth
from copse.root.editions import EDITIONS
from copse.root.factions import satchel, vagabond
from copse.root.pieces import PIECES
from copse.root.rules import Rules
from copse.root.score import promised
from copse.root.state import Woodland
from copse.wording.known import Known
from copse.wording.root.known import known_cards
from copse.wording.root.things import NOTHING, SUIT_SIGNS, Things

SEATS: Final = (
    "alliance", "ally", "arbiter", "attacker", "defender", "giver", "loser", "offender", "other", "owner", "partner",
    "seller", "taker", "to", "victim",
)  # fmt: skip
"""Arguments of events and questions that are seats, in addition to `seat`."""
PLACES: Final = ("a", "b", "origin", "target")
PLAIN: Final = {"rolled": ("attacker", "defender")}
"""Arguments that keep their values, because they are numbers here: hits."""
ACTORS: Final = ("seat", "attacker", "giver")
OF_THE_MOMENT: Final = frozenset(
    (
        verbs.CRAFT, verbs.REWARD_POINTS, verbs.SPECIAL, verbs.TAKE,
        *(verb for edition in EDITIONS.values() for faction in edition.factions.values() for verb in faction.priced),
    )
)  # fmt: skip
"""Verbs whose labels depend on the current state or question. The labels of other verbs never change."""
TABLES_REMEMBERED: Final = 64


def actor(event: Event) -> int | None:
    """Return the seat that does what an event tells."""
    found = next((event.args[name] for name in ACTORS if name in event.args), None)
    return None if found is None else int(found)


class Asked(NamedTuple):
    """A question for a seat. The rules read the state only for values that everyone can see."""

    state: Woodland
    seat: int
    prompt: str = ""
    args: Mapping[str, Word] = NOTHING


def asked_in(game: AnyGame) -> Asked:
    """Return the pending question."""
    assert isinstance(game.state, Woodland)
    decision = game.decision
    return Asked(game.state, decision.seat, decision.prompt, decision.args)


class RootLabels(Things):
    """The questions, actions and log in one language."""

    merged = (
        "built", "damaged", "discarded", "drew_card", "exhausted", "gained_supporter", "placed", "refreshed", "removed",
        "repaired", "returned_card", "revealed", "spent", "took_back",
    )  # fmt: skip
    varying = ("card", "clearing", "count", "item")

    def __init__(self, words: Words, state: Woodland, names: Sequence[str] = ()) -> None:
        super().__init__(words, state, names)
        self._of_the_moment: Final = OF_THE_MOMENT.union(*(faction.priced for faction in self.rules.factions))
        self._plain: Final = _remembered(words.language, self.rules, tuple(self.signs.items()))

    @classmethod
    def at(cls, game: AnyGame, words: Words, names: Sequence[str]) -> Self:
        assert isinstance(game.state, Woodland)
        return cls(words, game.state, names)

    def warning(self, game: AnyGame) -> str:
        """Warn if the factions' reach is below the recommendation for this number of players (§5.2)."""
        if not self.rules.warning:
            return ""
        told = {"reach": self.rules.reach, "wanted": self.rules.wanted_reach, "players": self.rules.seats}
        return self.words.say("reach-warning", **told, law=self.rules.cite("root:5.2").partition(":")[2])

    def known(self, game: AnyGame, viewer: int) -> list[Known]:
        assert isinstance(game.state, Woodland)
        return known_cards(game.state, game.events_for(viewer), viewer)

    # ---- questions and choices

    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        return self.words.say(f"prompt-{prompt}", **self._named(prompt, args))

    def loss(self, forfeit: Forfeit) -> str:
        return self.words.say(f"loss-{forfeit.name}", **self._named(forfeit.name, forfeit.args))

    def foretold(self, forecast: Forecast) -> tuple[str, str]:
        name = str(self._named("", {forecast.field: forecast.value})[forecast.field])
        return name, self.words.say(f"forecast-{forecast.name}", **self._named("", forecast.args))

    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        asked = asked_in(game)
        return {action: self.action(action, asked) for action in (game.decision.actions if among is None else among)}

    def action(self, action: Action, asked: Asked) -> str:
        if action.verb in self._of_the_moment:
            return self._action(action, asked.prompt, self._at_the_moment(action, asked))
        label = self._plain.get((action, asked.prompt))
        if label is None:
            label = self._plain[action, asked.prompt] = self._action(action, asked.prompt, self._always(action))
        return label

    def unseen(self, action: Action, asked: Asked) -> str:
        """Return the label of an action without the card or the plot that only its seat sees."""
        told = self._at_the_moment(action, asked) if action.verb in self._of_the_moment else self._always(action)
        unnamed = {name: self.words.say(f"any-{name}") for name in ("card", "plot")}
        return self._action(action, asked.prompt, {**told, **unnamed})

    def _action(self, action: Action, prompt: str, variables: Mapping[str, Word]) -> str:
        message = f"action-{slug(action.verb.name)}"
        if f"{message}.{prompt}" in self.words:
            message = f"{message}.{prompt}"
        return self.words.say(message, **{**self._fields(action), **variables})

    def variables(self, game: AnyGame, action: Action) -> dict[str, Word]:
        asked = asked_in(game)
        told = self._at_the_moment(action, asked) if action.verb in self._of_the_moment else self._always(action)
        return {**self._fields(action), **told}

    def taken(self, game: AnyGame, actions: Sequence[Action]) -> str:
        """Return the cost of actions of one kind. If only cards of one suit will do, it includes the suit."""
        cost = super().taken(game, actions)
        if cost != self.words.say("cost-card"):
            return cost
        suits = {CARDS[CARD_IDS.index(str(action.fields["card"]))].suit for action in actions}
        return f"{cost} {SUIT_SIGNS[SUITS[suits.pop()]]}" if len(suits) == 1 else cost

    def named(self, game: AnyGame, action: Action, field: str) -> str:
        if action.verb is verbs.TAKE:
            return self.setup_card(asked_in(game).state, action.args[0])
        value = action.args[action.verb.fields.index(field)]
        return str(next(iter(self._field(action, field, value).values())))

    def parts(self, action: Action, asked: Asked) -> tuple[str, str]:
        """Split an action's label: the part shared with similar actions, and the part of its own last field."""
        told = self._at_the_moment(action, asked) if action.verb in self._of_the_moment else self._always(action)
        message, args = f"action-{slug(action.verb.name)}", {**self._fields(action), **told}
        shared = f"{message}.{asked.prompt}-group"
        shared = shared if shared in self.words else f"{message}.group"
        return self.words.say(shared, **args), self.words.say(f"{message}.one", **args)

    def _fields(self, action: Action) -> dict[str, Word]:
        args: dict[str, Word] = {}
        for field, value in zip(action.verb.fields, action.args, strict=True):
            args |= self._field(action, field, value)
        return args

    def _field(self, action: Action, field: str, value: int) -> dict[str, Word]:
        """Return a field of an action with the argument name that its message uses."""
        if field == "seat":
            return {"who": self._any_seat(value)}
        if field in ("attacker", "defender"):
            return {field: self._any_seat(value)}
        if field == "clearing":
            return {"where": self.place(value)}
        if field in (*PLACES, "place"):
            return {field: self.place(value)}
        if field == "dominance" or (field == "card" and action.verb in (verbs.ACTIVATE, verbs.COALITION)):
            return {field: self.card(verbs.DOMINANCE_IDS[value])}
        if field == "card":
            return {field: self.card(CARD_IDS[value])}
        if field == "piece":
            return {field: self.thing("piece", PIECES[value]), "object": self.thing("piece", PIECES[value], "object")}
        if field == "relic":
            return {field: self.thing("piece", RELICS[value]), "object": self.thing("piece", RELICS[value], "object")}
        if field == "item":
            return {field: self.thing("item", ITEMS[value]), "object": self.thing("item", ITEMS[value], "object")}
        if field in ("count", "price", "stall"):
            return {field: value}
        return {field: NAMES[field](self, value) if field in NAMES else self._of_package(action, field)}

    def _of_package(self, action: Action, field: str) -> Word:
        """Return the value of a field that only the verbs of a package have; a name has the message `FIELD-NAME`."""
        value = action.fields[field]
        return self.thing(field, value) if isinstance(value, str) else value

    def _any_seat(self, seat: int) -> str:
        return self.seat(seat) if seat < self.rules.party_count else str(seat)

    def _always(self, action: Action) -> dict[str, Word]:
        """Return values that are printed on what an action takes, such as its cost."""
        verb = action.verb
        if verb is verbs.HOARD:
            card = action.args[0]
            return {"cost": self.cost(card), "item": self.thing("item", ITEMS[CARDS[card].item])}
        if verb is verbs.EXPORT:
            return {"cost": self.cost(action.args[0])}
        if verb is verbs.CHARACTER:
            name = verbs.CHARACTERS[action.args[0]]
            cards = next(one.roster for one in self.rules.factions if isinstance(one, vagabond.Vagabond))
            about = self.thing("character", name, "help", cards[name].printed())
            return {"gear": self.gear(cards[name].items), "help": about}
        if verb is verbs.QUEST:
            return {"gear": self.gear(QUESTS[action.args[0]].items)}
        return {}

    def _at_the_moment(self, action: Action, asked: Asked) -> dict[str, Word]:
        """Return the current cost and gain of an action, according to the rules."""
        verb, state = action.verb, asked.state
        if verb is verbs.CRAFT:
            card = action.args[0]
            only_points = self._keeps_or_scores(asked) and CARDS[card].item != NO_ITEM
            gain = self.words.say("points", points=_worth(card, asked)) if only_points else self.gain(card, asked)
            return {"cost": self.cost(card), "gain": gain}
        if verb is verbs.REWARD_POINTS:
            return {"points": asked.args.get("points", 0)}
        if verb is verbs.SPECIAL:
            character = state.board(asked.seat, satchel.VagabondBoard).character
            return {"special": self.thing("character", verbs.CHARACTERS[character], "special")}
        if verb is verbs.TAKE:
            return {"faction": self.setup_card(state, action.args[0])}
        told: dict[str, Word] = {}
        for seat, faction in enumerate(state.rules.factions):
            if verb in faction.priced:
                terms = faction.terms(state, seat, action)
                told |= terms
                if "points" in terms:
                    told["points"] = promised(state, seat, terms["points"])
        return told

    def setup_card(self, state: Woodland, number: int) -> str:
        """Return a faction with the character beside its setup card, if there is one (§A.8.1.III)."""
        name = self.thing("faction", verbs.DRAFTED[number])
        for card in state.draft:
            if card.faction == number and card.character >= 0:
                return f"{name} ({self.thing('character', verbs.CHARACTERS[card.character])})"
        return name

    def gain(self, card: int, asked: Asked | None = None) -> str:
        """Return what crafting a card gives: an item with its points, or an effect.

        With `asked`, the points are those that the asked seat would score.
        """
        declared = CARDS[card]
        if declared.kind in ("ambush", "dominance"):
            return self.words.say("nothing")
        if declared.item == NO_ITEM:
            return self.words.say(f"gain-{declared.kind}")
        message = "gain-either" if asked is not None and self._keeps_or_scores(asked) else "gain-item"
        return self.words.say(message, item=self.thing("item", ITEMS[declared.item]), points=_worth(card, asked))

    def _keeps_or_scores(self, asked: Asked) -> bool:
        return self.rules.factions[asked.seat].keeps_or_scores

    # ---- the log

    def told(self, group: Sequence[Event]) -> str:
        return self._sentence(group, f"event-{slug(group[0].what)}")

    def ordered(self, group: Sequence[Event], heading: int | None) -> str:
        """Return events as an order to people who carry them out. It names the seat that does it, unless the heading
        above it does."""
        order = self._sentence(group, f"order-{slug(group[0].what)}", apiece=len(group) > 1)
        seat = actor(group[0])
        return order if seat in (None, heading) else self.words.say("done-by", order=order, who=self.seat(seat))

    def reason(self, group: Sequence[Event]) -> str:
        """Return events as the reason of an order."""
        return self._sentence(group, f"why-{slug(group[0].what)}")

    def by_difficulty(self, difficulty: str) -> str:
        """Return that a bot's difficulty is the reason of an order."""
        return self.words.say("note-difficulty", difficulty=self.thing("difficulty", difficulty))

    def deed(self, deed: Deed) -> str:
        """Return a line of a bot's turn, without the orders for which it applies."""
        where = self.thing("ordered", SUITS[deed.orders[0]] if len(deed.orders) == 1 else "none")
        return self.words.say(deed.what, where=where, **deed.figures)

    def _sentence(self, group: Sequence[Event], message: str, apiece: bool = False) -> str:
        """Return events of one kind as this message. With `apiece`, every event has the same number."""
        first, each = group[0], [self._named(event.what, event.args) for event in group]
        args = each[0]
        args["count"] = sum(int(event.args.get("count", 1)) for event in group)
        for name in {"card", "where", "item", "object"} & set(args):
            told = [str(one[name]) for one in each]
            args[name] = ", ".join(dict.fromkeys(told) if name == "where" else told)
        if "piece" in first.args:
            number = int(first.args.get("count", 1)) if apiece else int(args["count"])
            args["pieces"] = self._pieces(str(first.args["piece"]), number)
        if apiece and f"{message}.each" in self.words:
            message += ".each"
        elif "hidden" in first.args:
            message += ".hidden"
        elif first.args.get("clearing") == BURROW and f"{message}.burrow" in self.words:
            message += ".burrow"
        elif first.what == "crafted" and args["object"] and f"{message}.item" in self.words:
            message += ".item"
        elif first.what == "scored" and int(first.args["points"]) <= 0:
            args["points"] = -int(first.args["points"])
            message += ".lost" if args["points"] else ".none"
        return self.words.say(message, **args)

    def _pieces(self, piece: str, count: int) -> str:
        return self.words.say(f"piece-{slug(piece)}.counted", count=count)

    def _named(self, what: str, args: Mapping[str, Word]) -> dict[str, Word]:
        """Return the arguments of an event or question, with names in place of ids."""
        named = dict(args)
        for name, value in args.items():
            if name in PLAIN.get(what, ()):
                continue
            if name == "seat":
                named["who"] = self.seat(int(value))
            elif name in SEATS or (name, what) == ("target", "saw_hand"):
                named[name] = self.seat(int(value))
            elif name == "clearing":
                named["where"] = self.place(value)
            elif name in PLACES:
                named[name] = self.place(value)
            elif name == "card":
                named[name] = self.card(str(value))
            elif name == "cards":
                named[name] = self.cards(str(value).split())
            elif name == "suit":
                named[name] = self.suit(str(value))
            elif name == "quest":
                named[name] = self.quest(str(value))
            elif name in ("column", "onto"):
                named[name] = self.thing("decree", str(value))
            elif name == "duty":
                named[name] = self.thing("duty", str(value))
            elif name in THINGS:
                named[name] = self.thing(name, str(value))
                if name in ("item", "piece"):
                    named["object"] = self.thing(name, str(value), "object")
        if "piece" in args:
            named["pieces"] = self._pieces(str(args["piece"]), int(args.get("count", 1)))
        if what == "crafted":
            item = CARDS[CARD_IDS.index(str(args["card"]))].item
            named["object"] = "" if item == NO_ITEM else self.thing("item", ITEMS[item], "object")
        return named


THINGS: Final = (
    "faction",
    "leader",
    "character",
    "hireling",
    "landmark",
    "minister",
    "mood",
    "rank",
    "relation",
    "item",
    "piece",
    "service",
    "reason",
    "conspiracy",
)
NAMES: Final[Mapping[str, Callable[[Things, int], str]]] = {
    "character": lambda labels, value: labels.thing("character", verbs.CHARACTERS[value]),
    "column": lambda labels, value: labels.thing("decree", verbs.COLUMNS[value]),
    "duty": lambda labels, value: labels.thing("duty", verbs.RETINUE[value]),
    "faction": lambda labels, value: labels.thing("faction", verbs.DRAFTED[value]),
    "hireling": lambda labels, value: labels.thing("hireling", verbs.BANDS[value]),
    "landmark": lambda labels, value: labels.thing("landmark", verbs.LANDMARKS[value]),
    "leader": lambda labels, value: labels.thing("leader", verbs.LEADERS[value]),
    "minister": lambda labels, value: labels.thing("minister", verbs.MINISTERS[value]),
    "mood": lambda labels, value: labels.thing("mood", verbs.MOODS[value]),
    "onto": lambda labels, value: labels.thing("decree", verbs.COLUMNS[value]),
    "other": lambda labels, value: labels.thing("item", ITEMS[value]),
    "plot": lambda labels, value: labels.thing("piece", verbs.PLOTS[value]),
    "post": lambda labels, value: labels.thing("duty", verbs.RETINUE[value]),
    "quest": lambda labels, value: labels.quest(QUEST_IDS[value]),
    "servant": lambda labels, value: labels.card(verbs.SERVANTS[value]),
    "service": lambda labels, value: labels.thing("service", verbs.SERVICES[value]),
    "suit": lambda labels, value: labels.suit(SUITS[value]),
    "waystation": lambda labels, value: labels.thing("piece", verbs.WAYSTATIONS[value], "faces"),
}
"""Fields of actions whose values are indexes into lists of names."""


@lru_cache(TABLES_REMEMBERED)
def _remembered(language: str, rules: Rules, signs: tuple[tuple[int, str], ...]) -> dict[tuple[Action, str], str]:
    """Return the cache of labels, by action and question, for tables with these rules and signs."""
    return {}


def _worth(card: int, asked: Asked | None) -> int:
    """Return the points of a card's item: as printed, or as the asked seat would score them."""
    points = CARDS[card].points
    if asked is None:
        return points
    return promised(asked.state, asked.seat, item_worth(asked.state, asked.seat, points)[0])

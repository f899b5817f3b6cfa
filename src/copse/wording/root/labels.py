"""Labels: the engine's values in a person's words. Seats, places and cards come with their signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import Final

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.locale import Words, slug
from copse.root import actions as verbs
from copse.root.actions import RELICS
from copse.root.board import BURROW, FIRST_FOREST
from copse.root.cards import CARD_IDS, CARDS, ITEMS, NO_ITEM, QUEST_IDS, QUESTS, SUITS
from copse.root.factions import FACTIONS, alliance, characters, duchy, lizards, marquise, riverfolk
from copse.root.pieces import PIECES
from copse.root.rules import Rules
from copse.root.state import NONE, Woodland
from copse.terminal.root.seen import Seen, see
from copse.terminal.root.signs import SUIT_SIGNS

COST_SIGNS: Final = (*(SUIT_SIGNS[suit] for suit in SUITS), SUIT_SIGNS["any"])
SEATS: Final = (
    "alliance", "ally", "arbiter", "attacker", "defender", "giver", "loser", "offender", "other", "owner", "partner",
    "seller", "taker", "to", "victim",
)  # fmt: skip
"""Figures of events and questions that are seats, beside `seat` itself."""
PLACES: Final = ("a", "b", "origin", "target")
PLAIN: Final = {"rolled": ("attacker", "defender")}
"""Figures that are what they are: here, hits."""
MERGED: Final = (
    "built", "damaged", "discarded", "drew_card", "exhausted", "gained_supporter", "placed", "refreshed", "removed",
    "repaired", "revealed", "spent", "took_back",
)  # fmt: skip
"""Events that come one by one, and are told in one line."""
VARYING: Final = ("card", "clearing", "count", "item")
COMPANY: Final = FACTIONS["riverfolk"]
OF_THE_MOMENT: Final = frozenset(
    (
        *COMPANY.lets, verbs.BUILD, verbs.CRAFT, verbs.EXPORT, verbs.ORGANIZE, verbs.PREACH, verbs.REWARD_POINTS,
        verbs.SPECIAL, verbs.SPREAD,
    )
)  # fmt: skip
"""Actions whose labels tell what the seat sees, or figures of the question; those of others never change."""
TABLES_REMEMBERED: Final = 64
Look = Callable[[], Seen]
"""What the seat that decides sees: looked up only where a label needs it, since looking takes longer than all else."""


class Labels:
    """The names of things in one language. `names` are those of the seats; the suits are those of the clearings."""

    def __init__(self, words: Words, rules: Rules, suits: Mapping[int, str], names: Sequence[str] = ()) -> None:
        self.words: Final = words
        self.rules: Final = rules
        self.suits: Final = suits
        self.names: Final = names
        self._plain: Final = _remembered(words.language, rules, tuple(suits.items()))

    # ---- things

    def thing(self, kind: str, id: str, attribute: str = "") -> str:
        """The name of something by its kind and id."""
        return self.words.say(f"{kind}-{slug(id)}{attribute and '.'}{attribute}")

    def seat(self, seat: int) -> str:
        """The faction in short, as sentences call it."""
        return self.thing("faction", self.rules.names[seat], "short")

    def seated(self, seat: int) -> str:
        """The faction with who plays it."""
        name = self.names[seat] if seat < len(self.names) else ""
        return f"{self.seat(seat)} ({name})" if name else self.seat(seat)

    def card(self, id: str) -> str:
        """A card with the sign of its suit."""
        if id == "vizier":
            return f"{self.words.say('vizier')} {SUIT_SIGNS['bird']}"
        if id == "faithful_retainer":
            return f"{self.words.say('faithful-retainer')} {SUIT_SIGNS['bird']}"
        return f"{self.thing('card', id)} {SUIT_SIGNS[SUITS[CARDS[CARD_IDS.index(id)].suit]]}"

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.card, ids)) or self.words.say("nothing")

    def suit(self, id: str) -> str:
        return f"{SUIT_SIGNS[id]} {self.thing('suit', id)}"

    def place(self, place: int | str) -> str:
        """A clearing with the sign of its suit, or a forest; forests have numbers beyond those of clearings."""
        if isinstance(place, int) and place >= FIRST_FOREST:
            place = self.rules.board.forests[place - FIRST_FOREST]
        text = str(place)
        if not text.isdecimal():
            return self.words.say("forest", forest=text.replace("_", "-"))
        suit = self.suits.get(int(text), "")
        return text + SUIT_SIGNS[suit] if suit else self.words.say("burrow")

    def items(self, items: Mapping[str, int]) -> str:
        """Items with their numbers."""
        entries = [self.thing("item", item) + (f" ×{count}" if count > 1 else "") for item, count in items.items()]
        return ", ".join(entries)

    def gear(self, items: Sequence[int]) -> str:
        return self.items({ITEMS[item]: items.count(item) for item in dict.fromkeys(items)})

    def cost(self, card: int) -> str:
        return "".join(COST_SIGNS[suit] for suit in CARDS[card].cost)

    def gain(self, card: int, seen: Seen | None = None) -> str:
        """What crafting a card gives: an item and what it scores (to this seat, if one looks), or its effect."""
        declared = CARDS[card]
        if declared.kind in ("ambush", "dominance"):
            return self.words.say("nothing")
        if declared.item == NO_ITEM:
            return self.words.say(f"gain-{declared.kind}")
        message = "gain-either" if scorns_trade(seen) else "gain-item"
        return self.words.say(message, item=self.thing("item", ITEMS[declared.item]), points=worth(card, seen))

    # ---- questions and choices

    def prompt(self, prompt: str, args: Mapping[str, Word]) -> str:
        return self.words.say(f"prompt-{prompt}", **self._named(prompt, args))

    def actions(self, game: AnyGame, among: Iterable[Action] | None = None) -> dict[Action, str]:
        """The legal actions, or these, and what each means to the seat that has to decide."""
        decision = game.decision
        told = decision.actions if among is None else among
        look = cache(partial(see, game, decision.seat))
        return {action: self.action(action, look, decision.prompt, decision.args) for action in told}

    def action(self, action: Action, look: Look, prompt: str = "", asked: Mapping[str, Word] | None = None) -> str:
        if action.verb in OF_THE_MOMENT:
            return self._action(action, look, prompt, asked or {})
        label = self._plain.get((action, prompt))
        if label is None:
            label = self._plain[action, prompt] = self._action(action, _look_nowhere, prompt, {})
        return label

    def _action(self, action: Action, look: Look, prompt: str, asked: Mapping[str, Word]) -> str:
        message = f"action-{slug(action.verb.name)}"
        if f"{message}.{prompt}" in self.words:
            message = f"{message}.{prompt}"
        return self.words.say(message, **self._action_args(action, look, asked))

    def parts(self, action: Action, look: Look, prompt: str = "") -> tuple[str, str]:
        """A choice of several fields as what it shares with its neighbours, and what is its own."""
        message, args = f"action-{slug(action.verb.name)}", self._action_args(action, look, {})
        shared = f"{message}.{prompt}-group"
        shared = shared if shared in self.words else f"{message}.group"
        return self.words.say(shared, **args), self.words.say(f"{message}.one", **args)

    def _action_args(self, action: Action, look: Look, asked: Mapping[str, Word]) -> dict[str, Word]:
        args: dict[str, Word] = {}
        for field, value in zip(action.verb.fields, action.args, strict=True):
            args |= self._field(action, field, value)
        args |= self._figures(action, look, asked)
        return args

    def _field(self, action: Action, field: str, value: int) -> dict[str, Word]:
        """A field of an action, as its message calls it."""
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
        if field in ("count", "price"):
            return {field: value}
        return {field: NAMES[field](self, value)}

    def _any_seat(self, seat: int) -> str:
        return self.seat(seat) if seat < self.rules.seats else str(seat)

    def _figures(self, action: Action, look: Look, asked: Mapping[str, Word]) -> dict[str, Word]:
        """What an action costs and brings, worked out from what the seat sees."""
        verb = action.verb
        if verb is verbs.CRAFT:
            card, seen = action.args[0], look()
            only_points = scorns_trade(seen) and CARDS[card].item != NO_ITEM
            gain = self.words.say("points", points=worth(card, seen)) if only_points else self.gain(card, seen)
            return {"cost": self.cost(card), "gain": gain}
        if verb is verbs.EXPORT:
            return {"cost": self.cost(action.args[0]), "gain": self.gain(action.args[0], look())}
        if verb is verbs.HOARD:
            card = action.args[0]
            return {"cost": self.cost(card), "item": self.thing("item", ITEMS[CARDS[card].item])}
        if verb is verbs.REVOLT:
            return {"count": alliance.REVOLT_COST}
        if verb in COMPANY.lets:
            return {"price": self._price(look(), COMPANY.lets.index(verb))}
        if verb is verbs.TRADE_POST:
            return {"points": riverfolk.POST_POINTS}
        if verb is verbs.SWAY:
            rank = duchy.rank(action.args[0])
            return {"count": duchy.CARDS_TO_SWAY[rank], "points": duchy.POINTS[rank]}
        if verb is verbs.REWARD_POINTS:
            return {"points": asked.get("points", 0)}
        if verb is verbs.CHARACTER:
            name = verbs.CHARACTERS[action.args[0]]
            return {"gear": self.gear(characters.BY_NAME[name].items), "help": self.thing("character", name, "help")}
        if verb is verbs.QUEST:
            return {"gear": self.gear(QUESTS[action.args[0]].items)}
        if verb not in OF_THE_MOMENT:
            return {}
        seen = look()
        if seen.seat is None:
            return {}
        player = seen.players[seen.seat]
        if verb is verbs.BUILD and PIECES[action.args[0]] in marquise.BUILDINGS:
            name = PIECES[action.args[0]]
            built = min(5, len(marquise.COST) - player.supply[name])
            return {"count": marquise.COST[built], "points": marquise.POINTS[name][built]}
        if verb is verbs.SPREAD or verb is verbs.ORGANIZE:
            placed = min(alliance.TOKENS - 1, alliance.TOKENS - player.supply["sympathy"])
            cost = alliance.COST[placed] + self._martial_law(seen, action.args[0])
            return {"count": cost, "points": alliance.POINTS[placed]}
        if verb is verbs.PREACH:
            garden = f"garden_{SUITS[CARDS[action.args[0]].suit]}"  # there are none of birds
            return {"points": lizards.POINTS[lizards.TRACK - player.supply.get(garden, lizards.TRACK)]}
        if verb is verbs.SPECIAL:
            return {"special": self.thing("character", player.board.text("character"), "special")}
        return {}

    def _price(self, seen: Seen, service: int) -> int:
        """What the Riverfolk ask for a service."""
        sellers = [player for player in seen.players if player.faction == COMPANY.name]
        prices = [player.board.table("prices").whole(verbs.SERVICES[service], 0, 9) for player in sellers]
        return prices[0] if prices else 0

    def _martial_law(self, seen: Seen, clearing: int) -> int:
        others = [seat for seat in range(len(seen.players)) if seat != seen.seat]
        here = seen.clearing(clearing)
        armies = [here.count(seat, "warrior") + here.count(seat, "warlord") for seat in others]
        return int(any(army >= alliance.MARTIAL_LAW for army in armies))

    # ---- the log

    def events(self, events: Sequence[Event]) -> list[tuple[str, str]]:
        """The log as lines: text and paragraph. Events are those that the seat may see (`Game.events_for`)."""
        return [(self._event(group), group[0].law) for group in _grouped(events)]

    def _event(self, group: Sequence[Event]) -> str:
        first = group[0]
        try:
            each = [self._named(event.what, event.args) for event in group]
            args = each[0]
            args["count"] = sum(int(event.args.get("count", 1)) for event in group)
            for figure in {"card", "where", "item", "object"} & set(args):
                told = [str(one[figure]) for one in each]
                args[figure] = ", ".join(dict.fromkeys(told) if figure == "where" else told)
            if "piece" in first.args:
                args["pieces"] = self._pieces(str(first.args["piece"]), int(args["count"]))
            message = f"event-{slug(first.what)}"
            if "hidden" in first.args:
                message += ".hidden"
            elif first.args.get("clearing") == BURROW and f"{message}.burrow" in self.words:
                message += ".burrow"
            elif first.what == "scored" and int(first.args["points"]) <= 0:
                args["points"] = -int(first.args["points"])
                message += ".lost" if args["points"] else ".none"
            return self.words.say(message, **args)
        except (LookupError, ValueError):  # a save can hold events that this version does not have
            return " ".join([first.what, *(f"{name} {value}" for name, value in first.args.items())])

    def _pieces(self, piece: str, count: int) -> str:
        return self.words.say(f"piece-{slug(piece)}.counted", count=count)

    def _named(self, what: str, args: Mapping[str, Word]) -> dict[str, Word]:
        """The figures of an event or a question with names for ids."""
        named = dict(args)
        for figure, value in args.items():
            if figure in PLAIN.get(what, ()):
                continue
            if figure == "seat":
                named["who"] = self.seat(int(value))
            elif figure in SEATS or (figure, what) == ("target", "saw_hand"):
                named[figure] = self.seat(int(value))
            elif figure == "clearing":
                named["where"] = self.place(value)
            elif figure in PLACES:
                named[figure] = self.place(value)
            elif figure == "card":
                named[figure] = self.card(str(value))
            elif figure == "cards":
                named[figure] = self.cards(str(value).split())
            elif figure == "suit":
                named[figure] = self.suit(str(value))
            elif figure == "quest":
                named[figure] = self.quest(str(value))
            elif figure == "column":
                named[figure] = self.thing("decree", str(value))
            elif figure == "duty":
                named[figure] = self.thing("duty", str(value))
            elif figure in ("leader", "character", "minister", "mood", "relation", "item", "piece", "service"):
                named[figure] = self.thing(figure, str(value))
                if figure in ("item", "piece"):
                    named["object"] = self.thing(figure, str(value), "object")
        if "piece" in args:
            named["pieces"] = self._pieces(str(args["piece"]), int(args.get("count", 1)))
        return named

    def quest(self, id: str) -> str:
        quest = QUESTS[QUEST_IDS.index(id)]
        return f"{self.thing('quest', id)} {SUIT_SIGNS[SUITS[quest.suit]]}"


NAMES: Final[Mapping[str, Callable[[Labels, int], str]]] = {
    "character": lambda labels, value: labels.thing("character", verbs.CHARACTERS[value]),
    "column": lambda labels, value: labels.thing("decree", verbs.COLUMNS[value]),
    "duty": lambda labels, value: labels.thing("duty", verbs.RETINUE[value]),
    "leader": lambda labels, value: labels.thing("leader", verbs.LEADERS[value]),
    "minister": lambda labels, value: labels.thing("minister", verbs.MINISTERS[value]),
    "mood": lambda labels, value: labels.thing("mood", verbs.MOODS[value]),
    "other": lambda labels, value: labels.thing("item", ITEMS[value]),
    "plot": lambda labels, value: labels.thing("piece", verbs.PLOTS[value]),
    "post": lambda labels, value: labels.thing("duty", verbs.RETINUE[value]),
    "quest": lambda labels, value: labels.quest(QUEST_IDS[value]),
    "servant": lambda labels, value: labels.card(verbs.SERVANTS[value]),
    "service": lambda labels, value: labels.thing("service", verbs.SERVICES[value]),
    "suit": lambda labels, value: labels.suit(SUITS[value]),
    "waystation": lambda labels, value: labels.thing("piece", verbs.WAYSTATIONS[value]),
}
"""Fields of actions whose values are places among names."""


@lru_cache(TABLES_REMEMBERED)
def _remembered(language: str, rules: Rules, suits: tuple[tuple[int, str], ...]) -> dict[tuple[Action, str], str]:
    """The labels that were made at tables of this kind, by action and question."""
    return {}


def _look_nowhere() -> Seen:
    raise AssertionError("a label that is remembered must not tell what the seat sees")


def worth(card: int, seen: Seen | None) -> int:
    """What the item of a card scores, to the seat that looks."""
    points = CARDS[card].points
    if seen is not None and seen.seat is not None:
        player = seen.players[seen.seat]
        if player.faction == "eyrie" and player.board.values.get("leader") != "builder":
            points = 1
        points += "master_engravers" in player.crafted
    return points


def scorns_trade(seen: Seen | None) -> bool:
    """§14.2.3: whether the seat that looks gets the points of an item or the item, and not both."""
    return seen is not None and seen.seat is not None and seen.players[seen.seat].faction == "hundreds"


def _grouped(events: Sequence[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and event.what in MERGED and _kind(groups[-1][0]) == _kind(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _kind(event: Event) -> Event:
    """What two events must share to be told in one line."""
    return replace(event, args={name: value for name, value in event.args.items() if name not in VARYING})


def known_suits(state: Woodland) -> dict[int, str]:
    """The suits of the clearings, which everyone sees and nothing changes."""
    return {clearing: SUITS[suit] for clearing, suit in enumerate(state.suits) if suit != NONE}

"""The table of Root in text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.law.editions import EDITION_BOOKS
from copse.law.index import index
from copse.locale import Words, slug
from copse.root.actions import CHARACTERS, LANDMARKS, LEADERS, MOODS
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES, Deed
from copse.root.cards import CARD_IDS, CARDS, QUEST_IDS, QUESTS, SUITS
from copse.root.hirelings import HIRELINGS
from copse.root.score import TOGETHER
from copse.root.state import PHASES, Woodland
from copse.terminal.formatting import cited, law_text, plain_table
from copse.terminal.root import boards
from copse.terminal.root.chart import chart, clearings
from copse.terminal.root.chronicle import chronicle
from copse.terminal.root.seen import see
from copse.terminal.table import Shown, TableView, plain
from copse.wording.root.labels import RootLabels, asked_in

CARD_LAWS: Final = {
    "ambush": "root:2.1.2", "dominance": "root:2.1.3", "item": "root:4.1.2", "persistent": "root:4.1.3",
    "immediate": "root:4.1.2",
}  # fmt: skip
BOT_PARTS: Final = (1, 2)
"""The parts of a bot's chapter that the help shows before the bot's turn."""


class RootTable(TableView):
    book = "root"

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str] = ()) -> None:
        assert isinstance(game.state, Woodland)
        super().__init__(game, words, names)
        self.book = EDITION_BOOKS.get(game.state.rules.edition.name, self.book)
        self._labels = RootLabels(words, game.state, names)

    @property
    def labels(self) -> RootLabels:
        """The words for the current state.

        They are made again if the rules or the suits of clearings have changed. This happens when hirelings are dealt,
        factions are taken or cities are found.
        """
        state = self.game.state
        assert isinstance(state, Woodland)
        if not self._labels.fit(state):
            self._labels = RootLabels(self.words, state, self._labels.names)
        return self._labels

    @property
    def commands(self) -> Mapping[str, Shown]:
        game, labels = self.game, self.labels
        return {
            "map": lambda seat, _, width: self.chart(seat, width),
            "clearings": lambda seat, _, width: clearings(see(game, seat), labels, width),
            "seats": lambda seat, _, width: boards.seats(see(game, seat), labels, width, self.known(seat)),
            "hand": lambda seat, _, width: self.hand(seat),
            "stock": lambda seat, _, width: boards.stock(see(game, seat), labels),
            "discard": lambda seat, _, width: boards.discards(see(game, seat), labels, width),
        }

    # ---- names

    def seat_text(self, seat: int) -> Text:
        return boards.seat_text(self.labels, seat)

    def find(self, topic: str) -> RenderableType | None:
        """Return help on a card, faction, bot or its cards, hireling, landmark, quest, leader, mood or character."""
        wanted = plain(topic)
        found: list[RenderableType] = [
            self._card(card) for card in range(len(CARDS)) if self._is(wanted, "card", CARD_IDS[card])
        ]
        for name, faction in self.labels.rules.edition.factions.items():
            if self._is(wanted, "faction", name) or wanted == plain(self.labels.thing("faction", name, "short")):
                found.append(Group(*(self._cited(f"{faction.own_law}.{part}") for part in (1, 2))))
        bots = {**BOTS, **self.labels.rules.edition.bots}
        found += [self._bot(name) for name in bots if self._is(wanted, "faction", name)]
        for bot in map(bot_called, bots):
            traits = [trait.name for trait in bot.offered]
            found += [self._told("trait", name, "3.3.2", "bots") for name in traits if self._is(wanted, "trait", name)]
            found += [self._told("role", name, "7.7", "bots") for name in bot.roles if self._is(wanted, "role", name)]
        found += [cited("bots:3.3.1", self.words) for name in DIFFICULTIES if self._is(wanted, "difficulty", name)]
        bands = tuple({**HIRELINGS, **self.labels.rules.edition.hirelings})
        for kind, names, law in (("hireling", bands, "E.2"), ("landmark", LANDMARKS, "F.1")):
            found += [self._told(kind, name, law) for name in names if self._is(wanted, kind, name)]
        for kind, ids, laws in (
            ("leader", LEADERS, [f"root:7.8.{place}" for place in range(1, 5)]),
            ("character", CHARACTERS, [f"root:D.{place}.2" for place in range(1, 10)]),
            ("mood", MOODS, [f"root:14.7.{place}" for place in range(1, 9)]),
        ):
            found += [self._cited(law) for id, law in zip(ids, laws, strict=True) if self._is(wanted, kind, id)]
        found += [self._quest(quest) for quest in range(len(QUESTS)) if self._is(wanted, "quest", QUEST_IDS[quest])]
        return Group(*found) if found else None

    def _cited(self, law: str) -> Text:
        """Return the summary of a paragraph in the edition of this game."""
        return cited(self.labels.rules.cite(law), self.words)

    def _is(self, wanted: str, kind: str, id: str) -> bool:
        return wanted in (plain(id), plain(self.labels.thing(kind, id)))

    def _card(self, card: int) -> Text:
        labels, declared = self.labels, CARDS[card]
        text = Text(f"{labels.card(declared.id)} ({labels.thing('suit', SUITS[declared.suit])})", "bold")
        if declared.cost:
            text.append(f"  {labels.cost(card)} → {labels.gain(card)}", "not bold")
        parts = (*labels.rules.wordings, "help")
        said = next((part for part in parts if labels.message("card", declared.id, part) in self.words), "")
        if said:
            about = labels.thing("card", declared.id, said, labels.rules.edition.printed(declared))
            text.append(f"\n  {about}", "not bold")
        return Text.assemble(text, " ", law_text(labels.rules.cite(CARD_LAWS[declared.kind])))

    def _bot(self, name: str) -> RenderableType:
        """Describe a bot: its introduction, its turn line by line, its roles and its traits.

        A bot that plays in this game is shown with its difficulty and traits.
        """
        labels = self.labels
        called = {bot.partition(":")[0]: bot for bot in labels.rules.called}
        bot = bot_called(called.get(name, name))
        lines: list[RenderableType] = [Text(labels.thing("faction", name), "bold")]
        there = [law for law in (f"{bot.own_law}.{part}" for part in BOT_PARTS) if law in index()]
        lines += [cited(law, self.words) for law in there]
        for phase, deeds in groupby(bot.agenda(bool(labels.rules.lenders)), lambda deed: deed.phase):
            lines.append(Text(labels.thing("phase", PHASES[phase]), "bold"))
            lines += [Padding(self._deed(deed), (0, 0, 0, 2)) for deed in deeds]
        for card, id in [*(("role", role) for role in bot.roles), *(("trait", trait.name) for trait in bot.offered)]:
            about = Text.assemble((labels.thing(card, id), "bold"), f": {labels.thing(card, id, 'help')}")
            lines.append(Padding(about, (0, 0, 0, 2)))
        return Group(*lines)

    def _deed(self, deed: Deed) -> Text:
        """Return a line of a bot's turn, with the orders for which it applies."""
        suits = [SUITS[suit] for suit in deed.orders]
        orders = f"{', '.join(self.labels.thing('suit', suit) for suit in suits)}: " if suits else ""
        return Text.assemble((orders, "italic"), self.labels.deed(deed), " ", law_text(deed.law))

    def _told(self, kind: str, name: str, law: str, book: str = "root") -> Text:
        """Return a thing with the text of its card, in the printing of this game."""
        labels, id = self.labels, f"{kind}-{slug(name)}"
        text = Text(labels.thing(kind, name), "bold")
        printing = labels.rules.printings.get(name, "")
        said = next((one for one in (printing, "help") if one and f"{id}.{one}" in self.words), "")
        if said:
            band = labels.rules.edition.hirelings.get(name)
            text.append(f"\n  {labels.thing(kind, name, said, band.printed() if band else {})}", "not bold")
        return Text.assemble(text, " ", law_text(f"{book}:{law}"))

    def _quest(self, quest: int) -> Text:
        labels, declared = self.labels, QUESTS[quest]
        return Text.assemble(
            f"{labels.quest(declared.id)}: {labels.gear(declared.items)} ", law_text(labels.rules.cite("root:9.5.5"))
        )

    # ---- drawing

    def scene(self, seat: int | None, width: int) -> Sequence[RenderableType]:
        seen, labels = see(self.game, seat), self.labels
        things: list[RenderableType] = [
            boards.seats(seen, labels, width, self.known(seat)),
            boards.stock(seen, labels),
            Text(),
        ]
        own = [] if seat is None else [self.hand(seat), Text()]
        return [*things, *own, boards.headline(seen, labels), self.chart(seat, width)]

    def chart(self, seat: int | None, width: int) -> RenderableType:
        return chart(see(self.game, seat), self.labels, width, self.room)

    def hand(self, seat: int | None) -> RenderableType:
        assert isinstance(self.game.state, Woodland)
        return boards.hand(see(self.game, seat), self.labels, self.game.state)

    def final(self) -> RenderableType:
        say = self.words.say
        outcome = self.game.outcome
        players = see(self.game, None).seats
        points = [player.points or 0 for player in players]
        winners, law = outcome["winners"], outcome["law"]
        table = plain_table(self.words, ("column-seat", "column-points"), right=("column-points",))
        table.add_column()
        for seat in sorted(range(self.game.seats), key=lambda seat: (seat not in winners, -points[seat], seat)):
            mark = say("mark-winner") if seat in winners else ""
            table.add_row(self.seat_text(seat), boards.score(players[seat], self.labels), mark)
        first = self.seat(winners[0])
        verdict = say("winner", who=first, points=points[winners[0]])
        if players[winners[0]].points is None:
            verdict = say("winner-card", who=first, card=self.labels.thing("card", players[winners[0]].dominance))
        if len(winners) > 1:
            beside = "winner-together" if law == TOGETHER else "winner-coalition"
            verdict += " " + say(beside, who=", ".join(map(self.seat, winners[1:])))
        return Group(Text(say("final"), "bold"), table, Text.assemble((verdict, "bold"), " ", law_text(law)))

    # ---- questions, choices and the log

    def choices(self, actions: Mapping[Action, str], width: int) -> RenderableType:
        return boards.choices(self.game.decision, asked_in(self.game), actions, self.labels, width)

    def news(self, seat: int | None, since: int) -> Sequence[RenderableType]:
        """Return the news. If bots play at the table, they are arranged by phases."""
        if not self.labels.rules.machines:
            return super().news(seat, since)
        starts = (place for place in range(since - 1, -1, -1) if self.game.events[place].what == "turn_began")
        start = next(starts, since)
        return chronicle(self.game.events_for(seat, start), since - start, self.labels)

    def guessed(self) -> bool:
        return not self.game.over

"""Watches games with bots: a script of the book says, paragraph by paragraph, what must be told of a bot's turn, and
the events tell what was."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import copse
from copse.games import RootGame
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.events import Event
from copse.kernel.tasks import Json
from copse.root.hirelings.base import HirelingOrder
from copse.root.state import Woodland
from tests.recount.bots_aftermath import Aftermath
from tests.recount.bots_alliance import Alliance
from tests.recount.bots_battle import ALL_BUILDINGS, Battles
from tests.recount.bots_corvids import Corvids
from tests.recount.bots_duchy import Duchy
from tests.recount.bots_eyrie import Eyrie
from tests.recount.bots_lizards import Lizards
from tests.recount.bots_marquise import Marquise
from tests.recount.bots_robots import Robots
from tests.recount.bots_scene import PLAYS_AS, WARRIORS, Fact, Facts, Scene
from tests.recount.bots_script import ANY, Script, Turn
from tests.recount.bots_vagabot import Vagabot
from tests.recount.ledger import Ledger
from tests.root.bots.tables import bot_by_lot

MAPS: Final = ("autumn", "winter", "lake", "mountain")
MOST_CHOICES: Final = 1_500
SCRIPTS: Final[dict[str, type[Script]]] = {
    "mechanical_marquise": Marquise,
    "electric_eyrie": Eyrie,
    "automated_alliance": Alliance,
    "vagabot": Vagabot,
    "logical_lizards": Lizards,
    "riverfolk_robots": Robots,
    "drillbit_duchy": Duchy,
    "cogwheel_corvids": Corvids,
}
FOLLOWING: Final = {  # what follows from a battle or from what others do, and is no deed of the turn
    "dealt_extra", "rolled", "shared_hits", "damaged_items", "settled_track", "shot_first", "played_ambush", "outraged",
    "swapped_rolls", "lost_crown", "won", "turn_began", "swept", "erected", "enshrined", "raided",
}  # fmt: skip
FOLLOWING_BY: Final = {
    ("gained_acolytes", "bots:8.2.2"),
    ("lost_soul", "bots:8.2.3"),
    ("removed", "bots:6.2.4"),
    ("scored", "bots:2.8.1"),
    ("scored", "bots:6.2.3"),
    ("scored", "bots:7.5.4"),
    ("scored", "bots:7.7.6"),
}
TRADE: Final = {"root:11.2.6", "root:11.2.7.I", "root:11.2.6.III", "root:3.2.2"}


def deed(seat: int, event: Event) -> Fact | None:
    """What an event tells of the turn of a bot; nothing, if that is not the bot's doing."""
    told, law = event.args, event.law
    if event.what in FOLLOWING or (event.what, law) in FOLLOWING_BY:
        return None
    if not law.startswith("bots:") and law not in TRADE:
        return None
    if event.what == "removed":
        if told["by"] != seat:
            return None
        lost, party, piece = int(told["count"]), told["seat"], str(told["piece"])
        if law == "bots:11.7.1":  # what goes of a bot may be decided by lot
            rank = 0 if piece in WARRIORS else 2 if piece in ALL_BUILDINGS else 1
            return ("bombed", party, *[lost * (rank == nth) for nth in range(3)])
        return (event.what, party, piece, told["clearing"], lost)
    if told.get("attacker" if event.what == "battled" else "seat") != seat:
        return None
    return (event.what, *[value for name, value in told.items() if name not in ("seat", "attacker", "reason")])


def fits(due: Fact, told: Fact) -> bool:
    return len(due) == len(told) and all(
        one is ANY or one == other or (isinstance(one, frozenset) and other in one)
        for one, other in zip(due, told, strict=True)
    )


class BotsWatch:
    def __init__(self, game: RootGame, ledger: Ledger) -> None:
        self.game, self.state, self.ledger = game, game.state.copy(), ledger
        self.events: list[Event] = []
        self.state.events = self.events
        self.battles, self.aftermath = Battles(ledger), Aftermath(ledger)
        self.script: Script | None = None  # of whose turn it is, as long as the two agree
        self.turn: Turn | None = None
        self.due: Facts = []
        self.got: Facts | None = None

    def stir(self) -> bool:
        """Do the next step, and compare."""
        state, since = self.state, len(self.events)
        before = state.copy()
        state.outcomes = []
        running = state.stir()
        said, dice = self.events[since:], [value for kind, value in state.outcomes if kind == "die"]
        self.ledger.where = lambda: self.written(before)
        self.battles.hear(before, state, said, dice)
        self.aftermath.hear(before, state, said)
        self.hear(before, said)
        if state.over:
            self.script = None
        elif state.turn != before.turn:
            self.end_phase(before)
            self.aftermath.quiet(before)
            self.begin_turn()
        elif state.phase > before.phase:
            self.end_phase(before)
        return running

    def answer(self, action: Action) -> None:
        """A person has chosen, which may bring deeds of the bot too."""
        before = self.state.copy()
        self.state.answer(action)
        self.ledger.where = lambda: self.written(before)
        self.battles.hear(before, self.state, self.events, [])
        self.aftermath.hear(before, self.state, self.events)
        self.hear(before, self.events)

    def begin_turn(self) -> None:
        name, self.script = self.state.rules.names[self.state.turn], None
        if name in SCRIPTS:
            self.script = SCRIPTS[name](self.state.turn)
            self.turn, self.due, self.got = self.script.turn(), [], None

    def hear(self, before: Woodland, said: Sequence[Event]) -> None:
        if self.script is None or isinstance(before.todo[-1], HirelingOrder):  # what hirelings do is not reckoned
            return
        won = [nth for nth, event in enumerate(said) if event.what == "won"]  # what comes after that does not matter
        said = said[: won[0]] if won else said
        deeds = [deed(self.script.seat, event) for event in said if not self.script.follows(event)]
        told = in_order([fact for fact in deeds if fact is not None])
        if told:
            self.script.scene = self.scene(before)
        for event in said:
            self.script.notice(event)
        for fact in told:
            while not self.due and self.advance():
                pass
            if not self.compare(before, fact, self.due[0] if self.due else ("nothing",)):
                return
            self.script.arrive(fact)
            assert self.got is not None
            self.got.append(fact)
            self.due.pop(0)

    def end_phase(self, before: Woodland) -> None:
        """Nothing of the phase may be due any more."""
        if self.script is not None:
            self.script.scene = self.scene(before)
            while not self.due and self.advance():
                pass
            if self.due:
                self.compare(before, ("nothing",), self.due[0])

    def advance(self) -> bool:
        """Ask the script for what comes next; whether there is more of this phase."""
        assert self.turn is not None
        try:
            due = self.turn.send(self.got) if self.got is not None else next(self.turn)
        except StopIteration:
            return False
        self.due, self.got = in_order(due or []), []
        return due is not None

    def scene(self, state: Woodland) -> Scene:
        """The table just before a step; who rules is reckoned too."""
        found = Scene(state.view(None), state.rules.together)
        found.came = set(self.script.came) if self.script is not None else set()
        rule = {place: found.places[place].ruler for place in found.clearings}
        self.ledger.same("rule", "root:2.5", rule, {place: found.ruler(place) for place in found.clearings})
        return found

    def written(self, state: Woodland) -> str:
        return "\n".join(self.game.book.write_position(state, self.game.options))

    def compare(self, before: Woodland, told: Fact, due: Fact) -> bool:
        rules, seat = before.rules, before.turn
        self.ledger.checks[f"{rules.names[seat]}: {due[0]}"] += 1
        if fits(due, told):
            return True
        self.ledger.note(rules.names[seat], "bots", f"{rules.called[seat]}: the rules say {told}, the recount {due}")
        self.script = None  # from here on the two would tell different stories
        return False


def in_order(facts: Facts) -> Facts:
    """The same facts; what is lost at one moment is sorted, for its order does not matter, and bombs go by owner."""
    found, lost = Facts(), Facts()
    for fact in facts:
        if fact[0] == "removed":
            lost.append(fact)
        elif fact[0] == "bombed" and found and found[-1][:2] == fact[:2]:
            found[-1] = (*fact[:2], *[int(str(a)) + int(str(b)) for a, b in zip(found[-1][2:], fact[2:], strict=True)])
        else:
            found += [*sorted(lost, key=str), fact]
            lost = []
    return found + sorted(lost, key=str)


def watch_bots(seed: int, thoughtful: bool, ledger: Ledger, more: dict[str, Json] | None = None) -> None:
    """One to four bots and people, who choose by lot."""
    game = table_of(seed, more or {})
    ledger.game = f"bots --seed {seed}"
    dice, watch = Random(seed), BotsWatch(game, ledger)
    state = watch.state
    for _ in range(MOST_CHOICES):
        if state.over:
            return
        watch.answer(dice.choice(state.decision.legal(state)))
        while watch.stir():
            pass
        watch.events.clear()


def table_of(seed: int, more: dict[str, Json] | None = None) -> RootGame:
    dice = Random(seed)
    bots = list(PLAYS_AS)
    while True:
        first = bots[seed % len(bots)]
        others = dice.sample([bot for bot in bots if bot != first], dice.randint(0, 3))
        people = dice.sample(sorted({*PLAYS_AS.values(), "hundreds", "keepers", "vagabond"}), dice.randint(1, 3))
        factions: list[Json] = [*people, *[bot_by_lot(bot, dice) for bot in (first, *others)]]
        dice.shuffle(factions)
        options: dict[str, Json] = {"factions": factions, "map": MAPS[seed // len(bots) % 4], "seed": seed}
        options |= {"deck": dice.choice(["standard", "exiles"]), "together": dice.random() < 0.25}
        options |= {"hirelings": dice.choice(["random", []]), "landmarks": dice.choice([0, 1, 2]), **(more or {})}
        try:
            return copse.new("root", **options)
        except BadSetup:
            continue

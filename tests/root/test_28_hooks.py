"""Every hook is asked of every kind of owner: of a faction, of a bot and its traits, of a crafted card, of a hireling,
of what it grants to who controls it, of what is nobody's."""

from __future__ import annotations

import random

import pytest

import copse
from copse.kernel.tasks import Task
from copse.root.bots import BOTS
from copse.root.bots.base import Trait
from copse.root.cards import CARDS
from copse.root.check import check
from copse.root.effects import EFFECTS
from copse.root.factions import FACTIONS
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import HirelingCard
from copse.root.hooks import HOOKS, Owner
from copse.root.state import NONE, Woodland
from copse.root.turn import DiscardDown
from tests.root.table import Table
from tests.script import asked, play, root

POSITION = """
    factions marquise eyrie corvids riverfolk
    hirelings sunward_expedition
    held sunward_expedition by marquise
    sunward_expedition control 4
    markers none
    map lake
    deck exiles
    suits fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse
    turn 0 daylight
    crafted marquise boat_builders
    clearing 1 marquise keep 1 warrior 3 workshop 1 sawmill 1
    clearing 2 marquise warrior 2 workshop 1
    clearing 3 eyrie roost 1 warrior 5
    clearing 5 marquise warrior 3
    clearing 5 eyrie warrior 2
    clearing 7 corvids warrior 4 snare 1
    clearing 9 riverfolk warrior 4
    clearing 2 sunward_expedition warrior 1
    clearing 3 sunward_expedition warrior 1
    clearing 5 sunward_expedition warrior 1
    clearing 7 sunward_expedition warrior 2
    hand marquise anvil sword root_tea_fox
"""
BESIDE_A_BOT = "\n".join(
    line.replace("marquise", "mechanical_marquise")
    for line in POSITION.splitlines()
    if "hand marquise" not in line and "crafted marquise" not in line
)
ASKED_OF_WHO_OFFERS = {
    "take_offer",
    "crossings",
    "sell_ware",
}  # of who has any, and these have none
ASKED_IN_SETUP = {"laid_out"}  # which is over here
ASKED_OF_PLAYERS = {"item_points", "keeps_crafted", "instead_of_drawing"}  # a hireling neither crafts nor draws
ASKED_OF_PEOPLE = {"keeps_crafted", "instead_of_drawing"}  # bots craft nothing that stays, and draw nothing
UNASKED = {  # by kind of owner; that no ambush is played against them, bots have said themselves (§bots:2.8.2)
    "hireling": ASKED_OF_PLAYERS,
    "bot": ASKED_OF_PEOPLE,
    "trait": ASKED_OF_PEOPLE | {"ignores_ambush"},
}
ASKED_BY_OTHER_CHAPTERS = {"piece_suits", "asks_for_suit"}  # of factions that do not play here (§8.2.6, §10.2.1)


def spying(kind: type[Owner], heard: set[str]) -> type[Owner]:
    """The same owner, but it notes what it is asked."""

    def note(hook: str) -> object:
        def answer(self: Owner, *args: object) -> object:
            heard.add(hook)
            return getattr(kind, hook)(self, *args)

        return answer

    return type(f"Spying{kind.__name__}", (kind,), {hook: note(hook) for hook in HOOKS})


def with_spy(owner: str, heard: set[str], monkeypatch: pytest.MonkeyPatch) -> Table:
    game = root(BESIDE_A_BOT if owner in ("bot", "trait") else POSITION)
    game.state.board(game.state.seats, HirelingCard).control = 12  # so that it stays
    rules = game.state.rules
    if owner == "bot":
        machine = spying(BOTS["mechanical_marquise"], heard)("normal", ())  # type: ignore[call-arg]
        monkeypatch.setattr(rules, "factions", (machine, *rules.factions[1:]))
        monkeypatch.setattr(rules, "parties", (machine, *rules.parties[1:]))
    elif owner == "trait":
        monkeypatch.setattr(rules.parties[0], "grants", (spying(Trait, heard)(),))
    elif owner == "faction":
        spy = spying(type(FACTIONS["marquise"]), heard)()
        monkeypatch.setattr(rules, "factions", (spy, *rules.factions[1:]))
        monkeypatch.setattr(rules, "parties", (spy, *rules.parties[1:]))
    elif owner == "card":
        effect = EFFECTS["boat_builders"]
        card = next(card.number for card in CARDS if card.id == effect.name)
        effects = [spying(type(effect), heard)() if place == card else one for place, one in enumerate(rules.effects)]
        monkeypatch.setattr(rules, "effects", tuple(effects))
    elif owner == "hireling":
        troop = spying(type(HIRELINGS["sunward_expedition"]), heard)()
        monkeypatch.setattr(rules, "parties", (*rules.parties[:-1], troop))
        monkeypatch.setattr(rules, "hirelings", (troop,))
    elif owner == "grant":
        monkeypatch.setattr(rules.parties[-1], "grants", (spying(Owner, heard)(),))
    else:
        monkeypatch.setattr(rules, "unowned", (*rules.unowned, spying(Owner, heard)()))
    game.state.count_all()
    return game


@pytest.mark.parametrize("owner", ["faction", "bot", "trait", "card", "hireling", "grant", "landmark"])
def test_every_hook_is_asked_of_every_kind_of_owner(owner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[str] = set()
    for seed in range(12):
        game, lot = with_spy(owner, heard, monkeypatch), random.Random(seed)
        if owner == "hireling" and seed % 2:
            game.state.hand_over(game.state.seats, NONE)  # then it rules for itself
        for _ in range(400):
            if game.over:
                break
            choice = game.decision
            if seed == 0:
                choice.blocked()
            game.apply(lot.choice(choice.actions))
        monkeypatch.undo()
    elsewhere = ASKED_OF_WHO_OFFERS | ASKED_IN_SETUP | ASKED_BY_OTHER_CHAPTERS
    assert set(HOOKS) - heard - elsewhere - UNASKED.get(owner, set()) == set()


class Curfew(Owner):
    """Who ends a turn with cards discards one."""

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        return [DiscardDown(ending)] if state.hands[ending].cards else []


def test_what_is_asked_at_the_end_of_a_turn_can_be_saved_and_written(monkeypatch: pytest.MonkeyPatch) -> None:
    game = root("factions marquise eyrie\nhand marquise anvil sword\nturn 0 daylight")
    monkeypatch.setattr(game.state.rules, "unowned", (Curfew(),))
    game.state.muster()
    play(game, "0 pass", "0 pass")
    assert asked(game)[:2] == (0, "DiscardDown")
    check(game.state)
    assert copse.load(game.save()).state.dump() == game.state.dump()
    again = copse.position(game.position())
    assert again.position() == game.position()
    again.apply("discard sword")
    assert again.state.whose_turn == 1

"""Bad input, from a file or a caller: a clear error, nothing changed, no other exception."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import copse
from copse.games import AnyGame, RootGame
from copse.kernel import saves
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadRecord, BadSave, BadSetup, CopseError, IllegalAction, UnknownAction
from copse.kernel.tasks import Json, domains_of
from copse.root.book import BOOK
from copse.root.cards import DECKS
from copse.root.maps import MAPS
from tests.damage import flip_bits, forge, mutate_text
from tests.root.seatings import seatings
from tests.script import few_of_many

BATCHES = 8
GAMES_PER_BATCH = 10
MUTATIONS = 10
MOST_DECISIONS = 20_000  # a table of two Vagabonds may never come to an end
SEATINGS = seatings(300)
STRANGE = ("marquise", "vagabond2", "ambush_bird", "sword", "none", "by", "0", "1", "99", "~", "#", "todo", "é")


def some_game(seed: int) -> RootGame:
    """A game by lot, on some map with some deck and some table of factions, stopped somewhere."""
    chance = random.Random(seed)
    seating, board, deck = chance.choice(SEATINGS), MAPS[seed % len(MAPS)], chance.choice(DECKS)
    game = copse.new("root", factions=list[Json](seating), map=board, deck=deck, seed=seed)
    for _ in range(chance.choice((0, 3, 10, 30, 100, 300, 600)) + chance.randrange(40)):
        if game.over:
            break
        actions = game.state.decision.legal(game.state)
        game.apply(chance.choice(actions))
    return game


def games(batch: int) -> list[RootGame]:
    return [some_game(seed) for seed in range(batch * GAMES_PER_BATCH, (batch + 1) * GAMES_PER_BATCH)]


def play_on(game: AnyGame) -> None:
    """What was accepted can be shown, guessed at, written down, and played to its end."""
    for seat in (None, *range(game.seats)):
        game.view(seat)
        game.determinize(seat, 1)
    assert copse.position(game.position()).position() == game.position()
    state, dice, turns = game.state.copy(), Dice(1), game.state.turns
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        actions = state.decision.legal(state)
        assert actions, f"a decision without a legal action: {state.decision}"
        state.decision.arguments(state)
        state.play(actions[dice.below(len(actions))])
    assert state.turns > turns + 100, f"asked for ever: {state.decision}"


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("write", "read", "error"),
    [
        pytest.param(lambda game: game.position(), copse.position, BadPosition, id="positions"),
        pytest.param(lambda game: game.record(), copse.replay, BadRecord, id="records"),
    ],
)
@pytest.mark.parametrize("batch", few_of_many(2, range(BATCHES)))
def test_mutated_texts_are_refused_clearly_or_play_on(
    write: Callable[[AnyGame], str], read: Callable[[str], AnyGame], error: type[CopseError], batch: int
) -> None:
    chance, refused = random.Random(batch), 0
    for text in map(write, games(batch)):
        for _ in range(MUTATIONS):
            try:
                game = read(mutate_text(text, chance, STRANGE))
            except error:
                refused += 1
                continue
            play_on(game)
    assert refused > 50


def mutate_todo(game: RootGame, chance: random.Random) -> str:
    """A position in which something else is pending: a step is dropped, doubled, changed or added."""
    lines = game.position().split("\n")
    places = [place for place, line in enumerate(lines) if line.startswith("todo")]
    place = chance.choice(places)
    match chance.randrange(4):
        case 0:
            del lines[place]
        case 1:
            lines.insert(chance.choice(places), lines[place])
        case 2:
            words = lines[place].split(" ")
            words[chance.randrange(1, len(words))] = str(chance.randint(-1, 13))
            lines[place] = " ".join(words)
        case 3:
            name = chance.choice(list(BOOK.tasks))
            domains = domains_of(BOOK.tasks[name]).values()
            words = [domain.write(game.state, chance.choice(domain.numbers(game.state)[:14])) for domain in domains]
            lines.insert(place + 1, " ".join(["todo", name, *words]))
    return "\n".join(lines)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("batch", few_of_many(2, range(BATCHES)))
def test_positions_in_which_something_else_is_pending_are_refused_clearly_or_play_on(batch: int) -> None:
    chance, refused = random.Random(batch), 0
    for game in games(batch):
        for _ in range(0 if game.over else MUTATIONS):
            try:
                changed = copse.position(mutate_todo(game, chance))
            except BadPosition:
                refused += 1
                continue
            play_on(changed)
    assert refused > 20


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("batch", few_of_many(2, range(BATCHES)))
def test_forged_saves_are_refused_clearly_or_play_on(batch: int) -> None:
    chance, refused = random.Random(batch), 0
    for original in games(batch):
        payload = saves.unpack(original.save())
        for _ in range(MUTATIONS):
            try:
                game = copse.load(saves.pack(forge(payload, chance)))
            except BadSave:
                refused += 1
                continue
            play_on(game)
    assert refused > 50


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("batch", few_of_many(2, range(BATCHES)))
def test_damaged_saves_are_refused(batch: int) -> None:
    chance = random.Random(batch)
    for game in games(batch):
        data = flip_bits(game.save(), chance)
        with pytest.raises(BadSave):
            copse.load(data)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("batch", few_of_many(2, range(BATCHES)))
def test_illegal_actions_at_random_moments_change_nothing(batch: int) -> None:
    chance, refused = random.Random(batch), 0
    for game in games(batch):
        if game.over:
            continue
        before, legal = game.save(), game.decision.actions
        for _ in range(20):
            action = game.vocabulary[chance.randrange(len(game.vocabulary))]
            if action not in legal:
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(chance.choice((action, action.text, action.number)))
                assert refusal.value.law == game.decision.law
                assert f"§{game.decision.law}" in str(refusal.value)
                assert list(map(game.read_action, refusal.value.legal)) == legal
                refused += 1
        for blocked in game.decision.blocked():
            with pytest.raises(IllegalAction, match=f"forbidden by §{blocked.law}"):
                game.apply(blocked.action)
        for nonsense in ("", "move", "move 1>1 x0", "move 5>13 x1", "craft anvils", "fly away", "\x00", -1, 10**9):
            with pytest.raises(UnknownAction):
                game.apply(nonsense)
        assert game.save() == before
    assert refused > 50


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"factions": ["marquise", "badgers"]}, "no faction 'badgers'; allowed: marquise, eyrie"),
        ({"factions": ["marquise", "eyri"]}, "no faction 'eyri'; did you mean eyrie"),
        ({"factions": ["marquise", "marquise"]}, "marquise cannot be played twice"),
        ({"factions": ["vagabond", "eyrie", "vagabond"]}, "vagabond cannot be played twice"),
        ({"factions": ["marquise"]}, "must list 2 to 6 factions, in order of play"),
        ({"factions": []}, "must list 2 to 6 factions"),
        ({"factions": ["marquise"] * 7}, "must list 2 to 6 factions"),
        ({"factions": ["marquise", "vagabond2"]}, "the second Vagabond needs a first one"),
        ({"factions": ["vagabond2", "vagabond"]}, "two Vagabonds need another faction to play with"),
        ({"factions": "marquise eyrie"}, "must list 2 to 6 factions, in order of play, not 'marquise eyrie'"),
        ({"factions": 4}, "every seat needs a faction; only by advanced setup none has one"),
        ({"factions": ["marquise", None], "setup": "advanced"}, "every seat needs a faction"),
        ({"factions": 7, "setup": "advanced"}, "must list 2 to 6 factions"),
        ({"factions": True, "setup": "advanced"}, "must list 2 to 6 factions"),
        ({"setup": "advance"}, "there is no 'advance'; did you mean advanced"),
        ({"factions": None}, "must list 2 to 6 factions"),
        ({"factions": ["marquise", 2]}, "no faction 2"),
        ({"factions": ["marquise", ["eyrie"]]}, r"no faction \['eyrie'\]"),
        ({"map": "autum"}, "option 'map': there is no 'autum'; did you mean autumn"),
        ({"map": "desert"}, "there is no 'desert'; allowed: autumn, winter, lake, mountain"),
        ({"map": 3}, "option 'map': there is no 3"),
        ({"deck": "exile"}, "option 'deck': there is no 'exile'; did you mean exiles"),
        ({"deck": None}, "option 'deck': there is no None"),
        ({"questions": "opn"}, "option 'questions': there is no 'opn'; did you mean open"),
        ({"seed": -1}, "'seed' must be a whole number"),
        ({"seed": "seven"}, "'seed' must be a whole number"),
        ({"seed": True}, "'seed' must be a whole number"),
        ({"players": 4}, "'root' has no option 'players'"),
        ({"faction": ["marquise", "eyrie"]}, "'root' has no option 'faction'; did you mean factions"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Json], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        copse.new("root", **options)


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("clearing 13 marquise warrior 1", "the clearing must be a whole number from 0 to 12"),
        ("clearing 5 marquise warrior 26", "the number of warrior must be a whole number from 1 to 25"),
        ("clearing 5 marquise warrior 20\nclearing 6 marquise warrior 6", "warrior: 26 of them, but there are 25"),
        ("clearing 5 marquise warrior 1\nclearing 5 marquise wood 1", "'clearing 5 marquise' was given before"),
        ("clearing 5 marquise roost 1", "'roost' is not a known piece of that faction"),
        ("clearing 5 marquise sawmill 2\nclearing 5 eyrie roost 1", "clearing 5 has 1 buildings more"),
        ("clearing 5 alliance sympathy 2", "no more than one sympathy"),
        ("clearing 0 marquise warrior 1", "the Burrow, which nobody here has dug"),
        ("clearing 5 lizards warrior 1", "'lizards' is not a known faction of this game"),
        ("pawn marquise 5", "has no pawn"),
        ("pawn vagabond 1_2", "'1_2' is not a known clearing or forest"),
        ("hand marquise anvil anvil", "anvil should be in 1 places, but is in 2"),
        ("hand marquise saboteurs", "saboteurs is not in this deck"),
        ("hand marquise anvill", "'anvill' is not a known card; did you mean anvil"),
        ("crafted marquise ambush_fox", "ambush_fox cannot lie before marquise"),
        ("available anvil", "anvil is no dominance card"),
        ("dominance eyrie armorers", "armorers is no dominance card"),
        ("seen marquise by eyrie anvil", "seen a card or an item where it does not lie"),
        ("box marquise torch", "there are 1 torch, but the supply had 0"),
        ("box marquise crossbow\nitems crossbow 1", "there are 2 crossbow, but the supply had 1"),
        ("suits fox fox fox fox fox mouse mouse mouse rabbit rabbit rabbit rabbit", "5 clearings are fox"),
        ("ruins 1", "clearing 1 has no ruin"),
        ("ferry 5", "there is no ferry in this game"),
        ("closed 2-5", "'2-5' is not a known closed path of this map"),
        ("points 1 2 3", "the line ends, but points is missing"),
        ("points 30 0 0 0", "marquise has 30 points, and would have won"),
        ("points 100 0 0 0", "points must be a whole number from 0 to 99"),
        ("coalition marquise eyrie", "marquise cannot be in a coalition with eyrie"),
        ("coffins marquise warrior 2", "nobody has crafted the Coffin Makers"),
        ("quests errand_fox errand_fox", "errand_fox should be in one place, but is in 2"),
        ("battle marquise marquise 5\ntodo EndTurn 0\ntodo EndBattle", "cannot battle themselves"),
        ("battle marquise eyrie 5", "a battle has one of BeforeRoll, Roll, Hits and EndBattle to come"),
        ("todo EndTurn 0\ntodo Ambush 1", "there is no battle"),
        ("todo EndTurn 1", "EndTurn is for seat 1, but it is the turn of seat 0"),
        ("todo Wander 3", "the first 'todo' must be what ends or begins a turn"),
        ("todo EndTurn 0\ntodo EndTurn 0", "EndTurn can only be the first 'todo'"),
        ("todo PassTurn 1", "PassTurn is for seat 1, but it is the turn of seat 0"),
        ("todo EndTurn 0\ntodo PassTurn 0", "PassTurn can only be the first 'todo'"),
        ("todo PassTurn 0\ntodo Act 0 1", "Act cannot begin when the phases are over"),
        ("todo PassTurn 0\ntodo PlaceKeep 0", "PlaceKeep cannot begin when the phases are over"),
        ("todo EndTurn 0\ntodo Wander 0", "that is no step of marquise"),
        ("todo EndTurn 0\ntodo Act 4 1", r"Act: 'seat' must be the own seat \(0 to 3\), not '4'"),
        ("todo EndTurn 0\ntodo Acts 0 1", "'Acts' is not a task of root; did you mean Act"),
        ("todo EndTurn 0\ntodo Steal 3", "there is nothing to choose"),
        ("todo EndTurn 0\ntodo Act 0 2\ntodo Act 0 1", "Act is pending twice"),
        ("todo EndTurn 0\ntodo March 0 1\ntodo Workshops 0", "Workshops cannot begin in the middle of something else"),
        ("todo EndTurn 0\ntodo Slip 3", "Slip is no step of this turn"),
        ("todo EndTurn 0\ntodo PlaceKeep 0", "PlaceKeep is no step of this turn"),
        ("todo EndTurn 0\ntodo March 0 0", r"March: 'left' must be a number \(1 to 99\), not '0'"),
        ("todo EndTurn 0\ntodo Act 0 4", r"Act: the Marquise has fewer actions"),
        ("todo EndTurn 0\ntodo Act 0 1x", r"Act: 'left' must be a number \(0 to 99\), not '1x'"),
        ("todo EndTurn 0\ntodo Act 0", "the line ends, but 'left' of Act is missing"),
        ("todo EndTurn 0\ntodo Finish 0 anvill", "Finish: 'card' must be a card, not 'anvill'; did you mean anvil"),
        (
            "todo EndTurn 0\ntodo Raise 0 4 5",
            r"Raise: 'piece' must be sawmill, workshop or recruiter \(1, 2, 3\), not '4'",
        ),
        ("battle marquise eyrie 5\ntodo EndTurn 0\ntodo CallAllies 3\ntodo EndBattle", "would come after the battle"),
        ("battle marquise eyrie 5\ntodo EndTurn 0\ntodo EndBattle\ntodo ChooseLosses 1 1 3", "not pieces enough"),
        ("over", "a finished game has winners"),
        ("winners marquise by root:3.1", "a finished game has winners"),
        ("winners marquise by luck", "'luck' is not a paragraph; one is root:3.1"),
        ("turn 4", "the seat must be a whole number from 0 to 3"),
        ("turn 0 night", "'night' is not a known moment of a turn; did you mean daylight"),
        ("duchy ministers 3", "duchy does not play in this game"),
        ("eyrie leader usurper", "'usurper' is not a known leader"),
        ("map desert", "there is no 'desert'"),
        ("map lake\nmap lake", "'map' was given before"),
        ("colour blue", "'colour' is not a known line of a position"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(lines: str, complaint: str) -> None:
    said = "" if lines.startswith("pawn vagabond") else "pawn vagabond 5\n"
    with pytest.raises(BadPosition, match=complaint):
        copse.position(f"copse position 1 root\nfactions marquise eyrie alliance vagabond\n{said}{lines}\n")

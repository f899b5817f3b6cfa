"""Games in Rootlog: what is written, that it is read back, and what is said of files that cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import Dice
from copse.kernel.errors import BadRecord, BadSetup
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.notation import rootlog, signs
from copse.root.book import BOOK
from copse.root.bots import BOTS
from copse.root.cards import CARD_IDS
from copse.root.editions import EDITIONS
from copse.root.rules import OPTIONS
from copse.root.state import Woodland
from tests.script import few_of_many
from tests.vectors.tables import DRAFTED, HIRED, KINDS, WITH_BOTS

OF_ROOT = [options for name, options in [*KINDS, *WITH_BOTS, *HIRED, *DRAFTED] if name == "root"]


def by_lot(options: Mapping[str, Json], choices: int, seed: int) -> RootGame:
    dice, game = Dice(seed), copse.new("root", **{**options, "seed": seed})
    while not game.over and len(game.history) < choices:
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])
    return game


def is_long(number: int) -> bool:
    """Whether a game is played up to its end."""
    return number % 8 == 0


NUMBERS = sorted(range(len(OF_ROOT)), key=is_long)


@pytest.mark.slow
@pytest.mark.parametrize("number", few_of_many(12, [*NUMBERS[::3], *NUMBERS]))
def test_what_is_written_is_read_back(number: int) -> None:
    """Between them all factions, bots, hirelings, maps, decks, editions, landmarks, drafts; some up to the end."""
    bots = any(bot in str(OF_ROOT[number].get("factions")) for bot in BOTS)  # much is drawn within a choice there
    game = by_lot(OF_ROOT[number], 15 if bots else 2000 if is_long(number) else 70, number + 1)
    reading = rootlog.read(rootlog.write(game))
    assert reading.missing == []
    assert reading.game.hash() == game.hash()
    assert [step.action for step in reading.game.history] == [step.action for step in game.history]
    assert rootlog.write(reading.game) == rootlog.write(game)


def test_the_tables_above_have_everything() -> None:
    seen = {name: str([options.get(name, OPTIONS[name].default) for options in OF_ROOT]) for name in OPTIONS}
    for name, values in (("factions", [*signs.FACTIONS, *BOTS]), ("map", signs.MAPS), ("deck", signs.DECKS)):
        assert [value for value in values if value not in seen[name]] == []
    assert [edition for edition in EDITIONS if edition not in seen["edition"]] == []


def test_a_game_looks_like_this() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    for action in ("settle 1", "build sawmill 1", "build workshop 5", "build recruiter 5", "settle 3", "lead builder"):
        game.apply(action)
    lines = rootlog.write(game).splitlines()
    assert lines[1:4] == ["Map: Fall", "Deck: Standard", "// option seed 1"]
    assert lines[5:8] == ["// option rulings 2", "E: eyrie", "C: marquise"]
    marches = "/".join(f"w->{clearing}" for clearing in (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    assert lines[8] == f"C: R#cobbler->C/B#@->C/M#crossbow->C/t_k->1/{marches}/b_s->1/b_w->5/b_r->5"
    assert lines[9] == "E: B#birdybindle->E/M#investments->E/R#roottea->E/b->3/6w->3/#builder->$"
    assert lines[10] == "C: t->1"
    assert lines[-2] == "// choices 6"


def test_every_card_has_a_sign_of_its_own() -> None:
    assert len(set(signs.CARD.values())) == len(CARD_IDS)


GAME = by_lot({"factions": ["marquise", "eyrie", "alliance", "vagabond"], "map": "lake"}, 120, 4)
TEXT = rootlog.write(GAME)


def test_without_its_comments_a_file_says_what_is_missing() -> None:
    bare = "\n".join(line for line in TEXT.splitlines() if not line.startswith("// choice "))
    with pytest.raises(BadRecord, match=r"^line \d+, .*the file does not say which quest came at choice 8"):
        rootlog.read(bare)


def test_where_no_line_says_how_far_it_goes_a_file_is_read_to_its_last_act() -> None:
    game = by_lot({"factions": ["marquise", "eyrie"]}, 40, 4)
    bare = re.sub(r"^// (choices|hash|option) .*\n", "", rootlog.write(game), flags=re.MULTILINE)
    reading = rootlog.read(bare)
    assert rootlog.write(reading.game).count("/") >= rootlog.write(game).count("/") - 2
    assert (reading.game.options["seed"], reading.game.options["rulings"]) == (0, game.options["rulings"])


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("Map: Lake", "Map: Leake", 2, "there is no map 'Leake'; allowed: Fall, Winter, Lake, Mountain"),
        ("Deck: Standard", "Deck: Base", 3, "there is no deck 'Base'; allowed: Standard, E&P"),
        ("Clearings: ", "Clearings: X1, ", 4, "'X1' is no clearing with its suit, like F1"),
        ("Clearings: ", "Clearings: F1\nClearings: ", 4, "each of the 12 clearings needs a suit"),
        ("Deck: Standard", "Deck Standard", 3, "a colon is missing"),
        ("Deck: Standard", "Weather: rain", 3, "'Weather' begins no line; allowed: Map, "),
        ("// option seed 4", "// option seed four", 5, "the value of option 'seed' is not JSON"),
        ("t_k->", "t_k->1", 16, "choice 1: nothing legal tells what comes after act 3"),
        ("// hash ", "// hash 0", 0, "leads to another state than it says"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord, match=re.escape(why)) as caught:
        rootlog.read(TEXT.replace(old, new, 1))
    assert caught.value.line == (line or len(TEXT.splitlines()))


def test_an_impossible_comment_is_refused() -> None:
    note = next(line for line in TEXT.splitlines() if line.startswith("// choice "))
    number, chosen = TEXT.splitlines().index(note) + 1, note.partition(": ")[2].partition(" ~")[0]
    for wrong, why in (
        ("settle 99", "99"),
        ("settle 2 ~ quest", "kind and a name"),
        (f"{chosen} ~ rain 3", "'rain' is no"),
    ):
        with pytest.raises(BadRecord, match=why) as caught:
            rootlog.read(TEXT.replace(note, f"{note.partition(': ')[0]}: {wrong}"))
        assert caught.value.line == number


def test_who_won_must_be_who_wins_by_the_rules() -> None:
    game = by_lot({"factions": ["marquise", "eyrie"]}, 5000, 3)
    text = rootlog.write(game)
    (winner,) = re.findall(r"^Winner: (.)$", text, re.MULTILINE)
    other = "E" if winner == "C" else "C"
    with pytest.raises(BadRecord, match=f"by the file '{other}' won, by the rules '{winner}'"):
        rootlog.read(text.replace(f"Winner: {winner}", f"Winner: {other}"))


def test_a_draft_that_goes_on_has_no_letters_yet() -> None:
    with pytest.raises(BadSetup, match="still being drafted"):
        rootlog.write(copse.new("root", factions=3, setup="advanced", seed=1))


def test_nobody_plays_in_an_empty_file() -> None:
    with pytest.raises(BadRecord, match="no faction plays"):
        rootlog.read("")


def test_a_game_from_a_position_has_no_setup_to_tell() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    began = copse.position(game.position())
    assert isinstance(began.state, Woodland)
    with pytest.raises(BadSetup, match="began from a position"):
        rootlog.write(Game(BOOK, began.options, began.state, began.start))

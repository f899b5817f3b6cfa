"""Saves, records and positions as formats: round trips, versions, and errors that say where."""

from __future__ import annotations

import json
import pickle
import zlib

import pytest

import copse
from copse.kernel import errors, records, saves
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition, BadRecord, BadSave, CopseError, IllegalAction, Reason, UnknownAction
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from tests.kernel.toy import TOY, Table


def played(seed: int, steps: int) -> Game[Table]:
    game, dice = Game.new(TOY, {"seed": seed}), Dice(seed)
    while not game.over and len(game.history) < steps:
        actions = game.decision.actions
        game.apply(actions[dice.below(len(actions))])
    return game


@pytest.mark.parametrize("seed", range(10))
def test_every_moment_round_trips_through_save_record_and_position(seed: int) -> None:
    for steps in range(12):
        game = played(seed, steps)
        assert Game.from_save(TOY, saves.unpack(game.save())) == game
        replayed = Game.from_record(TOY, records.read(game.record()))
        assert replayed == game
        assert replayed.hash() == game.hash()
        if not game.over:
            again = Game.from_position(TOY, game.position())
            assert again.position() == game.position()
            assert again.hash() == game.hash()


def test_a_game_from_a_position_has_a_record_that_begins_there() -> None:
    text = "copse position 2 toy\nhand 0 3 5\nhand 1 4\ncoming card 9 card 8\ntodo Turn 0\n"
    game = Game.from_position(TOY, text)
    game.apply("pass")
    replayed = Game.from_record(TOY, records.read(game.record()))
    assert replayed == game
    game.apply("pass")
    assert game.state.hands == [[3, 5, 8], [4, 9]]


def test_a_record_outlives_a_change_of_the_generator() -> None:
    game = played(3, 6)
    other_seed = game.record().replace("option seed 3", "option seed 4")
    assert Game.from_record(TOY, records.read(other_seed)).state.hands == game.state.hands


@pytest.mark.parametrize(
    ("line", "replacement", "complaint"),
    [
        (6, "0 show 99", "not an action of this game"),
        (6, "1 pass", "seat 0 has to decide here"),
        (5, "opening ~ card 3 card 3 card 1 card 2 card 5", "announced card 3 cannot come up"),
        (5, "opening ~ card 3", "outcomes do not fit"),
        (5, "opening ~ dice 3", "'dice' is not a kind of outcome"),
        (5, "opening card 3", "outcomes start with '~'"),
        (5, "opening ~ card", "the line ends, but the outcome is missing"),
        (2, "option seed x", "not JSON"),
        (2, "option sede 3", "no option 'sede'"),
        (2, "# no seed", "lacks its seed"),
        (6, "five pass", "the seat"),
        (6, "0 ~ card 3", "action is missing"),
    ],
)
def test_a_record_says_at_which_line_it_does_not_fit(line: int, replacement: str, complaint: str) -> None:
    text = played(3, 4).record().split("\n")
    text[line - 1] = replacement
    with pytest.raises(BadRecord, match=complaint):
        Game.from_record(TOY, records.read("\n".join(text)))


def test_a_record_that_leads_elsewhere_than_it_says_is_refused() -> None:
    text = played(3, 4).record()
    with pytest.raises(BadRecord, match="another state") as problem:
        Game.from_record(TOY, records.read(text[: text.index("hash")] + "hash 0123456789abcdef\n"))
    assert problem.value.line == text.count("\n")


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    game = played(1, 1000)
    body, _, _ = game.record().partition("hash")
    with pytest.raises(BadRecord, match="over before this line"):
        Game.from_record(TOY, records.read(body + "0 pass\n"))


def test_an_older_save_is_lifted_by_the_migration_table() -> None:
    payload = saves.unpack(played(2, 3).save())
    payload["version"], payload["begin"] = 1, payload.pop("start")
    assert Game.from_save(TOY, saves.unpack(saves.pack(payload))) == played(2, 3)


@pytest.mark.parametrize(("version", "complaint"), [(3, "newer Copse"), (0, "its version"), ("2", "its version")])
def test_a_save_of_another_version_is_refused(version: Json, complaint: str) -> None:
    payload = {**saves.unpack(played(2, 3).save()), "version": version}
    with pytest.raises(BadSave, match=complaint):
        Game.from_save(TOY, payload)


def envelope(body: bytes, version: int = saves.ENVELOPE) -> bytes:
    return saves.MARK + bytes([version]) + zlib.crc32(body).to_bytes(4, "big") + body


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not a save of Copse"),
        (b"PK\x03\x04 something else", "not a save of Copse"),
        (saves.MARK, "cut off"),
        (envelope(b"x", version=9), "newer Copse"),
        (envelope(b"not compressed"), "damaged"),
        (envelope(zlib.compress(b"not json")), "damaged"),
        (envelope(zlib.compress(b"[1, 2]")), "does not name its game"),
        (envelope(zlib.compress(b"[" * 100_000)), "damaged"),
        (
            envelope(zlib.compress(json.dumps({"game": "chess"}).encode())),
            "this Copse does not have the game of the save: 'chess'",
        ),
    ],
)
def test_what_is_no_save_is_told_so(data: bytes, complaint: str) -> None:
    with pytest.raises(BadSave, match=complaint):
        copse.load(data)


def test_a_save_that_unpacks_to_more_than_a_game_is_refused_before_it_is_read() -> None:
    body = b'{"game":"toy","version":2,"state":[' + b"[]," * (saves.LARGEST // 3) + b"[]]}"
    with pytest.raises(BadSave, match=f"too large: at most {saves.LARGEST} bytes are allowed"):
        saves.unpack(envelope(zlib.compress(body)))


def test_a_truncated_or_altered_save_is_noticed() -> None:
    data = played(2, 3).save()
    for length in range(len(saves.MARK), len(data)):
        with pytest.raises(BadSave):
            saves.unpack(data[:length])
    for place in range(7, len(data)):
        with pytest.raises(BadSave):
            saves.unpack(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("copse record 1 toy", 1, 1),
        ("copse position 3 toy", 1, 16),
        ("copse position 2", 1, 17),
        ("copse position 2 toy\nhand 7", 2, 6),
        ("copse position 2 toy\n\nhand 0 3 x", 3, 10),
        ("copse position 2 toy\n# a comment\nhands 0", 3, 1),
        ("copse position 2 toy\ntodo Trun 0", 2, 6),
        ("copse position 2 toy\ntodo Turn 5", 2, 11),
        ("copse position 2 toy\ntodo Turn 0 1", 2, 13),
        ("copse position 2 toy\ncoming crad 3", 2, 13),
        ("copse position 2 toy\nrng -1", 2, 5),
    ],
)
def test_a_bad_position_says_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(BadPosition) as problem:
        Game.from_position(TOY, text)
    assert (problem.value.line, problem.value.column) == (line, column)


def test_every_task_is_shown_to_people_with_its_fields() -> None:
    game = Game.from_position(TOY, "copse position 2 toy\nhand 0 3\ntodo Begin 1\ntodo Answer 0 2")
    assert [TOY.task_text(game.state, task) for task in game.state.todo] == ["Begin 1", "Answer 0 2"]


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("a", "root:1", ["b"], Reason("root:2", "forbidden by")),
        BadPosition("wrong", 3, 4),
        BadRecord("wrong", 3),
    ],
)
def test_errors_come_back_from_another_process_as_they_were(error: CopseError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


# ---- texts that were made to cost something


def test_a_position_announces_and_leaves_pending_no_more_than_games_do() -> None:
    head = "copse position 2 toy\nhand 0 3 5\nhand 1 4\n"
    with pytest.raises(BadPosition, match="at most 1000 are allowed"):
        Game.from_position(TOY, head + "coming" + " card 9" * 1001 + "\ntodo Turn 0\n")
    with pytest.raises(BadPosition, match="at most 200 are allowed"):
        Game.from_position(TOY, head + "todo Turn 0\n" * 201)


@pytest.mark.parametrize(("field", "row", "most"), [("todo", ["Turn", 0], 200), ("coming", ["card", 9], 1000)])
def test_a_save_holds_no_more_of_it_either(field: str, row: Json, most: int) -> None:
    payload = saves.unpack(played(1, 3).save())
    state = payload["state"]
    assert isinstance(state, dict)
    state[field] = [row] * (most + 1)
    with pytest.raises(BadSave, match=f"'{field}' must have at most {most} entries, not {most + 1}"):
        Game.from_save(TOY, payload)


def test_an_endless_word_is_compared_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(errors, "get_close_matches")
    assert errors.suggest("x" * 500_000, ["pass", "play"]) == "; allowed: pass, play"


@pytest.mark.parametrize("game", copse.GAMES)
def test_every_verb_reads_what_it_writes(game: str) -> None:
    for action in copse.games.find(game).vocabulary.actions[::7]:
        assert action.verb.read(action.text) == {field: str(value) for field, value in action.fields.items()}


def test_names_of_a_table_are_read_where_a_field_has_them() -> None:
    game = copse.new("root", seed=1, factions=["marquise", "vagabond"])
    assert game.read_action(" battle  8\tvagabond ").text == "battle 8 1"
    assert game.write_action(game.read_action("go 4_9_12")) == "go 4_9_12"
    with pytest.raises(UnknownAction, match="'build vagabond 3' is not an action"):
        game.read_action("build vagabond 3")


def test_a_word_is_compared_with_a_few_hundred_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []

    def compare(word: str, names: list[str], n: int) -> list[str]:
        compared.append(len(names))
        return []

    monkeypatch.setattr(errors, "get_close_matches", compare)
    for word in ("move 1>99 x5", "move x", "clear 1-2 for nothing"):
        with pytest.raises(UnknownAction):
            copse.games.find("root").vocabulary.parse(word)
    assert max(compared) <= 500


def test_an_error_stays_short_however_long_what_was_wrong() -> None:
    with pytest.raises(BadPosition) as problem:
        copse.position("copse position 1 root\nfactions marquise eyrie\nhand marquise " + "anvil" * 100_000)
    assert len(str(problem.value)) < 2100
    assert str(problem.value).startswith("line 3, column 15: 'anvilanvil")
    assert str(problem.value).endswith(" …")  # of what is allowed

"""The command line: what it prints, what it refuses, and that a mistake is one sentence."""

from __future__ import annotations

import io
import json
import runpy
import sys
from pathlib import Path

import pytest

import copse
from copse.arena.results import read_decisions, read_games
from copse.cli import main
from copse.games import GAMES
from copse.kernel.options import GROUPS, HOUSE
from copse.languages import LANGUAGES
from copse.law import below, select
from copse.locale import Words, slug
from copse.server.config.settings import PAGE
from copse.server.snapshots.replay_file import PLACE, SHELL
from tests.arena.rows import rows_of, stopped_series, timeless
from tests.script import few_of_many

RECORD = str(Path(__file__).parent / "golden" / "smallworld_3.record")


def run(monkeypatch: pytest.MonkeyPatch, *words: str, answers: str = "") -> int:
    monkeypatch.setattr(sys, "argv", ["copse", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


def test_python_runs_the_command_as_a_module(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["copse", "--version"])
    with pytest.raises(SystemExit):
        runpy.run_module("copse", run_name="__main__")
    assert capsys.readouterr().out.startswith(f"copse {copse.__version__} ")


@pytest.mark.slow
def test_a_paragraph_is_printed_with_its_places_and_proofs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "law", "sw:race.giants", "--lang", "en") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("§sw:race.giants  ")
    assert "smallworld/races.py" in printed
    assert "tests/smallworld/test_10_races.py::" in printed


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_paragraph_names_those_below_it_and_speaks_one_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert run(monkeypatch, "law", "15.5.2.III", "--lang", lang) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("§root:15.5.2.III  ")
    assert lines[:3] == [f"  §{row.id}  {row.opening(lang)}" for row in below("15.5.2.III")]
    said = Words(lang)
    assert {line.split("  ")[1] for line in lines[3:]} == {said.say("law-implemented"), said.say("law-proved")}
    if lang != "en":
        assert not any("implemented" in line or "proved by" in line for line in lines)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "near"), [("early:5.5.8", "root:6.5.5"), ("bots:5.4.2", "bots:5.4")])
def test_for_a_paragraph_that_no_source_cites_the_closest_places_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], id: str, near: str
) -> None:
    assert run(monkeypatch, "law", id, "--lang", "en") == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if line.startswith("  see ") and line.endswith(f"(§{near})")]
    assert [line for line in printed if line.startswith("  proved by ")]


def test_a_book_or_a_chapter_is_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "law", "bots:12", "--lang", "en") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [row.id.join(("§", "")) for row in select("bots:12")]
    assert run(monkeypatch, "law", "bots", "--lang", "en") == 0
    assert len(capsys.readouterr().out.splitlines()) == len(select("bots"))


def test_a_series_against_bots_is_tallied(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    factions = "marquise,electric_eyrie:nightmare+relentless,vagabot:tinker"
    words = ["simulate", "root", "-n", "2", "--factions", factions, "--agent", "random", "--json"]
    assert run(monkeypatch, *words, "--set", "together=true") == 0
    tallies = json.loads(capsys.readouterr().out)
    assert set(tallies["faction"]) == set(factions.split(","))
    assert tallies["agent"]["random"]["played"] == 2
    assert tallies["seat"]["2"]["played"] == 2


def test_one_plays_alone_against_a_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "root", "--factions", "electric_eyrie:easy,marquise", "--seed", "1", "--lang", "en"]
    assert run(monkeypatch, *words, answers="a\na\na\na\nlog\n") == 0
    printed = capsys.readouterr().out
    assert "Marquise, you" in printed
    assert "Electric Eyrie (Casual)" not in printed
    assert "Electric Eyrie, Birdsong" in printed
    assert copse.load((tmp_path / "copse-autosave.copse").read_bytes()).options["factions"] == words[3].split(",")


@pytest.mark.slow
def test_coverage_for_machines_has_its_agreed_shape(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "law", "--coverage", "--json", "--require", "sw") == 0
    books = json.loads(capsys.readouterr().out)
    assert books["sw"] == {"rules": 84, "proved": 84, "missing": []}
    assert set(books) == {"sw", "root", "bots", "early", "fifth"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["law", "sw:conqest.cost"], "did you mean sw:conquest.cost"),
        (["law"], "name a paragraph"),
        (["law", "--coverage", "--require", "nowhere"], "nowhere"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "--seats", "human,bob"], "no agent 'bob'"),
        (
            ["play", "--players", "3", "--seats", "human,heuristic"],
            "--seats names 2 agents for 3 seats; name one for each",
        ),
        (["play", "--lang", "de"], f"no language 'de'; allowed: {', '.join(LANGUAGES)}"),
        (["play", "--set", "open_coins"], "--set takes NAME=VALUE"),
        (["play", "--set", "coins=3"], "no option 'coins'"),
        (["play", "--resume", "nowhere.save"], "cannot read nowhere.save"),
        (["replay", "nowhere.record"], "cannot read nowhere.record"),
        (["analyse", "nowhere.record"], "cannot read nowhere.record"),
        (["analyse", RECORD, "--worlds", "0"], "at least 1 world"),
        (["replay", RECORD, "--html", RECORD], "is one of the input files; name another output file"),
        (["replay", RECORD, "--html", "/nowhere/game.html"], "cannot write /nowhere/game.html"),
        (["simulate", "--seats", "heuristic,bob"], "no agent 'bob'"),
        (
            ["simulate", "--players", "3", "--seats", "random,random"],
            "--seats names 2 agents for 3 seats; name one for each",
        ),
        (
            ["simulate", "root", "--factions", "marquise,vagabot", "--seats", "random,random"],
            "2 agents for 1 seat (marquise)",
        ),
        (["play", "root", "--factions", "marquise,electric_eyri"], "did you mean electric_eyrie"),
        (["play", "root", "--factions", "marquise,electric_eyrie:nightmar"], "did you mean nightmare"),
        (["play", "root", "--factions", "marquise,electric_eyrie:stoop"], "did you mean swoop"),
        (["play", "root", "--factions", "eyrie,electric_eyrie"], "electric_eyrie plays instead of eyrie"),
        (["play", "root", "--factions", "vagabot,electric_eyrie"], "with bots alone there is nobody to play"),
        (["play", "root", "--factions", "marquise,eyrie", "--set", "together=true"], "no bot to play against"),
        (["law", "5.4.4"], "did you mean bots:5.4.4"),
        (["law", "--edition", "early", "root:14.5"], "the edition 'early' has nothing of §root:14.5"),
        (["simulate", "-n", "1", "--out", "games.xlsx"], "end in .parquet, .csv, .jsonl, not '.xlsx'"),
        (["simulate", "-n", "1", "--decisions", "choices.csv"], "--decisions needs --out"),
        (["simulate", "-n", "1", "--records", "games"], "--records needs --out"),
        (["simulate", "root", "--factions", "random:9"], "2 to 6 factions"),
        (
            ["simulate", "root", "--factions", "random:3", "--players", "3"],
            "--factions random:3 sets the number of players",
        ),
        (
            ["simulate", "root", "--factions", "random:2-4", "--seats", "random,random"],
            "names 2 agents for up to 4 seats",
        ),
        (["simulate", "root", "--set", "map=random:autumn,lakes"], "did you mean lake"),
        (["dataset", "info", "nowhere.parquet"], "nowhere.parquet"),
        (["dataset", "records", "nowhere", "out.parquet"], "cannot read nowhere"),
        (["simulate", "-n", "1", "--collect", "nowhere.py:Mine"], "there is no file"),
        (["simulate", "-n", "1", "--set", "coins=3"], "no option 'coins'"),
        (["tournament", "--agents", "random,bob"], "no agent 'bob'"),
        (["tournament", "--agents", "random"], "at least two agents"),
        (["tournament", "--agents", "random,heuristic", "--plan", "round-robin"], "2 agents cannot fill 3 seats"),
        (["tournament", "--plan", "swiss"], "no plan 'swiss'"),
        (["tournament", "--maps", "autumn"], "'smallworld' has no option 'map'"),
        (["tournament", "root", "--maps", "autum"], "did you mean autumn"),
        (["tournament", "root", "--players", "3", "--factions", "eyrie,marquise"], "3 players need 3 or more factions"),
    ],
)
def test_a_mistake_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert run(monkeypatch, *words) in (1, 2)
    complained = capsys.readouterr().err
    assert complained.startswith("copse: ")
    assert complaint in complained
    assert "Traceback" not in complained


def test_a_series_is_tallied_for_machines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "simulate", "smallworld", "-n", "3", "--seats", "heuristic,random", "--json") == 0
    tallies = json.loads(capsys.readouterr().out)
    assert set(tallies) == {"seat", "agent", "race", "power"}
    assert tallies["seat"]["0"]["played"] == 3


@pytest.mark.parametrize(("lang", "heading"), [("en", "Wins by race"), ("ru", "Победы по народам"), ("uk", "Перемоги")])
def test_a_series_is_shown_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, heading: str
) -> None:
    assert run(monkeypatch, "simulate", "-n", "2", "--players", "2", "--lang", lang) == 0
    assert heading in capsys.readouterr().out


def test_a_series_that_was_stopped_is_shown_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    series, out = stopped_series(tmp_path, 3), tmp_path / "games.jsonl"
    words = ["simulate", series.game, "-n", str(series.games), "--seats", ",".join(series.agents), "--seed", "3"]
    words += ["--out", str(out), "--lang", "en"]
    assert run(monkeypatch, *words) == 130
    printed = capsys.readouterr().out
    assert "Stopped after 3 of 5 games." in printed
    assert "run the same command again" in printed
    assert len(read_games(out)) == 3
    (tmp_path / "stop").unlink()
    assert run(monkeypatch, *words) == 0
    assert "5 games" in capsys.readouterr().out
    assert timeless(read_games(out)) == rows_of(series)


def test_games_decisions_and_own_statistics_are_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(
        "from copse.arena import Standings\nclass Mine(Standings): pass", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    words = [
        "simulate",
        "root",
        "-n",
        "2",
        "--players",
        "2",
        "--agent",
        "random",
        "--collect",
        "mine.py:Mine",
        "--json",
    ]
    assert run(monkeypatch, *words, "--out", "games.parquet", "--decisions", "choices.csv") == 0
    told = json.loads(capsys.readouterr().out)
    mine = told.pop("collected")["Mine"]
    assert mine == told
    assert set(told) == {"seat", "agent", "faction"}
    games = read_games(tmp_path / "games.parquet")
    assert sum(row.decisions for row in games) == len(list(read_decisions(tmp_path / "choices.csv")))


def test_a_tournament_rates_its_agents(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "root", "--players", "2", "--maps", "autumn,lake", "--seed", "1"]
    assert run(monkeypatch, *words, "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["agent"]["random"]["played"] == 8  # two maps, two orders of the factions, two seatings
    ratings = told["ratings"]
    assert list(ratings) == ["heuristic", "random"]
    assert ratings["heuristic"]["low"] < ratings["heuristic"]["rating"] < ratings["heuristic"]["high"]


@pytest.mark.parametrize(("lang", "heading"), [("en", "Ratings"), ("ru", "Рейтинги"), ("uk", "Рейтинги")])
def test_a_tournament_is_shown_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, heading: str
) -> None:
    assert run(monkeypatch, "tournament", "--agents", "random,heuristic", "--lang", lang) == 0
    assert heading in capsys.readouterr().out


def test_a_game_is_broken_off_and_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(monkeypatch, "play", "--players", "2", "--seed", "3", "--lang", "en", answers="pick 1\n") == 0
    saved = copse.load((tmp_path / "copse-autosave.copse").read_bytes())
    assert [step.action.text for step in saved.history] == ["pick 1"]
    words = ("play", "--resume", "copse-autosave.copse", "--lang", "en")
    assert run(monkeypatch, *words, answers="stop\nsave mine.copse\n") == 0
    assert copse.load((tmp_path / "mine.copse").read_bytes()).history[1].action.text == "stop"
    assert "Traceback" not in capsys.readouterr().out


def test_a_record_is_watched(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = copse.new("smallworld", players=2, seed=3)
    game.apply("pick 1")
    (tmp_path / "game.record").write_text(game.record(), encoding="utf-8")
    assert run(monkeypatch, "replay", str(tmp_path / "game.record"), "--lang", "en") == 0
    assert "Commando Sorcerers" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_analysed_from_its_record_or_its_save(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    game = copse.new("smallworld", players=2, seed=3)
    for _ in range(12):
        game.apply(game.decision.actions[-1])
    (tmp_path / "game.record").write_text(game.record(), encoding="utf-8")
    (tmp_path / "game.save").write_bytes(game.save())
    brief = ("--worlds", "1", "--iterations", "5")
    told = []
    for file in ("game.record", "game.save"):
        assert run(monkeypatch, "analyse", str(tmp_path / file), *brief, "--json") == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert (told[0]["game"], told[0]["choices"], told[0]["moments"][-1]) == ("smallworld", 12, 12)
    assert run(monkeypatch, "analyse", str(tmp_path / "game.record"), *brief, "--lang", language) == 0
    shown = capsys.readouterr().out
    assert Words(language).say("analyse-chances") in shown
    for costly in told[0]["costly"]:
        assert f"{costly['at']}" in shown
    assert told[0]["costly"]


def test_a_record_becomes_a_page_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert (PAGE / SHELL).is_file(), "the page is not built: run `make play` once"
    page = tmp_path / "game.html"
    assert run(monkeypatch, "replay", RECORD, "--html", str(page), "--lang", "en") == 0
    assert str(page) in capsys.readouterr().out
    assert PLACE not in page.read_text(encoding="utf-8")
    assert len(page.read_bytes()) < 1_000_000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_listed_in_groups(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    assert run(monkeypatch, "options", game, "--lang", language) == 0
    words, lines = Words(language, game), [line.strip() for line in capsys.readouterr().out.splitlines()]
    heads = [lines.index(words.say(f"group-{group}")) for group in GROUPS]
    assert heads == sorted(heads)
    for option in GAMES[game].book.options.values():
        found = [place for place, line in enumerate(lines) if line.startswith(f"{option.name} ")]
        assert len(found) == 1
        assert max(head for head in heads if head < found[0]) == heads[GROUPS.index(option.group)]
        assert words.say(f"option-{slug(option.name)}.help") in lines[found[0]]
        assert (f"§{option.law}" in lines[found[0]]) == (option.group == HOUSE)


@pytest.mark.parametrize(
    "words",
    few_of_many(
        3,
        [
            ["agents"],
            ["options"],
            ["--version"],
            ["bench", "--seconds", "0.01", "--json"],
            ["bench", "server", "--tables", "2,3", "--every", "0.1", "--seconds", "0.5"],
        ],
    ),
)
def test_the_other_verbs_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert run(monkeypatch, *words) == 0
    assert capsys.readouterr().out


def test_bots_at_a_real_table_can_be_run_without_a_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "game.bot")
    factions = ["--factions", "marquise,electric_eyrie:easy", "--map", "autumn"]
    buildings = ["build sawmill 1", "build workshop 5", "build recruiter 5"]
    chosen = [word for answer in ("settle 1", *buildings) for word in ("--answer", answer)]
    kept = ["--file", file, "--lang", "en"]
    assert run(monkeypatch, "bot", *kept, *factions, *chosen, "points marquise 3", "hand marquise 0") == 0, (
        capsys.readouterr().err
    )
    before = Path(file).read_text()
    assert run(monkeypatch, "bot", *kept, "turn", "--order", "bird", "--dice", ",".join("0" * 99)) == 2
    assert "not asked for: 0" in capsys.readouterr().err
    assert Path(file).read_text() == before
    assert run(monkeypatch, "bot", *kept, "turn", "--order", "rabbit") == 0
    printed = capsys.readouterr().out
    assert "Lay the order beside the board: " in printed
    assert "The turn is over. Next: Marquise." in printed
    assert "points 3" in Path(file).read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["bot"], "name the factions"),
        (["bot", "--factions", "marquise,eyrie"], "no bot plays at this table"),
        (["bot", "--factions", "eyrie,vagabot", "--map", "moon", "show"], "moon"),
    ],
)
def test_what_no_bot_can_be_run_with_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert run(monkeypatch, *words, "--lang", "en") == 2
    assert complaint in capsys.readouterr().err


def test_a_game_of_root_is_printed_in_other_notations(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = RECORD.replace("smallworld_3", "root_three_autumn_exiles")
    assert run(monkeypatch, "record", kept, "--as", "rootlog") == 0
    written = tmp_path / "game.rootlog"
    written.write_text(capsys.readouterr().out, encoding="utf-8")
    assert run(monkeypatch, "record", str(written), "--as", "record") == 0
    again = copse.replay(capsys.readouterr().out)
    assert again.hash() == copse.replay(Path(kept).read_text(encoding="utf-8")).hash()
    assert run(monkeypatch, "record", kept, "--as", "league") == 0
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 4
    assert "3 played" in printed.err
    assert run(monkeypatch, "record", RECORD) == 2
    assert "only games of root can be converted, and this is a game of smallworld" in capsys.readouterr().err


@pytest.mark.parametrize(("verb", "option"), [("learn", "--run"), ("lessons", "--out")])
def test_training_without_its_extra_names_the_extra(
    verb: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert run(monkeypatch, verb, "--help") == 0
    assert option in capsys.readouterr().out
    assert run(monkeypatch, verb, "root", option, str(tmp_path / "new")) == 2
    assert capsys.readouterr().err == "copse: this needs the package 'torch': pip install 'copse-games[train]'\n"
    assert run(monkeypatch, verb, "rot", option, str(tmp_path / "new")) == 2
    assert "did you mean root?" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()

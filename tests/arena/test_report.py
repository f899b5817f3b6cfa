"""The page of plots: its figures are those of the rows, it needs nothing but itself, and it says what is wrong."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from copse.arena.adjusting import adjusted
from copse.arena.columns import BadResults
from copse.arena.matches import Series, results
from copse.arena.report import report
from copse.arena.report.charts import Scale, bars_of, linear, logarithmic, round_step, whole
from copse.arena.report.figures import Spread, duels, points_after, points_by_round, shares_by
from copse.arena.results import DecisionRow, GameRow, write_decisions, write_games
from copse.arena.statistics import Tally
from copse.cli import main
from copse.languages import LANGUAGES
from copse.law import paragraph
from copse.locale import Words

EMPTY = ("meta",)


@dataclass
class Page(HTMLParser):
    """A page taken apart: its sections by heading, with the rows of their tables and what their plots say."""

    source: str
    titles: list[str] = field(default_factory=list)
    tables: dict[str, list[list[str]]] = field(default_factory=dict)
    described: dict[str, list[str]] = field(default_factory=dict)
    dots: dict[str, list[str]] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)
    unnamed: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.shown_as_image: list[bool] = []
        self.feed(self.source)
        assert self.open == [], "an element is not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in EMPTY:
            return
        image = found.get("role") == "img"
        if image:
            self.described[self.titles[-1]].append(found.get("aria-label") or "")
        if tag == "svg" and not image and not any(self.shown_as_image) and found.get("aria-hidden") != "true":
            self.unnamed.append(self.titles[-1])
        if "dot" in (found.get("class") or "").split():
            self.dots[self.titles[-1]].append(found["cx"] or "")
        if tag == "tr":
            self.tables[self.titles[-1]].append([])
        self.open.append(tag)
        self.shown_as_image.append(image)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.shown_as_image.pop()

    def handle_data(self, data: str) -> None:
        inside = self.open[-1] if self.open else ""
        if inside == "h2":
            self.titles.append(data)
            for parts in (self.tables, self.described, self.dots):
                parts[data] = []
        if inside in ("td", "th"):
            self.tables[self.titles[-1]][-1].append(data.replace("\u00a0", " "))
        if inside != "style" and data.strip():
            self.texts.append(data)


def a_game(number: int, winners: Sequence[int], points_by_turn: Sequence[Sequence[int]]) -> GameRow:
    """A game of Root for two, the Marquise played by `clever` in even games and by `simple` in odd ones."""
    agents = ["clever", "simple"] if number % 2 == 0 else ["simple", "clever"]
    return GameRow(
        game="root",
        number=number,
        seed=700 + number,
        options='{"map": "lake", "factions": ["marquise", "eyrie"]}',
        agents=agents,
        winners=list(winners),
        points=list(points_by_turn[-1]),
        won_by="root:3.1",
        turns=len(points_by_turn),
        decisions=100 + 10 * number,
        seconds=0.5,
        played=[{"faction": ["marquise"]}, {"faction": ["eyrie"]}],
        points_by_turn=[list(points) for points in points_by_turn],
    )


def a_decision(agent: str, seconds: float, options: int = 2, prompt: str = "Act", law: str = "root:6.5") -> DecisionRow:
    return DecisionRow(0, 0, 1, 0, agent, law, prompt, options, "pass", seconds)


GAMES = [
    a_game(0, [0], [[2, 0], [2, 4], [30, 4]]),
    a_game(1, [0], [[6, 0], [6, 8], [31, 8], [31, 9]]),
    replace(a_game(2, [1], [[0, 1], [0, 30]]), won_by="root:3.3.1.I"),
    a_game(3, [0, 1], [[10, 0], [10, 12]]),
]
DECISIONS = [
    *[a_decision("clever", seconds) for seconds in (0.1, 0.2, 0.3)],
    a_decision("clever", 5.0, options=1),
    a_decision("simple", 0.002, prompt="Obey", law="root:7.5.2"),
]
BY_FACTION, BY_AGENT, BY_SEAT, WAYS = "Wins by faction", "Wins by agent", "Wins by seat", "How games were won"


def english(games: Sequence[GameRow] = GAMES, decisions: Sequence[DecisionRow] = ()) -> Page:
    return Page(report(games, Words("en"), decisions))


# ---- figures


def test_shares_of_wins_are_those_of_the_rows() -> None:
    page = english()
    low, high = Tally(4, 2.5).interval()
    assert page.tables[BY_FACTION][1] == [
        "Marquise de Cat", "4", "2.5", "62.5 %", f"{low:.1%} – {high:.1%}".replace("%", " %"), "17.8",
    ]  # fmt: skip
    assert [row[:4] for row in page.tables[BY_FACTION][2:]] == [["Eyrie Dynasties", "4", "1.5", "37.5 %"]]
    # clever won game 0 alone and its part of game 3; simple won games 1 and 2, and its part of game 3.
    assert [row[:4] for row in page.tables[BY_AGENT][1:]] == [
        ["simple", "4", "2.5", "62.5 %"],
        ["clever", "4", "1.5", "37.5 %"],
    ]
    assert [row[:3] for row in page.tables[BY_SEAT][1:]] == [["Player 1", "4", "2.5"], ["Player 2", "4", "1.5"]]


def test_a_dot_stands_where_its_share_is_on_the_axis() -> None:
    page = english()
    high = Tally(4, 2.5).interval()[1]
    assert 0.8 < high < 1.0  # so the axis goes from 0 to 100 %
    assert page.dots[BY_FACTION] == ["62.50%", "37.50%"]


def test_the_equal_share_of_races_is_what_they_won_on_average() -> None:
    winner, loser = {"race": ["elves"], "power": ["hill"]}, {"race": ["orcs", "trolls"], "power": ["flying", "swamp"]}
    game = replace(a_game(0, [0], [[5, 5], [9, 8]]), game="smallworld", won_by="sw:end.winner", options="{}")
    texts = english([replace(game, played=[winner, loser])]).texts
    assert [text.replace("\u00a0", " ") for text in texts if text.startswith("equal share")] == [
        "equal share 50.0 %",  # agents
        "equal share 33.3 %",  # races: 1 win of 3 tries
        "equal share 33.3 %",  # powers
        "equal share 50.0 %",  # seats
    ]


def test_who_left_the_score_track_keeps_the_last_points_in_the_course_of_a_game() -> None:
    game = replace(GAMES[0], points=[None, *GAMES[0].points[1:]])
    seats = len(game.agents)
    others: list[int | None] = [0] * (seats - 1)
    course = [*[[turn, *others] for turn in range(seats)], *[[None, *others] for _ in range(seats)]]
    left = replace(game, points_by_turn=course)
    assert [points_after(left, rounds, 0) for rounds in (1, 2, 9)] == [seats - 1] * 3


def test_points_are_followed_round_by_round_and_kept_after_the_end() -> None:
    rounds = points_by_round(GAMES, "faction")
    assert [spread.mean for spread in rounds["marquise"]] == [(2 + 6 + 0 + 10) / 4, (30 + 31 + 0 + 10) / 4]
    assert [spread.mean for spread in rounds["eyrie"]] == [(4 + 8 + 30 + 12) / 4, (4 + 9 + 30 + 12) / 4]
    heading, first, second = english().tables["Points by faction"]
    assert heading == ["Round", "Eyrie Dynasties", "Marquise de Cat"]
    assert (first[0], first[2], second[0], second[2]) == ("1", "4.5 (2 – 7)", "2", "17.8 (8 – 30)")


def test_lengths_are_those_of_the_rows() -> None:
    assert english().tables["Length of games"][1:] == [
        ["Turns", "2", "2 – 3", "2.5", "2.8", "4"],
        ["Decisions", "100", "108 – 122", "115", "115.0", "130"],
    ]


def test_ways_to_win_are_counted_and_told_in_a_sentence() -> None:
    page = english()
    assert [row[:3] for row in page.tables[WAYS][1:]] == [
        ["§root:3.1", "3", "75.0 %"],
        ["§root:3.3.1.I", "1", "25.0 %"],
    ]
    assert {paragraph("3.1").summary("en"), paragraph("3.3.1.I").summary("en")} <= set(page.texts)


def test_what_was_run_is_said() -> None:
    texts = english().texts
    said = {
        name: texts[texts.index(name) + 1] for name in ("map", "factions", "agents", "random seed of the first game")
    }
    assert texts[0] == "Root: 4 games"
    assert said == {
        "map": "Lake",
        "factions": "Marquise de Cat, Eyrie Dynasties",
        "agents": "clever, simple",
        "random seed of the first game": "700",
    }


def test_an_option_that_changed_between_games_has_all_its_values() -> None:
    texts = english([GAMES[0], replace(GAMES[1], options='{"map": "winter"}')]).texts
    assert texts[texts.index("map") + 1] == "Lake; Winter"


def test_times_leave_out_decisions_without_a_choice() -> None:
    page = english(decisions=DECISIONS)
    assert page.tables["Time for a decision"][1:] == [
        ["clever", "3", "200 ms", "120 ms", "200 ms", "280 ms", "300 ms"],
        ["simple", "1", "2 ms", "2 ms", "2 ms", "2 ms", "2 ms"],
    ]
    assert [row[:4] for row in page.tables["Time by question"][1:]] == [
        ["Act", "§root:6.5", "clever", "3"],
        ["Obey", "§root:7.5.2", "simple", "1"],
    ]


def test_what_is_drawn_or_drafted_at_the_table_is_said_in_words() -> None:
    options = '{"factions": [null, null], "hirelings": "lot"}'
    texts = english([replace(game, options=options) for game in GAMES]).texts
    assert texts[texts.index("factions") + 1] == "drafted, drafted"
    assert texts[texts.index("hirelings") + 1] == "random"


def test_hirelings_and_landmarks_have_the_points_of_the_games_with_them_and_of_the_others() -> None:
    """What is controlled says how long, too: two of the three turns of game 0, and one of the four of game 1."""
    hired = [replace(GAMES[0], hirelings={"the_exile": [2, 0]}), replace(GAMES[1], hirelings={"the_exile": [0, 1]})]
    page = english([*hired, replace(GAMES[2], landmarks=["tower"]), GAMES[3]])
    hirelings, landmarks = (title for title in page.titles if title.endswith("with and without them"))
    assert page.tables[hirelings] == [
        ["Hireling", "Games", "With", "Without", "Hired"],
        ["The Exile", "2", "18.5", "13.0", "42.9 %"],
    ]
    assert page.tables[landmarks][1:] == [["Tower", "1", "15.0", "16.0"]]
    assert page.described[landmarks] == ["Landmarks in the game: mean points with and without them: Tower 15.0."]
    assert "The Exile, in 42.9" in " ".join(page.texts)


@pytest.mark.parametrize("decisions", [[], [a_decision("clever", 1.0, options=1)]])
def test_without_decisions_to_time_there_are_no_times(decisions: list[DecisionRow]) -> None:
    assert not [title for title in english(decisions=decisions).titles if title.startswith("Time")]


def test_a_time_too_short_to_measure_is_drawn_all_the_same() -> None:
    assert english(decisions=[a_decision("clever", 0.0)]).dots["Time for a decision"] == ["0.00%"]


def test_one_agent_alone_is_not_compared_with_itself() -> None:
    titles = english([replace(game, agents=["clever", "clever"]) for game in GAMES]).titles
    assert BY_AGENT not in titles
    assert "Points by agent" not in titles


def test_a_game_that_ended_before_any_turn_shows_its_last_points() -> None:
    page = english([replace(GAMES[0], points_by_turn=[], turns=0)])
    assert page.tables["Points by faction"][1:] == [["1", "4.0 (4)", "30.0 (30)"]]


def test_one_game_is_enough() -> None:
    assert english(GAMES[:1]).tables[WAYS][1][:3] == ["§root:3.1", "1", "100.0 %"]


# ---- the page


def test_whatever_stands_in_the_rows_is_text() -> None:
    evil = '<script>alert("1")</script>&amp;'
    games = [replace(game, agents=[evil, "'\"><img>"], options='{"<b>": "<i>"}') for game in GAMES]
    source = report(games, Words("en"), [a_decision(evil, 0.1, prompt="<u>", law="<s>")])
    assert not re.search(r"<(script|img|b|i|u|s)>", source)
    page = Page(source)
    assert page.tables[BY_AGENT][1][0] in (evil, "'\"><img>")
    assert page.tables["Time by question"][1][:3] == ["<u>", "§<s>", evil]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["root", "smallworld"])
def test_games_of_both_kinds_make_a_page_that_needs_nothing_else(game: str, language: str) -> None:
    played = list(results(Series(game, {}, ["random"] * (4 if game == "root" else 3), 2, 5)))
    source = report([result.row for result in played], Words(language), DECISIONS)
    page = Page(source)
    assert f'<html lang="{language}">' in source
    for reference in ("http", "src=", "href=", "url(", "@import", "<script", "<link"):
        assert reference not in source
    # Wins by faction or by race and power, wins by seat, points, length, ways to win, and two of times.
    assert len(page.titles) == {"root": 7, "smallworld": 8}[game]


def test_the_page_speaks_the_language_of_its_reader() -> None:
    pages = {language: report(GAMES, Words(language), DECISIONS) for language in LANGUAGES}
    assert Words("ru", "root").say("faction-marquise") in pages["ru"]
    assert "62,5\u00a0%" in pages["ru"]
    assert "62,5\u00a0%" in pages["uk"]
    assert paragraph("3.1").summary("uk") in pages["uk"]
    assert len({tuple(Page(source).titles) for source in pages.values()}) == len(LANGUAGES)


def test_every_plot_has_a_text_that_stands_for_it() -> None:
    page = english(decisions=DECISIONS)
    assert page.unnamed == []
    plots = Counter({title: len(texts) for title, texts in page.described.items()})
    matrices = {"Wins by agent and faction": 0, "Head to head": 0}  # tables, which are text themselves
    assert plots == {**dict.fromkeys(page.titles, 1), "Length of games": 2, **matrices}
    assert page.described[BY_FACTION][0].replace("\u00a0", " ") == (
        "Wins by faction: Marquise de Cat 62.5 %; Eyrie Dynasties 37.5 %."
    )


def test_the_same_results_give_the_same_page() -> None:
    assert report(GAMES, Words("en"), DECISIONS) == report(GAMES, Words("en"), DECISIONS)


def test_the_page_stays_small_however_many_games_there_are() -> None:
    turns = [[turn, turn + 1] for turn in range(200)]
    games = [replace(a_game(number, [0], turns), turns=200 + number) for number in range(500)]
    assert len(report(games, Words("ru"), DECISIONS * 1000).encode()) < 200_000


# ---- agents, factions and seats beside each other


def a_table(number: int, factions: Sequence[str], agents: Sequence[str], winner: int) -> GameRow:
    points = [30 if seat == winner else 9 for seat in range(len(factions))]
    return replace(
        a_game(number, [winner], [points]),
        agents=list(agents),
        played=[{"faction": [name]} for name in factions],
        record=f"my records/game-{number:06}.record",
    )


def turning_tables(games: int) -> list[GameRow]:
    """Three factions that change seats, of which only the Marquise wins; the agents change seats too."""
    factions, agents = ["marquise", "eyrie", "alliance"], ["clever", "simple", "simple"]
    rows = []
    for number in range(games):
        one, other = number % 3, number // 3 % 3
        sat = [*factions[one:], *factions[:one]]
        winner = sat.index("marquise") if number % 4 else 0
        rows.append(a_table(number, sat, [*agents[other:], *agents[:other]], winner))
    return rows


def test_a_faction_that_wins_from_every_seat_is_told_apart_from_its_seats() -> None:
    found = adjusted(turning_tables(90)).estimates
    assert found["faction"]["marquise"].low > 1 / 3 > found["faction"]["eyrie"].high
    seats = found["seat"].values()
    assert all(seat.low < 1 / 3 < seat.high for seat in list(seats)[1:])
    assert all(
        estimate.low <= estimate.share <= estimate.high for group in found.values() for estimate in group.values()
    )


def test_adjusted_shares_undo_what_a_strong_agent_did_for_a_faction() -> None:
    """Both factions are alike; the Marquise has the strong agent in 8 of 10 games."""
    rows = []
    for number in range(200):
        strong = 0 if number % 10 < 8 else 1
        agents = ["clever", "simple"] if strong == 0 else ["simple", "clever"]
        winner = strong if number % 4 else 1 - strong
        sat = ["marquise", "eyrie"]
        turned = number // 10 % 2
        rows.append(a_table(number, sat[::-1] if turned else sat, agents[::-1] if turned else agents,
                            1 - winner if turned else winner))  # fmt: skip
    raw = shares_by(rows, "faction", "seat")
    marquise = sum(raw["marquise", seat].wins for seat in "01") / 200
    fair = adjusted(rows).estimates["faction"]["marquise"]
    assert marquise > 0.62
    assert fair.low < 0.5 < fair.high
    assert abs(fair.share - 0.5) < 0.06


def test_seats_and_factions_that_never_parted_are_not_adjusted_but_said_to_be_one() -> None:
    page = english()
    assert adjusted(GAMES).confounded == [("faction", "seat")]
    assert any("cannot separate the effect of this from the effect of seats" in text for text in page.texts)
    assert len(page.dots[BY_FACTION]) == 2


def test_agents_are_told_by_faction_and_against_each_other_and_rated() -> None:
    rows = turning_tables(36)
    page = english(rows)
    cells = {(row[0], row[1]): row[2] for row in page.tables["Wins by agent and faction"] if len(row) == 6}
    assert cells["clever", "Marquise de Cat"] == str(sum(
        game.agents[game.played.index({"faction": ["marquise"]})] == "clever" for game in rows
    ))  # fmt: skip
    assert page.titles.index("Head to head") < page.titles.index("Ratings")
    assert len(page.dots["Wins by faction"]) == 6


def test_a_duel_is_even_where_one_of_three_seats_wins_a_third() -> None:
    rows = [a_table(number, ["marquise", "eyrie", "alliance"], ["a", "b", "b"], number % 3) for number in range(30)]
    duel = duels(rows)["a", "b"]
    assert duel.games == 30
    assert duel.tally.share == pytest.approx(0.5)
    assert 25 < duel.tally.tries < 30


def test_games_link_to_their_records() -> None:
    source = report(turning_tables(120), Words("en"))
    assert 'href="my%20records/game-000007.record"' in source
    assert source.count("<a href=") == 100
    assert "the first 100 of 120 games" in source


def test_many_curves_get_a_plot_each() -> None:
    names = ["marquise", "eyrie", "alliance", "vagabond", "lizards"]
    rows = [a_table(number, [*names[number:], *names[:number]], ["clever"] * 5, number) for number in range(5)]
    assert report(rows, Words("en")).count('class="panel"') == 5
    assert 'class="panel"' not in report(GAMES, Words("en"))


# ---- what cannot be reported


@pytest.mark.parametrize(
    ("games", "complaint"),
    [
        ([], "the results have no games"),
        ([GAMES[0], replace(GAMES[1], game="smallworld")], "one game, but the results have root and smallworld"),
        ([replace(GAMES[0], game="chess")], "no game 'chess'"),
        ([replace(GAMES[0], agents=[])], "game 0: nobody played"),
        ([replace(GAMES[0], points=[1])], "game 0: 'points' has 1 entries for 2 seats"),
        ([replace(GAMES[0], played=[])], "game 0: 'played' has 0 entries for 2 seats"),
        ([replace(GAMES[0], points_by_turn=[[1, 2, 3]])], "'points_by_turn' should have 2 entries for each turn"),
        ([replace(GAMES[0], hirelings={"the_exile": [1]})], "'hirelings' should have 2 entries for each"),
        ([replace(GAMES[1], winners=[2])], "game 1: 'winners' should be seats from 0 to 1"),
        ([replace(GAMES[1], winners=[])], "game 1: 'winners' should be seats from 0 to 1"),
        ([replace(GAMES[0], won_by="root:99")], "game 0: the law has no paragraph 'root:99'"),
        ([replace(GAMES[0], options="{")], "game 0: 'options' should be a JSON table"),
        ([replace(GAMES[0], options="[]")], "game 0: 'options' should be a JSON table"),
    ],
)
def test_results_that_do_not_fit_together_are_refused_with_the_reason(games: list[GameRow], complaint: str) -> None:
    with pytest.raises(BadResults, match=re.escape(complaint)):
        report(games, Words("en"))


# ---- the command


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["copse", "report", *words])
    try:
        main()
    except SystemExit as leaving:
        return int(leaving.code or 0)
    return 0


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_the_page_is_written_beside_the_results(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str) -> None:
    games, decisions = tmp_path / f"run.{ending}", tmp_path / f"decisions.{ending}"
    write_games(games, GAMES)
    write_decisions(decisions, DECISIONS)
    assert run(monkeypatch, str(games), "--decisions", str(decisions), "--lang", "uk") == 0
    assert (tmp_path / "run.html").read_text(encoding="utf-8") == report(GAMES, Words("uk"), DECISIONS)


def test_results_are_never_written_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    games = tmp_path / "run.csv"
    write_games(games, GAMES)
    before = games.read_bytes()
    assert run(monkeypatch, str(games), "--out", str(tmp_path / "x" / ".." / "run.csv")) == 2
    assert "would write over what it is made from" in capsys.readouterr().err
    assert games.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot read"),
        ("", "the results have no games"),
        ("{}\n", "the column 'game' is missing"),
        ("?\n", "no JSON"),
    ],
)
def test_a_file_that_cannot_be_reported_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    content: str | None,
    complaint: str,
) -> None:
    games = tmp_path / "run.jsonl"
    if content is not None:
        games.write_text(content)
    assert run(monkeypatch, str(games)) == 2
    complained = capsys.readouterr().err
    assert complained.startswith("copse: ")
    assert complaint in complained
    assert not (tmp_path / "run.html").exists()


# ---- axes


@pytest.mark.parametrize(
    ("scale", "value", "place"),
    [
        (linear(0, 1, str), 0.25, 25.0),
        (linear(0, 1, str), 7.0, 100.0),
        (logarithmic(0.001, 1, str), 0.01, 100 / 3),
        (whole(9.5, 19.5, str), 12.0, 25.0),
    ],
)
def test_a_value_lies_at_its_place_on_the_scale(scale: Scale, value: float, place: float) -> None:
    assert scale.at(value) == pytest.approx(place)


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 0.03), (3, 3), (0, 47), (0, 123456)])
def test_a_scale_holds_both_its_ends_and_has_few_round_steps(low: float, high: float) -> None:
    scale = linear(low, high, str)
    assert scale.low <= low <= high <= scale.high
    assert 2 <= len(scale.ticks) <= 8


@pytest.mark.parametrize(("least", "step"), [(1, 1), (1.01, 2), (2.1, 5), (7, 10), (0.03, 0.05)])
def test_steps_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_bars_hold_every_value_once() -> None:
    values = [100, 101, 250, 999, 999]
    bars = bars_of(values)
    assert sum(bar.count for bar in bars) == len(values)
    assert all(bar.count == sum(bar.start < value < bar.end for value in values) for bar in bars)


def test_quantiles_lie_between_values_in_proportion() -> None:
    spread = Spread.of([10, 0, 20, 30, 40])
    assert (spread.tenth, spread.quarter, spread.median, spread.nine_tenths) == (4, 10, 20, 36)

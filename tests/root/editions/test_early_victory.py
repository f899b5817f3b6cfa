"""§3.3 of the early Law: victory cards, beside the dominance cards of today."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import copse
from copse.kernel.errors import BadPosition
from copse.kernel.shapes import Fields
from copse.locale import Words
from copse.root.book import BOOK
from copse.root.cards import CARDS
from copse.root.editions import EDITIONS
from copse.root.editions.early.victory import VICTORIES, VictoryCards
from copse.terminal.tables import table_for
from copse.wording.games import labels_for
from tests.root.editions.by import LANGUAGES, by, label, question
from tests.root.table import Table, count, points, supply
from tests.script import asked, happened, legal, play

CARD_NAMES = {
    "en": ["Chaos Victory", "Military Victory", "Economic Victory", "Coalition Victory"],
    "ru": ["Хаотическая победа", "Военная победа", "Экономическая победа", "Победа в коалиции"],
    "uk": ["Хаотична перемога", "Військова перемога", "Економічна перемога", "Перемога в коаліції"],
}


def seen(game: Table, seat: int) -> Fields:
    return Fields(Fields(game.view(None), "the view").rows("seats")[seat], "a seat")


# ---- §3.3.1 activation


@pytest.mark.law("early:3.3.1")
@pytest.mark.ruling("E17")
@pytest.mark.parametrize(("edition", "offered"), [("early", ["bird", "fox", "rabbit"]), ("marauder", [])])
def test_a_card_is_activated_at_any_number_of_points(edition: str, offered: list[str]) -> None:
    """The coalition needs four players."""
    game = by(
        edition,
        """
        factions marquise eyrie alliance
        turn 0 daylight
        hand marquise dominance_fox dominance_rabbit dominance_mouse dominance_bird
        """,
    )
    assert sorted(text.split("_")[1] for text in legal(game, "activate")) == offered
    assert {CARDS[number].suit for number in range(len(CARDS)) if CARDS[number].id in VICTORIES} == {0, 1, 2, 3}


@pytest.mark.law("early:3.3.1")
def test_whoever_activated_a_card_scores_no_more_and_wins_by_nothing_else() -> None:
    game = by(
        "early",
        """
        factions marquise eyrie alliance
        turn 0 daylight
        points 38 3 3
        clearing 8 marquise workshop 1
        hand marquise anvil dominance_bird
        """,
    )
    play(game, "0 activate dominance_bird", "0 craft anvil")
    assert not game.over
    assert seen(game, 0).values["points"] is None


@pytest.mark.law("early:3.3.1")
@pytest.mark.parametrize(("phase", "prompt"), [("birdsong", "AddToEarlyDecree"), ("daylight", "BeforeNoon")])
def test_it_is_activated_in_daylight_alone(phase: str, prompt: str) -> None:
    game = by("early", f"factions eyrie marquise\nturn 0 {phase}\nhand eyrie dominance_bird")
    assert game.decision.prompt == prompt
    assert bool(legal(game, "activate")) is (phase == "daylight")


# ---- §3.3.5 chaos


CHAOS = """
    factions marquise eyrie alliance
    turn 0 begin
    points off {eyrie} {alliance}
    dominance marquise dominance_bird
    clearing 2 marquise warrior 1
    clearing 4 marquise warrior 1
    {more}
"""


@pytest.mark.law("early:3.3.5")
@pytest.mark.ruling("E19")
@pytest.mark.parametrize(
    ("eyrie", "alliance", "wins"), [(33, 39, True), (32, 39, False), (33, 33, True), (0, 33, False)]
)
def test_chaos_wins_when_all_others_are_close_to_the_goal(eyrie: int, alliance: int, wins: bool) -> None:
    game = by("early", CHAOS.format(eyrie=eyrie, alliance=alliance, more=""))
    assert game.over is wins
    if wins:
        assert game.outcome == {"winners": [0], "points": [None, eyrie, alliance], "law": "early:3.3.5"}
        assert copse.load(game.save()).outcome == game.outcome


@pytest.mark.law("early:3.3.5")
def test_to_chaos_who_has_a_victory_card_counts_as_close() -> None:
    more = "dominance eyrie dominance_rabbit from 2"
    assert by("early", CHAOS.format(eyrie="off", alliance=35, more=more)).over


@pytest.mark.law("early:3.3.5")
@pytest.mark.parametrize(("edition", "law"), [("early", ""), ("marauder", "root:3.3.1.II")])
def test_opposite_corners_win_by_the_bird_card_of_today_alone(edition: str, law: str) -> None:
    game = by(edition, CHAOS.format(eyrie=12, alliance=12, more=""))
    assert game.outcome.get("law", "") == law if game.over else law == ""


# ---- §3.3.6 coalition


COALITION = """
    factions marquise eyrie alliance vagabond
    turn {turn} daylight
    points {points}
    vagabond character tinker
    pawn vagabond 5
    hand {faction} dominance_mouse
"""


@pytest.mark.law("early:3.3.6")
@pytest.mark.ruling("E20")
@pytest.mark.parametrize(("points", "partners"), [("10 3 5 7", [1]), ("10 3 3 7", [1, 2]), ("0 8 8 8", [1, 2, 3])])
def test_any_faction_forms_a_coalition_with_who_has_the_fewest_points(points: str, partners: list[int]) -> None:
    game = by("early", COALITION.format(turn=0, faction="marquise", points=points))
    assert legal(game, "coalition") == [f"coalition dominance_mouse {partner}" for partner in partners]
    game = by("marauder", COALITION.format(turn=0, faction="marquise", points="10 3 5 7"))
    assert (legal(game, "coalition"), legal(game, "activate")) == ([], ["activate dominance_mouse"])


@pytest.mark.law("early:3.3.6")
@pytest.mark.parametrize(("edition", "cards"), [("early", 1), ("marauder", 2)])
def test_only_one_card_forms_a_coalition(edition: str, cards: int) -> None:
    game = by(edition, COALITION.format(turn=3, faction="vagabond dominance_bird", points="3 4 5 12"))
    while game.decision.prompt != "VagabondAct" and not legal(game, "coalition"):
        game.apply("pass")
    assert len(legal(game, "coalition")) == cards


@pytest.mark.law("early:3.3.6")
def test_three_players_form_no_coalition() -> None:
    game = by("early", "factions marquise eyrie alliance\nturn 0 daylight\nhand marquise dominance_mouse")
    assert (legal(game, "coalition"), legal(game, "activate")) == ([], [])


@pytest.mark.law("early:3.3.6")
@pytest.mark.ruling("E20")
def test_who_scores_no_more_is_no_partner() -> None:
    lines = COALITION.format(turn=0, faction="marquise", points="10 off 5 7")
    game = by("early", lines + "    dominance eyrie dominance_bird\n")
    assert legal(game, "coalition") == ["coalition dominance_mouse 2"]


@pytest.mark.law("early:3.3.6")
def test_partners_win_together() -> None:
    game = by(
        "early",
        """
        factions marquise eyrie alliance vagabond
        turn 0 daylight
        points 38 5 off 7
        coalition alliance marquise from 2
        dominance alliance dominance_mouse from 2
        vagabond character tinker
        pawn vagabond 5
        clearing 8 marquise workshop 1
        hand marquise anvil
        """,
    )
    play(game, "0 craft anvil")
    assert game.outcome["winners"] == [0, 2]


# ---- §3.3.7 economic


ECONOMIC = """
    factions marquise eyrie alliance
    turn 0 daylight
    crafted marquise tax_collector codebreakers
    clearing 8 marquise workshop 2
    hand marquise {hand}
    {more}
"""


@pytest.mark.law("early:3.3.7")
@pytest.mark.ruling("E18", "E26")
def test_the_marker_starts_at_the_number_of_improvements_and_moves_with_every_craft() -> None:
    game = by("early", ECONOMIC.format(hand="anvil dominance_rabbit", more="box marquise boots"))
    play(game, "0 activate dominance_rabbit")
    assert (seen(game, 0).values["along"], seen(game, 0).values["track"]) == (2, 10)
    play(game, "0 craft anvil")
    assert seen(game, 0).values["along"] == 3
    assert [event["count"] for event in happened(game, "advanced")] == [2, 3]
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("early:3.3.7")
@pytest.mark.ruling("E18")
@pytest.mark.parametrize(("card", "cards"), [("anvil", 1), ("royal_claim", 0)])
def test_on_the_last_space_it_wins_at_once(card: str, cards: int) -> None:
    more = "points off 0 0\n    dominance marquise dominance_rabbit from 9\n    clearing 12 marquise workshop 1"
    game = by("early", ECONOMIC.format(hand=card, more=f"{more}\n    clearing 6 marquise workshop 1"))
    play(game, f"0 craft {card}")
    while not game.over:
        game.apply(game.decision.actions[0])
    assert game.outcome == {"winners": [0], "points": [None, 0, 0], "law": "early:3.3.7"}
    assert len(game.state.discard) == cards
    assert copse.load(game.save()).hash() == game.hash()


@pytest.mark.law("early:3.3.7")
@pytest.mark.parametrize(("edition", "over"), [("early", False), ("marauder", True)])
def test_three_rabbit_clearings_win_by_the_card_of_today_alone(edition: str, over: bool) -> None:
    held = "\n".join(f"clearing {clearing} marquise warrior 1" for clearing in (3, 4, 5))
    lines = f"factions marquise eyrie alliance\nturn 0 begin\ndominance marquise dominance_rabbit from 0\n{held}"
    assert by(edition, lines).over is over


@pytest.mark.law("early:3.3.7")
def test_a_marker_beyond_the_track_is_refused() -> None:
    with pytest.raises(BadPosition, match="the track of the card has 10 spaces"):
        by("early", "factions marquise eyrie alliance\nturn 0 daylight\ndominance marquise dominance_rabbit from 10")


# ---- §3.3.8 military


MILITARY = """
    factions {factions}
    turn 0 daylight
    hand {first} dominance_fox
    {more}
"""


@pytest.mark.law("early:3.3.8")
@pytest.mark.ruling("E36")
@pytest.mark.parametrize(("first", "aims"), [("marquise", ["eyrie"]), ("alliance", ["marquise", "eyrie"])])
def test_a_warrior_of_another_titular_faction_is_put_on_the_card(first: str, aims: list[str]) -> None:
    others = [name for name in ("marquise", "eyrie", "alliance") if name != first]
    game = by("early", MILITARY.format(factions=" ".join([first, *others]), first=first, more=""))
    play(game, "0 activate dominance_fox")
    assert asked(game)[1:] == ("ChooseHomeland", "early:3.3.8")
    assert [game.state.rules.names[action.args[0]] for action in game.decision.actions] == aims
    before = supply(game, "eyrie", "warrior")
    who = game.state.rules.seat_of("eyrie")
    play(game, f"0 choose {who}")
    assert supply(game, "eyrie", "warrior") == before - 1
    assert seen(game, 0).values["aim"] == who
    assert copse.position(game.position()).hash() == game.hash()


@pytest.mark.law("early:3.3.8")
@pytest.mark.ruling("E21")
def test_if_the_supply_is_empty_the_warrior_comes_from_the_map() -> None:
    more = "clearing 3 eyrie warrior 12\n    clearing 7 eyrie warrior 8"
    game = by("early", MILITARY.format(factions="marquise eyrie", first="marquise", more=more))
    play(game, "0 activate dominance_fox", "0 choose 1")
    assert (asked(game), legal(game)) == ((0, "CallAway", "early:3.3.8"), ["take_off 3", "take_off 7"])
    play(game, "0 take_off 7")
    assert (count(game, "eyrie", "warrior", 7), points(game, "marquise")) == (7, 1)


@pytest.mark.law("early:3.3.8")
@pytest.mark.ruling("E16", "E19")
@pytest.mark.parametrize(
    ("edition", "ruled", "law"),
    [
        ("early", (3,), "early:3.3.8"),
        ("early", (1, 6, 8, 12), ""),
        ("marauder", (6, 8, 12), "root:3.3.1.I"),
        ("marauder", (3,), ""),
    ],
)
def test_the_homeland_is_ruled_as_birdsong_begins(edition: str, ruled: tuple[int, ...], law: str) -> None:
    held = "\n".join(f"clearing {clearing} marquise warrior 1" for clearing in ruled)
    lines = f"factions marquise eyrie alliance\nturn 0 begin\ndominance marquise dominance_fox from 1\n{held}"
    game = by(edition, lines)
    assert game.over is bool(law)
    if law:
        assert game.outcome["law"] == law


@pytest.mark.law("early:3.3.8")
def test_a_vagabond_does_not_activate_it() -> None:
    game = by(
        "early",
        """
        factions vagabond marquise eyrie
        turn 0 daylight
        vagabond character tinker
        pawn vagabond 5
        hand vagabond dominance_fox dominance_bird
        """,
    )
    assert legal(game, "activate") == ["activate dominance_bird"]


# ---- in words


def test_every_card_of_victory_has_figures_for_what_is_said_of_it() -> None:
    cards = VictoryCards()
    assert (cards.track, cards.chaos) == (10, (33, 39))
    called = EDITIONS["early"].called
    assert {card.id: called[card.id] for card in CARDS if card.kind == "dominance"} == VICTORIES
    assert not EDITIONS["marauder"].called
    assert BOOK.printed(BOOK.resolve({"edition": "early"}))["called"] == called


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_the_log_and_the_terminal_call_the_cards_by_their_names(language: str) -> None:
    names = CARD_NAMES[language]
    lines = """
        factions marquise eyrie alliance
        turn 0 daylight
        hand marquise dominance_fox dominance_rabbit
    """
    early, today = by("early", lines), by("marauder", lines.replace("turn", "points 10 0 0\n        turn"))
    assert names[1] in label(early, "activate dominance_fox", language)
    assert not any(name in label(today, "activate dominance_fox", language) for name in names)
    table = table_for(early, Words(language))
    for card, name in zip(VICTORIES, names, strict=True):
        found = said(table.find(card))
        assert name in found
        assert "{" not in found
        assert "§early:2.5.3" in found
    play(early, "0 activate dominance_fox")
    labels = labels_for(early, Words(language))
    told = [labels.told([event]) for event in early.events if event.what == "activated"]
    assert names[1] in told[0]
    assert "prompt" not in question(early, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_where_the_marker_of_a_card_lies(language: str) -> None:
    game = by(
        "early",
        """
        factions marquise eyrie alliance
        turn 0 daylight
        dominance marquise dominance_rabbit from 4
        dominance alliance dominance_fox from 0
        """,
    )
    table = table_for(game, Words(language))
    drawn = "".join(said(thing) for thing in table.scene(0, 120))
    labels = labels_for(game, Words(language))
    assert labels.words.say("area-along", count=4, most=10) in drawn
    assert labels.words.say("area-aim", who=labels.seated(0)) in drawn


def said(thing: object) -> str:
    console = Console(width=200, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


def test_who_won_by_a_card_is_told_with_its_name() -> None:
    game = by("early", CHAOS.format(eyrie=35, alliance=35, more=""))
    assert "Marquise won by Chaos Victory." in said(table_for(game, Words("en")).final())


ROSTER = "factions marquise eyrie alliance vagabond\nturn 0 begin\npawn vagabond 5\nvagabond character thief\n"
ROSTER += "clearing 1 marquise warrior 3\n"


@pytest.mark.law("early:3.3.8", "early:3.3.6")
@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("dominance vagabond dominance_fox from 0", r"vagabond cannot activate dominance_fox \(§early:3\.3\.8\)"),
        ("dominance vagabond dominance_fox from 3", r"vagabond cannot activate dominance_fox \(§early:3\.3\.8\)"),
        ("dominance marquise dominance_fox from 0", r"'from' names the seat .* \(§early:3\.3\.8\): 1$"),
        ("dominance marquise dominance_fox from 2", r"'from' names the seat .* \(§early:3\.3\.8\): 1$"),
        ("dominance marquise dominance_fox from 25", r"'from' names the seat .* \(§early:3\.3\.8\): 1$"),
        ("dominance alliance dominance_fox from 2", r"'from' names the seat .* \(§early:3\.3\.8\): 0 or 1$"),
        (
            "dominance alliance dominance_mouse from 2",
            r"forms a coalition: 'coalition alliance \.\.\.' \(§early:3\.3\.6\)",
        ),
    ],
)
def test_a_card_that_cannot_lie_so_before_a_faction_is_refused_at_its_line(line: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem) as refused:
        by("early", ROSTER + line)
    assert refused.value.line == ROSTER.count("\n") + 3


@pytest.mark.law("early:3.3.8")
def test_while_the_homeland_is_chosen_the_card_names_nobody() -> None:
    game = by("early", "factions marquise eyrie alliance\nturn 0 daylight\nhand marquise dominance_fox")
    play(game, "0 activate dominance_fox")
    assert asked(game)[1] == "ChooseHomeland"
    again = copse.position(game.position())
    assert (again.hash(), asked(again)[1]) == (game.hash(), "ChooseHomeland")


@pytest.mark.law("early:3.1")
@pytest.mark.parametrize("told", ["early:3.1", "root:3.1"])
def test_a_finished_position_says_by_which_paragraph_of_its_own_book(told: str) -> None:
    lines = f"factions marquise eyrie\npoints 40 0\nover\nwinners marquise by {told}"
    game = by("early", lines)
    assert game.outcome["law"] == "early:3.1"
    assert "winners marquise by early:3.1" in game.position().splitlines()
    assert copse.position(game.position()).hash() == game.hash()

"""Root at the terminal: its map, its boards, its choices, its words."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

import copse
from copse.games import RootGame
from copse.kernel.events import Event
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.root.actions import BATTLE, VOCABULARY
from copse.root.maps import MAPS, map_named
from copse.terminal import watch
from copse.terminal.root.table import RootTable
from copse.terminal.tables import table_for
from copse.wording.root.labels import Asked
from tests.script import few_of_many, root
from tests.terminal.table import FIRST, sit

every_language = pytest.mark.parametrize("language", LANGUAGES)
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2")
WOODLAND = """
    factions marquise eyrie alliance vagabond
    turn 0 daylight
    points 12 5 0 2
    clearing 1 marquise warrior 6 sawmill 1 wood 2 keep 1
    clearing 5 marquise warrior 3 workshop 1 recruiter 1
    clearing 5 eyrie warrior 2
    clearing 10 marquise warrior 2 wood 3 sawmill 1
    clearing 3 eyrie warrior 6 roost 1
    clearing 9 marquise warrior 1 workshop 1
    clearing 9 alliance sympathy 1
    pawn vagabond 1_9_10_12
    hand marquise ambush_fox armorers a_visit_to_friends
    hand eyrie {eyrie}
    crafted eyrie cobbler
    box eyrie boots sword
    eyrie leader despot
    eyrie decree move vizier bake_sale
    vagabond character thief
    vagabond ready boots 2 torch 1
    vagabond spent sword 1
    vagabond damaged tea 1
    vagabond relation eyrie hostile
    alliance officers 2
    alliance supporters {supporters}
    quests fundraising_fox errand_fox expel_bandits_mouse
    homes marquise 1
"""


def woodland(eyrie: str = "anvil sappers", supporters: str = "root_tea_fox foxfolk_steel") -> RootGame:
    return root(WOODLAND.format(eyrie=eyrie, supporters=supporters))


def table(game: RootGame, language: str = "en") -> RootTable:
    found = table_for(game, Words(language))
    assert isinstance(found, RootTable)
    return found


def printed(*things: RenderableType, width: int = 100) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width)
    for thing in things:
        console.print(thing, highlight=False)
    return out.getvalue()


# ---- words


@pytest.mark.parametrize("seed", few_of_many(3, range(6)))
def test_every_question_choice_and_event_of_a_game_has_its_words(seed: int) -> None:
    dice = random.Random(seed)
    deck = ("standard", "exiles")[seed % 2]
    game = copse.new("root", factions=list(FACTIONS), map=MAPS[seed % 4], deck=deck, seed=seed)
    seen = table(game, LANGUAGES[seed % len(LANGUAGES)])
    for _ in range(600):
        if game.over:
            break
        width = dice.choice((50, 80, 120))
        actions = seen.actions()
        assert len(actions) == len(game.decision.actions)
        shown = printed(seen.prompt(), seen.choices(actions, width), width=width)
        assert max(map(len, shown.splitlines())) <= width
        game.apply(dice.choice(game.decision.actions))
    for event in [*game.events_for(0), *game.events_for(None)]:
        [(text, law)] = seen.lines([event])
        assert not text.startswith(f"{event.what} "), text
        assert law == event.law


@every_language
def test_every_verb_can_be_told(language: str) -> None:
    game = root("""
        factions marquise alliance vagabond lizards riverfolk duchy
        map mountain
        turn 0 daylight
        pawn vagabond 5
        vagabond character thief
    """)
    labels, told = table(game, language).labels, 0
    asked = Asked(game.state, game.state.rules.names.index("vagabond"))
    for verb in VOCABULARY.verbs.values():
        actions = list(verb)
        for action in (actions[0], actions[len(actions) // 2], actions[-1]):
            if verb.name == "build" and action.text.split()[1] not in ("sawmill", "workshop", "recruiter"):
                continue
            assert labels.action(action, asked)
            if len(verb.fields) > 1:
                assert all(labels.parts(action, asked))
            told += 1
    assert told > 100


def test_a_character_is_offered_with_its_items_and_what_it_does() -> None:
    game = copse.new("root", factions=["vagabond", "alliance"], seed=1)
    assert "Ranger (boot, torch, crossbow, sword). Exhaust a torch to repair 3 items; then Daylight ends." in (
        table(game).actions().values()
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Marquise moved 3 warriors from 1▲ to 5‖"),
        ("ru", "Маркиса: 3\xa0воина, 1▲ → 5‖"),
        ("uk", "Муркіза: 3\xa0вояки, 1▲ → 5‖"),
    ],
)
def test_a_move_is_told_with_its_places_and_figures(language: str, text: str) -> None:
    event = Event("root:4.2", "moved", {"seat": 0, "origin": 1, "target": 5, "count": 3})
    assert table(woodland(), language).lines([event]) == [(text, "root:4.2")]


def test_events_of_one_kind_are_told_in_one_line() -> None:
    place = [
        Event("root:6.4", "built", {"seat": 0, "piece": "wood", "clearing": clearing, "count": 1})
        for clearing in (1, 10)
    ]
    draw = [Event("root:G.1.1", "drew_card", {"seat": 0, "card": card}) for card in ("anvil", "sappers")]
    hidden = [Event("root:G.1.1", "drew_card", {"seat": 1, "hidden": 1}) for _ in range(2)]
    assert table(woodland()).lines([*place, *draw, *hidden]) == [
        ("Marquise placed 2 wood tokens in 1▲, 10‖", "root:6.4"),
        ("Marquise drew 2 cards: Anvil ▲, Sappers ∨", "root:G.1.1"),
        ("Eyrie drew 2 cards", "root:G.1.1"),
    ]


@pytest.mark.parametrize(
    ("points", "text"),
    [(2, "Eyrie scored 2 points"), (-1, "Eyrie lost 1 point"), (0, "Eyrie had no points to lose")],
)
def test_lost_points_are_told_as_lost(points: int, text: str) -> None:
    [(told, _)] = table(woodland()).lines([Event("root:7.7.1", "scored", {"seat": 1, "points": points})])
    assert told == text


@pytest.mark.parametrize(
    "event",
    [
        Event("root:4.2", "danced", {"seat": 0}),
        Event("root:4.1", "crafted", {"seat": 0, "card": "nonsense"}),
        Event("root:4.2", "moved", {"seat": 77, "origin": 1, "target": 5, "count": 1}),
    ],
)
def test_an_event_that_has_no_words_is_shown_as_it_is(event: Event) -> None:
    [(text, _)] = table(woodland()).lines([event])
    assert text.startswith(event.what)


# ---- the map


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_every_clearing_has_its_box_on_the_drawn_map(name: str, width: int) -> None:
    game = copse.new("root", map=name, seed=3)
    shown = printed(table(game).chart(None, width), width=width)
    assert sorted(int(number) for number in re.findall(r"┌(\d+)[▲‖∞]", shown)) == list(range(1, 13))
    assert shown.count("└") == 12
    assert shown.count("♣") == len(map_named(name).forests) + 1  # and in the legend
    assert max(map(len, shown.splitlines())) <= width


def test_a_crowded_clearing_shows_everyone_in_it() -> None:
    game = root("""
        factions marquise eyrie alliance vagabond
        turn 0 daylight
        clearing 11 marquise warrior 12 sawmill 1 workshop 1 wood 6
        clearing 11 eyrie warrior 14
        clearing 11 alliance warrior 3 sympathy 1
        pawn vagabond 11
    """)
    for width in (60, 80, 120):
        shown = printed(table(game).chart(None, width), width=width)
        assert all(mark in shown for mark in ("●12SW≡6", "■14", "◆3♥", "11∞")), shown


def test_the_drawn_map_shows_ruler_pieces_slots_and_the_pawn_in_its_forest() -> None:
    shown = printed(table(woodland()).chart(0, 80), width=80)
    for part in ("┌1▲ ●", "●6S≡≡♜", "●3WR ■2", "┌3‖ ■", "■6∪", "●1W ◆♥", "└□□▒", "♣★", "~"):
        assert part in shown, shown


def test_maps_have_their_own_marks() -> None:
    lake = printed(table(copse.new("root", map="lake", seed=1)).chart(None, 80), width=80)
    assert "⊔" in lake
    assert "~~~~~~~~~~~~" in lake
    assert "~ lake" in lake
    mountain = printed(table(copse.new("root", map="mountain", seed=1)).chart(None, 80), width=80)
    assert "♖" in mountain
    assert "× ×" in mountain
    assert "× closed path" in mountain


def test_a_narrow_screen_gets_a_line_for_each_clearing() -> None:
    shown = printed(table(woodland()).chart(0, 50), width=50)
    assert re.search(r"^5‖ +● ●3WR ■2 +1 2 ~10 *$", shown, re.MULTILINE), shown
    assert "forest 1-9-10-12: Vagabond" in shown
    assert max(map(len, shown.splitlines())) <= 50


# ---- boards and hands


def test_boards_show_tracks_with_what_the_next_costs_and_scores() -> None:
    shown = sit(woodland(), "seats", seats=(None, FIRST, FIRST, FIRST))
    for part in (
        "Marquise, you: 12 points, 3 cards",
        "sawmill   ●●○○○○  next: 2 wood tokens, 2 points",
        "recruiter ●○○○○○  next: 1 wood token, 1 point",
        "roost ●○○○○○○  0 points each Evening  leader: Despot",
        "Decree: Recruit – | Move ∨‖ | Battle – | Build –",
        "crafted: Cobbler ‖",
        "items: boot, sword",
        "sympathy ●○○○○○○○○○  next: 1 supporter, 1 point",
        "2 supporters; 2 officers; bases: –",
        "Thief, forest 1-9-10-12",
        "face up: boot ×2, torch",
        "face down: sword",
        "damaged, face up: tea",
        "Eyrie – Hostile",
        "Items on the map: boot, bag ×2, crossbow, hammer, sword, tea ×2, coins ×2",
        "Fundraising ▲ (tea, coins)",
        "A Visit to Friends ‖  ‖ → boot, 1 point",
    ):
        assert part in shown, part


def test_the_board_of_the_corvids_shows_the_kinds_of_plots_to_them_alone() -> None:
    game = root("""
        factions corvids marquise eyrie
        turn 0 daylight
        clearing 5 corvids warrior 1 plot 1
        clearing 9 corvids snare 1
        clearing 1 corvids plot 1
        corvids plot 5 bomb
        corvids plot 1 raid
        corvids denied 5 raid snare
    """)
    own, others = printed(*table(game).scene(0, 100)), printed(*table(game).scene(1, 100))
    assert "plot ●●●○○○○○  next flipped plot: 2 points" in own
    assert "face down: 1▲ raid, 5‖ bomb (not snare, raid)" in own
    assert "in supply: 1 bomb, 1 snare, 2 extortions, 1 raid" in own
    assert "face down: 1▲, 5‖ (not snare, raid)" in others
    assert "not yet face up: 2 bombs, 1 snare, 2 extortions, 2 raids" in others


def test_a_seat_sees_its_own_cards_and_those_it_was_shown() -> None:
    game = woodland()
    game.state.hands[1].show(2)
    mine, alliance = printed(*table(game).scene(0, 100)), printed(*table(game).scene(2, 100))
    assert "Sappers" not in mine
    assert "Root Tea" not in mine
    assert "known of the hand: Anvil ▲, Sappers ∨" in alliance
    assert "2 supporters (Foxfolk Steel ▲, Root Tea ▲)" in alliance
    spectator = printed(*table(game).scene(None, 100))
    assert not any(card in spectator for card in ("Sappers", "Root Tea", "Armorers"))


@pytest.mark.slow
@every_language
def test_nothing_shown_to_a_seat_depends_on_what_others_hold(language: str) -> None:
    prying = ("seats", "log 99", "map", "clearings", "hand", "stock", "discard", "position", "why craft anvil")
    shown = [
        sit(game, *prying, "pass", *prying, "quit", "", seats=(None, FIRST, FIRST, FIRST), language=language)
        for game in (woodland(), woodland(eyrie="investments scouting_party", supporters="sword cobbler"))
    ]
    assert shown[0] == shown[1]


# ---- choosing and asking


def test_choices_are_grouped_and_say_what_they_cost() -> None:
    shown = sit(woodland(), "pass", seats=(None, FIRST, FIRST, FIRST), width=80)
    assert re.search(r"move 1▲ → 5‖ +\w+\) ×1 … +\w+\) ×6", shown), shown
    assert re.search(r"move 5‖ → 2∞ +\w+\) ×1 +\w+\) ×2 +\w+\) ×3", shown), shown
    assert "build a recruiter in 9∞ (1 wood token, 1 point)" in shown
    assert re.search(r"overwork in 10‖, spending +\w+\) A Visit to Friends ‖ +\w+\) Armorers ∨", shown), shown


def test_what_is_forbidden_is_listed_with_its_paragraph() -> None:
    shown = sit(woodland(), "why craft ambush_fox", "craft ambush_fox", seats=(None, FIRST, FIRST, FIRST))
    assert "Not allowed now:" in shown
    assert "craft Ambush! ▲ §2.1.2" in shown
    assert shown.count("§2.1.2") == 3  # in the list, to the question and to the attempt


def test_an_eyrie_scorns_trade_in_its_choices() -> None:
    position = """
        factions marquise eyrie
        turn 1 daylight
        clearing 3 eyrie warrior 6 roost 1
        clearing 5 eyrie warrior 1 roost 1
        hand eyrie bake_sale
        eyrie leader {leader}
    """
    for leader, points in (("despot", "1 point"), ("builder", "3 points")):
        game = root(position.format(leader=leader))
        assert f"craft Bake Sale ‖: ‖‖ → coins, {points}" in sit(game, seats=(FIRST, None))


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("en", "help cobbler", "At the start of Evening, you may move."),
        ("en", "help Anvil", "Anvil ▲ (fox)  ▲ → hammer, 2 points §4.1.2"),
        ("en", "help Root Tea", "Root Tea ∞ (mouse)"),
        ("en", "help dominance_bird", "two opposite corners"),
        ("en", "help marquise", "The Marquise scores by building sawmills"),
        ("en", "help despot", "§7.8.4"),
        ("en", "help Thief", "§D.1.2"),
        ("en", "help errand", "Errand ▲: tea, boot §9.5.5"),
        ("en", "help 6.5.4", "§6.5.4.III"),
        ("en", "? §4.2.1", "§4.2.1"),
        ("en", "help kobbler", "There is no help on “kobbler”."),
        ("en", "help", "help cobbler, help 6.5.4"),
        ("ru", "help сапожник", "В начале вечера вы можете сделать перемещение."),
        ("ru", "?", "справка СЛОВО"),
        ("uk", "?", "довідка СЛОВО"),
        ("ru", "поляны", "6 7 11"),
        ("uk", "рука", "Ваша рука: 3"),
        ("uk", "відбій", "–"),
        ("uk", "help Муркіза де Коте", "Муркіза"),
        ("en", "discard", "–"),
        ("en", "hand", "Your hand: 3 cards"),
        ("en", "stock", "Deck: 45, discard pile: 0"),
        ("en", "clearings", "6 7 11"),
        ("en", "map", "┌11∞"),
        ("en", "position", "# Hidden information is guessed"),
        ("en", "why", "Name what you ask about"),
        ("en", "why dance", "No rule forbids dance"),
    ],
)
def test_a_person_can_ask(language: str, question: str, answer: str) -> None:
    game = woodland()
    assert answer in sit(game, question, seats=(None, FIRST, FIRST, FIRST), language=language, width=200)
    assert not game.history


# ---- whole games


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), few_of_many(1, [("en", 80), ("ru", 120), ("uk", 50)]))
def test_a_whole_game_against_agents_ends_with_a_final_table(language: str, width: int) -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=4)
    dice = random.Random(4)
    letters = Words(language).say("choice-letters")
    answers = [dice.choice(("", *(letters[place] for place in (0, 1, 2, 4, 7, 12)))) for _ in range(9000)]
    out = sit(game, *answers, language=language, width=width)
    words = Words(language, "root")
    assert game.over
    last = out.split(words.say("final"))[1]
    assert all(str(points) in last for points in game.state.points)
    assert words.say("mark-winner") in last
    assert max(len(line) for line in out.splitlines()) <= width
    assert "\x1b" not in out


def test_a_victory_by_dominance_is_told_as_such() -> None:
    game = root("""
        factions marquise eyrie alliance vagabond
        turn 3 evening
        points 12 5 3 2
        clearing 1 marquise warrior 1
        clearing 6 marquise warrior 1
        clearing 8 marquise warrior 1
        dominance marquise dominance_fox
        coalition vagabond marquise
        dominance vagabond dominance_bird
        pawn vagabond 5
        vagabond character thief
    """)
    before = printed(*table(game).scene(0, 100))
    assert "can only win with Dominance ▲" in before
    assert "in coalition with Marquise" in before
    assert "5 points" in before
    assert "12 points" not in before, "her marker is off the track"
    out = sit(game, seats=(FIRST, FIRST, FIRST, FIRST))
    assert "Marquise won by Dominance. In coalition: Vagabond. §3.3.1" in out


def test_people_at_one_screen_do_not_see_each_others_hands() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise warrior 1 keep 1
        clearing 3 eyrie warrior 3 roost 1
        hand marquise armorers
        hand eyrie sappers
        coming card anvil
        eyrie leader despot
    """)
    out = sit(game, "", "hand", "pass", "", "hand", "log", seats=(None, None))
    nobody, zero, one = out.split("Pass the screen to ")
    assert "Armorers" in zero
    assert "Sappers" not in nobody + zero
    assert "Sappers" in one
    assert "Armorers" not in nobody + one
    assert "Marquise drew 1 card §" in one


def test_a_game_is_saved_resumed_taken_back_and_watched(tmp_path: Path) -> None:
    file, game = tmp_path / "game.copse", woodland()
    out = sit(game, "pass", "move 1>5 3", "undo", "MOVE 1>10  x2", f"save {file}", "quit", seats=(None, *[FIRST] * 3))
    assert "Taken back: move 1▲ → 5‖: 3 warriors" in out
    assert [step.action.text for step in game.history] == ["pass", "move 1>10 x2"]
    assert copse.load(file.read_bytes()) == game
    shown = io.StringIO()
    watch(game.record(), Words("en"), Console(file=shown, width=100))
    assert "Marquise: move 1▲ → 10‖: 2 warriors" in shown.getvalue()
    assert "Marquise moved 2 warriors from 1▲ to 10‖ §6.5.2" in shown.getvalue()
    assert "The record ends here, before the end of the game." in shown.getvalue()
    asked = io.StringIO()
    watch(game.record(), Words("ru"), Console(file=asked, width=100), answers=io.StringIO("hand\nmap\nstock\nend\n"))
    assert "У зрителя руки нет." in asked.getvalue()
    assert "Armorers" not in asked.getvalue()


@pytest.mark.parametrize("line", ["battle 5 eyrie", "BATTLE 5  Eyrie", "battle 5 1"])
def test_a_faction_is_typed_by_its_name_or_its_number(line: str) -> None:
    game = woodland()
    sit(game, "pass", line, seats=(None, FIRST, FIRST, FIRST))
    assert "battle 5 eyrie" in game.record()


def test_whether_a_choice_can_be_made_is_asked_with_its_names() -> None:
    game = woodland()
    told = sit(game, "pass", "why battle 5 eyrie", seats=(None, FIRST, FIRST, FIRST))
    assert Words("en").say("why-legal", action=table_for(game, Words("en")).actions()[BATTLE[5, 1]]) in told


# ---- what the Decree comes to


DECREE = """
factions eyrie marquise
turn 0 birdsong
eyrie leader charismatic
eyrie decree recruit vizier
clearing 1 eyrie roost 1 warrior 6
hand eyrie anvil sword
"""


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("en", "", "This turn: Recruit ✓; Move –; Battle –; Build –"),
        ("en", "forecast decree sword:battle", "Battle ✗ (no enemy that you could battle for a"),
        ("ru", "прогноз decree sword:recruit", "Вербовка ✗ (нет гнезда для карты масти"),
        ("uk", "прогноз decree sword:build", "Будівництво ✗"),
        ("en", "forecast nonsense", "nonsense"),
    ],
)
def test_the_forecast_of_the_decree_is_printed(language: str, line: str, expected: str) -> None:
    game = root(DECREE)
    assert expected in sit(game, *([line] if line else []), language=language, width=200)
    assert not game.history


def test_a_question_without_a_forecast_says_so() -> None:
    game = root("factions marquise eyrie\nturn 0 daylight\nclearing 5 marquise warrior 2")
    assert "There is no forecast for this question." in sit(game, "forecast")

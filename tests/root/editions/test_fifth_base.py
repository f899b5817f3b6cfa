"""The fifth edition, chapters 6 to 9: Marquise, Eyrie, Alliance and Vagabonds, where today's Law reads otherwise. Where
a change of words changes nothing on the table, the test says so and plays by both."""

from __future__ import annotations

import pytest

import copse
from copse.games import RootGame
from copse.kernel.tasks import Json
from copse.root.cards import BAG
from copse.root.factions.alliance import AllianceBoard
from tests.root.camp import board, items, relation, through
from tests.root.editions.printing import FIFTH, TODAY, by
from tests.root.table import box, count, fight, hand, ids, points, ruler, where
from tests.script import asked, legal, play

BOTH = pytest.mark.parametrize("edition", [FIFTH, TODAY])

# ---- 6. Marquise de Cat


@BOTH
@pytest.mark.law("fifth:6.2.3")
@pytest.mark.ruling("E3")
@pytest.mark.parametrize(("snare", "saved"), [(0, 2), (5, 2), (1, 0)])
def test_the_fallen_are_placed_at_the_keep_for_a_card(edition: str, snare: int, saved: int) -> None:
    """Both play alike: that the book says "moved" is a slip. A snare where they fell does not hold them, one at the
    keep lets nobody be placed, and then nobody is asked."""
    game = by(
        edition,
        "factions corvids marquise",
        "turn 0 daylight",
        f"clearing 5 corvids warrior 3{' snare 1' * (snare == 5)}",
        "clearing 5 marquise warrior 2",
        "clearing 1 marquise keep 1",
        "clearing 1 corvids snare 1" * (snare == 1),
        "hand marquise bake_sale",
        "coming die 2 die 0",
    )
    through(play(game, "0 battle 5 1"))
    assert (asked(game)[:2] == (1, "FieldHospital")) is bool(saved)
    if saved:
        play(game, "1 spend bake_sale")
    assert count(game, "marquise", "warrior", 1) == saved
    assert (hand(game, "marquise"), ids(game.state.discard)) == (([], ["bake_sale"]) if saved else (["bake_sale"], []))


@BOTH
@pytest.mark.law("fifth:6.3.2")
def test_the_keep_stands_in_any_corner(edition: str) -> None:
    """Both play alike: that it is a starting clearing matters to the others, who name it themselves here."""
    game = copse.new("root", seed=1, edition=edition, factions=["marquise", "alliance"])
    assert legal(game) == ["settle 1", "settle 2", "settle 3", "settle 4"]
    play(game, "0 settle 3")
    assert where(game, "marquise", "keep") == {3: 1}


@pytest.mark.law("fifth:6.5")
@pytest.mark.ruling("E8")
@pytest.mark.parametrize(("edition", "ahead"), [(FIFTH, ["extra armorers"]), (TODAY, [])])
def test_a_bird_may_be_spent_for_an_action_at_any_time(edition: str, ahead: list[str]) -> None:
    """By today's Law only when all three are done: a march into sympathy may have taken the bird by then."""
    game = by(
        edition,
        "factions marquise alliance",
        "turn 0 daylight",
        "clearing 5 marquise warrior 2",
        "clearing 1 alliance sympathy 1",
        "hand marquise armorers",
    )
    play(game, "0 pass")
    assert (legal(game, "extra"), game.decision.args) == (ahead, {"count": 3})
    if ahead:
        play(game, "0 extra armorers")
        assert game.decision.args == {"count": 4}
        assert copse.position(game.position()).position() == game.position()
        play(game, "0 move 5>1 x1")
        assert not legal(game, "give")
    else:
        play(game, "0 move 5>1 x1")
        assert legal(game) == ["give armorers"]


@BOTH
@pytest.mark.law("fifth:6.5.4.I", "fifth:6.5.4.II")
def test_a_building_is_chosen_its_wood_comes_from_a_chain_of_ruled_clearings(edition: str) -> None:
    """Both play alike, whichever is named first: a clearing without a slot or without wood in reach is no choice."""
    lines = (
        "factions marquise eyrie",
        "turn 0 daylight",
        "clearing 1 marquise sawmill 1 warrior 1",
        "clearing 10 marquise wood 1 warrior 1",
        "clearing 8 marquise warrior 1 workshop 1",
    )
    game = play(by(edition, *lines), "0 pass")
    assert legal(game, "build") == ["build sawmill 10", "build workshop 10", "build recruiter 8", "build recruiter 10"]
    play(game, "0 build workshop 10")
    assert (where(game, "marquise", "wood"), points(game, "marquise")) == ({}, 2)
    game = play(by(edition, *lines, "clearing 10 eyrie warrior 2"), "0 pass")
    assert legal(game, "build") == ["build recruiter 8"]


# ---- 7. Eyrie Dynasties


@pytest.mark.law("fifth:7.2.2")
@pytest.mark.ruling("E7")
@pytest.mark.parametrize(("edition", "holder"), [(FIFTH, "eyrie"), (TODAY, "")])
def test_the_lords_of_the_forest_win_ties_with_mercenaries_alone(edition: str, holder: str) -> None:
    lines = ("factions eyrie marquise riverfolk", "turn 0 daylight", "riverfolk customer eyrie 1 mercenaries")
    game = by(
        edition,
        *lines,
        "clearing 5 riverfolk warrior 2",
        "clearing 5 marquise warrior 2",
        "clearing 1 eyrie warrior 1",
        "clearing 1 marquise sawmill 1",
        "clearing 9 marquise wood 1",
    )
    assert ruler(game, 5) == holder
    assert (ruler(game, 1), ruler(game, 9), ruler(game, 2)) == ("eyrie", "", "")


@BOTH
@pytest.mark.law("fifth:7.2.3")
@pytest.mark.ruling("E12")
@pytest.mark.parametrize(("leader", "scored"), [("despot", 1), ("builder", 3)])
def test_trade_is_beneath_the_eyrie_but_only_items_score(edition: str, leader: str, scored: int) -> None:
    """Both play alike: that the book speaks of a card is a slip, so a persistent effect scores nothing."""
    game = by(
        edition,
        "factions eyrie marquise",
        "turn 0 daylight",
        f"eyrie leader {leader}",
        "clearing 5 eyrie roost 1",
        "clearing 10 eyrie roost 1",
        "clearing 9 eyrie roost 1",
        "hand eyrie bake_sale command_warren cobbler",
    )
    play(game, "0 craft bake_sale")
    assert (points(game, "eyrie"), box(game, "eyrie")) == (scored, {"coins": 1})
    game = by(
        edition,
        "factions eyrie marquise",
        "turn 0 daylight",
        f"eyrie leader {leader}",
        "clearing 5 eyrie roost 1",
        "clearing 10 eyrie roost 1",
        "hand eyrie cobbler",
    )
    play(game, "0 craft cobbler")
    assert points(game, "eyrie") == 0


@BOTH
@pytest.mark.law("fifth:7.3.2")
def test_the_first_roost_is_opposite_the_keep_or_anywhere_without_one(edition: str) -> None:
    """Both play alike: the Eyrie is set up right after the Marquise."""
    for corner, opposite in ((1, 3), (2, 4), (3, 1), (4, 2)):
        game = play(copse.new("root", seed=1, edition=edition, factions=["marquise", "eyrie"]), f"0 settle {corner}")
        while asked(game)[0] == 0:
            game.apply(game.decision.actions[0])
        assert legal(game) == [f"settle {opposite}"]
    alone = copse.new("root", seed=1, edition=edition, factions=["eyrie", "alliance"])
    assert legal(alone) == ["settle 1", "settle 2", "settle 3", "settle 4"]
    play(alone, "0 settle 2", "0 lead despot")
    assert (where(alone, "eyrie", "roost"), where(alone, "eyrie", "warrior")) == ({2: 1}, {2: 6})


@BOTH
@pytest.mark.law("fifth:7.5.2", "fifth:7.7")
@pytest.mark.ruling("E10")
@pytest.mark.parametrize(("left", "turmoil"), [(2, False), (1, True), (0, True)])
def test_an_action_that_cannot_be_done_in_full_brings_turmoil(edition: str, left: int, turmoil: bool) -> None:
    """Both play alike: that the translation drops the word is a slip. The Charismatic recruits two."""
    game = by(
        edition,
        "factions eyrie marquise",
        "turn 0 daylight",
        "points 5 0",
        "eyrie leader charismatic",
        "eyrie decree recruit vizier",
        f"clearing 5 eyrie roost 1 warrior {20 - left}",
    )
    play(game, "0 pass", "0 enlist 5" if left else "0 pass")
    assert (asked(game)[:2] == (0, "NewLeader"), points(game, "eyrie") < 5) == (turmoil, turmoil)


# ---- 8. Woodland Alliance


def siege(edition: str, *lines: str) -> RootGame:
    """The Marquise takes a base that nobody defends."""
    game = by(
        edition,
        "factions alliance marquise eyrie",
        "turn 1 daylight",
        "clearing 8 alliance base_fox 1",
        "clearing 8 marquise warrior 3",
        "coming die 0 die 0",
        *lines,
    )
    return fight(play(game, "1 pass"), "1 battle 8 0")


@BOTH
@pytest.mark.law("fifth:8.2.4")
def test_with_a_base_go_supporters_of_its_suit_and_half_of_the_officers(edition: str) -> None:
    """Both play alike: without the Lost City the suit of a base is the printed one."""
    game = siege(edition, "alliance supporters anvil armorers bake_sale sword", "alliance officers 3")
    mine = game.state.board(0, AllianceBoard)
    assert (sorted(ids(mine.supporters.cards)), mine.officers) == (["bake_sale", "sword"], 1)
    many = "alliance supporters " + " ".join(
        ["bake_sale", "sword", "investments", "cobbler", "a_visit_to_friends", "root_tea_mouse", "root_tea_rabbit"]
    )
    game = siege(edition, many)
    while asked(game)[0] == 0:
        game.apply(game.decision.actions[0])
    assert len(game.state.board(0, AllianceBoard).supporters.cards) == 5


@BOTH
@pytest.mark.law("fifth:8.4.1.III")
def test_a_revolt_clears_the_clearing_and_raises_warriors_by_the_suit_of_the_base(edition: str) -> None:
    """Both play alike: without the Lost City the suit of a base is the printed one."""
    game = by(
        edition,
        "factions alliance marquise",
        "turn 0 birdsong",
        "clearing 5 alliance sympathy 1",
        "clearing 4 alliance sympathy 1",
        "clearing 9 alliance sympathy 1",
        "clearing 5 marquise warrior 3 sawmill 1 wood 1",
        "alliance supporters bake_sale a_visit_to_friends",
    )
    play(game, "0 revolt 5")
    assert (where(game, "alliance", "base_rabbit"), where(game, "alliance", "warrior")) == ({5: 1}, {5: 2})
    assert (game.state.board(0, AllianceBoard).officers, points(game, "alliance")) == (1, 2)
    assert count(game, "marquise", "warrior", 5) == 0


@pytest.mark.law("fifth:8.4.2.II.a")
@pytest.mark.parametrize(("edition", "price"), [(FIFTH, 1), (TODAY, 2)])
def test_martial_law_counts_a_players_own_warriors(edition: str, price: int) -> None:
    """Two mercenaries and one warrior of who hired them; three of one player weigh by both."""
    lines = ("factions alliance marquise riverfolk", "turn 1 daylight", "riverfolk customer marquise 1 mercenaries")
    game = by(
        edition,
        *lines,
        "clearing 5 riverfolk warrior 2",
        "clearing 5 marquise warrior 1",
        "clearing 10 riverfolk warrior 1",
        "clearing 10 marquise warrior 3",
    )
    alliance = game.state.rules.factions[0]
    assert [alliance.spread_cost(game.state, 0, site) for site in (5, 10)] == [price, 2]  # type: ignore[attr-defined]


@BOTH
@pytest.mark.law("fifth:8.5.3")
def test_training_takes_a_card_of_the_suit_of_a_base(edition: str) -> None:
    """Both play alike: without the Lost City the suit of a base is the printed one."""
    game = by(
        edition,
        "factions alliance marquise",
        "turn 0 daylight",
        "clearing 8 alliance base_fox 1",
        "hand alliance anvil bake_sale armorers",
    )
    assert sorted(legal(game, "train")) == ["train anvil", "train armorers"]
    play(game, "0 train anvil")
    assert (game.state.board(0, AllianceBoard).officers, ids(game.state.discard)) == (1, ["anvil"])


@BOTH
@pytest.mark.law("fifth:8.6.1.IV")
def test_organizing_turns_a_warrior_into_sympathy_but_not_at_the_keep(edition: str) -> None:
    """Both play alike: three warriors of another cost nothing more, and the keep lets no sympathy in."""
    game = by(
        edition,
        "factions alliance marquise",
        "turn 0 evening",
        "alliance officers 2",
        "clearing 5 alliance warrior 1",
        "clearing 5 marquise warrior 3",
        "clearing 1 alliance warrior 1",
        "clearing 1 marquise keep 1",
        "clearing 9 alliance warrior 1 sympathy 1",
    )
    assert legal(game, "organize") == ["organize 5"]
    play(game, "0 organize 5")
    assert (where(game, "alliance", "sympathy"), where(game, "alliance", "warrior")) == ({5: 1, 9: 1}, {1: 1, 9: 1})
    assert points(game, "alliance") == 1


# ---- 9. Vagabond


def camp(edition: str, phase: str, *lines: str, factions: str = "vagabond marquise eyrie", pawn: str = "5") -> RootGame:
    return by(edition, f"factions {factions}", f"turn 0 {phase}", f"pawn vagabond {pawn}", *lines)


FOUR = "vagabond marquise eyrie alliance"
TWO = "vagabond marquise vagabond2"
CATS = "clearing 5 marquise warrior 3"
BIRDS = "clearing 5 eyrie warrior 3"


@pytest.mark.law("fifth:9.2.5.I", "fifth:9.2.5.III")
@pytest.mark.ruling("E1")
@pytest.mark.parametrize(("edition", "taken"), [(FIFTH, False), (FIFTH, True), (TODAY, True)])
def test_of_a_full_track_a_fourth_stays_unless_he_makes_room(edition: str, taken: bool) -> None:
    """He explores: by today's Law the fourth bag goes to the satchel, here he says whether one moves there for it."""
    game = camp(edition, "daylight", "vagabond ready torch bag 3", "coming item bag", pawn="10")
    play(game, "0 explore")
    if edition == FIFTH:
        assert legal(game) == ["find bag", "pass"]
        play(game, "0 find bag" if taken else "0 pass")
    assert items(game, "ready")["bag"] == 3 + taken
    assert bool(game.state.ruins >> 10 & 1) is not taken  # the item stays where it was
    assert board(game).items.burden == 1 + taken  # the torch, and what lies in the satchel


@pytest.mark.law("fifth:9.2.5.I")
@pytest.mark.parametrize(("edition", "offers"), [(FIFTH, ["pass", "ask tea"]), (TODAY, ["pass", "ask tea"])])
def test_a_fourth_of_an_ally_may_stay_in_its_box(edition: str, offers: list[str]) -> None:
    """Both play alike here: by today's Law he need never take one."""
    game = camp(edition, "daylight", CATS, "vagabond ready boots tea 3", "hand vagabond bake_sale", "box marquise tea")
    play(game, "0 aid 1 bake_sale", "0 exhaust boots")
    assert legal(game) == offers
    play(game, "0 pass")
    assert box(game, "marquise") == {"tea": 1}


@pytest.mark.law("fifth:9.2.5.I", "fifth:9.2.5.III")
@pytest.mark.ruling("E1")
@pytest.mark.parametrize(
    ("edition", "answer", "bags", "left"), [(FIFTH, "find bag", 4, 1), (FIFTH, "pass", 3, 2), (TODAY, "", 4, 1)]
)
def test_a_fourth_that_he_crafts_may_stay_in_the_supply_and_scores(
    edition: str, answer: str, bags: int, left: int
) -> None:
    """By today's Law the fourth goes to the satchel unasked."""
    game = camp(
        edition, "daylight", "vagabond ready hammer bag 3", "hand vagabond mouse_in_a_sack", pawn="2"
    )  # fmt: skip
    play(game, "0 craft mouse_in_a_sack")
    assert points(game, "vagabond") == 1
    if answer:
        assert (asked(game), legal(game)) == ((0, "MakeRoom", "fifth:9.2.5.I"), ["pass", "find bag"])
        assert copse.position(game.position()).hash() == game.hash()
        play(game, f"0 {answer}")
    assert (items(game, "ready")["bag"], game.state.items[BAG], asked(game)[1]) == (bags, left, "Wander")
    mine = board(game).items
    assert (mine.on_track(BAG), mine.burden) == (3, 1 + bags - 3)


@pytest.mark.law("fifth:9.2.5.I", "fifth:9.2.1")
@pytest.mark.parametrize("held", ["bag 2", "bag 2 sword 3"])
def test_what_finds_a_space_on_its_track_is_taken_unasked(held: str) -> None:
    lines = (f"vagabond ready hammer {held}", "vagabond spent bag", "hand vagabond mouse_in_a_sack")
    game = play(camp(FIFTH, "daylight", *lines, pawn="2"), "0 craft mouse_in_a_sack")
    assert (items(game, "ready")["bag"], asked(game)[1]) == (3, "Wander")


@pytest.mark.law("fifth:9.2.5.III")
@pytest.mark.parametrize(("edition", "refreshed"), [(FIFTH, 3 + 2 * 4), (TODAY, 3 + 2 * 3)])
@pytest.mark.ruling("E2")
def test_what_he_moved_to_the_satchel_is_still_face_up(edition: str, refreshed: int) -> None:
    game = camp(edition, "birdsong", "vagabond ready tea 4", "vagabond spent boots 4 sword 4 hammer 2 bag 2")
    assert (asked(game)[1], game.decision.args) == ("RefreshItem", {"count": refreshed})


@pytest.mark.law("fifth:9.2.8")
@pytest.mark.ruling("E9")
@pytest.mark.parametrize(("edition", "offers"), [(FIFTH, ["coalition dominance_fox 1"]), (TODAY, [])])
def test_the_partner_of_another_vagabond_may_be_his_too(edition: str, offers: list[str]) -> None:
    table = "vagabond marquise eyrie vagabond2"
    lines = ("points 10 4 6 8", "hand vagabond dominance_fox", "pawn vagabond2 1")
    game = camp(edition, "daylight", *lines, "coalition vagabond2 marquise", factions=table)
    assert legal(game, "coalition") == offers
    if offers:
        play(game, "0 coalition dominance_fox 1")
        assert game.state.partner == (1, -1, -1, 1)
        assert copse.load(game.save()) == game
        assert game.state.enemies(0, 3)  # the two Vagabonds have formed none
    dominant = camp(edition, "daylight", *lines, "dominance marquise dominance_bird", factions=table)
    assert legal(dominant, "coalition") == ["coalition dominance_fox 2"]
    partner = camp(edition, "daylight", *lines, "coalition vagabond2 vagabond", factions=table)
    assert legal(partner, "coalition") == []


@pytest.mark.law("fifth:9.2.8")
def test_both_vagabonds_win_with_a_partner_whom_they_share() -> None:
    game = camp(
        FIFTH,
        "daylight",
        "points 10 29 6 8",
        "pawn vagabond2 1",
        "coalition vagabond2 marquise",
        "coalition vagabond marquise",
        "clearing 9 marquise sawmill 1 warrior 1 wood 1",
        factions="vagabond marquise eyrie vagabond2",
    )
    play(game, "0 pass")
    while asked(game)[1] != "Act":
        game.apply("pass")
    play(game, "1 build sawmill 9")
    assert (game.over, game.outcome["winners"]) == (True, [1, 0, 3])


@BOTH
@pytest.mark.law("fifth:9.2.9.I")
def test_aid_improves_the_relationship_with_who_is_not_hostile(edition: str) -> None:
    """Both play alike: a player here is a faction there."""
    lines = ("vagabond ready boots 2", "hand vagabond bake_sale")
    for known, then, scored in (("indifferent", "amiable", 1), ("hostile", "hostile", 0)):
        game = camp(edition, "daylight", CATS, *lines, f"vagabond relation marquise {known}")
        assert relation(play(game, "0 aid 1 bake_sale", "0 exhaust boots"), "marquise") == then
        assert points(game, "vagabond") == scored


@pytest.mark.law("fifth:9.2.9.II.c")
@pytest.mark.parametrize(("edition", "called"), [(FIFTH, False), (TODAY, True)])
def test_allies_are_not_called_against_another_ally(edition: str, called: bool) -> None:
    lines = (CATS, BIRDS, "vagabond ready sword 2", "vagabond relation eyrie allied", "coming die 3 die 0")
    game = camp(edition, "daylight", *lines, "vagabond relation marquise allied")
    play(game, "0 battle 5 1")
    assert (asked(game)[1] == "CallAllies") is called
    game = play(camp(edition, "daylight", *lines), "0 battle 5 1")
    assert asked(game)[1] == "CallAllies"
    fight(game, "0 ally 2")
    assert count(game, "marquise", "warrior", 5) == 0  # three birds and two swords allow three hits


@BOTH
@pytest.mark.law("fifth:9.2.9.III")
@pytest.mark.ruling("E11")
@pytest.mark.parametrize("deed", ["battle", "strike", "scorch"])
def test_whoever_loses_a_warrior_to_him_turns_hostile(edition: str, deed: str) -> None:
    """Both play alike: that the book names only battle and strike is a slip."""
    game = camp(
        edition,
        "daylight",
        CATS,
        "vagabond ready sword crossbow torch",
        "vagabond character scoundrel",
        "coming die 1 die 0",
    )
    fight(game, {"battle": "0 battle 5 1", "strike": "0 strike 1", "scorch": "0 special"}[deed])
    assert relation(game, "marquise") == "hostile"


@pytest.mark.law("fifth:9.4.1")
@pytest.mark.ruling("E2")
def test_a_damaged_tea_refreshes_nothing() -> None:
    game = camp(FIFTH, "birdsong", "vagabond ready tea", "vagabond damaged tea", "vagabond spent boots 4 sword 4")
    assert game.decision.args == {"count": 3 + 2}


@pytest.mark.law("fifth:9.4.1")
@pytest.mark.parametrize(("edition", "refreshed"), [(FIFTH, 11), (TODAY, 9)])
def test_each_tea_face_up_refreshes_two_items(edition: str, refreshed: int) -> None:
    game = camp(edition, "birdsong", "vagabond ready tea 4", "vagabond spent boots 4 sword 4 hammer 2 bag 2")
    while asked(game)[1] == "RefreshItem":
        game.apply(game.decision.actions[0])
    assert sum(items(game, "ready").values()) - 4 == refreshed


@BOTH
@pytest.mark.law("fifth:9.4.2")
@pytest.mark.ruling("E11")
def test_slipping_he_is_held_by_nothing_but_kept_out_like_others(edition: str) -> None:
    """Both play alike: that the book adds "or into" is a slip. A snare does not hold him in clearing 5, but scorched
    earth shuts clearing 1."""
    game = camp(edition, "birdsong", "scorched 1", "clearing 5 corvids snare 1", factions="vagabond marquise corvids")
    while asked(game)[1] != "Slip":
        game.apply(game.decision.actions[0])
    assert ("go 1" in legal(game), "go 2" in legal(game)) == (False, True)


@pytest.mark.law("fifth:9.5.3")
@pytest.mark.parametrize(("edition", "scored"), [(FIFTH, 1), (TODAY, 1)])
def test_a_search_scores_a_point_even_if_the_item_stays(edition: str, scored: int) -> None:
    """By today's Law the item is always taken."""
    game = camp(edition, "daylight", "vagabond ready torch bag 3", "coming item bag", pawn="10")
    play(game, "0 explore")
    if edition == FIFTH:
        play(game, "0 pass")
    assert (points(game, "vagabond"), items(game, "spent")) == (scored, {"torch": 1})
    assert bool(game.state.ruins >> 10 & 1) is (edition == FIFTH)


@pytest.mark.law("fifth:9.5.4")
@pytest.mark.parametrize(("edition", "offers"), [(FIFTH, ["ask coins"]), (TODAY, ["pass", "ask coins"])])
def test_for_an_aid_he_takes_an_item_if_there_is_one(edition: str, offers: list[str]) -> None:
    game = camp(edition, "daylight", CATS, "vagabond ready boots", "hand vagabond bake_sale", "box marquise coins")
    play(game, "0 aid 1 bake_sale", "0 exhaust boots")
    assert legal(game) == offers
    play(game, "0 ask coins")
    assert (items(game, "ready"), relation(game, "marquise")) == ({"coins": 1}, "amiable")


@pytest.mark.law("fifth:9.5.4")
@pytest.mark.parametrize(("edition", "aids"), [(FIFTH, ["aid 2 bake_sale"]), (TODAY, [])])
def test_any_player_there_may_be_aided(edition: str, aids: list[str]) -> None:
    lines = ("vagabond ready boots", "hand vagabond bake_sale", "pawn vagabond2 5")
    game = camp(edition, "daylight", *lines, factions=TWO)
    assert legal(game, "aid") == aids
    if aids:
        play(game, "0 aid 2 bake_sale", "0 exhaust boots")
        assert (hand(game, "vagabond2"), items(game, "spent")) == (["bake_sale"], {"boots": 1})
        assert points(game, "vagabond") == 0


@pytest.mark.law("fifth:9.5.6")
@pytest.mark.parametrize(("edition", "targets"), [(FIFTH, ["strike 1", "strike 2"]), (TODAY, ["strike 2"])])
def test_any_warrior_may_be_shot_also_a_partners(edition: str, targets: list[str]) -> None:
    lines = (
        CATS,
        "clearing 5 eyrie roost 1",
        "vagabond ready crossbow 2",
        "coalition vagabond marquise",
        "points 10 0 0 0",
    )
    game = camp(edition, "daylight", *lines, factions=FOUR)
    assert legal(game, "strike") == targets
    play(game, "0 strike 2")
    assert where(game, "eyrie", "roost") == {}
    if edition == FIFTH:
        play(game, "0 strike 1")
        assert (count(game, "marquise", "warrior", 5), game.state.partner[0]) == (2, 1)


@pytest.mark.law("fifth:9.7.1")
def test_with_two_vagabonds_a_search_without_an_item_scores_nothing() -> None:
    """So it is by both; but for the point of a lone one see fifth:9.5.3."""
    for edition in (FIFTH, TODAY):
        game = camp(
            edition,
            "daylight",
            "vagabond ready torch bag 3",
            "vagabond found bag",
            "pawn vagabond2 1",
            "coming item bag item hammer",
            factions=TWO,
            pawn="10",
        )
        play(game, "0 explore")
        assert legal(game) == ["find hammer", "pass"]  # no second of a kind from the ruins
        taken = play(game.copy(), "0 find hammer")
        assert points(taken, "vagabond") == 1
        assert game.state.ruins >> 10 & 1
        play(game, "0 pass")
        assert (points(game, "vagabond"), items(game, "spent")) == (0, {"torch": 1})


@pytest.mark.law("fifth:9.7.1")
def test_two_items_lie_under_each_ruin_for_two_vagabonds() -> None:
    factions: list[Json] = ["vagabond", "marquise", "vagabond2"]
    for edition in (FIFTH, TODAY):
        game = copse.new("root", seed=2, edition=edition, factions=factions)
        while asked(game)[1] != "Wander":
            game.apply(game.decision.actions[0])
        assert [game.state.ruin_items[site] for site in (6, 10, 11, 12)] == [2] * 4

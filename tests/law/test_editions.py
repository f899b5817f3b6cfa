"""What two editions of the Law of Root say otherwise, and how a paragraph is found by its place in one."""

from __future__ import annotations

from itertools import permutations

import pytest

from copse.law.editions import EDITION_BOOKS, NotInEdition, UnknownEdition, differences, in_edition
from copse.law.index import CHANGED, ONLY_HERE, UnknownParagraph, select


def pairs(one: str, other: str, place: str = "") -> list[tuple[str, list[str]]]:
    return [
        (row.here.id if row.here else "", [there.id for there in row.there]) for row in differences(one, other, place)
    ]


def test_a_changed_paragraph_stands_beside_those_that_hold_it_today() -> None:
    assert ("fifth:4.3.2.II", ["root:4.3.3", "root:4.3.3.I"]) in pairs("fifth", "marauder", "4.3")
    assert "fifth:4.3.2.I" not in dict(pairs("fifth", "marauder", "4.3"))  # which says the same


def test_what_one_edition_alone_has_stands_alone() -> None:
    assert ("fifth:9.2.5.III", []) in pairs("fifth", "marauder", "9.2")
    assert ("", ["fifth:9.2.5.III"]) in pairs("marauder", "fifth", "9.2")
    assert ("root:14.5", []) in pairs("marauder", "fifth", "14")


def test_two_older_editions_are_compared_by_what_today_holds_of_both() -> None:
    assert ("early:3.1", ["fifth:3.1"]) in pairs("early", "fifth", "3")
    assert "early:2.6.1" not in dict(pairs("early", "fifth", "2.6"))


def chapters(one: str, other: str, place: str) -> set[str]:
    """The chapters of the other edition that a chapter is compared with."""
    return {id.partition(".")[0] for _, there in pairs(one, other, place) for id in there}


def test_a_chapter_is_compared_with_that_of_the_same_faction_whatever_its_number() -> None:
    assert ("", ["early:6.5.2"]) in pairs("fifth", "early", "7")  # the Reform is the Eyrie's
    assert ("", ["early:5.2.3"]) in pairs("fifth", "early", "6")  # the Lodge is the Marquise's
    assert ("", ["early:5.2.3"]) in pairs("fifth", "early", "6.2")
    assert ("", ["early:5.2.3"]) not in pairs("fifth", "early", "6.5")
    assert "early:6" not in chapters("fifth", "early", "6")
    assert ("", ["fifth:6.3.2"]) in pairs("early", "fifth", "5")
    assert "fifth:5" not in chapters("early", "fifth", "5")


@pytest.mark.parametrize(("one", "other"), list(permutations(EDITION_BOOKS, 2)))
def test_what_the_other_edition_alone_has_is_named_in_one_chapter_at_most(one: str, other: str) -> None:
    places = sorted({row.id.partition(":")[2].partition(".")[0] for row in select(EDITION_BOOKS[one])})
    by_chapter = [there[0] for place in places for here, there in pairs(one, other, place) if not here]
    assert len(by_chapter) == len(set(by_chapter))
    assert set(by_chapter) <= {there[0] for here, there in pairs(one, other) if not here}


@pytest.mark.parametrize("older", ["fifth", "early"])
def test_all_that_was_changed_since_is_a_difference(older: str) -> None:
    changed = [row.id for row in select(older) if row.relation in (CHANGED, ONLY_HERE)]
    assert [here for here, _ in pairs(older, "marauder") if here] == changed


@pytest.mark.parametrize("edition", EDITION_BOOKS)
def test_an_edition_does_not_differ_from_itself(edition: str) -> None:
    assert pairs(edition, edition) == []


def test_a_place_is_one_of_the_edition() -> None:
    assert in_edition("marauder", "7.5") == "root:7.5"
    assert in_edition("early", "early:7.5") == "early:7.5"
    assert in_edition("early", "root:3.1") == "early:3.1"
    assert in_edition("early", "root:7.5") == "early:6.5"  # the paragraph of the edition that holds it
    assert in_edition("early", "fifth:6.2.3") == "early:5.2.2"
    assert in_edition("marauder", "early:5.2.2") == "root:6.2.3"
    with pytest.raises(NotInEdition, match=r"the edition 'early' has nothing of §root:14\.5"):
        in_edition("early", "root:14.5")
    with pytest.raises(NotInEdition, match=r"the edition 'early' has nothing of §sw:pick\.cost"):
        in_edition("early", "sw:pick.cost")
    with pytest.raises(UnknownParagraph, match="did you mean"):
        in_edition("early", "root:77.5")
    assert in_edition("early", "root:3") == "early:3"
    assert in_edition("early", "root:7") == "early:6"  # the chapter of the same faction
    with pytest.raises(NotInEdition, match="the edition 'early' has nothing of §root:14"):
        in_edition("early", "root:14")
    with pytest.raises(UnknownEdition, match="did you mean fifth"):
        in_edition("fith", "7.5")
    with pytest.raises(UnknownParagraph, match="fifth:14"):
        differences("fifth", "marauder", "14")

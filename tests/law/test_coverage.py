"""The coverage tool, tried on small source and test trees that are written for the occasion."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from copse.law.citations import citations, closest, implementations, unknown_citations
from copse.law.coverage import as_json, coverage, failures, missing, proving
from copse.law.index import BOOKS, UnknownParagraph, select
from copse.law.proofs import NoTests, Proof, UnknownMark, find_tests, proofs, unknown_marks


class Checkout:
    """A checkout with nothing in it but what a test writes."""

    def __init__(self, root: Path) -> None:
        self.package, self.tests = root / "src" / "copse", root / "tests"
        self.package.mkdir(parents=True)
        self.tests.mkdir()

    def source(self, name: str, text: str) -> None:
        self._write(self.package / name, text)

    def test(self, text: str, name: str = "test_it.py") -> None:
        self._write(self.tests / name, "import pytest\n" + dedent(text))

    def proved(self) -> list[str]:
        return [proof.paragraph for proof in proofs(self.tests)]

    @staticmethod
    def _write(path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


class TestCitations:
    def test_each_names_its_file_line_and_what_is_around_it(self, checkout: Checkout) -> None:
        checkout.source(
            "smallworld/conquest.py",
            '''\
            """The chapter on conquest, §sw:conquest.water."""

            class Region:
                @property
                def cost(self) -> int:
                    return 2  # §sw:conquest.cost

                LAW = "sw:conquest.stay"
            ''',
        )
        assert [(str(found), found.paragraph) for found in citations(checkout.package)] == [
            ("smallworld/conquest.py:1", "sw:conquest.water"),
            ("smallworld/conquest.py:6 Region.cost", "sw:conquest.cost"),
            ("smallworld/conquest.py:8 Region", "sw:conquest.stay"),
        ]

    def test_a_line_may_hold_several(self, checkout: Checkout) -> None:
        checkout.source("smallworld/pick.py", 'def pay(): "§sw:pick.cost, §sw:pick.coins_on_pair."\n')
        cited = [found.paragraph for found in citations(checkout.package)]
        assert cited == ["sw:pick.coins_on_pair", "sw:pick.cost"]

    def test_the_same_paragraph_twice_on_a_line_is_one_citation(self, checkout: Checkout) -> None:
        checkout.source("smallworld/pick.py", 'LAW = "sw:pick.cost"  # §sw:pick.cost\n')
        assert len(citations(checkout.package)) == 1

    def test_a_bare_number_means_the_law_of_root(self, checkout: Checkout) -> None:
        checkout.source("root/factions/marquise.py", "class Build:\n    '''§6.5.4 Build; see §bots:1.1.1.'''\n")
        cited = [found.paragraph for found in citations(checkout.package)]
        assert cited == ["bots:1.1.1", "root:6.5.4"]
        assert unknown_citations(checkout.package) == ()

    def test_a_string_cites_only_if_it_is_an_id_and_nothing_else(self, checkout: Checkout) -> None:
        checkout.source(
            "smallworld/words.py",
            """\
            NOTE = "read sw:pick.cost again"
            FULL = f"sw:race.{NOTE}"
            PART = f"sw:race{NOTE}"
            SIGN = f"§{NOTE}"
            FIGURE = "6.5.4"
            """,
        )
        assert citations(checkout.package) == ()

    def test_the_law_room_itself_is_left_out(self, checkout: Checkout) -> None:
        checkout.source("law/index.py", "# §sw:pick.cost\n")
        assert citations(checkout.package) == ()

    def test_implementations_are_the_citations_of_one_paragraph(self, checkout: Checkout) -> None:
        checkout.source("root/build.py", "def build(): '§6.5.4'\n\ndef wood(): '§6.5.4, §6.5.3'\n")
        assert [found.inside for found in implementations("6.5.4", checkout.package)] == ["build", "wood"]

    def test_implementations_of_an_unknown_paragraph_are_an_error(self, checkout: Checkout) -> None:
        with pytest.raises(UnknownParagraph):
            implementations("sw:conquest.cots", checkout.package)

    def test_one_that_is_not_in_the_law_is_found(self, checkout: Checkout) -> None:
        checkout.source("smallworld/pick.py", "# §sw:pick.cost\n# §sw:pick.price\nLAW = 'sw:pick.tax'\n# §pick.cost\n")
        assert [(found.line, found.paragraph) for found in unknown_citations(checkout.package)] == [
            (2, "sw:pick.price"),
            (3, "sw:pick.tax"),
            (4, "root:pick.cost"),
        ]

    def test_a_chapter_may_be_cited_but_is_no_implementation_of_its_rules(self, checkout: Checkout) -> None:
        checkout.source("root/marquise.py", "'''§6 The Marquise.'''\n")
        assert unknown_citations(checkout.package) == ()
        assert implementations("root:6.1", checkout.package) == ()

    def test_for_a_paragraph_that_nothing_cites_the_closest_one_is_found(self, checkout: Checkout) -> None:
        checkout.source("root/marquise.py", "# §6 The Marquise\n\ndef build(): '§6.5.4'\n")
        assert [found.paragraph for found in closest("root:6.5.4.II", checkout.package)] == ["root:6.5.4"]
        assert [found.paragraph for found in closest("root:6.2.1", checkout.package)] == ["root:6"]
        assert closest("root:7.1", checkout.package) == ()

    def test_for_a_paragraph_of_an_older_edition_that_of_today_is_found(self, checkout: Checkout) -> None:
        checkout.source("root/alliance.py", "class Train: '§8.5.3'\n")
        assert [found.inside for found in closest("early:7.5.2", checkout.package)] == ["Train"]


class TestProofs:
    def test_a_mark_on_a_function_proves_all_that_it_names(self, checkout: Checkout) -> None:
        checkout.test(
            """
            @pytest.mark.law("sw:pick.cost", "6.5.4")
            def test_price():
                assert True
            """,
            name="smallworld/test_pick.py",
        )
        assert proofs(checkout.tests) == (
            Proof("root:6.5.4", "tests/smallworld/test_pick.py::test_price"),
            Proof("sw:pick.cost", "tests/smallworld/test_pick.py::test_price"),
        )

    def test_marks_of_module_and_class_count_for_their_tests(self, checkout: Checkout) -> None:
        checkout.test(
            """
            @pytest.mark.law("sw:pick.cost")
            class TestPrice:
                pytestmark = pytest.mark.law("sw:pick.tokens")

                def test_paid(self):
                    assert True

            def test_alone():
                assert True

            pytestmark = [pytest.mark.law("sw:end.tie")]
            """
        )
        assert proofs(checkout.tests) == (
            Proof("sw:end.tie", "tests/test_it.py::TestPrice::test_paid"),
            Proof("sw:end.tie", "tests/test_it.py::test_alone"),
            Proof("sw:pick.cost", "tests/test_it.py::TestPrice::test_paid"),
            Proof("sw:pick.tokens", "tests/test_it.py::TestPrice::test_paid"),
        )

    def test_marks_of_single_cases_count(self, checkout: Checkout) -> None:
        checkout.test(
            """
            CASES = [pytest.param("elves", marks=[pytest.mark.law("sw:race.elves"), pytest.mark.slow])]

            @pytest.mark.parametrize("race", [pytest.param("orcs", marks=pytest.mark.law("sw:race.orcs")), "humans"])
            def test_race(race):
                assert race

            @pytest.mark.parametrize("race", CASES)
            def test_other_race(race):
                assert race
            """
        )
        assert proofs(checkout.tests) == (
            Proof("sw:race.elves", "tests/test_it.py::test_other_race"),
            Proof("sw:race.orcs", "tests/test_it.py::test_race"),
        )

    @pytest.mark.parametrize(
        "check",
        [
            "assert 1",
            "with pytest.raises(ValueError): int('x')",
            "play.expect('5 coins')",
            "check_coins(5)",
            "for coin in coins: assert_paid(coin)",
        ],
    )
    def test_a_test_that_checks_something_is_a_proof(self, checkout: Checkout, check: str) -> None:
        checkout.test(f"@pytest.mark.law('sw:pick.cost')\ndef test_price():\n    {check}\n")
        assert checkout.proved() == ["sw:pick.cost"]

    @pytest.mark.parametrize("nothing", ["pass", "play.pick('elves')", "'assert 1'", "unchecked(5)"])
    def test_a_test_that_checks_nothing_is_no_proof(self, checkout: Checkout, nothing: str) -> None:
        checkout.test(f"@pytest.mark.law('sw:pick.cost')\ndef test_price():\n    {nothing}\n")
        assert checkout.proved() == []

    @pytest.mark.parametrize(
        "aside", ["pytest.mark.skip", "pytest.mark.skip(reason='later')", "pytest.mark.xfail", "pytest.mark.nightly"]
    )
    def test_a_test_that_is_set_aside_is_no_proof(self, checkout: Checkout, aside: str) -> None:
        checkout.test(f"@{aside}\n@pytest.mark.law('sw:pick.cost')\ndef test_price():\n    assert True\n")
        checkout.test(
            f"pytestmark = [{aside}]\n@pytest.mark.law('sw:pick.cost')\ndef test_price():\n    assert True\n",
            name="test_all_aside.py",
        )
        checkout.test(
            f"""
            CASES = [pytest.param(1, marks=[pytest.mark.law('sw:pick.cost'), {aside}]), 2]

            @pytest.mark.parametrize("price", CASES)
            def test_price(price):
                assert price
            """,
            name="test_one_case.py",
        )
        assert checkout.proved() == []

    def test_only_what_pytest_collects_is_a_proof(self, checkout: Checkout) -> None:
        marked = "@pytest.mark.law('sw:pick.cost')\n"
        checkout.test(f"{marked}def helper():\n    assert True\n")
        checkout.test(f"{marked}class Price:\n    def test_it(self):\n        assert True\n", name="test_class.py")
        checkout.test(f"{marked}def test_it():\n    assert True\n", name="scripts.py")
        assert checkout.proved() == []

    def test_proofs_of_one_paragraph(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:pick.cost', 'sw:end.tie')\nasync def test_price():\n    assert True\n")
        assert proving("sw:end.tie", checkout.tests) == (Proof("sw:end.tie", "tests/test_it.py::test_price"),)
        with pytest.raises(UnknownParagraph):
            proving("sw:end.draw", checkout.tests)

    def test_a_paragraph_that_is_the_same_today_is_proved_by_the_tests_from_there(self, checkout: Checkout) -> None:
        marked = "@pytest.mark.law('root:6.5.5')\ndef test_rule():\n    assert True\n"
        checkout.test(marked, name="root/test_it.py")
        assert [proof.test for proof in proving("early:5.5.8", checkout.tests)] == ["tests/root/test_it.py::test_rule"]
        checkout.test(f"@pytest.mark.not_in('early')\n{marked}", name="root/test_it.py")
        assert proving("early:5.5.8", checkout.tests) == ()

    def test_a_mark_that_names_no_paragraph_is_reported_wherever_it_stands(self, checkout: Checkout) -> None:
        checkout.test(
            """
            @pytest.mark.law("sw:pick.cost", "sw:pick.price")
            def test_price():
                assert True

            CASES = [pytest.param(race, marks=pytest.mark.law(f"sw:race.{race}")) for race in RACES]
            """
        )
        assert unknown_marks(checkout.tests) == (
            UnknownMark("tests/test_it.py", 3, "sw:pick.price"),
            UnknownMark("tests/test_it.py", 7, "f'sw:race.{race}'"),
        )
        assert checkout.proved() == ["sw:pick.cost"]

    def test_a_whole_chapter_cannot_be_proved_by_one_mark(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:race')\ndef test_races():\n    assert True\n")
        assert [mark.paragraph for mark in unknown_marks(checkout.tests)] == ["sw:race"]


class TestWhereTheTestsAre:
    def test_they_lie_beside_the_sources(self, checkout: Checkout) -> None:
        assert find_tests(checkout.package) == checkout.tests

    def test_an_installed_copy_has_none_and_says_so(self, tmp_path: Path) -> None:
        (tmp_path / "tests").mkdir()
        installed = tmp_path / "site-packages" / "copse"
        with pytest.raises(NoTests, match="checkout"):
            find_tests(installed)


class TestCoverage:
    def test_it_counts_the_rules_of_each_book_and_names_those_without_a_proof(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:end.winner', 'root:1.1')\ndef test_end():\n    assert True\n")
        books = coverage(checkout.tests)
        assert list(books) == list(BOOKS)
        assert (books["sw"].rules, books["sw"].proved) == (84, 1)
        assert books["sw"].missing == tuple(row.id for row in select("sw") if row.id != "sw:end.winner")
        assert "root:1.1" not in books["root"].missing

    @pytest.mark.parametrize(
        ("marks", "editions"),
        [
            ("law('root:2.5')", ["fifth", "early"]),
            ("law('root:2.5'), pytest.mark.not_in('early')", ["fifth"]),
            ("law('root:2.5', 'root:A.1')", []),
            ("law('root:2.5', 'root:A.1'), pytest.mark.also_in('fifth')", ["fifth"]),
            ("law('root:2.5'), pytest.mark.nightly", []),
        ],
    )
    def test_a_paragraph_of_an_older_edition_counts_only_if_its_test_runs_under_it(
        self, checkout: Checkout, marks: str, editions: list[str]
    ) -> None:
        text = f"pytestmark = [pytest.mark.{marks}]\ndef test_rule():\n    assert True\n"
        checkout.test(text, name="root/test_rules.py")
        checkout.test(text, name="terminal/test_rules.py")
        books = coverage(checkout.tests)
        assert [book for book in ("fifth", "early") if books[book].proved] == editions

    def test_its_json_has_rules_proved_and_missing_for_each_book(self, checkout: Checkout) -> None:
        report = json.loads(json.dumps(as_json(coverage(checkout.tests))))
        assert list(report) == list(BOOKS)
        assert report["sw"] == {"rules": 84, "proved": 0, "missing": [row.id for row in select("sw")]}

    def test_missing_looks_at_the_required_selections_only(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:end.winner')\ndef test_end():\n    assert True\n")
        books = coverage(checkout.tests)
        assert missing(["sw:end"], books) == ("sw:end.tie",)
        assert missing(["sw:end", "sw:end.tie", "sw:powers"], books) == ("sw:end.tie", "sw:powers.run_out")
        assert missing([], books) == ()

    def test_a_required_selection_of_nothing_is_an_error(self, checkout: Checkout) -> None:
        with pytest.raises(UnknownParagraph):
            missing(["sw:ending"], coverage(checkout.tests))

    def test_failures_are_unknown_marks_unknown_citations_and_missing_proofs(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:end.winer')\ndef test_end():\n    assert True\n")
        checkout.source("smallworld/pick.py", "# §sw:pick.costs\n")
        mark, citation, proof = failures(["sw:end.tie"], coverage(checkout.tests), checkout.tests, checkout.package)
        assert mark.startswith("tests/test_it.py:2: ")
        assert "did you mean sw:end.winner" in mark
        assert citation.startswith("smallworld/pick.py:1: ")
        assert "did you mean sw:pick.cost" in citation
        assert proof == "sw:end.tie: no test proves this paragraph"

    def test_without_failures_the_list_is_empty(self, checkout: Checkout) -> None:
        checkout.test("@pytest.mark.law('sw:end.winner', 'sw:end.tie')\ndef test_end():\n    assert True\n")
        checkout.source("smallworld/end.py", "# §sw:end.tie\n")
        assert failures(["sw:end"], coverage(checkout.tests), checkout.tests, checkout.package) == []

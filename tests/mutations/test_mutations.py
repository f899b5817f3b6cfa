"""The table of mutations fits the sources and the tests as they are. Whether tests notice a broken rule is seen by
`python -m tests.mutations`, which takes minutes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

import copse
from tests.mutations.__main__ import command
from tests.mutations.copies import HOME, Copy, SourceChanged, check_sources, replaced
from tests.mutations.origin import check
from tests.mutations.rules import LEAST, MUTATIONS, Mutation

PLAIN = {"COLUMNS": "200", "NO_COLOR": "1"}  # so that no sentence is broken
every_mutation = pytest.mark.parametrize("mutation", MUTATIONS, ids=[mutation.name for mutation in MUTATIONS])


def test_there_are_enough_mutations_of_every_area_each_with_a_name_of_its_own() -> None:
    areas = Counter(mutation.area for mutation in MUTATIONS)
    assert len(MUTATIONS) >= 40
    assert areas.keys() == LEAST.keys()
    assert not [area for area, least in LEAST.items() if areas[area] < least]
    assert len({mutation.name for mutation in MUTATIONS}) == len(MUTATIONS)


@every_mutation
def test_a_mutation_fits_its_source_and_its_tests_are_there(mutation: Mutation) -> None:
    whole = (HOME / mutation.file).read_text()
    assert replaced(mutation, whole) != whole
    assert mutation.tests
    for test in mutation.tests:
        file, _, function = test.partition("::")
        assert (HOME / file).exists(), test
        assert not function or f"def {function}(" in (HOME / file).read_text(), test


def test_a_mutation_that_no_longer_fits_its_source_is_told() -> None:
    late = MUTATIONS[0]._replace(old="what nobody wrote")
    with pytest.raises(SourceChanged, match=r"the source has changed: .* has 0 times what"):
        check_sources([late])


def test_a_broken_file_is_restored_with_its_time(tmp_path: Path) -> None:
    mutation = MUTATIONS[0]
    file = tmp_path / mutation.file
    file.parent.mkdir(parents=True)
    file.write_text(f"one\n{mutation.old}\nthree\n")
    before = file.read_text(), file.stat().st_mtime_ns
    with Copy(tmp_path).broken(mutation):
        assert file.read_text() == f"one\n{mutation.new}\nthree\n"
        assert file.stat().st_mtime_ns != before[1]
    assert (file.read_text(), file.stat().st_mtime_ns) == before


@pytest.mark.parametrize(
    ("code", "said", "failed"),
    [
        (0, "3 passed", ""),
        (1, "FAILED tests/a.py::test_b[c - d] - assert 1 == 2\n1 failed", "tests/a.py::test_b[c - d]"),
        (1, "ERROR tests/a.py::test_b - OSError", ""),
        (2, "FAILED tests/a.py::test_b\nInterrupted", ""),
        (4, "copse was imported from elsewhere", ""),
        (5, "no tests ran", ""),
    ],
)
def test_only_a_failed_test_catches_a_mutation(
    monkeypatch: pytest.MonkeyPatch, code: int, said: str, failed: str
) -> None:
    monkeypatch.setattr(Copy, "_execute", lambda *_: (code, said, 1.0))
    run = Copy(HOME).run(MUTATIONS[0])
    assert (run.failed, run.passed, run.said) == (failed, code == 0, said)


def test_a_copse_from_outside_the_copy_is_not_judged(tmp_path: Path) -> None:
    check(Path(copse.__file__).parent)
    with pytest.raises(pytest.UsageError, match="was imported from"):
        check(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["--only", "nothing of the kind"], "no mutation has"), (["--workers", "0"], "--workers"), (["--fast"], "--fast")],
)
def test_a_wrong_option_is_named(arguments: list[str], complaint: str) -> None:
    told = CliRunner(env=PLAIN).invoke(command, arguments)
    assert told.exit_code == 2
    assert complaint in told.output


def test_the_mutations_can_be_listed_by_name_and_by_area() -> None:
    told = CliRunner(env=PLAIN).invoke(command, ["--list", "--only", "ferry", "--only", "small world"])
    assert told.exit_code == 0
    assert "The Ferry sails" in told.output
    assert "tests/smallworld/test_10_races.py" in told.output
    assert "Marquise" not in told.output

"""The table of goals of the performance page."""

from __future__ import annotations

from pathlib import Path

from tools.performance_table import ROWS, lines, updated

from copse.arena.bench import DRAFTED, SUBJECTS, TABLES

PAGE = Path("docs/measurements/performance.md")


def test_a_row_shows_what_was_measured() -> None:
    name = ROWS[0].name
    table = list(lines({name: {"value": 612_345.6, "unit": "decisions/s"}}))
    assert f"| {name} | decisions/s | {ROWS[0].goal} | 612,346 |" in table
    assert len(table) == 2 + len(ROWS)


def test_a_rate_of_copies_is_shown_as_the_time_of_one() -> None:
    name = next(row.name for row in ROWS if row.inverse)
    assert any("| µs | 1 | 0.8 |" in line for line in lines({name: {"value": 1_250_000.0, "unit": "copies/s"}}))


def test_only_the_table_of_the_page_changes() -> None:
    text = "before\n<!-- goals -->\n\nold\n\n<!-- end -->\nafter"
    found = updated(text, {})
    assert found.startswith("before\n<!-- goals -->\n\n| measure")
    assert found.endswith("<!-- end -->\nafter")
    assert "old" not in found


def test_the_page_has_a_row_for_each_goal() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"| {row.name} |" in page for row in ROWS)


def test_rows_name_the_tables_of_the_benchmark() -> None:
    labels = [subject.label for subject in (*TABLES, *SUBJECTS, DRAFTED)]
    about_games = [row.name for row in ROWS if ", " in row.name and not row.name.startswith(("steps, ", "turn "))]
    assert all(any(name.endswith(f", {label}") for label in labels) for name in about_games)

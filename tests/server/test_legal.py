"""The terms and the privacy text of an operator, and the templates for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from copse.kernel.errors import BadSetup
from copse.languages import LANGUAGES
from copse.server.config.settings import settings_from
from tests.server.club import club_on, code

TEMPLATES = Path(__file__).parents[2] / "deploy" / "legal"


def test_without_texts_nothing_is_linked(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        assert club.get("/legal").json() == {"terms": "", "privacy": ""}
        for what in ("terms", "privacy", "../club.db"):
            assert club.get(f"/legal/{what}").status_code == 404


def test_a_file_is_shown_in_the_language_of_the_reader_and_an_address_is_linked(tmp_path: Path) -> None:
    (tmp_path / "terms.en.md").write_text("# Terms <b>\n", encoding="utf-8")
    (tmp_path / "terms.uk.md").write_text("# Умови\n", encoding="utf-8")
    more = {"terms": str(tmp_path / "terms.{lang}.md"), "privacy": "https://club.example/privacy"}
    with club_on(tmp_path / "club.db", **more) as club:  # type: ignore[arg-type]
        assert club.get("/legal").json() == {"terms": "#/legal/terms", "privacy": "https://club.example/privacy"}
        told = {lang: club.get(f"/legal/terms?lang={lang}") for lang in LANGUAGES}
        assert [answer.text for answer in told.values()] == ["# Terms <b>\n", "# Terms <b>\n", "# Умови\n"]
        assert told["en"].headers["content-type"].startswith("text/plain")
        assert code(club.get("/legal/privacy")) == (404, "no_text")


@pytest.mark.parametrize("value", ["javascript:alert(1)", "nowhere.md", "https://a b", "{folder}/blank.md"])
def test_a_text_that_cannot_be_shown_is_refused_when_the_server_starts(tmp_path: Path, value: str) -> None:
    (tmp_path / "blank.md").write_text("[[name of the server]]", encoding="utf-8")
    with pytest.raises(BadSetup, match="COPSE_TERMS must be an address"):
        settings_from({"COPSE_TERMS": value.replace("{folder}", str(tmp_path))})


@pytest.mark.parametrize("what", ["terms", "privacy"])
def test_each_template_exists_in_every_language_and_works_when_it_is_filled_in(tmp_path: Path, what: str) -> None:
    with pytest.raises(BadSetup):
        settings_from({f"COPSE_{what.upper()}": str(TEMPLATES / f"{what}.{{lang}}.md")})
    for lang in LANGUAGES:
        template = (TEMPLATES / f"{what}.{lang}.md").read_text(encoding="utf-8")
        filled = template.replace("[[", "").replace("]]", "")
        (tmp_path / f"{what}.{lang}.md").write_text(filled, encoding="utf-8")
    settings_from({f"COPSE_{what.upper()}": str(tmp_path / f"{what}.{{lang}}.md")})

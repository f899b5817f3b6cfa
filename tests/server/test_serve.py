"""`copse serve`: the web app on this machine."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import pytest
import uvicorn
from typer.testing import CliRunner

from copse.cli import app, serve
from copse.kernel.errors import BadSetup
from copse.server.settings import Settings, settings_from
from copse.server.store import Unavailable


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[object]:
    """What the command would have run."""
    runs: list[object] = []
    monkeypatch.setattr(uvicorn, "run", lambda app, **options: runs.append(options))
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "club.db"))
    return runs


def test_the_command_prints_the_address_and_serves(served: list[object]) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "8123", "--no-open"])
    assert result.exit_code == 0
    assert "http://127.0.0.1:8123/" in result.output
    assert served == [{"host": "127.0.0.1", "port": 8123, "log_level": "warning", "ws_max_size": 65536}]


def test_the_browser_is_opened_if_one_wants_it(served: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "OPEN_AFTER", 0.0)
    CliRunner().invoke(app, ["serve", "--host", "0.0.0.0", "--open"])
    while not opened:
        pass
    assert opened == ["http://127.0.0.1:8000/"]


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not serve.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_screen()


def test_a_database_that_cannot_be_used_is_said_so_before_the_start(
    served: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "no" / "such.db"))
    result = CliRunner().invoke(app, ["serve", "--no-open"])
    assert isinstance(result.exception, Unavailable)
    assert served == []


def test_the_pause_of_agents_can_be_set() -> None:
    assert settings_from({"COPSE_DATABASE": "x"}).agent_pause == Settings("x").agent_pause
    assert settings_from({"COPSE_DATABASE": "x", "COPSE_AGENT_PAUSE": "1.5"}).agent_pause == 1.5
    for wrong in ("soon", "-1", "nan", "61"):
        with pytest.raises(BadSetup, match="COPSE_AGENT_PAUSE must be a number of seconds from 0 to 60"):
            settings_from({"COPSE_DATABASE": "x", "COPSE_AGENT_PAUSE": wrong})


def test_tables_are_kept_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings_from({}).database == str(tmp_path / "copse" / "copse.db")
    assert settings_from({"COPSE_DATABASE": "postgresql://x/y"}).database == "postgresql://x/y"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert settings_from({}).database == "copse.db"

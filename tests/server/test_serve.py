"""`copse serve`: the web app on this machine."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from typer.testing import CliRunner

from copse.cli import app, serve
from copse.kernel.errors import BadSetup
from copse.server.config import logs
from copse.server.config.settings import settings_from
from copse.server.edge.listening import CannotListen, listen
from copse.server.store import Unavailable
from tests.server.club import club_on


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, collector: None) -> list[int]:
    """The ports on which the command would have served."""
    ports: list[int] = []

    def run(server: uvicorn.Server, sockets: list[socket.socket]) -> None:
        assert isinstance(server.config.app, Starlette)
        for listening in sockets:
            ports.append(listening.getsockname()[1])
            listening.close()

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(logs, "begin", lambda settings: None)
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "club.db"))
    return ports


@pytest.fixture
def port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_the_command_prints_the_address_and_serves(served: list[int], port: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", port, "--no-open"])
    assert result.exit_code == 0
    assert f"http://127.0.0.1:{port}/" in result.output
    assert served == [int(port)]


def test_the_browser_is_opened_if_one_wants_it(served: list[int], port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(serve, "OPEN_AFTER", 0.0)
    CliRunner().invoke(app, ["serve", "--host", "0.0.0.0", "--port", port, "--open"])
    while not opened:
        pass
    assert opened == [f"http://127.0.0.1:{port}/"]


def test_an_address_that_is_taken_is_said_to_be(served: list[int]) -> None:
    with listen("127.0.0.1", 0) as other:
        result = CliRunner().invoke(app, ["serve", "--port", str(other.getsockname()[1]), "--no-open"])
    assert isinstance(result.exception, CannotListen)
    assert served == []


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not serve.has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_screen()


def test_a_database_that_cannot_be_used_is_said_so_before_the_start(
    served: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "no" / "such.db"))
    result = CliRunner().invoke(app, ["serve", "--no-open"])
    assert isinstance(result.exception, Unavailable)
    assert served == []


def test_a_second_server_on_a_file_is_refused_before_it_listens(
    served: list[int], port: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_on(tmp_path / "club.db") as club:
        result = CliRunner().invoke(app, ["serve", "--port", port, "--no-open"])
        assert isinstance(result.exception, Unavailable)
        assert "another server uses" in str(result.exception)
        assert served == []
        assert club.get("/health").status_code == 200
    assert CliRunner().invoke(app, ["serve", "--port", port, "--no-open"]).exit_code == 0


def test_tables_are_kept_in_the_data_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings_from({}).database == str(tmp_path / "copse" / "copse.db")
    assert settings_from({"COPSE_DATABASE": "postgresql://x/y"}).database == "postgresql://x/y"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert settings_from({}).database == "copse.db"


def test_agents_pause_as_long_as_the_environment_says() -> None:
    assert settings_from({}).agent_pause == 0
    assert settings_from({"COPSE_AGENT_PAUSE": "0.3"}).agent_pause == 0.3


@pytest.mark.parametrize("text", ["a while", "-1", "61", "nan"])
def test_a_pause_that_is_none_is_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(BadSetup, match="seconds from 0 to 60"):
        settings_from({"COPSE_AGENT_PAUSE": text})

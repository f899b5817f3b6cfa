"""`copse admin` for moderators: what the page can do, from the terminal, while a server runs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from copse.server.store import Statement
from tests.server.accounts import AccountClub, account_club
from tests.server.club import code, fresh
from tests.server.test_admin import refused, said
from tests.server.test_moderation import ask, cases, report, say, table_of


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AccountClub]:
    monkeypatch.setenv("COPSE_DATABASE", str(tmp_path / "club.db"))
    with account_club(tmp_path / "club.db") as club:
        yield club


def test_reports_are_shown_with_the_chat_and_without_escape_sequences(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, other = table_of(ann, bob)
    say(ann, guests, own, "hello")
    bad = say(bob, guests, other, "you fool")
    report(ann, guests, own, kind="message", message=bad, words="He insults me.")
    (kept,) = ask(club, partial(cases(club).reports, False, 0, 9))
    stored = Statement("UPDATE reports SET words = $1", ("\x1b[31mred",))
    ask(club, partial(cases(club)._store.together, stored))
    told = said("reports")
    assert "\x1b" not in told
    for words in ("\\u001b[31mred", "Bob (Bob)", "Monday", "hello", "> ", kept.id):
        assert words in told
    assert said("dismiss", kept.id) == "dismissed\n"
    assert said("reports") == ""
    assert "dismissed" in said("reports", "--closed")
    assert "no report" in refused("dismiss", "nothing")
    assert "somebody else" in refused("dismiss", kept.id)


def test_somebody_is_warned_silenced_and_suspended_until_it_is_lifted(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, other = table_of(ann, bob)
    report(ann, guests, own)
    (kept,) = ask(club, partial(cases(club).reports, False, 0, 9))
    assert said("warn", "bob", "--reason", "abuse", "--words", "Be kind.") == "Bob: warning\n"
    assert said("silence", "Bob", "--reason", "spam", "--for", "24h", "--report", kept.id) == "Bob: silence\n"
    assert [(one["kind"], one["words"]) for one in bob.get("/account/sanctions").json()] == [
        ("warning", "Be kind."),
        ("silence", ""),
    ]
    ask(club, club.accounts.standing.look)  # as the server does every second
    answer = bob.post(f"/tables/{guests.id}/chat", {"request": fresh(), "text": "hello"}, other)
    assert code(answer) == (403, "silenced")
    assert said("suspend", "Bob") == "Bob: suspension\n"
    ask(club, club.accounts.standing.look)
    assert bob.account is None
    assert code(club.device().sign_in("Bob")) == (403, "suspended")
    assert set(said("lift", "Bob").splitlines()) == {"Bob: silence lifted", "Bob: suspension lifted"}
    assert said("lift", "Bob") == "Bob is neither silenced nor suspended\n"
    ask(club, club.accounts.standing.look)
    assert club.device().sign_in("Bob").status_code == 200


def test_a_wrong_word_is_named_and_changes_nothing(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, own, _ = table_of(ann, bob)
    report(ann, guests, own)
    (kept,) = ask(club, partial(cases(club).reports, False, 0, 9))
    assert "no reason 'rude'" in refused("warn", "Bob", "--reason", "rude")
    assert "such as 90d" in refused("silence", "Bob", "--for", "long")
    assert "no account 'Zoe'" in refused("warn", "Zoe")
    assert "not about Ann" in refused("warn", "Ann", "--report", kept.id)
    assert "one line of plain text" in refused("warn", "Bob", "--words", "\x1b[31m")
    assert said("audit") == ""


def test_everything_done_in_the_terminal_is_in_the_audit_log(club: AccountClub) -> None:
    ann, bob = club.member("Ann"), club.member("Bob")
    guests, _, _ = table_of(ann, bob)
    said("grant", "Ann", "moderator")
    said("silence", "Bob", "--reason", "spam", "--for", "12h")
    said("end", guests.id)
    said("invite")
    said("remove", "Bob", "--yes")
    lines = [line.split()[3:] for line in said("audit").splitlines()]
    assert [line[:2] for line in lines] == [
        ["(terminal)", act] for act in ("remove", "invite", "ended", "silence", "grant")
    ]
    assert lines[2][2] == guests.id
    assert lines[3][3:] == ["spam", "for", "12", "h"]
    assert lines[4][2:] == ["Ann", "moderator"]

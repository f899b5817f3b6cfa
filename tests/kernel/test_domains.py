"""What fields of tasks may be: each task declares it, and a game whose tasks do not is not loaded."""

from __future__ import annotations

import pytest

from copse.kernel.domains import A_SEAT, Domain, amount, declare
from copse.kernel.tasks import Decision, Json, Task, by_name, domains_of
from tests.kernel.toy import Answer, Deal, Table, Turn

SUIT = Domain("a suit", range(2), ("fox", "mouse", "bird"))


class Undeclared(Task):
    domains = declare(seat=A_SEAT)

    def __init__(self, seat: int, colour: int) -> None:
        self.seat, self.colour = seat, colour


class Overdeclared(Decision):
    domains = declare(colour=amount(0, 3))


class Heir(Answer):
    """Has its fields and their domains from its base."""


def test_a_task_has_the_domains_of_its_base_and_its_own_in_the_order_of_its_fields() -> None:
    assert domains_of(Turn) == {"seat": A_SEAT}
    assert list(domains_of(Answer)) == ["seat", "card"]
    assert domains_of(Heir) == domains_of(Answer)


def test_a_field_without_a_domain_is_an_error_as_the_game_is_loaded() -> None:
    with pytest.raises(TypeError, match=r"^Undeclared: its field 'colour' has no domain$"):
        by_name((Deal, Undeclared))


def test_so_is_a_domain_without_a_field() -> None:
    with pytest.raises(
        TypeError, match=r"^Overdeclared: it has a domain for 'colour', which is not one of its fields$"
    ):
        by_name((Deal, Overdeclared))


def test_so_are_two_tasks_of_one_name() -> None:
    with pytest.raises(TypeError, match="Deal is the name of two steps"):
        by_name((Deal, Turn, Deal))


def test_a_position_writes_the_name_if_there_is_one_and_reads_it_again() -> None:
    state = Table(0)
    assert [SUIT.write(state, number) for number in (0, 1)] == ["fox", "mouse"]
    assert [SUIT.read(state, name) for name in ("fox", "mouse")] == [0, 1]
    assert (A_SEAT.write(state, 1), A_SEAT.read(state, "1")) == ("1", 1)


@pytest.mark.parametrize(
    ("domain", "text", "complaint"),
    [
        (A_SEAT, "2", r"must be a seat \(0 to 1\), not '2'"),
        (A_SEAT, "-1", r"must be a seat \(0 to 1\), not '-1'"),
        (A_SEAT, "one", r"must be a seat \(0 to 1\), not 'one'"),
        (Domain("a set", range(0, 64, 2)), "3", r"must be a set \(0, 2, 4 … 62\), not '3'"),
        (SUIT, "0", "must be a suit, not '0'; allowed: fox, mouse"),
        (SUIT, "mous", "must be a suit, not 'mous'; did you mean mouse"),
        (SUIT, "bird", "must be a suit, not 'bird'; allowed: fox, mouse$"),
    ],
)
def test_a_word_out_of_the_domain_is_refused_with_what_is_allowed(domain: Domain, text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        domain.read(Table(0), text)


@pytest.mark.parametrize("value", [-1, 2, 2**70, True, None, 0.0, "0", [0]])
def test_a_value_out_of_the_domain_is_refused_in_a_save(value: Json) -> None:
    with pytest.raises(ValueError, match=r"must be a suit \(0 to 1\), not "):
        SUIT.check(Table(0), value)

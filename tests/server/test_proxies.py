"""Who asks: only a proxy that the settings name may say so for others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from copse.kernel.errors import BadSetup
from copse.server.app import create_app
from copse.server.proxies import Proxies, household
from copse.server.settings import Settings, settings_from
from tests.server.process import served_here

HEALTH = "/api/v1/health"


@contextmanager
def visitor(folder: Path, peer: str, proxies: str = "") -> Iterator[TestClient]:
    """Someone whose connection comes from this address, at a server that answers a client twice."""
    settings = Settings(str(folder / "club.db"), requests_at_once=2, requests_per_second=1e-9, trusted_proxies=proxies)
    with TestClient(create_app(settings), client=(peer, 50000)) as client:
        yield client


def statuses(client: TestClient, *forwarded: str) -> list[int]:
    return [client.get(HEALTH, headers={"X-Forwarded-For": line}).status_code for line in forwarded]


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "203.0.113.9"])
def test_nobody_gets_round_a_limit_by_naming_others(tmp_path: Path, peer: str) -> None:
    with visitor(tmp_path, peer) as client:
        assert statuses(client, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]


def test_a_real_server_believes_nobody_on_its_own_machine_either(tmp_path: Path) -> None:
    with served_here(tmp_path, requests_at_once=2, requests_per_second=1e-9) as server:
        request = f"GET {HEALTH} HTTP/1.0\r\nHost: copse\r\nX-Forwarded-For: 192.0.2."
        asked = [server.ask(f"{request}{number}\r\n\r\n".encode()) for number in range(3)]
        assert [answer.split()[1] for answer in asked] == [b"200", b"200", b"429"]


def test_behind_a_proxy_each_client_has_limits_of_its_own(tmp_path: Path) -> None:
    with visitor(tmp_path, "10.0.0.5", "10.0.0.0/8, ::1") as client:
        assert statuses(client, "192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2") == [200, 200, 429, 200]


def test_what_a_client_wrote_before_the_proxy_did_is_not_believed(tmp_path: Path) -> None:
    with visitor(tmp_path, "10.0.0.5", "10.0.0.0/8") as client:
        assert statuses(client, "6.6.6.1, 192.0.2.1", "6.6.6.2, 192.0.2.1, 10.9.9.9", "192.0.2.1") == [200, 200, 429]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["6.6.6.6, 198.51.100.7", "10.0.0.2"], "198.51.100.7"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("::ffff:10.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("10.0.0.1", ["198.51.100.7, unknown"], "10.0.0.1"),
        ("10.0.0.1", ["", ","], "10.0.0.1"),
    ],
)
def test_the_client_is_the_last_who_is_no_proxy_of_ours(peer: str, forwarded: list[str], client: str) -> None:
    assert Proxies("10.0.0.0/8").client(peer, forwarded) == client


def test_a_household_counts_as_one_client() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"
    assert len(household("x" * 1000)) < 50


def test_a_household_gets_round_no_limit_by_its_many_addresses(tmp_path: Path) -> None:
    with visitor(tmp_path, "10.0.0.5", "10.0.0.5") as client:
        assert statuses(client, "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1") == [200, 200, 429, 200]


def test_a_list_of_proxies_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="COPSE_TRUSTED_PROXIES is a list of addresses and networks with commas, not"):
        settings_from({"COPSE_TRUSTED_PROXIES": "127.0.0.1, my-proxy"})

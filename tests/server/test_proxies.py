"""Who asks: only a proxy that the settings name may say so for others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Network
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession

from copse.kernel.errors import BadSetup
from copse.server.app import create_app
from copse.server.clients.proxies import SHARES, Proxies, client_network, shares
from copse.server.clients.rate_limit import ConnectionLimit, RateLimit, alias
from copse.server.config.settings import Settings, settings_from
from copse.server.protocol.refusal import Refusal
from copse.server.tables.table import Table
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
    assert client_network("2001:db8:1:2:3:4:5:6") == client_network("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert client_network("2001:db8:1:3::1") != client_network("2001:db8:1:2::1")
    assert client_network("::ffff:192.0.2.1") == client_network("192.0.2.1") == "192.0.2.1"
    assert client_network("testclient") == "testclient"
    assert len(client_network("x" * 1000)) < 50


def test_a_household_gets_round_no_limit_by_its_many_addresses(tmp_path: Path) -> None:
    with visitor(tmp_path, "10.0.0.5", "10.0.0.5") as client:
        assert statuses(client, "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1") == [200, 200, 429, 200]


def test_a_list_of_proxies_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="COPSE_TRUSTED_PROXIES must be addresses and networks, separated"):
        settings_from({"COPSE_TRUSTED_PROXIES": "127.0.0.1, my-proxy"})


# ---- what a client has open at the same time


def listener(client: TestClient, address: str) -> WebSocketTestSession:
    return client.websocket_connect("/api/v1/tables/x/live", headers={"X-Forwarded-For": address})


def test_behind_a_proxy_a_client_has_so_many_requests_in_progress(tmp_path: Path) -> None:
    """Also such WebSockets as have not said hello; a proxy opens a connection for each."""
    settings = Settings(str(tmp_path / "club.db"), connections_per_client=2, trusted_proxies="10.0.0.5")
    app = create_app(settings)
    with TestClient(app, client=("10.0.0.5", 50000)) as client, ExitStack() as lines, endless_search(app):
        for _ in range(2):
            lines.enter_context(listener(client, "192.0.2.1"))
        with pytest.raises(WebSocketDenialResponse) as denied:
            lines.enter_context(listener(client, "192.0.2.1"))
        assert denied.value.status_code == 429
        assert denied.value.json()["error"]["code"] == "too_many_connections"
        assert statuses(client, "192.0.2.1", "192.0.2.2") == [429, 200]
        for _ in range(3):
            lines.enter_context(listener(client, ""))  # whom the proxy does not name
        lines.close()
        assert statuses(client, "192.0.2.1") == [200]


@contextmanager
def endless_search(app: Starlette) -> Iterator[None]:
    """A server that finds no table and does not give up, so that whoever asks for one stays."""

    async def find(id: str) -> Table:
        raise await asyncio.Future()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.state.services.registry, "find", find)
        yield


# ---- HTTPS


@pytest.mark.parametrize(
    ("peer", "scheme", "told"),
    [("10.0.0.5", "https", True), ("10.0.0.5", "http", False), ("192.0.2.1", "https", False)],
)
def test_only_a_proxy_of_ours_may_say_that_a_request_came_by_https(
    tmp_path: Path, peer: str, scheme: str, told: bool
) -> None:
    with visitor(tmp_path, peer, "10.0.0.5") as client:
        answer = client.get(HEALTH, headers={"X-Forwarded-Proto": scheme})
        assert ("strict-transport-security" in answer.headers) is told


# ---- large networks


@pytest.mark.parametrize(("bits", "share"), SHARES)
def test_whoever_owns_a_large_network_has_no_more_than_its_share(bits: int, share: int) -> None:
    allowance, crowd = RateLimit(10, 0), ConnectionLimit("lines", 10, 10**6)
    networks = list(IPv6Network(f"2001:db8::/{bits}").subnets(new_prefix=min(64, bits + 8))) * 10
    clients = [client_network(str(network[1])) for network in networks]
    assert sum(allowance.take(client) for client in clients) == 10 * share
    with ExitStack() as places:
        assert sum(enters(crowd, client, places) for client in clients) == 10 * share
    assert not crowd._open


def enters(crowd: ConnectionLimit, client: str, places: ExitStack) -> bool:
    try:
        places.enter_context(crowd.place(client))
    except Refusal:
        return False
    return True


def test_a_large_network_that_has_used_up_its_share_leaves_others_theirs() -> None:
    allowance = RateLimit(1, 0)
    for number in range(0, 65536, 256):
        allowance.take(client_network(f"2001:db8:0:{number:x}::1"))
    assert not allowance.take(client_network("2001:db8:0:ffff::1"))
    assert allowance.take(client_network("2001:db8:1::1"))
    assert allowance.take(client_network("2001:db9::1"))
    assert allowance.take(client_network("192.0.2.1"))


def test_shares_grow_with_the_network() -> None:
    assert shares(client_network("2001:db8:1:234::1")) == (
        ("2001:db8:1:234::/64", 1), ("2001:db8:1:200::/56", 4), ("2001:db8:1::/48", 16), ("2001:db8::/32", 64),
    )  # fmt: skip
    assert shares("192.0.2.1") == (("192.0.2.1", 1),)
    assert shares("local") == (("local", 1),)


def test_an_alias_counts_towards_the_same_networks_as_the_client() -> None:
    one, other, stranger = (alias(client_network(f"2001:db8:{place}::1")) for place in ("1:234", "1:2ff", "2:234"))
    assert [share for _, share in shares(one)] == [share for _, share in SHARES]
    assert [here == there for here, there in zip(shares(one), shares(other), strict=True)] == [False, True, True, True]
    assert [here == there for here, there in zip(shares(one), shares(stranger), strict=True)] == [False] * 3 + [True]
    assert shares(alias("192.0.2.1")) == ((alias("192.0.2.1"), 1),)
    assert "2001" not in one

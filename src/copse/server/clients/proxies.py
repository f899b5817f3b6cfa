"""Identifies the client of a request.

For a request from a trusted proxy it is the address in the proxy's headers. Anyone can write such headers, so for
other requests it is the address of the connection."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

CLIENT_PREFIX: Final = 64  # prefix length of the IPv6 network of one customer
SHARES: Final = ((CLIENT_PREFIX, 1), (56, 4), (48, 16), (32, 64))
"""The limits of larger IPv6 networks, as multiples of one client's. Providers give whole /56 and /48 networks to one
customer, and every provider has a /32."""
LONGEST_ADDRESS: Final = 45  # characters
CUSTOMER: Final = dict(SHARES)[48]  # the factor of the largest network of one customer
ALIASES: Final = re.compile(rf"[0-9a-f]+(/[0-9a-f]+){{{len(SHARES) - 1}}}")  # of the networks, as `alias` writes them


def networks(listed: str) -> list[IPv4Network | IPv6Network]:
    """Return the networks in a comma-separated list. Raises ValueError."""
    return [ip_network(text.strip()) for text in listed.split(",") if text.strip()]


class Proxies:
    """The trusted proxies."""

    def __init__(self, listed: str) -> None:
        self._networks: Final = networks(listed)

    def trust(self, host: str) -> bool:
        if not self._networks or (address := address_in(host)) is None:
            return False
        return any(address in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the last address in the header that is not a trusted proxy."""
        client = peer
        for hop in reversed([hop for line in forwarded for hop in line.split(",")]):
            named = address_in(hop)
            if named is None or not self.trust(client):
                break
            client = str(named)
        return client


def address_in(text: str) -> IPv6Address | IPv4Address | None:
    """Return the address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


@lru_cache(10_000)
def client_network(host: str) -> str:
    """Return what limits count as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    address = address_in(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), CLIENT_PREFIX), strict=False))
    return str(address) if address else host[:LONGEST_ADDRESS]


@lru_cache(10_000)
def shares(client: str) -> tuple[tuple[str, int], ...]:
    """Return all buckets of a client: itself and, with IPv6, its larger networks, each with its factor. The client may
    be given by its alias."""
    try:
        network = IPv6Network(client)
    except ValueError:
        if not ALIASES.fullmatch(client):
            return ((client, 1),)
        return tuple((name, share) for name, (_, share) in zip(client.split("/"), SHARES, strict=True))
    return tuple((str(network.supernet(new_prefix=bits)), share) for bits, share in SHARES)


def customer(client: str) -> str:
    """The largest network around a client that a provider may have given to one customer; without IPv6 the client."""
    return [name for name, share in shares(client) if share <= CUSTOMER][-1]

"""Who asks. A request that came through a proxy of ours comes from whoever the proxy names; anyone else can write what
they like into the same header, and is taken for what the connection says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one customer of a provider shares
SHARES: Final = ((HOUSEHOLD, 1), (56, 4), (48, 16), (32, 64))
"""What all clients of a larger IPv6 network may have together, as a multiple of what one may have. Providers give whole
/56 and /48 networks to one customer, and a /32 to anyone who is a provider."""
CUSTOMER: Final = dict(SHARES)[48]  # the share of the largest network of one customer
LONGEST_ADDRESS: Final = 45  # letters
ALIASES: Final = re.compile(rf"[0-9a-f]+(/[0-9a-f]+){{{len(SHARES) - 1}}}")  # of the networks, as `alias` writes them


def networks(listed: str) -> list[IPv4Network | IPv6Network]:
    """The networks in a list with commas; ValueError if one of them is none."""
    return [ip_network(text.strip()) for text in listed.split(",") if text.strip()]


class Proxies:
    """Those whose word is taken for whom they speak for."""

    def __init__(self, listed: str) -> None:
        self._networks: Final = networks(listed)

    def trust(self, host: str) -> bool:
        if not self._networks or (address := address_in(host)) is None:
            return False
        return any(address in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """The last of those whom a request passed that is no proxy of ours."""
        client = peer
        for hop in reversed([hop for line in forwarded for hop in line.split(",")]):
            named = address_in(hop)
            if named is None or not self.trust(client):
                break
            client = str(named)
        return client


def address_in(text: str) -> IPv6Address | IPv4Address | None:
    """The address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`."""
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
def household(host: str) -> str:
    """Whom limits count together: an IPv4 address, or the network of an IPv6 one, which has more than enough others."""
    address = address_in(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
    return str(address) if address else host[:LONGEST_ADDRESS]


@lru_cache(10_000)
def shares(client: str) -> tuple[tuple[str, int], ...]:
    """Everything that a client counts towards: itself and, with IPv6, the larger networks, each with its share. The
    client may be named by its alias."""
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

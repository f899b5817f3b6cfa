"""Hireling: a party without a seat (§E). Its own hooks are those of its pieces, and asked whether anyone controls it or
not; what its card gives to the controlling player is in `grants`."""

from __future__ import annotations

from copse.root.parties import Party


class Hireling(Party):
    pass

"""What a viewer may know of a person: their page, their name in the games of others, and replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.server.protocol.history_messages import Audience, PlayerInfo
from copse.server.store.results import AGENT, BOT, GUEST, Known


class Viewer:
    """The person who looks, by account; None for a guest."""

    def __init__(self, account: str | None) -> None:
        self.account: Final = account

    def may_see(self, person: Known) -> bool:
        """Return whether the page and the name of a person are for this viewer."""
        return person.id == self.account or self._is_of(person.audience)

    def _is_of(self, audience: Audience) -> bool:
        return audience == "everyone" or (audience == "signed_in" and self.account is not None)


class Names:
    """The names of the people in some results, as far as a viewer may see them."""

    def __init__(self, viewer: Viewer, people: Mapping[str, Known]) -> None:
        self._viewer, self._people = viewer, people

    def player(self, player: str) -> PlayerInfo:
        if player.startswith(AGENT):
            return PlayerInfo("agent", player.removeprefix(AGENT))
        if player == GUEST:
            return PlayerInfo("guest")
        if player == BOT:
            return PlayerInfo("bot")
        person = self._people.get(player)
        if person is None or not self._viewer.may_see(person):
            return PlayerInfo("person")
        return PlayerInfo("person", person.name, person.avatar)

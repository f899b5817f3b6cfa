"""The bots, the editions and the packages of Root for the form for a new table."""

from __future__ import annotations

from typing import Final

from copse.languages import LANGUAGES
from copse.root.bots import bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.editions import EDITIONS
from copse.root.editions.base import Edition
from copse.root.kit import KIT
from copse.root.packages import PACKAGES
from copse.server.api.forms import Form
from copse.server.protocol.messages import BotInfo, EditionInfo


class RootForm(Form):
    def bot(self, name: str) -> BotInfo:
        bot = bot_called(name)
        traits = [trait.name for trait in bot.offered]
        return BotInfo(name, bot.replaces, list(DIFFICULTIES), traits, list(bot.roles))

    def editions(self) -> list[EditionInfo]:
        return [_edition(PACKAGES.with_all(edition)) for edition in EDITIONS.values()]

    def words(self) -> dict[str, str]:
        added = [entered.words() for entered in PACKAGES.values()]
        return {language: "\n".join(words[language] for words in added) for language in LANGUAGES} if added else {}


def _edition(edition: Edition) -> EditionInfo:
    has = {option: list(names) for option, names in edition.has.items()}
    players = (KIT.seats[0], edition.most_players)
    return EditionInfo(edition.name, players, list(edition.required), has, dict(edition.listed))


FORM: Final = RootForm()

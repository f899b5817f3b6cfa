"""Refusals: the errors that clients get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.clockwork import BadEdit
from copse.kernel.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    CopseError,
    GameOver,
    IllegalAction,
    NothingToUndo,
    RulesMended,
    UnknownAction,
)
from copse.languages import DEFAULT
from copse.law import UnknownParagraph, paragraph
from copse.locale import UnknownLanguage
from copse.server.edge.static_files import NoShell
from copse.server.protocol.messages import Fault, SanctionInfo, Trouble
from copse.server.store.base import Gone, Unavailable


class Refusal(Exception):
    """A refused request: a status, a code for programs and a sentence for people."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        law: str | None = None,
        allowed: Sequence[str] | None = None,
        retry_after: int | None = None,
        sanction: SanctionInfo | None = None,
        option: str | None = None,
    ) -> None:
        super().__init__(message)
        self.status: Final = status
        self.retry_after: Final = retry_after  # seconds
        self.fault: Final = Fault(
            code, message, law, list(allowed) if allowed is not None else None, retry_after, sanction, option
        )

    @property
    def body(self) -> Trouble:
        return Trouble(self.fault)


def refusal_of(problem: Exception, lang: str = DEFAULT) -> Refusal:
    """Return the refusal for an error. Raises other exceptions again."""
    message = str(problem)
    match problem:
        case Refusal():
            return problem
        case IllegalAction():
            told = f"{message}. The paragraph: {paragraph(problem.why).summary('en')}"
            return Refusal(409, "illegal_action", told, problem.why, problem.legal)
        case UnknownAction():
            return Refusal(422, "unknown_action", message)
        case NothingToUndo():
            return Refusal(409, "nothing_to_undo", message)
        case CannotUndo():
            return Refusal(409, "cannot_undo", message)
        case GameOver():
            return Refusal(409, "game_over", message)
        case RulesMended():
            return Refusal(409, "rules_mended", message)
        case BadRecord():
            return Refusal(422, "bad_record", message)
        case BadEdit():
            return Refusal(422, "bad_edit", message)
        case BadPosition():
            return Refusal(422, "bad_position", message)
        case UnknownParagraph():
            return Refusal(404, "unknown_paragraph", message)
        case UnknownLanguage():
            return Refusal(422, "unknown_language", message)
        case Unavailable():
            return Refusal(503, "unavailable", "the database is not available; nothing was changed")
        case Gone():
            return Refusal(410, "ended_table", "this table is no longer open")
        case NoShell():
            return Refusal(503, "unavailable", message)
        case BadSetup():
            return Refusal(422, problem.code, problem.told(lang), option=problem.option or None)
        case CopseError():
            return Refusal(422, "bad_setup", message)
    raise problem

"""Maps and decks that people make, as the interface shows them: their faults, their text and their drawing."""

from __future__ import annotations

from copse.kernel.tasks import Json
from copse.kernel.toml import HASH, read_text, written
from copse.locale import Words
from copse.root.board import Board
from copse.root.decks import faults_of, form_faults
from copse.root.drawing import draw_map, title_of
from copse.root.maps import OWN, data_as_json, drawn, examine, read_map
from copse.server.protocol.messages import Plain, WorkshopChecked, WorkshopDraft, WorkshopFault
from copse.server.tables.setup import plain


def check(draft: WorkshopDraft, lang: str) -> WorkshopChecked:
    """Return everything that is wrong with a draft, and where. Raises BadSetup if its text is not TOML."""
    table = _table(draft)
    drawing: dict[str, Plain] | None = None
    if draft.kind == "map":
        sketch, faults = examine(table)
        well_formed = not sketch.faulty
        drawing = {**data_as_json(drawn(sketch))} if well_formed else None
    else:
        faults, well_formed = faults_of(table), not form_faults(table)
    told = [WorkshopFault(fault.told(lang), list(fault.clearings), fault.card) for fault in faults]
    return WorkshopChecked(told, well_formed, {**table}, written(table), drawing)


def drawing(draft: WorkshopDraft, lang: str) -> str:
    """Return a map as SVG, for printing. Raises BadSetup for its first fault."""
    board = Board(OWN, read_map(_table(draft)))
    return draw_map(board, title_of(board, Words(lang, "root"))) + "\n"


def _table(draft: WorkshopDraft) -> dict[str, Json]:
    """Return the entries of a draft. Its hash would only tell that it was changed since."""
    text = draft.text if draft.table is None else written(plain(draft.table))
    found = read_text(text, draft.kind)
    assert isinstance(found, dict)
    return {key: value for key, value in found.items() if key != HASH}

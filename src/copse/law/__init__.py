"""The rule books as data.

`index` has every paragraph with a summary. `citations` finds the sources that implement a paragraph. `proofs` finds the
tests that prove it. `coverage` lists rules without a test.
"""

from copse.law.index import BOOKS, Paragraph, UnknownParagraph, below, paragraph, select

__all__ = ["BOOKS", "Paragraph", "UnknownParagraph", "below", "paragraph", "select"]

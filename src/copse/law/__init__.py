"""The books as data: every paragraph with our own one-sentence summary (`index`), where the sources obey it
(`citations`), which tests prove it (`proofs`), and what is still without a test (`coverage`)."""

from copse.law.index import BOOKS, Paragraph, UnknownParagraph, paragraph, select

__all__ = ["BOOKS", "Paragraph", "UnknownParagraph", "paragraph", "select"]

"""The books as data: every paragraph with a summary in our own words (`index`), where the sources obey it
(`citations`), which tests prove it (`proofs`), and what is still without a test (`coverage`)."""

from copse.law.index import BOOKS, Paragraph, UnknownParagraph, below, paragraph, select

__all__ = ["BOOKS", "Paragraph", "UnknownParagraph", "below", "paragraph", "select"]

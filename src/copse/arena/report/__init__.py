"""A report of many games: one self-contained HTML page with plots, sentences and tables."""

from copse.arena.report.page import report

__all__ = ["report"]

"""A report of many games: one self-contained HTML page with plots, sentences and tables."""

from copse.arena.report.page import balance_page, report

__all__ = ["balance_page", "report"]

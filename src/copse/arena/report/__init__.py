"""A report of many games: one HTML page that needs nothing else, with plots, sentences and figures."""

from copse.arena.report.page import report

__all__ = ["report"]

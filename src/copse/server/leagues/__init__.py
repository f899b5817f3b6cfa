"""Leagues and tournaments: rounds of games in pods."""

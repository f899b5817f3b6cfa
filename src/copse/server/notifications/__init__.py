"""Notifications: they call account holders to their turn when they are not at the table, by Web Push, e-mail or a
webhook. A notification has the name of the table and its game, and nothing else of the game."""

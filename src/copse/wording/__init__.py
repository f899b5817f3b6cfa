"""A game in words for people: its questions, the meaning of each choice, and the log.

The terminal and the server use the same sentences. This package knows no rules. It asks the rules what an action costs,
scores or takes, and only about information that everyone or the deciding seat may have.
"""

"""Games of Root in the notations of its players: Rootlog and the sheets of the league.

See docs/how-to/notation.md.
"""

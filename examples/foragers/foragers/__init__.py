"""Foragers: a game with hidden hands, a draw pile and a die, as a package for Copse."""

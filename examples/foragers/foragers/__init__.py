"""Foragers: hidden hands, a draw pile and a die. A package of its own for Copse."""

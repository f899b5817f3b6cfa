"""Agents that learn to play: `python -m copse.learn root --minutes 10`, again to go on."""

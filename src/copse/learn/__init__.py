"""Agents that learn to play: `copse learn root --run runs/root`."""

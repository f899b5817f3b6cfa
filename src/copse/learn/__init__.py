"""Trains networks that play: `copse learn root --run runs/root`."""

"""Training of networks by self-play: `copse learn root --run runs/root`."""

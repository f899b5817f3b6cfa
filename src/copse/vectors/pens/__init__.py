"""What writes figures: the plain pen, and the same in C for the compiled build."""

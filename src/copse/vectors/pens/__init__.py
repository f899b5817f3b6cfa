"""Pens that write vectors: the plain pen in Python, and its equivalent in C for the compiled build."""

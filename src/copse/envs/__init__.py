"""Environments for learning: the games for PettingZoo (`root_v1`, `smallworld_v0`) and for OpenSpiel (`open_spiel`).

Nothing is imported here, so that each part asks only for the extra it needs."""

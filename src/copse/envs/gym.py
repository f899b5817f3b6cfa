"""Registers the games with Gymnasium when it is imported: `gymnasium.make("copse.envs.gym:copse/SmallWorld-v1")`, or
`gymnasium.make_vec` for a batch."""

from __future__ import annotations

from copse.envs.zoo import register
from copse.games import GAMES
from copse.vectors import VECTORS

for _name, _vector in VECTORS.items():
    register(
        f"copse/{GAMES[_name].title.replace(' ', '')}-v{_vector.version}",
        entry_point="copse.envs.single:SeatEnv",
        vector_entry_point="copse.envs.batch.gym:SeatVectorEnv",
        kwargs={"name": _name},
    )

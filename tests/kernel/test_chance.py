"""The generator: repeatable, even, and one small integer."""

from __future__ import annotations

from collections import Counter

from copse.kernel.chance import MASK, Dice, advance, mix


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Dice(7).below(100) for _ in range(3)] == [Dice(7).below(100) for _ in range(3)]
    first, second = Dice(7), Dice(8)
    assert [first.below(1000) for _ in range(10)] != [second.below(1000) for _ in range(10)]


def test_the_state_stays_within_32_bits() -> None:
    state = MASK
    for _ in range(1000):
        state = advance(state)
        assert 0 <= state <= MASK
        assert 0 <= mix(state) <= MASK


def test_faces_come_up_evenly_for_any_seed() -> None:
    for seed in range(20):
        dice = Dice(seed)
        counts = Counter(dice.below(6) for _ in range(6000))
        chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(6))
        assert chi_square < 25  # one in ten thousand by chance


def test_pairs_of_faces_come_up_evenly() -> None:
    dice = Dice(3)
    counts = Counter((dice.below(6), dice.below(6)) for _ in range(36_000))
    chi_square = sum((counts[a, b] - 1000) ** 2 / 1000 for a in range(6) for b in range(6))
    assert chi_square < 80


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert sum((firsts[face] - 1000) ** 2 / 1000 for face in range(6)) < 25


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice, counts = Dice(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25

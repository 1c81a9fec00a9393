from unoultimate.engine.shuffle import shuffle


def test_a_shuffle_is_the_same_everywhere_and_for_ever() -> None:
    """Records and saves depend on these very numbers."""
    cards = list(range(12))
    shuffle(cards, "7/1", 0)
    assert cards == EXPECTED


def test_seed_and_counter_decide() -> None:
    orders = set()
    for seed, counter in (("a", 0), ("a", 1), ("b", 0)):
        cards = list(range(12))
        shuffle(cards, seed, counter)
        assert sorted(cards) == list(range(12))
        orders.add(tuple(cards))
    assert len(orders) == 3


EXPECTED = [1, 9, 10, 3, 8, 6, 2, 5, 7, 0, 4, 11]

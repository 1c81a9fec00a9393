from math import log2

from hypothesis import given
from hypothesis import strategies as st

from unoultimate.app.packing import Packer, Unpacker

choice = st.integers(1, 300).flatmap(
    lambda total: st.integers(0, total - 1).flatmap(
        lambda start: st.tuples(st.just(start), st.integers(1, total - start), st.just(total))
    )
)


@given(st.lists(choice, max_size=60))
def test_gives_back_every_choice_in_its_order_and_is_empty_then(choices):
    packer = Packer()
    for start, width, total in choices:
        packer.put(start, width, total)
    unpacker = Unpacker(packer.number)
    for start, width, total in choices:
        assert start <= unpacker.slot(total) < start + width
        unpacker.take(start, width, total)
    assert unpacker.empty


@given(st.lists(st.integers(0, 9), min_size=50, max_size=100))
def test_a_choice_costs_its_share_of_bits_and_no_more(digits):
    packer = Packer()
    for digit in digits:
        packer.put_one_of(digit, 10)
    assert packer.number.bit_length() <= len(digits) * log2(10) + 2
    unpacker = Unpacker(packer.number)
    assert [unpacker.take_one_of(10) for _ in digits] == digits


def test_a_likely_choice_costs_next_to_nothing():
    packer = Packer()
    for _ in range(100):
        packer.put(1, 999, 1000)
    assert packer.number.bit_length() < 12

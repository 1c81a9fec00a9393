"""Sets of rules at random, for tests that must hold under every rule."""

from random import Random

from hypothesis import strategies as st

from unoultimate.engine import BY_ID, OPTIONS, PRESETS, Rules, RulesError

Table = tuple[Rules, int]


def seats_fit(rules: Rules, seats: int) -> bool:
    """Whether a match of so many seats may start."""
    try:
        rules.check_seats(seats)
    except RulesError:
        return False
    return True


def random_table(rng: Random) -> Table:
    """Rules and a number of seats: any options, now and then a preset as it is."""
    if rng.random() < 0.2:
        rules = Rules.preset(rng.choice(list(PRESETS)))
    else:
        rules = Rules("official", {option.id: rng.choice(option.values) for option in OPTIONS})
    allowed = [seats for seats in range(2, 11) if seats_fit(rules, seats)]
    return rules, rng.choice(allowed)


def _options() -> st.SearchStrategy[Rules]:
    values = {id: st.sampled_from(option.values) for id, option in BY_ID.items()}
    return st.fixed_dictionaries(values).map(lambda changes: Rules("official", changes))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """As `random_table`; shrinks towards the official rules and two seats."""
    rules = draw(_options() | st.sampled_from(sorted(PRESETS)).map(Rules.preset))
    return rules, draw(st.integers(2, 10).filter(lambda seats: seats_fit(rules, seats)))


seeds = st.integers(0, 2**32).map(str)

"""Sets of rules at random, for tests that must hold under every rule."""

from random import Random

from hypothesis import strategies as st

from unoultimate.engine import OPTIONS, PRESETS, VARIANTS, Rules, RulesError
from unoultimate.engine.options import Value

Table = tuple[Rules, int]


def seats_fit(rules: Rules, seats: int) -> bool:
    """Whether a match of so many seats may start."""
    try:
        rules.check_seats(seats)
    except RulesError:
        return False
    return True


def values_of(base: str) -> dict[str, tuple[Value, ...]]:
    """What every option may be in the game of this preset."""
    only = PRESETS[base].only
    return {option.id: only.get(option.id, option.values) for option in OPTIONS}


def random_table(rng: Random) -> Table:
    """Rules and a number of seats: any options of any game, now and then a preset as it is."""
    if rng.random() < 0.2:
        rules = Rules.preset(rng.choice(list(PRESETS)))
    else:
        base = rng.choice(VARIANTS) if rng.random() < 0.4 else "official"
        rules = random_rules(base, rng)
    return rules, rng.choice(seats_for(rules))


def random_rules(base: str, rng: Random) -> Rules:
    """The game of this preset with every option at random."""
    return Rules(base, {id: rng.choice(values) for id, values in values_of(base).items()})


def seats_for(rules: Rules) -> list[int]:
    """Every number of seats that may start a match."""
    return [seats for seats in range(2, 11) if seats_fit(rules, seats)]


def _options(base: str) -> st.SearchStrategy[Rules]:
    values = {id: st.sampled_from(allowed) for id, allowed in values_of(base).items()}
    return st.fixed_dictionaries(values).map(lambda changes: Rules(base, changes))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """As `random_table`; shrinks towards the official rules and two seats."""
    games = st.sampled_from(("official", *VARIANTS)).flatmap(_options)
    rules = draw(games | st.sampled_from(sorted(PRESETS)).map(Rules.preset))
    return rules, draw(st.sampled_from(seats_for(rules)))


seeds = st.integers(0, 2**32).map(str)

"""What several tests of the engine need."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture
def unmeasured() -> Iterator[None]:
    """Branches are counted elsewhere: following each line makes a long search four times longer."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)

"""Stories for the options about draw cards."""

from __future__ import annotations

from ...texts import mark

STORIES = {
    "stacking": mark(
        "Ada lays {R+2}, Ben answers with {B+2}, Cleo with {Y+2}. Ada has nothing to answer with "
        "and takes all six."
    ),
    "reflect": mark(
        "Ada lays {R+2}. Ben answers with {RR}, which is of the current colour: the direction "
        "turns, and Ada has to take her own two cards."
    ),
    "wild4": mark(
        "Green counts, and Ada lays {W+4} although she holds {G3}. Ben doesn’t believe her. It was "
        "a bluff: Ada draws the four cards, and Ben plays on the colour she named."
    ),
    "wild4_blocked_by": mark(
        "A Wild in hand forbids it too, and the game watches over it. Ada holds no green card, but "
        "she holds {W}: she may not lay {W+4}, and lays the Wild."
    ),
    "after_penalty": mark(
        "Ada lays {R+2}. Ben takes the two cards, then has an ordinary turn and lays {R6}."
    ),
}

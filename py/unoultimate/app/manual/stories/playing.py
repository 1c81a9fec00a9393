"""Stories for the options about laying and drawing cards."""

from __future__ import annotations

from ...texts import mark

STORIES = {
    "multi_play": mark(
        "Ada lays {R7} and {G7} together. The first fits on {R4} by its colour. The last one sets "
        "the colour: Ben follows with green."
    ),
    "jump_in": mark(
        "Ada lays {B6}. It is Ben’s turn, but Cleo holds the very same card and jumps in before he "
        "has begun. Play goes on after Cleo, with Dan."
    ),
    "must_play": mark(
        "{B5} fits on {B9}. Ada would rather draw and keep it, but she has to lay it."
    ),
    "finish_with": mark(
        "The last card may not be a Wild. Ada cannot go out with {W}: she draws, and hopes for "
        "another card to finish with."
    ),
    "two_player_reverse": mark(
        "Two players, and a Reverse only turns the direction. Ada lays {RR}, and it is Ben’s turn. "
        "Officially Ada would play again."
    ),
    "wrong_play": mark(
        "Ada lays {B2} on {R5} by mistake. She takes it back, draws two cards, and loses the turn."
    ),
    "draw_count": mark(
        "Nothing of Ada’s fits on {R5}. She draws until a card does: {B8}, {Y6}, and then {R3}, "
        "which she lays."
    ),
    "drawn_card": mark(
        "A drawn card that fits has to be laid. Ada draws {R9}. She may not pass; the card goes on "
        "the pile."
    ),
}

"""Stories for the options about dealing and the deck."""

from __future__ import annotations

from ...texts import mark

STORIES = {
    "edition": mark(
        "The deck of 112 cards. Ada holds a {WC} and the {WS}. Here the blank Wild is agreed to be "
        "just a Wild: Ada lays {WC} and names blue, and Ben follows with {B7}."
    ),
    "hand_size": mark(
        "Three cards each, dealt one at a time. Ben deals, so Ada gets the first card and plays "
        "first, on {G7}."
    ),
    "decks": mark(
        "Two decks hold four cards {R5} instead of two: one is on the pile, Ada has two, and Ben "
        "has one as well."
    ),
    "shuffle_wilds": mark(
        "Ada lays {WS} and names yellow. The seven cards in all hands are shuffled and dealt "
        "again, Ben first: he gets three, Cleo and Ada two each."
    ),
    "custom_wild": mark(
        "The blank Wild is agreed to make all others draw one. Ada lays {WC} and names green; Ben "
        "draws a card, then Cleo."
    ),
    "first_dealer": mark(
        "Highest card deals. {YS} and {R+2} are no numbers and count 0, so {R8} wins: Ben deals. "
        "The cards are shuffled back in, and Cleo plays first."
    ),
    "first_card": mark(
        "Numbers only. {GS} and {B+2} are turned over first and do nothing. The round opens with "
        "{Y6}."
    ),
    "first_reverse": mark(
        "Ada deals and turns over {BR}. The direction turns, and Cleo, to the dealer’s right, "
        "starts. Officially Ada herself would start."
    ),
    "first_wild": mark(
        "The round opens with {W}. Ada may not just lay {G3}: first she names a colour. She names "
        "green, and then lays it."
    ),
    "empty_pile": mark(
        "Ada wants to draw, and the draw pile is empty. The round ends at once. Ben holds 2 points "
        "and Ada 10, so Ben wins the round and scores them."
    ),
}

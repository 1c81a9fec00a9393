"""Stories for the options about winning, special rules, calling UNO and time."""

from __future__ import annotations

from ...texts import mark

STORIES = {
    "format": mark(
        "Penalty points. Ada lays {R3}, her last card, and adds nothing. Ben adds 25 for {B5} and "
        "{GS}, Cleo 50 for {W}. In the end the lowest total wins."
    ),
    "target": mark(
        "First to 200. Ada has 180 points and goes out with {G4}. Ben’s {BS} and {Y1} are worth "
        "21: Ada is past the target, and the match is over."
    ),
    "rounds": mark(
        "The last of three rounds. Ada is out first and gets two rank points, Ben holds less than "
        "Cleo and gets one. Ada and Ben have four each; Ada has won more rounds."
    ),
    "seven_swap": mark(
        "Ada lays {R7} and chooses Cleo, who holds the fewest cards. Ada now has two cards, and "
        "Cleo has Ada’s three."
    ),
    "zero_pass": mark(
        "Ada lays {R0}. Play goes clockwise, so Ada’s two cards go to Ben, Ben’s to Cleo, and "
        "Cleo’s to Ada."
    ),
    "hand_limit": mark(
        "The limit is 15. Ben holds 13 cards and has to take two for {R+2}: with the second he is "
        "out of the round. Cleo goes on."
    ),
    "partners": mark(
        "Ada and Cleo play together, against Ben and Dan. Ada goes out. Ben and Dan hold 27 "
        "points, which both partners score – Cleo’s own {Y9} and {Y1} cost nothing."
    ),
    "uno_call": mark(
        "Ada lays {R4} and has one card left. She remembers and calls UNO before anybody catches "
        "her: Cleo is too late."
    ),
    "uno_penalty": mark(
        "A forgotten call costs four. Ada lays {R4} and says nothing. Cleo catches her before Ben "
        "has begun, so Ada draws four cards."
    ),
    "wrong_catch": mark(
        "Ada calls UNO and lays {R4}. Cleo tries to catch her all the same, and draws two cards "
        "for it. It is still Ben’s turn."
    ),
    "turn_timer": mark(
        "30 seconds for a turn. Ada could lay {R4}, but thinks too long: the game draws a card for "
        "her, and her turn is over."
    ),
    "timeout": mark(
        "Time is up, and Ada also draws two. One card is for the turn that the game took for her, "
        "two are for being late."
    ),
}

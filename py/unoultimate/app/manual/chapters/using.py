"""Chapter: using the app."""

from __future__ import annotations

from ...texts import _
from ..blocks import bullets, paragraphs, steps
from ..model import Chapter, Section, Table


def chapter() -> Chapter:
    playing = (_screens(), _laying(), _several(), _sharing(), _computers(), _pictures())
    after = (_statistics(), _replays(), _saving(), _installing(), _sound(), _keys())
    return Chapter("using", _("Using the app"), (*playing, *after))


def _screens() -> Section:
    return Section(
        "screens",
        _("From home to the table"),
        (
            steps(
                _("Choose a rule set on the home screen, then tap Next – or tap the set again."),
                _("Say who plays: two to ten seats, each a person or a computer."),
                _("Change any rule you like. The question mark beside it leads here."),
                _("Tap Start."),
            ),
        ),
    )


def _laying() -> Section:
    return Section(
        "laying",
        _("Laying and drawing"),
        (
            bullets(
                _("Cards that you may lay light up. One tap lays a card."),
                _("A card that doesn’t fit says why when you tap it."),
                _("A Wild asks for the colour, and a 7 that swaps hands asks for the player."),
                _("Tap Draw or the draw pile to draw. The card you drew is marked."),
                _("A draw penalty shows its total; Take draws all of it."),
                _("The ring around the discard pile shows the current colour and the direction."),
            ),
        ),
    )


def _several() -> Section:
    return Section(
        "several",
        _("Several cards at once"),
        (
            *paragraphs(_("When the rules allow it, and your card has others that go with it:")),
            steps(
                _("Tap the first card, which has to fit. The cards that go with it light up."),
                _("Tap more of them, in the order you want to lay them."),
                _("Tap Play, or press Enter. The last card sets the colour."),
            ),
            *paragraphs(
                _(
                    "Tap the first card again to lay it alone, or to clear the selection when "
                    "others are selected. Tap another selected card to take it out."
                )
            ),
        ),
    )


def _sharing() -> Section:
    blocks = paragraphs(
        _(
            "Two or more people on one device pass it around. Between them a curtain covers the "
            "table: hand the device over, and the next player lifts the curtain. While it is down, "
            "no card is on the page, and no clock is running."
        ),
        _(
            "Whoever’s hand is shown can catch others and jump in. Computers can do so at any "
            "time, but they wait about a second before they catch."
        ),
    )
    return Section("sharing", _("Several people, one device"), blocks)


def _computers() -> Section:
    blocks = paragraphs(
        _(
            "Computers see what a person in their seat would see, and nothing else: their own "
            "hand, the discard pile, and how many cards the others hold."
        ),
        _(
            "Easy plays carelessly, medium plays soundly, and hard remembers who had to draw on "
            "which colour. You choose how fast they play; step by step, each waits for your tap."
        ),
    )
    return Section("computers", _("Computer players"), blocks)


def _pictures() -> Section:
    blocks = paragraphs(
        _(
            "Tap the picture beside a name before the game to choose another one: the first letter "
            "of the name, one of many drawings, or a photo of your own. A photo stays on this "
            "device."
        )
    )
    return Section("pictures", _("Pictures of the players"), blocks)


def _statistics() -> Section:
    blocks = paragraphs(
        _(
            "The statistics count every finished match on this device: who won, how many turns it "
            "took, the highest stack, cards laid and drawn, streaks, and who ends ahead of whom. "
            "Each chart has its numbers in a table behind it. An abandoned match is not counted."
        ),
        _(
            "Export writes them to a file, and Import takes them to another device; matches that "
            "are there already are not counted twice. Delete all asks first."
        ),
    )
    return Section("statistics", _("Statistics"), blocks)


def _replays() -> Section:
    blocks = paragraphs(
        _(
            "Any finished match can be watched again: Watch replay at its end, or Watch in the "
            "list of recent matches in the statistics. Go back and forth move by move, let it play "
            "at the speed you like, tap a line of the log to go there, and choose whether all "
            "hands are open or only one."
        ),
        _(
            "Share this game makes a link, or a file when the match is long. Whoever opens it sees "
            "the same match, move for move; nothing is stored anywhere else. Open a game in the "
            "statistics reads such a file, and you can drop it on the page as well."
        ),
    )
    return Section("replays", _("Replays and sharing"), blocks)


def _saving() -> Section:
    blocks = paragraphs(
        _(
            "The game is saved after every move. Close it whenever you like, and Continue brings "
            "you back exactly where you were. One game waits at a time: starting another one asks "
            "first, and then replaces it."
        ),
        _(
            "Everything stays on this device, in this browser. After the first visit the game also "
            "works without a network."
        ),
    )
    return Section("saving", _("Saving and playing offline"), blocks)


def _installing() -> Section:
    blocks = paragraphs(
        _(
            "Where the browser allows it, Install on the home screen puts the game among your "
            "apps. On an iPhone or iPad, tap Share in the browser and choose Add to Home Screen. "
            "It is the same game, in a window of its own and without a network."
        ),
        _(
            "A new version downloads by itself and waits. Tap Reload when it suits you: a running "
            "game comes back exactly."
        ),
    )
    return Section("installing", _("Installing the game"), blocks)


def _sound() -> Section:
    blocks = paragraphs(
        _(
            "Menu has a switch and a volume each for the music, the effects and the voice that "
            "calls UNO. M or the note over the table switches the music. With effects off the "
            "voice is silent too, and nothing sounds before your first tap or while the page is "
            "hidden."
        )
    )
    return Section("sound", _("Sound and music"), blocks)


def _keys() -> Section:
    rows = (
        (_("Arrow keys, Enter"), _("walk through the hand, lay the card")),
        ("D", _("draw, or take the penalty")),
        ("P", _("pass")),
        ("U", _("call UNO")),
        ("C", _("challenge")),
        ("X", _("catch")),
        ("1–4", _("name a colour")),
        ("S", _("sort the hand")),
        (_("Space"), _("next move, step by step")),
        ("M", _("music")),
        ("F", _("full screen")),
        ("K", _("the list of keys")),
        ("Esc", _("menu, or close")),
    )
    return Section(
        "keys", _("Keys"), (Table((_("Key"), _("What it does")), rows, _("Keys of the table")),)
    )

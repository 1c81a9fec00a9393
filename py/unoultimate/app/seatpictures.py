"""The pictures that a seat may have: their ids, in themes, and what they are called.

`ui.pictures` draws them. An id never changes its meaning: saves and settings hold it.
"""

from __future__ import annotations

from .texts import _, mark

THEMES = {
    "people": mark("People"),
    "landscapes": mark("Landscapes"),
    "cards": mark("Cards"),
    "street": mark("Street"),
    "shogi": mark("Shogi"),
    "property": mark("Property"),
    "trains": mark("Trains"),
    "poker": mark("Poker"),
    "president": mark("President"),
    "creatures": mark("Creatures"),
}

PICTURES: dict[str, dict[str, str]] = {
    "people": {
        "cook-w": mark("Cook, woman"),
        "cook-m": mark("Cook, man"),
        "doctor-w": mark("Doctor, woman"),
        "doctor-m": mark("Doctor, man"),
        "farmer-w": mark("Farmer, woman"),
        "farmer-m": mark("Farmer, man"),
        "teacher-w": mark("Teacher, woman"),
        "teacher-m": mark("Teacher, man"),
        "musician-w": mark("Musician, woman"),
        "musician-m": mark("Musician, man"),
        "sailor-w": mark("Sailor, woman"),
        "sailor-m": mark("Sailor, man"),
        "painter-w": mark("Painter, woman"),
        "painter-m": mark("Painter, man"),
        "builder-w": mark("Builder, woman"),
        "builder-m": mark("Builder, man"),
        "gardener-w": mark("Gardener, woman"),
        "gardener-m": mark("Gardener, man"),
        "scientist-w": mark("Scientist, woman"),
        "scientist-m": mark("Scientist, man"),
        "firefighter-w": mark("Firefighter, woman"),
        "firefighter-m": mark("Firefighter, man"),
        "baker-w": mark("Baker, woman"),
        "baker-m": mark("Baker, man"),
    },
    "landscapes": {
        "forest": mark("Forest"),
        "hills": mark("Hills"),
        "pasture": mark("Pasture with a sheep"),
        "field": mark("Field of wheat"),
        "mountains": mark("Mountains"),
        "desert": mark("Desert"),
        "sea": mark("Sea"),
        "harbour": mark("Harbour"),
    },
    "cards": {
        "card-number": mark("Red seven"),
        "card-reverse": mark("Green Reverse"),
        "card-skip": mark("Blue Skip"),
        "card-plus-two": mark("Yellow Draw Two"),
        "card-wild": mark("Wild card"),
        "card-back": mark("Back of a card"),
        "card-fan": mark("Hand of cards"),
        "card-last": mark("The last card"),
    },
    "street": {
        "spade": mark("Spade"),
        "heart": mark("Heart"),
        "diamond": mark("Diamond"),
        "club": mark("Club"),
        "bank": mark("Bank"),
        "shop": mark("Shop"),
        "shares": mark("Rising shares"),
        "purse": mark("Purse"),
    },
    "shogi": {
        "shogi-king": mark("King in shogi"),
        "shogi-rook": mark("Rook in shogi"),
        "shogi-bishop": mark("Bishop in shogi"),
        "shogi-gold": mark("Gold general in shogi"),
        "shogi-silver": mark("Silver general in shogi"),
        "shogi-knight": mark("Knight in shogi"),
        "shogi-lance": mark("Lance in shogi"),
        "shogi-pawn": mark("Pawn in shogi"),
    },
    "property": {
        "house": mark("House"),
        "hotel": mark("Hotel"),
        "key": mark("Key"),
        "dice": mark("Dice"),
        "car": mark("Car"),
        "cat": mark("Brass cat"),
        "boot": mark("Boot"),
        "deed": mark("Title deed"),
    },
    "trains": {
        "steam-train": mark("Steam train"),
        "express-train": mark("Express train"),
        "tram": mark("Tram"),
        "peach": mark("Peach"),
        "castle": mark("Castle"),
        "signal": mark("Signal"),
        "ticket": mark("Train ticket"),
        "bridge": mark("Railway bridge"),
    },
    "poker": {
        "chip-red": mark("Red chip"),
        "chip-blue": mark("Blue chip"),
        "chips": mark("Stacks of chips"),
        "aces": mark("Two aces"),
        "royal": mark("Royal flush"),
        "dealer": mark("Dealer button"),
        "horseshoe": mark("Horseshoe"),
        "poker-face": mark("Poker face"),
    },
    "president": {
        "crown": mark("Crown"),
        "joker": mark("Joker"),
        "gold-medal": mark("Gold medal"),
        "silver-medal": mark("Silver medal"),
        "bronze-medal": mark("Bronze medal"),
        "throne": mark("Throne"),
        "laurel": mark("Laurel wreath"),
        "revolution": mark("Flag of the revolution"),
    },
    "creatures": {
        "ball": mark("Woven ball"),
        "egg": mark("Egg"),
        "berry": mark("Berry"),
        "sprout": mark("Sprout creature"),
        "ember": mark("Flame creature"),
        "droplet": mark("Water creature"),
        "badge": mark("Badge"),
        "potion": mark("Potion"),
    },
}

_THEME_OF = {picture: theme for theme, pictures in PICTURES.items() for picture in pictures}
ALL = tuple(_THEME_OF)


def theme_of(picture: str) -> str:
    """The theme of a picture. Raises KeyError when there is none of that id."""
    return _THEME_OF[picture]


def theme_name(theme: str) -> str:
    """What a theme is called in the current language."""
    return _(THEMES[theme])


def picture_name(picture: str) -> str:
    """What a picture shows, in the current language. Raises KeyError like `theme_of`."""
    return _(PICTURES[theme_of(picture)][picture])

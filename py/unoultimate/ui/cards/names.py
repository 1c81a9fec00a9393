"""Cards and colours in words, as the whole application says them."""

from unoultimate.app.cardnames import COLOR_LETTERS, card_name, color_letter, color_name

__all__ = ["COLOR_LETTERS", "card_name", "color_letter", "color_name"]

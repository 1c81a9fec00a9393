"""Games with a deck of their own: the classic game with a few functions replaced."""

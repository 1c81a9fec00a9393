"""The games with a deck of their own in the manual: one file for each."""

"""UNO ULTIMATE: rules engine, computer players and screens of a card game for the browser."""

__version__ = "0.1.0"

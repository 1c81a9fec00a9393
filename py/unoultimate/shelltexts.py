"""Texts of what stands around the application: the shell before Python is there, the manifests.

Read by the build alone, which lays them into small files, one for each language.
"""

from __future__ import annotations

from .app.texts import mark

SHELL = {
    "loading": mark("Getting the cards ready"),
    "tap_kept": mark("One moment – your tap is kept."),
    "slow": mark("This takes longer than usual."),
    "failed": mark("The game could not start. Your saved games are kept."),
    "stopped": mark("The game has stopped. Your saved games are kept."),
    "try_again": mark("Try again"),
    "report": mark("Report"),
    "copied": mark("The report is copied."),
    "update_ready": mark("A new version is ready."),
    "reload": mark("Reload"),
    "later": mark("Later"),
}
DESCRIPTION = mark("A card game for one to ten players that plays in the browser, offline too.")
# Where the shortcuts of the installed app lead: `#open=…`, see app/openings.py.
SHORTCUTS = {
    "continue": mark("Continue"),
    "new": mark("New game"),
    "manual": mark("How to play"),
}
SCREENSHOTS = {
    "home": mark("Choosing the rules"),
    "setup": mark("Who plays, by which rules"),
    "table": mark("At the table"),
}

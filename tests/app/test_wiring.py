"""The screens and the controller speak of the same actions."""

import re

from helpers.apps import App
from helpers.tables import run
from unoultimate import ui
from unoultimate.platform.memory import MemoryStorage, MemoryTabs


def actions_in(html: str) -> set[str]:
    return set(re.findall(r'data-action="([^"]+)"', html))


class Seen:
    """Renders for real and remembers every action that was on the page."""

    def __init__(self, app: App) -> None:
        self.actions: set[str] = set()
        app.controller.core._render = self.render

    def render(self, state) -> str:
        html = ui.render(state)
        self.actions |= actions_in(html)
        return html


def test_every_action_on_every_screen_is_known():
    async def work():
        app = App(MemoryStorage(slots=["nonsense", None]))
        seen = Seen(app)
        await app.begin()
        await app.new_game("pcp", target="100")
        for name in ("menu", "log", "rules", "keys"):
            await app.act(name)
        for _ in range(5):
            await app.act("close-dialog")
        await app.play(until=lambda app: app.table.match_end is not None and not app.table.result)
        await app.act("home")
        await app.new_game("pcc")
        await app.act("home")
        app.controller.flag(fullscreen=False)
        app.controller.core.fail(ZeroDivisionError())
        await App(tabs=MemoryTabs(other=True)).begin()
        unknown = seen.actions - app.controller.action_names
        assert unknown == set()
        assert {"card", "color", "draw", "curtain-open", "next-round", "start"} <= seen.actions

    run(work)

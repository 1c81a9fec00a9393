"""Twelve women and twelve men in the same trades, put together from shared parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..html import Html, join
from . import clothes, faces, hair, hats, tools
from .colors import AMBER, DUSK, HONEY, LEAF, MINT, PLUM, RED, ROSE, SAND, SKY, TEAL, TERRA, WINE
from .faces import BROWN, DARK, FAIR, LIGHT, TAN, Skin
from .hair import Hair
from .pen import lit, moved

NOTHING = Html("")


@dataclass(frozen=True)
class Trade:
    """What everyone of a trade wears and holds; `behind` hangs on the wall."""

    clothes: Html
    hat: Html = NOTHING
    tool: Html = NOTHING
    behind: Html = NOTHING


TRADES = {
    "cook": Trade(clothes.cook(), hats.toque(), tools.spoon()),
    "doctor": Trade(clothes.doctor()),
    "farmer": Trade(clothes.farmer(), hats.straw_hat(), tools.wheat()),
    "teacher": Trade(clothes.teacher(WINE), NOTHING, tools.apple(), tools.board()),
    "musician": Trade(clothes.stage(PLUM), hats.headphones(), tools.guitar(), tools.notes()),
    "sailor": Trade(clothes.sailor(), hats.sailor_cap(), NOTHING, tools.horizon()),
    "painter": Trade(clothes.smock(SKY), hats.beret(WINE), tools.brush()),
    "builder": Trade(clothes.vest(), hats.hard_hat(HONEY), tools.hammer()),
    "gardener": Trade(clothes.gardener(), hats.sun_hat(), tools.flower_pot()),
    "scientist": Trade(clothes.scientist(), NOTHING, tools.flask()),
    "firefighter": Trade(clothes.firefighter(), hats.fire_helmet(), tools.axe()),
    "baker": Trade(clothes.baker(), hats.paper_cap(), tools.loaf()),
}


@dataclass(frozen=True)
class Person:
    back: str
    skin: Skin
    hair: Hair
    extra: Html = NOTHING


WOMEN = {
    "cook": Person(TEAL, BROWN, hair.bob(hair.BLACK)),
    "doctor": Person(ROSE, TAN, hair.scarf("#3c7f96")),
    "farmer": Person(SKY, FAIR, hair.braids(hair.GINGER)),
    "teacher": Person(SAND, DARK, hair.cloud(hair.BLACK)),
    "musician": Person(TERRA, LIGHT, hair.long(hair.BLACK)),
    "sailor": Person(HONEY, TAN, hair.tail(hair.BROWN)),
    "painter": Person(AMBER, FAIR, hair.waves(hair.GINGER)),
    "builder": Person(MINT, BROWN, hair.waves(hair.BROWN)),
    "gardener": Person(PLUM, FAIR, hair.bob(hair.GREY), faces.glasses()),
    "scientist": Person(DUSK, LIGHT, hair.knot(hair.BLACK), hats.goggles()),
    "firefighter": Person(SAND, LIGHT, hair.long(hair.BLOND)),
    "baker": Person(RED, DARK, hair.tail(hair.BLACK)),
}
MEN = {
    "cook": Person(HONEY, LIGHT, hair.short(hair.BROWN), faces.moustache(hair.BROWN)),
    "doctor": Person(DUSK, DARK, hair.curls(hair.BLACK), faces.glasses()),
    "farmer": Person(LEAF, TAN, hair.short(hair.GREY), faces.full_beard(hair.GREY)),
    "teacher": Person(ROSE, FAIR, hair.parted(hair.CHESTNUT), faces.glasses()),
    "musician": Person(TEAL, BROWN, hair.cloud(hair.BLACK), faces.goatee(hair.BLACK)),
    "sailor": Person(SAND, FAIR, hair.short(hair.BLOND), faces.full_beard(hair.BLOND)),
    "painter": Person(MINT, TAN, hair.short(hair.BLACK),
                      join(faces.moustache(hair.BLACK), faces.goatee(hair.BLACK))),
    "builder": Person(DUSK, LIGHT, hair.short(hair.BLACK), faces.stubble(hair.BLACK)),
    "gardener": Person(SKY, DARK, hair.short(hair.SNOW), faces.full_beard(hair.SNOW)),
    "scientist": Person(TERRA, FAIR, hair.wild(hair.SNOW),
                        join(faces.glasses(), faces.moustache(hair.SNOW))),
    "firefighter": Person(AMBER, BROWN, hair.short(hair.BLACK), faces.moustache(hair.BLACK)),
    "baker": Person(TEAL, FAIR, hair.short(hair.GINGER), faces.full_beard(hair.GINGER)),
}  # fmt: skip


def portrait(trade: Trade, who: Person) -> Html:
    """Someone from the chest up, close enough to know the face at 32 pixels."""
    figure = moved("translate(-3.2 -2) scale(1.1)", *_figure(trade, who))
    return lit(who.back, trade.behind, figure, trade.tool)


def _figure(trade: Trade, who: Person) -> tuple[Html, ...]:
    return (
        who.hair.behind,
        trade.clothes,
        faces.neck(who.skin),
        faces.head(who.skin),
        who.hair.front,
        who.extra,
        trade.hat,
    )


def _drawn(name: str, who: Person) -> Callable[[], Html]:
    return lambda: portrait(TRADES[name], who)


DRAWINGS: dict[str, Callable[[], Html]] = {
    f"{name}-{end}": _drawn(name, group[name])
    for name in TRADES
    for end, group in (("w", WOMEN), ("m", MEN))
}

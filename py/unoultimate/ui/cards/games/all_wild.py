"""All Wild."""

from .express import wild_draw

FACES = {
    c: wild_draw(str(i))
    for i, c in enumerate(("W", "WR", "WSK", "WSK2", "W+2", "W+4", "WT+2", "WFS"))
}

"""Icons around the origin: the features within 24 x 24, the effects of the privileges within 22 x 22."""

from macaronesia.drawing.palette import INK, SAND, WATER, WATER_DEEP, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group
from macaronesia.games.canarias.drawing.palette import (
    GRASS,
    PAINTS,
    PLASTER,
    ROAD,
    ROAD_EDGE,
    ROCK,
    TILES,
    WHEAT,
)

_FEATURES = {
    "coast": (
        WATER_LIGHT,
        f'<path d="M-11 11V-1C-6-1-3 2-1 5S5 10 11 9.5V11Z" fill="{SAND}" stroke="none"/>'
        f'<path d="M-11-1C-6-1-3 2-1 5S5 10 11 9.5" fill="none" stroke="#fff" stroke-width="2.6"/>'
        f'<path d="M-8-7q3-3 6 0t6 0t6 0M2 0q2.4-2.4 4.6 0t4.6 0" fill="none" stroke="{WATER_DEEP}" stroke-width="1.9"/>'
        f'<path d="M-7.5 9L-9 4.5Q-5.5 2.5-3 6Z" fill="#e98d6d" stroke="{INK}" stroke-width=".9"/>',
    ),
    "river": (
        GRASS,
        f'<path d="M-4-12C-9-5 8-3 4 3S-5 8-3 12" fill="none" stroke="{WATER_DEEP}" stroke-width="9.5"/>'
        f'<path d="M-4-12C-9-5 8-3 4 3S-5 8-3 12" fill="none" stroke="{WATER}" stroke-width="6.6"/>'
        f'<path d="M-4.5-9C-5-5 5-3 4 1M-1 7L-2.6 9.5" fill="none" stroke="{WATER_LIGHT}" stroke-width="1.8"/>',
    ),
    "mountain": (
        "#dfe9ee",
        f'<path d="M-1 9L6-5L12 5V9Z" fill="#6f675d"/><path d="M-12 9V7L-4-9L5 9Z" fill="{ROCK}"/>'
        '<path d="M-4-9L-8-1L-5.5-2.5L-3.5 0L-1.5-2L.2-.6Z" fill="#fff"/>',
    ),
    "road": (
        GRASS,
        f'<path d="M-9 12L-2-12H2L9 12Z" fill="{ROAD}" stroke="{ROAD_EDGE}" stroke-width="1.8"/>'
        f'<path d="M0-9V-6M0-3V1M0 5V10" fill="none" stroke="{ROAD_EDGE}" stroke-width="2"/>',
    ),
    "village": (
        PLASTER,
        f'<path d="M-9.5 10V2L-4.5-2.5L1 2V10Z" fill="#fff"/><path d="M-11.5 3L-4.5-4L3 3Z" fill="{TILES}"/>'
        f'<path d="M1 10V-1L5-6L9-1V10Z" fill="#fff"/><path d="M-.5 0L5-7L10.5 0Z" fill="{TILES}"/>'
        '<path d="M5-10.4V-7M3.4-9H6.6" fill="none" stroke-width="1.2"/>'
        f'<path d="M-6.5 10V6H-2.5V10ZM3.6 10V5H6.6V10Z" fill="{INK}" stroke="none"/>',
    ),
    "field": (
        WHEAT,
        '<path d="M0 11V-3M-7 11V1M7 11V1" fill="none" stroke="#6d4d08" stroke-width="1.8"/>'
        + "".join(
            f'<path d="M{x} {y}q-4-2-3.4-6q3.6 1 3.4 6q-.2-5 3.4-6q.6 4-3.4 6ZM{x} {y - 4.6}q-3-3 0-6.4q3 3.4 0 6.4Z" fill="#fff3b8" stroke="#6d4d08" stroke-width="1.1"/>'
            for x, y in ((-7, 5), (7, 5), (0, 1))
        ),
    ),
}

_CARD = '<rect x="{x}" y="{y}" width="8" height="11" rx="1.4" fill="#fff" transform="rotate({turn} {x} 8)"/>'
_EFFECTS = {
    "tie": (
        '<path d="M0-8V8M-5 8H5M-8-5H8" fill="none" stroke-width="2"/>'
        '<path d="M-12 2L-8-5L-4 2A4 3.4 0 0 1-12 2ZM4 2L8-5L12 2A4 3.4 0 0 1 4 2Z" fill="#fff"/>'
        '<circle cy="-8" r="2.4" fill="#fff"/>'
    ),
    "draw4": (
        "".join(
            _CARD.format(x=x, y=y, turn=turn) for x, y, turn in ((-11, -5, -16), (-6, -7, -6), (-1, -7.5, 5))
        )
        + '<rect x="2.5" y="-6.5" width="8" height="11" rx="1.4" fill="#fff" transform="rotate(16 4 8)"/>'
    ),
    "mixed": (
        '<path d="M-11 9V1L-5.5-5L0 1V9Z" fill="#fff"/><path d="M0 9V1L5.5-5L11 1V9Z" fill="#33231a"/>'
        '<path d="M-3-9.5H3M0-12.5V-6.5" fill="none" stroke-width="2"/>'
    ),
    "free": (
        '<path d="M0-11V11M-11 0H11" fill="none" stroke-width="2.4"/>'
        '<path d="M-3.4-7.6L0-12L3.4-7.6ZM-3.4 7.6L0 12L3.4 7.6ZM-7.6-3.4L-12 0L-7.6 3.4ZM7.6-3.4L12 0L7.6 3.4Z" fill="#fff"/>'
        '<path d="M-4.5 4.5V-.6L0-5L4.5-.6V4.5Z" fill="#fff"/>'
    ),
    "extra": (
        '<rect x="-9.5" y="-9" width="12" height="17" rx="2" fill="#fff"/>'
        '<path d="M6.5-2V8M1.5 3H11.5" fill="none" stroke="#fff" stroke-width="6"/>'
        '<path d="M6.5-2V8M1.5 3H11.5" fill="none" stroke-width="2.8"/>'
    ),
    "pirates": (
        '<path d="M0-11L9.5-8V0C9.5 6 4 10 0 12C-4 10-9.5 6-9.5 0V-8Z" fill="#fff"/>'
        '<path d="M-4.6-1.4A4.6 4.6 0 1 1 4.6-1.4C4.6.4 3 .8 3 2.2V4H-3V2.2C-3 .8-4.6.4-4.6-1.4Z" fill="#33231a" stroke="none"/>'
        '<g fill="#fff" stroke="none"><circle cx="-1.9" cy="-1.4" r="1.3"/><circle cx="1.9" cy="-1.4" r="1.3"/></g>'
        '<path d="M-4.6 5L4.6 8.6M4.6 5L-4.6 8.6" fill="none" stroke-width="1.4"/>'
    ),
}


def _bare(feature: str) -> str:
    return group([_FEATURES[feature][1]], stroke=INK, stroke_width=1.1, stroke_linejoin="round")


def feature_art(feature: str) -> str:
    """Draw a feature on a small tile."""
    ground, art = _FEATURES[feature]
    tile = {"x": -12, "y": -12, "width": 24, "height": 24, "rx": 5}
    inside = element("svg", group([art], transform="translate(12 12)"), x=-12, y=-12, width=24, height=24)
    return group(
        [
            element("rect", fill=ground, stroke="none", **tile),
            group([inside], stroke=INK, stroke_width=1.1, stroke_linejoin="round", stroke_linecap="round"),
            element("rect", fill="none", stroke=INK, stroke_width=1.5, **tile),
        ]
    )


def effect_art(effect: str) -> str:
    """Draw what a privilege does, in ink and white, for any ground."""
    return group(
        [_EFFECTS[effect]], stroke=INK, stroke_width=1.5, stroke_linejoin="round", stroke_linecap="round"
    )


def icons(pen: Pen) -> str:
    """Define all icons, as `wish-coast`, `wish-red` and `effect-tie`."""
    return (
        "".join(pen.define(f"wish-{feature}", feature_art(feature)) for feature in _FEATURES)
        + "".join(
            pen.define(f"wish-{colour}", pen.use(f"house-{colour}", 0, 11.5, 0.82)) for colour in PAINTS
        )
        + "".join(pen.define(f"mark-{feature}", _bare(feature)) for feature in ("village", "field"))
        + "".join(pen.define(f"effect-{effect}", effect_art(effect)) for effect in _EFFECTS)
    )

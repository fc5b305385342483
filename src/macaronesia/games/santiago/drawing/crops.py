"""The eight crops, each a drawing of its own outline around the origin, within 44 x 40."""

from macaronesia.drawing.palette import INK

_BANANA = "M-3-16C-12-6-12 8-3 17C-1 20 4 19 3 15C-2 7-1-5 3-16Z"
_GRAPES = [
    (-13, -4),
    (-4.5, -5),
    (4.5, -5),
    (13, -4),
    (-9, 3.5),
    (0, 3),
    (9, 3.5),
    (-4.5, 11),
    (4.5, 11),
    (0, 17),
]
_SEEDS = [(-9, -4), (-3, -4), (3, -4), (9, -4), (-6, 2), (0, 3), (6, 2), (0, 8)]


def _stalk(x: int, tilt: int) -> str:
    nodes = "".join(f"M{x - 3.5} {y}h7" for y in (-5, 3, 11))
    return (
        f'<g transform="rotate({tilt} {x} 20)"><rect x="{x - 3.5}" y="-13" width="7" height="33" rx="2" fill="#8fbf45"/>'
        f'<path d="{nodes}" stroke="#3f6b1c" stroke-width="2"/>'
        f'<path d="M{x}-12C{x - 3}-19 {x - 9}-20 {x - 12}-15C{x - 8}-16 {x - 4}-14 {x}-10C{x + 3}-15 {x + 8}-17 {x + 12}-13C{x + 10}-20 {x + 3}-20 {x}-12Z" fill="#3f9a3f"/></g>'
    )


_ART = {
    "banana": (
        f'<path d="{_BANANA}" fill="#d99a06" transform="rotate(-38 0 -17)"/>'
        f'<path d="{_BANANA}" fill="#f0b90c" transform="rotate(-8 0 -17)"/>'
        f'<path d="{_BANANA}" fill="#ffd21f" transform="rotate(24 0 -17)"/>'
        '<path d="M-11-6C-15 1-15 8-12 13" fill="none" stroke="#fff3b0" stroke-width="2"/>'
        '<path d="M-4-14L-2-20H4L5-13C2-11-2-11-4-14Z" fill="#6e5a1a"/>'
    ),
    "cane": _stalk(-11, -7) + _stalk(11, 7) + _stalk(0, 0),
    "potato": (
        '<path d="M-3-8C-2-17 11-21 18-14C24-7 21 5 13 7C5 8-4 0-3-8Z" fill="#a9713a"/>'
        '<path d="M-20 5C-22-6-9-12 0-8C9-5 16 2 13 11C10 20-5 18-11 17C-17 15-19 11-20 5Z" fill="#c98f4e"/>'
        '<path d="M-13-2C-10-6-5-6-2-5" fill="none" stroke="#edc48c" stroke-width="2.4"/>'
        '<path d="M-12 7q3 3 5 0M0 1q3 3 5 0M1 12q3 2 5-1M9-9q3 2 5-1" fill="none" stroke-width="2"/>'
    ),
    "bean": (
        '<path d="M-21 4C-15 21 13 20 20-13" fill="none" stroke-width="14.5"/>'
        '<path d="M-21 4C-15 21 13 20 20-13" fill="none" stroke="#4a9d3f" stroke-width="11.5"/>'
        '<path d="M19-13C19-17 17-19 14-20" fill="none" stroke-width="3"/>'
        '<g fill="#a9dd7c" stroke="#2c6b28"><circle cx="-12.5" cy="10.5" r="4.2"/><circle cx="-2" cy="12.5" r="4.6"/>'
        '<circle cx="8.5" cy="7.5" r="4.6"/><circle cx="15.5" cy="-1.5" r="4.2"/></g>'
        '<path d="M-14-13C-8-21 3-17 4-10C4-5-1-4-4-7C-6-9-8-7-11-6C-16-5-17-9-14-13Z" fill="#7a4fae"/>'
        '<path d="M-10-13C-7-16-3-16-1-13" fill="none" stroke="#cdb4ea" stroke-width="2"/>'
    ),
    "pepper": (
        '<path d="M0-9C6-15 19-13 19-1C19 9 14 19 7 19C4 19 2 17 0 17C-2 17-4 19-7 19C-14 19-19 9-19-1C-19-13-6-15 0-9Z" fill="#dd3a2b"/>'
        '<path d="M-5-9C-9-2-8 9-4 16M5-9C9-2 8 9 4 16" fill="none" stroke="#8e1c17"/>'
        '<path d="M-14-5C-15 1-14 6-12 10" fill="none" stroke="#ffb3a3" stroke-width="3"/>'
        '<path d="M-9-10C-6-13-3-12-2-12C-2-16 0-19 5-21L9-17C5-16 3-14 3-12C5-12 7-12 9-10C5-7 2-9 0-6C-2-9-5-7-9-10Z" fill="#3f9a3f"/>'
    ),
    "coconut": (
        '<circle cx="8" cy="-5" r="13.5" fill="#7d4a25"/>'
        '<path d="M0-13q4-4 9-4M16-12q3 4 3 8" fill="none" stroke="#b98353" stroke-width="1.8"/>'
        '<g fill="#2b160a" stroke="none"><circle cx="6" cy="-11" r="1.8"/><circle cx="11.5" cy="-10" r="1.8"/><circle cx="9" cy="-6" r="1.8"/></g>'
        '<circle cx="-7" cy="6" r="14" fill="#63391b"/><circle cx="-7" cy="6" r="11" fill="#fffdf6" stroke="none"/>'
        '<ellipse cx="-7" cy="7" rx="7" ry="6.5" fill="#d6dfdc" stroke="#b7c4c0" stroke-width="1"/>'
        '<path d="M-11 6q2-3 5-3" fill="none" stroke="#fff" stroke-width="1.8"/>'
    ),
    "melon": (
        '<g transform="rotate(-14)"><path d="M-22-9A22 24 0 0 0 22-9Z" fill="#2e7d3a"/>'
        '<path d="M-18-9A18 19.5 0 0 0 18-9Z" fill="#e9f7cf" stroke="none"/><path d="M-15.5-9A15.5 17 0 0 0 15.5-9Z" fill="#ee4b55" stroke="none"/>'
        + "".join(
            f'<path d="M{x} {y}q2.4 3.4 0 4q-2.4-.6 0-4Z" fill="{INK}" stroke="none"/>' for x, y in _SEEDS
        )
        + "</g>"
    ),
    "grape": (
        '<path d="M0-9C0-14 1-17 4-20" fill="none" stroke-width="3"/>'
        '<path d="M2-12C5-20 13-22 20-17C19-13 17-12 18-8C12-6 6-7 2-12Z" fill="#4fa03f"/>'
        '<path d="M4-12L15-15" fill="none" stroke="#2c6b28"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="5.4" fill="#7d3fa6"/>' for x, y in _GRAPES)
        + "".join(
            f'<circle cx="{x - 1.5}" cy="{y - 1.8}" r="1.4" fill="#e2c6f5" stroke="none"/>'
            for x, y in _GRAPES
        )
    ),
}


def crop_art(crop: str) -> str:
    """Draw a crop around the origin."""
    return f'<g stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">{_ART[crop]}</g>'

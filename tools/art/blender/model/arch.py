"""Dental arches: places crowns along a curve and wraps the gum around them."""
from dataclasses import dataclass, field, replace

import numpy as np

from model import crown as crowns


@dataclass
class Tooth:
    """One tooth of a jaw. ``number`` counts from the midline (1 to 7), ``side`` is -1 (left of the picture) or 1."""

    form: crowns.Form
    number: int
    side: int
    s: float = 0.0
    out: float = 0.0
    lift: float = 0.0
    turn: float = 0.0
    tip: float = 0.0
    lean: float = 0.0
    present: bool = True
    wear: float = 0.0
    chip: tuple | None = None
    look: dict = field(default_factory=dict)


class Curve:
    """Half an ellipse with the front at the origin of arc length; x to the right, y away from the viewer."""

    def __init__(self, half_width, depth):
        t = np.linspace(-np.pi / 2, np.pi / 2, 6001)
        bow = np.stack([half_width * np.sin(t), depth - depth * np.cos(t)], -1)
        straight = bow[-1] + np.array([0, 40.0])
        # Behind the last molar the curve continues as a straight line.
        self.points = np.concatenate([[straight * (-1, 1)], bow, [straight]])
        t = np.concatenate([[-9], t, [9]])
        steps = np.hypot(*np.diff(self.points, axis=0).T)
        length = np.concatenate([[0], np.cumsum(steps)])
        self.length = length - np.interp(0, t, length)

    def at(self, s):
        """Point, unit tangent and unit outward normal at arc length ``s`` (mm, 0 at the midline)."""
        s = np.asarray(s, float)
        point = np.stack([np.interp(s, self.length, self.points[:, k]) for k in (0, 1)], -1)
        ahead = np.stack([np.interp(s + 0.3, self.length, self.points[:, k]) for k in (0, 1)], -1)
        behind = np.stack([np.interp(s - 0.3, self.length, self.points[:, k]) for k in (0, 1)], -1)
        tangent = ahead - behind
        tangent /= np.linalg.norm(tangent, axis=-1, keepdims=True)
        return point, tangent, np.stack([tangent[..., 1], -tangent[..., 0]], -1)


class Straight:
    """A straight row along x, for sections through the jaw."""

    def at(self, s):
        """Point, unit tangent and unit outward normal at ``s``."""
        s = np.asarray(s, float)
        ones = np.ones_like(s)
        return tuple(np.stack(pair, -1) for pair in ((s, 0 * s), (ones, 0 * s), (0 * s, -ones)))


def jaw(forms, gap=0.0, shrink=1.0):
    """Fourteen teeth side by side, touching unless ``gap`` (mm) parts them."""
    teeth = []
    for side in (-1, 1):
        s = gap / 2
        for index, form in enumerate(forms):
            form = replace(form, width=form.width * shrink)
            s += form.width / 2
            teeth.append(Tooth(form, index + 1, side, s=side * s))
            s += form.width / 2 + gap
    return sorted(teeth, key=lambda tooth: tooth.s)


def place(tooth, curve, verts, upper, level):
    """Moves crown vertices from tooth space into the jaw. ``level`` is the height of the gum margin."""
    v = verts.copy()
    v[:, 0] *= tooth.side
    flip = tooth.side < 0
    for angle, (i, j) in ((tooth.tip * tooth.side, (0, 2)), (tooth.lean, (1, 2))):
        c, s = np.cos(angle), np.sin(angle)
        v[:, i], v[:, j] = c * v[:, i] + s * v[:, j], -s * v[:, i] + c * v[:, j]
    c, s = np.cos(tooth.turn), np.sin(tooth.turn)
    v[:, 0], v[:, 1] = c * v[:, 0] - s * v[:, 1], s * v[:, 0] + c * v[:, 1]
    point, tangent, normal = curve.at(tooth.s)
    flat = point + v[:, :1] * tangent + (v[:, 1:2] + tooth.out) * normal
    z = v[:, 2] + tooth.lift
    # tangent x normal points down, so an unmirrored crown with z up is left-handed
    if upper:
        return np.column_stack([flat, level - z]), flip
    return np.column_stack([flat, level + z]), not flip


def _crest(front, back, margin, lip):
    """Profile of the gum from its cheek-side margin through the teeth to the tongue-side margin."""
    rows = []
    for angle in np.linspace(0, np.pi * 0.75, 11)[1:]:
        rows.append((front + lip * (np.cos(angle) - 0.5), margin - lip + lip * np.sin(angle)))
    for mix in (0.2, 0.4, 0.6, 0.8):
        sag = margin - lip * 0.6 - 0.7 * np.sin(np.pi * mix)
        rows.append(((front - lip) * (1 - mix) - (back - lip) * mix, sag))
    for angle in np.linspace(np.pi * 0.75, 0, 11)[:-1]:
        rows.append((-(back + lip * (np.cos(angle) - 0.5)), margin - lip + lip * np.sin(angle)))
    return rows


def gum(teeth, curve, upper, level, depth=11.0, swell=0.0, papilla=4.0, reach=4.0, taper=4.0):
    """Vertices, quads and closeness to the margin (0 to 1) of the gum: a swept band whose margin is scalloped around every tooth.

    ``depth`` is the height of the band in mm, ``reach`` its length behind the last molar, ``taper`` the rounding of its end,
    ``swell`` thickens and raises the margin (inflamed gum).
    """
    ends = max(abs(t.s) + t.form.width / 2 for t in teeth) + reach
    s = np.linspace(-ends, ends, 1100)
    nearest = np.argmin([np.abs(s - t.s) / (t.form.width / 2) for t in teeth], axis=0)
    get = lambda read: np.array([read(t) for t in teeth], float)[nearest]
    half, depth_half = get(lambda t: t.form.width / 2), get(lambda t: t.form.depth / 2)
    present, out, lift = get(lambda t: t.present), get(lambda t: t.out), get(lambda t: t.lift)
    x = np.abs(s - get(lambda t: t.s)) / half
    # Reach of the tooth's neck to either side; between two teeth the gum steps in and forms the papilla.
    neck = np.clip(1 - np.clip(x / 0.97, 0, 1) ** 2.5, 0, 1) ** (1 / 2.5)
    front = depth_half * np.where(present, 0.56 + 0.42 * neck, 0.72) + out
    back = depth_half * np.where(present, 0.6 + 0.36 * neck, 0.74) - out
    low = get(lambda t: 0.62 if t.number >= 4 else 1.0)
    margin = papilla * low * np.clip(x, 0, 1.1) ** 2.1 + lift * 0.7
    margin = np.where(present, margin, 0.5 + 0.7 * np.clip(x, 0, 1.1) ** 3)
    fade = np.clip((ends - np.abs(s)) / taper, 0, 1)

    def smooth(value, millimetres):
        count = max(3, int(millimetres / (s[1] - s[0])) | 1)
        kernel = np.hanning(count + 2)[1:-1]
        return np.convolve(np.pad(value, count // 2, mode="edge"), kernel / kernel.sum(), mode="valid")

    toothless = not any(tooth.present for tooth in teeth)
    # Where a tooth is missing, the gum has healed into a saddle without the neighbours' steep papillae.
    healed = np.clip(1.8 * smooth(1.0 - present, 5.0), 0, 1)
    even = smooth(margin, 1.3) * (1 - healed) + smooth(margin, 7.0) * healed
    margin = np.full_like(s, 0.2) if toothless else even + swell * 0.8
    wide_front, wide_back = smooth(front, 14) * 0.98, smooth(back, 14) * 0.98
    front, back = (wide_front, wide_back) if toothless else (smooth(front, 1.0) + 0.12, smooth(back, 1.0) + 0.12)
    point, tangent, normal = curve.at(s)
    # Profile from the foot of the cheek side, over the margin, to the foot of the tongue side.
    lip = 2.4 if toothless else 0.42 + 0.7 * swell
    rows = []

    def wall(close, wide, u):
        near = u**3
        body = close * near + wide * (1 - near)
        return body + 0.9 * (1 - u) ** 2 + lip * 0.5 + (0.35 + 0.9 * swell) * np.sin(np.pi * u**1.6)

    for u in np.linspace(0, 1, 30):
        rows.append((wall(front, wide_front, u), -depth + (depth + margin - lip) * u))
    if toothless:
        middle, half = (front - back) / 2, (front + back) / 2 + lip * 0.5
        for angle in np.linspace(0, np.pi, 27)[1:-1]:
            rows.append((middle + half * np.cos(angle), margin - lip + lip * 1.5 * np.sin(angle) ** 0.8))
    else:
        rows += _crest(front, back, margin, lip)
    for u in np.linspace(1, 0, 24):
        rows.append((-wall(back, wide_back, u), -depth + (depth + margin - lip) * u))
    offsets = np.array([row[0] for row in rows])
    heights = np.array([np.broadcast_to(row[1], s.shape) for row in rows])
    # The band closes in a rounded end behind the last molar.
    squeeze = np.sqrt(np.clip(1 - (1 - fade) ** 2, 0.0, 1))
    middle = (front - back) / 2
    offsets = middle + (offsets - middle) * squeeze
    heights = -depth + (heights + depth) * (0.75 + 0.25 * squeeze)
    flat = point[None] + offsets[..., None] * normal[None]
    z = level - heights if upper else level + heights
    verts = np.concatenate([flat, z[..., None]], -1).reshape(-1, 3)
    n, m = len(rows), len(s)
    i, j = np.arange(n - 1)[:, None], np.arange(m - 1)[None]
    faces = np.stack([i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j], -1).reshape(-1, 4)
    rim = np.exp(-(((margin - heights) / 2.6) ** 2)).reshape(-1)
    return verts, (faces[:, ::-1] if upper else faces), rim

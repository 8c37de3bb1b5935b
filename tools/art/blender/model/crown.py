"""Surfaces of single tooth crowns.

A crown is a stack of rings from the root end to the occlusal edge, closed by a cap.
Local axes, in millimetres: +x distal, +y towards lip or cheek, +z towards the biting edge; z = 0 at the gum margin.
"""
from dataclasses import dataclass

import numpy as np

SEGMENTS = 72


@dataclass(frozen=True)
class Form:
    """Size and kind of a crown: mesiodistal width, depth and height in millimetres."""

    kind: str
    width: float
    depth: float
    height: float
    cusps: tuple = ()
    root: float = 13.0


# Cusps as (x, y, height, steepness); x and y in half widths and half depths, height in mm.
_UPPER_PREMOLAR = ((0.0, 0.5, 0.3, 3.0), (-0.08, -0.5, -0.35, 2.8))
_LOWER_PREMOLAR = ((0.0, 0.36, 0.4, 2.8), (-0.15, -0.62, -0.8, 2.6))
_UPPER_MOLAR = ((-0.48, 0.52, 0.1, 3.0), (0.45, 0.5, -0.05, 3.2), (-0.36, -0.5, 0.05, 2.3), (0.55, -0.58, -0.55, 3.6))
_LOWER_MOLAR = ((-0.55, 0.55, 0.0, 3.2), (0.08, 0.58, -0.1, 3.6), (0.64, 0.36, -0.4, 4.0), (-0.48, -0.56, 0.15, 2.8), (0.42, -0.56, 0.0, 3.0))

UPPER = (
    Form("incisor", 8.6, 7.1, 10.6),
    Form("incisor", 6.7, 6.2, 9.3),
    Form("canine", 7.7, 8.0, 10.4, root=16),
    Form("premolar", 7.1, 9.2, 8.6, _UPPER_PREMOLAR),
    Form("premolar", 6.9, 9.0, 8.0, _UPPER_PREMOLAR),
    Form("molar", 10.2, 11.2, 7.4, _UPPER_MOLAR),
    Form("molar", 9.6, 11.0, 7.0, _UPPER_MOLAR),
)
# The smallest and most rounded molar, with three cusps. Most pictures leave it out.
UPPER_WISDOM = Form("molar", 8.7, 10.2, 6.2, ((-0.42, 0.48, 0.0, 2.8), (0.46, 0.4, -0.2, 3.0), (-0.05, -0.52, -0.1, 2.2)))
# Milk teeth: two incisors, a canine and two molars a side.
MILK_UPPER = (
    Form("incisor", 6.5, 5.0, 6.0),
    Form("incisor", 5.1, 4.6, 5.7),
    Form("canine", 6.6, 6.0, 6.3),
    Form("molar", 7.2, 8.6, 5.2, _UPPER_MOLAR),
    Form("molar", 8.6, 9.6, 5.5, _UPPER_MOLAR),
)
MILK_LOWER = (
    Form("incisor", 4.3, 4.1, 5.2),
    Form("incisor", 4.7, 4.4, 5.5),
    Form("canine", 5.6, 5.2, 6.0),
    Form("molar", 7.8, 7.2, 5.4, _LOWER_MOLAR),
    Form("molar", 9.8, 8.8, 5.4, _LOWER_MOLAR),
)
LOWER = (
    Form("incisor", 5.4, 5.9, 9.0),
    Form("incisor", 5.9, 6.2, 9.3),
    Form("canine", 6.9, 7.6, 10.2, root=15),
    Form("premolar", 7.0, 7.8, 8.6, _LOWER_PREMOLAR),
    Form("premolar", 7.2, 8.4, 8.0, _LOWER_PREMOLAR),
    Form("molar", 11.2, 10.4, 7.4, _LOWER_MOLAR),
    Form("molar", 10.6, 10.2, 7.0, _LOWER_MOLAR),
)


def smoothstep(low, high, value):
    """Hermite step from 0 at ``low`` to 1 at ``high``."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _curve(t, *points):
    """Smooth cubic through (t, value) points, without overshoot at the ends."""
    xs, ys = (np.array(column, float) for column in zip(*points))
    slopes = np.diff(ys) / np.diff(xs)
    tangents = np.concatenate([slopes[:1], (slopes[:-1] + slopes[1:]) / 2, slopes[-1:]])
    tangents[1:-1][slopes[:-1] * slopes[1:] <= 0] = 0
    index = int(np.clip(np.searchsorted(xs, t, side="right") - 1, 0, len(xs) - 2))
    step = xs[index + 1] - xs[index]
    u = np.clip((t - xs[index]) / step, 0, 1)
    return (
        (1 + 2 * u) * (1 - u) ** 2 * ys[index]
        + u * (1 - u) ** 2 * step * tangents[index]
        + u * u * (3 - 2 * u) * ys[index + 1]
        + u * u * (u - 1) * step * tangents[index + 1]
    )


def profile(form, t):
    """Half width, labial and lingual reach and roundness of the section at relative height ``t``."""
    w, d = form.width / 2, form.depth / 2
    if form.kind in ("incisor", "canine"):
        slim = 0.02 if form.kind == "incisor" else 0.05
        a = w * _curve(t, (-1.6, 0.16), (-1.0, 0.42), (-0.3, 0.72), (0, 0.83), (0.3, 0.935), (0.68, 1.015 - slim / 2), (0.88, 1.015 - slim), (1, 0.99 - slim))
        lab = d * _curve(t, (-1.6, 0.16), (-1.0, 0.42), (-0.3, 0.84), (0, 0.94), (0.22, 0.98), (0.5, 0.9), (0.8, 0.68), (1, 0.47))
        ling = d * _curve(t, (-1.6, -0.16), (-1.0, -0.42), (-0.3, -0.8), (0, -0.94), (0.16, -1.0), (0.4, -0.62), (0.7, -0.14), (1, 0.1 if form.kind == "incisor" else -0.06))
        n = _curve(t, (-1.6, 2), (0, 2.15), (0.5, 2.6), (1, 3.0))
    else:
        big = form.kind == "molar"
        a = w * _curve(t, (-1.8, 0.3), (-1.0, 0.55), (-0.3, 0.74 if big else 0.68), (0, 0.82 if big else 0.76), (0.5, 0.97), (0.7, 1.0), (1, 0.9))
        lab = d * _curve(t, (-1.8, 0.26), (-1.0, 0.6), (-0.3, 0.86), (0, 0.93), (0.25, 1.0), (0.6, 0.93), (1, 0.68))
        ling = d * _curve(t, (-1.8, -0.26), (-1.0, -0.6), (-0.3, -0.84), (0, -0.9), (0.4, -1.0), (0.7, -0.94), (1, -0.7))
        n = _curve(t, (-1.8, 2), (0, 2.3), (0.6, 2.7), (1, 2.9))
    return a, lab, ling, n


def _occlusal(form, x, y, wear):
    """Height of the biting surface above the crown's nominal height at half-width coordinates."""
    if form.cusps:
        hills = [h - k * ((x - cx) ** 2 * 0.9 + (y - cy) ** 2) ** 0.72 * 0.85 for cx, cy, h, k in form.cusps]
        sharp = 13.0
        top = np.log(sum(np.exp(sharp * hill) for hill in hills)) / sharp
        if len(hills) > 1:
            ordered = np.sort(np.array(hills), axis=0)
            top = top - 0.3 * np.exp(-(((ordered[-1] - ordered[-2]) / 0.16) ** 2)) * (1 - smoothstep(0.75, 1.0, np.hypot(x, y)))
        rim = smoothstep(0.72, 1.0, np.maximum(np.abs(x), np.abs(y)))
        top = np.maximum(top, -1.9) + 0.25 * rim
        return np.minimum(top, 0.1 - 0.45 * wear) if wear else top
    if form.kind == "canine":
        slope = np.where(x < 0, 1.7, 2.3) * (np.sqrt(x * x + 0.02) - 0.14)
        return np.maximum(-slope, -2.6) * (1 - wear) - wear * 0.9
    corner = np.where(x < 0, 0.34, 0.75) * np.abs(x) ** np.where(x < 0, 6.0, 3.6)
    return -corner * (1 - 0.6 * wear)


def grooves(form, local):
    """How near a point of the biting surface lies to a groove between cusps, 0 to 1."""
    x, y = local[:, 0] / form.width * 2, local[:, 1] / form.depth * 2
    hills = np.sort([h - k * ((x - cx) ** 2 * 0.9 + (y - cy) ** 2) ** 0.72 * 0.85 for cx, cy, h, k in form.cusps], axis=0)
    return np.exp(-(((hills[-1] - hills[-2]) / 0.22) ** 2)) * (1 - smoothstep(0.7, 0.95, np.hypot(x, y)))


def crown(form, wear=0.0, chip=None, shell=0.0, root=False, grow=0.0):
    """Vertices, quads and the relative height of every vertex of a crown.

    ``wear`` shortens the edge (0 to 1), ``chip`` is an (x, depth mm, width) notch in the edge, ``shell`` swells the
    visible surface in millimetres (for crowns and aligners), ``root`` keeps the whole root below the margin.
    """
    h = form.height * (1 - 0.22 * wear)
    low = -form.root / form.height if root else -0.55
    front = form.kind in ("incisor", "canine")
    radius = 0.55 if form.kind == "incisor" else (0.8 if form.kind == "canine" else 1.5)
    theta = np.linspace(0, 2 * np.pi, SEGMENTS, endpoint=False)
    side = np.concatenate([np.linspace(low, 0, 26 if root else 10)[:-1], np.linspace(0, 1 - radius / h, 34)])
    rings, heights = [], []
    bend = np.linspace(0, np.pi / 2, 9)[1:]
    steps = [(t, 0.0) for t in side] + [(1 - radius / h + radius / h * np.sin(b), radius * (1 - np.cos(b))) for b in bend]
    for t, inset in steps:
        # A whole root uses the profile's full taper; a cut one stays thick inside the gum.
        a, lab, ling, n = profile(form, t * 1.35 / -low if root and t < 0 else max(t, -1.0))
        mid, b = (lab + ling) / 2, (lab - ling) / 2
        a, b = max(a - inset, 0.12), max(b - inset, 0.05 if front else 0.3)
        c, s = np.cos(theta), np.sin(theta)
        r = (np.abs(c) ** n + np.abs(s) ** n) ** (-1 / n)
        x, y = a * r * c, b * r * s
        if front:
            # The lingual side is narrower than the labial one, and the labial face carries three faint lobes.
            x = x * (1 - 0.16 * smoothstep(0, 1, -y / b) * smoothstep(-0.2, 0.3, t))
            lobes = np.cos(x / form.width * 2 * np.pi * 1.5) * 0.07 * smoothstep(0.15, 0.7, t)
            y = y + lobes * (y > 0) * smoothstep(0.2, 0.6, y / b)
        else:
            groove = np.exp(-((x / form.width * 2 - 0.05) / 0.17) ** 2) * smoothstep(0.35, 1.0, t)
            depth = 0.42 if form.kind == "molar" else 0.0
            y = y - np.sign(y) * groove * depth
            ridge = np.exp(-((x / form.width * 2) / 0.45) ** 2) * smoothstep(0.0, 0.6, t)
            y = y + (0.22 * ridge * (y > 0) if form.kind == "premolar" else 0)
        rings.append((x, y + mid, np.full_like(x, t)))
    x, y, t = rings[-1]
    cx, cy = x.mean(), y.mean()
    for u in np.linspace(1, 0, 20 if not front else 7)[1:]:
        rings.append((cx + (x - cx) * u, cy + (y - cy) * u, t))
    x = np.array([r[0] for r in rings])
    y = np.array([r[1] for r in rings])
    t = np.array([r[2] for r in rings])
    a_top = form.width / 2
    edge = _occlusal(form, x / a_top, (y if not front else y * 0) / (form.depth / 2), wear)
    z = t * h + edge * smoothstep(0.35 if front else 0.5, 1.0, t)
    if chip is not None:
        at, deep, wide = chip
        notch = deep * np.clip(1 - np.abs((x / a_top - at) / wide) ** 1.3, 0, 1)
        limit = h - notch + 0.12 * np.sin(x * 5.1) * np.sin(y * 3.3) * (notch > 0)
        z = np.where(notch > 0, np.minimum(z, np.maximum(limit, z - notch)), z)
    if shell:
        grow_at = smoothstep(-0.3, 0.05, t) * shell
        length = np.hypot(x - cx * 0, y - y.mean(axis=1, keepdims=True)) + 1e-6
        x = x * (1 + grow_at / np.maximum(length, 1))
        y = y + (y - y.mean(axis=1, keepdims=True)) / length * grow_at
        z = z + grow_at * smoothstep(0.8, 1.0, t)
    if grow:
        x, y = x * (1 + grow), y * (1 + grow)
    count = len(rings)
    verts = np.stack([x, y, z], -1).reshape(-1, 3)
    ring = np.arange(count - 1)[:, None] * SEGMENTS
    seg = np.arange(SEGMENTS)[None, :]
    nxt = (seg + 1) % SEGMENTS
    faces = np.stack([ring + seg, ring + nxt, ring + SEGMENTS + nxt, ring + SEGMENTS + seg], -1).reshape(-1, 4)
    return verts, faces, t.reshape(-1)

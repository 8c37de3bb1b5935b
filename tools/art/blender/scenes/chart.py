"""The sixteen upper teeth as a plaster cast from straight below, and the outline of each, for the tooth finder."""
import json
import os

import numpy as np

from model import arch, build, crown, mouth, studio

# Extent of the picture in mm: either side of the midline, in front of the incisors, behind the last molars.
HALF, FRONT, BACK = 34.5, -9.0, 58.0
UNITS = 10
WIDTH = 1200
LEVEL = -8.0
# Points per outline: exact enough for a finger.
POINTS = 20
# How far a target reaches beyond the middle of its tooth, towards the lip and towards the palate, in mm.
OUTWARDS, INWARDS = 13.0, 14.0


def draw(path):
    """Renders the cast, and writes the outlines beside it as JSON."""
    teeth = arch.jaw((*crown.UPPER, crown.UPPER_WISDOM), gap=0.1)
    studio.reset(WIDTH, round(WIDTH * (BACK - FRONT) / (2 * HALF)), samples=24, seed=5)
    cast = studio.material("cast", "#F4EADB", rough=0.85, spec=0.2)
    floor = studio.material("floor", "#FBF5EB", rough=0.95, spec=0.1)
    mouth.add_jaw(teeth, mouth.UPPER_CURVE, False, LEVEL, mouth.enamel("clay"), cast, depth=9.0, reach=2.0)
    build.box((0, 20, LEVEL - 7.5), (600, 600, 5), floor, 0)

    middle = (0, (FRONT + BACK) / 2, 0)
    studio.sky("#FFFBF5", 0.62)
    studio.area((110, -120, 120), middle, 70, 300000, "#FFF4E6")
    studio.area((-130, 120, 110), middle, 110, 80000, "#EDF4F4")
    camera = studio.camera((0, middle[1], 200), middle, scale=max(2 * HALF, BACK - FRONT))
    camera.rotation_euler = (0, 0, np.pi)
    studio.shoot(path)
    with open(f"{os.path.splitext(path)[0]}.json", "w") as file:
        json.dump(chart([tooth for tooth in teeth if tooth.side > 0]), file)


def chart(teeth):
    """Size of the picture, and the shapes of one half from the midline outwards; the other half is its mirror image."""
    width, height = 2 * HALF * UNITS, (BACK - FRONT) * UNITS
    shapes = []
    for tooth in sorted(teeth, key=lambda tooth: tooth.number):
        points = outline(tooth)
        low, high = units(points).min(0), units(points).max(0)
        box = [int(value) for value in (*low, *(high - low))]
        shapes.append({"box": box, "outline": curve(points), "target": target(tooth)})
    return {"width": round(width), "height": round(height), "teeth": shapes}


def units(points):
    """Picture coordinates. The patient's right is on the left, as in a dentist's chart."""
    return np.round((np.asarray(points) * (-1, 1) + (HALF, -FRONT)) * UNITS).astype(int)


def outline(tooth):
    """Points around the visible part of a crown."""
    local, _, t = crown.crown(tooth.form)
    verts, _ = arch.place(tooth, mouth.UPPER_CURVE, local, False, LEVEL)
    rings = verts[t >= 0.1, :2].reshape(-1, crown.SEGMENTS, 2)
    centre = (rings.max((0, 1)) + rings.min((0, 1))) / 2
    angles = np.linspace(-np.pi, np.pi, 360, endpoint=False)
    reach = np.zeros_like(angles)
    for ring in rings - centre:
        at, far = np.arctan2(ring[:, 1], ring[:, 0]), np.hypot(ring[:, 0], ring[:, 1])
        order = np.argsort(at)
        reach = np.maximum(reach, np.interp(angles, at[order], far[order], period=2 * np.pi))
    edge = centre + reach[:, None] * np.stack([np.cos(angles), np.sin(angles)], -1)
    # At equal steps along the edge, so that corners get as many points as straight sides.
    closed = np.concatenate([edge, edge[:1]])
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(closed, axis=0).T))])
    steps = np.linspace(0, way[-1], POINTS, endpoint=False)
    points = np.stack([np.interp(steps, way, closed[:, k]) for k in (0, 1)], -1)
    # Moved outwards, because the curve passes inside its control points.
    return points + (points - (np.roll(points, 1, 0) + np.roll(points, -1, 0)) / 2) / 3


def curve(points):
    """A closed path of quadratic curves that meet halfway between the points."""
    middles = units((points + np.roll(points, -1, 0)) / 2)
    last = middles[-1]
    path = f"M{last[0]} {last[1]}"
    for control, end in zip(units(points), middles):
        numbers = " ".join(str(value) for value in (*(control - last), *(end - last)))
        path += "q" + numbers.replace(" -", "-")
        last = end
    return path + "z"


def target(tooth):
    """The touch target: from lip to palate, as wide as the tooth."""
    ends = tooth.s + np.array([-1, 1]) * (tooth.form.width / 2 + 0.05)
    point, _, normal = mouth.UPPER_CURVE.at(ends)
    corners = units(np.concatenate([point + normal * OUTWARDS, (point - normal * INWARDS)[::-1]]))
    return "M" + "L".join(f"{x} {y}" for x, y in corners) + "z"

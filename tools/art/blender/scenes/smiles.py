"""Smile studies. Before and after share one camera and differ only in their parameters."""
import math
from dataclasses import replace

import bpy
import numpy as np

from model import arch, build, crown, mouth, studio

UPPER_LEVEL, LOWER_LEVEL, LOWER_SHIFT = 10.0, -8.6, (0.0, 2.6)

CAMERAS = {
    "front": ((0, -170, 4), (0, 0, 0.4), 122),
    "close": ((-24, -150, -6), (-1, -2, 2.6), 168),
    "close-right": ((20, -150, -2), (-2.6, -2, 2.2), 150),
    "gums": ((14, -168, -4), (0.5, 0, -0.6), 130),
    "bite": ((-16, -166, 10), (0, 0, 0.2), 120),
    "tight": ((-24, -150, -6), (-1, -2, 3.2), 205),
    "side": ((120, -92, 34), (20, 17, -2), 132),
    "upper": ((-52, -140, -34), (0, 4, 4), 112),
    "lower": ((-30, -120, 78), (-1, 9, -3), 132),
    "table": ((34, -30, 130), (17, 25, -2), 118),
}


def backdrop(heading=0.0, floor=-60.0):
    """A sand-coloured sweep, a warm key light from the left and a cool fill from the right.

    ``heading`` turns the whole set about the vertical, so that every camera sees the same light; ``floor`` is the
    height of the sweep's foot.
    """
    studio.sky("#FFFBF5", 0.44)
    sand = studio.material("backdrop", "#F5EEE3", rough=0.95, spec=0.1)
    c, s = math.cos(heading), math.sin(heading)
    turn = lambda x, y, z: (c * x - s * y, 15 + s * x + c * y, z)
    bend = [(-20 + 140 * math.sin(a), floor + 140 * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 25)]
    profile = [(-500, floor), *bend, (120, 700)]
    verts = np.array([turn(x, y, z) for y, z in profile for x in (-900, 900)])
    i = np.arange(len(profile) - 1) * 2
    studio.mesh("backdrop", verts, np.stack([i, i + 1, i + 3, i + 2], -1), sand)
    middle = (0, 15, 0)
    studio.area(turn(-90, -145, 95), middle, 70, 235000, "#FFF6EA")
    studio.area(turn(120, -95, 20), middle, 80, 42000, "#EDF4F4")
    studio.area(turn(0, 5, 150), turn(0, 105, 30), 140, 110000, "#FFF6EA")


def view(name, width=1280, height=800, samples=8):
    """Empties the scene, sets one of the cameras and lights it."""
    studio.reset(width, height, samples, seed=7)
    location, target, lens = CAMERAS[name]
    studio.camera(location, target, lens)
    flat = math.hypot(location[0] - target[0], location[1] - target[1])
    backdrop(math.atan2(location[0] - target[0], target[1] - location[1]) if flat > 60 else 0.0)


def jaws(upper=None, lower=None, shade="a1", gum=None, upper_gum=None, lower_gum=None, closed=0.0):
    """Both jaws in a calm bite; ``upper`` and ``lower`` are lists of teeth, ``closed`` (mm) raises the lower jaw."""
    body, gum = mouth.enamel(shade), gum or mouth.gums()
    if upper is not False:
        mouth.add_jaw(upper or teeth("upper"), mouth.UPPER_CURVE, True, UPPER_LEVEL, body, gum, **(upper_gum or {}))
    if lower is not False:
        mouth.add_jaw(lower or teeth("lower"), mouth.LOWER_CURVE, False, LOWER_LEVEL + closed, body, gum, LOWER_SHIFT, **(lower_gum or {}))
    return body


def teeth(which, gap=-0.3, changes=None, **common):
    """A row of teeth; ``changes`` maps (number, side) to new values of fields."""
    row = arch.jaw(crown.UPPER if which == "upper" else crown.LOWER, gap=gap)
    out = []
    for tooth in row:
        tooth.lean = -0.1 if which == "upper" and tooth.number <= 3 else 0.02
        values = {**common, **(changes or {}).get((tooth.number, tooth.side), {})}
        slide = values.pop("slide", 0.0)
        out.append(replace(tooth, s=tooth.s + slide, **values))
    return out


CROWDED_UPPER = {
    (1, -1): {"turn": 0.24, "out": 0.5, "slide": 0.5},
    (1, 1): {"turn": 0.3, "out": -0.3, "tip": 0.05, "slide": -0.1},
    (2, -1): {"turn": -0.35, "out": -1.9, "slide": 0.7, "tip": -0.06},
    (2, 1): {"turn": -0.3, "out": -1.5, "slide": -0.6, "lift": -0.5},
    (3, -1): {"out": 1.5, "lift": -1.6, "slide": 2.3, "tip": 0.12},
    (3, 1): {"out": 1.2, "lift": -0.7, "slide": -1.6, "turn": 0.3},
    (4, -1): {"slide": 1.5},
    (4, 1): {"turn": -0.2, "slide": -1.0},
    **{(n, s): {"slide": -1.2 * s} for n in (5, 6, 7) for s in (-1, 1)},
}
CROWDED_LOWER = {
    (1, -1): {"turn": -0.42, "out": 0.7, "slide": 0.5},
    (1, 1): {"turn": 0.34, "out": -0.8, "slide": -0.3},
    (2, -1): {"turn": 0.4, "out": -1.1, "slide": 0.9, "lift": 0.5},
    (2, 1): {"turn": -0.45, "out": 0.8, "slide": -0.8},
    (3, -1): {"turn": -0.25, "out": 1.0, "slide": 0.9, "lift": 0.6},
    (3, 1): {"turn": 0.25, "out": 0.6, "slide": -0.7},
}


def own(turns):
    """The small turns (radians) that make a row of teeth one person's own, as changes of both sides' teeth."""
    return {key: {"turn": turn, "out": -abs(turn)} for key, turn in turns.items()}


def merged(*changes):
    """Merges tables of changes tooth by tooth."""
    keys = {key for table in changes for key in table}
    return {key: {name: value for table in changes for name, value in table.get(key, {}).items()} for key in keys}


def spot(x, y, z, radius, strength=1.0):
    """A stain around a point of the tooth's own axes."""

    def value(local, _t):
        distance = np.linalg.norm(local - np.array([x, y, z]), axis=1)
        return strength * np.exp(-((distance / radius) ** 4))

    return value


def tartar(strength, reach=0.24):
    """A stain along the neck of the tooth, broken up so that it looks grown."""

    def value(local, t):
        wave = 0.5 + 0.5 * np.sin(local[:, 0] * 1.9 + local[:, 2] * 0.7) * np.sin(local[:, 0] * 0.83 + 1.1)
        return strength * (1 - crown.smoothstep(0.06, reach * (0.6 + 0.7 * wave), t))

    return value


def stains(stain, numbers=range(1, 8)):
    """Changes that stain the given teeth of both sides."""
    return {(n, side): {"look": {"stain": stain}} for n in numbers for side in (-1, 1)}


def stained_row(which, stain, **common):
    """A row in which all teeth carry a stain."""
    return teeth(which, changes=stains(stain), **common)


def braces(row, curve, upper, level, offset=(0, 0), numbers=range(1, 7), clear=False):
    """Brackets on the labial faces and the wire that joins them."""
    steel = studio.material("steel", "#C9CDCF", rough=0.22, metal=1.0)
    body = studio.material("ceramic", "#F4EFE6", rough=0.3) if clear else steel
    points = []
    for tooth in row:
        if tooth.number not in numbers or not tooth.present:
            continue
        height = tooth.form.height * 0.5
        labial = crown.profile(tooth.form, 0.5)[1]
        wide = min(3.6, tooth.form.width * 0.46)
        for centre, size in (
            ((0, labial + 0.15, height), (wide + 0.5, 0.7, 3.6)),
            ((-wide * 0.3, labial + 0.95, height + 0.95), (wide * 0.34, 1.1, 1.25)),
            ((wide * 0.3, labial + 0.95, height + 0.95), (wide * 0.34, 1.1, 1.25)),
            ((-wide * 0.3, labial + 0.95, height - 0.95), (wide * 0.34, 1.1, 1.25)),
            ((wide * 0.3, labial + 0.95, height - 0.95), (wide * 0.34, 1.1, 1.25)),
        ):
            local, faces = mouth.block(centre, size)
            mouth.attach(tooth, curve, upper, level, local, faces, body, offset, bevel=0.16)
        for x in (-wide / 2, wide / 2):
            local, _ = arch.place(tooth, curve, np.array([[x, labial + 1.15, height]]), upper, level)
            points.append((tooth.s, local[0] + np.array([*offset, 0])))
    points = np.array([point for _, point in sorted(points, key=lambda item: item[0] + 0.001)])
    dense = _spline(points, 8)
    build.tube(dense, 0.24, steel)


def _spline(points, steps):
    """Catmull-Rom curve through points."""
    padded = np.concatenate([[2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]])
    out = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for u in np.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u**2 + (3 * b - a - 3 * c + d) * u**3))
    return np.array(out + [points[-1]])


def clear(body, edge):
    """Clear plastic without noise: straight through where it faces the viewer, tinted towards its outline."""
    mat = bpy.data.materials.new("clear")
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    nodes.clear()
    see, output = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeOutputMaterial")
    facing, ramp = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeValToRGB")
    facing.inputs["Blend"].default_value = 0.5
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.35, (*studio.linear(body), 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 1.0, (*studio.linear(edge), 1)
    links.new(facing.outputs["Facing"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], see.inputs["Color"])
    links.new(see.outputs[0], output.inputs[0])
    return mat


def tray_faces(tooth, shell):
    """A crown swollen by ``shell`` without its part near the gum."""
    local, faces, t = crown.crown(tooth.form, shell=shell)
    return local, faces[t[faces].min(axis=1) > 0.03]


def aligner(row, curve, upper, level, offset=(0, 0)):
    """A clear, glossy tray over a row of teeth."""
    tray = studio.material("tray", "#E9EFEA", rough=0.05, spec=0.7, coat=1.0)
    for tooth in row:
        local, faces = tray_faces(tooth, 0.5)
        verts, flip = arch.place(tooth, curve, local, upper, level)
        verts[:, :2] += offset
        obj = studio.mesh("tray", verts, faces[:, ::-1] if flip else faces, tray)
        obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.35


def implant(centre, length=11.0, radius=2.1, up=1, abutment=True):
    """A threaded fixture whose top stands at ``centre``; ``up`` is 1 when the crown is above."""
    titanium = studio.material("titanium", "#B9BEC2", rough=0.28, metal=1.0)
    turns, steps = length / 1.05, 40
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    z = np.linspace(0, length, 160)
    taper = radius * (1 - 0.28 * (z / length) ** 2)
    taper[-12:] *= np.linspace(1, 0.5, 12) ** 0.6
    phase = (z[:, None] / length * turns + angle[None] / (2 * math.pi)) % 1
    thread = 0.42 * np.clip(1 - np.abs(phase - 0.5) * 3.2, 0, 1) * np.clip(z / 1.2, 0, 1)[:, None]
    r = taper[:, None] - 0.3 + thread
    x, y = r * np.cos(angle), r * np.sin(angle)
    verts = np.stack([x + centre[0], y + centre[1], np.broadcast_to(centre[2] - up * z[:, None], r.shape)], -1).reshape(-1, 3)
    i, j = np.arange(159)[:, None] * steps, np.arange(steps)[None]
    n = (j + 1) % steps
    faces = np.stack([i + j, i + steps + j, i + steps + n, i + n], -1).reshape(-1, 4)
    studio.mesh("fixture", verts, faces if up > 0 else faces[:, ::-1], titanium)
    if abutment:
        rise = [(radius * 0.95, 0), (radius * 1.05, 0.8), (radius * 1.3, 2.2), (radius * 0.95, 2.6), (radius * 0.72, 6.0), (radius * 0.6, 6.2)]
        build.lathe([(a, up * b) for a, b in rise], centre, titanium, 48)


# The pairs. Every function draws one state of one study.


def whitening(after):
    """Tooth shade from A3.5 to bleached."""
    view("tight")
    jaws(shade="bleach" if after else "a35")


def crowding(after):
    """Crowded front teeth, then aligned."""
    view("front")
    if after:
        jaws()
    else:
        jaws(teeth("upper", gap=-0.6, changes=CROWDED_UPPER), teeth("lower", gap=-0.6, changes=CROWDED_LOWER), shade="a2")


def spacing(after):
    """Gaps between the upper front teeth, then closed."""
    view("close")
    gaps = {(1, s): {"slide": s * 1.0, "tip": s * 0.0 + 0.03} for s in (-1, 1)}
    gaps |= {(2, s): {"slide": s * 1.7, "tip": 0.02} for s in (-1, 1)}
    gaps |= {(3, s): {"slide": s * 1.9} for s in (-1, 1)}
    gaps |= {(n, s): {"slide": s * 1.7} for s in (-1, 1) for n in (4, 5, 6, 7)}
    jaws(teeth("upper", changes=None if after else gaps))


def missing_molar(after):
    """A lower first molar is missing, then replaced."""
    view("side")
    gap = {(6, 1): {"present": False}, (7, 1): {"tip": -0.14, "slide": -0.9}, (5, 1): {"tip": 0.04}}
    jaws(lower=teeth("lower", changes=None if after else gap))


def chipped_incisor(after):
    """A broken corner of a central incisor, then rebuilt."""
    view("close-right")
    person = own({(2, -1): -0.14, (2, 1): 0.1, (3, 1): -0.12})
    broken = {} if after else {(1, -1): {"chip": (-1.05, 3.4, 1.15)}}
    jaws(teeth("upper", changes=merged(person, broken)), shade="a2", gum=mouth.gums("#C07E72", "#C6887B"))


def veneers(after):
    """Small, uneven, darkened front teeth, then even veneers."""
    view("front")
    if after:
        jaws(shade="bleach")
    else:
        uneven = {
            (1, -1): {"wear": 0.35, "turn": 0.1},
            (1, 1): {"wear": 0.7, "turn": 0.05, "chip": (0.7, 1.2, 0.5)},
            (2, -1): {"wear": 0.6, "out": -0.7, "slide": -0.3, "turn": -0.2},
            (2, 1): {"wear": 0.2, "out": -0.6, "turn": 0.25},
            (3, -1): {"wear": 0.3, "lift": -0.4},
            (3, 1): {"wear": 0.6},
        }
        jaws(teeth("upper", changes=uneven), shade="a35")


def decay(after):
    """Decay in the grooves of lower molars, then tooth-coloured fillings."""
    view("table")
    if after:
        jaws(False, teeth("lower"))
    else:
        holes = {
            (6, 1): {"look": {"stain": _pit((0.1, 0.2, 1.9), (-2.2, 0.4, 1.2))}},
            (7, 1): {"look": {"stain": _pit((0.3, 0.0, 1.5))}},
            (5, 1): {"look": {"stain": _pit((0.8, -0.4, 0.9))}},
        }
        jaws(False, teeth("lower", changes=holes), shade="a2")


def _pit(*places):
    """Stains on the biting surface: (x, y, radius) in millimetres."""

    def value(local, t):
        stain = np.zeros(len(local))
        for x, y, radius in places:
            bent = radius * (1 + 0.25 * np.sin(3 * np.arctan2(local[:, 1] - y, local[:, 0] - x)))
            stain = np.maximum(stain, np.exp(-((np.hypot(local[:, 0] - x, local[:, 1] - y) / bent) ** 4)))
        return stain * (t > 0.7) * 0.95

    return value


def worn(after):
    """Teeth worn short by grinding, then rebuilt."""
    view("bite")
    gum = mouth.gums("#B9786C", "#C08276")
    upper, lower = own({(2, -1): -0.12, (2, 1): 0.16, (3, -1): 0.1}), own({(1, 1): 0.16, (2, -1): 0.14})
    if after:
        jaws(teeth("upper", changes=upper), teeth("lower", changes=lower), shade="a1", gum=gum)
    else:
        jaws(
            teeth("upper", changes=upper, wear=1.0),
            teeth("lower", changes=lower, wear=0.9),
            shade="a35",
            gum=gum,
            closed=3.2,
        )


def inflamed_gums(after):
    """Swollen gums with tartar, then firm and clean."""
    view("gums")
    upper, lower = own({(1, -1): 0.08, (2, 1): 0.2, (3, -1): -0.1}), milder(CROWDED_LOWER, 0.35)
    if after:
        jaws(teeth("upper", changes=upper), teeth("lower", changes=lower), "a2")
    else:
        sore = mouth.gums("#C4766A", "#B54A45", "sore")
        above, below = stains(tartar(0.45, 0.28)), stains(tartar(0.75, 0.34))
        jaws(
            teeth("upper", changes=merged(upper, above)),
            teeth("lower", changes=merged(lower, below)),
            "a2",
            sore,
            {"swell": 0.55},
            {"swell": 0.55},
        )


def high_canine(after):
    """Teeth out of line with a canine too high, then straight."""
    view("upper")
    if after:
        jaws()
    else:
        jaws(teeth("upper", gap=-0.6, changes=CROWDED_UPPER), teeth("lower", gap=-0.6, changes=CROWDED_LOWER))


def milder(changes, by):
    """The same displacements, smaller."""
    return {key: {name: value * by for name, value in change.items()} for key, change in changes.items()}


def turned_lower(after):
    """Lower front teeth slightly turned, then straight."""
    view("lower")
    jaws(False, teeth("lower", gap=-0.3 if after else -0.45, changes=None if after else milder(CROWDED_LOWER, 0.8)))


def ridge_ends(row):
    """The row without teeth: only the gum of a toothless jaw."""
    return [replace(tooth, present=False) for tooth in row]


def full_arch(after):
    """An upper jaw without teeth, then a fixed full arch."""
    view("front")
    if after:
        prosthesis = mouth.enamel("bleach", "prosthesis")
        jaws([replace(tooth, look={"material": prosthesis}) for tooth in teeth("upper")])
    else:
        jaws(ridge_ends(teeth("upper")), upper_gum={"papilla": 0.0})


PAIRS = {
    "whitening": whitening,
    "crowding": crowding,
    "spacing": spacing,
    "missing-molar": missing_molar,
    "chipped-incisor": chipped_incisor,
    "veneers": veneers,
    "decay": decay,
    "worn": worn,
    "inflamed-gums": inflamed_gums,
    "braces": high_canine,
    "aligner": turned_lower,
    "full-arch": full_arch,
}


# The part of a camera's view that is shown: left, top and size, as fractions. The handle between before and after starts
# in the middle, so the change must be there.
FRAMES = {
    "chipped-incisor": (0.1, 0.04, 0.9),
    "spacing": (0.13, 0.04, 0.85),
    "missing-molar": (0.39, 0.2, 0.6),
    "decay": (0.36, 0.1, 0.54),
}


def draw(name, path):
    """Renders ``<pair>-before`` or ``<pair>-after``."""
    pair, state = name.rsplit("-", 1)
    PAIRS[pair](state == "after")
    if pair in FRAMES:
        left, top, size = FRAMES[pair]
        settings = bpy.context.scene.render
        settings.use_border = settings.use_crop_to_border = True
        settings.border_min_x, settings.border_max_x = left, left + size
        settings.border_min_y, settings.border_max_y = 1 - top - size, 1 - top
    studio.shoot(path)

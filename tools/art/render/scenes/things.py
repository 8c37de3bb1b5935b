"""Single things: the machines of the technology page and the awards, each in a plaster niche."""
import math

import bpy
import numpy as np

from model import build, crown, mouth, studio
from scenes import furniture as f, smiles, studies


def niche(m, back, radius=0.62, spring=0.55, eye=(-0.35, -3.0, 0.85), target=(0, 0, 0.55), lens=55, size=(960, 720)):
    """A shelf in a wall with an arched recess; the thing stands on z = 0 around the origin."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    studio.camera(eye, target, lens)
    studio.sky("#FFFBF5", 0.5)
    build.arched_wall([(0, radius, spring, 0)], 6, 3, -0.35, 0.7, m.wall)
    build.arch_solid(radius + 0.002, radius + 0.07, spring, spring, -0.4, 0.1, m.trim, 0, 0, 0.01)
    build.box((0, 0.4, 1.0), (3, 0.05, 3), back, 0)
    build.box((0, -0.1, -0.06), (6, 1.2, 0.12), m.trim, 0.02)
    build.box((0, -0.35, -0.6), (6, 0.6, 1.0), m.wall, 0)
    studio.area((-1.7, -2.4, 2.2), (0, 0, 0.4), 1.1, 95, "#FFF3E2")
    studio.area((2.0, -2.2, 0.9), (0, 0, 0.4), 1.2, 16, "#EDF4F4")


def scaled(draw, at, scale, turn=0.0):
    """A machine from the rooms, scaled down, in the niche."""
    f.placed(draw, at, turn, scale)


# --- Technology ----------------------------------------------------------------------------------------------------


def scanner(m):
    """A slim white handpiece with a lit window at its tip, in a cradle."""
    niche(m, m.green, lens=72)
    build.lathe([(0.2, 0), (0.2, 0.03), (0.06, 0.07), (0.05, 0.3), (0.1, 0.34), (0.1, 0.36)], (0.1, 0, 0), m.white)
    body = build.lathe([(0.0, -0.36), (0.03, -0.355), (0.055, -0.3), (0.062, -0.1), (0.055, 0.12), (0.04, 0.3), (0.034, 0.5), (0.02, 0.53), (0, 0.53)], (0.04, -0.02, 0.44), m.white)
    body.rotation_euler = (0, -1.12, 0)
    tip = build.box((-0.38, -0.045, 0.635), (0.1, 0.035, 0.045), f.glow("#CFEFE8", 3.0), 0.01)
    tip.rotation_euler = (0, 0.45, 0)
    band = build.cylinder((0.07, -0.02, 0.425), 0.0635, 0.02, m.terracotta, 0.004)
    band.rotation_euler = (0, -1.12, 0)
    build.tube([(0.36, -0.02, 0.29), (0.5, 0.0, 0.22), (0.52, 0.1, 0.06), (0.42, 0.2, 0.012), (0.1, 0.3, 0.012)], 0.013, m.dark)


def cone_beam(m):
    """A tall X-ray column with a round arm and a chin rest."""
    niche(m, m.green, radius=0.72, spring=0.75, lens=46, target=(0, 0, 0.68))
    scaled(lambda: f.xray(m), (0, 0, 0), 0.58, 0.35)


def display(m, width=1.0, height=0.62, lift=0.46):
    """A wide screen on a desk stand."""
    build.box((0, 0, lift), (width, 0.04, height), m.dark, 0.015)
    build.box((0, -0.022, lift), (width - 0.05, 0.004, height - 0.05), f.glow("#12403C", 1.0), 0)
    build.box((0, 0.03, 0.1), (0.09, 0.04, 0.2), m.steel, 0.01)
    build.cylinder((0, 0.02, 0.01), 0.16, 0.02, m.steel, 0.006)


def cad_software(m):
    """A crown on a screen in bands of colour above a scanned tooth."""
    niche(m, m.sand, lens=64)
    display(m)
    bands = studio.material("bands", "#FFFFFF", rough=0.5)
    nodes, links = bands.node_tree.nodes, bands.node_tree.links
    attribute, ramp = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeValToRGB")
    attribute.attribute_name = "t"
    ramp.color_ramp.interpolation = "CONSTANT"
    stops = ramp.color_ramp.elements
    stops[0].color, stops[1].position = (*studio.linear("#2A8C83"), 1), 0.86
    stops[1].color = (*studio.linear("#C2472B"), 1)
    for at, colour in ((0.2, "#67B2A5"), (0.42, "#EFE3C4"), (0.62, "#EBB463"), (0.75, "#E07F4F")):
        stop = stops.new(at)
        stop.color = (*studio.linear(colour), 1)
    links.new(attribute.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Emission"])
    nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.35
    grey = studio.material("scan", "#9CC7C0", rough=0.6)
    local, faces, t = crown.crown(crown.LOWER[5])
    obj = studio.mesh("crown", local * (-1, -1, 1), faces, bands, t)
    obj.location, obj.scale, obj.rotation_euler = (0, -0.14, 0.47), (0.019,) * 3, (0.35, 0, 0.3)
    core = crown.Form("premolar", 8.2, 7.6, 5.4, ((0, 0, 0.0, 0.6),), 8)
    local, faces, t = crown.crown(core)
    obj = studio.mesh("core", local * (-1, -1, 1), faces, grey, t)
    obj.location, obj.scale, obj.rotation_euler = (0, -0.12, 0.3), (0.019,) * 3, (0.2, 0, 0.3)
    for side in (-1, 1):
        local, faces, t = crown.crown(crown.LOWER[4 if side < 0 else 6])
        obj = studio.mesh("neighbour", local * (-1, -1, 1), faces, grey, t)
        obj.location, obj.scale, obj.rotation_euler = (side * 0.21, -0.12, 0.28), (0.019,) * 3, (0.2, 0, 0.3)


def milling(m):
    """Two thin burs on either side of a ceramic block inside a small machine."""
    niche(m, m.green, lens=70, target=(0, 0, 0.42))
    build.box((0, 0.12, 0.42), (0.92, 0.3, 0.84), m.white, 0.06)
    build.box((0, -0.02, 0.44), (0.74, 0.06, 0.6), m.dark, 0.05)
    build.box((0, 0.02, 0.44), (0.7, 0.05, 0.56), f.glow("#F4F1EA", 0.5), 0.04)
    build.box((0, -0.12, 0.44), (0.2, 0.17, 0.24), studio.material("ceramic", "#F2E8D4", rough=0.5), 0.012)
    build.cylinder((0, -0.08, 0.26), 0.035, 0.16, m.steel, 0.006)
    for side in (-1, 1):
        profile = [(0.0, 0), (0.008, 0.01), (0.014, 0.1), (0.016, 0.12), (0.03, 0.14), (0.03, 0.24)]
        bur = build.lathe(profile, (side * 0.115, -0.12, 0.46), m.steel)
        bur.rotation_euler = (0, side * math.pi / 2, 0)
        build.box((side * 0.33, -0.1, 0.46), (0.12, 0.14, 0.14), m.steel, 0.02)


def printing(m):
    """A printed jaw hanging from a metal plate under an amber hood."""
    niche(m, m.sand, lens=66, target=(0, 0, 0.46))
    scaled(lambda: f.printer(m), (0, 0.05, 0), 1.15)
    tone = studio.material("resin", "#E9DCC4", rough=0.45)
    obj = f.placed(lambda: f.jaw_model(tone), (0, 0.0, 0.556), 0.0, 4.6)
    obj.rotation_euler = (math.pi, 0, math.pi)
    obj.location = (0, 0.13, 0.565)


def implants(m):
    """Three titanium implants of different lengths in a row."""
    del m
    studies.stage((-16, -120, 16), (0, 0, -4.2), 150, 960, 720, 8, floor=-17)
    plinth = studio.material("plinth", "#F3ECE0", rough=0.9)
    clay = studio.material("clay", "#C2563A", rough=0.8)
    for x, length, radius in ((-8.5, 8, 2.3), (0, 11, 2.1), (8.5, 14, 1.9)):
        smiles.implant((x, 0, length - 12), length, radius, abutment=False)
        build.cylinder((x, 0, -14.4), 3.4, 6.0, plinth if x else clay, 0.4)


def microscope(m):
    """A microscope with two eyepieces on a long jointed arm."""
    niche(m, m.sand, radius=0.78, spring=0.78, lens=52, target=(0.0, 0, 0.68))
    scaled(lambda: f.microscope(m), (-0.3, 0.1, 0), 0.74, 0.75)


def jaw_tracing(m):
    """A light head frame and a small clip shaped to sit on lower teeth."""
    niche(m, m.green, lens=60, target=(0, 0, 0.46))
    build.lathe([(0.16, 0), (0.16, 0.03), (0.05, 0.06), (0.05, 0.2)], (0, 0, 0), m.wood)
    build.ball((0, 0, 0.52), 0.24, studio.material("head", "#EFE6D6", rough=0.9), 1.3)
    t = np.linspace(0, 2 * math.pi, 60)
    build.tube([(0.262 * math.cos(a), 0.262 * math.sin(a), 0.62) for a in t], 0.012, m.dark)
    build.tube([(0.262 * math.cos(a), 0, 0.62 + 0.262 * math.sin(a)) for a in np.linspace(0, math.pi, 30)], 0.01, m.dark)
    for side in (-1, 1):
        build.tube([(side * 0.262, -0.03, 0.62), (side * 0.3, -0.12, 0.58), (side * 0.29, -0.3, 0.5)], 0.009, m.steel)
        build.box((side * 0.29, -0.31, 0.49), (0.06, 0.03, 0.09), m.white, 0.01)
    build.tube([(-0.15, -0.33, 0.36), (0, -0.36, 0.34), (0.15, -0.33, 0.36)], 0.01, m.steel)
    for side in (-1, 1):
        build.tube([(side * 0.15, -0.33, 0.36), (side * 0.2, -0.33, 0.42)], 0.008, m.steel)
    bow = [(0.07 * math.cos(a), -0.27 - 0.07 * math.sin(a) * 1.0, 0.33) for a in np.linspace(0, math.pi, 24)]
    build.tube(bow, 0.014, m.terracotta)


def steriliser(m):
    """A steel chamber with a round door and sealed packs on a rack inside."""
    niche(m, m.sand, lens=66, target=(0, 0, 0.4))
    shell = build.box((0, 0.06, 0.4), (0.84, 0.5, 0.78), m.white, 0.06)
    cut = build.cylinder((-0.06, -0.1, 0.42), 0.27, 0.5, m.steel, 0, axis=(math.pi / 2, 0, 0))
    cut.hide_render = True
    hollow = shell.modifiers.new("hollow", "BOOLEAN")
    hollow.object, hollow.solver = cut, "EXACT"
    build.lathe([(0.27, -0.25), (0.29, -0.25), (0.29, 0.2), (0.27, 0.2)], (-0.06, -0.04, 0.42), m.steel, axis=(-math.pi / 2, 0, 0), caps=False)
    for z in (0.32, 0.43, 0.54):
        build.box((-0.06, 0.0, z), (0.42, 0.34, 0.008), m.steel, 0.002)
        for k in range(3):
            build.box((-0.19 + 0.13 * k, -0.06, z + 0.025), (0.1, 0.2, 0.035), m.paper if (k + int(z * 100)) % 2 else m.white, 0.01)
    door = build.cylinder((-0.42, -0.4, 0.42), 0.3, 0.05, m.steel, 0.02, axis=(math.pi / 2, 0, 0))
    door.rotation_euler = (math.pi / 2, 0, -1.15)
    build.box((0.32, -0.195, 0.52), (0.12, 0.012, 0.2), f.glow("#2A6F69", 1.1), 0)


def equipment(m):
    """A dental chair with a folded lamp and a tray of handpieces."""
    niche(m, m.green, radius=0.95, spring=0.6, lens=44, eye=(-0.9, -3.0, 1.0), target=(0, -0.1, 0.55))
    scaled(lambda: f.dental_chair(m), (0.1, -0.15, 0), 0.62, 0.75)


# --- Awards --------------------------------------------------------------------------------------------------------


def certificate(m):
    """A cream certificate with a drawn pen, in a thin oak frame."""
    niche(m, m.green, lens=70, target=(0, 0, 0.5))
    lean = -0.14
    parts = [
        build.box((0, 0, 0.42), (0.62, 0.03, 0.82), m.wood, 0.008),
        build.box((0, -0.017, 0.42), (0.57, 0.01, 0.77), m.paper, 0.002),
    ]
    ink = studio.material("ink", "#0F5A56", rough=0.8)
    for k, width in enumerate((0.26, 0.36, 0.36, 0.3)):
        parts.append(build.box((0, -0.024, 0.5 - 0.055 * k), (width, 0.004, 0.01 if k else 0.022), ink, 0))
    pen = [(-0.1, -0.026, 0.17), (0.1, -0.026, 0.3)]
    parts.append(build.tube(pen, 0.012, studio.material("pen", "#C2472B", rough=0.7)))
    parts.append(build.tube([(-0.13, -0.026, 0.15), (-0.1, -0.026, 0.17)], 0.005, ink))
    parts.append(build.tube([(-0.2, -0.026, 0.14), (-0.16, -0.026, 0.155), (-0.13, -0.026, 0.148)], 0.004, ink))
    for radius in (0.075, 0.05):
        bow = [(radius * math.cos(a), -0.026, 0.64 + radius * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
        parts.append(build.tube([(radius, -0.026, 0.57), *bow, (-radius, -0.026, 0.57)], 0.006, ink))
    mouth.group(parts, (0, 0.06, 0.02), (lean, 0, 0.1))


def plaque(m):
    """A round plaque of brushed steel with a ramp engraved on it."""
    niche(m, m.sand, lens=70, target=(0, 0, 0.48))
    steel = studio.material("brushed", "#C4C6C4", rough=0.42, metal=1.0)
    line = studio.material("engraved", "#3B4A4A", rough=0.6)
    parts = [
        build.cylinder((0, 0, 0.4), 0.36, 0.03, steel, 0.01, axis=(math.pi / 2, 0, 0)),
        build.slab([(-0.22, 0.3), (0.2, 0.3), (0.2, 0.48)], -0.02, 0.008, line, 0.001),
        build.tube([(-0.24, -0.02, 0.42), (0.2, -0.02, 0.6)], 0.008, line),
    ]
    ring = [(0.31 * math.cos(a), -0.018, 0.4 + 0.31 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 80)]
    parts.append(build.tube(ring, 0.005, line))
    mouth.group(parts, (0, 0.08, 0.02), (-0.16, 0, 0.12))
    build.box((0, -0.02, 0.03), (0.3, 0.14, 0.06), m.wood, 0.01)


def bronze_arch(m):
    """A small bronze arch on a block of dark wood."""
    niche(m, m.sand, lens=72, target=(0, 0, 0.46))
    bronze = studio.material("bronze", "#8C6239", rough=0.32, metal=1.0)
    dark = studio.material("walnut", "#4A3223", rough=0.45)
    build.box((0, 0, 0.09), (0.62, 0.3, 0.18), dark, 0.015)
    for inner, outer in ((0.16, 0.22), (0.08, 0.12)):
        build.arch_solid(inner, outer, 0.3, 0.3, -0.06 + (0.22 - outer) * 0.2, 0.12 - (0.22 - outer) * 0.4, bronze, 0, 0, 0.012).location.z = 0.18
    build.box((0, -0.152, 0.09), (0.26, 0.006, 0.06), m.brass, 0.002)


def glass_tablet(m):
    """A glass tablet with an etched drop of water, upright on a shelf."""
    niche(m, m.green, lens=70, target=(0, 0, 0.46))
    glass = smiles.clear("#E3F1EC", "#6FA79B")
    path = build.arch_path(0.24, 0.5)
    build.slab([tuple(p) for p in path], -0.02, 0.05, glass, 0.012).location.z = 0.06
    build.box((0, 0, 0.03), (0.56, 0.18, 0.06), m.white, 0.012)
    u = np.linspace(0, 2 * math.pi, 60)
    drop = [(0.11 * math.sin(a) * math.sin(a / 2) ** 1.4, 0.4 + 0.15 * math.cos(a)) for a in u]
    build.slab(drop[:-1], -0.024, 0.008, studio.material("etched", "#F4FAF8", rough=0.8), 0.002)


def toothbrush(m):
    """A painted wooden toothbrush mounted on a yellow board."""
    niche(m, m.green, lens=70, target=(0, 0, 0.48))
    yellow = studio.material("yellow", "#E9B949", rough=0.8)
    parts = [build.box((0, 0, 0.4), (0.5, 0.04, 0.8), yellow, 0.03)]
    handle = [(-0.05, 0.08), (0.05, 0.08), (0.06, 0.3), (0.032, 0.46), (0.05, 0.56), (0.05, 0.7), (-0.05, 0.7), (-0.05, 0.56), (-0.032, 0.46), (-0.06, 0.3)]
    parts.append(build.slab(handle, -0.06, 0.04, m.terracotta, 0.014))
    for row in range(5):
        for column in range(3):
            parts.append(build.cylinder((-0.028 + 0.028 * column, -0.09, 0.575 + 0.027 * row), 0.012, 0.06, m.white, 0.003, axis=(math.pi / 2, 0, 0), segments=16))
    parts += [build.ball((0, -0.062, 0.13 + 0.06 * k), 0.012, m.white, 0.5) for k in range(4)]
    mouth.group(parts, (0, 0.06, 0.01), (-0.12, 0, 0.12))


def journal(m):
    """An open journal with a ribbon across its page, under glass."""
    niche(m, m.sand, lens=70, eye=(-0.3, -2.8, 1.35), target=(0, 0, 0.36))
    parts = []
    for side in (-1, 1):
        u = np.linspace(0, 1, 14)
        top = [(side * 0.36 * a, 0.05 + 0.035 * math.sin(math.pi * min(1, a * 1.3)) * (1 - a)) for a in u]
        points = [(x, z) for x, z in top] + [(side * 0.36, 0.0), (0, 0.0)]
        parts.append(build.slab(points, -0.26, 0.52, m.paper, 0.003))
        for k in range(7):
            parts.append(build.box((side * 0.2, 0.16 - 0.05 * k, 0.074), (0.2, 0.012, 0.003), studio.material("text", "#6B7776", rough=1), 0))
    parts.append(build.box((0.2, -0.02, 0.079), (0.05, 0.6, 0.004), m.terracotta, 0))
    mouth.group(parts, (0, 0.02, 0.2), (0.42, 0, 0.12))
    build.box((0, 0.05, 0.06), (0.8, 0.46, 0.12), m.wood, 0.012)
    build.box((0, 0.03, 0.34), (0.86, 0.5, 0.46), smiles.clear("#F6FAF8", "#BFD5CF"), 0.012)


def lamp(m):
    """A ceramic lamp shape in soft blue on a white base."""
    niche(m, m.sand, lens=70, target=(0, 0, 0.44))
    blue = studio.material("blue", "#9CBCC9", rough=0.35, coat=0.4)
    build.box((0, 0, 0.05), (0.4, 0.32, 0.1), m.white, 0.012)
    build.lathe([(0.09, 0), (0.1, 0.02), (0.03, 0.06), (0.028, 0.3), (0.04, 0.34)], (0, 0, 0.1), blue)
    shade = [(0.255 * math.cos(a), 0.32 + 0.26 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 24)]
    build.lathe([(0.0, 0.3), (0.24, 0.3), *shade], (0, 0, 0.1), blue)


def sandstone(m):
    """A slab of sandstone carved with three arches."""
    niche(m, m.green, lens=70, target=(0, 0, 0.42))
    stone = studio.material("sandstone", "#D9B98C", rough=0.95, spec=0.1)
    slab = build.box((0, 0, 0.36), (0.86, 0.16, 0.7), stone, 0)
    for x in (-0.26, 0, 0.26):
        path = build.arch_path(0.095, 0.42, foot=0.1)
        cutter = build.slab([(px + x, pz) for px, pz in path], -0.2, 0.18, stone, 0)
        cutter.hide_render = True
        modifier = slab.modifiers.new("carve", "BOOLEAN")
        modifier.object, modifier.solver = cutter, "EXACT"
    cutters = [modifier.object for modifier in slab.modifiers if modifier.type == "BOOLEAN"]
    mouth.group([slab, *cutters], (0, 0.04, 0.0), (-0.06, 0, 0.12))


def bowl(m):
    """A brass bowl with an engraved rim on a folded cloth."""
    niche(m, m.green, lens=72, eye=(-0.35, -3.0, 1.2), target=(0, 0, 0.28))
    for k in range(3):
        build.box((0, 0, 0.02 + 0.035 * k), (0.86 - 0.04 * k, 0.56 - 0.03 * k, 0.035), m.terracotta if k != 1 else m.sand, 0.016, 0.06)
    outside = [(0.13 + 0.2 * math.sin(a), 0.3 - 0.28 * math.cos(a)) for a in np.linspace(0.1, math.pi / 2, 20)]
    inside = [(0.3 * math.sin(a), 0.31 - 0.25 * math.cos(a)) for a in np.linspace(math.pi / 2, 0, 20)]
    profile = [(0.0, 0.0), (0.12, 0.0), *outside, (0.345, 0.305), (0.345, 0.32), (0.32, 0.318), *inside]
    build.lathe(profile, (0, 0, 0.108), m.brass, 96)
    for k in range(48):
        a = k * 2 * math.pi / 48
        build.ball((0.334 * math.cos(a), 0.334 * math.sin(a), 0.395), 0.009, m.dark)


TECHNOLOGY = {
    "intraoral-scanner": scanner,
    "cone-beam-scan": cone_beam,
    "cad-software": cad_software,
    "milling": milling,
    "3d-printing": printing,
    "premium-implant-systems": implants,
    "operating-microscope": microscope,
    "jaw-tracing": jaw_tracing,
    "steam-steriliser": steriliser,
    "german-and-swiss-equipment": equipment,
}
AWARDS = {
    "plain-letters": certificate,
    "step-free-rooms": plaque,
    "twenty-years-of-teaching": bronze_arch,
    "clean-instruments": glass_tablet,
    "school-visits": toothbrush,
    "case-report": journal,
    "quiet-room": lamp,
    "old-arches": sandstone,
    "ten-years-in-kurla": bowl,
}


def draw(name, path):
    """Draws one thing in ink: machines and awards are shown as a drawn index."""
    studio.reset(960, 720, seed=11)
    {**TECHNOLOGY, **AWARDS}[name](f.Materials())
    studio.sketch(path)

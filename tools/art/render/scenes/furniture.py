"""Furniture and machines of the clinic, in metres, each standing on z = 0 around its own origin and facing -y."""
import math

import bpy
import numpy as np

from model import arch, build, crown, mouth, studio
from scenes import smiles


class Materials:
    """The materials of one branch."""

    def __init__(self, branch="kurla"):
        stone = branch == "south-mumbai"
        self.wall = studio.material("wall", "#EFE7DA" if stone else "#F6F1E8", rough=0.9, spec=0.2)
        self.trim = studio.material("trim", "#CDBFA9" if stone else "#FBF8F3", rough=0.85, spec=0.2)
        self.wood = _wood("#8A5F3F" if stone else "#C79E72")
        self.floor = _tiles() if stone else _boards("#D9C2A0")
        self.green = studio.material("green", "#0F5A56", rough=0.6, spec=0.3)
        self.cloth = studio.material("cloth", "#2C6B66" if stone else "#1B6A64", rough=0.85, spec=0.2)
        self.sand = studio.material("sand", "#E3D6C1", rough=0.9, spec=0.2)
        self.terracotta = studio.material("terracotta", "#C2563A", rough=0.75, spec=0.2)
        self.white = studio.material("white", "#F7F4EE", rough=0.35, spec=0.4)
        self.stone = studio.material("stone", "#4D4A45" if stone else "#D9D0C1", rough=0.4, spec=0.4)
        self.steel = studio.material("steel", "#BFC3C4", rough=0.3, metal=1.0)
        self.brass = studio.material("brass", "#B98A4A", rough=0.3, metal=1.0)
        self.dark = studio.material("dark", "#23302F", rough=0.3, spec=0.5)
        self.leaf = studio.material("leaf", "#3F7A55", rough=0.55, spec=0.3)
        self.paper = studio.material("paper", "#F4EDE0", rough=0.9)
        self.metal = self.brass if stone else self.steel


def _wood(colour):
    mat = studio.material("wood", colour, rough=0.5, spec=0.3)
    return _streaks(mat, colour, (0.6, 6.0, 0.6), 0.86)


def _boards(colour):
    mat = studio.material("boards", colour, rough=0.42, spec=0.35)
    return _streaks(mat, colour, (7.0, 0.5, 1.0), 0.9)


def _streaks(mat, colour, stretch, dark):
    """A soft grain along one axis."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    place, mapping = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeMapping")
    noise, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value = 1.6
    base = studio.linear(colour)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.65
    ramp.color_ramp.elements[0].color = (*(c * dark * 0.9 for c in base), 1)
    ramp.color_ramp.elements[1].color = (*base, 1)
    links.new(place.outputs["Position"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return mat


def _tiles():
    """Two-coloured floor tiles, as in the old houses of the Fort."""
    mat = studio.material("tiles", "#E8DECD", rough=0.35, spec=0.4)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    place, mapping, checker = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexChecker")
    mapping.inputs["Rotation"].default_value = (0, 0, math.pi / 4)
    mapping.inputs["Location"].default_value = (0.01, 0.013, 0.17)
    checker.inputs["Scale"].default_value = 2.6
    checker.inputs["Color1"].default_value = (*studio.linear("#EEE5D6"), 1)
    checker.inputs["Color2"].default_value = (*studio.linear("#86A39B"), 1)
    links.new(place.outputs["Position"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], checker.inputs["Vector"])
    links.new(checker.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return mat


def glow(colour="#FFE9C9", strength=4.0):
    """A surface that shines."""
    mat = bpy.data.materials.new("glow")
    mat.use_nodes = True
    nodes = mat.node_tree.nodes
    nodes.clear()
    emission, output = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    emission.inputs["Color"].default_value = (*studio.linear(colour), 1)
    emission.inputs["Strength"].default_value = strength
    mat.node_tree.links.new(emission.outputs[0], output.inputs[0])
    return mat


def placed(draw, at, turn=0.0, scale=1.0):
    """Draws a piece and moves it to its place."""
    before = set(bpy.data.objects)
    draw()
    return mouth.group([o for o in bpy.data.objects if o not in before and not o.parent], at, (0, 0, turn), scale)


def ring(inner, outer, low, high, start, end, mat, bevel=0.01, steps=40):
    """A curved block: part of a ring between two angles (degrees, 0 = +x)."""
    angles = np.radians(np.linspace(start, end, steps))
    points = [(outer * math.cos(a), outer * math.sin(a)) for a in angles] + [(inner * math.cos(a), inner * math.sin(a)) for a in angles[::-1]]
    obj = build.slab(points, 0, high - low, mat, bevel)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    obj.location = (0, 0, low)
    obj.scale = (1, 1, 1)
    return obj


def tilted(centre, size, mat, tilt, bevel=0.04):
    """A box tilted about the x axis (radians)."""
    obj = build.box(centre, size, mat, bevel)
    obj.rotation_euler = (tilt, 0, 0)
    return obj


def dental_chair(m, cloth=None):
    """The patient chair, lying along y with its head towards +y, with its lamp and tray."""
    cloth = cloth or m.cloth
    build.cylinder((0, 0.1, 0.03), 0.36, 0.06, m.white, 0.02)
    build.box((0, 0.12, 0.22), (0.3, 0.42, 0.36), m.white, 0.06)
    build.box((0, 0.05, 0.45), (0.5, 0.95, 0.1), m.white, 0.05)
    tilted((0, 0.02, 0.54), (0.56, 0.66, 0.12), cloth, 0.0, 0.055)
    tilted((0, -0.62, 0.5), (0.5, 0.72, 0.11), cloth, 0.16, 0.05)
    tilted((0, 0.6, 0.72), (0.54, 0.78, 0.12), cloth, 0.52, 0.055)
    tilted((0, 1.0, 0.98), (0.28, 0.26, 0.1), cloth, 0.62, 0.045)
    for side in (-1, 1):
        build.box((side * 0.34, 0.22, 0.72), (0.07, 0.46, 0.05), m.white, 0.024)
        build.tube([(side * 0.3, 0.3, 0.52), (side * 0.34, 0.3, 0.71)], 0.02, m.steel)
    # Column with the lamp, and the tray on its arm.
    build.tube([(-0.62, 0.75, 0), (-0.62, 0.75, 1.9)], 0.035, m.white)
    build.cylinder((-0.62, 0.75, 0.02), 0.18, 0.04, m.white, 0.015)
    build.tube([(-0.62, 0.75, 1.88), (-0.2, 0.55, 2.05), (0.0, 0.35, 1.78)], 0.022, m.white)
    lamp = build.lathe([(0.0, -0.05), (0.13, -0.045), (0.17, 0.0), (0.13, 0.05), (0.0, 0.06)], (0, 0.33, 1.7), m.white)
    lamp.rotation_euler = (0.25, 0, 0)
    light = build.cylinder((0, 0.318, 1.648), 0.1, 0.012, glow("#FFF3DD", 5.0), 0.003)
    light.rotation_euler = (0.25, 0, 0)
    build.tube([(-0.62, 0.75, 1.1), (-0.62, 0.1, 1.12), (-0.55, -0.1, 1.0)], 0.022, m.white)
    build.box((-0.5, -0.12, 0.98), (0.44, 0.34, 0.05), m.white, 0.02)
    for k in range(4):
        build.tube([(-0.64 + 0.09 * k, -0.26, 1.0), (-0.64 + 0.09 * k, -0.3, 1.1)], 0.012, m.steel)


def stool(m, cloth=None):
    """A round stool on a column."""
    build.cylinder((0, 0, 0.02), 0.24, 0.035, m.steel, 0.012)
    build.cylinder((0, 0, 0.25), 0.028, 0.45, m.steel, 0)
    build.cylinder((0, 0, 0.51), 0.2, 0.09, cloth or m.cloth, 0.04)


def cabinet(m, width, height=0.88, depth=0.5, top=None, fronts=None):
    """Base units with a worktop, doors of about half a metre."""
    doors = max(1, round(width / 0.5))
    build.box((0, 0, 0.05), (width - 0.04, depth - 0.08, 0.1), m.stone, 0.005)
    build.box((0, 0, height / 2 + 0.04), (width, depth - 0.03, height - 0.1), fronts or m.wood, 0.005)
    for k in range(doors):
        x = -width / 2 + width / doors * (k + 0.5)
        build.box((x, -depth / 2 + 0.01, height / 2 + 0.04), (width / doors - 0.012, 0.03, height - 0.13), fronts or m.wood, 0.006)
        build.tube([(x + width / doors * 0.36, -depth / 2 - 0.02, height * 0.72), (x + width / doors * 0.36, -depth / 2 - 0.02, height * 0.84)], 0.007, m.metal)
    build.box((0, -0.005, height), (width + 0.02, depth + 0.02, 0.04), top or m.white, 0.01)


def armchair(m, cloth=None):
    """A low round armchair."""
    cloth = cloth or m.cloth
    for x, y in ((-0.24, -0.24), (0.24, -0.24), (-0.22, 0.22), (0.22, 0.22)):
        build.tube([(x, y, 0), (x * 0.95, y * 0.95, 0.22)], 0.016, m.wood)
    build.cylinder((0, 0, 0.33), 0.36, 0.2, cloth, 0.07)
    ring(0.3, 0.4, 0.26, 0.74, -12, 192, cloth, 0.045)


def side_chair(m, cloth=None):
    """A light wooden chair."""
    for x in (-0.2, 0.2):
        for y in (-0.2, 0.2):
            build.tube([(x, y, 0), (x * 0.94, y * 0.94, 0.44)], 0.016, m.wood)
    build.box((0, 0, 0.46), (0.46, 0.44, 0.05), cloth or m.cloth, 0.022)
    ring(0.235, 0.265, 0.6, 0.86, 25, 155, m.wood, 0.012)
    for x in (-0.17, 0.17):
        build.tube([(x, 0.17, 0.45), (x, 0.19, 0.8)], 0.013, m.wood)


def round_table(m, radius=0.5, height=0.73, top=None):
    """A round table on one foot."""
    build.lathe([(0.24, 0), (0.24, 0.02), (0.06, 0.06), (0.045, height - 0.08), (0.14, height - 0.03)], (0, 0, 0), m.wood)
    build.cylinder((0, 0, height - 0.015), radius, 0.035, top or m.wood, 0.014)


def plant(m, height=1.5, seed=3, pot=None):
    """A broad-leaved plant in a pot."""
    rng = np.random.default_rng(seed)
    build.lathe([(0.0, 0), (0.15, 0), (0.2, 0.34), (0.185, 0.345), (0.17, 0.3), (0, 0.3)], (0, 0, 0), pot or m.terracotta)
    for k in range(15):
        angle, lean = k * 2.4 + rng.uniform(-0.3, 0.3), rng.uniform(0.18, 0.62)
        tall = height * rng.uniform(0.62, 1.0)
        u = np.linspace(0, 1, 9)
        r, z = lean * u**1.7 * tall * 0.8, 0.3 + (tall - 0.3) * (u - 0.22 * lean * u**3)
        stem = [(math.cos(angle) * a, math.sin(angle) * a, b) for a, b in zip(r, z)]
        build.tube(stem, 0.008, m.leaf, 8)
        _leaf(stem[-1], angle, rng.uniform(0.3, 0.44), rng.uniform(0.12, 0.19), 0.25 + lean, m.leaf)


def _leaf(tip, angle, length, width, droop, mat):
    """One blade that starts at a point and bends down."""
    u, v = np.linspace(0, 1, 12), np.linspace(-1, 1, 5)
    half = width * np.sin(np.pi * np.clip(u, 0, 1) ** 0.75) * 0.5
    along = length * u
    z = -droop * length * u**2 + 0.03
    x = along[:, None] + 0 * v
    y = half[:, None] * v
    zz = z[:, None] + 0.25 * half[:, None] * np.abs(v) ** 1.5
    c, s = math.cos(angle), math.sin(angle)
    verts = np.stack([tip[0] + c * x - s * y, tip[1] + s * x + c * y, tip[2] + zz], -1).reshape(-1, 3)
    i, j = np.arange(11)[:, None] * 5, np.arange(4)[None]
    faces = np.stack([i + j, i + j + 1, i + 5 + j + 1, i + 5 + j], -1).reshape(-1, 4)
    studio.mesh("leaf", verts, faces, mat)


def pendant(m, drop=0.7, radius=0.16, warm=5.0):
    """A round glass lamp hanging from its origin."""
    build.tube([(0, 0, 0), (0, 0, -drop)], 0.008, m.metal)
    build.cylinder((0, 0, -drop - 0.02), 0.04, 0.06, m.metal, 0.01)
    build.ball((0, 0, -drop - radius - 0.03), radius, glow("#FFE6C2", warm))


def jaw_model(mat=None, gum=None):
    """A plaster jaw as it stands on a laboratory bench, in metres."""
    mat = mat or studio.material("gypsum", "#EFE6D6", rough=0.8, spec=0.2)
    row = [t for t in arch.jaw(crown.LOWER, -0.2)]
    made = mouth.add_jaw(row, mouth.LOWER_CURVE, False, 12, mat, gum or mat, depth=12)
    mouth.group(made, scale=0.001)


def screen(m, width=0.9, height=0.55, picture=True):
    """A wall screen facing -y with a drawn dental arch."""
    build.box((0, 0, 0), (width, 0.04, height), m.dark, 0.012)
    build.box((0, -0.022, 0), (width - 0.04, 0.004, height - 0.04), glow("#0F3F3C", 0.9), 0)
    if picture:
        line = glow("#F2EBDF", 1.6)
        r = height * 0.3
        bow = [(r * math.cos(a) * 0.8, -0.03, r * math.sin(a) * 1.15 - r * 0.25) for a in np.linspace(0, math.pi, 13)]
        for x, y, z in bow:
            build.ball((x, y, z), height * 0.055, line, 1.0)


def microscope(m):
    """An operating microscope on a floor stand."""
    for k in range(5):
        a = k * 2 * math.pi / 5
        build.tube([(0, 0, 0.08), (0.32 * math.cos(a), 0.32 * math.sin(a), 0.04)], 0.03, m.white)
    build.tube([(0, 0, 0.06), (0, 0, 1.5)], 0.055, m.white)
    build.box((0, 0, 0.75), (0.2, 0.2, 0.34), m.green, 0.05)
    build.tube([(0, 0, 1.45), (0.1, -0.3, 1.62), (0.12, -0.62, 1.5)], 0.05, m.white)
    build.box((0.12, -0.68, 1.36), (0.26, 0.3, 0.34), m.white, 0.06)
    build.cylinder((0.12, -0.68, 1.16), 0.08, 0.14, m.dark, 0.015)
    for x in (0.08, 0.16):
        build.cylinder((x, -0.84, 1.46), 0.028, 0.16, m.dark, 0.01, axis=(1.05, 0, 0))


def xray(m):
    """A standing X-ray machine: column, arm in a half ring, two heads."""
    build.box((0, 0.25, 0.04), (0.8, 0.7, 0.08), m.white, 0.03)
    build.box((0, 0.42, 1.1), (0.3, 0.22, 2.1), m.white, 0.07)
    build.box((0, 0.2, 1.95), (0.34, 0.6, 0.14), m.white, 0.06)
    obj = ring(0.42, 0.55, 1.78, 1.92, -100, 280 - 0.1, m.white, 0.03, 72)
    obj.location.y = -0.05
    build.box((-0.46, -0.05, 1.5), (0.2, 0.3, 0.46), m.white, 0.06)
    build.box((0.48, -0.05, 1.5), (0.12, 0.3, 0.34), m.dark, 0.04)
    build.box((0, 0.16, 1.36), (0.2, 0.24, 0.06), m.green, 0.025)
    build.cylinder((0, 0.0, 1.42), 0.05, 0.05, m.white, 0.01)
    for x in (-0.22, 0.22):
        build.tube([(x, 0.32, 1.2), (x, -0.05, 1.16), (x, -0.05, 1.05)], 0.018, m.steel)


def steriliser(m):
    """A bench-top steam steriliser with a round door."""
    build.box((0, 0, 0.22), (0.46, 0.52, 0.42), m.white, 0.05)
    build.cylinder((-0.05, -0.27, 0.22), 0.145, 0.05, m.steel, 0.015, axis=(math.pi / 2, 0, 0))
    build.cylinder((-0.05, -0.3, 0.22), 0.06, 0.03, m.dark, 0.01, axis=(math.pi / 2, 0, 0))
    build.box((0.16, -0.262, 0.3), (0.09, 0.01, 0.14), glow("#2A6F69", 1.0), 0)


def mill(m):
    """A milling machine with a window over its working space."""
    build.box((0, 0, 0.04), (0.62, 0.6, 0.08), m.dark, 0.02)
    build.box((0, 0.06, 0.45), (0.6, 0.5, 0.76), m.white, 0.07)
    build.box((0, -0.2, 0.48), (0.4, 0.05, 0.42), m.dark, 0.04)
    build.box((0, -0.215, 0.48), (0.34, 0.04, 0.36), glow("#D8E6E2", 1.1), 0.03)
    disc = build.cylinder((0.02, -0.238, 0.46), 0.1, 0.025, m.paper, 0.006, axis=(math.pi / 2, 0, 0))
    del disc
    build.tube([(-0.1, -0.24, 0.62), (-0.03, -0.245, 0.5)], 0.012, m.steel)
    build.box((0.21, -0.195, 0.78), (0.1, 0.012, 0.07), glow("#2A6F69", 1.2), 0)


def printer(m):
    """A resin printer with an amber cover; a printed jaw hangs from its platform."""
    build.box((0, 0, 0.12), (0.36, 0.36, 0.24), m.white, 0.04)
    build.box((0, -0.182, 0.14), (0.16, 0.01, 0.09), glow("#2A6F69", 1.1), 0)
    build.box((0, 0.1, 0.46), (0.1, 0.08, 0.46), m.steel, 0.01)
    build.box((0, 0, 0.5), (0.2, 0.2, 0.03), m.steel, 0.006)
    build.box((0, 0, 0.27), (0.26, 0.26, 0.05), m.dark, 0.01)
    amber = smiles.clear("#FAD9A8", "#C9792B")
    build.box((0, 0, 0.5), (0.34, 0.34, 0.5), amber, 0.03)


def lounge_bench(m, width=3.0):
    """A long upholstered bench."""
    build.box((0, 0, 0.2), (width, 0.5, 0.16), m.wood, 0.02)
    count = round(width / 0.75)
    for k in range(count):
        x = -width / 2 + width / count * (k + 0.5)
        build.box((x, -0.02, 0.36), (width / count - 0.015, 0.56, 0.18), m.cloth, 0.06)
        build.box((x, 0.23, 0.66), (width / count - 0.015, 0.15, 0.5), m.cloth, 0.06)
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        build.box((x, 0, 0.06), (0.08, 0.44, 0.12), m.wood, 0.01)


def toy_blocks(m, seed=4):
    """Coloured building blocks on the floor."""
    rng = np.random.default_rng(seed)
    mats = (m.terracotta, m.green, m.sand, studio.material("sun", "#E3A93B", rough=0.7))
    for k in range(9):
        size = rng.uniform(0.07, 0.11)
        build.box((rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.3), size / 2), (size, size, size), mats[k % 4], 0.012, rng.uniform(0, 1.5))
    build.box((0, 0, 0.05), (0.1, 0.1, 0.1), mats[0], 0.012, 0.3)
    build.box((0.01, 0.01, 0.15), (0.1, 0.1, 0.1), mats[3], 0.012, 0.6)
    arch_block = build.arch_solid(0.05, 0.1, 0.06, 0.06, -0.05, 0.1, mats[1], 0.0, 0.0, 0.01)
    arch_block.location = (0.0, 0.0, 0.2)

"""The rooms of both branches: 15 pictures of Kurla and 7 of South Mumbai."""
import math

import numpy as np

from model import build, studio
from scenes import furniture as f

WIDTH, HEIGHT, SAMPLES = 960, 640, 5


def room(m, width=6.0, depth=5.0, height=3.1, windows=(), side_windows=(), eye=(0, -4.6, 1.5), target=(0, 3, 1.25), lens=24, dim=1.0, sunny=True):
    """An empty room open towards the camera. ``windows`` are arched openings (x, radius, spring, sill) in the back wall,
    ``side_windows`` (y, radius, spring, sill) in the left wall."""
    studio.camera(eye, target, lens * 1.68)
    studio.sky("#FBFCFC", 0.9 * dim)
    build.box((0, depth / 2 - 2, -0.1), (width, depth + 4.4, 0.2), m.floor, 0)
    if windows:
        build.arched_wall(windows, width, height, depth, 0.3, m.wall)
        for x, radius, spring, sill in windows:
            build.arch_solid(radius - 0.001, radius + 0.1, spring, spring, depth - 0.03, 0.06, m.trim, x, sill, 0.01)
            _mullions(m, x, radius, spring, sill, depth + 0.12)
    else:
        build.box((0, depth + 0.15, height / 2), (width, 0.3, height), m.wall, 0)
    if side_windows:
        wall = build.arched_wall(side_windows, depth + 4.4, height, 0, 0.3, m.wall, depth / 2 - 2)
        wall.rotation_euler = (0, 0, math.pi / 2)
        wall.location = (-width / 2 - 0.15, depth / 2 - 2, height / 2)
        for modifier in list(wall.modifiers):
            cutter = modifier.object
            cutter.rotation_euler = (0, 0, math.pi / 2)
            cutter.location = (-width / 2, 0, 0)
    else:
        build.box((-width / 2 - 0.1, depth / 2 - 2, height / 2), (0.2, depth + 4.4, height), m.wall, 0)
    build.box((width / 2 + 0.1, depth / 2 - 2, height / 2), (0.2, depth + 4.4, height), m.wall, 0)
    build.box((0, depth / 2 - 2, height + 0.1), (width + 0.4, depth + 4.4, 0.2), m.trim, 0)
    build.box((0, depth - 0.012, 0.05), (width, 0.024, 0.1), m.trim, 0.004)
    build.box((width / 2 - 0.012, depth / 2 - 2, 0.05), (0.024, depth + 4.4, 0.1), m.trim, 0.004)
    if sunny and (windows or side_windows):
        studio.sun((0.85, 0.4, -0.75) if side_windows else (0.35, -0.9, -0.6), 3.2 * dim, angle=1.2)
    if side_windows:
        _outside((-width / 2 - 2.2, depth / 2, 0.4), (0.02, depth * 3, 8))
    for y, radius, spring, sill in side_windows:
        studio.area((-width / 2 - 0.4, y, sill + spring * 0.6), (0, y, 0.9), radius * 2, 70 * dim, "#EEF5FA", spring + radius)
    for x, radius, spring, sill in windows:
        studio.area((x, depth + 0.5, sill + spring * 0.6), (x, 0, 0.8), radius * 2, 60 * dim, "#F3F7FA", spring + radius)
    studio.area((0, depth * 0.35, height - 0.05), (0, depth * 0.35, 0), width * 0.7, 95 * dim, "#FFF1DE", depth * 0.6)
    studio.area((0, -2.2, height - 0.2), (0, depth, 0.8), width * 0.7, 100 * dim, "#FFF6EA", 1.4)


def _mullions(m, x, radius, spring, sill, y):
    """Glazing bars of an arched window with a bright sky behind it."""
    build.tube([(x, y, sill), (x, y, spring + radius)], 0.018, m.trim)
    build.tube([(x - radius, y, spring), (x + radius, y, spring)], 0.018, m.trim)
    _outside((x, y + 0.9, spring), (radius * 4, 0.02, 8))


def _outside(centre, size):
    """Bright haze behind a window; sunlight passes through it."""
    build.box(centre, size, f.glow("#F0F5F4", 1.05), 0).visible_shadow = False


def niche(m, x, y, radius, spring, back, depth=0.02):
    """A painted arch on the back wall, the shape that runs through the clinic."""
    path = build.arch_path(radius, spring)
    path[:, 0] += x
    build.slab([tuple(point) for point in path], y - depth, depth, back, 0.006)


# --- Kurla ---------------------------------------------------------------------------------------------------------


def facade(dusk=False):
    """Three round arches of pale plaster with lit windows."""
    m = f.Materials()
    studio.camera((-3.2, -13.5, 1.7), (-3.2, 0, 1.7), 34, shift=(0.235, 0.115))
    studio.sky("#33476B" if dusk else "#CFE0EA", 0.5 if dusk else 0.62)
    openings = [(x, 1.15, 2.3, 0) for x in (-3.4, 0, 3.4)] + [(x, 0.55, 5.45, 4.6) for x in (-3.4, 0, 3.4)]
    build.arched_wall(openings, 12.5, 7.2, 0, 0.7, m.wall)
    for x in (-3.4, 0, 3.4):
        for k, radius in enumerate((1.15, 1.35, 1.55)):
            build.arch_solid(radius + 0.005, radius + 0.16, 2.3, 2.3, -0.12 + 0.04 * k, 0.14, m.trim, x, 0, 0.015)
        build.arch_solid(0.555, 0.68, 5.45, 5.45, -0.06, 0.1, m.trim, x, 4.6, 0.012)
        build.box((x, -0.1, 4.55), (1.6, 0.3, 0.1), m.trim, 0.02)
    build.box((0, -0.08, 4.12), (12.5, 0.3, 0.16), m.trim, 0.03)
    build.box((0, -0.12, 7.2), (12.9, 0.5, 0.24), m.trim, 0.04)
    build.box((0, 3.0, 3.4), (12.2, 0.1, 7), f.glow("#FFDCA6", 1.1 if dusk else 0.7), 0)
    build.box((0, 4, -0.05), (40, 26, 0.1), m.sand, 0)
    build.box((0, -4.6, -0.16), (60, 8, 0.2), m.stone, 0)
    for x in (-3.4, 3.4):
        build.box((x, 0.35, 0.45), (2.3, 0.06, 0.9), m.wood, 0.01)
        for dx in (-0.75, 0, 0.75):
            build.tube([(x + dx, 0.35, 0.9), (x + dx, 0.35, 3.4)], 0.03, m.wood)
        build.tube([(x - 1.15, 0.35, 2.3), (x + 1.15, 0.35, 2.3)], 0.03, m.wood)
    for dx in (-0.55, 0.55):
        build.box((dx, 0.4, 1.15), (1.06, 0.06, 2.25), m.green, 0.015)
        build.box((dx, 0.365, 1.45), (0.7, 0.02, 1.4), f.glow("#FFDCA6", 1.2 if dusk else 0.8), 0.01)
        build.tube([(dx * 0.14, 0.33, 0.9), (dx * 0.14, 0.33, 1.3)], 0.016, m.brass)
    build.tube([(-1.15, 0.38, 2.3), (1.15, 0.38, 2.3)], 0.04, m.green)
    for x in (-1.7, 1.7):
        f.placed(lambda: f.plant(m, 1.5, 5 if x > 0 else 8), (x, -0.9, 0))
        build.box((x, -0.16, 2.75), (0.14, 0.14, 0.26), f.glow("#FFE2B0", 6.0 if dusk else 2.0), 0.03)
    if dusk:
        studio.area((0, -6, 8), (0, 0, 3), 12, 260, "#7F93C4")
        for x in (-3.4, 0, 3.4):
            studio.area((x, 1.2, 2.9), (x, -4, 0), 1.6, 130, "#FFC98A", 2.0)
    else:
        studio.sun((0.7, 0.62, -0.72), 2.0, angle=1.0)


def reception():
    """A curved timber desk under a wide plaster arch."""
    m = f.Materials()
    room(m, 6.4, 5.0, 3.2, side_windows=((1.2, 0.55, 1.9, 0.5), (3.2, 0.55, 1.9, 0.5)), eye=(0.5, -4.6, 1.5))
    niche(m, 0, 5.0, 1.75, 1.15, m.green)
    build.arch_solid(1.75, 1.95, 1.15, 1.15, 4.86, 0.14, m.trim, 0, 0, 0.015)
    f.placed(lambda: _desk(m), (0, 3.1, 0))
    for x in (-0.9, 0, 0.9):
        f.placed(lambda: f.pendant(m, 0.75, 0.13), (x, 2.6, 3.2))
    f.placed(lambda: f.plant(m, 1.7), (2.5, 4.2, 0))
    f.placed(lambda: f.armchair(m, m.terracotta), (-2.2, 1.5, 0), -0.9)


def _desk(m, front=None, top=None):
    """A reception desk: a half ring with upright slats."""
    f.ring(1.25, 1.3, 0.08, 1.02, 195, 345, front or m.wood, 0.008)
    for angle in range(197, 345, 3):
        a = math.radians(angle)
        build.tube([(1.32 * math.cos(a), 1.32 * math.sin(a), 0.08), (1.32 * math.cos(a), 1.32 * math.sin(a), 1.02)], 0.022, front or m.wood)
    f.ring(0.95, 1.4, 1.02, 1.07, 193, 347, top or m.white, 0.018)
    f.ring(1.2, 1.3, 0, 0.08, 195, 345, m.dark, 0)
    f.placed(lambda: f.screen(m, 0.5, 0.32, False), (0.25, -0.75, 1.28), math.pi + 0.3)
    build.tube([(0.25, -0.73, 1.06), (0.25, -0.73, 1.2)], 0.02, m.steel)


def waiting():
    """Low chairs along an arched window and a large plant."""
    m = f.Materials()
    room(m, 6.2, 4.6, 3.1, windows=((-1.5, 0.75, 1.75, 0.4), (0.6, 0.75, 1.75, 0.4)), eye=(1.0, -4.4, 1.45), target=(-0.1, 3, 1.2))
    for k, x in enumerate((-2.0, -0.75, 0.5)):
        f.placed(lambda: f.armchair(m, m.terracotta if k == 1 else m.cloth), (x, 3.3, 0), (k - 1) * -0.25)
    f.placed(lambda: f.round_table(m, 0.34, 0.42), (-0.4, 2.1, 0))
    f.placed(lambda: f.plant(m, 2.1, 6), (2.3, 3.8, 0))
    f.ring(0, 1.5, 0.0, 0.012, 0, 359.9, m.sand, 0.004, 80).location.y += 2.5
    f.placed(lambda: f.pendant(m, 0.8, 0.2), (-0.4, 2.4, 3.1))
    build.box((2.6, 2.0, 0.4), (0.4, 0.4, 0.8), m.wood, 0.02)
    build.cylinder((2.6, 2.0, 0.97), 0.09, 0.34, m.white, 0.03)


def children():
    """A low round table, small stools, books and coloured blocks."""
    m = f.Materials()
    room(m, 4.8, 4.0, 2.9, side_windows=((2.2, 0.6, 1.5, 0.5),), eye=(0.6, -3.9, 1.25), target=(0, 3, 0.9), lens=25)
    sun = studio.material("sunny", "#E8B04A", rough=0.8)
    niche(m, -1.1, 4.0, 0.75, 0.9, sun)
    niche(m, 0.25, 4.0, 0.5, 0.6, m.terracotta)
    niche(m, 1.35, 4.0, 0.62, 1.25, m.green)
    f.ring(0, 1.35, 0.0, 0.015, 0, 359.9, m.sand, 0.005, 80).location.y += 2.0
    f.placed(lambda: f.round_table(m, 0.48, 0.46), (0, 2.1, 0))
    for k, mat in enumerate((m.green, m.terracotta, sun, m.sand)):
        a = k * math.pi / 2 + 0.6
        build.cylinder((0.85 * math.cos(a), 2.1 + 0.85 * math.sin(a), 0.15), 0.17, 0.3, mat, 0.05)
    f.placed(lambda: f.toy_blocks(m), (-1.2, 1.1, 0))
    for k in range(5):
        build.box((0.1 - 0.08 * k + 0.05, 2.05, 0.47 + 0.012 * k), (0.26, 0.19, 0.022), (m.green, m.paper, m.terracotta, sun, m.sand)[k], 0.003, 0.2 * k)
    build.box((1.95, 3.5, 0.35), (0.7, 0.34, 0.7), m.wood, 0.02)
    for k in range(7):
        build.box((1.7 + 0.075 * k, 3.42, 0.85), (0.05, 0.2, 0.26 + 0.03 * (k % 3)), (m.green, m.terracotta, m.paper, sun)[k % 4], 0.004)
    for k, z in enumerate((0.16, 0.4, 0.58)):
        build.ball((-1.85, 3.3, z), 0.19 - 0.045 * k, (m.terracotta, sun, m.green)[k])


def surgery(m, eye, target, turn=0.0, at=(0, 2.4, 0), windows=((0.0, 0.8, 1.7, 0.45),), side=(), wide=5.4, extra=None, lens=24, dim=1.0, **options):
    """A surgery with the chair, cabinets and a stool."""
    room(m, wide, 4.8, 3.0, windows=windows, side_windows=side, eye=eye, target=target, lens=lens, dim=dim, **options)
    f.placed(lambda: f.dental_chair(m), at, turn)
    f.placed(lambda: f.stool(m), (at[0] + 0.9, at[1] + 1.1, 0))
    if extra:
        extra()


def surgery_one():
    """A dental chair with its lamp in front of a tall window."""
    m = f.Materials()
    surgery(m, (-1.5, -3.6, 1.45), (0.1, 2.6, 1.05), turn=0.5, windows=((0.3, 0.85, 1.75, 0.3),), extra=lambda: (
        f.placed(lambda: f.cabinet(m, 2.0), (2.42, 2.6, 0), -math.pi / 2),
        f.placed(lambda: f.plant(m, 1.4, 9), (-2.1, 4.2, 0)),
    ))


def surgery_two():
    """A dental chair from its foot end, pale cabinets along the wall."""
    m = f.Materials()
    surgery(m, (0.3, -3.4, 1.5), (-0.05, 3, 1.0), turn=0.0, at=(-0.1, 2.2, 0), windows=(), side=((2.4, 0.7, 1.6, 0.5),), extra=lambda: (
        f.placed(lambda: f.cabinet(m, 4.4), (0.3, 4.5, 0)),
        niche(m, 0.3, 4.8, 1.15, 1.25, m.green),
        build.box((1.7, 4.62, 1.75), (1.2, 0.3, 0.05), m.wood, 0.01),
        [build.cylinder((1.3 + 0.2 * k, 4.6, 1.85), 0.05, 0.15, m.white if k % 2 else m.terracotta, 0.02) for k in range(5)],
    ))


def surgery_three():
    """A wide surgery with free floor on both sides of the chair."""
    m = f.Materials()
    surgery(m, (2.4, -4.3, 1.6), (-0.1, 2.6, 0.95), turn=-0.35, at=(0, 2.3, 0), wide=7.4, windows=((-1.9, 0.7, 1.7, 0.4), (1.9, 0.7, 1.7, 0.4)), extra=lambda: (
        f.placed(lambda: f.cabinet(m, 1.8), (0, 4.52, 0)),
    ))


def imaging():
    """A standing X-ray machine with a ring-shaped arm."""
    m = f.Materials()
    room(m, 4.2, 3.6, 2.9, eye=(-0.9, -3.6, 1.5), target=(0, 2, 1.3), lens=26)
    niche(m, 0, 3.6, 1.2, 1.35, m.green)
    f.placed(lambda: f.xray(m), (0, 2.3, 0), 0.35)
    f.placed(lambda: f.stool(m, m.terracotta), (1.5, 2.6, 0))
    f.placed(lambda: f.pendant(m, 0.5, 0.14), (-1.4, 2.6, 2.9))


def sterilisation():
    """Steel worktops, two steam sterilisers and sealed packs."""
    m = f.Materials()
    room(m, 3.4, 4.2, 2.8, windows=((0, 0.45, 1.75, 1.1),), eye=(0.25, -3.4, 1.55), target=(0, 3, 1.05), lens=24)
    f.placed(lambda: f.cabinet(m, 4.4, 0.9, 0.62, m.steel, m.white), (-1.35, 2.2, 0), math.pi / 2)
    f.placed(lambda: f.cabinet(m, 4.4, 0.9, 0.62, m.steel, m.green), (1.35, 2.2, 0), -math.pi / 2)
    for y in (1.5, 2.4):
        f.placed(lambda: f.steriliser(m), (1.36, y, 0.92), -math.pi / 2)
    for k in range(8):
        build.box((-1.38, 0.9 + 0.32 * (k % 5), 0.93 + 0.035 * (k // 5) * 1.0), (0.34, 0.22, 0.03), m.paper if k % 2 else m.white, 0.008, 0.1 * (k % 3))
    for k in range(4):
        build.box((1.5, 0.6 + 1.0 * k, 1.95), (0.34, 0.9, 0.6), m.white, 0.015)
    build.box((-1.55, 2.2, 1.7), (0.28, 3.2, 0.04), m.steel, 0.005)
    for k in range(9):
        build.box((-1.55, 0.9 + 0.3 * k, 1.81), (0.2, 0.16, 0.18), m.paper if k % 3 else m.terracotta, 0.01)


def laboratory():
    """A bench with a milling machine and plaster models."""
    m = f.Materials()
    room(m, 4.4, 3.4, 2.8, windows=((-1.2, 0.5, 1.7, 1.0),), eye=(0.5, -1.6, 1.62), target=(0.1, 2.8, 1.12), lens=28)
    f.placed(lambda: f.cabinet(m, 3.9, 0.9, 0.72), (0, 2.95, 0))
    f.placed(lambda: f.mill(m), (0.75, 2.98, 0.92))
    for k in range(4):
        f.placed(lambda: f.jaw_model(), (-1.5 + 0.36 * k, 2.78, 0.921), 0.15 * (k % 2), 2.6)
    build.box((0.6, 3.2, 2.1), (2.2, 0.26, 0.04), m.wood, 0.008)
    for k in range(9):
        build.cylinder((-0.3 + 0.22 * k, 3.2, 2.2), 0.06, 0.14, (m.white, m.paper, m.terracotta)[k % 3], 0.015)


def printing():
    """A 3D printer under an amber cover beside two printed jaws."""
    m = f.Materials()
    room(m, 3.4, 3.0, 2.7, side_windows=((1.6, 0.5, 1.6, 0.9),), eye=(0.35, -0.9, 1.55), target=(0.02, 2.5, 1.22), lens=25, dim=0.72)
    niche(m, 0.55, 3.0, 0.6, 1.5, m.sand)
    f.placed(lambda: f.cabinet(m, 3.2, 0.9, 0.72), (0, 2.6, 0))
    f.placed(lambda: f.printer(m), (0.3, 2.6, 0.92), -0.2, 1.25)
    tone = studio.material("resin", "#D9C7AE", rough=0.45)
    f.placed(lambda: f.jaw_model(tone), (-0.5, 2.35, 0.921), 0.3, 3.4)
    f.placed(lambda: f.jaw_model(tone), (-0.9, 2.55, 0.921), -0.2, 3.4)


def quiet():
    """A dimly lit surgery with soft panels, a folded blanket and a small lamp."""
    m = f.Materials()
    studio_dim = 0.34
    surgery(m, (-1.0, -3.4, 1.4), (0, 2.8, 1.0), turn=0.25, windows=(), wide=4.8, dim=studio_dim, extra=lambda: None)
    for k in range(6):
        path_x = -2.0 + 0.8 * k
        build.box((path_x, 4.74, 1.05), (0.76, 0.12, 2.1), m.cloth if k % 2 else m.sand, 0.05)
    f.placed(lambda: f.cabinet(m, 0.9, 0.6), (1.75, 4.2, 0))
    build.lathe([(0.11, 0), (0.11, 0.02), (0.02, 0.04), (0.02, 0.24)], (1.75, 4.2, 0.62), m.wood)
    build.lathe([(0.17, 0), (0.1, 0.2)], (1.75, 4.2, 0.84), f.glow("#FFC987", 3.0))
    studio.area((1.75, 4.05, 1.1), (0.2, 2.4, 0.6), 0.4, 26, "#FFC583")
    studio.area((-1.9, 3.9, 0.3), (-1.9, 4.8, 2.4), 0.4, 18, "#FFC583")
    for k in range(3):
        build.box((-1.6, 2.0, 0.47 + 0.05 * k), (0.5, 0.36, 0.05), m.terracotta if k != 1 else m.sand, 0.022)
    f.placed(lambda: f.cabinet(m, 0.6, 0.42, 0.44), (-1.6, 2.0, 0))


def corridor():
    """Repeated arches with daylight at the end."""
    m = f.Materials()
    studio.camera((-0.25, -2.4, 1.5), (0, 8, 1.42), 30)
    studio.area((0, -1.8, 2.2), (0, 3, 1.2), 1.6, 40, "#FFF1DE")
    studio.sky("#FFF8EE", 0.4)
    build.box((0, 6, -0.1), (3.0, 20, 0.2), m.floor, 0)
    for k in range(6):
        y = 0.8 + 2.1 * k
        build.arched_wall([(0, 1.05, 1.65, 0)], 3.0, 3.0, y, 0.28, m.wall)
        if k < 5:
            studio.area((0, y + 1.2, 2.9), (0, y + 1.2, 0), 1.2, 42, "#FFE9CC", 1.2)
        for side in (-1, 1):
            if k % 2 == (side > 0):
                build.box((side * 1.47, y + 1.2, 1.05), (0.06, 0.9, 2.1), m.wood if side > 0 else m.green, 0.02)
    for side in (-1, 1):
        build.box((side * 1.6, 6, 1.5), (0.2, 20, 3), m.wall, 0)
    build.box((0, 6, 3.1), (3.4, 20, 0.2), m.trim, 0)
    build.box((0, 14.6, 1.6), (6, 0.1, 5), f.glow("#FFF4DF", 2.2), 0)
    studio.area((0, 13.8, 1.7), (0, 0, 0.6), 2.0, 130, "#FFF0D8", 2.4)
    f.placed(lambda: f.plant(m, 1.5, 4), (1.05, 12.2, 0))


def talking():
    """A round table with three chairs and a screen that shows a dental arch."""
    m = f.Materials()
    room(m, 4.8, 4.2, 2.9, side_windows=((2.2, 0.6, 1.7, 0.5),), eye=(-0.7, -3.6, 1.5), target=(0.1, 3, 1.05), lens=25)
    f.placed(lambda: f.round_table(m, 0.58), (0, 2.2, 0))
    for k, a in enumerate((0.35, 2.6, 4.5)):
        f.placed(lambda: f.side_chair(m, m.terracotta if k == 1 else m.cloth), (0.95 * math.cos(a), 2.2 + 0.95 * math.sin(a), 0), a - math.pi / 2)
    f.placed(lambda: f.screen(m, 1.5, 0.9), (0.3, 4.16, 1.6))
    f.placed(lambda: f.jaw_model(), (-0.1, 2.05, 0.735), 0.2, 2.0)
    f.placed(lambda: f.pendant(m, 0.6, 0.15), (-1.6, 2.6, 2.9))
    f.placed(lambda: f.plant(m, 1.5, 2), (1.95, 3.7, 0))


# --- South Mumbai --------------------------------------------------------------------------------------------------


def entrance():
    """An old stone arch with a glass door and a brass lamp above it."""
    m = f.Materials("south-mumbai")
    studio.camera((-1.2, -6.8, 1.65), (-1.2, 0, 1.65), 32, shift=(0.16, 0.06))
    studio.sky("#D6E2EA", 0.7)
    old = studio.material("old", "#C9B596", rough=0.9, spec=0.15)
    joint = studio.material("joint", "#B7A284", rough=0.95)
    build.arched_wall([(0, 1.2, 2.0, 0)], 11, 5.4, 0.06, 0.8, joint)
    for row in range(11):
        z = 0.25 + 0.5 * row
        for k in range(-6, 7):
            x = k * 0.95 + (0.47 if row % 2 else 0)
            reach = math.hypot(x, max(0, z - 2.0))
            if abs(x) > 2.05 if z < 2.0 else reach > 2.3:
                build.box((x, 0.1, z), (0.93, 0.2, 0.48), old, 0.025)
    for k in range(13):
        a = math.pi * (k + 0.5) / 13
        stone = build.box((1.55 * math.cos(a), 0.05, 2.0 + 1.55 * math.sin(a)), (0.72, 0.34, 0.36 if k != 6 else 0.42), old, 0.03)
        stone.rotation_euler = (0, -a, 0)
    for side in (-1, 1):
        for k in range(4):
            build.box((side * 1.55, 0.05, 0.25 + 0.5 * k), (0.72, 0.34, 0.48), old, 0.03)
    build.box((0, 6, 2), (9, 0.1, 7), f.glow("#FFE0B4", 0.9), 0)
    build.box((0, 3, -0.05), (12, 9, 0.1), m.floor, 0)
    build.box((0, -4, -0.12), (30, 8, 0.14), joint, 0)
    for dx in (-0.6, 0.6):
        for x0, x1 in ((dx - 0.58, dx - 0.5), (dx + 0.5, dx + 0.58)):
            build.box(((x0 + x1) / 2, 0.5, 1.0), (0.08, 0.06, 2.0), m.green, 0.01)
        build.box((dx, 0.5, 0.15), (1.1, 0.06, 0.3), m.green, 0.01)
        build.box((dx, 0.5, 1.97), (1.1, 0.06, 0.1), m.green, 0.01)
        build.tube([(dx * 0.18, 0.44, 0.9), (dx * 0.18, 0.44, 1.3)], 0.016, m.brass)
    build.tube([(0, 0.45, 3.2), (0, 0.45, 2.75)], 0.012, m.brass)
    build.lathe([(0.06, 0.3), (0.13, 0.22), (0.15, 0), (0.1, -0.05)], (0, 0.45, 2.5), f.glow("#FFDDA6", 3.0))
    build.lathe([(0.02, 0.4), (0.17, 0.26), (0.16, 0.22)], (0, 0.45, 2.5), m.brass)
    for x in (-2.0, 2.0):
        f.placed(lambda: f.plant(m, 1.5, 7, m.stone), (x, -0.5, 0))
    studio.sun((0.7, 0.7, -0.6), 3.0, angle=1.0)


def stone_reception():
    """A desk of dark stone between two tall arched windows."""
    m = f.Materials("south-mumbai")
    room(m, 6.4, 4.8, 3.9, windows=((-2.0, 0.6, 2.3, 0.5), (2.0, 0.6, 2.3, 0.5)), eye=(-0.4, -4.4, 1.55), target=(0, 3, 1.5), lens=24)
    niche(m, 0, 4.8, 0.85, 1.9, m.green)
    f.placed(lambda: _desk(m, m.stone, m.stone), (0, 3.3, 0))
    for x in (-0.5, 0.5):
        f.placed(lambda: f.pendant(m, 1.3, 0.15), (x, 2.8, 3.9))
    f.placed(lambda: f.plant(m, 1.6, 12, m.stone), (-2.7, 3.0, 0))


def long_bench():
    """A long upholstered bench and patterned floor tiles."""
    m = f.Materials("south-mumbai")
    room(m, 6.0, 4.2, 3.9, side_windows=((0.6, 0.6, 2.3, 0.5), (2.7, 0.6, 2.3, 0.5)), eye=(0.9, -4.4, 1.55), target=(0, 3, 1.35), lens=24)
    f.placed(lambda: f.lounge_bench(m, 3.8), (0.3, 3.75, 0))
    for k in range(3):
        niche(m, -0.9 + 1.2 * k, 4.2, 0.32, 1.75, m.trim)
    for y in (1.2, 2.6, 4.0):
        build.box((0, y, 3.8), (6, 0.22, 0.2), m.wood, 0.02)
    f.placed(lambda: f.round_table(m, 0.32, 0.45), (0.3, 2.6, 0))
    f.placed(lambda: f.pendant(m, 1.2, 0.2), (0.3, 2.6, 3.9))
    f.placed(lambda: f.plant(m, 1.7, 15, m.stone), (2.55, 3.6, 0))


def implant_surgery():
    """A dental chair on a tiled floor before a window with a round top."""
    m = f.Materials("south-mumbai")
    surgery(m, (1.5, -3.9, 1.5), (-0.1, 2.6, 1.2), turn=-0.45, windows=((-0.2, 0.9, 1.8, 0.3),), extra=lambda: (
        f.placed(lambda: f.cabinet(m, 1.8), (-2.4, 2.4, 0), math.pi / 2),
        f.placed(lambda: f.microscope(m), (1.6, 3.6, 0), 0.7),
    ))


def photo_studio():
    """A camera on a stand, two soft lights and a stool before a pale wall."""
    m = f.Materials("south-mumbai")
    room(m, 4.8, 4.0, 3.2, eye=(0.9, -3.8, 1.5), target=(0, 3, 1.15), lens=25)
    build.slab([(-1.2, 0.001), (1.2, 0.001), (1.2, 2.6), (-1.2, 2.6)], 3.8, 0.04, m.paper, 0)
    f.placed(lambda: f.stool(m, m.terracotta), (0, 3.0, 0), 0, 1.1)
    for side in (-1, 1):
        x = side * 1.5
        for k in range(3):
            a = k * 2 * math.pi / 3
            build.tube([(x, 2.4, 0.5), (x + 0.32 * math.cos(a), 2.4 + 0.32 * math.sin(a), 0)], 0.014, m.dark)
        build.tube([(x, 2.4, 0.45), (x, 2.4, 1.9)], 0.016, m.dark)
        box = build.box((x, 2.4, 1.95), (0.6, 0.22, 0.75), m.dark, 0.03, side * -0.75)
        del box
        c, s = math.cos(side * -0.75), math.sin(side * -0.75)
        build.box((x - s * -0.115 * 1.0, 2.4 - c * 0.115, 1.95), (0.54, 0.012, 0.68), f.glow("#FFF4E4", 2.2), 0.01, side * -0.75).location.y += 0.0
    for k in range(3):
        a = k * 2 * math.pi / 3 + 0.5
        build.tube([(0.15, 1.0, 0.75), (0.15 + 0.34 * math.cos(a), 1.0 + 0.34 * math.sin(a), 0)], 0.014, m.dark)
    build.tube([(0.15, 1.0, 0.7), (0.15, 1.0, 1.2)], 0.016, m.dark)
    build.box((0.15, 1.0, 1.28), (0.16, 0.1, 0.12), m.dark, 0.02)
    build.cylinder((0.15, 1.1, 1.28), 0.045, 0.14, m.dark, 0.01, axis=(math.pi / 2, 0, 0))


def plan_room():
    """Two armchairs that face a wall screen with a drawing of a smile."""
    m = f.Materials("south-mumbai")
    room(m, 5.0, 4.2, 3.4, side_windows=((2.0, 0.6, 2.1, 0.5),), eye=(-0.5, -3.8, 1.5), target=(0.1, 3, 1.2), lens=25)
    f.placed(lambda: f.screen(m, 1.9, 1.1), (0.2, 4.16, 1.75))
    for x in (-0.55, 0.95):
        f.placed(lambda: f.armchair(m, m.terracotta if x > 0 else m.cloth), (x, 2.1, 0), math.pi - (0.25 if x > 0 else -0.25))
    f.placed(lambda: f.round_table(m, 0.28, 0.45), (0.2, 2.2, 0))
    build.box((0.2, 3.95, 0.25), (2.2, 0.4, 0.42), m.wood, 0.02)
    f.placed(lambda: f.plant(m, 1.6, 21, m.stone), (2.0, 3.7, 0))


def stone_gallery():
    """Stone arches on one side and surgery doors on the other."""
    m = f.Materials("south-mumbai")
    studio.camera((0.1, -2.6, 1.55), (0.0, 8, 1.5), 28)
    studio.sky("#F8F8F4", 0.8)
    studio.area((0.6, -1.8, 2.6), (0, 4, 1.0), 1.6, 60, "#FFF4E4")
    build.box((0, 6, -0.1), (3.4, 20, 0.2), m.floor, 0)
    old = studio.material("old", "#CBB899", rough=0.9, spec=0.15)
    openings = [(y, 0.78, 1.75, 0) for y in (-0.6, 1.6, 3.8, 6.0, 8.2, 10.4)]
    wall = build.arched_wall(openings, 20, 3.6, 0, 0.45, old, 6)
    wall.rotation_euler = (0, 0, math.pi / 2)
    wall.location = (-1.9, 6, 1.8)
    for modifier in wall.modifiers:
        modifier.object.rotation_euler = (0, 0, math.pi / 2)
        modifier.object.location = (-1.675, 0, 0)
    build.box((1.8, 6, 1.8), (0.2, 20, 3.6), m.wall, 0)
    build.box((0, 6, 3.7), (4.4, 20, 0.2), m.trim, 0)
    for y in np.arange(-1, 14, 1.1):
        build.box((0, y, 3.56), (3.6, 0.14, 0.14), m.wood, 0.015)
    for k, y in enumerate((1.2, 4.0, 6.8, 9.6)):
        build.box((1.68, y, 1.1), (0.06, 1.0, 2.2), m.green, 0.02)
        build.box((1.66, y, 1.1), (0.05, 1.16, 2.36), m.wood, 0.02)
        build.box((1.63, y, 1.1), (0.05, 0.98, 2.18), m.green, 0.02)
        build.ball((1.58, y - 0.38, 1.05), 0.035, m.brass)
        build.ball((1.6, y + 1.4, 2.2), 0.11, f.glow("#FFE0B0", 4.0))
    build.box((0, 14.5, 1.8), (4, 0.1, 3.6), m.wall, 0)
    studio.sun((0.8, 0.25, -0.6), 3.4, angle=1.0)
    build.box((-9, 6, 2), (0.1, 40, 9), f.glow("#EAF3F2", 1.1), 0)


ROOMS = {
    "kurla-01": facade,
    "kurla-02": reception,
    "kurla-03": waiting,
    "kurla-04": children,
    "kurla-05": surgery_one,
    "kurla-06": surgery_two,
    "kurla-07": surgery_three,
    "kurla-08": imaging,
    "kurla-09": sterilisation,
    "kurla-10": laboratory,
    "kurla-11": printing,
    "kurla-12": quiet,
    "kurla-13": corridor,
    "kurla-14": talking,
    "kurla-15": lambda: facade(dusk=True),
    "south-mumbai-01": entrance,
    "south-mumbai-02": stone_reception,
    "south-mumbai-03": long_bench,
    "south-mumbai-04": implant_surgery,
    "south-mumbai-05": photo_studio,
    "south-mumbai-06": plan_room,
    "south-mumbai-07": stone_gallery,
}


def draw(name, path):
    """Renders one room."""
    studio.reset(WIDTH, HEIGHT, SAMPLES, seed=11)
    ROOMS[name]()
    studio.shoot(path)

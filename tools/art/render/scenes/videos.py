"""Posters of the videos: the scenes of the other pictures as ink drawings, 1280 × 720."""
import math
from dataclasses import replace

import bpy
import numpy as np

from model import arch, build, mouth, studio
from scenes import banners, furniture as f, rooms, smiles, studies, things

W, H = 1280, 720


def set_format(lens=None):
    """Poster format, and another focal length if given."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = W, H
    if lens:
        scene.camera.data.lens = lens


def walkthrough():
    """A round-topped doorway that opens into a reception."""
    rooms.reception()
    m = f.Materials()
    build.arched_wall([(0.25, 1.25, 1.6, 0)], 9, 4, -1.2, 0.25, m.wall)
    build.arch_solid(1.26, 1.44, 1.6, 1.6, -1.26, 0.36, m.trim, 0.25, 0, 0.01)
    camera = bpy.context.scene.camera
    camera.location = (0.25, -5.6, 1.5)
    studio.aim(camera, (0.25, 0, 1.5))
    set_format(29)


def transformation():
    """Two arches of teeth side by side, the first uneven and the second even."""
    studies.stage((0, -60, 420), (0, 18, 0), 112)
    body, gum = mouth.enamel("a1"), mouth.gums()
    for x, changes, gap in ((-38, smiles.CROWDED_LOWER, -0.6), (38, None, -0.3)):
        mouth.add_jaw(smiles.teeth("lower", gap=gap, changes=changes), mouth.LOWER_CURVE, False, -8, body, gum, (x, 0))


def drawn_tray():
    """A clear aligner above a row of teeth."""
    studies.stage((-40, -130, 34), (0, 10, 2), 84, floor=-40)
    smiles.jaws(False, None)
    tray = studio.material("tray", "#DCE9E4")
    for tooth in smiles.teeth("lower"):
        local, faces = smiles.tray_faces(tooth, 0.5)
        verts, flip = arch.place(replace(tooth, lift=14), mouth.LOWER_CURVE, local, False, smiles.LOWER_LEVEL)
        verts[:, :2] += smiles.LOWER_SHIFT
        obj = studio.mesh("tray", verts, faces[:, ::-1] if flip else faces, tray)
        obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.4


def plain(m, eye=(0.0, -3.4, 1.35), target=(0, 2, 0.95), lens=26, **options):
    """An empty room for a single piece of furniture."""
    rooms.room(m, 5.2, 3.4, 2.9, eye=eye, target=target, lens=lens, **options)


def first_visit():
    """A small chair beside a dental chair and a shelf of toys."""
    m = f.Materials()
    plain(m)
    f.placed(lambda: f.dental_chair(m), (-0.5, 1.6, 0), 0.7)
    f.placed(lambda: f.side_chair(m, m.terracotta), (1.0, 1.3, 0), 2.6, 0.62)
    build.box((1.7, 3.0, 0.5), (1.1, 0.36, 1.0), m.wood, 0.02)
    for k in range(5):
        build.ball((1.3 + 0.2 * k, 2.95, 1.08), 0.075, (m.terracotta, m.green, m.sand)[k % 3])
    f.placed(lambda: f.toy_blocks(m), (0.9, 0.4, 0))


def travelling():
    """A suitcase beside a folder of records."""
    m = f.Materials()
    plain(m, eye=(0, -2.2, 1.2), target=(0, 2, 0.55), lens=28)
    rooms.niche(m, 0, 3.4, 1.2, 0.9, m.sand)
    banners.suitcase(m, (-0.5, 1.4, 0), 0.3)
    f.placed(lambda: f.round_table(m, 0.42, 0.45), (0.5, 1.5, 0))
    for k in range(3):
        build.box((0.5, 1.5, 0.47 + 0.02 * k), (0.44, 0.32, 0.018), m.green if k == 2 else m.paper, 0.003, 0.1 * k)
    build.box((0.44, 1.48, 0.522), (0.16, 0.06, 0.004), m.paper, 0, 0.2)


def cup(m, at):
    """A cup on a saucer."""

    def draw():
        build.cylinder((0, 0, 0.008), 0.085, 0.012, m.white, 0.004)
        build.lathe([(0.03, 0.014), (0.055, 0.05), (0.06, 0.1), (0.052, 0.1), (0.045, 0.05)], (0, 0, 0), m.white)

    f.placed(draw, at)


def asha():
    """An empty chair by an arched window with a cup of tea."""
    m = f.Materials()
    plain(m, windows=((-0.9, 0.75, 1.6, 0.5),))
    f.placed(lambda: f.armchair(m), (0.35, 1.9, 0), -0.5)
    f.placed(lambda: f.round_table(m, 0.3, 0.5), (-0.6, 1.6, 0))
    cup(m, (-0.6, 1.6, 0.5))


def imtiaz():
    """Two chairs that face each other under an arch."""
    m = f.Materials()
    plain(m)
    rooms.niche(m, 0, 3.4, 1.5, 0.85, m.sand)
    f.placed(lambda: f.armchair(m), (-0.85, 1.8, 0), 1.2)
    f.placed(lambda: f.armchair(m, m.terracotta), (0.85, 1.8, 0), -1.2)
    f.placed(lambda: f.round_table(m, 0.26, 0.45), (0, 1.9, 0))


def leela():
    """A large chair and a small chair side by side."""
    m = f.Materials()
    plain(m)
    rooms.niche(m, -0.4, 3.4, 1.1, 0.9, m.sand)
    f.placed(lambda: f.armchair(m), (-0.45, 1.8, 0), 0.2, 1.1)
    f.placed(lambda: f.armchair(m, m.terracotta), (0.65, 1.6, 0), -0.2, 0.62)


def joel():
    """A chair beside a window with a potted palm."""
    m = f.Materials()
    plain(m, windows=((0.8, 0.75, 1.6, 0.5),))
    f.placed(lambda: f.armchair(m, m.terracotta), (-0.4, 1.9, 0), 0.4)
    f.placed(lambda: f.plant(m, 1.7, 5), (1.5, 2.6, 0))


def hills(y, seed, height, mat, base=-1.0):
    """A ridge of hills."""
    rng = np.random.default_rng(seed)
    x = np.linspace(-12, 12, 80)
    z = height * sum(np.sin(x * w + rng.uniform(0, 6)) / w for w in (0.5, 0.9, 1.7)) * 0.5 + height
    build.slab([*zip(x, z), (12, base), (-12, base)], y, 0.1, mat, 0)


def devika():
    """A train window with hills behind it."""
    studio.camera((0, -4, 1.3), (0, 0, 1.3), 40)
    m = f.Materials()
    path = [(math.copysign(1.2 - 0.22 * (1 - math.cos(a)), c), 1.35 + math.copysign(0.75 - 0.22 * (1 - math.sin(a)), d)) for a in np.linspace(0, math.pi / 2, 8) for c, d in ((1, 1),)]
    frame = path + [(-x, z) for x, z in path[::-1]]
    frame += [(-x, 2.7 - z) for x, z in path] + [(x, 2.7 - z) for x, z in path[::-1]]
    wall = build.box((0, 0.1, 1.3), (7, 0.2, 5), m.wall, 0)
    cutter = build.slab(frame, -1, 3, m.wall, 0)
    cutter.hide_render = True
    cut = wall.modifiers.new("cut", "BOOLEAN")
    cut.object = cutter
    build.tube([(x, 0, z) for x, z in [*frame, frame[0]]], 0.05, m.steel)
    build.box((0, -0.1, 0.5), (2.6, 0.3, 0.06), m.wood, 0.01)
    cup(m, (0.7, -0.12, 0.53))
    build.box((0, 30, 3), (60, 0.1, 30), studio.material("air", "#E3ECEA"), 0)
    hills(8, 2, 1.3, m.green)
    hills(12, 5, 2.3, studio.material("far", "#8FB5A5"))
    hills(5.5, 9, 0.55, studio.material("near", "#C9B47C"))


def arvind():
    """A desk with a plaster model of teeth."""
    m = f.Materials()
    plain(m, eye=(0, -1.8, 1.5), target=(0, 2, 0.75), lens=30)
    build.box((0, 1.6, 0.72), (1.9, 0.8, 0.05), m.wood, 0.01)
    for x in (-0.85, 0.85):
        build.box((x, 1.6, 0.35), (0.06, 0.7, 0.7), m.wood, 0.01)
    f.placed(lambda: f.jaw_model(), (-0.15, 1.45, 0.745), 0.1, 9)
    build.box((0.62, 1.6, 0.76), (0.3, 0.4, 0.03), m.green, 0.005, -0.2)
    rooms.niche(m, 0, 3.4, 1.3, 1.0, m.sand)


def grace():
    """A snow-capped mountain and a wing, seen through an aeroplane window."""
    studio.camera((-0.25, -3.4, 1.3), (0, 0, 1.3), 40)
    m = f.Materials()
    wall = build.box((0, 0.1, 1.3), (9, 0.2, 5), m.wall, 0)
    for x in (-1.75, 0, 1.75):
        turn = np.linspace(0, 2 * math.pi, 72, endpoint=False)
        rounded = lambda value: np.sign(value) * np.abs(value) ** 0.62
        pane = [*zip(x + 0.5 * rounded(np.cos(turn)), 1.36 + 0.7 * rounded(np.sin(turn)))]
        cutter = build.slab(pane, -1, 3, m.wall, 0)
        cutter.hide_render = True
        cut = wall.modifiers.new("cut", "BOOLEAN")
        cut.object, cut.solver = cutter, "EXACT"
        for grow, thick in ((1.0, 0.035), (1.16, 0.02)):
            edge = [(x + (px - x) * grow, -0.01, 1.36 + (pz - 1.36) * (1 + (grow - 1) * 0.72)) for px, pz in pane]
            build.tube([*edge, edge[0]], thick, m.white)
    build.box((0, 60, 5), (120, 0.1, 60), studio.material("air", "#DCE8E8"), 0)
    far, snow = studio.material("far", "#8FB5A5"), studio.material("snow", "#FFFFFF")
    build.slab([(-9, -3), (-2.6, 0.9), (0.2, 3.2), (1.3, 3.8), (3.0, 3.85), (4.2, 3.3), (7.4, 0.9), (14, -3)], 30, 0.1, far, 0)
    cap = [(-0.35, 2.75), (0.2, 3.2), (1.3, 3.8), (3.0, 3.85), (4.2, 3.3), (4.75, 2.9), (4.0, 2.5), (3.4, 2.95), (2.4, 2.2), (1.5, 2.9), (0.6, 2.35)]
    build.slab(cap, 29.8, 0.1, snow, 0)
    cloud = studio.material("cloud", "#FBF8F3")
    rng = np.random.default_rng(8)
    for _ in range(46):
        build.ball((rng.uniform(-12, 14), rng.uniform(16, 24), rng.uniform(-3.2, -1.5)), rng.uniform(0.9, 1.7), cloud, 0.55)
    # The wing is a flat shape in perspective: only its outline is drawn.
    build.slab([(-2.6, -0.5), (-2.6, 0.42), (1.16, 0.98), (1.3, 0.93)], 6, 0.06, m.white, 0)
    build.slab([(1.02, 0.96), (1.3, 0.94), (1.62, 1.62), (1.46, 1.64)], 5.9, 0.04, m.terracotta, 0)


def omar():
    """A suitcase in an arched doorway."""
    m = f.Materials("south-mumbai")
    studio.camera((-0.6, -4.6, 1.4), (-0.1, 0, 1.2), 34)
    build.arched_wall([(0, 1.0, 1.35, 0)], 9, 4, 0, 0.5, m.wall)
    for k in range(2):
        build.arch_solid(1.01 + 0.16 * k, 1.13 + 0.16 * k, 1.35, 1.35, -0.12 + 0.06 * k, 0.14, m.trim, 0, 0, 0.01)
    build.box((0, 1, -0.05), (10, 9, 0.1), m.floor, 0)
    build.box((0, 5, 2), (12, 0.1, 6), studio.material("light", "#F3E0B8"), 0)
    banners.suitcase(m, (0.15, -0.1, 0), 0.35)
    f.placed(lambda: f.plant(m, 1.3, 5), (1.9, -0.5, 0))


VIDEOS = {
    "clinic-walkthrough": walkthrough,
    "patient-transformation": transformation,
    "implant-visit": lambda: studies.implant_section(),
    "full-arch-visit": lambda: studies.full_arch_four(lens=66),
    "veneers-visit": lambda: studies.veneer_shell(),
    "whitening-visit": lambda: banners.aesthetic(),
    "filling-visit": lambda: studies.filling(),
    "root-canal-visit": lambda: studies.tooth_section(filled=True),
    "cleaning-visit": lambda: banners.general(),
    "crown-visit": lambda: studies.crown_on_core(),
    "extraction-visit": lambda: banners.extraction(),
    "braces-visit": lambda: studies.brackets(lens=104),
    "aligner-visit": drawn_tray,
    "first-visit-child": first_visit,
    "quiet-visit": lambda: rooms.quiet(),
    "travelling-patient": travelling,
    "testimonial-asha": asha,
    "testimonial-imtiaz": imtiaz,
    "testimonial-leela": leela,
    "testimonial-joel": joel,
    "testimonial-devika": devika,
    "testimonial-arvind": arvind,
    "testimonial-grace": grace,
    "testimonial-omar": omar,
}


def draw(name, path):
    """Draws one poster."""
    studio.reset(W, H, 8, seed=11)
    VIDEOS[name]()
    set_format()
    studio.sketch(path)

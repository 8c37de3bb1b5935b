"""Posters of the videos: the scenes of the other pictures as ink drawings, 1280 × 720."""
from dataclasses import replace

import bpy

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
}


def draw(name, path):
    """Draws one poster."""
    studio.reset(W, H, 8, seed=11)
    VIDEOS[name]()
    set_format()
    studio.sketch(path)

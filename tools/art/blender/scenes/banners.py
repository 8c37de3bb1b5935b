"""The wide pictures at the head of the treatment pages."""
import math
from dataclasses import replace

import bpy
import numpy as np

from model import arch, build, crown, mouth, studio
from scenes import smiles, studies

W, H = 1200, 526


def view(eye, target=(0, 0, 0), lens=100, floor=-60.0, samples=6):
    """The shared set in banner format."""
    studies.stage(eye, target, lens, W, H, samples, floor)


def halves(left, right):
    """A row whose left half is taken from one row and whose right half from another."""
    return sorted([t for t in left if t.side < 0] + [t for t in right if t.side > 0], key=lambda t: t.s)


def aesthetic():
    """Upper front teeth of slightly different shades beside a row of shade tabs."""
    view((4, -150, -4), (11, 0, 0), 82)
    tones = {1: "a1", 2: "a2", 3: "a35", 4: "a2"}
    mats = {shade: mouth.enamel(shade, shade) for shade in ("bleach", "a1", "a2", "a35", "a4")}
    row = [replace(t, look={"material": mats[tones.get(t.number, "a2")]}) for t in smiles.teeth("upper")]
    smiles.jaws(row, False)
    tabs(mats, (23.5, -18, -1), 5.4)


def tabs(mats, start, step):
    """Shade tabs in a row on their holders."""
    steel = studio.material("holder", "#C9CDCF", rough=0.25, metal=1.0)
    x, y, z = start
    for k, shade in enumerate(mats):
        local, faces, t = crown.crown(replace(crown.UPPER[0], width=6.2, depth=3.6, height=8.6))
        verts = np.column_stack([x + step * k - local[:, 0], y - local[:, 1], z + local[:, 2]])
        studio.mesh("tab", verts, faces, mats[shade], t)
        build.tube([(x + step * k, y, z - 9), (x + step * k, y, z + 0.5)], 0.9, steel)
    build.box((x + step * 2, y, z - 11), (step * 5.2, 3, 5), studio.material("bar", "#0F5A56", rough=0.5), 0.6)


def aligner():
    """Two clear trays stacked in mid-air."""
    view((-30, -130, 62), (0, 21, 2), 64, floor=-34, samples=10)
    mat = smiles.clear("#EFF6F3", "#8FB5AD")
    for level in (-10, 7):
        for tooth in smiles.teeth("upper"):
            local, faces = smiles.tray_faces(tooth, 0.55)
            verts, flip = arch.place(tooth, mouth.UPPER_CURVE, local, False, level)
            studio.mesh("tray", verts, faces[:, ::-1] if flip else faces, mat)


def braces_and_aligners():
    """One arch: brackets and wire at the left, a clear tray at the right."""
    view((0, -150, -6), (0, 2, 2.5), 100)
    row = smiles.teeth("upper")
    smiles.jaws(row, None)
    smiles.braces([t for t in row if t.side < 0], mouth.UPPER_CURVE, True, smiles.UPPER_LEVEL)
    smiles.aligner([t for t in row if t.side > 0], mouth.UPPER_CURVE, True, smiles.UPPER_LEVEL)


def cavity():
    """Three molars from above: a white spot, a brown hole, a filling."""
    view((0, -46, 92), (0, 0, 2), 90, floor=-12)
    gum, line = mouth.gums(), arch.Straight()
    marks = (("#FFFDF8", (2.2, 1.6, 1.5), "a2"), ("#4A2E1C", (0.2, 0.1, 1.9), "a2"), ("#FBF6EA", (0.2, 0.2, 2.2), "a35"))
    row = []
    for k, (tint, place, shade) in enumerate(marks):
        mat = mouth.enamel(shade, f"molar{k}", stain=tint)
        tooth = arch.Tooth(crown.LOWER[5], 6, 1, s=(k - 1) * 12.6, look={"material": mat, "stain": smiles._pit(place)})
        row.append(tooth)
    mouth.add_jaw(row, line, False, 0, mouth.enamel("a1"), gum, depth=8, reach=7)


def crowns_and_bridges():
    """A crown and a three-part bridge above the prepared teeth of a lower jaw."""
    view((-24, -130, 34), (2, 0, -1), 62, floor=-23)
    studies.jaw_section(92)
    body, dentine = mouth.enamel("a1"), mouth.enamel("a35", "dentine")
    studies.root_row(body, (-38, crown.LOWER[4]), (-16, crown.LOWER[4]), (38, crown.LOWER[5]))
    studies.stump(crown.LOWER[5], (-27, 0, 0), dentine, 0.8)
    studies.single(crown.LOWER[5], (-27, 0, 8.4), body, root=False)
    for x in (5.4, 22.6):
        studies.stump(crown.LOWER[4], (x, 0, 0), dentine, 0.8)
    before = set(bpy.data.objects)
    studies.bridge(8.6, body)
    mouth.group([o for o in bpy.data.objects if o not in before], (14, 0, 0))


def cleanup():
    """Lower front teeth, the left half with tartar."""
    view((0, -130, 14), (0, 0, -3.2), 138)
    row = halves(smiles.stained_row("lower", smiles.tartar(0.9, 0.42)), smiles.teeth("lower"))
    smiles.jaws(None, row, "a2")


def socket_tooth(x):
    """A molar with two long roots."""
    body = mouth.enamel("a1")
    studies.root_row(body, (x, crown.LOWER[5]))


def extraction():
    """A back tooth with two long roots lifted clear of its socket."""
    view((-30, -130, 34), (0, 0, 3), 56, floor=-23)
    studies.jaw_section(84)
    dark = studio.material("socket", "#A5564B", rough=0.9)
    for x in (-2.7, 2.7):
        tip = [(x + 1.35 * math.cos(a), -11.4 - 1.5 * math.sin(a)) for a in np.linspace(0, math.pi, 25)]
        build.slab([(x + 1.9, 0.1), *tip, (x - 1.9, 0.1)], -0.25, 0.5, dark, 0.1)
    build.box((0, 4.5, 0.12), (9.4, 8.4, 0.8), dark, 0.35)
    studies.root_row(mouth.enamel("a1"), (-24, crown.LOWER[4]), (-14, crown.LOWER[4]), (14, crown.LOWER[6]))
    before = set(bpy.data.objects)
    socket_tooth(0)
    lifted = mouth.group([o for o in bpy.data.objects if o not in before], (1.2, 0, 15))
    lifted.rotation_euler = (0, 0.12, 0)


def implant():
    """A lower jaw in section, an implant between two natural roots."""
    view((-30, -126, 22), (0, 0, -5.5), 70, floor=-23)
    studies.jaw_section(92)
    body = mouth.enamel("a1")
    studies.root_row(body, (-32, crown.LOWER[2]), (-22.5, crown.LOWER[3]), (-11.5, crown.LOWER[5]), (13, crown.LOWER[5]), (25, crown.LOWER[6]))
    smiles.implant((1.0, 0, -1.6), 12, 2.2)
    studies.single(replace(crown.LOWER[4], height=6.8, width=8), (1.0, 0, 1.6), body, root=False)


def single_implant():
    """Back teeth with one crown raised above a single implant."""
    view((-40, -124, 40), (0, 0, 0), 62, floor=-23)
    studies.jaw_section(92)
    body = mouth.enamel("a1")
    studies.root_row(body, (-31, crown.LOWER[3]), (-22, crown.LOWER[4]), (-11.5, crown.LOWER[5]), (13.5, crown.LOWER[6]))
    smiles.implant((1.2, 0, -0.8), 12, 2.3)
    studies.single(replace(crown.LOWER[5], width=10), (1.2, 0, 10.5), body, root=False)


def several_implants():
    """Two implants in clear jaw with three joined crowns above."""
    studies.implant_multiple((-40, -124, 30), 60, W, H)


def full_arch():
    """A complete upper arch above four implants in a clear jaw."""
    studies.full_arch_four((-60, -150, 56), 58, W, H, (0, 22, -5))


def rehabilitation():
    """Two facing arches, worn at the left and rebuilt at the right."""
    view((0, -160, 4), (0, 0, 0.4), 100)
    upper = halves(smiles.teeth("upper", wear=1.0), smiles.teeth("upper"))
    lower = halves(smiles.teeth("lower", wear=0.9), smiles.teeth("lower"))
    old = mouth.enamel("a35", "old")
    for row in (upper, lower):
        for index, tooth in enumerate(row):
            if tooth.side < 0:
                row[index] = replace(tooth, look={"material": old})
    smiles.jaws(upper, lower)


def general():
    """A dental mirror and a probe beside a full set of teeth."""
    view((-8, -156, 14), (15, 0, -1), 62)
    smiles.jaws()
    steel = studio.material("steel", "#C9CDCF", rough=0.2, metal=1.0)
    glass = studio.material("mirror", "#E8EEEE", rough=0.03, metal=1.0)
    build.tube([(29, -26, 6), (34, -28, -14), (40, -30, -40)], 0.9, steel)
    for radius, thick, mat, lift in ((5.6, 1.0, steel, 0.0), (5.0, 0.6, glass, -0.5)):
        disc = build.cylinder((27.8, -27 + lift, 11.4), radius, thick, mat, 0.1)
        disc.rotation_euler = (1.25, 0.3, -0.35)
    build.tube([(44, -26, 13), (40, -27, 11), (40, -28, 4), (43, -28, -12), (48, -30, -40)], 0.7, steel)


def root_canal():
    """A molar in section, one canal still dark, the other filled to its tip."""
    studies.tooth_section(filled=True)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = W, H
    scene.camera.data.lens = 84
    dark = studio.material("open", "#3C1F1B", rough=0.9)
    build.slab([(-1.55, 0.2), (-1.55, -6), (-1.2, -12.3), (-0.75, -12.3), (-0.65, -5), (-0.3, 0.2)], -4.35, 1.4, dark, 0.15)


def same_day():
    """A small block of pale ceramic with half a crown cut out of it."""
    view((-34, -110, 40), (2.5, 0, -0.4), 98, floor=-9)
    pale = studio.material("ceramic", "#E2D0AB", rough=0.45, spec=0.4)
    block = build.box((6.4, 0, 0), (15, 14, 15), pale, 0)
    cutter = build.box((0.4, -1, 7), (7.2, 20, 12), pale, 0)
    cutter.hide_render = True
    cut = block.modifiers.new("cut", "BOOLEAN")
    cut.object = cutter
    build.cylinder((17, 0, 0), 3.2, 8, studio.material("pin", "#C9CDCF", rough=0.25, metal=1.0), 0.3, axis=(0, math.pi / 2, 0))
    studies.single(replace(crown.LOWER[5], height=8.4, width=11.4), (-0.6, 0, -3.2), mouth.enamel("a1"), root=False)


def soft_tissue():
    """A gum line that turns from swollen at the left to firm at the right."""
    view((0, -140, 10), (0, 0, -2.5), 150)
    sore = mouth.gums("#CF8B7E", "#A93A36", "sore")
    body = mouth.enamel("a1")
    row = smiles.teeth("lower")
    mouth.add_jaw(smiles.teeth("upper"), mouth.UPPER_CURVE, True, smiles.UPPER_LEVEL, body, mouth.gums())
    mouth.add_jaw(row, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL, body, None, smiles.LOWER_SHIFT)
    calm, _, rim = arch.gum(row, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL)
    swollen, faces, _ = arch.gum(row, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL, swell=0.8)
    part = 1 - crown.smoothstep(-9, 7, calm[:, 0])
    verts = swollen * part[:, None] + calm * (1 - part[:, None])
    verts[:, :2] += smiles.LOWER_SHIFT
    studio.mesh("gum", verts, faces, sore, stain=rim * part)


def whitening():
    """A fan of tooth-shaped shade tabs from pale to amber."""
    view((0, -140, 10), (0, 0, 3), 82, floor=-13)
    steel = studio.material("handle", "#C9CDCF", rough=0.25, metal=1.0)
    foot = np.array([0, 0, -12.0])
    shades = ("bleach", "clay", "a1", "a2", "a2", "a35", "a4")
    for k, shade in enumerate(shades):
        angle = math.radians(-66 + 22 * k)
        along = np.array([math.sin(angle), 0.02 * k, math.cos(angle)])
        side = np.array([math.cos(angle), 0, -math.sin(angle)])
        local, faces, t = crown.crown(replace(crown.UPPER[0], width=7.4, depth=4, height=10))
        verts = foot + along * 19 - local[:, :1] * side - local[:, 1:2] * np.array([0, 1.0, 0]) + local[:, 2:] * along
        studio.mesh("tab", verts, faces, mouth.enamel(shade, shade), t)
        build.tube([tuple(foot), tuple(foot + along * 19.4)], 0.9, steel)
    build.lathe([(0, -1), (3.4, -1), (3.6, 1.4), (0, 2.2)], (0, 0, -12), studio.material("knob", "#0F5A56", rough=0.4))


def fillings():
    """A molar from above, half in line drawing, with a filling in the other half."""
    view((36.5, -14, 92), (22.2, 28, 0), 104)
    body = mouth.enamel("a2", stain="#FBF6EA")
    shine = smiles._pit((0.4, 0.3, 2.0))
    row = smiles.teeth("lower", changes={(6, 1): {"look": {"stain": shine, "material": body}}})
    mouth.add_jaw(row, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL, mouth.enamel("a2"), mouth.gums(), smiles.LOWER_SHIFT)


def makeover():
    """A wide smile, half drawn in outline and half finished."""
    view((0, -165, 2), (0, 0, 1), 118)
    smiles.jaws(shade="bleach")


BANNERS = {
    "dental-implant": implant,
    "single-tooth-implant": single_implant,
    "multiple-teeth-implants": several_implants,
    "full-mouth-dental-implants": full_arch,
    "smile-makeover": makeover,
    "full-mouth-rehabilitation": rehabilitation,
    "general-dentistry": general,
    "dental-cleanup": cleanup,
    "cavity-management": cavity,
    "root-canal": root_canal,
    "crowns-and-bridges": crowns_and_bridges,
    "soft-tissue-management": soft_tissue,
    "dental-extractions": extraction,
    "aesthetic-dentistry": aesthetic,
    "teeth-whitening": whitening,
    "tooth-colored-fillings": fillings,
    "braces-and-aligners": braces_and_aligners,
    "aligner": aligner,
    "single-same-day-dentistry": same_day,
}
HALF_DRAWN = {"smile-makeover": 0.5, "tooth-colored-fillings": 0.5}


def draw(name, path):
    """Renders the banner of a treatment page."""
    studio.reset(W, H, 6, seed=11)
    BANNERS[name]()
    studio.shoot(path, drawn=HALF_DRAWN.get(name))

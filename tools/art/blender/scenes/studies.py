"""Studies: single ideas of dentistry as clay and enamel models, used in the texts and case grids."""
import math
from dataclasses import replace

import bpy
import numpy as np

from model import arch, build, crown, mouth, studio
from scenes import smiles

BONE = ("#E6D2AE", "#F1E4CC")


def bone(colour=BONE[0]):
    """Spongy bone: sand-coloured with pores."""
    mat = studio.material("bone", colour, rough=0.85, spec=0.15)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    place, pores = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeTexVoronoi")
    pores.inputs["Scale"].default_value = 1.5
    ramp, bump = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeBump")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.12, 0.5
    ramp.color_ramp.elements[0].color = (*studio.linear("#CDAA7C"), 1)
    ramp.color_ramp.elements[1].color = (*studio.linear(colour), 1)
    bump.inputs["Strength"].default_value = 0.25
    links.new(place.outputs["Position"], pores.inputs["Vector"])
    links.new(pores.outputs["Distance"], ramp.inputs["Fac"])
    links.new(pores.outputs["Distance"], bump.inputs["Height"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return mat


def stage(eye, target=(0, 0, 0), lens=100, width=1024, height=640, samples=8, floor=-60.0):
    """A free view on the shared backdrop."""
    studio.reset(width, height, samples, seed=7)
    studio.camera(eye, target, lens)
    flat = math.hypot(eye[0] - target[0], eye[1] - target[1])
    smiles.backdrop(math.atan2(eye[0] - target[0], target[1] - eye[1]) if flat > 40 else 0.0, floor)


def single(form, at, mat, root=True, flip=False, turn=0.0, **options):
    """One tooth standing free; its gum margin is at the point ``at``."""
    local, faces, t = crown.crown(form, root=root, **options)
    stain = options.get("stain")
    c, s = math.cos(turn), math.sin(turn)
    x, y = -local[:, 0] * 1.0, -local[:, 1]
    verts = np.column_stack([c * x - s * y, s * x + c * y, local[:, 2] * (-1 if flip else 1)]) + np.array(at)
    return studio.mesh("single", verts, faces[:, ::-1] if flip else faces, mat, t, stain)


def stump(form, at, mat, scale=0.74):
    """A tooth ground to a tapered core for a crown."""
    core = crown.Form("premolar", form.width * scale, form.depth * scale, form.height * 0.74, ((0, 0, 0.0, 0.6),), form.root)
    return single(core, at, mat, root=False)


def jaw_section(width=58.0, deep=15.0, low=-22.0, resin=False):
    """A block of jaw cut along the row: gum over a bright rim of dense bone over spongy bone."""
    if resin:
        build.box((0, 0, (low - 1) / 2), (width, 15, -low - 1), smiles.clear("#F3F6F2", "#A9C4BC"), 1.6)
        build.box((0, 0, -0.4), (width, 15, 2.2), smiles.clear("#F3D6CC", "#D59A8B"), 1.0)
        return
    build.box((0, deep / 2, (low - 3) / 2), (width, deep, -low - 3), bone(), 0.5)
    build.box((0, deep / 2 + 0.1, -2.6), (width, deep + 0.2, 1.4), studio.material("rim", BONE[1], rough=0.7), 0.4)
    build.box((0, deep / 2 + 0.1, low), (width, deep + 0.2, 2.0), studio.material("base", BONE[1], rough=0.7), 0.6)
    build.box((0, deep / 2, -0.9), (width, deep + 0.4, 2.6), mouth.gums(), 1.1)


def implant_section():
    """An implant with its crown between two natural roots."""
    stage((-38, -120, 26), (0, 0, -6), 82, floor=-23)
    jaw_section()
    body = mouth.enamel("a1")
    root_row(body, (-20.5, crown.LOWER[3]), (-12.4, crown.LOWER[4]), (14.5, crown.LOWER[6]))
    smiles.implant((0.2, 0, -1.6), 12, 2.3)
    single(replace(crown.LOWER[5], height=6.6), (0.2, 0, 1.6), body, root=False)


def root_row(mat, *teeth):
    """Natural teeth with roots at given x."""
    for x, form in teeth:
        if form.kind == "molar":
            single(form, (x, 0, 0), mat, root=False)
            for side in (-0.24, 0.24):
                thin = crown.Form("premolar", form.width * 0.46, form.depth * 0.66, 4, ((0, 0, 0, 0.5),), 13)
                single(thin, (x + side * form.width, 0, -1.8), mat, root=True)
        else:
            single(form, (x, 0, 0), mat)


def implant_parts():
    """Screw, post and crown of an implant, one above another."""
    stage((-20, -130, 22), (0, 0, 5.5), 82, floor=-14)
    smiles.implant((0, 0, 0), 12, 2.3, abutment=False)
    steel = studio.material("post", "#C9CDCF", rough=0.25, metal=1.0)
    post = [(1.2, 0), (1.6, 0.2), (1.9, 1.4), (2.5, 3.2), (2.0, 3.6), (1.5, 7.2), (1.1, 7.5)]
    build.lathe([(0.9, -2.2), (0.9, 0)] + post, (0, 0, 5.2), steel, 48)
    single(replace(crown.UPPER[3], height=7.6), (0, 0, 15.2), mouth.enamel("a1"), root=False)
    build.cylinder((0, 0, -13), 9, 2, studio.material("plinth", "#F3ECE0", rough=0.9), 0.3)
    build.cylinder((0, 0, 2), 0.16, 27, studio.material("thread", "#C2472B", rough=0.6), 0)


def implant_multiple(eye=(-34, -120, 30), lens=78, width=1024, height=640):
    """Two implants in clear jaw with a bridge of three crowns above them."""
    stage(eye, (0, 0, 0.5), lens, width, height, samples=12, floor=-24)
    jaw_section(46, resin=True)
    for x in (-8.6, 8.6):
        smiles.implant((x, 0, -0.6), 12, 2.1)
    bridge(9.5, mouth.enamel("a1"))


def bridge(z, mat, step=8.6):
    """Three joined crowns centred on x = 0 with their margins at height ``z``."""
    for x, form in ((-step, crown.LOWER[4]), (0, crown.LOWER[5]), (step, crown.LOWER[4])):
        wide = replace(form, width=step + 0.7, height=7.2)
        single(wide, (x, 0, z), mat, root=False)
    for x in (-step / 2, step / 2):
        build.ball((x, 0, z + 3.4), 2.3, mat, 0.9)


def bridge_three_unit():
    """Three joined crowns above two ground teeth and a space."""
    stage((-30, -118, 34), (0, 0, -1), 78, floor=-23)
    jaw_section(46)
    body = mouth.enamel("a1")
    dentine = mouth.enamel("a35", "dentine")
    for x in (-8.6, 8.6):
        stump(crown.LOWER[4], (x, 0, 0), dentine, 0.8)
        thin = crown.Form("premolar", 5, 6, 4, ((0, 0, 0, 0.5),), 14)
        single(thin, (x, 0, -2.5), dentine)
    bridge(9.2, body)


def crown_on_core():
    """A crown above a prepared molar, between its neighbours."""
    stage((26, -118, 40), (0, 0, -1), 82, floor=-23)
    jaw_section(46)
    body = mouth.enamel("a1")
    root_row(body, (-13, crown.LOWER[4]), (13.5, crown.LOWER[6]))
    dentine = mouth.enamel("a35", "dentine")
    stump(crown.LOWER[5], (0, 0, 0), dentine, 0.78)
    single(crown.LOWER[5], (0, 0, 8.6), body, root=False)


def crown_seated():
    """A finished crown among its neighbours, from the side."""
    stage((70, -110, 44), (20, 14, -3), 150)
    bright = {(6, 1): {"look": {"material": mouth.enamel("a1", "crown")}}}
    smiles.jaws(False, smiles.teeth("lower", changes=bright), "a2")


def fixed_arch(mat, gum, level, curve=mouth.UPPER_CURVE):
    """A full arch of teeth on its gum-coloured base."""
    row = smiles.teeth("upper")
    row = [replace(tooth, lean=0.02) for tooth in row if tooth.number < 7]
    return row, mouth.add_jaw(row, curve, False, level, mat, gum, depth=6.5, reach=1.5, taper=2.0)


def full_arch_four(eye=(-70, -150, 66), lens=80, width=1024, height=640, target=(0, 22, -6)):
    """A full row of teeth above four implants in a clear jaw, the rear two tilted."""
    stage(eye, target, lens, width, height, samples=12, floor=-30)
    fixed_arch(mouth.enamel("a1"), mouth.gums(), 9)
    ridge = smiles.ridge_ends(smiles.teeth("upper"))
    verts, faces, _ = arch.gum(ridge, mouth.UPPER_CURVE, False, -9, depth=18, reach=1.0)
    studio.mesh("jaw", verts, faces, smiles.clear("#F4DFD7", "#CF9485"))
    for s, lean in ((-9, 0), (9, 0), (-28, 0.5), (28, 0.5)):
        point, tangent, _ = mouth.UPPER_CURVE.at(s)
        before = set(bpy.data.objects)
        smiles.implant((0, 0, 0), 13, 2.0)
        handle = mouth.group([o for o in bpy.data.objects if o not in before], (point[0], point[1], -8.6))
        axis = np.array([-tangent[1], tangent[0], 0]) * (1 if s > 0 else 1)
        handle.rotation_mode = "AXIS_ANGLE"
        handle.rotation_axis_angle = (-lean if s > 0 else lean, *axis)


def missing_incisor():
    """Upper front teeth, one missing."""
    smiles.view("close")
    smiles.jaws(smiles.teeth("upper", changes={(1, 1): {"present": False}}))


def missing_molar():
    """A lower jaw without its first molar."""
    stage((95, -70, 60), (19, 18, -4), 118)
    lower = smiles.teeth("lower", changes={(6, 1): {"present": False}})
    smiles.jaws(False, lower)


def missing_several():
    """A lower jaw from above, three back teeth missing on one side."""
    stage((8, -62, 150), (0, 21, 0), 82)
    smiles.jaws(False, smiles.teeth("lower", changes={(n, 1): {"present": False} for n in (5, 6, 7)}))


def arch_lower(width=1024, height=640):
    """A lower arch of healthy teeth from above."""
    stage((-14, -70, 150), (0, 21, 0), 84, width, height)
    smiles.jaws(False, None)


def veneer_set():
    """Six upper front teeth of one even shape and colour."""
    stage((-30, -150, -12), (0, 0, 3.5), 165)
    smiles.jaws(None, False, "bleach")


def shade_scale():
    """A front tooth beside a fan of shade tabs."""
    stage((0, -150, 2), (0, 0, -2), 122)
    smiles.jaws(None, False, "a1")
    steel = studio.material("handle", "#C9CDCF", rough=0.25, metal=1.0)
    for k, shade in enumerate(("bleach", "a1", "a2", "a35", "a4")):
        angle = math.radians(-46 + 23 * k)
        foot = np.array([0, -16.0, -20.0])
        direction = np.array([math.sin(angle), 0, math.cos(angle)])
        local, faces, t = crown.crown(replace(crown.UPPER[0], width=6.4, depth=3.6, height=8.4))
        top = foot + direction * 13
        side = np.array([math.cos(angle), 0, -math.sin(angle)])
        verts = top - local[:, :1] * side - local[:, 1:2] * np.array([0, 1, 0]) * 1.0 + local[:, 2:] * direction
        studio.mesh("tab", verts, faces, mouth.enamel(shade, shade), t)
        build.tube([tuple(foot + direction * 1), tuple(foot + direction * 13.2)], 0.8, steel)
    build.ball((0, -16, -20), 2.4, steel, 0.6)


def milk_jaws(mat, opened=5.0):
    """Both arches of milk teeth."""
    gum = mouth.gums("#D9978A")
    upper, lower = arch.Curve(19.5, 27), arch.Curve(18.0, 26)
    mouth.add_jaw(arch.jaw(crown.MILK_UPPER, -0.1), upper, True, 5 + opened / 2, mat, gum, depth=8, papilla=1.8)
    mouth.add_jaw(arch.jaw(crown.MILK_LOWER, -0.1), lower, False, -4.6 - opened / 2, mat, gum, (0, 1.5), depth=8, papilla=1.6)


def milk_teeth():
    """Twenty milk teeth in two short arches."""
    stage((-34, -120, 30), (0, 8, 0), 96)
    milk_jaws(mouth.enamel("bleach"), 9.0)


def mixed_row():
    """Upper teeth of a child: new incisors and first molars between milk teeth."""
    forms = [replace(crown.UPPER[0], height=9.2), *crown.MILK_UPPER[1:], crown.UPPER[5]]
    row = arch.jaw([replace(f, width=f.width * 0.96) for f in forms], -0.1)
    for tooth in row:
        tooth.lean = -0.06 if tooth.number < 3 else 0.0
        if tooth.number == 1:
            tooth.lift, tooth.turn = -1.2, 0.06
    return row


def mixed_teeth():
    """A child's teeth: two large new incisors between small milk teeth."""
    stage((-22, -130, 2), (0, 4, 1), 132)
    body, gum = mouth.enamel("bleach"), mouth.gums("#D9978A")
    mouth.add_jaw(mixed_row(), arch.Curve(23, 36), True, 8.6, body, gum, papilla=2.2)
    forms = [replace(crown.LOWER[0], height=7.6), *crown.MILK_LOWER[1:], crown.LOWER[5]]
    mouth.add_jaw(arch.jaw(forms, -0.1), arch.Curve(21, 34), False, -8.0, body, gum, (0, 2.2), papilla=1.9)


def mouthguard():
    """A thick guard over the upper row."""
    stage((-40, -140, -26), (0, 4, 4), 122)
    row = smiles.teeth("upper")
    smiles.jaws(row, None)
    guard = studio.material("guard", "#1B7A73", rough=0.3, spec=0.5, coat=0.4)
    for tooth in row:
        local, faces, t = crown.crown(tooth.form, shell=1.7)
        faces = faces[t[faces].min(axis=1) > 0.1]
        verts, flip = arch.place(tooth, mouth.UPPER_CURVE, local, True, smiles.UPPER_LEVEL)
        obj = studio.mesh("guard", verts, faces[:, ::-1] if flip else faces, guard)
        solid = obj.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.9, 0


def molar_close(stain, shade="a1", width=1024, height=640, scale=1.0, tint=None):
    """A lower first molar from above between its neighbours."""
    stage((33, -14, 88), (19.0, 27, 0), 150 * scale, width, height)
    row = smiles.teeth("lower", changes={(6, 1): {"look": {"stain": stain}}} if stain else None)
    body = smiles.jaws(False, row, shade)
    if tint:
        mix = next(node for node in body.node_tree.nodes if node.type == "MIX_RGB")
        mix.inputs["Color2"].default_value = (*studio.linear(tint), 1)


def sealant():
    """A molar from above, half its grooves open and half sealed."""
    form = crown.LOWER[5]

    def stain(local, t):
        return crown.grooves(form, local) * (local[:, 0] < 0.2) * (t > 0.85) * 0.7

    molar_close(stain, "bleach")


def decay_spot():
    """A molar from above with a brown spot in one groove."""
    molar_close(smiles._pit((0.6, 0.1, 1.7)), "a1")


def outline(form, widen=0.0, top=1.0, low=-1.0):
    """Half-drawn outline of a tooth section as (x, z) points, crown up."""
    h, r = form.height, form.root
    z = np.concatenate([np.linspace(low * r, 0, 30)[:-1], np.linspace(0, h * top, 26)])
    half = []
    for value in z:
        if value < 0:
            u = -value / r
            half.append(form.width / 2 * (0.84 - 0.5 * u**1.6) * math.sqrt(max(1 - u**6, 0.02)))
        else:
            half.append(crown.profile(form, value / h)[0] * math.sqrt(max(1 - max(0, (value / h - 0.86) / 0.16) ** 2, 0.42)))
    half = np.array(half) + widen
    right = np.column_stack([half, z])
    cusp = [(form.width * k, h * top + 0.55 * math.cos(k * 4 * math.pi)) for k in np.linspace(0.3, -0.3, 15)]
    left = right[::-1] * (-1, 1)
    return np.concatenate([right, cusp if form.cusps else np.zeros((0, 2)), left])


def tooth_section(decay=0.0, filled=False, sick=False):
    """A tooth cut in half as a relief: enamel, dentine, pulp, root and bone."""
    stage((-22, -150, 14), (0, 0, -3.0), 134, floor=-24)
    form = crown.Form("molar", 10.6, 10, 8.2, ((0, 0, 0, 1),), 14)
    build.box((0, 4, -13), (70, 8, 20), bone(), 0.6)
    build.box((0, 3.8, -2.2), (70, 9, 3.2), mouth.gums(), 1.4)
    enamel = studio.material("enamel", "#E6ECEA", rough=0.25, coat=0.4)
    dentine = studio.material("dentine", "#E9CF9C", rough=0.5)
    pulp = studio.material("pulp", "#E39A86" if filled else ("#A93A32" if sick else "#D9705F"), rough=0.5)
    whole = outline(form)
    build.slab(whole, -3.0, 5, dentine, 0.35)
    cap = np.array([p for p in whole if p[1] > -0.6])
    build.slab(cap, -3.5, 5.4, enamel, 0.45)
    inner = cap * (0.78, 0.74) + (0, 0.2)
    inner[:, 1] = np.minimum(inner[:, 1], 5.4)
    build.slab(inner, -3.9, 1.2, dentine, 0.3)
    chamber = [(x * 0.34, 0.3 + 2.9 * (0.5 + 0.5 * math.cos(x * 2.2)) + 0.6) for x in np.linspace(3.6, -3.6, 21)]
    canals = [(-1.3, 0.2), (-1.5, -6), (-1.15, -12.2), (-0.8, -12.2), (-0.7, -5), (0, 0.1), (0.7, -5), (0.8, -12.2), (1.15, -12.2), (1.5, -6), (1.3, 0.2)]
    shape = np.array(chamber + canals)
    fill = studio.material("fill", "#C2472B", rough=0.5)
    build.slab(shape, -4.2, 1.2, fill if filled else pulp, 0.18)
    if filled:
        build.slab(np.array([(2.0, 3.2), (2.6, 8.6), (-2.6, 8.6), (-2.0, 3.2)]), -4.3, 1.4, studio.material("core", "#F7F2E8", rough=0.3), 0.2)
    if decay:
        brown = studio.material("decay", "#4A2E1C", rough=0.8)
        cone = [(3.6, 9.2), (2.9, 7.2), (3.9, 5.6), (2.6, 4.4), (1.3, 3.0), (0.9, 4.6), (0.7, 6.0), (1.9, 7.2), (1.9, 9.2)]
        build.slab(np.array(cone), -4.1, 1.3, brown, 0.25)


def decay_section():
    """A tooth cut in half with a cone of decay."""
    tooth_section(decay=1)


def root_canal_section():
    """A tooth cut in half whose canals are cleaned and filled."""
    tooth_section(filled=True)


def pulp_section():
    """A tooth cut in half with decay that has reached a sore pulp."""
    tooth_section(decay=1, sick=True)


def digital_scan():
    """A lower arch, half enamel and half scanned mesh."""
    stage((-60, -120, 92), (0, 20, -3), 92)
    row = smiles.teeth("lower")
    scan = studio.material("scan", "#7FB8B1", rough=0.7)
    line = studio.material("line", "#0F5A56", rough=0.6)
    half = [replace(tooth, look={"material": scan} if tooth.side > 0 else {}) for tooth in row]
    smiles.jaws(False, half)
    for tooth in row:
        if tooth.side > 0:
            local, _, _ = crown.crown(tooth.form, shell=0.05)
            verts, _ = arch.place(tooth, mouth.LOWER_CURVE, local, False, smiles.LOWER_LEVEL)
            verts[:, :2] += smiles.LOWER_SHIFT
            grid = verts.reshape(-1, crown.SEGMENTS, 3)
            for ring in grid[6:-1:4]:
                build.tube(np.concatenate([ring, ring[:1]])[::2], 0.05, line, 4)
            for column in range(0, crown.SEGMENTS, 6):
                build.tube(grid[6:, column], 0.05, line, 4)


def wax_up():
    """A plaster jaw with planned teeth shaped in wax."""
    stage((-60, -120, 80), (0, 16, -3), 100)
    plaster = studio.material("gypsum", "#EFE6D6", rough=0.8, spec=0.2)
    wax = studio.material("wax", "#5F9A86", rough=0.3, spec=0.5, coat=0.2)
    planned = {(n, side): {"look": {"material": wax}} for n, side in ((1, -1), (2, -1), (3, -1), (1, 1), (2, 1), (6, -1))}
    row = smiles.teeth("lower", changes=planned)
    mouth.add_jaw(row, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL, plaster, plaster, smiles.LOWER_SHIFT)


def brackets(eye=(-58, -140, 2), lens=118, width=1024, height=640, ceramic=False):
    """Braces on straightening teeth."""
    stage(eye, (-2, 4, 0), lens, width, height)
    upper = smiles.teeth("upper", changes=smiles.milder(smiles.CROWDED_UPPER, 0.25))
    lower = smiles.teeth("lower", changes=smiles.milder(smiles.CROWDED_LOWER, 0.3))
    smiles.jaws(upper, lower)
    smiles.braces(upper, mouth.UPPER_CURVE, True, smiles.UPPER_LEVEL, clear=ceramic)
    smiles.braces(lower, mouth.LOWER_CURVE, False, smiles.LOWER_LEVEL, smiles.LOWER_SHIFT, clear=ceramic)


def tray(eye=(-58, -140, -30), lens=116, width=1024, height=640):
    """A clear aligner on the upper teeth."""
    stage(eye, (-2, 4, 2), lens, width, height, samples=12)
    row = smiles.teeth("upper")
    smiles.jaws(row)
    smiles.aligner(row, mouth.UPPER_CURVE, True, smiles.UPPER_LEVEL)


def arch_enamel():
    """A full upper arch from its biting side."""
    stage((-10, -66, 150), (0, 22, 0), 80)
    mouth.add_jaw(smiles.teeth("upper"), mouth.UPPER_CURVE, False, -8, mouth.enamel("a1"), mouth.gums())


def filling():
    """A molar from above with a small filling in one of its pits."""

    def shine(local, t):
        return smiles._pit((0.4, 0.3, 1.6))(local, t) * 0.9

    molar_close(shine, "a2", tint="#FBF6EA")


def gum_study(margin, colour, swell, stain):
    """Lower front teeth and their gum, close."""
    stage((-26, -110, 16), (0, 0, -4.5), 150)
    row = smiles.stained_row("lower", stain) if stain else None
    smiles.jaws(smiles.teeth("upper"), row, "a2" if stain else "a1", mouth.gums(colour, margin), {"swell": swell}, {"swell": swell})


def wisdom_tooth():
    """A wisdom tooth that lies tilted against its neighbour, in section."""
    stage((-30, -125, 20), (4, 0, -5), 82, floor=-26)
    jaw_section(76, low=-24)
    body = mouth.enamel("a1")
    root_row(body, (-17, crown.LOWER[4]), (-7, crown.LOWER[5]), (5, crown.LOWER[6]))
    before = set(bpy.data.objects)
    root_row(body, (0, crown.LOWER[6]))
    handle = mouth.group([o for o in bpy.data.objects if o not in before], (20.5, -0.5, -9.0))
    handle.rotation_euler = (0, -1.0, 0)


def veneer_shell():
    """A thin shell held in front of an upper front tooth."""
    stage((-62, -120, 4), (-2, -6, 2.4), 122)
    ground = {(1, -1): {"look": {"crown": {"shell": -0.35}}}}
    smiles.jaws(smiles.teeth("upper", changes=ground), False, "a2")
    row = [t for t in smiles.teeth("upper") if (t.number, t.side) == (1, -1)]
    tooth = replace(row[0], out=8.0)
    local, faces, t = crown.crown(tooth.form, shell=0.15)
    keep = (local[faces][:, :, 1].mean(axis=1) > 0.9) & (t[faces].min(axis=1) > 0.02) & (t[faces].max(axis=1) < 0.97)
    # The neck of a shell follows the gum: round, its sides lower than its middle.
    lower = 0.2 * np.abs(local[:, 0] / (tooth.form.width / 2)) ** 2.2
    local[:, 2] += lower * (tooth.form.height - local[:, 2])
    verts, flip = arch.place(tooth, mouth.UPPER_CURVE, local, True, smiles.UPPER_LEVEL)
    faces = faces[keep]
    obj = studio.mesh("veneer", verts, faces[:, ::-1] if flip else faces, mouth.enamel("bleach", "veneer"), t)
    solid = obj.modifiers.new("thin", "SOLIDIFY")
    solid.thickness = 0.5


def free_shell(colour, thickness, reach, clear_tray=True):
    """A tray lying in front of the camera without teeth in it."""
    mat = smiles.clear("#F1F6F3", "#9DBDB6") if clear_tray else studio.material("tray", colour, rough=0.3, coat=0.4)
    for tooth in smiles.teeth("upper"):
        local, faces, t = crown.crown(tooth.form, shell=reach)
        faces = faces[t[faces].min(axis=1) > 0.05]
        verts, flip = arch.place(tooth, mouth.UPPER_CURVE, local, False, -8)
        obj = studio.mesh("tray", verts, faces[:, ::-1] if flip else faces, mat)
        if thickness:
            solid = obj.modifiers.new("thick", "SOLIDIFY")
            solid.thickness = thickness


def aligner_alone():
    """A clear aligner by itself on a plinth."""
    stage((-50, -120, 84), (0, 20, -4), 92, samples=12, floor=-8.6)
    free_shell("#DDEBE8", 0, 0.6)


def whitening_tray():
    """A clear tray with gel beside a row of teeth."""
    stage((-46, -130, 30), (0, 8, 0), 92, samples=12, floor=-30)
    smiles.jaws(False, None, "bleach")
    gel = studio.material("gel", "#CFE7E6", rough=0.2, coat=0.5)
    for tooth in smiles.teeth("lower"):
        lifted = replace(tooth, lift=9.5)
        local, faces, t = crown.crown(tooth.form, shell=0.7)
        shell = faces[t[faces].min(axis=1) > 0.1]
        verts, flip = arch.place(lifted, mouth.LOWER_CURVE, local, False, smiles.LOWER_LEVEL)
        verts[:, :2] += smiles.LOWER_SHIFT
        studio.mesh("tray", verts, shell[:, ::-1] if flip else shell, smiles.clear("#F3F7F5", "#A5C3BC"))
        if tooth.number < 6:
            point, _, normal = mouth.LOWER_CURVE.at(tooth.s)
            spot = point + normal * (tooth.form.depth * 0.3) + np.array(smiles.LOWER_SHIFT)
            build.ball((*spot, smiles.LOWER_LEVEL + 9.5 + tooth.form.height * 0.62), 1.1, gel, 0.8)


def retainer():
    """A retainer wire behind the lower front teeth."""
    stage((-10, 46, 92), (0, 4, 0), 118)
    row = smiles.teeth("lower")
    smiles.jaws(False, row)
    points = []
    for tooth in row:
        if tooth.number <= 3:
            ling = crown.profile(tooth.form, 0.5)[2]
            spot, _ = arch.place(tooth, mouth.LOWER_CURVE, np.array([[0, ling - 0.35, tooth.form.height * 0.5]]), False, smiles.LOWER_LEVEL)
            points.append(spot[0] + np.array([*smiles.LOWER_SHIFT, 0]))
            build.ball(tuple(points[-1]), 0.9, studio.material("resin", "#F4EEE2", rough=0.3), 0.8)
    build.tube(smiles._spline(np.array(points), 8), 0.32, studio.material("wire", "#C9CDCF", rough=0.25, metal=1.0))


STUDIES = {
    "arch-enamel": arch_enamel,
    "filling-composite": filling,
    "gum-tartar": lambda: gum_study("#C07A6C", "#CF8B7E", 0.25, smiles.tartar(0.9, 0.4)),
    "wisdom-tooth": wisdom_tooth,
    "veneer-shell": veneer_shell,
    "whitening-tray": whitening_tray,
    "aligner-alone": aligner_alone,
    "retainer": retainer,
    "arch-lower": arch_lower,
    "implant-section": implant_section,
    "veneer-set": veneer_set,
    "implant-parts": implant_parts,
    "implant-multiple": implant_multiple,
    "bridge-three-unit": bridge_three_unit,
    "full-arch-four": full_arch_four,
    "missing-incisor": missing_incisor,
    "missing-molar": missing_molar,
    "missing-several": missing_several,
    "shade-scale": shade_scale,
    "milk-teeth": milk_teeth,
    "mixed-teeth": mixed_teeth,
    "mouthguard": mouthguard,
    "sealant": sealant,
    "decay-spot": decay_spot,
    "decay-section": decay_section,
    "root-filled": root_canal_section,
    "root-section": pulp_section,
    "digital-scan": digital_scan,
    "wax-up": wax_up,
    "crown-separate": crown_on_core,
    "braces-metal": brackets,
    "braces-ceramic": lambda: brackets((30, -142, 6), 150, ceramic=True),
    "crown-on-tooth": crown_seated,
    "aligner-on": tray,
}


def draw(name, path):
    """Renders one study."""
    studio.reset(1024, 640, 8, seed=7)
    STUDIES[name]()
    studio.shoot(path)

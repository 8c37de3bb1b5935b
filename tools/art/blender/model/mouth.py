"""Puts jaws with their materials into the scene."""
import bpy
import numpy as np

from model import arch, crown, studio

# Base colours of enamel from light to dark, named after steps of a shade guide.
SHADES = {
    "bleach": ("#F3EEE4", "#EDE4D4", "#E8EAE8"),
    "a1": ("#F1E8D6", "#E6D6B8", "#E4E3DB"),
    "a2": ("#EFE0C0", "#DFC79A", "#E2DDCD"),
    "a35": ("#E6D0A4", "#D2B27C", "#D9CDB2"),
    "a4": ("#D6B67C", "#B98F54", "#C6B28A"),
    "clay": ("#FBF8F3", "#F5EFE5", "#FBF8F3"),
}


def enamel(shade="a1", name="enamel", stain="#6B4524"):
    """Enamel with a warmer neck and a slightly grey, clearer edge; reads the crown's height from attribute ``t``."""
    body, neck, edge = (studio.linear(c) for c in SHADES[shade])
    mat = studio.material(name, body, rough=0.24, spec=0.5, coat=0.35)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    attribute = nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "t"
    ramp = nodes.new("ShaderNodeValToRGB")
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.02, (*neck, 1)
    stops[1].position, stops[1].color = 0.42, (*body, 1)
    for position, colour in ((0.78, body), (1.0, edge)):
        stop = stops.new(position)
        stop.color = (*colour, 1)
    links.new(attribute.outputs["Fac"], ramp.inputs["Fac"])
    colour = _stained(mat, ramp.outputs["Color"], stain)
    bsdf = nodes["Principled BSDF"]
    links.new(colour, bsdf.inputs["Base Color"])
    _grain(mat, 0.55, 0.09)
    return mat


def _grain(mat, scale, strength):
    """A faint unevenness, so that highlights break as they do on wet tissue."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    place = nodes.new("ShaderNodeNewGeometry")
    noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 2.0
    bump.inputs["Strength"].default_value = strength
    links.new(place.outputs["Position"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Clearcoat Normal"])


def _stained(mat, colour, stain):
    """Mixes a colour towards ``stain`` by the attribute ``stain``."""
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    attribute = nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = "stain"
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color2"].default_value = (*studio.linear(stain), 1)
    links.new(attribute.outputs["Fac"], mix.inputs["Fac"])
    links.new(colour, mix.inputs["Color1"])
    return mix.outputs["Color"]


def gums(colour="#CF8B7E", margin="#D29488", name="gum"):
    """Gum as warm rose clay; ``margin`` is its colour along the teeth."""
    mat = studio.material(name, colour, rough=0.36, spec=0.4, coat=0.15)
    base = mat.node_tree.nodes.new("ShaderNodeRGB")
    base.outputs[0].default_value = (*studio.linear(colour), 1)
    mixed = _stained(mat, base.outputs[0], margin)
    mat.node_tree.links.new(mixed, mat.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    _grain(mat, 0.8, 0.18)
    return mat


UPPER_CURVE = arch.Curve(26.5, 45)
LOWER_CURVE = arch.Curve(24.0, 42)


def add_jaw(teeth, curve, upper, level, enamel_mat, gum_mat, offset=(0, 0), **gum_options):
    """Adds teeth and gum; returns the objects so that a scene may move them together."""
    made = []
    for tooth in teeth:
        if not tooth.present:
            continue
        local, faces, t = crown.crown(tooth.form, tooth.wear, tooth.chip, **tooth.look.get("crown", {}))
        stain = tooth.look["stain"](local, t) if "stain" in tooth.look else None
        verts, flip = arch.place(tooth, curve, local, upper, level)
        verts[:, :2] += offset
        mat = tooth.look.get("material", enamel_mat)
        made.append(studio.mesh("tooth", verts, faces[:, ::-1] if flip else faces, mat, t, stain))
    if gum_mat:
        verts, faces, margin = arch.gum(teeth, curve, upper, level, **gum_options)
        verts[:, :2] += offset
        made.append(studio.mesh("gum", verts, faces, gum_mat, stain=margin))
    return made


def attach(tooth, curve, upper, level, local, faces, mat, offset=(0, 0), bevel=0.0):
    """Adds a part given in a tooth's own axes, for instance a bracket."""
    verts, flip = arch.place(tooth, curve, np.asarray(local, float), upper, level)
    verts[:, :2] += offset
    obj = studio.mesh("part", verts, np.asarray(faces)[:, ::-1] if flip else np.asarray(faces), mat, smooth=False)
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 2
    return obj


def block(centre, size):
    """Vertices and outward faces of a box, for ``attach``."""
    corners = np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)])
    faces = [[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]]
    return corners * size + centre, np.array(faces)


def group(objects, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Parents objects to one handle that can be moved."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for obj in objects:
        obj.parent = handle
    handle.location, handle.rotation_euler, handle.scale = location, rotation, (scale,) * 3
    return handle

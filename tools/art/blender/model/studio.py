"""The photographer's studio: scene, materials, light, camera, render and noise filter, shared by every picture."""
import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Vector

from model import denoise

PALETTE = {
    "plaster": "#FBF8F3",
    "sand": "#F2EBDF",
    "stone": "#D9D0C1",
    "green": "#0F5A56",
    "terracotta": "#C2472B",
    "ink": "#16262A",
}


def linear(colour):
    """Linear RGB of a hex colour or palette name."""
    value = PALETTE.get(colour, colour).lstrip("#")
    srgb = [int(value[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb)


def reset(width=1280, height=800, samples=24, seed=1):
    """Empties the scene and sets the renderer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = int(float(os.environ.get("ART_SCALE", "1")) * 100)
    cycles = scene.cycles
    cycles.samples = int(os.environ.get("ART_SAMPLES", samples))
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.seed = seed
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 32
    # Do not terminate paths through transparent objects early: it would show as grain.
    cycles.min_transparent_bounces, cycles.min_light_bounces = 32, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    scene.view_settings.view_transform = "Raw"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("ART_THREADS", "2"))
    return scene


def material(name, colour, rough=0.6, spec=0.4, sss=0.0, radius=(0.8, 0.5, 0.3), coat=0.0, metal=0.0, **more):
    """A Principled material of one colour."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    bsdf = mat.node_tree.nodes["Principled BSDF"]
    rgb = linear(colour) if isinstance(colour, str) else colour
    values = {
        "Base Color": (*rgb, 1),
        "Roughness": rough,
        "Specular": spec,
        "Subsurface": sss,
        "Subsurface Color": (*rgb, 1),
        "Subsurface Radius": radius,
        "Clearcoat": coat,
        "Clearcoat Roughness": 0.08,
        "Metallic": metal,
        **more,
    }
    for key, value in values.items():
        bsdf.inputs[key].default_value = value
    return mat


def mesh(name, verts, faces, mat, values=None, stain=None, smooth=True):
    """An object from arrays; ``values`` and ``stain`` become the point attributes ``t`` and ``stain`` of materials."""
    data = bpy.data.meshes.new(name)
    corners = faces.shape[1]
    data.vertices.add(len(verts))
    data.vertices.foreach_set("co", np.ascontiguousarray(verts, np.float32).ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", np.ascontiguousarray(faces, np.int32).ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), corners, np.int32))
    data.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    data.update(calc_edges=True)
    for key, value in (("t", values), ("stain", stain)):
        if value is not None:
            data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.asarray(value, np.float32))
    data.materials.append(mat)
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def area(location, target, size, power, colour="#FFF4E6", size_y=None):
    """A soft area light aimed at a point."""
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.size, light.color = power, size, linear(colour)
    if size_y:
        light.shape, light.size_y = "RECTANGLE", size_y
    obj = bpy.data.objects.new("area", light)
    obj.location = location
    aim(obj, target)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def sun(direction, strength, angle=2.0, colour="#FFEBD2"):
    """Sunlight that travels along ``direction``; ``angle`` in degrees softens its shadows."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(angle), linear(colour)
    obj = bpy.data.objects.new("sun", light)
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def sky(colour="#FFF9F0", strength=0.5):
    """Even light from all around."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes["Background"]
    node.inputs[0].default_value = (*linear(colour), 1)
    node.inputs[1].default_value = strength


def aim(obj, target):
    """Turns a light or camera towards a point."""
    obj.rotation_euler = (Vector(target) - Vector(obj.location)).to_track_quat("-Z", "Y").to_euler()


def camera(location, target, lens=85, shift=(0, 0), fstop=None, focus=None, scale=None):
    """The camera; ``fstop`` with ``focus`` (a point) gives a shallow depth of field, ``scale`` (mm) a parallel projection."""
    data = bpy.data.cameras.new("camera")
    if scale:
        data.type, data.ortho_scale = "ORTHO", scale
    data.lens, data.shift_x, data.shift_y = lens, *shift
    data.clip_end = 5000
    obj = bpy.data.objects.new("camera", data)
    obj.location = location
    aim(obj, target)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    return obj


_PASSES = {
    "Image": None,
    "DiffDir": "use_pass_diffuse_direct",
    "DiffInd": "use_pass_diffuse_indirect",
    "DiffCol": "use_pass_diffuse_color",
    "Normal": "use_pass_normal",
    "Depth": "use_pass_z",
}


def shoot(path, exposure=1.0, drawn=None):
    """Renders, filters the noise, grades and writes an 8-bit PNG.

    ``drawn`` is a fraction of the width: what lies left of it appears as an ink drawing.
    """
    buffers = passes()
    picture = denoise.grade(denoise.clean(buffers) * exposure)
    if drawn is not None:
        edge = int(picture.shape[1] * drawn)
        picture[:, :edge] = denoise.ink(buffers)[:, :edge]
    _save(path, picture)


def passes():
    """Renders and returns Cycles' passes as arrays."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for flag in filter(None, _PASSES.values()):
        setattr(layer, flag, True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.exr_codec = "NONE"
    output.format.color_mode = "RGB"
    output.file_slots.clear()
    with tempfile.TemporaryDirectory() as folder:
        output.base_path = folder
        for name in _PASSES:
            output.file_slots.new(name + "_")
            tree.links.new(source.outputs[name], output.inputs[-1])
        bpy.ops.render.render()
        return {name: _load(os.path.join(folder, f"{name}_{scene.frame_current:04d}.exr")) for name in _PASSES}


def _load(path):
    """Pixels of an EXR as an array of rows from the top, three channels."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(flat)
    channels = image.channels
    bpy.data.images.remove(image)
    return flat.reshape(height, width, channels)[::-1, :, :3].copy()


def _save(path, rgb):
    """Writes display values (0 to 1) as PNG."""
    height, width, _ = rgb.shape
    image = bpy.data.images.new("out", width, height, alpha=False)
    image.colorspace_settings.name = "Non-Color"
    flat = np.ones((height, width, 4), np.float32)
    flat[..., :3] = rgb[::-1]
    image.pixels.foreach_set(flat.ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()

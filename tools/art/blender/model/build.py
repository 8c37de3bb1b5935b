"""Building parts: boxes, cylinders, arches and walls with arched openings, all with softly rounded edges."""
import math

import bmesh
import bpy
import numpy as np

from model import studio


def _finish(obj, mat, bevel, segments=3):
    obj.data.materials.append(mat)
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments, modifier.limit_method = bevel, segments, "ANGLE"
        modifier.angle_limit = math.radians(40)
    for polygon in obj.data.polygons:
        polygon.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(40)
    return obj


def _link(name, bm):
    data = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(data)
    bm.free()
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def box(centre, size, mat, bevel=0.02, turn=0.0):
    """A box with its centre, full size and turn about the vertical in radians."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    obj = _link("box", bm)
    obj.location, obj.rotation_euler = centre, (0, 0, turn)
    return _finish(obj, mat, min(bevel, min(size) * 0.45))


def lathe(profile, centre, mat, segments=64, axis=(0, 0, 0), bevel=0, caps=True):
    """A turned body from (radius, height) points."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        rings.append(
            [
                bm.verts.new((max(radius, 1e-4) * math.cos(a), max(radius, 1e-4) * math.sin(a), height))
                for a in np.linspace(0, 2 * math.pi, segments, endpoint=False)
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for k in range(segments):
            bm.faces.new((low[k], low[(k + 1) % segments], high[(k + 1) % segments], high[k]))
    if caps:
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1])
    obj = _link("lathe", bm)
    obj.location, obj.rotation_euler = centre, axis
    return _finish(obj, mat, bevel)


def cylinder(centre, radius, height, mat, bevel=0.02, axis=(0, 0, 0), segments=64):
    """An upright cylinder around its centre; ``axis`` turns it (Euler angles)."""
    half = height / 2
    return lathe([(radius, -half), (radius, half)], centre, mat, segments, axis, min(bevel, height * 0.45, radius * 0.45))


def tube(points, radius, mat, segments=12):
    """A round bar along points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, segments // 4
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    spline.use_smooth = True
    obj = bpy.data.objects.new("tube", curve)
    curve.materials.append(mat)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def ball(centre, radius, mat, squash=1.0):
    """A sphere, flattened by ``squash``."""
    profile = [(radius * math.sin(a), -radius * squash * math.cos(a)) for a in np.linspace(0.001, math.pi - 0.001, 33)]
    return lathe(profile, centre, mat)


def arch_path(radius, spring, steps=48, foot=0.0):
    """Outline of a round arch from its left foot over the crown to its right foot, as (x, z) points."""
    bow = np.linspace(math.pi, 0, steps + 1)
    points = [(-radius, foot)] + [(radius * math.cos(a), spring + radius * math.sin(a)) for a in bow] + [(radius, foot)]
    return np.array(points)


def strip(first, second, mat, bevel=0.0):
    """A surface between two outlines with the same number of points."""
    verts = np.concatenate([first, second])
    n = len(first)
    i = np.arange(n - 1)
    faces = np.stack([i, i + 1, n + i + 1, n + i], -1)
    obj = studio.mesh("strip", verts, faces, mat)
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(35)
    return obj


def flat(path, y):
    """Points of an (x, z) outline standing at depth ``y``."""
    return np.column_stack([path[:, 0], np.full(len(path), y), path[:, 1]])


def slab(points, y, depth, mat, bevel=0.3):
    """A plate with the outline ``points`` (x, z) from ``y`` backwards, like a clay relief."""
    bm = bmesh.new()
    front = [bm.verts.new((px, y, pz)) for px, pz in points]
    back = [bm.verts.new((px, y + depth, pz)) for px, pz in points]
    n = len(front)
    for k in range(n):
        bm.faces.new((front[k], front[(k + 1) % n], back[(k + 1) % n], back[k]))
    bm.faces.new(front)
    bm.faces.new(back)
    return _finish(_link("slab", bm), mat, bevel)

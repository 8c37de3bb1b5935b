"""The drawn face with guide lines, used for planning a smile."""
import math

import bpy
import build
import numpy as np
import studio


def outline(scale, y, mat):
    """A drawn face with guide lines, centred on the origin, standing upright."""
    r = 0.0065 * scale
    p = lambda pts: [(x * scale, y, z * scale) for x, z in pts]
    t = np.linspace(0, 2 * math.pi, 60)
    outline = [(0.36 * math.sin(a) * (1 - 0.14 * max(0, -math.cos(a)) ** 2), 0.5 * math.cos(a)) for a in t]
    build.tube(p(outline), r, mat)
    for side in (-1, 1):
        build.tube(p([(side * (0.17 + 0.075 * math.cos(a)), 0.09 + 0.032 * math.sin(a)) for a in t]), r * 0.8, mat)
        build.tube(p([(side * (0.07 + 0.2 * u), 0.19 + 0.03 * math.sin(math.pi * u)) for u in np.linspace(0, 1, 9)]), r, mat)
    build.tube(p([(0.0, 0.07), (-0.02, -0.05), (-0.05, -0.08), (0, -0.1), (0.05, -0.08)]), r * 0.8, mat)
    build.tube(p([(0.17 * math.cos(a), -0.21 + 0.08 * math.sin(a)) for a in np.linspace(math.pi, 2 * math.pi, 24)]), r, mat)
    build.tube(p([(0.17 * math.cos(a), -0.21 + 0.025 * math.sin(a) * 1.0) for a in np.linspace(math.pi, 2 * math.pi, 24)]), r, mat)


def guides(scale, y, mat):
    """Guide lines over the face: middle, eyes, smile."""
    r = 0.0045 * scale
    for z in (0.09, -0.21, -0.29):
        build.tube([(-0.5 * scale, y, z * scale), (0.5 * scale, y, z * scale)], r, mat)
    build.tube([(0, y, -0.56 * scale), (0, y, 0.56 * scale)], r, mat)


def drawing(width, height, lens, deep=False):
    """A face in fine outline with level lines; ``deep`` adds contour lines, teeth and jaw."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    studio.camera((0, -3, 0), (0, 0, -0.02), lens)
    m_line, m_guide = studio.material("line", "#16262A"), studio.material("guide", "#C2472B")
    build.box((0, 0.4, 0), (8, 0.02, 4), studio.material("paper", "#F2EBDF"), 0)
    path = build.arch_path(0.46, 0.0, foot=-0.7)
    build.slab([tuple(p) for p in path], 0.34, 0.02, studio.material("bow", "#E4D8C4"), 0)
    outline(0.92, -0.02, m_line)
    if deep:
        for k in range(1, 5):
            t = np.linspace(0, 2 * math.pi, 60)
            ring = [(0.92 * 0.36 * (1 - 0.2 * k) * math.sin(a), -0.01, 0.92 * 0.5 * (1 - 0.17 * k) * math.cos(a)) for a in t]
            build.tube(ring, 0.0016, m_guide)
        jaw = [(0.3 * math.cos(a), -0.02, -0.12 - 0.3 * abs(math.sin(a)) ** 0.8) for a in np.linspace(math.pi, 2 * math.pi, 30)]
        build.tube(jaw, 0.004, m_line)
        for k in range(10):
            build.slab([(-0.135 + 0.027 * k + dx, -0.225 + dz) for dx, dz in ((0.002, 0.012), (0.025, 0.012), (0.023, 0.052), (0.004, 0.052))], -0.03, 0.004, studio.material("tooth", "#FBF8F3"), 0)
    else:
        guides(0.92, -0.03, m_guide)
        for k in range(8):
            build.slab([(-0.108 + 0.027 * k + dx, -0.236 + dz) for dx, dz in ((0.002, 0.0), (0.025, 0.0), (0.025, 0.045), (0.002, 0.045))], -0.03, 0.004, studio.material("tooth", "#FBF8F3"), 0)

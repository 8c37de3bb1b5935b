"""The drawn face with guide lines on the screens."""
import math

import build
import numpy as np


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

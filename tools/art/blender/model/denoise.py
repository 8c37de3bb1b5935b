"""Noise filter and grading.

Debian's Blender has no denoiser. Light is filtered apart from colour: the diffuse light is smoothed along surfaces by an
edge-avoiding wavelet (Dammertz and others, 2010) guided by normals and depth, then multiplied by the noise-free colour.
"""
import numpy as np


def _pad(array, margin):
    """The array with its edges repeated, so that neighbours are plain slices."""
    return np.pad(array, [(margin, margin), (margin, margin)] + [(0, 0)] * (array.ndim - 2), mode="edge")


def _at(padded, margin, dy, dx):
    """The neighbours at an offset of whole pixels, from a padded array."""
    h, w = padded.shape[0] - 2 * margin, padded.shape[1] - 2 * margin
    return padded[margin + dy : margin + dy + h, margin + dx : margin + dx + w]


def _shift(array, dy, dx):
    """The array moved by whole pixels, edges repeated."""
    margin = max(abs(dy), abs(dx))
    return _at(_pad(array, margin), margin, dy, dx)


def _luminance(rgb):
    return rgb @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def _wavelet(signal, normal, depth, guide, levels, tolerance):
    """Edge-avoiding smoothing over ``levels`` doublings of a 3 x 3 kernel."""
    slope = np.maximum(np.abs(np.gradient(depth, axis=0)), np.abs(np.gradient(depth, axis=1)))
    slope = np.minimum(slope, 0.02 * depth) + 0.0006 * depth
    for level in range(levels):
        step = 2**level
        value = _luminance(signal)
        mean = _box(value, 2)
        spread = np.sqrt(np.maximum(_box(value * value, 2) - mean * mean, 0)) + 0.015 * mean + 1e-4
        near, apart = 1 / (slope * step), 1 / (spread * tolerance)
        far = {name: _pad(array, step) for name, array in (("s", signal), ("n", normal), ("d", depth), ("m", mean))}
        if guide is not None:
            far["g"] = _pad(guide, step)
        total = signal.copy()
        weights = np.ones(value.shape, np.float32)
        for dy, dx in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
            at = {name: _at(array, step, dy * step, dx * step) for name, array in far.items()}
            facing = np.einsum("ijk,ijk->ij", normal, at["n"])
            cost = np.abs(depth - at["d"]) * near + np.abs(mean - at["m"]) * apart + 48 * np.clip(1 - facing, 0, 1)
            if guide is not None:
                cost += 12 * np.abs(guide - at["g"]).sum(-1)
            weight = (0.5 if dy and dx else 0.75) * np.exp(-cost)
            total += at["s"] * weight[..., None]
            weights += weight
        signal = total / weights[..., None]
    return signal


def _box(value, radius):
    """Mean over a square window."""
    for axis in (0, 1):
        padded = np.pad(value, [(radius, radius) if k == axis else (0, 0) for k in (0, 1)], mode="edge")
        length = value.shape[axis]
        parts = [padded[:, k : k + length] if axis else padded[k : k + length] for k in range(2 * radius + 1)]
        value = sum(parts) / np.float32(2 * radius + 1)
    return value


def _despeckle(rgb):
    """Limits single bright pixels to the second brightest neighbour."""
    value = _luminance(rgb)
    around = np.stack([_shift(value, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    around.sort(axis=0)
    limit = around[-2] * 1.05 + 1e-4
    return rgb * np.minimum(1, limit / np.maximum(value, 1e-6))[..., None]


def clean(passes):
    """Denoised linear picture from Cycles' passes."""
    normal = passes["Normal"]
    normal = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
    depth = np.minimum(passes["Depth"][..., 0], 1e4)
    colour = passes["DiffCol"]
    light = passes["DiffDir"] + passes["DiffInd"]
    rest = passes["Image"] - light * colour
    light = _wavelet(_despeckle(light), normal, depth, None, 6, 2.5)
    rest = _wavelet(_despeckle(np.maximum(rest, 0)), normal, depth, colour, 3, 1.2)
    return light * colour + rest


def grade(linear):
    """Display values: a soft shoulder above mid tones, then the sRGB curve."""
    knee = 0.72
    over = np.maximum(linear - knee, 0)
    value = np.minimum(linear, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))
    value = np.clip(value, 0, 1)
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * np.power(value, 1 / 2.4) - 0.055)


def ink(passes, paper=(0.984, 0.973, 0.953), line=(0.086, 0.149, 0.165)):
    """Display values of a drawing: lines where surfaces turn, end or change colour, over a light wash."""
    normal = passes["Normal"]
    normal = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
    depth = np.log(np.clip(passes["Depth"][..., 0], 0.05, 2000))
    colour = np.clip(passes["DiffCol"], 0, 1)
    # Metal and lamps have no diffuse colour: lamps show their own light, metal a pale grey.
    bare = colour.max(-1, keepdims=True) < 0.02
    shown = np.where(bare, np.maximum(grade(np.clip(passes["Image"], 0, 1)), 0.74), grade(colour)).astype(np.float32)
    turn, bend, tone = (np.zeros(depth.shape, np.float32) for _ in range(3))
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        turn = np.maximum(turn, 1 - (normal * _shift(normal, dy, dx)).sum(-1))
        bend = np.maximum(bend, np.abs(_shift(depth, dy, dx) + _shift(depth, -dy, -dx) - 2 * depth))
        tone = np.maximum(tone, np.abs(shown - _shift(shown, dy, dx)).sum(-1))
    edge = np.clip(turn * 3.2 - 0.25, 0, 1) + np.clip(bend * 90 - 0.25, 0, 1) + np.clip(tone * 2.2 - 0.3, 0, 1)
    edge = np.clip(_box(np.clip(edge, 0, 1), 1) * 1.9, 0, 1)
    light = np.clip(normal @ np.array([-0.45, -0.55, 0.7], np.float32), 0, 1)
    paper, line = np.array(paper, np.float32), np.array(line, np.float32)
    wash = 0.46 * (0.72 + 0.28 * light)[..., None]
    base = paper * (1 - wash) + wash * (0.35 * paper + 0.65 * shown) * (0.8 + 0.2 * light)[..., None]
    return base * (1 - 0.86 * edge[..., None]) + line * 0.86 * edge[..., None]

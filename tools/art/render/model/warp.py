"""Moves the camera within a rendered picture, using its pixels and depths instead of rendering again."""
import numpy as np


class Key:
    """A picture whose depths and camera are known; its ``layers`` are drawn as if the camera stood elsewhere.

    ``depth`` is measured along the camera's axis, ``lens`` is its projection and ``world`` its pose.
    """

    def __init__(self, depth, lens, world, **layers):
        self.shape, self.lens, self.world = depth.shape, lens.astype(np.float32), world
        self.layers = {name: layer.reshape(-1, 3) for name, layer in layers.items()}
        h, w = depth.shape
        x = (np.arange(w, dtype=np.float32) + 0.5) / w * 2 - 1
        y = 1 - (np.arange(h, dtype=np.float32) + 0.5) / h * 2
        view = np.stack(
            [
                (x[None] + self.lens[0, 2]) * depth / self.lens[0, 0],
                (y[:, None] + self.lens[1, 2]) * depth / self.lens[1, 1],
                -depth,
            ],
            -1,
        ).reshape(-1, 3)
        self.points = view @ world[:3, :3].T.astype(np.float32) + world[:3, 3].astype(np.float32)
        self.depth = depth.ravel()
        # Nearest last, to overwrite what it hides: the camera moves too little to change that order. Pixels just behind an
        # edge are left out, because they carry the colour of what is in front.
        order = np.argsort(-self.depth)
        self.order = order[(depth < 1.06 * _around(depth, 2)).ravel()[order]]

    def seen(self, world, layer):
        """The picture from another pose. Pixels that come into view take the colour of the background beside them."""
        h, w = self.shape
        view = (self.points - world[:3, 3].astype(np.float32)) @ world[:3, :3].astype(np.float32)
        depth = np.maximum(-view[:, 2], 1e-3)
        x = ((self.lens[0, 0] * view[:, 0] / depth - self.lens[0, 2]) + 1) * (w / 2) - 0.5
        y = (1 - (self.lens[1, 1] * view[:, 1] / depth - self.lens[1, 2])) * (h / 2) - 0.5
        source = self._nearest(x, y)
        found = source >= 0
        behind = self._behind(source, found, depth)
        row, column = np.divmod(np.arange(h * w, dtype=np.int32), w)
        scale = depth[behind] / self.depth[behind]
        # Found pixels are interpolated; those that come into view copy their neighbour.
        offset_x = np.where(found, (column - x[behind]) * scale, 0)
        offset_y = np.where(found, (row - y[behind]) * scale, 0)
        at = behind % w + np.clip(offset_x, -1, 1), behind // w + np.clip(offset_y, -1, 1)
        return self._read(self.layers[layer], *at).reshape(h, w, 3)

    def _nearest(self, x, y):
        """For each pixel the index of the key's pixel seen there, or -1."""
        h, w = self.shape
        x, y = np.floor(x[self.order]).astype(np.int32), np.floor(y[self.order]).astype(np.int32)
        inside = (x >= -1) & (y >= -1) & (x < w) & (y < h)
        place = (y[inside] + 1) * (w + 2) + x[inside] + 1
        out = np.full((h + 2) * (w + 2), -1, np.int32)
        # Each pixel covers four, so that surfaces that come nearer have no holes.
        steps = np.array([0, 1, w + 2, w + 3], np.int32)
        out[(place[:, None] + steps).ravel()] = np.repeat(self.order[inside].astype(np.int32), 4)
        return out.reshape(h + 2, w + 2)[1 : h + 1, 1 : w + 1].ravel()

    def _behind(self, source, found, depth):
        """The sources, with each hole filled from its left or right neighbour, whichever is farther away."""
        h, w = self.shape
        grid, known = source.reshape(h, w), found.reshape(h, w)
        place = np.where(known, np.arange(w)[None], -1)
        left = np.maximum.accumulate(place, axis=1)
        right = w - 1 - np.maximum.accumulate(np.where(known, w - 1 - np.arange(w)[None], -1)[:, ::-1], axis=1)[:, ::-1]
        rows, columns = np.nonzero(~known)
        a, b = left[rows, columns], right[rows, columns]
        one, other = grid[rows, np.where(a < 0, b % w, a)], grid[rows, np.where(b >= w, a, b)]
        filled = grid.copy()
        filled[rows, columns] = np.maximum(np.where(depth[one] > depth[other], one, other), 0)
        return filled.ravel()

    def _read(self, picture, x, y):
        h, w = self.shape
        x, y = np.clip(x, 0, w - 1.001).astype(np.float32), np.clip(y, 0, h - 1.001).astype(np.float32)
        x0, y0 = x.astype(np.int32), y.astype(np.int32)
        fx, fy, place = (x - x0)[:, None], (y - y0)[:, None], y0 * w + x0
        top = picture[place] * (1 - fx) + picture[place + 1] * fx
        bottom = picture[place + w] * (1 - fx) + picture[place + w + 1] * fx
        return top * (1 - fy) + bottom * fy


def _around(depth, reach):
    """The smallest depth within ``reach`` pixels."""
    for axis in (0, 1):
        for _ in range(reach):
            depth = np.minimum(depth, np.minimum(np.roll(depth, 1, axis), np.roll(depth, -1, axis)))
    return depth

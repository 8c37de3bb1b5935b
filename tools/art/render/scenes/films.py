"""Films: a camera moves through the rooms of the gallery and around a pair of the smiles.

Nothing is lit again: only the depth of a published picture's scene is rendered, and ``warp`` moves the camera. Depths are
kept, so that an interrupted film continues where it stopped.
"""
import os
import subprocess

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from model import denoise, studio, warp
from scenes import rooms, smiles

ASSETS = os.path.join(os.path.dirname(__file__), "../../../../packages/content/assets")
WIDTH, FPS = 960, 10
DISSOLVE_SECONDS = 0.8
# Terracotta, as display values (0 to 1).
EDGE = (0.761, 0.278, 0.169)

# Room, its scene, and the camera's path in metres: to the right, up, ahead.
ROOMS = (
    ("kurla-01", rooms.facade, (0.0, 0.0, 2.6)),
    ("kurla-02", rooms.reception, (-0.25, 0.0, 1.0)),
    ("kurla-13", rooms.corridor, (0.0, 0.0, 1.3)),
    ("kurla-05", rooms.surgery_one, (0.3, 0.0, 0.8)),
    ("kurla-04", rooms.children, (-0.25, 0.0, 0.7)),
    ("kurla-12", rooms.quiet, (0.25, 0.0, 0.7)),
)
SECONDS_A_ROOM = 4.2
TRANSFORMATION_SECONDS = 16


def _key(folder, picture, scene, ink=False):
    """A published picture with its depth and camera; ``ink`` adds the scene as an ink drawing."""
    path = os.path.join(folder, f"{os.path.basename(picture)}.npz")
    image = bpy.data.images.load(os.path.join(ASSETS, f"{picture}.webp"))
    image.colorspace_settings.name = "Non-Color"
    width, height = WIDTH, round(WIDTH * image.size[1] / image.size[0])
    image.scale(width, height)
    shown = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(shown)
    shown = shown.reshape(height, width, -1)[::-1, :, :3]
    if not os.path.exists(path):
        studio.reset(width, height, 4 if ink else 1, seed=11)
        scene()
        settings = bpy.context.scene
        settings.render.resolution_x, settings.render.resolution_y = width, height
        settings.cycles.samples, settings.cycles.max_bounces, settings.world = 4 if ink else 1, 0, None
        for light in [obj for obj in bpy.data.objects if obj.type == "LIGHT"]:
            bpy.data.objects.remove(light)
        buffers = studio.passes()
        camera = settings.camera
        lens = camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
        layers = {"ink": denoise.ink(buffers).astype(np.float32)} if ink else {}
        depth = np.clip(buffers["Depth"][..., 0], 0.01, 1e4)
        np.savez(f"{path}.part.npz", depth=depth, lens=np.array(lens), world=np.array(camera.matrix_world), **layers)
        os.replace(f"{path}.part.npz", path)
        print("depth", picture, flush=True)
    return warp.Key(**np.load(path), shown=shown)


def _moved(world, way):
    """A pose moved to the right, up and ahead."""
    pose = Matrix(world)
    pose.translation += pose.to_3x3() @ Vector((way[0], way[1], -way[2]))
    return np.array(pose)


def _turned(world, angle):
    """A pose turned about the upright axis through the middle of the teeth."""
    return np.array(Euler((0, 0, angle)).to_matrix().to_4x4() @ Matrix(world))


def _wide(picture):
    """The middle of a picture, 16:9."""
    height, width, _ = picture.shape
    rows = round(width * 9 / 16) // 2 * 2
    top = (height - rows) // 2
    return picture[top : top + rows]


def _inner(picture):
    """A picture without its margins, where a turning camera sees more than the key shows."""
    x, y = (round(0.07 * size) // 2 * 2 for size in (picture.shape[1], picture.shape[0]))
    return picture[y:-y, x:-x]


def walkthrough(folder):
    """Room after room, each dissolving into the next."""
    keys = [_key(folder, f"gallery/{room}", scene) for room, scene, _ in ROOMS]
    step = SECONDS_A_ROOM - DISSOLVE_SECONDS
    for frame in range(round((step * len(ROOMS) + DISSOLVE_SECONDS) * FPS)):
        now, picture = frame / FPS, None
        for index, (key, (_, _, way)) in enumerate(zip(keys, ROOMS)):
            since = now - index * step
            if 0 <= since < SECONDS_A_ROOM:
                part = since / SECONDS_A_ROOM
                # Sideways from one side to the other, so that the key is in the middle of the path.
                place = ((part - 0.5) * way[0], way[1], part * way[2])
                view = key.seen(_moved(key.world, place), "shown")
                over = min(since / DISSOLVE_SECONDS, 1)
                picture = view if picture is None else picture * (1 - over) + view * over
        yield _wide(picture)


def transformation(folder):
    """The camera moves around worn teeth, which a wipe turns into the plan in ink, and another into the finished teeth."""
    worn = _key(folder, "smiles/worn-before", lambda: smiles.worn(False))
    finished = _key(folder, "smiles/worn-after", lambda: smiles.worn(True), ink=True)
    wipes = ((4.4, 6.2, "ink"), (9.2, 11.0, "shown"))
    frames = TRANSFORMATION_SECONDS * FPS
    for frame in range(frames):
        now, part = frame / FPS, frame / (frames - 1)
        look = lambda key, layer: key.seen(_moved(_turned(key.world, 0.1 - 0.2 * part), (0, 0, 9 * part)), layer)
        done = [layer for _, end, layer in wipes if now >= end]
        picture = look(finished, done[-1]) if done else look(worn, "shown")
        for start, end, layer in wipes:
            if start < now < end:
                mix = (now - start) / (end - start)
                edge = int(picture.shape[1] * mix * mix * (3 - 2 * mix))
                picture[:, :edge] = look(finished, layer)[:, :edge]
                picture[:, max(edge - 2, 0) : edge + 2] = EDGE
        yield _inner(_wide(picture))


FILMS = {"clinic-walkthrough": walkthrough, "patient-transformation": transformation}


def draw(name, path):
    """Writes one lossless film; its depths are kept in a folder beside it."""
    folder = os.path.splitext(path)[0]
    os.makedirs(folder, exist_ok=True)
    encoder = None
    for picture in FILMS[name](folder):
        height, width, _ = picture.shape
        encoder = encoder or _encoder(width, height, f"{path}.part.mkv")
        encoder.stdin.write((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes())
    encoder.stdin.close()
    if encoder.wait():
        raise SystemExit(f"ffmpeg could not write {path}")
    os.replace(f"{path}.part.mkv", path)


def _encoder(width, height, path):
    raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}", "-r", str(FPS), "-i", "-"]
    lossless = ["-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast"]
    return subprocess.Popen(["ffmpeg", "-loglevel", "error", "-y", *raw, *lossless, path], stdin=subprocess.PIPE)

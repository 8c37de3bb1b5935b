"""Entry point for Blender.

``blender -b -P main.py -- FOLDER NAME…`` writes FOLDER/NAME.png for every name. Without arguments it
prints the name of every render on a line of its own, after the word "render", because Blender prints lines too.
"""
import os
import sys

# Blender does not import modules from the script's folder, and would write bytecode into it.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import catalogue  # noqa: E402  (needs the path above)

folder, *names = sys.argv[sys.argv.index("--") + 1 :] or [None]
if folder is None:
    for name in catalogue.names():
        print("render", name)
for name in names:
    path = os.path.join(folder, f"{name}.png")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    catalogue.draw(name, path)

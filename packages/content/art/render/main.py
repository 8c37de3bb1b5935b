"""Entry point for Blender: ``blender -b -P main.py -- FOLDER NAME…`` writes FOLDER/NAME.png for every name."""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import catalogue  # noqa: E402  (needs the path above)

folder, *names = sys.argv[sys.argv.index("--") + 1 :]
for name in names:
    path = os.path.join(folder, f"{name}.png")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    catalogue.draw(name, path)

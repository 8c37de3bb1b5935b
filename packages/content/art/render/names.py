"""Prints the name of every render, one a line after the word "render"."""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import catalogue  # noqa: E402  (needs the path above)

for name in catalogue.names():
    print("render", name)

"""The signature picture: the dental arch as a portal in nested plaster arches."""
import math

from model import arch, build, crown, mouth, studio

SPRING = 31.0


def draw(path):
    """Renders the home hero (portrait, 5:6)."""
    studio.reset(1200, 1440, samples=24, seed=5)
    studio.sky("#FFFFFF", 0.36)
    plaster = studio.material("plaster", "#F5F1EA", rough=0.9, spec=0.2)
    sand = studio.material("sand", "#EADFD0", rough=0.95, spec=0.15)
    green = studio.material("green", "#1B7A73", rough=0.8, spec=0.25)
    clay = mouth.gums("#C97A62")
    enamel = mouth.enamel("a1")

    teeth = arch.jaw(crown.UPPER, gap=-0.12)
    for tooth in teeth:
        tooth.lean = 0.05
    made = mouth.add_jaw(teeth, mouth.UPPER_CURVE, True, 0, enamel, clay, depth=9.0, reach=16.0)
    mouth.group(made, location=(0, 1.0, 71.0), rotation=(-math.pi / 2, 0, 0), scale=1.3)

    # Nested arches: each step goes back and gets narrower, like the rings of the logo.
    y = -27.0
    radii = (66, 59.5, 53.5, 48)
    wall = build.arch_path(radii[0], SPRING)
    far = wall * 6.0
    build.strip(build.flat(far, y), build.flat(wall, y), plaster)
    for outer, inner in zip(radii, radii[1:] + (29,)):
        a, b = build.arch_path(outer, SPRING), build.arch_path(inner, SPRING)
        build.strip(build.flat(a, y), build.flat(a, y + 12), plaster)
        y += 12
        build.strip(build.flat(a, y), build.flat(b, y), plaster)
    inner = build.arch_path(29, SPRING)
    build.strip(build.flat(inner, y), build.flat(inner, y + 40), plaster)
    build.box((0, y + 42, 60), (200, 4, 200), green, 0)
    for side in (-1, 1):
        build.box((side * 37.0, -3, 1.5), (19, 26, 7.0), plaster, 0.5)
    # Floor and three steps that lead to the portal.
    build.box((0, 0, -60), (1600, 1600, 84), sand, 0)
    for k in range(3):
        build.box((0, 60, -15.5 + 5 * k), (360, 2 * (60 + 78 - 13 * k), 5.0), plaster if k < 2 else sand, 0.4)
    build.box((0, 40, -1.5), (360, 134, 3.2), sand, 0.3)

    studio.sun((0.62, 0.78, -0.6), 2.7, angle=2.0, colour="#FFF4E8")
    studio.area((-180, -260, 200), (0, 0, 50), 180, 200000, "#FFFAF3")
    studio.camera((-18, -420, 56), (-18, 0, 56), lens=90, shift=(0.112, 0.0))
    studio.shoot(path)

"""Every picture that Blender renders, by name."""
from scenes import banners, hero, rooms, smiles, studies, things, videos


def names():
    """Names of all renders, in a fixed order."""
    return [
        "home/hero",
        *(f"videos/{name}" for name in videos.VIDEOS),
        *(f"treatments/{name}/banner" for name in banners.BANNERS),
        *(f"smiles/{pair}-{state}" for pair in smiles.PAIRS for state in ("before", "after")),
        *(f"technology/{name}" for name in things.TECHNOLOGY),
        *(f"awards/{name}" for name in things.AWARDS),
        *(f"gallery/{name}" for name in rooms.ROOMS),
        *(f"studies/{name}" for name in studies.STUDIES),
    ]


def draw(name, path):
    """Renders one picture as PNG."""
    folder, rest = name.split("/", 1)
    if folder == "treatments":
        banners.draw(rest.split("/")[0], path)
    elif folder == "videos":
        videos.draw(rest, path)
    elif folder == "smiles":
        smiles.draw(rest, path)
    elif folder in ("technology", "awards"):
        things.draw(rest, path)
    elif folder == "gallery":
        rooms.draw(rest, path)
    elif folder == "studies":
        studies.draw(rest, path)
    elif name == "home/hero":
        hero.draw(path)
    else:
        raise SystemExit(f"Unknown render: {name}")

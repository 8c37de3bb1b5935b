"""Every picture that Blender renders, by name."""
from scenes import banners, chart, films, hero, rooms, smiles, studies, things, videos


def names():
    """Names of all renders, in a fixed order."""
    return [
        "home/hero",
        "home/teeth",
        *(f"videos/{name}" for name in videos.VIDEOS),
        *(f"treatments/{name}/banner" for name in banners.BANNERS),
        *(f"smiles/{pair}-{state}" for pair in smiles.PAIRS for state in ("before", "after")),
        *(f"technology/{name}" for name in things.TECHNOLOGY),
        *(f"awards/{name}" for name in things.AWARDS),
        *(f"gallery/{name}" for name in rooms.ROOMS),
        *(f"studies/{name}" for name in studies.STUDIES),
        *(f"films/{name}" for name in films.FILMS),
    ]


def draw(name, path):
    """Renders one picture as PNG, or one film."""
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
    elif folder == "films":
        films.draw(rest, path)
    elif name == "home/teeth":
        chart.draw(path)
    elif name == "home/hero":
        hero.draw(path)
    else:
        raise SystemExit(f"Unknown render: {name}")

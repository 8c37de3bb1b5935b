"""Every picture that Blender renders, by name."""
import banners
import films
import hero
import rooms
import smiles
import studies
import things


def names():
    """Names of all renders, in a fixed order."""
    pairs = [f"smiles/{pair}-{state}" for pair in smiles.PAIRS for state in ("before", "after")]
    machines = [f"technology/{name}" for name in things.TECHNOLOGY]
    awards = [f"awards/{name}" for name in things.AWARDS]
    heads = [f"treatments/{name}/banner" for name in banners.BANNERS]
    posters = [f"videos/{name}" for name in films.FILMS]
    return ["home/hero", *posters, *heads, *pairs, *machines, *awards, *(f"gallery/{name}" for name in rooms.ROOMS), *(f"studies/{name}" for name in studies.STUDIES)]


def draw(name, path):
    """Renders one picture as PNG."""
    folder, rest = name.split("/", 1)
    if folder == "treatments":
        banners.draw(rest.split("/")[0], path)
    elif folder == "videos":
        films.draw(rest, path)
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

"""Every picture that Blender renders, by name."""
from scenes import banners, chart, hero, smiles, studies


def names():
    """Names of all renders, in a fixed order."""
    return [
        "home/hero",
        "home/teeth",
        *(f"treatments/{name}/banner" for name in banners.BANNERS),
        *(f"smiles/{pair}-{state}" for pair in smiles.PAIRS for state in ("before", "after")),
        *(f"studies/{name}" for name in studies.STUDIES),
    ]


def draw(name, path):
    """Renders one picture as PNG."""
    folder, rest = name.split("/", 1)
    if folder == "treatments":
        banners.draw(rest.split("/")[0], path)
    elif folder == "smiles":
        smiles.draw(rest, path)
    elif folder == "studies":
        studies.draw(rest, path)
    elif name == "home/teeth":
        chart.draw(path)
    elif name == "home/hero":
        hero.draw(path)
    else:
        raise SystemExit(f"Unknown render: {name}")

import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crops } from "./crops.ts";
import { drawings } from "./drawings.ts";
import { writeIcons } from "./icons.ts";
import { publish } from "./publish.ts";

const help = `npm run art                     remakes every picture (about an hour of processor time)
npm run art -- NAME…            remakes single pictures, for instance smiles/whitening-before
npm run art -- brand            the logo and the icons of the site
npm run art -- --list           prints the names of all pictures`;

const renderFolder = join(import.meta.dirname, "render");

/** Runs Blender on a script of this folder and returns what it prints. */
function blender(script: string, args: string[], output: "inherit" | "pipe"): string {
  const command = process.env.BLENDER ?? "blender";
  const run = spawnSync(
    command,
    ["--background", "--python-exit-code", "1", "--python", join(renderFolder, script), "--", ...args],
    {
      encoding: "utf8",
      stdio: ["ignore", output, "inherit"],
    },
  );
  if (run.error) {
    throw new Error(
      "Blender is missing. Get it with: apt-get install blender (version 3.4 was used), or set BLENDER.",
    );
  }
  if (run.status !== 0) throw new Error(`Blender ended with status ${run.status}`);
  return run.stdout ?? "";
}

/** Names of the pictures that Blender renders. */
function renderNames(): string[] {
  return blender("names.py", [], "pipe")
    .split("\n")
    .filter((line) => line.startsWith("render "))
    .map((line) => line.slice("render ".length).trim());
}

const wanted = process.argv.slice(2);
if (wanted.includes("--help")) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}

/** The name that stands for the logo and all icons. */
const brand = "brand";

const drawn = Object.keys(drawings);
const cropped = Object.keys(crops);
const needsBlender =
  wanted.length === 0 ||
  wanted.includes("--list") ||
  wanted.some((name) => name !== brand && !drawn.includes(name));
const rendered = needsBlender ? renderNames() : [];
const all = [brand, ...drawn, ...rendered, ...cropped];

if (wanted.includes("--list")) {
  process.stdout.write(`${all.join("\n")}\n`);
  process.exit(0);
}
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`Unknown pictures: ${unknown.join(", ")}. See npm run art -- --list`);

const folder = await mkdtemp(join(tmpdir(), "art-"));
try {
  for (const name of wanted.length > 0 ? wanted : all) {
    const draw = drawings[name];
    const crop = crops[name];
    if (name === brand) {
      await writeIcons();
    } else if (draw) {
      await publish(name, Buffer.from(draw()));
    } else {
      const source = crop?.from ?? name;
      blender("main.py", [folder, source], "pipe");
      await publish(name, join(folder, `${source}.png`), crop);
    }
    process.stdout.write(`${name}\n`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assetsFolder } from "@clinic/content/assets";
import { crops } from "./crops.ts";
import { drawings, drawnCrops } from "./drawings.ts";
import { encodeFilm, NoEncoderError, stillOf } from "./films/encode.ts";
import { drawnFilms, posterSeconds } from "./films/index.ts";
import { frameOf } from "./films/motion.ts";
import { publicFolder, writeIcons } from "./icons.ts";
import { publish } from "./publish.ts";
import { writeShapes } from "./shapes.ts";

const help = `npm run art                     remakes every picture (about an hour of processor time)
npm run art -- NAME…            remakes single pictures, for instance smiles/whitening-before
npm run art -- brand            the logo and the icons of the site
npm run art -- films/NAME       a film in both encodings, and its poster
npm run art -- --list           prints the names of all pictures
npm run art -- --into FOLDER …  writes there instead, to compare`;

const noBlender = `Blender is missing: renders need it, drawings don't. On Debian and Ubuntu:

  sudo apt-get install blender    (version 3.4 was used; no display and no Xvfb is needed)

BLENDER=/path/to/blender names a program that is not on the PATH.`;

const noEncoder = `ffmpeg is missing: films need it. On Debian and Ubuntu:

  sudo apt-get install ffmpeg`;

const blenderScript = join(import.meta.dirname, "../render/main.py");

/** An error printed to the user without a stack trace. */
class UserError extends Error {}

/** Runs the render script in Blender and returns what it prints. */
function blender(...args: string[]): string {
  const run = spawnSync(
    process.env.BLENDER ?? "blender",
    ["--background", "--python-exit-code", "1", "--python", blenderScript, "--", ...args],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
  if (run.error && "code" in run.error && run.error.code === "ENOENT") throw new UserError(noBlender);
  if (run.error) throw run.error;
  if (run.status !== 0) throw new UserError(`Blender ended with status ${run.status}.`);
  return run.stdout;
}

function renderNames(): string[] {
  return blender()
    .split("\n")
    .filter((line) => line.startsWith("render "))
    .map((line) => line.slice("render ".length).trim());
}

/** Name for the logo and icons, which are written together. */
const brand = "brand";

/** Depths and lossless films, so that an interrupted film continues where it stopped. */
const keptFolder = join(import.meta.dirname, "../.cache");

/** Writes a film in both encodings, and its poster. */
async function makeFilm(name: string, into: string): Promise<void> {
  const drawn = drawnFilms[name];
  if (drawn) {
    await encodeFilm(into, name, drawn);
    return publish(into, `videos/${name}`, Buffer.from(frameOf(drawn, drawn.posterSecond)));
  }
  const rendered = join(keptFolder, `films/${name}.mkv`);
  if (!existsSync(rendered)) blender(keptFolder, `films/${name}`);
  await encodeFilm(into, name, rendered);
  return publish(into, `videos/${name}`, await stillOf(rendered, posterSeconds[name] ?? 0));
}

/** Writes one picture. Blender's PNGs go to `renders`. */
async function make(name: string, renders: string, into: string | undefined): Promise<void> {
  const draw = drawings[name];
  const crop = crops[name];
  const [folder, film] = name.split("/");
  if (folder === "films" && film) return makeFilm(film, into ?? assetsFolder);
  if (name === brand) return writeIcons(into ?? publicFolder);
  if (draw) return publish(into ?? assetsFolder, name, Buffer.from(draw()), drawnCrops[name]);

  const source = crop?.from ?? name;
  blender(renders, source);
  await writeShapes(join(renders, `${source}.json`), into);
  return publish(into ?? assetsFolder, name, join(renders, `${source}.png`), crop);
}

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, list: { type: "boolean" }, into: { type: "string" } },
  });
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const own = [brand, ...Object.keys(drawings), ...Object.keys(drawnFilms).map((name) => `films/${name}`)];
  const needsBlender = values.list || wanted.length === 0 || wanted.some((name) => !own.includes(name));
  const all = needsBlender ? [...own, ...renderNames(), ...Object.keys(crops)] : own;
  if (values.list) {
    process.stdout.write(`${all.join("\n")}\n`);
    return;
  }
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`Unknown pictures: ${unknown.join(", ")}. See npm run art -- --list`);
  }

  const renders = await mkdtemp(join(tmpdir(), "art-"));
  try {
    for (const name of wanted.length > 0 ? wanted : all) {
      await make(name, renders, values.into);
      process.stdout.write(`${name}\n`);
    }
  } finally {
    await rm(renders, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError || error instanceof NoEncoderError)) throw error;
  process.stderr.write(`${error instanceof NoEncoderError ? noEncoder : error.message}\n`);
  process.exitCode = 1;
}

import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assetsFolder } from "@clinic/content/assets";
import { crops, drawings } from "./drawings.ts";
import { publish } from "./publish.ts";
import { writeShapes } from "./shapes.ts";

const help = `npm run art -- NAME…            remakes pictures, for instance smiles/whitening-before
npm run art -- --list           prints the names of all pictures
npm run art -- --into FOLDER …  writes there instead, to compare`;

const noBlender = `Blender is missing: renders need it, drawings don't. On Debian and Ubuntu:

  sudo apt-get install blender    (version 3.4 was used; no display and no Xvfb is needed)

BLENDER=/path/to/blender names a program that is not on the PATH.`;

const blenderScript = join(import.meta.dirname, "../blender/main.py");

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

/** Writes one picture. Blender's PNGs go to `renders`. */
async function make(name: string, renders: string, into: string | undefined): Promise<void> {
  const folder = into ?? assetsFolder;
  const drawing = drawings[name];
  if (drawing) return publish(folder, name, Buffer.from(drawing.draw()), drawing.crop);
  const { from, crop } = crops[name] ?? { from: name };
  blender(renders, from);
  await writeShapes(join(renders, `${from}.json`), into);
  return publish(folder, name, join(renders, `${from}.png`), crop);
}

async function main(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean" }, list: { type: "boolean" }, into: { type: "string" } },
  });
  if (values.help || (wanted.length === 0 && !values.list)) {
    process.stdout.write(`${help}\n`);
    return;
  }
  const own = Object.keys(drawings);
  const needsBlender = values.list || wanted.some((name) => !own.includes(name));
  const all = needsBlender ? [...own, ...renderNames(), ...Object.keys(crops)] : own;
  if (values.list) {
    process.stdout.write(`${all.join("\n")}\n`);
    return;
  }
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new UserError(`Unknown pictures: ${unknown.join(", ")}. See npm run art -- --list`);

  const renders = await mkdtemp(join(tmpdir(), "art-"));
  try {
    for (const name of wanted) {
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
  if (!(error instanceof UserError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

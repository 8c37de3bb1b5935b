import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Measurements that a render takes from its model. */
interface Shapes {
  width: number;
  height: number;
  teeth: readonly { box: readonly number[]; outline: string; target: string }[];
}

const moduleFile = join(import.meta.dirname, "../../../packages/ui/src/blocks/tooth-finder/tooth-shapes.ts");

/** Writes the shapes of a render, if it has any, as a module beside the block that draws them. */
export async function writeShapes(measured: string, into: string | undefined): Promise<void> {
  if (!existsSync(measured)) return;
  const shapes: Shapes = JSON.parse(await readFile(measured, "utf8"));
  const target = into ? join(into, "tooth-shapes.ts") : moduleFile;
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, moduleOf(shapes));
}

function moduleOf({ width, height, teeth }: Shapes): string {
  const entries = teeth.map(
    ({ box, outline, target }) => `    {
      box: [${box.join(", ")}],
      outline:
        "${outline}",
      target: "${target}",
    },
`,
  );
  return `/**
 * Where the upper teeth are in their picture, in tenths of a millimetre: by number from the midline, for the half at the
 * picture's left. The other half is its mirror image. Made with the picture: \`npm run art -- home/teeth\`.
 */
export const toothShapes = {
  width: ${width},
  height: ${height},
  teeth: [
${entries.join("")}  ],
};
`;
}

import type { BrokenStory } from "./capture.ts";
import { shownNames } from "./causes/causes.ts";
import type { Comparison } from "./compare.ts";
import type { Picture } from "./report/pictures.ts";

/** The maximum number of names printed per kind. The report lists them all. */
const MAX_NAMES = 20;

export async function timed<Result>(step: string, work: () => Result | Promise<Result>) {
  const start = performance.now();
  const result = await work();
  console.log(`${step}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

export function printComparison({ changed, new: added, gone, same }: Comparison) {
  for (const [kind, files] of Object.entries({ Changed: changed, New: added, Gone: gone })) {
    printList(`${kind}: ${files.length}`, files);
  }
  console.log(`Same: ${same.length}`);
}

/** Prints the likeliest cause of each picture. */
export function printCauses(pictures: Picture[]) {
  const causes = new Set(pictures.flatMap(({ causes }) => causes.slice(0, 1)));
  if (causes.size === 0) return;
  printList(
    "Likely causes, with how many of the pictures that they can change differ",
    [...causes].map((cause) => `${shownNames(cause)}: ${cause.different.length} of ${cause.reach}`),
  );
}

export function printBroken(heading: string, broken: BrokenStory[]) {
  if (broken.length === 0) return;
  printList(
    `${heading}: ${broken.length}`,
    broken.map(({ storyId, reason }) => `${storyId}: ${reason}`),
  );
}

function printList(heading: string, lines: string[]) {
  console.log(heading);
  for (const line of lines.slice(0, MAX_NAMES)) console.log(`  ${line}`);
  if (lines.length > MAX_NAMES) console.log(`  and ${lines.length - MAX_NAMES} more`);
}

import { basename, dirname } from "node:path";
import type { Cause } from "../causes/causes.ts";
import type { Comparison } from "../compare.ts";

export const kinds = ["changed", "new", "gone", "same"] as const;

export interface Picture {
  file: string;
  kind: (typeof kinds)[number];
  /** Its component's place in the sidebar, such as `Components/Badge`. */
  component: string;
  story: string;
  mode: string;
  /** Likeliest first. */
  causes: Cause[];
}

/** @returns the pictures of a report in its order: those that differ first, and a component's together */
export function picturesOf(comparison: Comparison, causes: Cause[]): Picture[] {
  const pictures = kinds.flatMap((kind) =>
    comparison[kind].map((file): Picture => {
      const [story = "", mode = ""] = basename(file).split(".");
      return {
        ...{ file, kind, story, mode, component: dirname(file) },
        causes: causes.filter(({ different }) => different.includes(file)),
      };
    }),
  );
  const rank = ({ kind }: Picture) => Number(kind === "same");
  const byName = new Intl.Collator("en", { numeric: true });
  return pictures.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      byName.compare(a.component, b.component) ||
      byName.compare(a.story, b.story) ||
      byName.compare(a.mode, b.mode),
  );
}

/** Groups in the order in which they first appear. */
export function grouped<Item, Key>(items: Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

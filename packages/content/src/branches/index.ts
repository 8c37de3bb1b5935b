import records from "../../dist/en/branches.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Branch, BranchPage } from "./schema.ts";

export type { Branch, BranchPage } from "./schema.ts";
export { type Weekday, weekdays } from "./weekdays.ts";

/** The branches, the default one first. */
export const branches = defineCollection<Branch>(records.map(({ page: _, ...branch }) => branch));

/** The texts of a branch's own page, apart from its facts, which every page carries. */
export const branchPages: ReadonlyMap<string, BranchPage> = new Map(
  records.map(({ slug, page }) => [slug, page]),
);

import records from "../../dist/en/records/branches.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { AccessFeature, Branch, BranchPage, FirstVisit } from "./schema.ts";

export { firstVisitPath } from "../paths.ts";
export type { AccessFeature, Branch, BranchPage, FirstVisit } from "./schema.ts";

/** The branches, the default one first. */
export const branches = defineCollection<Branch, Slug<"branches">>(
  records.map(({ page: _page, firstVisit: _story, accessibility: _features, ...branch }) => branch),
);

/** The texts of each branch's page, without the facts that every page carries. */
export const branchPages: ReadonlyMap<string, BranchPage> = new Map(
  records.map(({ slug, page }) => [slug, page]),
);

/** What helps, or hinders, visitors with a disability at each branch. */
export const branchAccessibility: ReadonlyMap<string, readonly AccessFeature[]> = new Map(
  records.map(({ slug, accessibility }) => [slug, accessibility]),
);

export const firstVisits: ReadonlyMap<string, FirstVisit> = new Map(
  records.map(({ slug, firstVisit }) => [slug, firstVisit]),
);

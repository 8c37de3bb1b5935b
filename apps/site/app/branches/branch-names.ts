import type { BranchSlug } from "@clinic/content/clinic";

const names: Record<BranchSlug, string> = { kurla: "Kurla", "south-mumbai": "South Mumbai" };

/** Branches as they are read: "Kurla and South Mumbai". */
export function branchNames(slugs: readonly BranchSlug[]) {
  return slugs.map((slug) => names[slug]).join(" and ");
}

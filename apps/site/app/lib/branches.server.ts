import { type Branch, clinic } from "@clinic/content/clinic";
import { openingHoursLines } from "./opening-hours";

/** A branch with its opening hours in words. */
export interface BranchView extends Branch {
  hoursLines: ReturnType<typeof openingHoursLines>;
}

/** The branches as pages show them. Made while pages are prerendered, so that no schema reaches a browser. */
export const branches: readonly BranchView[] = clinic.branches.map((branch) => ({
  ...branch,
  hoursLines: openingHoursLines(branch.hours),
}));

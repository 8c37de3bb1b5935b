import { assertFound } from "@clinic/content/assert-found";
import { type Branch, type BranchSlug, type Clinic, clinic } from "@clinic/content/clinic";
import { openingHoursLines } from "./opening-hours-lines";

/** A branch with its address and opening hours in words, and the holidays on which they don't hold. */
export interface BranchView extends Branch {
  holidays: Clinic["holidays"];
  hoursLines: ReturnType<typeof openingHoursLines>;
  /** The address, one line an entry. */
  addressLines: readonly string[];
}

/** The branches as pages show them. Made while pages are prerendered, so that no schema reaches a browser. */
export const branches: readonly BranchView[] = clinic.branches.map((branch) => ({
  ...branch,
  holidays: clinic.holidays,
  hoursLines: openingHoursLines(branch.hours),
  addressLines: addressLines(branch.address),
}));

function addressLines({ street, locality, city, postalCode }: Branch["address"]) {
  return [...street, locality, `${city} ${postalCode}`];
}

/** Branches in a sentence, in the order given: "South Mumbai and Kurla". */
export function branchNames(slugs: readonly BranchSlug[]) {
  return slugs
    .map((wanted) => assertFound(clinic.branches.find(({ slug }) => slug === wanted)?.name, wanted))
    .join(" and ");
}

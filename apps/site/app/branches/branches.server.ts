import { type Branch, branches as records } from "@clinic/content/branches";
import { type Clinic, clinic } from "@clinic/content/clinic";
import type { Slug } from "@clinic/content/slug";
import { openingHoursLines } from "./opening-hours-lines";

/** A branch with its address and opening hours formatted for display, and the holidays that override them. */
export interface BranchView extends Branch {
  holidays: Clinic["holidays"];
  hoursLines: ReturnType<typeof openingHoursLines>;
  /** One entry per line of the address. */
  addressLines: readonly string[];
}

/** The branches as shown on pages. Server-only, so that no content schema ends up in the client bundle. */
export const branches: readonly BranchView[] = clinic.branches.map((branch) => ({
  ...branch,
  holidays: clinic.holidays.filter((holiday) => holiday.branches?.includes(branch.slug) ?? true),
  hoursLines: openingHoursLines(branch.hours),
  addressLines: addressLines(branch.address),
}));

function addressLines({ street, locality, city, postalCode }: Branch["address"]) {
  return [...street, locality, `${city} ${postalCode}`];
}

/** Branch names joined for use in a sentence, in the given order: `"South Mumbai and Kurla"`. */
export function branchNames(slugs: readonly Slug<"branches">[]) {
  return slugs.map((slug) => records.get(slug).name).join(" and ");
}

import {
  holidaysOf,
  type OpeningTimes,
  type OpenNowWords,
  openingHoursLines,
} from "../../src/branches/hours.ts";
import type { Link } from "../../src/fields/text.ts";
import { FRAGMENTS } from "../fragments.ts";
import type { BranchRecord, Site } from "../site.ts";

/** The ways to reach each branch that need no form. */
export function branchContacts({ branches }: Site) {
  return branches.all.map(({ slug, name, phones, whatsApp, email }) => ({
    slug,
    name,
    phones,
    whatsApp,
    email,
  }));
}

/** When a branch is open, for the browser, which knows what time it is. */
export function openingTimes(site: Site, branch: BranchRecord): OpeningTimes & { words: OpenNowWords } {
  return {
    hours: branch.hours,
    holidays: holidaysOf(branch, site.setting("clinic").holidays),
    words: { locale: site.words.locale, ...site.setting("branch-labels").openNow },
  };
}

/** The same in words, and for the browser. */
export function branchHours(site: Site, branch: BranchRecord) {
  return { lines: openingHoursLines(branch.hours), times: openingTimes(site, branch) };
}

/** One entry per line of the address. */
export function addressLines({ address: { street, locality, city, postalCode } }: BranchRecord) {
  return [...street, locality, `${city} ${postalCode}`];
}

/** The link to the form for appointments. */
export function bookingLink(site: Site) {
  const { name, path } = site.setting("navigation").bookAppointment;
  return { name, path: `${path}#${FRAGMENTS.booking}` };
}

/** The link to what patients ask before a visit. */
export function visitQuestionsLink({ label, path }: Link) {
  return { name: label, path: `${path}#${FRAGMENTS.visitQuestions}` };
}

import {
  type HoursWords,
  holidaysOf,
  type OpeningHours,
  openingHoursLines,
  withDayNames,
} from "../../src/branches/hours.ts";
import type { Branch } from "../../src/branches/schema.ts";
import type { Link } from "../../src/fields/text.ts";
import type { Dentist } from "../../src/team/schema.ts";
import { FRAGMENTS } from "../fragments.ts";
import type { Site } from "../site.ts";

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

/** `"South Mumbai and Kurla"`, in the given order. */
export function branchNames({ branches, words }: Site, slugs: Dentist["branches"]) {
  return words.list(slugs.map((slug) => branches.get(slug).name));
}

/** When a branch is open, for the browser, which knows what time it is. */
export function openingHours(site: Site, branch: Branch): OpeningHours & { words: HoursWords } {
  return {
    hours: branch.hours,
    holidays: holidaysOf(branch, site.setting("clinic").holidays),
    words: hoursWords(site),
  };
}

/** The same in words, and for the browser. */
export function branchHours(site: Site, branch: Branch) {
  return {
    lines: openingHoursLines(branch.hours, hoursWords(site)),
    openingHours: openingHours(site, branch),
  };
}

export const hoursWords = ({ words: { locale }, setting }: Site) => withDayNames(locale, setting("hours"));

/** One entry per line of the address. */
export function addressLines({ address: { street, locality, city, postalCode } }: Branch) {
  return [...street, locality, `${city} ${postalCode}`];
}

/** The link to the form for appointments. */
export function bookingLink(site: Site) {
  const { name, path } = site.setting("navigation").bookAppointment;
  return { name, path: `${path}#${FRAGMENTS.booking}` };
}

/** The link to what patients ask before a visit. */
export function visitQuestionsLink({ name, path }: Link) {
  return { name, path: `${path}#${FRAGMENTS.visitQuestions}` };
}

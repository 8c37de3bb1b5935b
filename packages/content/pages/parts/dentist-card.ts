import { dentistPath } from "../../src/paths.ts";
import type { Dentist } from "../../src/team/schema.ts";
import type { Site } from "../site.ts";

/** A dentist in an overview. */
export function dentistCard(site: Site, { slug, name, role, portrait, branches, sample }: Dentist) {
  return {
    name,
    path: dentistPath(slug),
    role: site.withSampleNote(role, sample, "profile"),
    branchNames: branchNames(site, branches),
    portrait: site.picture(portrait),
  };
}

/** `"South Mumbai and Kurla"`, in the given order. */
export function branchNames({ branches, words }: Site, slugs: Dentist["branches"]) {
  return words.list(slugs.map((slug) => branches.get(slug).name));
}

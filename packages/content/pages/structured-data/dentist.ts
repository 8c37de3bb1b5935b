import type { Person } from "schema-dts";
import { dentistPath } from "../../src/paths.ts";
import type { Dentist } from "../../src/team/schema.ts";
import type { Site } from "../site.ts";
import { branchName } from "./branch.ts";
import { branchId, dentistId } from "./ids.ts";
import { organizationReference } from "./organization.ts";

export function dentistReference(site: Site, { slug, name }: Pick<Dentist, "slug" | "name">) {
  return {
    "@type": "Person",
    "@id": dentistId(site, slug),
    name,
    url: site.url(dentistPath(slug)),
  } satisfies Person;
}

/** A dentist, as `Person`, with the portrait shown on the page. */
export function dentistData(site: Site, dentist: Dentist) {
  const [introduction] = dentist.biography;
  return {
    ...dentistReference(site, dentist),
    jobTitle: dentist.role,
    description: introduction,
    image: site.url(site.picture(dentist.portrait).image.src),
    knowsAbout: dentist.specialities,
    knowsLanguage: dentist.languages,
    hasCredential: dentist.degrees.map((name) => ({
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "degree",
      name,
    })),
    worksFor: organizationReference(site),
    workLocation: site.branches.all
      .filter(({ slug }) => dentist.branches.includes(slug))
      .map((branch) => ({ "@type": "Place", "@id": branchId(site, branch), name: branchName(site, branch) })),
  } satisfies Person;
}

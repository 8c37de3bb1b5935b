import { clinic } from "@clinic/content/clinic";
import { dentistPath } from "@clinic/content/routes";
import type { Dentist } from "@clinic/content/team";
import type { Person } from "schema-dts";
import type { Resolved } from "../../pictures";
import { siteUrl } from "../site-url";
import { branchName } from "./branch.server";
import { branchId, dentistId } from "./ids";
import { organizationReference } from "./organization.server";

export function dentistReference({ slug, name }: Pick<Dentist, "slug" | "name">) {
  return {
    "@type": "Person",
    "@id": dentistId(slug),
    name,
    url: siteUrl(dentistPath(slug)),
  } satisfies Person;
}

/** A dentist, as `Person`, with the portrait shown on the page. */
export function dentistData(dentist: Resolved<Dentist>) {
  const [introduction] = dentist.biography;
  return {
    ...dentistReference(dentist),
    jobTitle: dentist.role,
    description: introduction,
    image: siteUrl(dentist.portrait.image.src),
    knowsAbout: dentist.specialities,
    knowsLanguage: dentist.languages,
    hasCredential: dentist.degrees.map((name) => ({
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "degree",
      name,
    })),
    worksFor: organizationReference(),
    workLocation: clinic.branches
      .filter(({ slug }) => dentist.branches.includes(slug))
      .map((branch) => ({ "@type": "Place", "@id": branchId(branch), name: branchName(branch) })),
  } satisfies Person;
}

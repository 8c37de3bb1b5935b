import type { MedicalProcedure, MedicalWebPage } from "schema-dts";
import { treatmentPath } from "../../src/paths.ts";
import type { Treatment } from "../../src/treatments/schema.ts";
import type { Site } from "../site.ts";
import { dentistReference } from "./dentist.ts";
import { organizationReference } from "./organization.ts";

/** A treatment: its page, with reviewer and review date, and the procedure itself. */
export function treatmentData(site: Site, treatment: Treatment) {
  const url = site.url(treatmentPath(treatment));
  const page = {
    "@type": "MedicalWebPage",
    "@id": url,
    url,
    name: treatment.title,
    description: treatment.metaDescription,
    inLanguage: site.words.lang,
    specialty: "Dentistry",
    image: site.pictureUrl(treatment.banner),
    ...reviewData(site, treatment),
    publisher: organizationReference(site),
  } satisfies MedicalWebPage;
  // The steps of a trip plan are those of a journey, not of a procedure.
  if (treatment.tripPlan) return [page];

  const procedure = procedureData(site, treatment, `${url}#procedure`);
  return [{ ...page, mainEntity: { "@id": procedure["@id"] } }, procedure];
}

/** Claims no review of an unchecked text, nor by a sample dentist. */
function reviewData(site: Site, { reviewedBy, reviewedOn }: Treatment) {
  const dentist = site.dentists.get(reviewedBy);
  return dentist.sample || !reviewedOn
    ? {}
    : { lastReviewed: reviewedOn, reviewedBy: dentistReference(site, dentist) };
}

function procedureData(site: Site, { name, summary, banner, steps }: Treatment, id: string) {
  return {
    "@type": "MedicalProcedure",
    "@id": id,
    name,
    description: summary,
    image: site.pictureUrl(banner),
    relevantSpecialty: "Dentistry",
    // Step headings only; the page has their texts.
    howPerformed: steps?.map(({ heading }) => heading).join("; "),
  } satisfies MedicalProcedure;
}

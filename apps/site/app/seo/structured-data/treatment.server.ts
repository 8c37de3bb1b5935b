import { dentists } from "@clinic/content/team";
import { type Treatment, treatmentPath } from "@clinic/content/treatments";
import type { MedicalProcedure, MedicalWebPage } from "schema-dts";
import { sharePicture } from "../share-picture";
import { siteUrl } from "../site-url";
import { dentistReference } from "./dentist.server";
import { organizationReference } from "./organization.server";

/** A treatment: its page, with reviewer and review date, and the procedure itself. */
export function treatmentData(treatment: Treatment) {
  const url = siteUrl(treatmentPath(treatment));
  const page = {
    "@type": "MedicalWebPage",
    "@id": url,
    url,
    name: treatment.title,
    description: treatment.metaDescription,
    inLanguage: "en-IN",
    specialty: "Dentistry",
    image: siteUrl(sharePicture(treatment.banner).path),
    ...reviewData(treatment),
    publisher: organizationReference(),
  } satisfies MedicalWebPage;
  // The steps of a trip plan are those of a journey, not of a procedure.
  if (treatment.tripPlan) return [page];

  const procedure = procedureData(treatment, `${url}#procedure`);
  return [{ ...page, mainEntity: { "@id": procedure["@id"] } }, procedure];
}

/** Claims no review of an unchecked text, nor by a sample dentist. */
function reviewData({ reviewedBy, reviewedOn }: Treatment) {
  const dentist = dentists.get(reviewedBy);
  return dentist.sample || !reviewedOn
    ? {}
    : { lastReviewed: reviewedOn, reviewedBy: dentistReference(dentist) };
}

function procedureData({ name, summary, banner, steps }: Treatment, id: string) {
  return {
    "@type": "MedicalProcedure",
    "@id": id,
    name,
    description: summary,
    image: siteUrl(sharePicture(banner).path),
    relevantSpecialty: "Dentistry",
    // Step headings only; the page has their texts.
    howPerformed: steps?.map(({ heading }) => heading).join("; "),
  } satisfies MedicalProcedure;
}

import { assertFound } from "@clinic/content/assert-found";
import { branches, firstVisitPath, firstVisits } from "@clinic/content/branches";
import { clinic } from "@clinic/content/clinic";
import { navigation } from "@clinic/content/navigation";
import { contactBlock, dentistLabels, locationLabels, treatmentLabels } from "@clinic/content/pages";
import { samples } from "@clinic/content/samples";
import type { Slug } from "@clinic/content/slug";
import { smiles } from "@clinic/content/smiles";
import { type Dentist, dentists } from "@clinic/content/team";
import { type Treatment, treatmentPath, treatments } from "@clinic/content/treatments";
import { formatDate } from "../../dates";
import { formatRupees } from "../../money";
import { resolvePictures } from "../../pictures/pictures.server";
import { marked } from "../../samples.server";
import { pageHead } from "../../seo/page-head.server";
import { treatmentData } from "../../seo/structured-data/treatment.server";
import { sourceView } from "../../sources.server";
import { dentistCard } from "../../team/dentist-view.server";
import { videoView } from "../../videos/video-view.server";

export async function treatmentCard(slug: Slug<"treatments">) {
  const treatment = treatments.get(slug);
  const { name, summary, banner } = treatment;
  return resolvePictures({ name, summary, picture: banner, path: treatmentPath(treatment) });
}

export async function smileView(slug: Slug<"smiles">) {
  const { before, after, caption, consent } = smiles.get(slug);
  return {
    ...(await resolvePictures({ before, after })),
    label: caption,
    caption: marked(caption, consent.status === "sample", "drawing"),
  };
}

/** The data of a treatment page: its record, with every reference resolved. */
export async function treatmentView(treatment: Treatment) {
  const { related, children, caseVideos, beforeAfter, sources, reviewedBy, ...record } = treatment;
  const path = treatmentPath(treatment);
  const hub = hubOf(treatment);
  return {
    ...(await resolvePictures(record)),
    path,
    hub,
    head: pageHead({
      page: treatment,
      path,
      picture: treatment.banner,
      parents: hub && [hub],
      current: treatment.name,
      about: treatmentData(treatment),
    }),
    labels: treatmentLabels,
    dentists: {
      heading: dentistLabels.onTreatment,
      cards: await Promise.all(
        dentists.all.filter(({ treatments }) => treatments.includes(record.slug)).map(dentistCard),
      ),
    },
    fee: record.feeFrom && feeInWords(record.feeFrom),
    bookAppointment: navigation.bookAppointment,
    askUs: contactBlock.attachment.pages.includes(path) ? contactBlock.attachment.askUs : undefined,
    firstVisits: treatment.theme === "kids" ? firstVisitLinks() : undefined,
    isHub: children !== undefined,
    cards: await Promise.all((children ?? related).map(treatmentCard)),
    caseVideos: { ...caseVideos, videos: await Promise.all(caseVideos.videos.map(videoView)) },
    beforeAfter: beforeAfter && {
      ...beforeAfter,
      pairs: await Promise.all(beforeAfter.smiles.map(smileView)),
    },
    sources: sourceView(sources, treatmentLabels.sources),
    reviewed: reviewedInWords(dentists.get(reviewedBy), record.reviewedOn),
  };
}

/** The stories that prepare for a first visit, for the pages of those who need them most. */
function firstVisitLinks() {
  const links = branches.all.map((branch) => ({
    name: assertFound(firstVisits.get(branch.slug), branch.slug).title,
    path: firstVisitPath(branch),
  }));
  return { heading: locationLabels.firstVisit, links };
}

function feeInWords({ amount, includes, sample }: NonNullable<Treatment["feeFrom"]>) {
  return { amount: formatRupees(amount), includes: marked(includes, sample, "fact") };
}

function reviewedInWords({ name, sample }: Dentist, reviewedOn: string | undefined) {
  if (reviewedOn && !sample)
    return treatmentLabels.reviewed.replace("{dentist}", name).replace("{date}", formatDate(reviewedOn));
  return clinic.demonstration ? samples.reviewer : undefined;
}

function hubOf({ slug }: Treatment) {
  const hub = treatments.all.find(({ children }) => children?.includes(slug));
  return hub && { name: hub.name, path: treatmentPath(hub) };
}

export type TreatmentView = Awaited<ReturnType<typeof treatmentView>>;

import { smiles } from "@clinic/content/smiles";
import { dentists } from "@clinic/content/team";
import { type Treatment, treatmentPath, treatments } from "@clinic/content/treatments";
import { filmView } from "./film-view.server";
import { pageHead } from "./page-head.server";
import { resolvePictures } from "./pictures.server";
import { present } from "./present";
import { treatmentData } from "./structured-data/treatment.server";

/** A treatment on a card. */
export async function treatmentCard(slug: Treatment["slug"]) {
  const { name, summary, banner } = present(treatments.get(slug), slug);
  return resolvePictures({ name, summary, picture: banner, path: treatmentPath(slug) });
}

/** A before/after pair. */
export async function smileView(slug: string) {
  const { before, after, caption } = present(smiles.get(slug), slug);
  return { ...(await resolvePictures({ before, after })), label: caption };
}

/** A treatment's page, with everything that it names put in its place. */
export async function treatmentView(treatment: Treatment) {
  const { related, children, caseVideos, beforeAfter, reviewedBy, ...record } = treatment;
  const path = treatmentPath(treatment.slug);
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
    isHub: children !== undefined,
    cards: await Promise.all((children ?? related).map(treatmentCard)),
    caseVideos: { ...caseVideos, videos: await Promise.all(caseVideos.videos.map(filmView)) },
    beforeAfter: { ...beforeAfter, pairs: await Promise.all(beforeAfter.smiles.map(smileView)) },
    reviewedBy: present(dentists.get(reviewedBy), reviewedBy).name,
  };
}

function hubOf({ slug }: Treatment) {
  const hub = treatments.all.find(({ children }) => children?.includes(slug));
  return hub && { name: hub.name, path: treatmentPath(hub.slug) };
}

/** What {@link treatmentView} gives to the template. */
export type TreatmentView = Awaited<ReturnType<typeof treatmentView>>;

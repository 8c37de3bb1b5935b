import { assertFound } from "@clinic/content/assert-found";
import { dentists } from "@clinic/content/team";
import { resolvePictures } from "../pictures/pictures.server";

/** A dentist in a few words, with the portrait. */
export async function dentistView(slug: string) {
  const { name, role, biography, portrait } = assertFound(dentists.get(slug), slug);
  return resolvePictures({ slug, name, role, text: biography[0] ?? "", portrait });
}

/** What {@link dentistView} gives to a template. */
export type DentistView = Awaited<ReturnType<typeof dentistView>>;

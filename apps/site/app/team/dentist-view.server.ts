import type { Slug } from "@clinic/content/slug";
import { dentists } from "@clinic/content/team";
import { resolvePictures } from "../pictures/pictures.server";

/** A dentist's summary and portrait. */
export async function dentistView(slug: Slug<"dentists">) {
  const { name, role, biography, portrait } = dentists.get(slug);
  return resolvePictures({ slug, name, role, text: biography[0] ?? "", portrait });
}

/** The result of {@link dentistView}. */
export type DentistView = Awaited<ReturnType<typeof dentistView>>;

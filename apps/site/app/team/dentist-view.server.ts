import { dentistPath } from "@clinic/content/routes";
import type { Slug } from "@clinic/content/slug";
import { type Dentist, dentists } from "@clinic/content/team";
import { branchNames } from "../branches/branches.server";
import { resolvePictures } from "../pictures/pictures.server";
import { marked } from "../samples.server";

export async function dentistView(slug: Slug<"dentists">) {
  const {
    name,
    role,
    biography: [introduction = ""],
    portrait,
  } = dentists.get(slug);
  return resolvePictures({ path: dentistPath(slug), name, role, text: introduction, portrait });
}

export type DentistView = Awaited<ReturnType<typeof dentistView>>;

export async function dentistCard({ slug, name, role, portrait, branches, sample }: Dentist) {
  return resolvePictures({
    slug,
    path: dentistPath(slug),
    name,
    role: marked(role, sample, "profile"),
    branchNames: branchNames(branches),
    portrait,
  });
}

export type DentistCardView = Awaited<ReturnType<typeof dentistCard>>;

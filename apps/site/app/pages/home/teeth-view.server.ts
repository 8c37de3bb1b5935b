import { concernsPage } from "@clinic/content/pages";
import { teeth } from "@clinic/content/teeth";
import { resolvePictures } from "../../pictures/pictures.server";

/** The data of the teeth on the home page: their record, and the concerns of the concerns page. */
export async function teethView() {
  const { title, when, concerns } = concernsPage;
  return {
    title,
    when,
    teeth: await resolvePictures(teeth),
    concerns: concerns.map(({ slug, name, when, choices, onHomePage = false }) => ({
      path: `/concerns#${slug}`,
      name,
      when,
      choices,
      onHomePage,
    })),
  };
}

export type TeethView = Awaited<ReturnType<typeof teethView>>;

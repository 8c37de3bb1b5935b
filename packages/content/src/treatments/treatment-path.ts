import type { Treatment } from "./schema.ts";

/** Path of a treatment's page, without the final slash. */
export function treatmentPath({ slug, kind }: Pick<Treatment, "slug" | "kind">): string {
  return kind === "super-speciality" ? `/super-speciality/${slug}` : `/${slug}`;
}

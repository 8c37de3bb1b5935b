import type { Treatment } from "./schema.ts";

/** Path of a treatment's page, without the final slash. */
export function treatmentPath({ slug, kind }: { slug: string; kind: Treatment["kind"] }): string {
  return kind === "super-speciality" ? `/super-speciality/${slug}` : `/${slug}`;
}

import type { Slug } from "../../src/collection/slug.ts";
import type { Site } from "../site.ts";

/** The same teeth before and after. A drawing says so after the caption. */
export function smilePair(site: Site, slug: Slug<"smiles">) {
  const { before, after, caption, consent } = site.smiles.get(slug);
  return {
    before: site.picture(before),
    after: site.picture(after),
    label: caption,
    caption: site.withSampleNote(caption, consent.status === "sample", "drawing"),
  };
}

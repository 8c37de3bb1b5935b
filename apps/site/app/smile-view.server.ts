import type { Slug } from "@clinic/content/slug";
import { smiles } from "@clinic/content/smiles";
import { resolvePictures } from "./pictures/pictures.server";
import { marked } from "./samples.server";

export async function smileView(slug: Slug<"smiles">) {
  const { before, after, caption, consent } = smiles.get(slug);
  return {
    ...(await resolvePictures({ before, after })),
    label: caption,
    caption: marked(caption, consent.status === "sample", "drawing"),
  };
}

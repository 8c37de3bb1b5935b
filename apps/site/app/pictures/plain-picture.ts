import type { ResponsiveImage } from "@clinic/ui/picture";

/**
 * A picture of which only the address is known, as the API names it. The size keeps a place of the usual shape;
 * cards and articles cut every picture to theirs.
 */
export function plainPicture(src: string): ResponsiveImage {
  return { src, width: 1200, height: 800, sources: [] };
}

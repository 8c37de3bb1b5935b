import type { ResponsiveImage } from "@clinic/ui/picture";

/**
 * A picture known only by its URL, such as one from the API. The size is a placeholder that reserves the usual aspect
 * ratio; cards and articles crop every picture to their own.
 */
export function plainPicture(src: string): ResponsiveImage {
  return { src, width: 1200, height: 800, sources: [] };
}

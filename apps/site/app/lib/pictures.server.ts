import type { ResponsiveImage } from "@clinic/ui/picture";

interface ImagetoolsPicture {
  /** Addresses with their widths by format, the best first. */
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** The originals that pages show, each with its sizes and formats made by the build when it is asked for. */
const originals = import.meta.glob<ImagetoolsPicture>("#assets/home/*.webp", {
  import: "default",
  query: { as: "picture", w: "480;720;1080;1440", format: "avif;webp", withoutEnlargement: "" },
});

/**
 * The picture a content record names, ready for the `Picture` component. Loaders call it while pages are
 * prerendered, so that browsers get addresses and never this list.
 * @param src path below `assets/`, such as `home/hero.webp`
 * @throws when there is no such original
 */
export async function resolvePicture(src: string): Promise<ResponsiveImage> {
  const load = Object.entries(originals).find(([path]) => path.endsWith(`/${src}`))?.[1];
  if (!load)
    throw new Error(`A content record names the picture "${src}", which is not among the originals.`);

  const { sources, img } = await load();
  return {
    src: img.src,
    width: img.w,
    height: img.h,
    sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
  };
}

import type { Picture } from "@clinic/content/lib/image";
import type { ResponsiveImage } from "@clinic/ui/picture";

/** A picture as pages show it: its sizes and formats, and what is seen. */
export interface ResolvedPicture {
  image: ResponsiveImage;
  alt: string;
}

/** A content record with every picture in it resolved, however deep. */
export type Resolved<Value> = Value extends Picture
  ? ResolvedPicture
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value;

interface ImagetoolsPicture {
  /** Addresses with their widths by format, the best first. */
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
}

/** The originals, each with its sizes and formats made by the build when it is asked for. */
const originals = {
  ...import.meta.glob<ImagetoolsPicture>(["#assets/**/*.{webp,jpg,jpeg,png}", "!#assets/people/*"], {
    import: "default",
    query: { as: "picture", w: "480;800;1280", format: "avif;webp", withoutEnlargement: "", effort: "2" },
  }),
  // Portraits are never shown larger.
  ...import.meta.glob<ImagetoolsPicture>("#assets/people/*.{webp,jpg,jpeg,png}", {
    import: "default",
    query: { as: "picture", w: "320;640", format: "avif;webp", withoutEnlargement: "", effort: "2" },
  }),
};

/**
 * The picture a content record names, ready for the `Picture` component. Loaders call it while pages are
 * prerendered, so that browsers get addresses and never this list.
 * @throws when there is no such original
 */
export async function resolvePicture({ src, alt }: Picture): Promise<ResolvedPicture> {
  const load = Object.entries(originals).find(([path]) => path.endsWith(`/${src}`))?.[1];
  if (!load)
    throw new Error(`A content record names the picture "${src}", which is not among the originals.`);

  const { sources, img } = await load();
  return {
    alt,
    image: {
      src: img.src,
      width: img.w,
      height: img.h,
      sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
    },
  };
}

/** Resolves every picture of a content record, however deep it lies. */
export async function resolvePictures<Value>(value: Value): Promise<Resolved<Value>> {
  return (await resolve(value)) as Resolved<Value>;
}

async function resolve(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(resolve));
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return resolvePicture(value);
  const entries = Object.entries(value).map(async ([key, entry]) => [key, await resolve(entry)]);
  return Object.fromEntries(await Promise.all(entries));
}

function isPicture(value: object): value is Picture {
  return "src" in value && "alt" in value;
}

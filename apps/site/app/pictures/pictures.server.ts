import type { Picture } from "@clinic/content/fields/picture";
import type { ResponsiveImage } from "@clinic/ui/picture";

/** A picture ready to render: its sizes and formats, and its alternative text. */
export interface ResolvedPicture {
  image: ResponsiveImage;
  alt: string;
}

/** A content record with every picture in it resolved, at any depth. */
export type Resolved<Value> = Value extends Picture
  ? ResolvedPicture
  : Value extends object
    ? { [Key in keyof Value]: Resolved<Value[Key]> }
    : Value;

interface ImagetoolsPicture {
  /** `srcset` by format. Empty if the original is no wider than the first size: its fallback is small enough. */
  sources: Record<string, string>;
  img: { w: number; h: number };
}

const originals = import.meta.glob<ImagetoolsPicture>(
  ["#assets/**/*.{avif,jpeg,jpg,png,webp}", "!#assets/{people,videos,awards,newsletters,destinations}/*"],
  { import: "default", query: { as: "picture", w: "480;800;1280", format: "avif" } },
);

// Never shown wider than a column.
const cards = import.meta.glob<ImagetoolsPicture>(
  "#assets/{videos,awards,newsletters,destinations}/*.{avif,jpeg,jpg,png,webp}",
  { import: "default", query: { as: "picture", w: "400;800", format: "avif" } },
);

const portraits = import.meta.glob<ImagetoolsPicture>("#assets/people/*.{avif,jpeg,jpg,png,webp}", {
  import: "default",
  query: { as: "picture", w: "320;640", format: "avif" },
});

/** Importers of every original's sizes. The widths depend on where a picture is shown. */
const pictures = Object.entries({ ...originals, ...cards, ...portraits });

/** For browsers from before 2024, some of which don't show AVIF. */
const fallbacks = import.meta.glob<string>("#assets/**/*.{avif,jpeg,jpg,png,webp}", {
  import: "default",
  query: { w: "800", format: "webp" },
});

const colours = import.meta.glob<string | undefined>("#assets/**/*.{avif,jpeg,jpg,png,webp}", {
  import: "colour",
  query: { as: "colour", w: "32", format: "png", inline: "" },
});

/**
 * Resolves a picture named in a content record to props for the `Picture` component. Called in loaders at build time,
 * so that browsers receive URLs and never the list of originals.
 *
 * @throws when the original does not exist
 */
export async function resolvePicture(picture: Picture): Promise<ResolvedPicture> {
  return resolveNamed(picture, "A content record");
}

/**
 * Resolves every picture in a content record, at any depth.
 *
 * @throws when an original does not exist; the message names the record and the field
 */
export async function resolvePictures<Value>(value: Value): Promise<Resolved<Value>> {
  return (await resolve(value, "A content record", "")) as Resolved<Value>;
}

async function resolveNamed({ src, alt, focus }: Picture, wantedBy: string): Promise<ResolvedPicture> {
  const [original, load] = pictures.find(([file]) => file.endsWith(`/${src}`)) ?? [];
  const fallback = original && fallbacks[original];
  const colour = original && colours[original];
  if (!load || !fallback || !colour) {
    throw new Error(`${wantedBy} names the picture "${src}", which is not in packages/content/assets.`);
  }

  const { sources, img } = await load();
  return {
    alt,
    image: {
      src: await fallback(),
      width: img.w,
      height: img.h,
      color: await colour(),
      sources: Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
      ...(focus && { focus }),
    },
  };
}

/** @param record the closest enclosing record @param field the value's path within it */
async function resolve(value: unknown, record: string, field: string): Promise<unknown> {
  const inner = (key: string | number) => (field ? `${field}.${key}` : String(key));
  if (Array.isArray(value)) return Promise.all(value.map((item, k) => resolve(item, record, inner(k))));
  if (typeof value !== "object" || value === null) return value;
  if (isPicture(value)) return resolveNamed(value, `${record}, field "${field}",`);

  const named = "slug" in value && typeof value.slug === "string";
  const entries = Object.entries(value).map(async ([key, entry]) => [
    key,
    await (named ? resolve(entry, `The record "${value.slug}"`, key) : resolve(entry, record, inner(key))),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

function isPicture(value: object): value is Picture {
  return "src" in value && "alt" in value;
}

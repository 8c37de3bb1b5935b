import type { PictureManifest } from "@clinic/content/build/pictures";
import manifest from "@clinic/content/dist/pictures.json";
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

/**
 * Resolves a picture named in a content record to props for the `Picture` component.
 *
 * @throws when the original does not exist
 */
export async function resolvePicture({ src, alt, focus }: Picture): Promise<ResolvedPicture> {
  const image = (manifest as PictureManifest)[src];
  if (!image)
    throw new Error(`A record names the picture "${src}", which is not in packages/content/assets.`);
  return { alt, image: focus ? { ...image, focus } : image };
}

/** Resolves every picture in a content record, at any depth. */
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

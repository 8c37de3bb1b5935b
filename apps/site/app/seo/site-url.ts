/** Origin of the published site unless `VITE_SITE_ORIGIN` is set. */
export const defaultOrigin = "https://archhouse.example";

/** Resolves a path to an absolute URL, for search engines and shared links. */
export function siteUrl(path: string, origin = import.meta.env.VITE_SITE_ORIGIN ?? defaultOrigin) {
  return new URL(path, origin).href;
}

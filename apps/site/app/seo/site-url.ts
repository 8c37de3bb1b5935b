/** Where the site is published unless `VITE_SITE_ORIGIN` says otherwise. */
export const defaultOrigin = "https://archhouse.example";

/** The whole address of a path of the site, as search engines and shared links need it. */
export function siteUrl(path: string, origin = import.meta.env.VITE_SITE_ORIGIN ?? defaultOrigin) {
  return new URL(path, origin).href;
}

import type { Site } from "../site.ts";
import { type Crumb, homeCrumb } from "../structured-data/breadcrumbs.ts";

export interface BannerOptions {
  title: string;
  text: string;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Name of this page in its breadcrumbs. @default the title */
  current?: string;
}

/** The banner of every page but the home page. */
export function banner(site: Site, { title, text, parents, current = title }: BannerOptions) {
  return { title, text, ...trail(site, current, parents) };
}

/** The breadcrumbs of a page, starting at the home page. */
export function trail(site: Site, current: string, parents: readonly Crumb[] = []) {
  return { trail: [homeCrumb(site), ...parents], current };
}

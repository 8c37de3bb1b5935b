import type { Thing } from "schema-dts";
import type { Picture } from "../../src/fields/picture.ts";
import { pagePaths } from "../../src/paths.ts";
import { pageHead } from "../head.ts";
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

/** The head and the banner of a page that exists once. `picture` and `about` are for its head. */
export function opening(
  site: Site,
  name: Exclude<keyof typeof pagePaths, "home">,
  picture: Picture,
  about?: readonly Thing[],
) {
  const page = site.page(name);
  return {
    head: pageHead(site, { page, path: pagePaths[name], picture, about }),
    banner: banner(site, { title: page.title, text: page.intro, current: page.breadcrumb }),
  };
}

/** The banner of every page but the home page. */
export function banner(site: Site, { title, text, parents, current = title }: BannerOptions) {
  return { title, text, ...trail(site, current, parents) };
}

/** The breadcrumbs of a page, starting at the home page. */
export function trail(site: Site, current: string, parents: readonly Crumb[] = []) {
  return { trail: [homeCrumb(site), ...parents], current };
}

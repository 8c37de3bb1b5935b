import type { Branch } from "@clinic/content/branches";
import { siteUrl } from "../site-url";

/** Stable `@id`s by which structured data refers to the same thing on every page. */
export const organizationId = () => siteUrl("/#organization");

export const branchId = ({ path }: Pick<Branch, "path">) => siteUrl(`${path}#clinic`);

/** URL of the dentist's profile on the about page. */
export const dentistId = (slug: string) => siteUrl(`/about-us#${slug}`);

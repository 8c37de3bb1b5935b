import type { Branch } from "@clinic/content/branches";
import { dentistPath } from "@clinic/content/paths";
import { siteUrl } from "../site-url";

/** Stable `@id`s by which structured data refers to the same thing on every page. */
export const organizationId = () => siteUrl("/#organization");

export const branchId = ({ path }: Pick<Branch, "path">) => siteUrl(`${path}#clinic`);

export const dentistId = (slug: string) => siteUrl(`${dentistPath(slug)}#dentist`);

import type { Branch } from "@clinic/content/clinic";
import { siteUrl } from "../site-url";

/** Names by which the parts of the structured data refer to each other. They stay the same on every page. */
export const organizationId = () => siteUrl("/#organization");

export const branchId = ({ path }: Pick<Branch, "path">) => siteUrl(`${path}#clinic`);

/** The address of the dentist's profile on the about page. */
export const dentistId = (slug: string) => siteUrl(`/about-us#${slug}`);

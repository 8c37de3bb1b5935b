import { dentistPath } from "../../src/paths.ts";
import type { Site } from "../site.ts";

/** Stable `@id`s by which structured data refers to the same thing on every page. */
export const organizationId = ({ url }: Site) => url("/#organization");

export const branchId = ({ url }: Site, { path }: { path: string }) => url(`${path}#clinic`);

export const dentistId = ({ url }: Site, slug: string) => url(dentistPath(slug));

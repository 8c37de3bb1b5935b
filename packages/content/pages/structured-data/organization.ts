import type { Organization, WebSite } from "schema-dts";
import { getOrThrow } from "../../src/collection/get-or-throw.ts";
import type { Site } from "../site.ts";
import { branchId, organizationId } from "./ids.ts";

export function organizationReference(site: Site) {
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: site.setting("clinic").name,
    url: site.url("/"),
    logo: site.url("/icon-512.png"),
  } satisfies Organization;
}

/** The clinic group, as `Organization`. */
export function organizationData(site: Site) {
  const { description, tagline, foundedIn, email, social } = site.setting("clinic");
  const [phone] = getOrThrow(site.branches.all[0], "a branch").phones;
  return {
    ...organizationReference(site),
    description,
    slogan: tagline,
    foundingDate: String(foundedIn),
    email,
    telephone: phone,
    sameAs: social.map(({ url }) => url),
    department: site.branches.all.map((branch) => ({ "@type": "Dentist", "@id": branchId(site, branch) })),
  } satisfies Organization;
}

/** The website, from which search engines take the site's name. */
export function websiteData(site: Site) {
  return {
    "@type": "WebSite",
    "@id": site.url("/#website"),
    name: site.setting("clinic").name,
    url: site.url("/"),
    inLanguage: site.words.lang,
    publisher: { "@id": organizationId(site) },
  } satisfies WebSite;
}

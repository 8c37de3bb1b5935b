import { clinic } from "@clinic/content/clinic";
import type { Organization, WebSite } from "schema-dts";
import { siteUrl } from "../site-url";
import { branchId, organizationId } from "./ids";

export function organizationReference() {
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: clinic.name,
    url: siteUrl("/"),
    logo: siteUrl("/icon-512.png"),
  } satisfies Organization;
}

/** The clinic group, as `Organization`. */
export function organizationData() {
  const [defaultBranch] = clinic.branches;
  const [phone] = defaultBranch.phones;
  return {
    ...organizationReference(),
    description: clinic.description,
    slogan: clinic.tagline,
    foundingDate: String(clinic.foundedIn),
    email: clinic.email,
    telephone: phone,
    sameAs: clinic.social.map(({ url }) => url),
    department: clinic.branches.map((branch) => ({ "@type": "Dentist", "@id": branchId(branch) })),
  } satisfies Organization;
}

/** The website, from which search engines take the site's name. */
export function websiteData() {
  return {
    "@type": "WebSite",
    "@id": siteUrl("/#website"),
    name: clinic.name,
    url: siteUrl("/"),
    inLanguage: "en-IN",
    publisher: { "@id": organizationId() },
  } satisfies WebSite;
}

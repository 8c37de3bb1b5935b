import type { Dentist, LocationFeatureSpecification } from "schema-dts";
import { holidayData, holidaysOf, openingHoursData } from "../../src/branches/hours.ts";
import type { Branch } from "../../src/branches/schema.ts";
import type { Site } from "../site.ts";
import { branchId } from "./ids.ts";
import { organizationReference } from "./organization.ts";

/** The full name of a branch, as listed on maps. */
export function branchName(site: Site, { name }: Pick<Branch, "name">) {
  return `${site.setting("clinic").name}, ${name}`;
}

/** A branch, as `Dentist`: in schema.org that is the practice, and the people are of type `Person`. */
export function branchData(site: Site, branch: Branch) {
  const [phone] = branch.phones;
  const { street, locality, city, region, postalCode, country } = branch.address;
  const { banner, intro } = branch.page;
  return {
    "@type": "Dentist",
    "@id": branchId(site, branch),
    name: branchName(site, branch),
    description: intro,
    url: site.url(branch.path),
    image: site.pictureUrl(banner),
    telephone: phone,
    email: branch.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: [...street, locality].join(", "),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { "@type": "GeoCoordinates", ...branch.geo },
    hasMap: branch.directionsUrl,
    openingHoursSpecification: openingHoursData(branch.hours),
    specialOpeningHoursSpecification: holidayData(holidaysOf(branch, site.setting("clinic").holidays)),
    knowsLanguage: branch.languages,
    medicalSpecialty: "Dentistry",
    parentOrganization: organizationReference(site),
  } satisfies Dentist;
}

/** How accessible a branch is, which its own page tells. */
export function accessibilityData({ accessibility }: Branch) {
  return accessibility.map(({ name, available, detail }) => ({
    "@type": "LocationFeatureSpecification",
    name,
    value: available,
    description: detail,
  })) satisfies LocationFeatureSpecification[];
}

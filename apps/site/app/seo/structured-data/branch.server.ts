import { assertFound } from "@clinic/content/assert-found";
import { type Branch, branchAccessibility, branchPages, type Weekday } from "@clinic/content/branches";
import { clinic } from "@clinic/content/clinic";
import type { DayOfWeek, Dentist, OpeningHoursSpecification } from "schema-dts";
import { sharePicture } from "../share-picture";
import { siteUrl } from "../site-url";
import { branchId } from "./ids";
import { organizationReference } from "./organization.server";

const dayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} satisfies Record<Weekday, DayOfWeek>;

/** The full name of a branch, as listed on maps. */
export function branchName({ name }: Pick<Branch, "name">) {
  return `${clinic.name}, ${name}`;
}

/** A branch, as `Dentist`: in schema.org that is the practice, and the people are of type `Person`. */
export function branchData(branch: Branch) {
  const [phone] = branch.phones;
  const { street, locality, city, region, postalCode, country } = branch.address;
  const { banner, intro } = assertFound(branchPages.get(branch.slug), branch.slug);
  return {
    "@type": "Dentist",
    "@id": branchId(branch),
    name: branchName(branch),
    description: intro,
    url: siteUrl(branch.path),
    image: siteUrl(sharePicture(banner).path),
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
    openingHoursSpecification: branch.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: clinic.holidays
      .filter(({ branches }) => branches?.includes(branch.slug) ?? true)
      .map(holiday),
    amenityFeature: assertFound(branchAccessibility.get(branch.slug), branch.slug).map(
      ({ name, available, detail }) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: available,
        description: detail,
      }),
    ),
    knowsLanguage: branch.languages,
    medicalSpecialty: "Dentistry",
    parentOrganization: organizationReference(),
  } satisfies Dentist;
}

function holiday({ date, name, hours }: (typeof clinic.holidays)[number]) {
  return {
    "@type": "OpeningHoursSpecification",
    name,
    validFrom: date,
    validThrough: date,
    // Equal opening and closing times mean closed (Google's documentation on local businesses).
    opens: hours?.opens ?? "00:00",
    closes: hours?.closes ?? "00:00",
  } satisfies OpeningHoursSpecification;
}

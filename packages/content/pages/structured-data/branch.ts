import type { DayOfWeek, Dentist, OpeningHoursSpecification } from "schema-dts";
import type { Weekday } from "../../src/branches/weekdays.ts";
import type { Clinic } from "../../src/clinic/schema.ts";
import type { BranchRecord, Site } from "../site.ts";
import { branchId } from "./ids.ts";
import { organizationReference } from "./organization.ts";

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
export function branchName(site: Site, { name }: Pick<BranchRecord, "name">) {
  return `${site.setting("clinic").name}, ${name}`;
}

/** A branch, as `Dentist`: in schema.org that is the practice, and the people are of type `Person`. */
export function branchData(site: Site, branch: BranchRecord) {
  const [phone] = branch.phones;
  const { street, locality, city, region, postalCode, country } = branch.address;
  const { banner, intro } = branch.page;
  return {
    "@type": "Dentist",
    "@id": branchId(site, branch),
    name: branchName(site, branch),
    description: intro,
    url: site.url(branch.path),
    image: site.sharePicture(banner),
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
    specialOpeningHoursSpecification: site
      .setting("clinic")
      .holidays.filter(({ branches }) => branches?.includes(branch.slug) ?? true)
      .map(holiday),
    amenityFeature: branch.accessibility.map(({ name, available, detail }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: available,
      description: detail,
    })),
    knowsLanguage: branch.languages,
    medicalSpecialty: "Dentistry",
    parentOrganization: organizationReference(site),
  } satisfies Dentist;
}

function holiday({ date, name, hours }: Clinic["holidays"][number]) {
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

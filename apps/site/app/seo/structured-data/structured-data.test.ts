import { articles } from "@clinic/content/articles";
import { assertFound } from "@clinic/content/assert-found";
import { branchAccessibility } from "@clinic/content/branches";
import { clinic } from "@clinic/content/clinic";
import { homePage } from "@clinic/content/pages";
import { dentists } from "@clinic/content/team";
import { treatments } from "@clinic/content/treatments";
import { videos } from "@clinic/content/videos";
import { describe, expect, it } from "vitest";
import { articleHead } from "../../articles/article-head.server";
import { pageHead } from "../page-head.server";
import { articleData } from "./article.server";
import { branchData } from "./branch.server";
import { dentistData } from "./dentist.server";
import { dentistId } from "./ids";
import { organizationData, organizationReference, websiteData } from "./organization.server";
import { treatmentData } from "./treatment.server";
import { videoData } from "./video.server";

type Node = Record<string, unknown>;

const image = { src: "/assets/picture.webp", width: 800, height: 1000, sources: [] };
const people = dentists.all.map((dentist) =>
  dentistData({ ...dentist, portrait: { alt: dentist.portrait.alt, image } }),
);
const branches = clinic.branches.map(branchData);
const posts = articles.all.map(articleData);
const treatmentNodes = treatments.all.flatMap((treatment): Node[] => treatmentData(treatment));
const videoNodes = videos.all.map(videoData);
const home = [websiteData(), organizationData(), ...branches];
const all: Node[] = [...home, ...people, ...posts, ...treatmentNodes, ...videoNodes];

/** The properties that search engines require of each type (Google's documentation on structured data). */
const required: Record<string, readonly string[]> = {
  WebSite: ["name", "url"],
  Organization: ["name", "url", "logo", "telephone", "email", "sameAs"],
  Dentist: ["name", "url", "image", "telephone", "address", "geo", "openingHoursSpecification"],
  Person: ["name", "url", "image", "jobTitle", "worksFor"],
  MedicalWebPage: ["name", "url"],
  MedicalProcedure: ["name", "description"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

describe.each(Object.entries(required))("%s", (type, properties) => {
  const nodes = all.filter((node) => node["@type"] === type);

  it("occurs at least once", () => {
    expect(nodes.length).toBeGreaterThan(0);
  });

  it.each(properties)("has the property %s", (property) => {
    for (const node of nodes) {
      expect(node[property], `${property} of ${node["@id"] ?? node.name}`).toSatisfy((value) =>
        typeof value === "string" || Array.isArray(value) ? value.length > 0 : value != null,
      );
    }
  });
});

it("uses absolute URLs throughout", () => {
  for (const node of all) {
    for (const property of ["@id", "url", "image", "logo", "thumbnailUrl", "embedUrl", "mainEntityOfPage"]) {
      if (node[property] !== undefined) expect(node[property]).toMatch(/^https:\/\/[^/]+\//);
    }
  }
});

it("contains no ratings or reviews", () => {
  expect(JSON.stringify(all)).not.toMatch(/"(?:aggregateRating|review|reviewRating|ratingValue)"/);
});

it("describes all branches with their location, weekly hours and holidays", () => {
  expect(branches).toHaveLength(clinic.branches.length);
  for (const [index, { name, geo, address, hours, slug }] of clinic.branches.entries()) {
    const described = branches[index];
    const { city, postalCode, country } = address;
    expect(described).toMatchObject({
      name: `${clinic.name}, ${name}`,
      geo: { "@type": "GeoCoordinates", ...geo },
      address: { addressLocality: city, postalCode, addressCountry: country },
    });
    expect(described?.openingHoursSpecification.map(({ opens, closes }) => ({ opens, closes }))).toEqual(
      hours.map(({ opens, closes }) => ({ opens, closes })),
    );
    const holidays = clinic.holidays.filter((day) => day.branches?.includes(slug) ?? true);
    expect(described?.specialOpeningHoursSpecification).toMatchObject(
      holidays.map(({ date, hours: { opens, closes } = { opens: "00:00", closes: "00:00" } }) => ({
        validFrom: date,
        opens,
        closes,
      })),
    );
  }
});

it("describes each branch's accessibility", () => {
  for (const [index, { slug }] of clinic.branches.entries()) {
    expect(branches[index]?.amenityFeature).toEqual(
      branchAccessibility.get(slug)?.map(({ name, available, detail }) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: available,
        description: detail,
      })),
    );
  }
});

it("describes every treatment as a procedure, except the plan of a trip", () => {
  const procedures = treatmentNodes.filter((node) => node["@type"] === "MedicalProcedure");
  const treated = treatments.all.filter(({ tripPlan }) => !tripPlan);
  expect(procedures.map(({ name, howPerformed }) => [name, howPerformed])).toEqual(
    treated.map(({ name, steps }) => [name, steps?.map(({ heading }) => heading).join("; ")]),
  );
});

it("refers only to authors and reviewers who are listed on the about page", () => {
  const known = new Set(people.map(({ "@id": id }) => id));
  const publisher = organizationReference()["@id"];
  for (const { author } of posts) expect([...known, publisher]).toContain(author["@id"]);
  for (const { reviewedBy } of treatmentNodes) {
    if (reviewedBy) expect(known).toContain((reviewedBy as Node)["@id"]);
  }
});

it("claims no review or article by a sample dentist", () => {
  const samples = new Set(dentists.all.filter(({ sample }) => sample).map(({ slug }) => dentistId(slug)));
  const claimed = [
    ...posts.map(({ author }) => author),
    ...treatmentNodes.map(({ reviewedBy }) => reviewedBy),
  ];
  expect(claimed.filter((person) => samples.has(String((person as Node | undefined)?.["@id"])))).toEqual([]);
});

it("gives an article the same breadcrumbs as its page", () => {
  const article = assertFound(articles.all[0], "article");
  expect(articleHead(article)).toMatchObject({
    type: "article",
    path: `/blogs/${article.slug}`,
    structuredData: {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: "https://archhouse.example/" },
            { "@type": "ListItem", position: 2, name: "Blog", item: "https://archhouse.example/blogs" },
            {
              "@type": "ListItem",
              position: 3,
              name: article.title,
              item: `https://archhouse.example/blogs/${article.slug}`,
            },
          ],
        },
        { "@type": "BlogPosting", headline: article.title },
      ],
    },
  });
});

it("gives the home page no breadcrumbs and no dangling references", () => {
  const { structuredData } = pageHead({
    page: homePage,
    path: "/",
    picture: homePage.hero.image,
    about: home,
  });
  const text = JSON.stringify(structuredData);
  expect(text).not.toContain("BreadcrumbList");
  const ids = new Set(home.map((node) => node["@id"]));
  const references = [...text.matchAll(/\{(?:"@type":"\w+",)?"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(branches.length);
  for (const id of references) expect(ids).toContain(id);
});

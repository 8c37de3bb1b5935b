import { expect, it } from "vitest";
import { loadContent } from "../../load/load-content.ts";
import { createSite } from "../site.ts";
import { buildPages } from "../templates.ts";
import { dentistId, organizationId } from "./ids.ts";

type Node = Record<string, unknown>;

const origin = "https://clinic.example";

const content = loadContent();
const of = <Value>(value: (src: string) => Value) =>
  Object.fromEntries(content.assets.map((src) => [src, value(src)]));
const site = createSite(content, "en", {
  origin,
  pictures: of((src) => ({ src: `/assets/${src}`, width: 800, height: 1000, sources: [] })),
  files: of((src) => `/assets/${src}`),
  pdfs: of(() => ({ bytes: 1, pages: 1 })),
});
/** What each page says, by its path. */
const graphs = new Map(
  buildPages(site).flatMap(({ path, built }) => {
    const { structuredData } = built.head as { structuredData?: { "@graph": Node[] } };
    return structuredData ? [[path, structuredData["@graph"]]] : [];
  }),
);
const nodes = [...graphs.values()].flat();
const ofType = (type: string) => nodes.filter((node) => node["@type"] === type);

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
  BreadcrumbList: ["itemListElement"],
};

it.each(Object.entries(required))("gives every %s what search engines require", (type, properties) => {
  // A list of dentists only refers to them, by address and name.
  const described = ofType(type).filter((node) => type !== "Person" || node.jobTitle);
  expect(described).not.toEqual([]);
  for (const node of described) {
    const missing = properties.filter((property) => !node[property] || String(node[property]) === "");
    expect(missing, String(node["@id"] ?? node.name)).toEqual([]);
  }
});

it("uses absolute URLs, and never claims a rating or review", () => {
  for (const node of nodes) {
    for (const property of ["@id", "url", "image", "logo", "thumbnailUrl", "embedUrl", "mainEntityOfPage"]) {
      if (node[property] !== undefined) expect(node[property]).toMatch(/^https:\/\/[^/]+\//);
    }
  }
  expect(JSON.stringify(nodes)).not.toMatch(/"(?:aggregateRating|review|reviewRating|ratingValue)"/);
});

it("describes each branch's weekly hours, and its holidays: closed where the times are equal", () => {
  for (const { name, hours, slug } of site.branches.all) {
    const { holidays, name: clinic } = site.setting("clinic");
    const own = holidays.filter(({ branches }) => !branches || branches.some((branch) => branch === slug));
    expect(ofType("Dentist").find((node) => node.name === `${clinic}, ${name}`)).toMatchObject({
      openingHoursSpecification: hours.map(({ opens, closes }) => ({ opens, closes })),
      specialOpeningHoursSpecification: own.map(({ date, hours: kept }) => ({
        validFrom: date,
        ...(kept ?? { opens: "00:00", closes: "00:00" }),
      })),
    });
  }
});

it("describes every treatment as a procedure, except the plan of a trip", () => {
  const treated = site.treatments.all.filter(({ tripPlan }) => !tripPlan);
  expect(ofType("MedicalProcedure").map(({ name }) => name)).toEqual(treated.map(({ name }) => name));
});

it("names as author or reviewer only a dentist of the clinic, and never a sample one", () => {
  const real = site.dentists.all.filter(({ sample }) => !sample).map(({ slug }) => dentistId(site, slug));
  const named = nodes.flatMap(({ author, reviewedBy }) => [author, reviewedBy]).filter(Boolean) as Node[];
  expect(named).not.toEqual([]);
  for (const person of named) expect([...real, organizationId(site)]).toContain(person["@id"]);
});

it("gives every page but the home page its breadcrumbs", () => {
  const [article] = site.articles.all;
  const path = `/blogs/${article?.slug}`;
  expect(graphs.get(path)?.[0]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: `${origin}/` },
      { position: 2, name: "Blog", item: `${origin}/blogs` },
      { position: 3, name: article?.title, item: origin + path },
    ],
  });
  const without = [...graphs].filter(([, graph]) => graph[0]?.["@type"] !== "BreadcrumbList");
  expect(without.map(([each]) => each)).toEqual(["/"]);
});

it("refers on the home page only to what the home page describes", () => {
  const home = graphs.get("/") ?? [];
  const references = JSON.stringify(home).matchAll(/\{(?:"@type":"\w+",)?"@id":"([^"]+)"\}/g);
  const targets = [...references].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(site.branches.all.length);
  expect(home.map((node) => node["@id"])).toEqual(expect.arrayContaining(targets));
});

import type { Branch } from "../src/branches/schema.ts";
import { firstVisitPath, pagePaths, quietVisitPath } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import { addressLines, bookingLink, branchHours, visitQuestionsLink } from "./parts/branch.ts";
import { callPath } from "./parts/phone.ts";
import type { Site } from "./site.ts";
import { accessibilityData, branchData } from "./structured-data/branch.ts";

export type BranchPage = ReturnType<typeof branchPage>;

/** The page of a branch: its services, how to get there, and its opening hours. */
export function branchPage(site: Site, branch: Branch) {
  const { page, name, path, phones, whatsApp, directionsUrl, firstVisit, quietVisit } = branch;
  const labels = site.setting("branch-labels");
  const { facts } = site.setting("treatment-labels");
  const [phone] = phones;
  return {
    head: pageHead(site, {
      page,
      path,
      picture: page.banner,
      about: [{ ...branchData(site, branch), amenityFeature: accessibilityData(branch) }],
    }),
    banner: {
      ...banner(site, { title: page.title, text: page.intro }),
      picture: site.picture(page.banner),
      booking: bookingLink(site),
      action: { name: `${name}: ${phone}`, path: callPath(phone) },
    },
    passages: [
      ...page.sections,
      { heading: facts.price, link: { name: labels.prices, path: pagePaths.prices } },
      { heading: labels.firstVisit, link: { name: firstVisit.title, path: firstVisitPath(branch) } },
      ...(quietVisit
        ? [{ heading: labels.quietVisit, link: { name: quietVisit.title, path: quietVisitPath(branch) } }]
        : []),
    ],
    reach: { id: "reach", title: labels.reach },
    card: { name, address: addressLines(branch), phones, whatsApp, directionsHref: directionsUrl },
    hours: branchHours(site, branch),
    facts: [
      { heading: labels.transport, ...list(branch.transport) },
      { heading: labels.parking, ...list(branch.parking) },
    ],
    visitQuestions: visitQuestionsLink(labels.visitQuestions),
    accessibility: {
      id: "accessibility",
      title: labels.accessibility,
      items: branch.accessibility.map(({ name, available, detail }) => ({
        term: name,
        value: site.words.sentence(available ? labels.yes : labels.no),
        note: detail,
      })),
    },
    treatments: { id: "treatments", title: page.treatments.heading, links: page.treatments.links },
  };
}

/** A list with bullets, or a sentence where there is but one. */
function list(points: readonly string[]) {
  return points.length === 1 ? { body: points } : { points };
}

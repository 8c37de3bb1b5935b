import { getOrThrow } from "../src/collection/get-or-throw.ts";
import { pagePaths } from "../src/paths.ts";
import { FRAGMENTS } from "./fragments.ts";
import { leadPicture, pageHead } from "./head.ts";
import { branchHours } from "./parts/branch.ts";
import { reviewNote } from "./parts/review-note.ts";
import { sourceList } from "./parts/source-list.ts";
import type { Site } from "./site.ts";
import { branchData } from "./structured-data/branch.ts";

export type EmergencyPage = ReturnType<typeof emergencyPage>;

/** Whom to call now, when to go to a hospital, and what to do until a dentist is there. */
export function emergencyPage(site: Site) {
  const page = site.page("emergency");
  const { ambulances, hospital, night, call, firstAid, painkillers } = page;
  const branches = site.branches.all;
  const choking = getOrThrow(
    firstAid.cases.find(({ slug }) => slug === FRAGMENTS.choking),
    FRAGMENTS.choking,
  );
  return {
    head: pageHead(site, {
      page,
      path: pagePaths.emergency,
      picture: leadPicture(branches.map(({ map }) => map)),
      about: branches.map((branch) => branchData(site, branch)),
    }),
    opening: {
      title: page.title,
      text: page.intro,
      note: reviewNote(site, page),
      tonight: { name: page.tonight, path: `#${FRAGMENTS.firstAid}` },
      hospital: {
        title: hospital.heading,
        text: hospital.when,
        points: hospital.signs,
        calls: ambulances,
        link: { name: choking.name, path: `#${FRAGMENTS.choking}` },
        night: {
          text: night.when,
          name: site.withSampleNote(night.name, night.sample, "fact"),
          place: night.place,
          // Somebody in pain would call it.
          phone: night.sample ? undefined : night.phone,
        },
      },
      call: { title: call.heading, text: call.when, points: call.signs },
    },
    branches: branches.map((branch) => ({
      name: branch.name,
      phone: branch.phones[0],
      hours: branchHours(site, branch),
    })),
    firstAid: {
      id: FRAGMENTS.firstAid,
      title: firstAid.heading,
      text: firstAid.intro,
      cases: firstAid.cases.map(({ slug, ...aid }) => ({ id: slug, ...aid })),
    },
    painkillers: { title: painkillers.heading, text: painkillers.intro, passages: painkillers.passages },
    sources: sourceList(site, page.sources, site.setting("treatment-labels").sources),
  };
}

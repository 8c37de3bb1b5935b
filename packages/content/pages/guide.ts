import type { Guide } from "../src/guides/schema.ts";
import { guidePath } from "../src/paths.ts";
import { pageHead } from "./head.ts";
import { banner } from "./parts/banner.ts";
import { emergencyNotice } from "./parts/emergency-notice.ts";
import { guideLinks } from "./parts/guide-links.ts";
import { reviewNote } from "./parts/review-note.ts";
import { sourceList } from "./parts/source-list.ts";
import type { Site } from "./site.ts";

export type GuidePage = ReturnType<typeof guidePage>;

/** What many visits have in common, such as numbing, X-rays, and what to do at home. */
export function guidePage(site: Site, guide: Guide) {
  const { slug, title, intro, breadcrumb, urgent, sections, reviewedBy, reviewedOn, sources } = guide;
  return {
    head: pageHead(site, { page: guide, path: guidePath(slug), picture: site.page("home").hero.image }),
    banner: {
      ...banner(site, { title, text: intro, current: breadcrumb }),
      note: reviewedBy && reviewNote(site, { reviewedBy, reviewedOn }),
    },
    emergency: urgent ? emergencyNotice(site) : undefined,
    sections,
    guides: guideLinks(site, slug),
    sources: sources && sourceList(site, sources, site.setting("treatment-labels").sources),
  };
}

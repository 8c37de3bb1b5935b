import { emergencyNotice } from "./parts/emergency-notice.ts";
import type { Site } from "./site.ts";

export type NotFoundPage = ReturnType<typeof notFoundPage>;

/** What visitors read at an address that leads nowhere. */
export function notFoundPage(site: Site) {
  const { metaTitle, title, intro, homeLink, links } = site.page("not-found");
  return {
    kind: "missing" as const,
    head: {
      title: metaTitle,
      description: intro,
      type: "website",
      locale: site.words.lang.replace("-", "_"),
    },
    block: { title, text: intro, home: homeLink, links },
    emergency: emergencyNotice(site),
  };
}

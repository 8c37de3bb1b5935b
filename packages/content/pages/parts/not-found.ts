import type { Site } from "../site.ts";
import { shortEmergencyNotice } from "./emergency-notice.ts";

/** What visitors read at an address that leads nowhere. */
export function notFound(site: Site) {
  const { title, intro, homeLink, links } = site.page("not-found");
  const shown = ({ label, path }: typeof homeLink) => ({ name: label, path });
  return {
    block: { title, text: intro, home: shown(homeLink), links: links.map(shown) },
    emergency: shortEmergencyNotice(site),
  };
}

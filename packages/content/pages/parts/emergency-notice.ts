import { pagePaths } from "../../src/paths.ts";
import type { Site } from "../site.ts";

/** The red box: the gravest signs in short, what only this page adds, the numbers, and the way to all signs. */
export function emergencyNotice(site: Site, ownLine?: string) {
  const { notice, ambulances } = site.page("emergency");
  return {
    title: notice.heading,
    text: notice.text,
    ownLine,
    calls: [...receptions(site), ...ambulances],
    link: { name: notice.link, path: pagePaths.emergency },
  };
}

/** The same in a line: what only this page adds, or the question that the red box asks, and the way to all signs. */
export function emergencyLine(site: Site, ownLine?: string) {
  const { title, link } = emergencyNotice(site);
  return { text: ownLine ?? title, link };
}

/** Whom to call at each branch. */
function receptions({ branches }: Site) {
  return branches.all.map(({ name, phones: [phone] }) => ({ name, phone }));
}

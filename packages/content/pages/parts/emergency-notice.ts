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

/** The same in a line: what only this page adds, and the way to all signs, or else the question that the box asks as that way. */
export function emergencyLine(site: Site, ownLine?: string) {
  const { title, link } = emergencyNotice(site);
  return { text: ownLine, link: ownLine ? link : { ...link, name: title } };
}

/** Whom to call at each branch. */
function receptions({ branches }: Site) {
  return branches.all.map(({ name, phones: [phone] }) => ({ name, phone }));
}

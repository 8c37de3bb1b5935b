import { pagePaths, treatmentPath } from "../src/routes/index.ts";
import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { textsOf } from "./walk.ts";

const linkKeys = new Set(["path", "href"]);
const remedy = "Use the path of a page of this site, without a slash at its end";

/** Every link leads to a page of the site, in its canonical form. */
export function checkLinks({ sources, treatments, articles }: Content): Finding[] {
  const paths = new Set<string>([
    ...pagePaths,
    ...treatments.map(({ slug }) => treatmentPath(slug)),
    ...articles.map(({ slug }) => `/blogs/${slug}`),
  ]);
  return sources.flatMap(textsOf).flatMap(({ file, field, key, text }) => {
    const targets = linkKeys.has(key) ? [text] : key === "html" ? internalLinks(text) : [];
    return targets
      .filter((target) => !paths.has(target))
      .map((target) => ({ file, field, problem: `"${target}" is not a page of this site`, remedy }));
  });
}

/** Targets of an article's links, except other sites, mail and phone. */
function internalLinks(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)]
    .map((match) => match[1] ?? "")
    .filter((target) => !/^(?:https:|mailto:|tel:)/.test(target));
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { redirects, unknownArticlePaths } from "@clinic/content/routes";
import { type PolicyOptions, pagePolicy } from "@clinic/hosting/content-security-policy";

export type SiteResponse =
  | { kind: "page"; file: string; policy: string }
  | { kind: "file"; file: string }
  | { kind: "redirect"; to: string }
  | { kind: "missing"; file?: string; policy?: string };

/** The address of an article, capturing its slug. */
const ARTICLE = /^\/blogs\/([^/]+)$/;

/** Files for the server or the host, and compressed copies of other files. */
const HIDDEN = /(?:\.(?:br|gz)|__spa-fallback\.html|^_(?:headers|redirects))$/;

export interface SiteOptions extends PolicyOptions {
  /** Whether there is an article with this slug, even if it is newer than the build. */
  isArticle: (slug: string) => boolean;
}

/**
 * Reads the built site once: only files that were there at the start are served. The address of an article that is
 * newer than the build gets the page that loads it from the API.
 */
export function readSite(directory: string, options: SiteOptions): (pathname: string) => SiteResponse {
  const pages = new Map<string, { file: string; policy: string }>();
  const files = new Set<string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(directory, full).split(path.sep).join("/");
    if (HIDDEN.test(file)) continue;
    if (file.endsWith(".html")) {
      const route = `/${file}`.replace(/(?:\/index)?\.html$/, "");
      pages.set(route || "/", { file, policy: pagePolicy(readFileSync(full, "utf8"), options) });
    } else {
      files.add(file);
    }
  }
  const missing = { kind: "missing" as const, ...take("/404") };
  const missingArticle = { ...missing, ...take(unknownArticlePaths.missing) };
  const newerArticle = take(unknownArticlePaths.newer);

  /** Pages for addresses that are not their own. */
  function take(pathname: string) {
    const page = pages.get(pathname);
    pages.delete(pathname);
    return page;
  }

  function findPage(pathname: string) {
    const slug = ARTICLE.exec(pathname)?.[1];
    return pages.get(pathname) ?? (slug && options.isArticle(slug) ? newerArticle : undefined);
  }

  return (pathname) => {
    const page = findPage(pathname);
    if (page) return { kind: "page", ...page };
    if (files.has(pathname.slice(1))) return { kind: "file", file: pathname.slice(1) };

    // One canonical form, without a trailing slash. Only known paths are redirected to, so that
    // "//other.example/" cannot send anyone away.
    const trimmed = pathname.replace(/\/+$/, "");
    const to = redirects[trimmed] ?? trimmed;
    if (to !== pathname && findPage(to)) return { kind: "redirect", to };
    return ARTICLE.test(pathname) ? missingArticle : missing;
  };
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type PolicyOptions, pagePolicy } from "./content-security-policy.ts";

/** What to answer for a path of the site. */
export type SiteAnswer =
  | { kind: "page"; file: string; policy: string }
  | { kind: "file"; file: string }
  | { kind: "redirect"; to: string }
  | { kind: "missing"; file?: string; policy?: string };

/** Paths that a page of the specification links to although the page lives elsewhere (301). */
const MOVED: Record<string, string> = {
  "/Colored-fillings": "/tooth-colored-fillings",
  "/dental-tourism": "/super-speciality/dental-tourism",
};

/** Files the server reads for itself, and the ones that only stand beside another in compressed form. */
const HIDDEN = /(?:\.(?:br|gz)|__spa-fallback\.html)$/;

/** The built site as a table, read once: only what was in it at the start can be asked for. */
export function readSite(directory: string, policyOptions: PolicyOptions): (pathname: string) => SiteAnswer {
  const pages = new Map<string, { file: string; policy: string }>();
  const files = new Set<string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(directory, full).split(path.sep).join("/");
    if (HIDDEN.test(file)) continue;
    if (file.endsWith(".html")) {
      const route = `/${file}`.replace(/(?:\/index)?\.html$/, "");
      pages.set(route || "/", { file, policy: pagePolicy(readFileSync(full, "utf8"), policyOptions) });
    } else {
      files.add(file);
    }
  }
  const missing = { kind: "missing" as const, ...pages.get("/404") };
  pages.delete("/404");

  return (pathname) => {
    const page = pages.get(pathname);
    if (page) return { kind: "page", ...page };
    if (files.has(pathname.slice(1))) return { kind: "file", file: pathname.slice(1) };

    // One canonical form, without the final slash. Only paths of our own are redirected to, so that
    // "//other.example/" cannot send anyone away.
    const trimmed = pathname.replace(/\/+$/, "");
    const to = MOVED[trimmed] ?? trimmed;
    if (to !== pathname && pages.has(to)) return { kind: "redirect", to };
    return missing;
  };
}

import { publishedLanguages } from "@clinic/content/languages";
import { notFoundPath, notFoundPaths, unknownArticlePaths } from "@clinic/content/paths";
import { redirects } from "@clinic/content/server";
import { RECAPTCHA_SOURCES } from "./content-security-policy.ts";

/** Headers of every response. */
const headers = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // The video player refuses to play without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** For files under `assets/`, whose names contain a content hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** For all else: browsers revalidate it on every request, and get a 304 if nothing has changed. */
const REVALIDATED = "no-cache";

const NOTICE = "# Made by the site's build. Edits are lost.";

/** What the reference server reads: the same headers, redirects and policy that other hosts get as configuration. */
export function hostingJson(policy: string): string {
  const cacheControl = { assets: IMMUTABLE, others: REVALIDATED };
  return JSON.stringify({ headers, cacheControl, redirects, policy, recaptcha: RECAPTCHA_SOURCES });
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. A static host cannot know which newer articles exist, so every unknown
 * URL below `/blogs/` gets the page that asks the API, with status 404 to keep it out of search engines.
 */
export function redirectsFile(pages: readonly string[]): string {
  return lines([
    NOTICE,
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...pages
      .filter((route) => route !== "/" && !NOT_FOUND_PAGES.includes(route))
      .map((route) => `${route} ${route}/index.html 200`),
    `/blogs/* ${unknownArticlePaths.newer}/index.html 404`,
    ...notFoundPaths.map((route) => `${route.replace(notFoundPath, "/*")} ${route}/index.html 404`),
  ]);
}

/** `_headers` for Netlify and Cloudflare Pages, which have all but the assets revalidated by themselves. */
export function headersFile(policy: string): string {
  return lines([
    NOTICE,
    "/*",
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `  Content-Security-Policy: ${policy}`,
    "/assets/*",
    `  Cache-Control: ${IMMUTABLE}`,
  ]);
}

/** For a Caddy site block whose `root` is the built site. Requests without a matching file fall through. */
export function caddySnippet(policy: string): string {
  const serve = (matcher: string, cacheControl: string, more: readonly string[] = []) => [
    `handle ${matcher} {`,
    ...Object.entries(headers).map(([name, value]) => `\theader ${name} "${value}"`),
    `\theader Cache-Control "${cacheControl}"`,
    ...more,
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
  ];
  return lines([
    NOTICE,
    ...Object.entries(redirects).map(([from, to]) => `redir ${from} ${to} 301`),
    "# One form of each address. No path of two slashes is redirected to, as it would name another host.",
    "@slash path_regexp ^/[\\w-]+(/[\\w-]+)*/$",
    "handle @slash {",
    "\troute {",
    "\t\turi strip_suffix /",
    "\t\tredir {uri} 301",
    "\t}",
    "}",
    "@asset {",
    "\tpath /assets/*",
    "\tfile",
    "}",
    "@page {",
    "\tfile {path}/index.html",
    `\tnot path ${NOT_FOUND_PAGES.join(" ")}`,
    "}",
    "@file {",
    "\tfile",
    "\tnot path */ *.html *.br *.gz /_headers /_redirects /_hosting.json",
    "}",
    ...serve("@asset", IMMUTABLE),
    ...serve("@page", REVALIDATED, [
      `\theader Content-Security-Policy "${policy}"`,
      "\trewrite * {path}/index.html",
    ]),
    ...serve("@file", REVALIDATED),
  ]);
}

/** `security.txt` (RFC 9116). It expires after a year, and every build renews it. */
export function securityTxt(origin: string, contact: string, now = new Date()): string {
  return lines([
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000).toISOString()}`,
    `Preferred-Languages: ${publishedLanguages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}

/** Pages for addresses that are not their own. */
const NOT_FOUND_PAGES: readonly string[] = [...Object.values(unknownArticlePaths), ...notFoundPaths];

const lines = (all: readonly string[]) => `${all.join("\n")}\n`;

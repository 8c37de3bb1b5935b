import { redirects, unknownArticlePaths } from "@clinic/content/routes";
import type { BuiltPage } from "./built-pages.ts";
import { NOTHING_POLICY } from "./content-security-policy.ts";
import { IMMUTABLE, REVALIDATED, siteHeaders } from "./site-headers.ts";

const NOTICE = "# Made by the site's build. Edits are lost.";

const headerLines = (line: (name: string, value: string) => string) =>
  Object.entries(siteHeaders).map(([name, value]) => line(name, value));

/**
 * `_redirects` for Netlify and Cloudflare Pages. A static host cannot know which newer articles exist, so every unknown
 * URL below `/blogs/` gets the page that asks the API, with status 404 to keep it out of search engines.
 */
export function redirectsFile(pages: readonly BuiltPage[]): string {
  return lines([
    NOTICE,
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...pages.filter(hasOwnPath).map(({ route }) => `${route} ${file(route)} 200`),
    `/blogs/* ${file(unknownArticlePaths.newer)} 404`,
    `/* ${file("/404")} 404`,
  ]);
}

/** `_headers` for Netlify and Cloudflare Pages. */
export function headersFile(pages: readonly BuiltPage[]): string {
  return lines([
    NOTICE,
    "/*",
    ...headerLines((name, value) => `  ${name}: ${value}`),
    "/assets/*",
    `  Cache-Control: ${IMMUTABLE}`,
    ...pages.flatMap(({ route, policy }) => [
      route,
      `  Cache-Control: ${REVALIDATED}`,
      `  Content-Security-Policy: ${policy}`,
    ]),
  ]);
}

/** For a Caddy site block whose `root` is the built site. Requests without a matching file fall through. */
export function caddySnippet(pages: readonly BuiltPage[]): string {
  return lines([
    NOTICE,
    "map {path} {page_policy} {",
    ...pages.map(({ route, policy }) => `\t${route} "${policy}"`),
    `\tdefault "${NOTHING_POLICY}"`,
    "}",
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
    `\tnot path ${[...Object.values(unknownArticlePaths), "/404"].join(" ")}`,
    "}",
    "@file {",
    "\tfile",
    "\tnot path */ *.html *.br *.gz /_headers /_redirects",
    "}",
    "handle @asset {",
    ...headerLines((name, value) => `\theader ${name} "${value}"`),
    `\theader Cache-Control "${IMMUTABLE}"`,
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
    "handle @page {",
    ...headerLines((name, value) => `\theader ${name} "${value}"`),
    `\theader Cache-Control ${REVALIDATED}`,
    "\theader Content-Security-Policy {page_policy}",
    "\trewrite * {path}/index.html",
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
    "handle @file {",
    ...headerLines((name, value) => `\theader ${name} "${value}"`),
    `\theader Cache-Control ${REVALIDATED}`,
    "\tfile_server {",
    "\t\tprecompressed br gzip",
    "\t}",
    "}",
  ]);
}

/** For the `http` block of nginx: maps each page to its policy. */
export function nginxPolicies(pages: readonly BuiltPage[]): string {
  return lines([
    NOTICE,
    // A policy has a hash for each inline script, which makes it longer than nginx's defaults allow.
    "map_hash_bucket_size 2048;",
    "map_hash_max_size 4096;",
    "map $uri $page_policy {",
    ...pages.flatMap(({ route, policy }) => [`\t${route} "${policy}";`, `\t${file(route)} "${policy}";`]),
    // The home page's file as `try_files` spells it.
    ...pages.filter(({ route }) => route === "/").map(({ policy }) => `\t//index.html "${policy}";`),
    `\tdefault "${NOTHING_POLICY}";`,
    "}",
  ]);
}

/** For an nginx `server` block whose `root` is the built site. `brotli_static` requires a separate module. */
export function nginxSnippet(): string {
  return lines([
    NOTICE,
    ...headerLines((name, value) => `add_header ${name} "${value}" always;`),
    "add_header Content-Security-Policy $page_policy always;",
    `add_header Cache-Control ${REVALIDATED} always;`,
    "charset utf-8;",
    "gzip_static on;",
    ...Object.entries(redirects).map(([from, to]) => `rewrite ^${from}/?$ ${to} permanent;`),
    "rewrite ^/([\\w-]+(?:/[\\w-]+)*)/$ /$1 permanent;",
    "location /assets/ {",
    ...headerLines((name, value) => `\tadd_header ${name} "${value}" always;`),
    `\tadd_header Cache-Control "${IMMUTABLE}";`,
    "\ttry_files $uri =404;",
    "}",
    `location ~ ^(?:${Object.values(unknownArticlePaths).join("|")}|/404|/_headers|/_redirects|.+\\.(?:br|gz))$ { return 404; }`,
    "location / {",
    "\ttry_files $uri/index.html $uri =404;",
    "}",
    "location /blogs/ {",
    "\ttry_files $uri/index.html $uri @unknown_article;",
    "}",
    "location @unknown_article {",
    `\terror_page 404 ${file(unknownArticlePaths.newer)};`,
    "\treturn 404;",
    "}",
    `error_page 404 ${file("/404")};`,
  ]);
}

/** `security.txt` (RFC 9116). It expires after a year, and every build renews it. */
export function securityTxt({
  origin,
  contact,
  now = new Date(),
}: {
  origin: string;
  contact: string;
  now?: Date;
}) {
  const expires = new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000).toISOString();
  return lines([
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ]);
}

/** Whether a page is served at its own path. */
const hasOwnPath = ({ route }: BuiltPage) =>
  route !== "/" && route !== "/404" && !Object.values<string>(unknownArticlePaths).includes(route);

const file = (route: string) => `${route === "/" ? "" : route}/index.html`;
const lines = (all: readonly string[]) => `${all.join("\n")}\n`;

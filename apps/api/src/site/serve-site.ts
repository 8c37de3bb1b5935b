import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, languageOf } from "@clinic/content/languages";
import { notFoundPaths, unknownArticlePaths } from "@clinic/content/paths";
import { articles } from "@clinic/content/server";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ConfigError } from "../config.ts";
import { RequestError } from "../failure.ts";

export interface ServeSiteOptions {
  /** Folder of the built site. Undefined to serve the API alone. */
  directory: string | undefined;
  recaptcha: boolean;
}

/** What the site's build writes for its hosts. */
interface Hosting {
  headers: Record<string, string>;
  cacheControl: { assets: string; others: string };
  redirects: Record<string, string>;
  /** Content security policies by path. */
  pages: Record<string, string>;
  /** Sources to add to each policy for Google's reCAPTCHA, by rule. */
  recaptcha: Record<string, string[]>;
}

const HOSTING_FILE = "_hosting.json";

/** @throws {ConfigError} when the folder holds no built site */
export function assertSiteIsBuilt(directory: string | undefined) {
  if (directory === undefined || existsSync(path.join(directory, HOSTING_FILE))) return;
  throw new ConfigError(
    `SITE_DIR: there is no built site in ${directory}. Correct it, run \`npm run build -- --filter=@clinic/site\`, or set ` +
      "SITE_DIR=none to serve the API alone.",
  );
}

/** Files for hosts, and copies and pages that have another address. */
const HIDDEN = /(?:\.(?:br|gz|html)|\/_(?:headers|redirects|hosting\.json))$/;

/** The address of an article, capturing its slug. */
const ARTICLE = /^\/blogs\/([^/]+)$/;

/** Serves the prerendered site, each page at one address, with the headers and policies that its build has written. */
export async function serveSite(app: FastifyInstance, { directory, recaptcha }: ServeSiteOptions) {
  if (directory === undefined) {
    app.setNotFoundHandler(refuse);
    return;
  }
  const hosting = JSON.parse(readFileSync(path.join(directory, HOSTING_FILE), "utf8")) as Hosting;
  const redirects = new Map(Object.entries(hosting.redirects));
  const policies = new Map(
    Object.entries(hosting.pages).map(([route, policy]) => [
      route,
      recaptcha ? withSources(policy, hosting.recaptcha) : policy,
    ]),
  );
  // Only files that were there at the start are served.
  const files = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });

  /** Takes a page for addresses that are not its own. */
  function take(route: string) {
    const policy = policies.get(route);
    return policies.delete(route) && policy !== undefined ? { route, policy } : undefined;
  }
  const missing = new Map(notFoundPaths.map((route) => [languageOf(route), take(route)]));
  const missingArticle = take(unknownArticlePaths.missing);
  const newerArticle = take(unknownArticlePaths.newer);

  function findPage(pathname: string) {
    const policy = policies.get(pathname);
    if (policy !== undefined) return { route: pathname, policy };
    // An article that is newer than the build gets the page that loads it from the API.
    const slug = ARTICLE.exec(pathname)?.[1];
    return slug && articles.find(slug) ? newerArticle : undefined;
  }

  function setHeaders(reply: FastifyReply, policy?: string) {
    reply.headers(hosting.headers).header("Cache-Control", hosting.cacheControl.others);
    if (policy) reply.header("Content-Security-Policy", policy);
  }

  app.get("/*", (request, reply) => {
    const { pathname, query } = addressOf(request);
    if (pathname.startsWith("/api/")) return refuse(request);
    const page = findPage(pathname);
    setHeaders(reply, page?.policy);
    if (page) return reply.sendFile(path.join(page.route, "index.html"));

    // One canonical form, without a trailing slash. Only known paths are redirected to, so that
    // "//other.example/" cannot send anyone away.
    const trimmed = pathname.replace(/\/+$/, "");
    const [to = "", fragment = ""] = (redirects.get(trimmed) ?? trimmed).split(/(?=#)/);
    if (to !== pathname && findPage(to)) return reply.redirect(to + query + fragment, 301);
    if (HIDDEN.test(pathname) || !files.has(path.join(directory, pathname))) return reply.callNotFound();
    if (pathname.startsWith("/assets/")) reply.header("Cache-Control", hosting.cacheControl.assets);
    return reply.sendFile(pathname);
  });

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = addressOf(request);
    const page =
      (ARTICLE.test(pathname) && missingArticle) ||
      missing.get(languageOf(pathname)) ||
      missing.get(DEFAULT_LANGUAGE);
    if (!["GET", "HEAD"].includes(request.method) || pathname.startsWith("/api/") || !page)
      return refuse(request);
    setHeaders(reply, page.policy);
    return reply
      .code(404)
      .type("text/html; charset=utf-8")
      .send(readFileSync(path.join(directory, page.route, "index.html")));
  });
}

/** Adds sources to the rules of a content security policy. */
function withSources(policy: string, sources: Record<string, string[]>): string {
  return policy
    .split("; ")
    .map((rule) => [rule, ...(sources[rule.split(" ")[0] ?? ""] ?? [])].join(" "))
    .join("; ");
}

function addressOf(request: FastifyRequest) {
  const [pathname = "", ...query] = request.url.split(/(?=\?)/);
  return { pathname: decode(pathname), query: query.join("") };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function refuse(request: FastifyRequest): never {
  throw new RequestError(404, "not_found", `There is nothing for ${request.method} at this address.`);
}

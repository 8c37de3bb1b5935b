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
  /** The content security policy of the pages. */
  policy: string;
  /** Sources to add to it for Google's reCAPTCHA, by rule. */
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

/** Serves the prerendered site, each page at one address, with the headers and the policy that its build has written. */
export async function serveSite(app: FastifyInstance, { directory, recaptcha }: ServeSiteOptions) {
  if (directory === undefined) {
    app.setNotFoundHandler(refuse);
    return;
  }
  const hosting = JSON.parse(readFileSync(path.join(directory, HOSTING_FILE), "utf8")) as Hosting;
  const redirects = new Map(Object.entries(hosting.redirects));
  const policy = recaptcha ? withSources(hosting.policy, hosting.recaptcha) : hosting.policy;
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

  const pages = new Set(
    [...files]
      .filter((file) => path.basename(file) === "index.html")
      .map((file) => `/${path.relative(directory, path.dirname(file)).replaceAll(path.sep, "/")}`),
  );
  /** Takes a page for addresses that are not its own. */
  const take = (route: string) => (pages.delete(route) ? route : undefined);
  const missing = new Map(notFoundPaths.map((route) => [languageOf(route), take(route)]));
  const missingArticle = take(unknownArticlePaths.missing);
  const newerArticle = take(unknownArticlePaths.newer);

  /** The address of the page to send. */
  function findPage(pathname: string) {
    if (pages.has(pathname)) return pathname;
    // An article that is newer than the build gets the page that loads it from the API.
    const slug = ARTICLE.exec(pathname)?.[1];
    return slug && articles.find(slug) ? newerArticle : undefined;
  }

  function setHeaders(reply: FastifyReply, isPage: boolean) {
    reply.headers(hosting.headers).header("Cache-Control", hosting.cacheControl.others);
    if (isPage) reply.header("Content-Security-Policy", policy);
  }

  app.get("/*", (request, reply) => {
    const { pathname, query } = addressOf(request);
    if (pathname.startsWith("/api/")) return refuse(request);
    const page = findPage(pathname);
    setHeaders(reply, page !== undefined);
    if (page) return reply.sendFile(path.join(page, "index.html"));

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
    setHeaders(reply, true);
    return reply
      .code(404)
      .type("text/html; charset=utf-8")
      .send(readFileSync(path.join(directory, page, "index.html")));
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

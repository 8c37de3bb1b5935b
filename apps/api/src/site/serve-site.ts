import { existsSync } from "node:fs";
import path from "node:path";
import { articles } from "@clinic/content/articles";
import { frameOrigins, IMMUTABLE, RECAPTCHA_SOURCES } from "@clinic/hosting/site-headers";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ConfigError } from "../config.ts";
import { RequestError } from "../failure.ts";
import { createFileCache, isFresh } from "./file-cache.ts";
import { readSite } from "./site-files.ts";

export interface ServeSiteOptions {
  /** Folder of the built site. Undefined to serve the API alone. */
  directory: string | undefined;
  recaptcha: boolean;
}

/** @throws {ConfigError} when the folder holds no built site */
export function assertSiteIsBuilt(directory: string | undefined) {
  if (directory === undefined || existsSync(path.join(directory, "index.html"))) return;
  throw new ConfigError(
    `SITE_DIR: there is no built site in ${directory}. Correct it, run \`npm run build -- --filter=@clinic/site\`, or set ` +
      "SITE_DIR=none to serve the API alone.",
  );
}

/** Serves the prerendered site: pages at one canonical address each, hashed files cacheable for a year. */
export async function serveSite(app: FastifyInstance, { directory, recaptcha }: ServeSiteOptions) {
  if (directory === undefined) {
    app.setNotFoundHandler((request) => {
      throw notFound(request);
    });
    return;
  }
  const lookUp = readSite(directory, {
    frames: frameOrigins,
    humanCheck: recaptcha ? RECAPTCHA_SOURCES : undefined,
    isArticle: (slug) => articles.find(slug) !== undefined,
  });

  const cache = createFileCache(directory);
  // For files too large for the cache, and for range requests.
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", (request, reply) => {
    const queryStart = request.url.indexOf("?");
    const query = queryStart === -1 ? "" : request.url.slice(queryStart);
    const pathname = decode(queryStart === -1 ? request.url : request.url.slice(0, queryStart));
    if (pathname.startsWith("/api/")) throw notFound(request);
    const response = lookUp(pathname);
    switch (response.kind) {
      case "redirect":
        return reply.redirect(`${response.to}${query}`, 301);
      case "page":
        reply.header("Cache-Control", "no-cache").header("Content-Security-Policy", response.policy);
        return sendFile(request, reply, response.file);
      case "file":
        reply.header("Cache-Control", response.file.startsWith("assets/") ? IMMUTABLE : "no-cache");
        return sendFile(request, reply, response.file);
      case "missing":
        if (!response.file || !response.policy) throw notFound(request);
        reply.header("Cache-Control", "no-cache").header("Content-Security-Policy", response.policy);
        return sendFile(request, reply.code(404), response.file);
    }
  });
  app.setNotFoundHandler((request) => {
    throw notFound(request);
  });

  function sendFile(request: FastifyRequest, reply: FastifyReply, name: string) {
    const { headers } = request;
    const file = headers.range === undefined && cache.find(name, headers["accept-encoding"]);
    if (!file) return reply.sendFile(name);
    if (reply.statusCode === 200 && isFresh(headers, file)) {
      return reply.code(304).headers(file.validators).send();
    }
    return reply.headers(file.headers).send(file.body);
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function notFound(request: FastifyRequest) {
  return new RequestError(404, "not_found", `There is nothing for ${request.method} at this address.`);
}

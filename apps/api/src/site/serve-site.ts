import { existsSync } from "node:fs";
import { articles } from "@clinic/content/articles";
import { clinic } from "@clinic/content/clinic";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RequestError } from "../failure.ts";
import { readSite } from "./site-files.ts";

/** No-cookie host of the video player. */
const VIDEO_HOST = "https://www.youtube-nocookie.com";
/** Where Google's reCAPTCHA loads its scripts and frames from (Google's documentation on CSP). */
const RECAPTCHA_SOURCES = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface ServeSiteOptions {
  /** Folder of the built site. Without it only the API answers. */
  directory: string;
  recaptcha: boolean;
}

/** Serves the prerendered site: pages by their path, hashed files for a year, one form of each address. */
export async function serveSite(app: FastifyInstance, { directory, recaptcha }: ServeSiteOptions) {
  if (!existsSync(directory)) {
    app.setNotFoundHandler((request) => {
      throw notFound(request);
    });
    return;
  }
  const frames = new Set(clinic.branches.map((branch) => new URL(branch.mapEmbedUrl).origin));
  const lookUp = readSite(directory, {
    frames: [VIDEO_HOST, ...frames],
    humanCheck: recaptcha ? RECAPTCHA_SOURCES : [],
    isArticle: (slug) => articles.get(slug) !== undefined,
  });

  // Compressed copies are made when the site is built, and stand beside each file.
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith("/api/") || (request.method !== "GET" && request.method !== "HEAD")) {
      throw notFound(request);
    }
    return send(reply, request, lookUp);
  });
}

function send(reply: FastifyReply, request: FastifyRequest, lookUp: ReturnType<typeof readSite>) {
  const queryStart = request.url.indexOf("?");
  const query = queryStart === -1 ? "" : request.url.slice(queryStart);
  const pathname = decode(queryStart === -1 ? request.url : request.url.slice(0, queryStart));
  const answer = lookUp(pathname);
  switch (answer.kind) {
    case "redirect":
      return reply.redirect(`${answer.to}${query}`, 301);
    case "page":
      return reply
        .code(200)
        .header("Cache-Control", "no-cache")
        .header("Content-Security-Policy", answer.policy)
        .sendFile(answer.file);
    case "file":
      return reply
        .code(200)
        .header(
          "Cache-Control",
          answer.file.startsWith("assets/") ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache",
        )
        .sendFile(answer.file);
    case "missing":
      if (!answer.file || !answer.policy) throw notFound(request);
      return sendMissing(reply, answer.file, answer.policy);
  }
}

function sendMissing(reply: FastifyReply, file: string, policy: string) {
  reply.header("Cache-Control", "no-cache").header("Content-Security-Policy", policy);
  return reply.code(404).sendFile(file);
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

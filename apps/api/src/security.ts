import cors from "@fastify/cors";
import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { RequestError } from "./failure.ts";

export interface SecurityOptions {
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** The site's public address, where requests arrive under another `Host`. */
  publicUrl?: string;
  /** Where hits are counted. @default in this process */
  rateLimitStore?: FastifyRateLimitStoreCtor;
}

/** Headers of every response that is data and not a page. The site's pages and files have those of their build. */
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Adds the headers, the origin check and the rate limiter that apply to every request. */
export async function secure(app: FastifyInstance, options: SecurityOptions) {
  // Pages of allowed origins show the pictures of articles, which `same-origin` would block despite CORS.
  const resourcePolicy = options.corsOrigins.length > 0 ? "cross-origin" : "same-origin";
  const headers = { ...HEADERS, "Cross-Origin-Resource-Policy": resourcePolicy };
  const allowed = new Set(
    [options.corsOrigins, options.publicUrl ?? []].flat().map((url) => new URL(url).origin),
  );

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);

    // Browsers name the origin of the posting page. Other sites' pages may not post.
    const { origin } = request.headers;
    if (request.method !== "POST" || origin === undefined || allowed.has(origin)) return;
    const isOwn = !options.publicUrl && URL.canParse(origin) && new URL(origin).host === request.host;
    if (isOwn) return;
    throw new RequestError(403, "foreign_origin", "Requests from other websites are not accepted.", {
      Origin: "This origin is not allowed.",
    });
  });

  if (allowed.size > 0) {
    await app.register(cors, {
      origin: [...allowed],
      methods: ["GET", "POST"],
      allowedHeaders: ["Accept", "Authorization", "Content-Type", "Idempotency-Key"],
      maxAge: 86_400,
    });
  }

  await app.register(rateLimit, {
    global: false,
    store: options.rateLimitStore,
    cache: 20_000,
    // A customer may choose from a whole /48.
    ipv6Subnet: 48,
    errorResponseBuilder: (_request, { after }) =>
      new RequestError(429, "too_many_requests", `Too many requests. Please try again in ${after}.`),
  });
}

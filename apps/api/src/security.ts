import type { IncomingMessage, ServerResponse } from "node:http";
import { NOTHING_POLICY } from "@clinic/hosting/content-security-policy";
import cors from "@fastify/cors";
import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import helmet, { type HelmetOptions } from "helmet";
import { clientAddress } from "./client-address.ts";
import { RequestError } from "./failure.ts";

export interface SecurityOptions {
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** The site's own address, where it is not the one requests arrive under. */
  publicUrl?: string;
  /** Asks browsers to put the domain and its subdomains on their list of sites that never speak plain HTTP. */
  hstsPreload?: boolean;
  /** Where hits are counted; in this process when left out. */
  rateLimitStore?: FastifyRateLimitStoreCtor;
}

/** Adds the headers, the origin check and the rate limiter that apply to every answer. */
export async function secure(app: FastifyInstance, options: SecurityOptions) {
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: false,
      // The video player refuses to start for pages that hide their origin from it.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      // Being on the browsers' preload list is hard to undo, so that it needs the owner's word.
      strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: options.hstsPreload },
      // Another origin's page shows the pictures of articles; `same-origin` would stop it although CORS allows it.
      crossOriginResourcePolicy: { policy: options.corsOrigins.length > 0 ? "cross-origin" : "same-origin" },
      xFrameOptions: { action: "deny" },
    }),
    "Content-Security-Policy": NOTHING_POLICY,
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });

  // Two hosts let a proxy and this server disagree about the site that is meant (RFC 9112, section 3.2).
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length <= 1) return done();
    done(new RequestError(400, "malformed_request", "The request names two hosts."));
  });

  const allowed = new Set(options.corsOrigins.map((origin) => new URL(origin).origin));
  if (options.publicUrl) allowed.add(new URL(options.publicUrl).origin);

  // Browsers name the origin of the page that posts. Pages of other sites may not.
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    if (request.method !== "POST" || origin === undefined || allowed.has(origin)) return done();
    if (URL.canParse(origin) && new URL(origin).host === request.host) return done();
    done(
      new RequestError(403, "foreign_origin", "Requests from other websites are not accepted.", {
        Origin: "This origin is not allowed.",
      }),
    );
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
    keyGenerator: ({ ip }) => clientAddress(ip),
    errorResponseBuilder: (_request, { after }) =>
      new RequestError(429, "too_many_requests", `Too many requests. Please try again in ${after}.`),
  });
}

/** Helmet's headers, which are the same for every answer. Setting them one by one took half the time of a page. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

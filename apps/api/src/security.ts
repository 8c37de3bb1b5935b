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
  /** The site's public address, where requests arrive under another `Host`. */
  publicUrl?: string;
  /** Asks browsers to add the domain and its subdomains to their list of HTTPS-only sites. */
  hstsPreload?: boolean;
  /** Where hits are counted. @default in this process */
  rateLimitStore?: FastifyRateLimitStoreCtor;
}

/** Adds the headers, the origin check and the rate limiter that apply to every request. */
export async function secure(app: FastifyInstance, options: SecurityOptions) {
  const headers = {
    ...helmetHeaders({
      contentSecurityPolicy: false,
      // The video player refuses to start for pages that hide their origin from it.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      // The browsers' preload list is hard to get off again, so joining it is the owner's decision.
      strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: options.hstsPreload },
      // Pages of allowed origins show the pictures of articles, which `same-origin` would block despite CORS.
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

  // With two hosts, a proxy and this server may disagree about which one is meant (RFC 9112, section 3.2).
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length <= 1) return done();
    done(new RequestError(400, "malformed_request", "The request has two Host headers."));
  });

  const allowed = new Set(options.corsOrigins.map((origin) => new URL(origin).origin));
  if (options.publicUrl) allowed.add(new URL(options.publicUrl).origin);

  // Browsers name the origin of the posting page. Other sites' pages may not post.
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

/** Computes Helmet's headers once: setting them one by one took half the time of serving a page. */
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

import { createHash } from "node:crypto";
import { clinic } from "@clinic/content/server";

type Rules = Record<string, readonly string[]>;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks, such as JSON-LD. Browsers do not execute them, so the policy need not allow them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The hashes (CSP level 3) of a page's inline scripts. */
export function inlineScriptHashes(html: string) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}

/** The video player and the branches' maps. */
const FRAMES = [
  "https://www.youtube-nocookie.com",
  ...new Set(clinic.branches.map((branch) => new URL(branch.mapEmbedUrl).origin)),
];

/** Sources of Google's reCAPTCHA (Google's documentation on CSP; `connect-src` is for its error reports). */
export const RECAPTCHA_SOURCES: Rules = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
};

export interface PolicyOptions {
  /** Base URL of the API. Another origin than the site's is allowed for calls and for the pictures of articles. */
  apiBaseUrl?: string;
  /** Whether the pages may load Google's reCAPTCHA. */
  recaptcha?: boolean;
}

/**
 * The content security policy of all pages: same-origin files and the pages' inline scripts, by their hashes, and nothing
 * else. Inline styles are allowed, because the HTML places teeth, comparisons and the focus of pictures with them.
 */
export function pagePolicy(hashes: Iterable<string>, { apiBaseUrl = "/api", recaptcha }: PolicyOptions = {}) {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [];
  const rules: Rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "https://i.ytimg.com", ...api],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": FRAMES,
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  const additions = recaptcha ? RECAPTCHA_SOURCES : {};
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, ...sources, ...(additions[rule] ?? [])].join(" "))
    .join("; ");
}

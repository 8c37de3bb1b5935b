import { createHash } from "node:crypto";
import { clinic } from "@clinic/content/server";

type Rules = Record<string, readonly string[]>;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks, such as JSON-LD. Browsers do not execute them, so the policy need not allow them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The hashes (CSP level 3) of a page's inline scripts. */
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [...hashes];
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
 * The content security policy of a page: same-origin files and the inline scripts it was built with, and nothing else.
 * Inline styles are allowed, because the HTML places teeth, comparisons and the focus of pictures with them.
 */
export function pagePolicy(html: string, { apiBaseUrl = "/api", recaptcha = false }: PolicyOptions): string {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [];
  const rules: Rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes(html)],
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

/** For responses that aren't pages. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

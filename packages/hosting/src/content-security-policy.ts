import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** Allowed frame origins: maps and videos. */
  frames: readonly string[];
  /** Sources of a third-party human check, if there is one. */
  humanCheck?: Record<"scripts" | "frames" | "connect", readonly string[]>;
  /** Other origins that pages may call: the API's, if it is not the site's. */
  connect?: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks, such as JSON-LD. Browsers do not execute them, so the policy need not allow them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The hashes (CSP level 3) of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * The content security policy of a page: same-origin files and the inline scripts it was built with, and nothing else.
 * Inline styles are allowed, because the scroll lock of dialogs sets them.
 */
export function pagePolicy(html: string, { frames, humanCheck, connect = [] }: PolicyOptions): string {
  const more = pageNeeds(html);
  const rules: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes(html), ...(humanCheck?.scripts ?? [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "https://i.ytimg.com"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect, ...(humanCheck?.connect ?? [])],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [...frames, ...(humanCheck?.frames ?? [])],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(rules)
    .map(([rule, sources]) => [rule, [...sources, ...(more.get(rule) ?? [])]] as const)
    .map(([rule, sources]) => `${rule} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

const NEEDS = /<meta name="policy-needs" content="([^"]*)"/;

/** What a page needs beyond the common policy: `img-src blob:; connect-src https://git.example`. */
function pageNeeds(html: string): ReadonlyMap<string, readonly string[]> {
  const [, needs = ""] = NEEDS.exec(html) ?? [];
  const rules = needs.split(";").map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name = "", ...sources]) => [name, sources]));
}

/** For responses that aren't pages. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** Origins of the frames a visitor may open: maps and videos. */
  frames: readonly string[];
  /** What a third party's human check loads and calls, where there is one. */
  humanCheck?: Record<"scripts" | "frames" | "connect", readonly string[]>;
  /** Other origins that pages may call: the API's, where it is not the site's. */
  connect?: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Blocks that hold data for others to read. Browsers do not run them, so the policy need not allow them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The hashes (CSP level 3) of the scripts a page carries inside itself. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", source = ""] of html.matchAll(SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  }
  return [...hashes];
}

/**
 * What a page may load: its own files, the inline scripts that were built into it, and nothing else. Inline
 * styles are allowed, as the scroll lock of dialogs sets them.
 */
export function pagePolicy(html: string, { frames, humanCheck, connect = [] }: PolicyOptions): string {
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
    .map(([rule, sources]) => `${rule} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
    .join("; ");
}

/** For answers that are no pages: they may load nothing at all. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

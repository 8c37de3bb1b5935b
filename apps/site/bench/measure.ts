import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromiumArgs, findChromium } from "@clinic/testing/chromium";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The Lighthouse results of one visit. */
export interface Visit {
  scores: Record<(typeof categories)[number], number>;
  /** Times in milliseconds, on a simulated mid-range phone with slow 4G. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Ids of the audits below their maximum score. */
  weak: string[];
  /** URLs of the scripts loaded without any interaction. */
  scripts: string[];
  /** Transfer sizes in bytes: compressed, including headers. */
  sent: { html: number; scripts: number; pictures: number; all: number };
}

interface Request {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/** On a busy machine, Lighthouse sometimes misses the start of the page load. */
const MAX_ATTEMPTS = 3;

/**
 * Measures a page with Lighthouse's default mobile settings (simulated slow 4G and a slow CPU), in a new browser with an
 * empty cache.
 *
 * @throws when Lighthouse fails to load the page three times
 */
export async function visit(url: string, attempt = 1): Promise<Visit> {
  try {
    return await visitOnce(url);
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error;
    return visit(url, attempt + 1);
  }
}

async function visitOnce(url: string): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...chromiumArgs],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
      skipAudits: ["full-page-screenshot"],
      disableFullPageScreenshot: true,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);

    const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
    const requests = requestsIn(report.audits["network-requests"]?.details);
    const sent = (type?: string) =>
      requests
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      scores: Object.fromEntries(
        categories.map((category) => [category, Math.round((report.categories[category]?.score ?? 0) * 100)]),
      ) as Visit["scores"],
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      weak: categories.flatMap((category) =>
        (report.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.995)
          .map(({ id }) => id),
      ),
      scripts: requests.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => url),
      sent: { html: sent("Document"), scripts: sent("Script"), pictures: sent("Image"), all: sent() },
    };
  } finally {
    chrome.kill();
  }
}

function requestsIn(details: unknown): Request[] {
  return (details as { items?: Request[] } | undefined)?.items ?? [];
}

/** Total gzipped size of the scripts, as budgeted. The server sends brotli, which is smaller. */
export function gzipBytes(scripts: readonly string[], siteDirectory: string) {
  const files = scripts.map((url) => path.join(siteDirectory, new URL(url).pathname)).filter(existsSync);
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** The median; of an even number of values, the upper one. */
export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

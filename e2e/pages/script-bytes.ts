import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const site = path.dirname(createRequire(import.meta.url).resolve("@clinic/site/package.json"));
const known = new Map<string, number>();

/** The scripts that the page has requested so far, gzipped. */
export async function scriptBytes(page: Page) {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(".js")),
  );
  const sizes = await Promise.all([...new Set(scripts)].map(gzippedBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function gzippedBytes(script: string) {
  const bytes =
    known.get(script) ??
    gzipSync(await readFile(path.join(site, "build/client", script)), { level: 9 }).length;
  known.set(script, bytes);
  return bytes;
}

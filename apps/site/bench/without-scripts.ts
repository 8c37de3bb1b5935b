import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compress } from "../scripts/compress.ts";

/** Blocks that hold data for search engines stay: no browser runs them. */
const runScript = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Copies a built site and takes every script out of some of its pages: no page with the same content, look and
 * pictures can be shown faster. It is the limit that the real pages are measured against.
 */
export async function copyWithoutScripts(siteDirectory: string, target: string, pages: readonly string[]) {
  cpSync(siteDirectory, target, { recursive: true });
  for (const page of pages) {
    const file = path.join(target, page, "index.html");
    writeFileSync(file, readFileSync(file, "utf8").replace(runScript, ""));
  }
  await compress(
    target,
    pages.map((page) => path.posix.join(page.slice(1), "index.html")),
  );
}

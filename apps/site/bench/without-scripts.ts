import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compress } from "../scripts/compress.ts";

/** Leaves JSON-LD in place: browsers do not execute it. */
const runScript = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Copies a built site and removes every script from the given pages. The result is the lower bound that the real pages
 * are measured against: nothing with the same content and pictures renders faster.
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

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { jsonSchemas } from "../load/json-schemas.ts";
import type { Content } from "../load/load-content.ts";
import { distFolder } from "../src/assets/index.ts";
import { buildContent, buildSiteFiles } from "./build-content.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Builds all content into a folder, and removes what is no longer part of it. All pages together take less time than a
 * glance at them, so none is left out; files that stay the same aren't written, so that watchers don't reload them.
 *
 * @param content - What `checkStructure` finds no mistake in.
 * @returns the files that are new or changed, by their paths below the folder: `en/pages/about-us.json`
 */
export async function writeContent(content: Content, dist = distFolder): Promise<string[]> {
  const siteFiles = await buildSiteFiles(content, dist);
  const files = new Map([...buildContent(content, siteFiles), ...jsonSchemas(content)]);
  const changed = [...files].filter(([path, text]) => read(join(dist, path)) !== text);
  for (const [path, text] of changed) writeWhole(join(dist, path), text);
  const manifests = [files.get("pictures.json"), files.get("files.json")].join("");
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || files.has(relative(dist, file))) continue;
    // Pictures and films are there already.
    if (!manifests.includes(`/assets/${entry.name}`)) rmSync(file);
  }
  return changed.map(([path]) => path);
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

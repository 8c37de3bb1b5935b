import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Article, articles } from "@clinic/content/articles";
import { copyWorkspace } from "./workspace-copy.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ArticleBuild {
  milliseconds: number;
  pages: number;
  files: number;
  bytes: number;
  /** Size of the first page of the list of articles, gzipped. */
  listBytes: number;
  /** Number of articles on that page. */
  listed: number;
}

/** Our own articles, repeated with other slugs and earlier dates, newest first. */
function repeatedArticles(count: number): Article[] {
  const originals = articles.all;
  const oldest = Date.parse(originals.at(-1)?.publishedOn ?? "");
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("There are no articles to repeat.");
    if (index < originals.length) return original;
    const publishedOn = new Date(oldest - index * DAY_MS).toISOString().slice(0, 10);
    return { ...original, slug: `${original.slug}-${index}`, publishedOn };
  });
}

/**
 * Builds the site with the given number of articles, in a temporary copy of the workspace.
 *
 * @throws when the build fails
 */
export function buildWithArticles(count: number): ArticleBuild {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-articles-"));
  try {
    const site = copyWorkspace(folder);
    writeFileSync(
      path.join(folder, "packages/content/dist/en/articles.json"),
      JSON.stringify(repeatedArticles(count)),
    );
    const start = performance.now();
    const build = spawnSync(process.execPath, ["scripts/react-router.ts", "build", "--logLevel", "error"], {
      cwd: site,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    const milliseconds = performance.now() - start;
    if (build.status !== 0) throw new Error(`The build with ${count} articles failed.\n${build.stderr}`);

    const client = path.join(site, "build/client");
    const files = globSync("**/*", { cwd: client, withFileTypes: true }).filter((entry) => entry.isFile());
    const list = readFileSync(path.join(client, "blogs/index.html"), "utf8");
    return {
      milliseconds,
      pages: files.filter(({ name }) => name === "index.html").length,
      files: files.length,
      bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0),
      listBytes: gzipSync(list, { level: 9 }).length,
      listed: new Set(list.match(/href="\/blogs\/[^"/]+"/g)).size,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Article, articles } from "@clinic/content/articles";
import { copyWorkspace } from "./workspace-copy.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What a build took and made. */
export interface ArticleBuild {
  milliseconds: number;
  pages: number;
  files: number;
  bytes: number;
  /** The first page of the list of articles, compressed with gzip. */
  listBytes: number;
  /** How many articles it shows. */
  listed: number;
}

/** Our own articles, repeated under other addresses and earlier days, the newest first. */
function repeatedArticles(count: number): Article[] {
  const originals = articles.all;
  const oldest = Date.parse(originals.at(-1)?.publishedOn ?? "");
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error("There are no articles to repeat.");
    if (index < originals.length) return original;
    const publishedOn = new Date(oldest - index * DAY).toISOString().slice(0, 10);
    return { ...original, slug: `${original.slug}-${index}`, publishedOn };
  });
}

/**
 * Builds the site with this many articles, in a copy of the workspace that is taken away afterwards.
 * @throws when the build fails
 */
export function buildWithArticles(count: number): ArticleBuild {
  const folder = mkdtempSync(path.join(tmpdir(), "site-bench-articles-"));
  try {
    const site = copyWorkspace(folder);
    writeFileSync(
      path.join(folder, "packages/content/src/articles/articles.generated.ts"),
      `import type { Article } from "./schema.ts";\n\nexport const renderedArticles: Article[] = ${JSON.stringify(repeatedArticles(count))};\n`,
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

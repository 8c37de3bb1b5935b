/**
 * `npm run bench -w @clinic/site`: Lighthouse on the built site, as a phone on slow 4G, beside the same pages without
 * scripts. Every row is the median of interleaved runs, because a busy machine moves single runs by a third.
 *
 *     -- /contact-us /blogs     other pages
 *     -- --runs=3               fewer runs
 *     -- --reference=FOLDER     the home page of another built site, in the same runs
 *     -- --site=FOLDER          another build of the site
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { article, hub } from "@clinic/content/pages/examples";
import { articlePath, pagePaths, treatmentPath } from "@clinic/content/paths";
import { chromiumArgs, findChromium } from "@clinic/testing/chromium";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import sirv from "sirv";
import { compress } from "../scripts/compress.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    reference: { type: "string" },
    site: { type: "string", default: path.join(import.meta.dirname, "../build/client") },
  },
});
const { home, contact, emergency, prices } = pagePaths;
const pages = positionals.length
  ? positionals
  : [home, treatmentPath(hub), articlePath(article.slug), contact, emergency, prices];

const servers: ChildProcess[] = [];
const temporary = mkdtempSync(path.join(tmpdir(), "site-bench-"));
const site = await serve(path.resolve(options.site));
const bare = await serve(copyWithoutScripts());
const reference = options.reference && (await serveReference(options.reference));
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString()}`);
  const subjects = pages.flatMap((page) => [site + page, bare + page]).concat(reference || []);
  const visits = subjects.map((): Visit[] => []);
  for (let run = 0; run < Number(options.runs); run++)
    for (const [index, address] of subjects.entries()) visits[index]?.push(await measure(address));
  const names = pages.flatMap((page) => [page, `${page} without scripts`]).concat("reference");
  console.table(Object.fromEntries(visits.map((each, index) => [names[index], medianOf(each)])));
} finally {
  for (const server of servers) server.kill();
  rmSync(temporary, { recursive: true, force: true });
}
process.exit();

/** Times in milliseconds, sizes in kB, scores from 0 to 1. */
type Visit = Record<string, number>;
type Requests = { items?: { resourceType?: string; transferSize: number; resourceSize: number }[] };

/** Visits a page with an empty cache, again where Lighthouse on a busy machine misses the start of the page load. */
async function measure(address: string, attempts = 3): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...chromiumArgs],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: ["performance"],
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
    const { audits, categories } = result.lhr;
    const value = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
    const requests = (audits["network-requests"]?.details as Requests | undefined)?.items ?? [];
    const kB = (size: "transferSize" | "resourceSize", type?: string) => {
      const counted = requests.filter(({ resourceType }) => !type || resourceType === type);
      return Math.round(counted.reduce((sum, each) => sum + each[size], 0) / 1000);
    };
    return {
      score: categories.performance?.score ?? Number.NaN,
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      main: value("mainthread-work-breakdown"),
      CLS: Math.round((audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN) * 1000) / 1000,
      HTML: kB("resourceSize", "Document"),
      "HTML sent": kB("transferSize", "Document"),
      "scripts sent": kB("transferSize", "Script"),
      sent: kB("transferSize"),
    };
  } catch (error) {
    if (attempts === 1) throw error;
    return measure(address, attempts - 1);
  } finally {
    chrome.kill();
  }
}

function medianOf(visits: Visit[]): Visit {
  const sorted = (key: string) => visits.map((visit) => visit[key] ?? Number.NaN).sort((a, b) => a - b);
  const keys = Object.keys(visits[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, sorted(key)[visits.length >> 1] ?? Number.NaN]));
}

/** The lower bound: nothing with the same content and pictures paints earlier. */
function copyWithoutScripts() {
  const folder = path.join(temporary, "site");
  cpSync(options.site, folder, { recursive: true });
  for (const page of pages) {
    const file = path.join(folder, page, "index.html");
    const html = readFileSync(file, "utf8").replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
  }
  return folder;
}

/** Serves a built site with the reference server. */
async function serve(folder: string) {
  const DATA_DIR = mkdtempSync(path.join(temporary, "data-"));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../../api/src/main.ts")], {
    env: { PORT: "0", HOST: "127.0.0.1", SITE_DIR: folder, DATA_DIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  servers.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /is at (http:\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error("The server ended before it said where it is.");
}

/** Serves a copy of any other static site, compressed as ours is. */
async function serveReference(original: string) {
  const folder = path.join(temporary, "reference");
  cpSync(original, folder, { recursive: true });
  await compress(folder);
  const server = createServer(sirv(folder, { brotli: true })).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${Object(server.address()).port}/`;
}

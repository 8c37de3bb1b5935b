/**
 * `npm run bench -w @clinic/site`: Lighthouse on the built site, as a phone on slow 4G, beside the same pages without
 * scripts. Every row is the median of five interleaved runs, because a busy machine moves single runs by a third.
 *
 *     -- /contact-us /blogs           other pages
 *     -- --runs=1                     fewer runs
 *     -- --peer=https://example.com   another site in the same runs
 *     -- --site=FOLDER                another build of the site
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { article, hub } from "@clinic/content/pages/examples";
import { articlePath, treatmentPath } from "@clinic/content/paths";
import { chromiumArgs, findChromium } from "@clinic/testing/chromium";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const MAX_LCP_RATIO = 1.05;
/** On a busy machine, Lighthouse sometimes misses the start of the page load. */
const MAX_ATTEMPTS = 3;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    peer: { type: "string" },
    site: { type: "string", default: path.join(import.meta.dirname, "../build/client") },
  },
});
const pages = positionals.length
  ? positionals
  : ["/", treatmentPath(hub), "/contact-us", articlePath(article.slug)];

const temporary = mkdtempSync(path.join(tmpdir(), "site-bench-"));
const servers = [await serve(path.resolve(options.site)), await serve(copyWithoutScripts())];
const [site, bare] = servers;
let missed = false;
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString()}`);
  for (const page of pages) {
    const subjects = [
      { name: page, address: site?.url + page, visits: [] as Visit[] },
      { name: "without scripts", address: bare?.url + page, visits: [] as Visit[] },
      ...(options.peer ? [{ name: options.peer, address: options.peer, visits: [] as Visit[] }] : []),
    ];
    for (let run = 0; run < Number(options.runs); run++)
      for (const { address, visits } of subjects) visits.push(await measure(address));

    const medians = Object.fromEntries(subjects.map(({ name, visits }) => [name, medianOf(visits)]));
    console.table(medians);
    const ratio = (medians[page]?.LCP ?? 0) / (medians["without scripts"]?.LCP ?? 0);
    const isReached = ratio <= MAX_LCP_RATIO && medians[page]?.CLS === 0;
    console.log(`${isReached ? "reached" : "MISSED"}: LCP ${ratio.toFixed(2)} times that without scripts`);
    missed ||= !isReached;
  }
} finally {
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(temporary, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;

/** Times in milliseconds, sizes in kB as sent, scores from 0 to 1. */
type Visit = Record<string, number>;
type Requests = { items?: { resourceType?: string; transferSize: number }[] };

/** Visits a page with an empty cache. */
async function measure(address: string, attempt = 1): Promise<Visit> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...chromiumArgs],
  });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: "silent" });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const requests = (audits["network-requests"]?.details as Requests | undefined)?.items ?? [];
    const sent = (type: string) =>
      requests.filter((each) => each.resourceType === type).reduce((sum, each) => sum + each.transferSize, 0);
    return {
      FCP: Math.round(value("first-contentful-paint")),
      LCP: Math.round(value("largest-contentful-paint")),
      TBT: Math.round(value("total-blocking-time")),
      main: Math.round(value("mainthread-work-breakdown")),
      CLS: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
      HTML: Math.round(sent("Document") / 1000),
      scripts: Math.round(sent("Script") / 1000),
      ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score ?? Number.NaN])),
    };
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error;
    return measure(address, attempt + 1);
  } finally {
    chrome.kill();
  }
}

function medianOf(visits: Visit[]): Visit {
  const middle = Math.floor(visits.length / 2);
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((key) => [
      key,
      visits.map((visit) => visit[key] ?? Number.NaN).sort((a, b) => a - b)[middle] ?? Number.NaN,
    ]),
  );
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
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../../api/src/main.ts")], {
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_DIR: folder,
      DATA_DIR: mkdtempSync(path.join(temporary, "data-")),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => {
    child.kill();
    return once(child, "exit");
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /is at (http:\S+)/.exec(line) ?? [];
    if (url) return { url, stop };
  }
  throw new Error("The server ended before it said where it is.");
}

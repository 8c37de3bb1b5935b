/**
 * `npm run bench -w @clinic/site`: measures the built site against the same pages without scripts.
 * `--quick`: one visit per page instead of five. `--page=/contact-us`: only this page.
 * `--site=folder`: a built site other than this workspace's.
 * `--beside=folder`: a reference site, whose home page is measured in the same run.
 * `--articles`: instead, time and size of builds with 12, 1 000 and 10 000 articles.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { article, hub } from "@clinic/content/examples";
import { articlePath, treatmentPath } from "@clinic/content/routes";
import { MAX_BYTES } from "../scripts/budgets.ts";
import { buildWithArticles } from "./build-with-articles.ts";
import { mainThreadSeconds } from "./main-thread.ts";
import { gzipBytes, median, type Visit, visit } from "./measure.ts";
import { serve } from "./server.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

const VISITS = 5;
const pages = ["/", treatmentPath(hub), "/contact-us", articlePath(article.slug)];
const articleCounts = [12, 1000, 10_000];

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    page: { type: "string", multiple: true, default: pages },
    site: { type: "string", default: fileURLToPath(new URL("../build/client", import.meta.url)) },
    beside: { type: "string" },
    articles: { type: "boolean", default: false },
    /** With `--articles`: build with this many only. */
    count: { type: "string", multiple: true, default: articleCounts.map(String) },
  },
});

function print(text = "") {
  process.stdout.write(`${text}\n`);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (value: number) => `${Math.round(value)} ms`;

/** Targets missed so far. Any entry fails the run. */
const missed: string[] = [];

function checkTarget(page: string, reached: boolean, text: string) {
  print(`    ${reached ? "reached" : "MISSED "}  ${text}`);
  if (!reached) missed.push(`${page}: ${text}`);
}

interface Runs {
  visits: Visit[];
  bareVisits: Visit[];
  mainThread: number[];
  bareMainThread: number[];
  besideMainThread: number[];
}

function report(page: string, runs: Runs, siteDirectory: string) {
  const { visits, bareVisits } = runs;
  const medianOf = (pick: (visit: Visit) => number, of = visits) => median(of.map(pick));
  const lcp = medianOf((visit) => visit.lcp);
  const bareLcp = medianOf((visit) => visit.lcp, bareVisits);
  const [first] = visits;
  if (!first) return;

  print(`\n${page}`);
  print(
    `    FCP ${ms(medianOf(({ fcp }) => fcp))}, LCP ${ms(lcp)}, TBT ${ms(medianOf(({ tbt }) => tbt))}; ` +
      `without scripts FCP ${ms(medianOf(({ fcp }) => fcp, bareVisits))}, LCP ${ms(bareLcp)}, TBT ${ms(medianOf(({ tbt }) => tbt, bareVisits))}`,
  );
  print(
    `    sent: HTML ${kB(first.sent.html)}, scripts ${kB(first.sent.scripts)}, pictures ${kB(first.sent.pictures)}, all ${kB(first.sent.all)}`,
  );
  const scores = Object.keys(first.scores) as (keyof Visit["scores"])[];
  print(`    ${scores.map((score) => `${score} ${medianOf(({ scores }) => scores[score])}`).join(", ")}`);
  const weak = [...new Set(visits.flatMap(({ weak }) => weak))];
  if (weak.length > 0) print(`    below their best: ${weak.join(", ")}`);

  const ratio = lcp / bareLcp;
  checkTarget(page, ratio <= 1.05, `LCP ${ratio.toFixed(2)} times that without scripts, aim 1.05 or less`);
  const cls = medianOf((visit) => visit.cls);
  checkTarget(page, cls < 0.0005, `CLS ${cls.toFixed(3)}, aim 0`);
  const mainThread = median(runs.mainThread);
  const bare = median(runs.bareMainThread);
  checkTarget(page, mainThread <= 1.3, `main thread ${mainThread.toFixed(2)} s, aim 1.3 s or less`);
  checkTarget(page, bare <= 0.9, `main thread without scripts ${bare.toFixed(2)} s, aim 0.9 s or less`);
  if (runs.besideMainThread.length > 0) {
    const beside = median(runs.besideMainThread);
    // Not a target: starting React and the router alone takes about as long as the reference site (ADR 0034).
    print(`    main thread ${(mainThread / beside).toFixed(2)} times that of the site beside it`);
    checkTarget(
      page,
      bare <= 1.5 * beside,
      `main thread without scripts ${(bare / beside).toFixed(2)} times that of the site beside it (${beside.toFixed(2)} s), aim 1.5 or less`,
    );
  }
  const scriptBytes = gzipBytes(first.scripts, siteDirectory);
  checkTarget(
    page,
    scriptBytes <= MAX_BYTES.scripts,
    `JavaScript before a visitor acts ${kB(scriptBytes)} gzip, aim ${kB(MAX_BYTES.scripts)} or less`,
  );
  if (page === "/")
    checkTarget(
      page,
      first.sent.all <= MAX_BYTES.home,
      `whole page ${kB(first.sent.all)}, aim ${kB(MAX_BYTES.home)} or less`,
    );
}

async function benchPages(siteDirectory: string) {
  if (!existsSync(path.join(siteDirectory, "index.html"))) {
    throw new Error("The site is not built: npm run build -- --filter=@clinic/site");
  }
  const copy = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  copyWithoutScripts(siteDirectory, copy, options.page);
  const folders = [siteDirectory, copy, ...(options.beside ? [path.resolve(options.beside)] : [])];
  const servers = await Promise.all(folders.map(serve));
  const [real, bare, beside] = servers;
  try {
    if (!real || !bare) return;
    for (const page of options.page) {
      const runs: Runs = {
        visits: [],
        bareVisits: [],
        mainThread: [],
        bareMainThread: [],
        besideMainThread: [],
      };
      // Interleaved, so that variations in machine load affect all alike.
      for (let turn = 0; turn < (options.quick ? 1 : VISITS); turn++) {
        runs.visits.push(await visit(real.url + page));
        runs.bareVisits.push(await visit(bare.url + page));
        runs.mainThread.push(await mainThreadSeconds(real.url + page));
        runs.bareMainThread.push(await mainThreadSeconds(bare.url + page));
        if (beside) runs.besideMainThread.push(await mainThreadSeconds(beside.url));
      }
      report(page, runs, siteDirectory);
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(copy, { recursive: true, force: true });
  }
}

async function benchArticles() {
  for (const count of options.count.map(Number)) {
    const build = await buildWithArticles(count);
    print(
      `\n${count} articles: built in ${(build.milliseconds / 1000).toFixed(0)} s (${(build.milliseconds / build.pages).toFixed(0)} ms a page), ${(build.bytes / 1e6).toFixed(0)} MB in ${build.files} files`,
    );
    print(`    the list of articles: ${kB(build.listBytes)} HTML gzip, ${build.listed} articles on it`);
  }
}

print(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
if (options.articles) await benchArticles();
else await benchPages(path.resolve(options.site));

if (missed.length > 0) print(`\n${missed.length} missed:\n${missed.join("\n")}`);
process.exitCode = missed.length > 0 ? 1 : 0;

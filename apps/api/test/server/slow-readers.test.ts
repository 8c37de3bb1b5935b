import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { temporaryDirectory } from "../support/server.ts";
import { cpuSeconds, peakMemory, startSlowReaders } from "../support/slow-readers.ts";

it("serves others while 40 connections send 1 500 requests each and read nothing", async () => {
  const SITE_DIR = temporaryDirectory();
  writeFileSync(path.join(SITE_DIR, "index.html"), `<!doctype html>${"<p>Text</p>".repeat(10_000)}`);
  const server = await startProcess({ DATA_DIR: temporaryDirectory(), SITE_DIR });
  await fetch(server.url);
  const before = peakMemory(server);

  const cpuBefore = cpuSeconds(server);
  await startSlowReaders(server, 40, 1_500);
  for (let call = 0; call < 20; call += 1) {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  }
  expect(cpuSeconds(server) - cpuBefore, "seconds that nobody else was served").toBeLessThan(4);
  expect(peakMemory(server) - before).toBeLessThan(350 * 1024 * 1024);
});

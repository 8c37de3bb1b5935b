import { expect, it } from "vitest";
import { writeHomePage } from "../support/hosting.ts";
import { startProcess } from "../support/process.ts";
import { temporaryDirectory } from "../support/server.ts";
import { peakMemory, startSlowReaders } from "../support/slow-readers.ts";

it("serves others while 40 connections send 1 500 requests each and read no response", async () => {
  const SITE_DIR = temporaryDirectory();
  writeHomePage(SITE_DIR, `<!doctype html>${"<p>Text</p>".repeat(10_000)}`);
  const server = await startProcess({ DATA_DIR: temporaryDirectory(), SITE_DIR });
  await fetch(server.url);
  const before = peakMemory(server);
  await startSlowReaders(server, 40, 1_500);
  for (let call = 0; call < 20; call += 1) {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  }
  // 19 to 150 MB over 20 runs on a busy machine; without the limit 382 to 486 MB.
  expect(peakMemory(server) - before).toBeLessThan(250 * 1024 * 1024);
});

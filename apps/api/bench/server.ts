import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readConfig } from "../src/config.ts";
import { openStore } from "../src/store/open-store.ts";
import { INSPECTED, memoryInUse } from "../test/support/memory.ts";
import { spawnServer } from "../test/support/spawn-server.ts";

export interface BenchServer {
  url: string;
  /** Bytes in use after a whole garbage collection. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the server with a store of its own. `prepare` may fill the store before. */
export async function startServer(
  environment: Record<string, string>,
  prepare: (directory: string) => void = () => {},
): Promise<BenchServer> {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-bench-"));
  await (await openStore({ DATA_DIR: directory })).close();
  prepare(directory);
  const server = await spawnServer(
    { DATA_DIR: directory, SITE_DIR: siteDirectory(directory), ...environment },
    INSPECTED,
  );
  return {
    url: server.url,
    memory: () => memoryInUse(server),
    async stop() {
      await server.kill();
      rmSync(directory, { recursive: true });
    },
  };
}

/** The built site, or, where it is not built, one page of about its size. */
function siteDirectory(directory: string): string {
  const { SITE_DIR } = readConfig({});
  if (existsSync(path.join(SITE_DIR, "index.html"))) return SITE_DIR;
  const site = path.join(directory, "site");
  mkdirSync(site);
  writeFileSync(
    path.join(site, "index.html"),
    `<!doctype html><title>Home</title>${"<p>Text</p>".repeat(4000)}`,
  );
  return site;
}

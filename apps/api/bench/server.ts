import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "../src/config.ts";
import { openStore } from "../src/store/open-store.ts";
import { INSPECTED, memoryInUse } from "../test/support/memory.ts";
import { spawnServer } from "../test/support/spawn-server.ts";

export interface MeasuredProcess {
  url: string;
  /** Processor time used so far (proc(5), hundredths of a second). */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

export interface BenchServer extends MeasuredProcess {
  siteDirectory: string;
  /** Memory that the process holds, whether in use or not. */
  residentBytes(): number;
  /** Bytes in use after a whole garbage collection. */
  memory(): Promise<number>;
}

/** Starts the server with a store of its own. `prepare` may fill the store before. */
export async function startServer(
  environment: Record<string, string>,
  prepare: (directory: string) => void = () => {},
  nodeArguments: string[] = INSPECTED,
): Promise<BenchServer> {
  const directory = mkdtempSync(path.join(tmpdir(), "clinic-bench-"));
  await (await openStore({ DATA_DIR: directory })).close();
  prepare(directory);
  const site = siteDirectory(directory);
  const server = await spawnServer({ DATA_DIR: directory, SITE_DIR: site, ...environment }, nodeArguments);
  return {
    url: server.url,
    siteDirectory: site,
    cpuSeconds: () => cpuSeconds(server.child.pid),
    residentBytes: () => 1024 * Number(/VmRSS:\s*(\d+)/.exec(readProc(server.child.pid, "status"))?.[1]),
    memory: () => memoryInUse(server),
    async stop() {
      await server.kill();
      rmSync(directory, { recursive: true });
    },
  };
}

const readProc = (pid: number | undefined, file: string) => readFileSync(`/proc/${pid}/${file}`, "utf8");

function cpuSeconds(pid: number | undefined): number {
  // The fields after the program's name, which may contain spaces. The name is the second field, `utime` the 14th.
  const fields = readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
  const [userTicks, systemTicks] = fields.slice(11).map(Number);
  return ((userTicks ?? Number.NaN) + (systemTicks ?? Number.NaN)) / 100;
}

export async function startBareFastify(...options: string[]): Promise<MeasuredProcess> {
  const program = fileURLToPath(new URL("bare-fastify.ts", import.meta.url));
  const child = spawn(process.execPath, [program, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve) =>
    child.stdout.on("data", (data: Buffer) => resolve(/http:\S+/.exec(data.toString())?.[0] ?? "")),
  );
  return {
    url,
    cpuSeconds: () => cpuSeconds(child.pid),
    stop: () =>
      new Promise((resolve) => {
        child.on("exit", () => resolve());
        child.kill();
      }),
  };
}

/** The built site, or, where it is not built, one page of about its size. */
function siteDirectory(directory: string): string {
  const { SITE_DIR } = readConfig({ SITE_DIR: process.env.SITE_DIR });
  if (SITE_DIR && existsSync(path.join(SITE_DIR, "index.html"))) return SITE_DIR;
  const site = path.join(directory, "site");
  mkdirSync(site);
  writeFileSync(
    path.join(site, "index.html"),
    `<!doctype html><title>Home</title>${"<p>Text</p>".repeat(4000)}`,
  );
  return site;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../api/src/main.ts", import.meta.url));

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site with the reference server, on loopback and with a temporary data folder.
 *
 * @throws when the server exits before it reports its URL
 */
export async function serve(siteDirectory: string): Promise<Server> {
  const data = mkdtempSync(path.join(tmpdir(), "site-bench-data-"));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", SITE_DIR: siteDirectory, DATA_DIR: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /is at (http:\S+)/.exec(line)?.[1];
    if (!url) continue;
    return {
      url,
      async stop() {
        const ended = once(child, "exit");
        child.kill();
        await ended;
        rmSync(data, { recursive: true, force: true });
      },
    };
  }
  throw new Error("The server ended before it said where it is.");
}

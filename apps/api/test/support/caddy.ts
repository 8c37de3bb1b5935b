import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";

/** Runs Caddy with a Caddyfile until the test ends. */
export async function startCaddy(file: string, env: Record<string, string>): Promise<ChildProcess> {
  const state = mkdtempSync(path.join(tmpdir(), "clinic-caddy-state-"));
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: { PATH: process.env.PATH, XDG_DATA_HOME: state, XDG_CONFIG_HOME: state, ...env },
  });
  child.on("error", () => expect.fail("This test needs Caddy: apt-get install caddy"));
  const ended = new Promise((resolve) => child.on("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(state, { recursive: true, force: true });
  });
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (data: Buffer) => {
      log += data.toString();
      if (log.includes("serving initial configuration")) resolve();
    });
    ended.then(() => reject(new Error(log)));
  });
  return child;
}

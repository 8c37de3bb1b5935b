import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Caddy from `CADDY_PATH`, from the path, or unpacked from Debian's package. */
export function findCaddy(): string {
  const installed = process.env.CADDY_PATH ?? "caddy";
  if (spawnSync(installed, ["version"]).status === 0) return installed;
  const folder = mkdtempSync(path.join(tmpdir(), "clinic-caddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  try {
    execFileSync("apt-get", ["download", "caddy"], { cwd: folder, stdio: "ignore" });
    const [file = ""] = readdirSync(folder);
    execFileSync("dpkg", ["-x", file, "."], { cwd: folder });
  } catch (cause) {
    throw new Error("This test needs Caddy: install it, or set CADDY_PATH to its program.", { cause });
  }
  return path.join(folder, "usr/bin/caddy");
}

/** Runs Caddy with a Caddyfile until the test ends. */
export async function startCaddy(
  program: string,
  file: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const state = mkdtempSync(path.join(tmpdir(), "clinic-caddy-state-"));
  const child = spawn(program, ["run", "--adapter", "caddyfile", "--config", file], {
    env: { XDG_DATA_HOME: state, XDG_CONFIG_HOME: state, ...env },
  });
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

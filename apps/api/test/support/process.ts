import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { expect } from "vitest";
import { runRequests as run } from "../../src/cli/run.ts";
import { atEnd } from "./at-end.ts";
import { type ServerProcess, spawnServer } from "./spawn-server.ts";

/** Starts the server as its own process, which ends with the test. */
export async function startProcess(...args: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const server = await spawnServer(...args);
  atEnd(() => server.kill());
  return server;
}

/** Runs another program until the test ends. */
export function startProgram(program: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, args, options);
  child.on("error", () => expect.fail(`This test needs ${program}: apt-get install ${program}`));
  const ended = new Promise((resolve) => child.on("exit", resolve));
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return child;
}

/** Runs `npm run requests` in this process, as another one would spend nearly all of its time loading modules. */
export async function runRequests(args: string[], environment: NodeJS.ProcessEnv) {
  const result = { stdout: "", stderr: "" };
  const status = await run(args, {
    environment: { SITE_DIR: "none", ...environment },
    async write(content) {
      result.stdout += Buffer.from(content).toString();
    },
    writeError(text) {
      result.stderr += text;
    },
  });
  return { status, ...result };
}

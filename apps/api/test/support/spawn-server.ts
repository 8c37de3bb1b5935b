import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

// With the compile cache of `npm test`, which halves the start of the programs.
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Settings that keep tests fast: a cheap human check and no limits. */
export const TEST_ENVIRONMENT = {
  PORT: "0",
  SITE_DIR: "none",
  LOG_LEVEL: "silent",
  HUMAN_CHECK_COST: "1",
  SUBMISSIONS_PER_MINUTE: "100000",
  CHALLENGES_PER_MINUTE: "100000",
  CONFIRMATIONS_PER_HOUR: "100000",
};

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it wrote to standard error. */
  log(): string;
  kill(): Promise<void>;
  /** Sends SIGTERM. @returns its exit status */
  terminate(): Promise<number | null>;
}

/** Starts the server as its own process, as `npm start` does. Rejects with its status and log if it ends at once. */
export async function spawnServer(
  environment: NodeJS.ProcessEnv,
  nodeArguments: string[] = [],
  /** Shell commands to run first, such as limits. */
  before = "true",
): Promise<ServerProcess> {
  const command = [process.execPath, ...nodeArguments, source("main.ts")];
  const child = spawn("sh", ["-c", `${before}; exec "$@"`, "sh", ...command], {
    env: { PATH, NODE_COMPILE_CACHE, ...TEST_ENVIRONMENT, ...environment },
  });
  let output = "";
  let log = "";
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stderr.on("data", (data: Buffer) => {
    log += data.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (data: Buffer) => {
      output += data.toString();
      const address = /is at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    });
    ended.then((status) => reject(new Error(`The server ended with status ${status}: ${log}`)));
  });
  return {
    url,
    child,
    log: () => log,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    terminate() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

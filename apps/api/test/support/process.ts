import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { TEST_ENVIRONMENT } from "./server.ts";

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What the process told whoever started it. */
  output(): string;
  /** What it wrote into its log. */
  log(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit status */
  terminate(): Promise<number | null>;
}

/** Starts the server as its own process, as `npm start` does. */
export async function startProcess(
  environment: Record<string, string>,
  nodeArguments: string[] = [],
  /** Shell commands that set up where it runs, such as limits. */
  before = "true",
): Promise<ServerProcess> {
  const command = [process.execPath, ...nodeArguments, source("main.ts")];
  const child = spawn("sh", ["-c", `${before}; exec "$@"`, "sh", ...command], {
    env: { PATH: process.env.PATH, ...TEST_ENVIRONMENT, ...environment },
  });
  let output = "";
  let log = "";
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  child.stderr.on("data", (data: Buffer) => {
    log += data.toString();
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
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
    output: () => output,
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

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the server's programs to its end. */
export function runProgram(
  file: "requests.ts" | "main.ts",
  args: string[],
  environment: Record<string, string>,
  as: { uid?: number; gid?: number } = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [source(file), ...args], {
    env: { PATH: process.env.PATH, SITE_DIR: "/nowhere", ...environment },
    ...as,
  });
  const result: CommandResult = { status: null, stdout: "", stderr: "" };
  child.stdout.on("data", (data: Buffer) => {
    result.stdout += data.toString();
  });
  child.stderr.on("data", (data: Buffer) => {
    result.stderr += data.toString();
  });
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ ...result, status }));
  });
}

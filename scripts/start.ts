/** Builds the site (from cache if nothing has changed) and serves it with the API on one port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endWithParent } from "./end-with-parent.ts";

const TERMINAL_REFRESH_MS = 250;
const LOG_REFRESH_MS = 5000;

const root = path.resolve(import.meta.dirname, "..");
let child: ChildProcess | undefined;
let stopping = false;
endWithParent(() => {
  stopping = true;
  child?.kill("SIGTERM");
});

if (!(await build())) process.exit(1);
// Serving pages creates much short-lived garbage. A young generation of 12 MB instead of 48 keeps the process small.
child = spawn(process.execPath, ["--max-semi-space-size=4", "apps/api/src/main.ts"], {
  cwd: root,
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));

async function build() {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), "build-"));
  const progressFile = path.join(folder, "progress");
  const target = process.env.SITE_DIR === "none" ? "content" : "site";
  child = spawn("turbo", ["run", "build", `--filter=@clinic/${target}`, "--output-logs=errors-only"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, BUILD_PROGRESS_FILE: progressFile, TURBO_TELEMETRY_DISABLED: "1" },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));

  const elapsed = () => duration(performance.now() - started);
  let progress = `Building the ${target}`;
  const show = () => {
    if (existsSync(progressFile)) progress = readFileSync(progressFile, "utf8") || progress;
    print(`${progress} (${elapsed()})`);
  };
  const timer = setInterval(show, process.stdout.isTTY ? TERMINAL_REFRESH_MS : LOG_REFRESH_MS);
  const [code] = await once(child, "close");
  clearInterval(timer);
  rmSync(folder, { recursive: true });
  // Turborepo also ends with 0 when it was told to stop.
  const isBuilt = code === 0 && !stopping;
  print(isBuilt ? `The ${target} is built (${elapsed()}).\n` : "");
  if (code !== 0 && !stopping) console.error(`${Buffer.concat(output)}\nThe ${target} could not be built.`);
  return isBuilt;
}

/** Overwrites the last line in a terminal, and appends a line elsewhere. */
function print(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else if (text) process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

function duration(ms: number) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

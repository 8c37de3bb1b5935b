/** Builds the site (from the cache when nothing changed) and serves it and the API on one port. */
import { spawn, spawnSync } from "node:child_process";

const root = new URL("..", import.meta.url).pathname;
process.env.TURBO_TELEMETRY_DISABLED = "1";

const build = spawnSync("turbo", ["run", "build", "--filter=@clinic/site", "--output-logs=errors-only"], {
  cwd: root,
  stdio: "inherit",
});
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(process.execPath, ["apps/api/src/main.ts"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));

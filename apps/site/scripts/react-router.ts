/**
 * Runs the React Router CLI without one of its warnings: React Router 7.18 passes Vite an option that Vite 8 has
 * renamed, and we cannot change the call. Remove with React Router 8.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const child = spawn("react-router", process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] });
createInterface({ input: child.stderr }).on("line", (line) => {
  if (!line.includes("The `envFile` option is deprecated")) console.error(line);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("close", (code) => {
  process.exitCode = code ?? 1;
});

import { runRequests } from "./cli/run.ts";

process.exitCode = await runRequests(process.argv.slice(2), {
  environment: process.env,
  write: (content) => new Promise((resolve) => process.stdout.write(content, () => resolve())),
  writeError: (text) => process.stderr.write(text),
});

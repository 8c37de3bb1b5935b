import { runRequests } from "./cli/run.ts";

process.exitCode = await runRequests(process.argv.slice(2), {
  environment: process.env,
  write: (content) => process.stdout.write(content),
  writeError: (text) => process.stderr.write(text),
});

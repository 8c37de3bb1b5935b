import { type MessagePort, parentPort } from "node:worker_threads";
import { runRequests } from "../../src/requests/run-requests.ts";
import type { CommandResult } from "./process.ts";

export interface RequestsRun {
  args: string[];
  environment: Record<string, string>;
  port: MessagePort;
}

parentPort?.on("message", async ({ args, environment, port }: RequestsRun) => {
  const result: CommandResult = { status: null, stdout: "", stderr: "" };
  result.status = await runRequests(args, {
    environment,
    write(content) {
      result.stdout += Buffer.from(content).toString();
    },
    writeError(text) {
      result.stderr += text;
    },
  });
  port.postMessage(result);
});

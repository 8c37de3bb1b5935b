import { spawn } from "node:child_process";

const TIMEOUT_MS = 6_000;

/** Runs a scanner that reads from its input, such as `clamscan --no-summary -`. */
export function scanWithCommand(command: string, content: Uint8Array): Promise<"clean" | "infected"> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ["pipe", "ignore", "ignore"], timeout: TIMEOUT_MS });
    child.on("error", reject);
    // A scanner that decides early closes its input: its exit status counts, not the broken pipe.
    child.stdin.on("error", () => {});
    child.on("close", (status) => {
      if (status === 0) resolve("clean");
      else if (status === 1) resolve("infected");
      else reject(new Error(`RESUME_SCAN_COMMAND ended with status ${status}`));
    });
    child.stdin.end(content);
  });
}

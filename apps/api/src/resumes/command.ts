import { type ChildProcess, spawn } from "node:child_process";

const TIMEOUT_MS = 6_000;

/** Runs a scanner that reads from its input, such as `clamscan --no-summary -`. */
export function scanWithCommand(command: string, content: Uint8Array): Promise<"clean" | "infected"> {
  return new Promise((resolve, reject) => {
    // A process group of its own, so that everything the shell starts can be killed with it.
    const child = spawn(command, { shell: true, detached: true, stdio: ["pipe", "ignore", "ignore"] });
    const end = () => killGroup(child);
    const timer = setTimeout(() => {
      end();
      reject(new Error(`RESUME_SCAN_COMMAND did not end within ${TIMEOUT_MS / 1000} seconds`));
    }, TIMEOUT_MS);
    process.once("exit", end);
    child.on("error", reject);
    // A scanner that decides early closes its input: the exit status counts, not the broken pipe.
    child.stdin.on("error", () => {});
    child.on("exit", (status) => {
      clearTimeout(timer);
      process.off("exit", end);
      // Ends processes that the command left in the background.
      end();
      if (status === 0) resolve("clean");
      else if (status === 1) resolve("infected");
      else reject(new Error(`RESUME_SCAN_COMMAND ended with status ${status}`));
    });
    child.stdin.end(content);
  });
}

function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // The whole group has ended already.
  }
}

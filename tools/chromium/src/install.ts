import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";

const ways: { name: string; command: string[] }[] = [
  { name: "Playwright's download", command: ["playwright-core", "install", "chromium"] },
  { name: "apt-get", command: asRoot(["sh", "-c", "apt-get update -q && apt-get install -q -y chromium"]) },
];

/**
 * Finds the Chromium for tests, or installs one, and prints which it uses.
 *
 * @throws when none is found and none can be installed
 */
export function ensureChromium() {
  let found = findChromium();
  for (const { name, command } of ways) {
    if (found) break;
    console.log(`No Chromium here: trying ${name}.`);
    const [program = "", ...args] = command;
    spawnSync(program, args, { stdio: "inherit", timeout: 300_000 });
    found = findChromium();
  }
  if (!found) {
    throw new Error("No Chromium could be installed. Install one and name it in CHROMIUM_PATH.");
  }
  console.log(`Chromium for tests: ${found.path} (from ${found.source}).`);
  return found;
}

function asRoot(command: string[]) {
  return process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
}

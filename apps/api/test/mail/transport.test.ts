import { readdirSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFileTransport } from "../../src/mail/transport.ts";
import { temporaryDirectory } from "../support/server.ts";

/** Lists the calls that make a file last. */
function watchDisk(): string[] {
  const calls: string[] = [];
  const { open, rename } = promises;
  vi.spyOn(promises, "open").mockImplementation(async (...args) => {
    const handle = await open(...args);
    const sync = handle.sync.bind(handle);
    handle.sync = () => {
      calls.push(`sync ${path.basename(String(args[0]))}`);
      return sync();
    };
    return handle;
  });
  vi.spyOn(promises, "rename").mockImplementation((from, to) => {
    calls.push(`rename to ${path.basename(String(to))}`);
    return rename(from, to);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return calls;
}

it("syncs a mail, and then its name in the folder, to the disk", async () => {
  const calls = watchDisk();
  const directory = path.join(temporaryDirectory(), "mail");
  const stored = { id: "1", template: "notice" as const, created_at: "now" };
  await createFileTransport(directory).send({ to: "a@example.in", text: "Hello" }, stored);
  const [name, ...others] = readdirSync(directory);
  expect([name, others]).toEqual(["now-notice-1.eml", []]);
  expect(calls).toEqual([`sync ${name}.part`, `rename to ${name}`, "sync mail"]);
});

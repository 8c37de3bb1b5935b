import { readdirSync } from "node:fs";
import type * as promises from "node:fs/promises";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createFileTransport } from "../../src/mail/transport.ts";
import { temporaryDirectory } from "../support/server.ts";

const calls = vi.hoisted((): string[] => []);

vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof promises>();
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = () => {
        calls.push(`sync ${path.basename(String(args[0]))}`);
        return sync();
      };
      return handle;
    },
    rename(...args: Parameters<typeof real.rename>) {
      calls.push(`rename to ${path.basename(String(args[1]))}`);
      return real.rename(...args);
    },
  };
});

it("syncs a mail, and then its name in the folder, to the disk", async () => {
  const directory = path.join(temporaryDirectory(), "mail");
  await createFileTransport(directory).send({ to: "a@example.in", text: "Hello" }, "one");
  expect(readdirSync(directory)).toEqual(["one.eml"]);
  expect(calls).toEqual(["sync one.eml.part", "rename to one.eml", "sync mail"]);
});

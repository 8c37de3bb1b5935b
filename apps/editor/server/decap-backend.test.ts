import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDecapBackend } from "./decap-backend.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const save = (path: string, raw: string) =>
  ["persistEntry", { dataFiles: [{ path, raw }] } as never] as const;

it("stores what it is sent", async () => {
  const backend = createDecapBackend(folder, () => undefined);
  await backend(...save("data/dentists/en/asha-rao.yaml", "slug: asha-rao\n"));

  expect(readFileSync(join(folder, "data/dentists/en/asha-rao.yaml"), "utf8")).toBe("slug: asha-rao\n");
  const entries = await backend("entriesByFolder", {
    folder: "data/dentists/en",
    extension: "yaml",
  } as never);
  expect(entries).toEqual([expect.objectContaining({ data: "slug: asha-rao\n" })]);

  await backend("deleteFiles", { paths: ["data/dentists/en/asha-rao.yaml"] } as never);
  expect(
    await backend("entriesByFolder", { folder: "data/dentists/en", extension: "yaml" } as never),
  ).toEqual([]);
});

it("writes nothing that the check refuses", async () => {
  const backend = createDecapBackend(folder, () => {
    throw new Error("The name is missing.");
  });
  await expect(backend(...save("data/dentists/en/asha-rao.yaml", ""))).rejects.toThrow(
    "The name is missing.",
  );
  expect(await backend("getEntry", { path: "data/dentists/en/asha-rao.yaml" } as never)).toMatchObject({
    data: null,
  });
});

it("refuses files outside the content", async () => {
  const backend = createDecapBackend(folder, () => undefined);
  for (const path of ["package.json", "data/../../outside.yaml", "/etc/passwd"]) {
    await expect(backend(...save(path, "x"))).rejects.toThrow("is not a file of the content");
  }
});

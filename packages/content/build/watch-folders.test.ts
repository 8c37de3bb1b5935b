import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { watchFolders } from "./watch-folders.ts";

it("sees each change of a file, however it is saved, also in a new folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "watch-"));
  const changed = vi.fn();
  const end = watchFolders([folder], changed);
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  const seen = async () => {
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    changed.mockClear();
  };
  mkdirSync(join(folder, "dentists"));
  await seen();
  const file = join(folder, "dentists/asha-rao.yaml");
  for (const role of ["Dentist", "Chief dentist", "Dentist for children"]) {
    writeFileSync(join(folder, "part"), role);
    await seen();
    renameSync(join(folder, "part"), file);
    await seen();
    writeFileSync(file, `${role}, Kurla`);
    await seen();
  }
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = import.meta.dirname;
// Browsers and the server read these; the schemas, and with them zod, are for the build and the editor.
it.each(["paths.ts", "branches/hours.ts", "server.ts"])("imports %s without schemas", (name) => {
  const loaded = runtimeImportsOf(join(source, name));
  expect(loaded.filter((file) => file.endsWith("schema.ts") || !file.startsWith("."))).toEqual([]);
});

function runtimeImportsOf(entry: string, seen = new Set<string>()): string[] {
  const code = readFileSync(entry, "utf8");
  const found = [...code.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)";/gm)].map(
    (match) => match[1] ?? "",
  );
  const deeper = found
    .filter((file) => file.startsWith(".") && !seen.has(join(entry, "..", file)))
    .map((file) => {
      const path = join(entry, "..", file);
      seen.add(path);
      return runtimeImportsOf(path, seen);
    });
  return [...found, ...deeper.flat()];
}

import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { expect, it } from "vitest";

const source = import.meta.dirname;
// Browsers and the server read these; the schemas, and with them zod, are for the build and the editor.
it.each(["paths.ts", "branches/hours.ts", "server.ts"])("imports %s without schemas", (name) => {
  const loaded = [...runtimeImportsOf(join(source, name))];
  expect(loaded.filter((file) => file.endsWith("schema.ts") || !isAbsolute(file))).toEqual([]);
});

/** Files and packages that a file loads, itself or by others. */
function runtimeImportsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const code = readFileSync(file, "utf8");
  for (const [, name = ""] of code.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)";/gm)) {
    const loaded = name.startsWith(".") ? join(file, "..", name) : name;
    if (seen.has(loaded)) continue;
    seen.add(loaded);
    if (isAbsolute(loaded)) runtimeImportsOf(loaded, seen);
  }
  return seen;
}

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Storybook's paths are relative to its workspace, ours to the repository. */
const WORKSPACE = "apps/storybook";

const inRepository = (path: string) => posix.join(WORKSPACE, path);

/** @returns the file of each story, from the indexes of built Storybooks */
export function storyFiles(storybooks: string[]) {
  const files = new Map<string, string>();
  for (const storybook of storybooks) {
    const { entries }: StoryIndex = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"));
    for (const { id, importPath } of Object.values(entries)) files.set(id, inRepository(importPath));
  }
  return files;
}

/** @returns what each module imports, from the statistics of built Storybooks; those without any are left out */
export function readImports(storybooks: string[]) {
  const imports = new Map<string, string[]>();
  for (const storybook of storybooks) {
    for (const { name, reasons = [] } of readModules(storybook)) {
      for (const { moduleName } of reasons) {
        const importer = inRepository(moduleName);
        imports.set(importer, [...(imports.get(importer) ?? []), inRepository(name)]);
      }
    }
  }
  return imports;
}

function readModules(storybook: string) {
  try {
    const stats: StoryStats = JSON.parse(readFileSync(join(storybook, "preview-stats.json"), "utf8"));
    return stats.modules;
  } catch {
    return [];
  }
}

/** @returns the file and everything that it imports, directly or not */
export function reachedFrom(file: string, imports: Map<string, string[]>) {
  const reached = new Set([file]);
  for (const module of reached) for (const imported of imports.get(module) ?? []) reached.add(imported);
  return reached;
}

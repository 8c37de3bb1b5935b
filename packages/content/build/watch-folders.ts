import { readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Calls back after each change below some folders. Node's own recursive watching on Linux loses a file for good when
 * another takes its place, which is how many programs save.
 *
 * @returns what ends it
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const watchers = new Map<string, ReturnType<typeof watch>>();
  const add = (folder: string) => {
    if (!watchers.has(folder))
      watchers.set(
        folder,
        watch(folder, changed).on("error", () => undefined),
      );
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) add(join(folder, entry.name));
  };
  const addAll = () => folders.forEach(add);
  const changed = () => {
    // There may be a new folder.
    addAll();
    onChange();
  };
  addAll();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}

import * as lucide from "lucide-react";
import { Name, SourceTable } from "./part";

const modules = import.meta.glob<string>(
  ["../../../../../packages/ui/src/{components,blocks}/*/*.tsx", "!**/*.{stories,test,fixture,ssr}.*"],
  { query: "?raw", import: "default", eager: true },
);

/** Every icon imported by the library, with the folders that use it. */
function iconsInUse() {
  const users = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(modules)) {
    const folder = file.split("/").at(-2) ?? "";
    for (const [, names = ""] of source.matchAll(/import \{([^}]+)\} from "lucide-react"/g)) {
      for (const name of names.split(",").map((part) => part.trim())) {
        if (!name || name.startsWith("type ")) continue;
        users.set(name, (users.get(name) ?? new Set()).add(folder));
      }
    }
  }
  return [...users].sort(([a], [b]) => a.localeCompare(b));
}

export function Icons() {
  return (
    <SourceTable
      head={["Icon, from lucide-react", "Used by"]}
      rows={iconsInUse().map(([name, users]) => {
        // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the icons in use are read from the code
        const Icon = lucide[name as "XIcon"];
        return {
          key: name,
          cells: [
            <span key="icon" className="flex items-center gap-4">
              <Icon aria-hidden strokeWidth={1.5} className="size-5" />
              <Icon aria-hidden strokeWidth={1.5} className="size-6" />
              <Name>{name}</Name>
            </span>,
            <span key="users" className="text-ink-muted">
              {[...users].sort().join(", ")}
            </span>,
          ],
        };
      })}
    />
  );
}

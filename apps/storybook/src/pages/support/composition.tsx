import { ComponentLink, type ComponentLinkProps } from "@clinic/ui/docs/pages";
import { Name, SourceTable } from "../../foundations/parts/part";

const app = "../../../../site/app/";

const sources = import.meta.glob<string>(
  "../../../../site/app/{pages,layout,articles,branches,forms}/**/*.tsx",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The blocks and components that a file of the site imports, statically or lazily, directly or through other files. */
function partsOf(file: string, seen = new Set<string>()): { blocks: string[]; components: string[] } {
  const source = sources[file];
  if (!source || seen.has(file)) return { blocks: [], components: [] };
  seen.add(file);
  const imports = [
    ...source.matchAll(/import (?:type )?\{([^}]+)\} from "([^"]+)"|import\("([^"]+)"\)/g),
  ].map(([, names = "", from, dynamic]) => ({ names: names.split(","), module: from ?? dynamic ?? "" }));
  const named = (pattern: RegExp) => imports.flatMap(({ module }) => pattern.exec(module)?.[1] ?? []);
  const inner = imports
    .filter(({ module }) => module.startsWith("."))
    .flatMap(({ names, module }) => {
      const path = app + new URL(module, new URL(file.slice(app.length), "file:///")).pathname.slice(1);
      // Imported from its own file, or by name from a folder's index.
      return [`${path}.tsx`, ...names.map((name) => `${path}/${kebabCase(name.trim())}.tsx`)];
    })
    .map((part) => partsOf(part, seen));
  return {
    blocks: [...named(/^@clinic\/ui\/blocks\/([\w-]+)$/), ...inner.flatMap(({ blocks }) => blocks)],
    components: [...named(/^@clinic\/ui\/([\w-]+)$/), ...inner.flatMap(({ components }) => components)],
  };
}

const rows = Object.keys(sources)
  .filter((file) => file.endsWith("-page.tsx") || file.endsWith("/site-layout.tsx"))
  .map((file) => ({ name: file.slice(app.length, -".tsx".length), ...partsOf(file) }));

/** Makes a file name: `PageHead` → `page-head`. */
function kebabCase(name: string) {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

function Links({ group, names }: { group: ComponentLinkProps["group"]; names: string[] }) {
  if (names.length === 0) return "none";
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <ComponentLink group={group} folder={name} className="text-primary underline" />
        </li>
      ))}
    </ul>
  );
}

/** Every page of the site with the blocks and components it is composed of, read from its imports. */
export function Composition() {
  return (
    <SourceTable
      head={["Template", "Blocks", "Components"]}
      rows={rows.map(({ name, blocks, components }) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          <Links key="blocks" group="blocks" names={blocks} />,
          <Links key="components" group="components" names={components} />,
        ],
      }))}
    />
  );
}

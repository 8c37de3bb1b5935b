import { FoundTable, Name } from "../foundations/parts/part";

const sources = import.meta.glob<string>("../../../site/app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const template = (name: string) =>
  sources[`../../../site/app/templates/${name}.tsx`] ??
  sources[`../../../site/app/templates/${name}.ts`] ??
  "";

/** Where each block comes from whose scripts come late, by its name. */
const later = new Map(
  [...template("later-blocks").matchAll(/export const (\w+) = \w+\(\s*\(\) => import\("([^"]+)"\)/g)].map(
    ([, name = "", module = ""]) => [name, module],
  ),
);

/** The modules that a template imports, now or later. */
function modulesOf(text: string) {
  const now = [...text.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, module = ""]) => module);
  const names = /import \{([^}]+)\} from "\.\/later-blocks"/.exec(text)?.[1]?.split(",") ?? [];
  return [...now, ...names.flatMap((name) => later.get(name.trim()) ?? [])].filter(
    (module) => module !== "./later-blocks",
  );
}

/** The blocks and components of a template and of the templates it is made of. */
function partsOf(name: string, seen = new Set<string>()): { blocks: string[]; components: string[] } {
  if (seen.has(name)) return { blocks: [], components: [] };
  seen.add(name);
  const modules = modulesOf(template(name));
  const named = (pattern: RegExp) => modules.flatMap((module) => pattern.exec(module)?.[1] ?? []);
  const inner = named(/^\.\/([\w-]+)$/).map((part) => partsOf(part, seen));
  return {
    blocks: [...named(/^@clinic\/ui\/blocks\/([\w-]+)$/), ...inner.flatMap(({ blocks }) => blocks)],
    components: [...named(/^@clinic\/ui\/([\w-]+)$/), ...inner.flatMap(({ components }) => components)],
  };
}

const rows = Object.keys(sources)
  .map(
    (file) =>
      file
        .split("/")
        .at(-1)
        ?.replace(/\.tsx?$/, "") ?? "",
  )
  .filter((name) => name === "site-layout" || (name.endsWith("-page") && name !== "on-this-page"))
  .map((name) => ({ name, ...partsOf(name) }));

/** `date-picker` → `DatePicker`, as the titles of stories are. */
const title = (folder: string) => folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function Links({ group, names }: { group: "blocks" | "components"; names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <a
            className="text-primary underline"
            href={`./?path=/docs/${group}-${title(name).toLowerCase()}--docs`}
            target="_top"
          >
            {title(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every template of the site with the blocks and components it is composed of, read from its imports. */
export function Composition() {
  return (
    <FoundTable head={["Template", "Blocks", "Components"]}>
      {rows.map(({ name, blocks, components }) => (
        <tr key={name}>
          <td className="align-top!">
            <Name>{name}</Name>
          </td>
          <td className="align-top!">
            <Links group="blocks" names={blocks} />
          </td>
          <td className="align-top!">
            <Links group="components" names={components} />
          </td>
        </tr>
      ))}
    </FoundTable>
  );
}

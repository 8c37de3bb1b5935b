import { Unstyled } from "@storybook/addon-docs/blocks";

const sources = import.meta.glob<string>("../../../site/app/{routes,templates}/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const source = (folder: string, name: string) => sources[`../../../site/app/${folder}/${name}.tsx`] ?? "";

/** Names of what a file imports from the library, and from the site's templates. */
function importsOf(text: string, from: RegExp) {
  return [...text.matchAll(from)].map(([, name = ""]) => name);
}

/** The blocks and components of a template and of the templates it is made of, in order of their first use. */
function partsOf(template: string, seen = new Set<string>()): { blocks: string[]; components: string[] } {
  if (seen.has(template)) return { blocks: [], components: [] };
  seen.add(template);
  const text = source("templates", template);
  const inner = importsOf(text, /from "\.\/([\w-]+)"|import\("\.\/([\w-]+)"\)/g).map((name) =>
    partsOf(name, seen),
  );
  return {
    blocks: [
      ...importsOf(text, /from "@clinic\/ui\/blocks\/([\w-]+)"/g),
      ...inner.flatMap(({ blocks }) => blocks),
    ],
    components: [
      ...importsOf(text, /from "@clinic\/ui\/(?!blocks|lib|styles)([\w-]+)"/g),
      ...inner.flatMap(({ components }) => components),
    ],
  };
}

const rows = Object.keys(sources)
  .filter((file) => file.includes("/templates/") && file.endsWith("-page.tsx"))
  .map((file) => file.split("/").at(-1)?.replace(".tsx", "") ?? "")
  .map((template) => ({ template, ...partsOf(template) }));

/** `date-picker` → `DatePicker`, as the titles of stories are. */
const title = (folder: string) => folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

function Links({ group, names }: { group: "blocks" | "components"; names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {[...new Set(names)].map((name) => (
        <li key={name}>
          <a
            className="text-primary underline"
            href={`?path=/docs/${group}-${title(name).toLowerCase()}--docs`}
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
    <Unstyled>
      <table className="my-8 w-full border-collapse text-sm [&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pe-6 [&_td]:align-top [&_th]:border-b [&_th]:border-line-strong [&_th]:py-2 [&_th]:text-start [&_th]:font-semibold">
        <thead>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Blocks</th>
            <th scope="col">Components</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ template, blocks, components }) => (
            <tr key={template}>
              <td>
                <code className="whitespace-nowrap text-[0.8125rem]">{template}</code>
              </td>
              <td>
                <Links group="blocks" names={blocks} />
              </td>
              <td>
                <Links group="components" names={components} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

import type { Guide } from "@clinic/ui/fixtures/guide";
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ComponentProps, use, useContext } from "react";

/** The entries of Storybook's sidebar. */
const sidebar: Promise<{ id: string; title: string; type: "docs" | "story" }[]> = fetch("index.json")
  .then((response) => response.json())
  .then(({ entries }) => Object.values(entries));

/** The one documentation page of every component and block. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const guide: Guide = preparedMeta.parameters.guide;
  const [first] = useContext(DocsContext).componentStories();
  const entries = use(sidebar);
  const pageOf = (name: string) =>
    entries.find(({ type, title }) => type === "docs" && title.endsWith(`/${name}`))?.id;
  return (
    <>
      <Title />
      <Description />
      <div className="doc-columns">
        <Text title="When to use it">{guide.use}</Text>
        <Text title="When not">{guide.avoid}</Text>
      </div>
      <Example of={first?.moduleExport} />
      <Heading>Props</Heading>
      <Controls />
      <States layout={guide.states ?? (preparedMeta.title.startsWith("Blocks/") ? "stack" : "grid")} />
      <Heading>Do and don’t</Heading>
      <div className="doc-columns">
        <Examples verdict="do" reasons={guide.do} stories={csfFile.moduleExports} />
        <Examples verdict="dont" reasons={guide.dont} stories={csfFile.moduleExports} />
      </div>
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
      <Text title="Accessibility">{guide.accessibility}</Text>
      {guide.look && <Text title="Radius and motion">{guide.look}</Text>}
      <Text title="Words">{guide.words}</Text>
      <Heading>Related</Heading>
      <p>
        {guide.related.map((name, index) => (
          <span key={name}>
            {index > 0 && ", "}
            {/* Out of the preview's frame: `./` is the whole Storybook. */}
            <a href={`./?path=/docs/${pageOf(name)}`} target="_top">
              {name}
            </a>
          </span>
        ))}
      </p>
    </>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <Heading>{title}</Heading>
      <Markdown>{children}</Markdown>
    </section>
  );
}

/** The stories that are pictured. The others (`chromatic.disableSnapshot`, such as a mistake to avoid) show no state. */
function States({ layout }: { layout: "grid" | "stack" }) {
  const [, ...others] = useContext(DocsContext).componentStories();
  const stories = others.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      <div className="doc-states" data-layout={layout}>
        {stories.map(({ id, name, moduleExport, playFunction, parameters }) => (
          <figure key={id}>
            <figcaption>{name}</figcaption>
            <Example
              of={moduleExport}
              // A play function would take focus in this page, so its story gets a frame.
              story={playFunction && { inline: false, height: parameters.docs?.story?.height ?? "26rem" }}
            />
          </figure>
        ))}
      </div>
    </>
  );
}

/** A story with its code as an application takes it. */
function Example({ of, verdict, ...props }: ComponentProps<typeof Canvas> & { verdict?: "do" | "dont" }) {
  const { story } = useOf(of, ["story"]);
  const code: string | undefined = story.parameters.docs?.source?.code;
  return (
    <Canvas
      of={of}
      source={code ? { code: withImports(codeToCopy(code), story.parameters.fileName) } : {}}
      // A mistake, or the most that a place holds, is to be seen, not to be copied.
      sourceState={verdict === "dont" || story.name === "Longest Text" ? "none" : "hidden"}
      {...props}
    />
  );
}

const picture = '{ src: "/picture.webp", width: 1200, height: 800, sources: [] }';

/** Leaves out of a story's code what makes sense only in a stories file. Storybook's own `transform` doesn't get this code. */
const codeToCopy = (code: string) =>
  code
    .replace("(args) => {", "() => {")
    .replace("useState(args.value)", code.includes("<FileUpload") ? "useState<File>()" : 'useState("")')
    .replaceAll("fn()", "() => {}")
    .replace(/\bfn\((.+)\)(?=\}$)/gm, "$1")
    .replaceAll("={interactiveMap}", '="https://maps.example/embed"')
    .replaceAll("={phoneLinks}", '={<a href="tel:+912200000101">+91 22 0000 0101</a>}')
    .replace(/(?<=image|drawing)=\{(?:room|smile|portrait|streetMap)\(.*?\)\}/g, '="/picture.webp"')
    .replace(/(?<=image: |poster=\{|\.\.\.)(?:room|smile|portrait)\(.*?\)(?=[, }])/g, picture)
    .replace(/^ *(?:\/\/|\{\/\*) biome-ignore .*\n/gm, "")
    // Storybook prints the parentheses around an element in args as text.
    .replace(/^( *)\(\n(?:\1<>\n)?([\s\S]*?)(?:^\1<\/>\n)?^\1\)\n/gm, "$2")
    .replace(/^const /, "export const ");

const storyFiles = import.meta.glob<string>("../../../../packages/ui/src/*/*/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const fixtures = import.meta.glob<string>("../../../../packages/ui/src/fixtures/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A stories file imports by path what an application imports from the library, and shares components with tests. */
function withImports(code: string, path: string) {
  if (code.startsWith("import")) return code;
  const file = storyFiles[`../../${path}`] ?? "";
  const imports = file.matchAll(/^import \{([^}]*)\} from "(?!storybook|.*fixtures)(.*)";$/gm);
  const lines = Array.from(imports, ([, names = "", from = ""]) => {
    const used = names.match(/(?:type )?\w+/g)?.filter((name) => new RegExp(`[<{( ]${name}\\b`).test(code));
    const { pathname } = new URL(from, `file:///${path}`);
    const entry = pathname.replace(/^.*\/src\/(?:components\/)?/, "@clinic/ui/").replace(/\/$/, "");
    return used?.[0] ? `import { ${used.join(", ")} } from "${from.startsWith(".") ? entry : from}";` : "";
  });
  const shared = Object.values(fixtures).find((text) =>
    new RegExp(`<${/^export function (\w+)/m.exec(text)?.[1]}\\b`).test(code),
  );
  const [above, ...rest] = shared?.trim().replaceAll('"../components/', '"@clinic/ui/').split("\n\n") ?? [];
  return [[above, ...lines].filter(Boolean).join("\n"), ...rest, code].join("\n\n");
}

interface ExamplesProps {
  verdict: "do" | "dont";
  /** By the export names of stories. */
  reasons: Record<string, string>;
  stories: Record<string, unknown>;
}

function Examples({ verdict, reasons, stories }: ExamplesProps) {
  return Object.entries(reasons).map(([name, reason]) => (
    <figure key={name} className="doc-example" data-verdict={verdict}>
      <figcaption>
        <strong>{verdict === "do" ? "✓ Do" : "✕ Don’t"}</strong>
        <p>{reason}</p>
      </figcaption>
      <Example of={stories[name]} verdict={verdict} />
    </figure>
  ));
}

function Keyboard({ keys }: { keys: Record<string, string> }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <table className="doc-keys">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([names, action]) => (
            <tr key={names}>
              <th scope="row">
                {names.split(" ").map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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
import { codeToCopy } from "./code-to-copy";

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
      {guide.keyboard && <Text title="Keyboard">{keyboardTable(guide.keyboard)}</Text>}
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
  const { name, parameters, initialArgs } = useOf(of, ["story"]).story;
  const code: string | undefined = parameters.docs?.source?.code;
  const value = initialArgs.value ?? initialArgs.page ?? initialArgs.query;
  // A mistake, or the most that a place holds, is to be seen, not to be copied.
  const isSeenOnly = !code || verdict === "dont" || name === "Longest Text";
  return (
    <Canvas
      of={of}
      source={isSeenOnly ? {} : { code: codeToCopy(code, parameters.fileName, value) }}
      sourceState={isSeenOnly ? "none" : "hidden"}
      {...props}
    />
  );
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

/** As Markdown. */
const keyboardTable = (keys: Record<string, string>) =>
  `| Key | What it does |\n| --- | --- |${Object.entries(keys)
    .map(([names, action]) => `\n| ${names.replace(/\S+/g, "<kbd>$&</kbd>")} | ${action} |`)
    .join("")}`;

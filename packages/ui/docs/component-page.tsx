import { ArgTypes, Canvas, Heading, Markdown, Subheading, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentType } from "react";
import { Anatomy } from "./anatomy/anatomy";
import { DoDont } from "./do-dont";
import type { Guide } from "./guide";
import { Keyboard } from "./keyboard";
import { Reference } from "./reference";
import { States } from "./states";
import { Status } from "./status/status";
import { Tested } from "./tested";
import { folderOf, useBehaviours } from "./use-behaviours";
import "./docs.css";

/** What react-docgen-typescript leaves on a component. */
type Documented = ComponentType & {
  __docgenInfo?: {
    description: string;
    displayName: string;
    props: Record<string, unknown>;
    tags?: { deprecated?: string };
  };
};

/** The one documentation page of every component and block. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const { component, subcomponents, parameters, title } = preparedMeta;
  const guide: Guide = parameters.guide;
  const words: string[] = parameters.otherWords?.[title] ?? [];
  const stories = csfFile.moduleExports;
  const folder = folderOf(parameters.fileName);
  const behaviours = useBehaviours(folder);
  const root = component as Documented;
  const parts = Object.values(subcomponents ?? {}) as Documented[];
  const described = parts.map(({ __docgenInfo: info }) => [
    toSlot(info?.displayName),
    info?.description ?? "",
  ]);
  const slots: Record<string, string> = { ...Object.fromEntries(described), ...guide.parts };
  // The root of a stories file may be an example that is built on the component.
  const description =
    [root, ...parts].find(({ __docgenInfo: info }) => info)?.__docgenInfo?.description ?? "";
  const withProps = [root, ...parts].filter(
    ({ __docgenInfo: info }) => Object.keys(info?.props ?? {}).length,
  );

  return (
    <>
      <Title />
      {words.length > 0 && <p className="doc-other-words">Also called {words.join(", ")}.</p>}
      <Markdown>{description}</Markdown>
      <Status
        title={title}
        folder={folder}
        behaviours={behaviours}
        deprecated={root?.__docgenInfo?.tags?.deprecated}
      />
      <Canvas of={stories.Default} />

      <Heading>When to use it</Heading>
      <List items={guide.use} />

      <Heading>When not</Heading>
      <List items={guide.avoid} />

      {Object.keys(slots).length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy of={stories[guide.anatomy ?? "Default"]} slots={slots} />
        </>
      )}

      <Heading>States</Heading>
      <States layout={guide.states ?? (title.startsWith("Blocks/") ? "stack" : "grid")} />

      <Heading>Props</Heading>
      {withProps.map((part) => (
        <div key={part.__docgenInfo?.displayName}>
          {parts.length > 0 && <Subheading>{part.__docgenInfo?.displayName ?? ""}</Subheading>}
          <ArgTypes of={part} />
        </div>
      ))}
      <p>All other props go to the element of the part.</p>

      {guide.keyboard && (
        <>
          <Heading>Keyboard</Heading>
          <Keyboard keys={guide.keyboard} />
        </>
      )}

      <Heading>Accessibility</Heading>
      <List items={guide.accessibility} />
      <Tested />

      {guide.words && (
        <>
          <Heading>Words</Heading>
          <List items={guide.words} />
        </>
      )}

      <Heading>Do and don’t</Heading>
      <DoDont stories={stories} do={guide.do} dont={guide.dont} />

      <Heading>Reference</Heading>
      <Reference related={guide.related} />
    </>
  );
}

function List({ items }: { items: string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join("\n")}</Markdown>;
}

/** `AccordionTrigger` → `accordion-trigger` */
function toSlot(name = "") {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

import { Unstyled } from "@storybook/addon-docs/blocks";
import { ComponentLink, type ComponentLinkProps } from "./component-link";
import "./docs.css";
import { type Behaviour, behavioursOf } from "./titles";

const sources = import.meta.glob<string>(
  ["../src/{components,blocks}/*/*.test.tsx", "!../src/**/*.ssr.test.tsx"],
  { query: "?raw", import: "default", eager: true },
);

/** The pattern of the ARIA Authoring Practices Guide that a component follows. */
const patterns: Record<string, string> = {
  accordion: "accordion",
  breadcrumb: "breadcrumb",
  button: "button",
  carousel: "carousel",
  checkbox: "checkbox",
  "compare-slider": "slider",
  "date-picker": "dialog-modal/examples/datepicker-dialog",
  dialog: "dialog-modal",
  disclosure: "disclosure",
  "human-verification": "checkbox",
  "radio-group": "radio",
  "search-dialog": "dialog-modal",
  "status-dialog": "alertdialog",
  table: "table",
  tabs: "tabs",
  "text-link": "link",
};

const byFolder = new Map<string, Behaviour[]>();
for (const [path, source] of Object.entries(sources)) {
  const folder = path.split("/").slice(-3, -1).join("/");
  byFolder.set(folder, [...(byFolder.get(folder) ?? []), ...behavioursOf(source)]);
}

export interface BehavioursProps {
  of: ComponentLinkProps["group"];
}

/** What the tests of each component prove, and what doesn't hold yet; read from the tests themselves. */
export function Behaviours({ of: group }: BehavioursProps) {
  const folders = [...byFolder].filter(([folder]) => folder.startsWith(`${group}/`)).sort();
  const all = folders.flatMap(([, behaviours]) => behaviours);
  const holding = all.filter(({ holds }) => holds).length;
  return (
    <Unstyled>
      <p>
        {all.length} behaviours of {folders.length} {group}: {holding} hold, {all.length - holding} do not
        yet.
      </p>
      <div className="doc-behaviours">
        {folders.map(([folder, behaviours]) => {
          const [, name = ""] = folder.split("/");
          return (
            <section key={folder}>
              <h3 id={name}>
                <ComponentLink group={group} folder={name} />
              </h3>
              {patterns[name] && (
                <p className="doc-pattern">
                  Pattern:{" "}
                  <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${patterns[name]}/`}>{patterns[name]}</a>
                </p>
              )}
              <ul>
                {behaviours.map(({ title, holds }) => (
                  <li key={title}>
                    {!holds && <strong className="doc-not-yet">not yet: </strong>}
                    {title}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Unstyled>
  );
}

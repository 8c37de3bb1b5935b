import { Unstyled } from "@storybook/addon-docs/blocks";
import "./docs.css";
import { type Behaviour, behavioursOf } from "./titles";

const sources = import.meta.glob<string>(
  ["../src/{components,blocks}/*/*.test.tsx", "!../src/**/*.ssr.test.tsx"],
  { query: "?raw", import: "default", eager: true },
);

/** The pattern of the ARIA Authoring Practices Guide that a component follows. */
const patterns: Record<string, string> = {
  accordion: "accordion",
  "alert-dialog": "alertdialog",
  breadcrumb: "breadcrumb",
  button: "button",
  carousel: "carousel",
  checkbox: "checkbox",
  combobox: "combobox/examples/combobox-autocomplete-list",
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
  toast: "alert",
  tooltip: "tooltip",
};

const byComponent = new Map<string, Behaviour[]>();
for (const [path, source] of Object.entries(sources)) {
  const name = path.split("/").at(-2) ?? "";
  byComponent.set(name, [...(byComponent.get(name) ?? []), ...behavioursOf(source)]);
}

/** What the tests of each component prove, and whether they hold; read from the tests themselves. */
export function Behaviours() {
  const all = [...byComponent.values()].flat();
  const holding = all.filter(({ holds }) => holds).length;
  return (
    <Unstyled>
      <p>
        {all.length} behaviours of {byComponent.size} components and blocks: {holding} hold,{" "}
        {all.length - holding} do not yet.
      </p>
      {[...byComponent].sort().map(([name, behaviours]) => (
        <section key={name} className="doc-section">
          <h3 id={name}>{name}</h3>
          {patterns[name] && (
            <p>
              Pattern:{" "}
              <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${patterns[name]}/`}>{patterns[name]}</a>
            </p>
          )}
          <table className="doc-table">
            <tbody>
              {behaviours.map(({ title, holds }) => (
                <tr key={title} data-verdict={holds ? "do" : "dont"}>
                  <td>{title}</td>
                  <td>{holds ? "holds" : "not yet"}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Unstyled>
  );
}

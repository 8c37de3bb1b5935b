import { DocsContext, Markdown, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import changelog from "../../CHANGELOG.md?raw";
import type { Behaviour } from "../titles";
import { historyOf } from "./history";

const changesets = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const trees = import.meta.glob("../../src/*/*/*.tree.yml", { query: "?raw", import: "default" });

export interface StatusProps {
  /** Its title: `Components/Button`. */
  title: string;
  /** `components/button` */
  folder: string;
  /** What its tests say that it does. */
  behaviours: Behaviour[];
  /** What its TSDoc says after `@deprecated`. */
  deprecated?: string;
}

/** Whether to build on a component, its first version, how its accessibility is checked, and its last change. */
export function Status({ title, folder, behaviours, deprecated }: StatusProps) {
  const stories = useContext(DocsContext).componentStories();
  const failing = behaviours.filter(({ holds }) => !holds).map((behaviour) => behaviour.title);
  const { status, reason, since, lastChange } = historyOf(title.split("/").at(-1) ?? "", {
    changelog,
    changesets: Object.values(changesets),
    failing,
    deprecated,
  });
  const hasLongestText = stories.some(({ name }) => name === "Longest Text");
  const fullest = stories.filter(
    ({ name, tags }) => name === (hasLongestText ? "Longest Text" : "Default") || tags.includes("fullest"),
  );
  const checks = [
    `axe in ${fullest.map(({ name }) => name).join(", ")}, and its look under five preferences`,
    Object.keys(trees).some((path) => path.includes(`/${folder}/`)) && "roles, names and states recorded",
    `tests of behaviour that hold: ${behaviours.length - failing.length} of ${behaviours.length}`,
  ].filter(Boolean);
  const rows = [
    ["Status", `**${status}**. ${reason}`],
    ["Since", versionOf(since)],
    ["Accessibility checks", checks.join("; ")],
    ["Last change", `${versionOf(lastChange.version)}: ${lastChange.text}`],
  ];
  return (
    <Unstyled>
      <table className="doc-table doc-status" data-status={status}>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Markdown>{text ?? ""}</Markdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

const versionOf = (version: string) => (version === "next" ? "the next version" : `version ${version}`);

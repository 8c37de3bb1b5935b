import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { folderOf, useBehaviours } from "./use-behaviours";

/** What is tested about the component and how, read from its tests and stories. */
export function Tested() {
  const stories = useContext(DocsContext).componentStories();
  const behaviours = useBehaviours(folderOf(stories[0]?.parameters.fileName));
  const walks = stories.filter(({ playFunction }) => playFunction).map(({ name }) => name);
  return (
    <Unstyled>
      <table className="doc-table doc-tested">
        <tbody>
          <Row
            title="axe, no violation"
            facts={[
              "the fullest stories: as they are; contrast in forced colours; contrast, scrolling and target size at 320 px",
            ]}
          />
          <Row title="Played through in Chromium" facts={walks} />
          <Row
            title="Contract, in Chromium and as server HTML"
            facts={behaviours.map(({ title }) => title)}
          />
        </tbody>
      </table>
    </Unstyled>
  );
}

function Row({ title, facts }: { title: string; facts: string[] }) {
  if (facts.length === 0) return null;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

import { Unstyled } from "@storybook/addon-docs/blocks";

/** The keys of a component, as a table. */
export function Keyboard({ keys }: { keys: Record<string, string> }) {
  return (
    <Unstyled>
      <table className="doc-table">
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
    </Unstyled>
  );
}

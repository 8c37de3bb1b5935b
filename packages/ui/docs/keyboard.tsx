import { Unstyled } from "@storybook/addon-docs/blocks";

export interface KeyboardProps {
  /** Each row: the keys, one after the other, and what they do. */
  keys: [keys: string[], does: string][];
}

/** The keys of a component, as a table. */
export function Keyboard({ keys }: KeyboardProps) {
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
          {keys.map(([names, does]) => (
            <tr key={does}>
              <th scope="row">
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}

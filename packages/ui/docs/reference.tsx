import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";

export interface ReferenceProps {
  /** Titles of the pages to look at next: `Components/Tabs`. */
  related: string[];
}

/**
 * Where to go next: related pages, the changelog, and the design file of a component that has one
 * (the `design.url` parameter of its stories).
 */
export function Reference({ related }: ReferenceProps) {
  const [story] = useContext(DocsContext).componentStories();
  const design: string | undefined = story?.parameters.design?.url;
  return (
    <Unstyled>
      <table className="doc-table">
        <tbody>
          <tr>
            <th scope="row">Related</th>
            <td>
              {related.map((title, index) => (
                <span key={title}>
                  {index > 0 && ", "}
                  <DocsLink title={title}>{title.split("/").at(-1)}</DocsLink>
                </span>
              ))}
            </td>
          </tr>
          <tr>
            <th scope="row">Changes</th>
            <td>
              <DocsLink title="Changelog">Changelog</DocsLink>
            </td>
          </tr>
          {design && (
            <tr>
              <th scope="row">Design file</th>
              <td>
                <a href={design}>{design}</a>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Unstyled>
  );
}

/** A link out of the preview's frame: `./` is the whole Storybook. */
function DocsLink({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return (
    <a href={`./?path=/docs/${id}--docs`} target="_top">
      {children}
    </a>
  );
}

import { DocsContext, Story, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

export interface StatesProps {
  /**
   * `grid` for stories narrower than a third of the page, `stack` for the rest.
   * @default "grid"
   */
  layout?: "grid" | "stack";
}

/**
 * Every state of the component on one page: the stories that are captured, in their order. Those that aren't
 * (`chromatic.disableSnapshot`, such as a mistake to avoid) show no state.
 */
export function States({ layout = "grid" }: StatesProps) {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ parameters }) => !parameters.chromatic?.disableSnapshot);
  return (
    <div className="doc-states" data-layout={layout}>
      {stories.map(({ id, name, moduleExport, playFunction, parameters }) => (
        <figure key={id} className="doc-figure">
          <figcaption>{name}</figcaption>
          <div className="doc-stage">
            <Unstyled>
              {playFunction ? (
                // A play function would take focus in this page, so its story gets a frame.
                <Story of={moduleExport} inline={false} height={parameters.docs?.story?.height ?? "26rem"} />
              ) : (
                <Story of={moduleExport} />
              )}
            </Unstyled>
          </div>
        </figure>
      ))}
    </div>
  );
}

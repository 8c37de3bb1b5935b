import { DocsContext, Story, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

export interface StatesProps {
  /**
   * `grid` for parts that are smaller than a third of the page, `stack` for the others.
   * @default "grid"
   */
  layout?: "grid" | "stack";
}

/**
 * Every state of the component on one page: the stories that have a picture, in their order. Those without
 * (`chromatic.disableSnapshot`: a walk through the keys, a mistake to avoid) show no state.
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
                // A state that has to be played to is played in a page of its own: it would take this one's focus.
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

import { type DocsContainerProps, DocsContainer as StorybookContainer } from "@storybook/addon-docs/blocks";
import { useLayoutEffect } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { applyToPage, attributesOf, initialGlobals } from "../toolbar/toolbar";

/** The container of every docs page. Applies the toolbar, which otherwise affects stories only. */
export function DocsContainer(props: DocsContainerProps) {
  const { channel } = props.context;

  useLayoutEffect(() => {
    const apply = ({ userGlobals }: { userGlobals: object }) => {
      const globals = { ...initialGlobals, ...userGlobals };
      applyToPage(globals);
      const { "data-theme": theme, dir } = attributesOf(globals);
      document.documentElement.setAttribute("data-theme", theme);
      document.documentElement.dir = dir;
      // Only stories emulate forced colours, not the docs page around them.
      document.documentElement.removeAttribute("data-colours");
    };
    const [set] = channel.last(SET_GLOBALS) ?? [];
    const [updated] = channel.last(GLOBALS_UPDATED) ?? [];
    apply(updated ?? { userGlobals: set?.globals });
    channel.on(GLOBALS_UPDATED, apply);
    return () => channel.off(GLOBALS_UPDATED, apply);
  }, [channel]);

  return <StorybookContainer {...props} />;
}

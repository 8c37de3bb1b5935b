import { EXPECT_TIMEOUT_MS } from "@clinic/test-settings";
import { ComponentPage } from "@clinic/ui/docs";
import theme from "@clinic/ui/styles/theme.css?raw";
import { readThemes } from "@clinic/ui/styles/theme-tokens.ts";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { DocsContainer } from "../src/theme/docs-container";
import { preventFrameScroll } from "../src/theme/framed-story";
import { storybookTheme } from "../src/theme/storybook-theme";
import {
  applyToPage,
  attributesOf,
  type Globals,
  globalTypes,
  initialGlobals,
  viewports,
} from "../src/toolbar/toolbar";
import { modes } from "./modes";
import "./preview.css";

// A docs page runs many play functions at once, in frames that share a thread.
configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });
preventFrameScroll();

const inVitest = import.meta.env.MODE === "test";

export default {
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    // Vitest renders stories directly into the body, whereas the add-on looks for Storybook's root.
    pseudo: inVitest ? { rootSelector: "body" } : {},
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      theme: storybookTheme(readThemes(theme).default),
      toc: { headingSelector: "h2, h3", ignoreSelector: ".sb-unstyled *, .docs-story *" },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          [
            "Colour",
            "Type",
            "Space and grid",
            "Breakpoints",
            "Arches and lines",
            "Elevation",
            "Icons",
            "Imagery",
            "Motion",
            "Focus",
            "Voice and words",
            "Accessibility",
            "Behaviours",
            "Toolbar",
          ],
          "Components",
          "Blocks",
          "Pages",
          "Changelog",
        ],
      },
    },
    chromatic: {
      modes: { phone: modes.phone, desktop: modes.desktop },
      // Captures the final state: carousels paused, counters complete, sections in place.
      prefersReducedMotion: "reduce",
    },
  },
  globalTypes,
  // Under Vitest, axe checks the fullest story of each component (vitest.modes.ts); here, every story you open.
  initialGlobals: { ...initialGlobals, a11y: { manual: inVitest } },
  decorators: [
    (Story, context) => {
      const globals: Globals = { ...initialGlobals, ...context.globals };
      // On a docs page with many stories, the toolbar applies to the page, and a story's globals to its own element.
      if (context.viewMode === "docs") {
        return (
          <div {...attributesOf(globals)}>
            <Story />
          </div>
        );
      }
      applyToPage(globals);
      for (const [name, value] of Object.entries(attributesOf(globals))) {
        document.documentElement.setAttribute(name, value);
      }
      // Components read motion and colour preferences on mount, so remount them.
      return <Story key={`${globals.motion} ${globals.colours}`} />;
    },
  ],
} satisfies Preview;

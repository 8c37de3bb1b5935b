import { EXPECT_TIMEOUT_MS } from "@clinic/test-settings";
import { ComponentPage, hindi } from "@clinic/ui/docs";
import { I18nProvider } from "@clinic/ui/i18n-provider";
import { themes } from "@clinic/ui/styles/theme-tokens.ts";
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

const i18nOf = ({ language }: Globals) => ({
  locale: language,
  messages: language === "hi-IN" ? hindi : undefined,
});

export default {
  parameters: {
    layout: "padded",
    // Under Vitest, axe checks the fullest story of each component (vitest.modes.ts); here, every story you open. Not
    // `manual` in `initialGlobals`, which the add-on's runner overwrites.
    a11y: { test: inVitest ? "off" : "error" },
    // Vitest renders stories directly into the body, whereas the add-on looks for Storybook's root.
    pseudo: inVitest ? { rootSelector: "body" } : {},
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      theme: storybookTheme(themes.default),
      toc: { headingSelector: "h2, h3", ignoreSelector: ".sb-unstyled *, .docs-story *" },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          "Start here",
          "Foundations",
          [
            "Tokens",
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
          "Recipes",
          ["Recipes"],
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
  initialGlobals,
  decorators: [
    (Story, context) => {
      const globals: Globals = { ...initialGlobals, ...context.globals };
      // On a docs page with many stories, the toolbar applies to the page, and a story's globals to its own element.
      if (context.viewMode === "docs") {
        return (
          <div {...attributesOf(globals)}>
            <I18nProvider {...i18nOf(globals)}>
              <Story />
            </I18nProvider>
          </div>
        );
      }
      applyToPage(globals);
      for (const [name, value] of Object.entries(attributesOf(globals))) {
        document.documentElement.setAttribute(name, value);
      }
      // Components read motion and colour preferences on mount, so remount them.
      return (
        <I18nProvider {...i18nOf(globals)} key={`${globals.motion} ${globals.colours}`}>
          <Story />
        </I18nProvider>
      );
    },
  ],
} satisfies Preview;

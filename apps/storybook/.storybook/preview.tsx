import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { codeOf, hindi } from "@clinic/ui/docs";
import { I18nProvider } from "@clinic/ui/i18n-provider";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { Preview } from "@storybook/react-vite";
import { lazy } from "react";
import { emitTransformCode, useEffect } from "storybook/preview-api";
import { configure } from "storybook/test";
import { usefulControls } from "../src/controls/useful-controls";
import { themes } from "../src/foundations/parts/tokens";
import { otherWords } from "../src/search/other-words";
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

// Half of all modules are for docs pages alone.
const ComponentPage = lazy(async () => ({ default: (await import("@clinic/ui/docs/pages")).ComponentPage }));
const DocsContainer = lazy(async () => ({
  default: (await import("../src/theme/docs-container")).DocsContainer,
}));

const inVitest = import.meta.env.MODE === "test";

const i18nOf = ({ language }: Globals) => ({
  locale: language,
  messages: language === "hi-IN" ? hindi : undefined,
});

/** Args that a component or its story reads on mount only. */
const initialValues = (args: Record<string, unknown>) =>
  Object.entries(args).filter(
    ([name, value]) =>
      /^(default.*|page|index)$/.test(name) && ["string", "number", "boolean"].includes(typeof value),
  );

export default {
  parameters: {
    layout: "padded",
    otherWords,
    // Under Vitest, axe checks the fullest story of each component (vitest.modes.ts); here, every story you open. Not
    // `manual` in `initialGlobals`, which the add-on's runner overwrites.
    a11y: { test: inVitest ? "off" : "error" },
    // Vitest renders stories directly into the body, whereas the add-on looks for Storybook's root.
    pseudo: inVitest ? { rootSelector: "body" } : {},
    controls: { expanded: true },
    docs: {
      container: (props: DocsContainerProps) => <DocsContainer {...props} />,
      page: () => <ComponentPage />,
      codePanel: true,
      source: { type: "code", language: "tsx", transform: (_source: string, story) => codeOf(story) },
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
  argTypesEnhancers: [usefulControls],
  globalTypes,
  initialGlobals,
  decorators: [
    // For the code panel, which shows what a story emits. The docs page has its own transform.
    (Story, context) => {
      useEffect(() => {
        emitTransformCode(codeOf(context), context);
      });
      return <Story />;
    },
    (Story, context) => {
      const globals: Globals = { ...initialGlobals, ...context.globals };
      // Components read initial values and preferences of motion and colour on mount, so remount them.
      const key = JSON.stringify([initialValues(context.args), globals.motion, globals.colours]);
      // On a docs page with many stories, the toolbar applies to the page, and a story's globals to its own element.
      if (context.viewMode === "docs") {
        return (
          <div {...attributesOf(globals)}>
            <I18nProvider {...i18nOf(globals)} key={key}>
              <Story />
            </I18nProvider>
          </div>
        );
      }
      applyToPage(globals);
      for (const [name, value] of Object.entries(attributesOf(globals))) {
        document.documentElement.setAttribute(name, value);
      }
      return (
        <I18nProvider {...i18nOf(globals)} key={key}>
          <Story />
        </I18nProvider>
      );
    },
  ],
} satisfies Preview;

import hindi from "@clinic/content/dist/hi/layout.json";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { I18nProvider, type MessageCatalogue } from "@clinic/ui/i18n-provider";
import type { ArgTypes, Preview } from "@storybook/react-vite";
import { lazy } from "react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { configure } from "storybook/test";
import { storybookTheme } from "../src/docs/storybook-theme";
import { themes } from "../src/foundations/parts/tokens";
import { modes } from "./modes";
import { pseudoMessages } from "./pseudo-language";
import "./preview.css";

// A docs page runs many play functions at once, in frames that share a thread.
configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });

// A play function that moves focus in a frame would also scroll the docs page around it.
if (frameElement?.id.startsWith("iframe--")) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

// Half of all modules are for docs pages alone.
const ComponentPage = lazy(async () => ({
  default: (await import("../src/docs/component-page")).ComponentPage,
}));

/** Else Storybook infers them from their value: React's insides. */
const children = {
  children: {
    name: "children",
    type: { name: "other", value: "" },
    table: { type: { summary: "ReactNode" } },
  },
} satisfies ArgTypes;

/** Instead of Storybook's editor of raw data: a text field for words, and nothing for elements. */
const controlsOfElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries({ ...("children" in initialArgs && children), ...argTypes }).map(([name, argType]) => {
      const isText = typeof initialArgs[name] === "string";
      const control = isText ? ({ type: "text" } as const) : false;
      return [name, argType.type?.name === "other" ? { ...argType, control } : argType];
    }),
  );

const catalogues: Record<string, MessageCatalogue> = { "hi-IN": hindi.messages, "en-XA": pseudoMessages };

const choice = (title: string, icon: "globe" | "paintbrush" | "transfer", items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  // Pages of the site take it back: `!autodocs`, literally, because the index reads it without running the file.
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    docs: {
      page: () => <ComponentPage />,
      source: { language: "tsx" },
      theme: storybookTheme(themes.default),
      toc: { headingSelector: "h2, h3", ignoreSelector: ".sb-unstyled *, .docs-story *" },
    },
    // The widths at which the layout changes or is reviewed.
    viewport: {
      options: {
        smallPhone: viewport("Small phone", 320, 640),
        phone: viewport("Phone", 390, 844),
        tablet: viewport("Tablet", 768, 1024),
        laptop: viewport("Laptop", 1280, 900),
        desktop: viewport("Desktop", 1440, 900),
        wide: viewport("Wide desktop", 1920, 1080),
      },
    },
    options: {
      storySort: {
        order: [
          "Start here",
          "Which component?",
          "Foundations",
          "Components",
          ["Forms", "Overlays", "Media", "Layout", "Text", "Navigation", "Waiting", "Languages"],
          "Blocks",
          ["Every page", "Home", "Treatments", "Pain now", "Concerns and prices"],
          "Pages",
        ],
      },
    },
    chromatic: {
      modes: { phone: modes.phone, desktop: modes.desktop },
      // Captures the final state: carousels paused, counters complete, sections in place.
      prefersReducedMotion: "reduce",
    },
  },
  argTypesEnhancers: [controlsOfElements],
  globalTypes: {
    theme: choice("Theme", "paintbrush", { default: "Default theme", kids: "Kids theme" }),
    language: choice("Language", "globe", {
      "en-IN": "English",
      "hi-IN": "Hindi",
      "ar-EG": "Arabic: dates, digits",
      "en-XA": "Pseudo-language: longer, right to left",
    }),
    direction: choice("Writing direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
  },
  initialGlobals: { theme: "default", language: "en-IN", direction: "ltr" },
  decorators: [
    (Story, { globals: { theme, language, direction }, viewMode }) => {
      const attributes = {
        "data-theme": theme,
        lang: language,
        dir: language === "ar-EG" || language === "en-XA" ? "rtl" : direction,
      };
      const story = (
        <I18nProvider locale={language} messages={catalogues[language]} key={language}>
          <Story />
        </I18nProvider>
      );
      if (viewMode === "docs") return <div {...attributes}>{story}</div>;
      for (const [name, value] of Object.entries(attributes))
        document.documentElement.setAttribute(name, value);
      return story;
    },
  ],
} satisfies Preview;

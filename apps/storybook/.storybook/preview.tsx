import type { Preview } from "@storybook/react-vite";
import { useEffect } from "storybook/preview-api";
import "./preview.css";

/** The widths that the layout changes at or is judged at (specification, section 9). */
const viewports = {
  phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" as const },
  tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" }, type: "tablet" as const },
  desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" as const },
};

export default {
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: { storySort: { order: ["Foundations", "Components", "Blocks", "Pages"] } },
    chromatic: { modes: { phone: { viewport: 390 }, desktop: { viewport: 1440 } } },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        items: [
          { value: "default", title: "Default" },
          { value: "kids", title: "Kids" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Writing direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "default", direction: "ltr" },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.lang = "en-IN";
        document.documentElement.dir = globals.direction;
        document.documentElement.dataset.theme = globals.theme;
      }, [globals.direction, globals.theme]);
      return <Story />;
    },
  ],
} satisfies Preview;

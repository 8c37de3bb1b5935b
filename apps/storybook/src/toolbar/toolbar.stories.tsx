import { Button } from "@clinic/ui/button";
import { Card } from "@clinic/ui/card";
import { Heading } from "@clinic/ui/heading";
import { SkipLink } from "@clinic/ui/skip-link";
import { Spinner } from "@clinic/ui/spinner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

/** Demonstrates every switch of the toolbar on a few components. */
const meta = {
  title: "Foundations/Toolbar",
  // They emulate the preferences under which screenshots are taken.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Card variant="raised" className="max-w-120 p-6 shadow-raised">
      <Heading level={2} size="title">
        Book an appointment
      </Heading>
      <p className="my-4 flex gap-3 ps-4 transition-opacity forced-colors:underline" data-testid="words">
        <Spinner /> Looking for a free hour
      </p>
      <Button>Book an Appointment</Button>
    </Card>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const styleOf = (element: Element | null) => {
  if (!element) throw new Error("The story lost the element that this test looks at.");
  return getComputedStyle(element);
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    await waitFor(() => expect(styleOf(button).backgroundColor).toBe("rgb(15, 90, 86)"));
    expect(styleOf(button).borderTopLeftRadius).toBe("4px");
    expect(styleOf(canvas.getByTestId("words")).paddingLeft).toBe("16px");
    expect(styleOf(canvas.getByTestId("words")).textDecorationLine).toBe("none");
    expect(styleOf(canvasElement.querySelector("svg")).animationName).toBe("spin");
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
    expect(matchMedia("(forced-colors: active)").matches).toBe(false);
  },
};

export const KidsTheme: Story = {
  globals: { theme: "kids" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await waitFor(() => expect(styleOf(button).backgroundColor).toBe("rgb(27, 79, 168)"));
    expect(styleOf(button).borderTopLeftRadius).toBe("14px");
  },
};

export const DarkTheme: Story = {
  globals: { theme: "dark" },
  play: async ({ canvas, canvasElement }) => {
    const card = styleOf(canvasElement.querySelector("[data-slot=card]"));
    await waitFor(() => expect(card.backgroundColor).toBe("rgb(24, 35, 38)"));
    expect(styleOf(canvas.getByRole("button")).backgroundColor).toBe("rgb(124, 202, 191)");
    expect(card.colorScheme).toBe("dark");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const { direction, paddingLeft, paddingRight } = styleOf(canvas.getByTestId("words"));
    expect({ direction, paddingLeft, paddingRight }).toEqual({
      direction: "rtl",
      paddingLeft: "0px",
      paddingRight: "16px",
    });
  },
};

export const Hindi: Story = {
  globals: { language: "hi-IN" },
  render: () => <SkipLink />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "मुख्य सामग्री पर जाएँ" })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe("hi-IN");
  },
};

export const Arabic: Story = {
  globals: { language: "ar-EG" },
  play: async ({ canvas }) => {
    expect(styleOf(canvas.getByTestId("words")).direction).toBe("rtl");
  },
};

export const TextAt200Percent: Story = {
  name: "Text at 200 %",
  globals: { textSize: "200" },
  play: async ({ canvas }) => {
    expect(styleOf(canvas.getByTestId("words")).paddingLeft).toBe("32px");
    expect(Number.parseFloat(styleOf(canvas.getByRole("button")).fontSize)).toBeGreaterThanOrEqual(34);
  },
};

export const ReducedMotion: Story = {
  globals: { motion: "reduced" },
  play: async ({ canvas, canvasElement }) => {
    expect(styleOf(canvasElement.querySelector("svg")).animationName).toBe("none");
    expect(styleOf(canvas.getByTestId("words")).transitionDuration).toBe("0s");
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    expect(matchMedia("(prefers-reduced-motion: no-preference)").matches).toBe(false);

    // A stylesheet that loads later, like a lazily loaded story's.
    const late = document.createElement("style");
    late.textContent =
      "@media (prefers-reduced-motion: no-preference) { [data-testid=words] { opacity: 0.5 } }";
    document.head.append(late);
    await waitFor(() => expect(late.sheet?.cssRules[0]?.cssText).not.toContain("prefers-reduced-motion"));
    expect(styleOf(canvas.getByTestId("words")).opacity).toBe("1");
    late.remove();
  },
};

export const ForcedColours: Story = {
  globals: { colours: "forced" },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByTestId("words");
    const card = styleOf(canvasElement.querySelector("[data-slot=card]"));
    // Canvas and CanvasText of a dark scheme, ButtonText for controls, and components' own styles for forced colours.
    expect(card.backgroundColor).toBe("rgb(18, 18, 18)");
    expect(card.boxShadow).toBe("none");
    expect(styleOf(words).color).toBe("rgb(255, 255, 255)");
    expect(styleOf(words).textDecorationLine).toBe("underline");
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
  },
};

export const HoveredByGlobals: Story = {
  globals: { pseudo: { hover: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(styleOf(canvas.getByRole("button")).backgroundColor).toBe("rgb(10, 64, 61)"));
  },
};

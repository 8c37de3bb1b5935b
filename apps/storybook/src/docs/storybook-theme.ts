import type { Tokens } from "@clinic/ui/styles/theme-tokens.ts";
import { create } from "storybook/theming/create";

/** A Storybook theme made of the clinic's tokens. */
export function storybookTheme(tokens: Tokens) {
  return create({
    base: "light",
    brandTitle: "Arch House Dental: the design handbook",
    brandImage: "./brand/wordmark.svg",
    brandUrl: "./?path=/docs/start-here--docs",
    brandTarget: "_self",
    colorPrimary: tokens["color-primary"],
    colorSecondary: tokens["color-primary"],
    appBg: tokens["color-surface-sunken"],
    appContentBg: tokens["color-surface"],
    appPreviewBg: tokens["color-surface"],
    appBorderColor: tokens["color-line"],
    textColor: tokens["color-ink"],
    textMutedColor: tokens["color-ink-muted"],
    barBg: tokens["color-surface"],
    barTextColor: tokens["color-ink-muted"],
    barSelectedColor: tokens["color-primary"],
    inputBorder: tokens["color-line-strong"],
    fontBase: tokens["font-text"],
  });
}

import type { Tokens } from "@clinic/ui/styles/theme-tokens.ts";
import { create } from "storybook/theming/create";

/** A Storybook theme made of the clinic's tokens. */
export function storybookTheme(tokens: Tokens) {
  const colour = (name: string) => tokens[`color-${name}`];
  return create({
    base: "light",
    brandTitle: "Arch House Dental: the design handbook",
    brandImage: "./brand/wordmark.svg",
    brandUrl: "./?path=/docs/start-here--docs",
    brandTarget: "_self",
    colorPrimary: colour("primary"),
    colorSecondary: colour("primary"),
    appBg: colour("surface-sunken"),
    appContentBg: colour("surface"),
    appPreviewBg: colour("surface"),
    appBorderColor: colour("line"),
    appBorderRadius: Number.parseInt(tokens["radius-control"] ?? "", 10),
    textColor: colour("ink"),
    textMutedColor: colour("ink-muted"),
    textInverseColor: colour("on-primary"),
    barBg: colour("surface"),
    barTextColor: colour("ink-muted"),
    barHoverColor: colour("primary-strong"),
    barSelectedColor: colour("primary"),
    buttonBg: colour("surface-raised"),
    buttonBorder: colour("line-strong"),
    booleanBg: colour("surface-sunken"),
    booleanSelectedBg: colour("surface-raised"),
    inputBg: colour("surface-raised"),
    inputBorder: colour("line-strong"),
    inputTextColor: colour("ink"),
    inputBorderRadius: Number.parseInt(tokens["radius-control"] ?? "", 10),
    fontBase: tokens["font-text"],
  });
}

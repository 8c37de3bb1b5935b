import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { readThemes } from "./theme-tokens";
import tokens from "./tokens.css?raw";

it("has no token that does nothing: each is on the root, and a rule of ours reads it from there", () => {
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join("\n");
  const root = getComputedStyle(document.documentElement);
  const names = Object.keys(readThemes(tokens).default).map((name) => `--${name}`);
  expect(names).toContain("--shadow-raised");
  expect(names.filter((name) => !root.getPropertyValue(name) || !css.includes(`var(${name})`))).toEqual([]);
});

it("takes nothing from the theme around it but what a theme sets itself", async () => {
  await render(
    <div data-theme="kids">
      <p data-theme="harbour">Harbour</p>
      <p>Kids</p>
    </div>,
  );
  const inks = [...document.querySelectorAll("p")].map((text) => getComputedStyle(text).color);
  expect(inks).toEqual(["rgb(22, 38, 42)", "rgb(27, 36, 64)"]);
});

import { expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../test/motion";
import { readThemes } from "./theme-tokens";
import tokens from "./tokens.css?raw";

allowMotion();

/** A value that no token has, by the start of the token's name. */
const odd = {
  "color-": "rgb(1, 2, 3)",
  "font-": "Odd",
  "text-.*--line-height": "7",
  "text-.*--letter-spacing": "0.7em",
  "text-|spacing-|container-|radius-": "77px",
  "room-for-bars": "-777px",
  "shadow-": "0 0 7px 7px red",
  "duration-": "7s",
  "ease-": "linear",
  "animate-": "odd 7s",
};

const rules = (list: Iterable<CSSRule>): CSSStyleRule[] =>
  [...list].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...("cssRules" in rule ? rules(rule.cssRules as CSSRuleList) : []),
  ]);
const styleRules = rules([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]));

it.each(Object.keys(readThemes(tokens).default))(
  "shows --%s on what carries its class names",
  async (name) => {
    const value = Object.entries(odd).find(([start]) => new RegExp(`^(${start})`).test(name))?.[1];
    const classes = styleRules
      .filter(({ cssText }) => cssText.includes(`var(--${name})`))
      .flatMap(({ selectorText }) => selectorText.match(/(?<=\.)(\\.|[\w-])+/g) ?? [])
      .map((className) => className.replaceAll("\\", ""));
    // Tailwind writes the value of a shadow into the class of its name.
    const own = styleRules.filter(({ selectorText }) => selectorText === `.${name}`);
    expect(own.filter(({ cssText }) => !cssText.includes(`var(--${name}`))).toEqual([]);
    const { container } = await render(
      [...new Set(["transition-colors", ...classes])].map((className) => (
        <p key={className} className={className} data-slot="part" data-state="sticky" />
      )),
    );
    const root = document.documentElement;
    expect(getComputedStyle(root).getPropertyValue(`--${name}`)).not.toBe("");
    onTestFinished(() => root.removeAttribute("style"));
    const look = (part: Element) => Object.values(getComputedStyle(part)).join();
    // One after the other, up to the first: to read all that an element looks like takes longer than to change it.
    const isChanged = (part: Element) => {
      root.removeAttribute("style");
      const before = look(part);
      root.style.setProperty(`--${name}`, value ?? "");
      return look(part) !== before;
    };
    expect([...container.children].some(isChanged)).toBe(true);
  },
);

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ChangedToken {
  /** Custom property, such as `--color-warning-soft`. */
  name: string;
  /** In words: the earlier and the later values that differ. */
  values: string;
}

/** @returns the tokens whose values differ between the stylesheets of two built Storybooks */
export function changedTokens(before: string, after: string): ChangedToken[] {
  const [earlier, later] = [readTokens(before), readTokens(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((name) => {
    const [old, current] = [earlier.get(name) ?? new Set<string>(), later.get(name) ?? new Set<string>()];
    if (old.symmetricDifference(current).size === 0) return [];
    const differing = (these: Set<string>, those: Set<string>) =>
      [...(these.isSubsetOf(those) ? these : these.difference(those))].join(", ") || "none";
    return [{ name, values: `${differing(old, current)} → ${differing(current, old)}` }];
  });
}

/** A token has a value for each theme. Tailwind's own properties aren't tokens. */
function readTokens(storybook: string) {
  const tokens = new Map<string, Set<string>>();
  for (const file of globSync("assets/*.css", { cwd: storybook })) {
    const css = readFileSync(join(storybook, file), "utf8");
    for (const [, name = "", value = ""] of css.matchAll(/[{;](--(?!tw-)[\w-]+):\s*([^;}]+)/g))
      tokens.set(name, (tokens.get(name) ?? new Set()).add(value.trim()));
  }
  return tokens;
}

/** Whether a source mentions a token: as `var(--color-ink)`, or in a class of Tailwind, such as `text-ink`. */
export function mentions(source: string, token: string) {
  const [, inClass = token] = /^--[a-z]+-(.+)$/.exec(token) ?? [];
  return new RegExp(`(?<![\\w-])${token}(?![\\w-])|\\w-${inClass}(?![\\w-])`).test(source);
}

/** The rules of a stylesheet, without the custom properties that it defines. */
export const withoutDefinitions = (css: string) => css.replaceAll(/--[\w-]+\s*:[^;]*;/g, "");

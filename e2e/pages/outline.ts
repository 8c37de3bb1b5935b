import type { Locator } from "@playwright/test";

/**
 * Landmarks, named regions and headings, indented as they nest. Text from the content is left out, and runs of similar
 * items count as one, so that an editor's change isn't a difference.
 */
export async function outline(body: Locator) {
  const tree = await body.ariaSnapshot();
  return tree
    .split("\n")
    .filter((line) =>
      /^\s*- '?(banner|navigation|main|contentinfo|complementary|region|form|heading)\b/.test(line),
    )
    .map((line) =>
      line
        .replace(/(navigation|region|heading|form) ".*"/, '$1 "…"')
        .replace(/^(\s*- '?\w+(?: "[^"]*")?(?: \[[^\]]*\])*).*$/, "$1")
        .replace("- '", "- "),
    )
    .filter((line, index, lines) => line !== lines[index - 1])
    .join("\n");
}

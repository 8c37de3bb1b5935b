import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { JSHandle, Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof axeCore | undefined;
}

interface Part {
  /** Only these rules of axe. */
  rules?: string[];
  /** Only what this selector matches, or these elements. */
  within?: string | JSHandle<Element[]>;
}

/** What axe finds wrong with the page as it is now, or with a part of it. */
export async function barriers(page: Page, { rules, within = "html" }: Part = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, within }) => {
      const include = typeof within === "string" ? [...document.querySelectorAll(within)] : within;
      if (!globalThis.axe || include.length === 0) throw new Error("There is nothing to check.");
      const { violations } = await globalThis.axe.run(
        { include },
        {
          // Words have 7:1 (WCAG 1.4.6), beyond what axe asks by itself.
          ...(rules ? { runOnly: rules } : { rules: { "color-contrast-enhanced": { enabled: true } } }),
          resultTypes: ["violations"],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => ({ id, html, why: any.map(({ message }) => message) })),
      );
    },
    { rules, within },
  );
}

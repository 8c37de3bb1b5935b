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

/** Words have 7:1 (WCAG 1.4.6), so that the 4.5:1 axe asks by itself need not be measured too. */
const contrast = { "color-contrast-enhanced": { enabled: true }, "color-contrast": { enabled: false } };

/** What axe finds wrong with the page as it is now, or with a part of it. */
export async function barriers(page: Page, { rules, within = "html" }: Part = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ rules, within, contrast }) => {
      const include = typeof within === "string" ? [...document.querySelectorAll(within)] : within;
      if (!globalThis.axe || include.length === 0) throw new Error("There is nothing to check.");
      const { violations } = await globalThis.axe.run(
        { include },
        {
          ...(rules ? { runOnly: rules } : { rules: contrast }),
          resultTypes: ["violations"],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => ({ id, html, why: any.map(({ message }) => message) })),
      );
    },
    { rules, within, contrast },
  );
}

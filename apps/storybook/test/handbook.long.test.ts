import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import { chromium } from "playwright";
import { expect, it } from "vitest";
import { serveStorybook } from "../visual/serve.ts";

it("finds components by other names, and on a phone shows every docs page, its links and its code without an error", async () => {
  await using storybook = await serveStorybook(join(import.meta.dirname, "../storybook-static"));
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const { origin, entries } = storybook;
  const pages = entries.filter(({ type }) => type === "docs");
  const titles = pages.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["Foundations/Colour", "Components/Forms/Button"]));

  const manager = await browser.newPage();
  await manager.goto(origin);
  const found = {
    "Which component?": ["toast", "notification", "alert", "combobox", "autocomplete", "drawer", "password"],
    "Start here": ["csp", "security", "cors", "next.js"],
    Accessibility: ["rtl", "right to left"],
    I18nProvider: ["translation"],
    Pagination: ["long list"],
    "Voice and words": ["label length"],
    Motion: ["transition"],
    "Space and grid": ["spacing", "gutter"],
    RadioGroup: ["yes no"],
    Checkbox: ["switch"],
    DatePicker: ["date range", "last day"],
    ContactLinks: ["whatsapp"],
    Elevation: ["shadow", "z-index"],
    Field: ["zod", "tooltip"],
    Tokens: ["dark mode"],
  };
  for (const [page, searches] of Object.entries(found))
    for (const words of searches) {
      await manager.getByRole("searchbox").fill(words);
      const first = () => manager.getByRole("option").first().innerText();
      await expect.poll(first, { message: words }).toContain(page);
    }

  const copied = join(import.meta.dirname, "../.cache/copied");
  rmSync(copied, { recursive: true, force: true });
  mkdirSync(copied, { recursive: true });
  writeFileSync(
    join(copied, "tsconfig.json"),
    '{ "extends": "../../../../tsconfig.json", "include": ["*.tsx"], "exclude": [] }',
  );
  const problems: string[] = [];
  const unfit =
    /\bargs\b|value=""|[={] ?\(\) => \{\}|^ *\($|(?<!date: )"\d{4}-\d\d-\d\d"|(in|of|for) stories/m;
  for (const { id, title } of pages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, reducedMotion: "reduce" });
    page.on("pageerror", ({ message }) => problems.push(`${title}: ${message}`));
    // Maps and videos of other hosts have no part in this.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator("#storybook-docs h1").first().waitFor();
    if (/^(Components|Blocks)\//.test(title)) {
      await page.getByRole("heading", { level: 2, name: "Related" }).waitFor();
      const showCode = page.getByText("Show code", { exact: true });
      while (await showCode.count()) await showCode.first().click();
      const codes = await page.locator("pre.prismjs").allInnerTexts();
      for (const [index, code] of codes.entries()) {
        if (unfit.test(code)) problems.push(`${title} shows code that can't be copied: ${code}`);
        writeFileSync(join(copied, `${id}-${index}.tsx`), code);
      }
    }
    const { width, links, errors } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      links: Array.from(document.querySelectorAll("a[href*='?path=']"), (link) => link.getAttribute("href")),
      errors: document.querySelectorAll(".sb-show-errordisplay, .docblock-emptyblock").length,
    }));
    if (width > 390) problems.push(`${title} is ${width} px wide`);
    if (errors) problems.push(`${title} shows an error`);
    for (const link of links)
      if (!entries.some((entry) => link?.endsWith(`/${entry.id}`)))
        problems.push(`${title} links to ${link}`);

    const story = entries.find((entry) => entry.type === "story" && entry.title === title);
    if (story) problems.push(...(await page.evaluate(undescribed, story.id)));
    await page.close();
  }
  expect(problems).toEqual([]);
  const options = ["-p", copied, "--exactOptionalPropertyTypes"];
  const compiled = spawnSync("npx", ["tsc", ...options], { encoding: "utf8" });
  expect(compiled).toMatchObject({ stdout: "", status: 0 });
});

/** Runs in the page: the components and props of our own without a description. */
async function undescribed(storyId: string) {
  const { component, subcomponents = {} } = await __STORYBOOK_PREVIEW__.loadStory({ storyId });
  return [component, ...Object.values(subcomponents)].flatMap((part) => {
    const { description, displayName, props } = part?.__docgenInfo ?? {
      description: "-",
      displayName: "",
      props: {},
    };
    const bare = Object.entries(props).filter(
      ([, { description, parent }]) => !description && parent && !parent.fileName.includes("node_modules"),
    );
    return [
      ...(description ? [] : [`${displayName} has no description`]),
      ...bare.map(([name]) => `${displayName} does not describe ${name}`),
    ];
  });
}

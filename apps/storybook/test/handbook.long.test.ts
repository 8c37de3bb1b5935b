import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumLaunchOptions } from "@clinic/testing/chromium";
import * as icons from "lucide-react";
import { chromium } from "playwright";
import * as react from "react";
import { babelParse, traverse } from "storybook/internal/babel";
import { expect, it } from "vitest";
import { serveStorybook } from "../visual/serve.ts";

it("opens every docs page without an error, on a phone, with descriptions and links that lead on", async () => {
  await using storybook = await serveStorybook(join(import.meta.dirname, "../storybook-static"));
  await using browser = await chromium.launch(chromiumLaunchOptions());
  const { origin, entries } = storybook;
  const pages = entries.filter(({ type }) => type === "docs");
  const titles = pages.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(["Start here", "Foundations/Colour", "Components/Forms/Button"]),
  );

  const problems: string[] = [];
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
    if (/^(Components|Blocks)\//.test(title))
      await page.getByRole("heading", { level: 2, name: "Related" }).waitFor();
    if (title.startsWith("Components/")) {
      const showCode = page.getByText("Show code", { exact: true });
      while (await showCode.count()) await showCode.first().click();
      const codes = await page.locator("pre.prismjs").allInnerTexts();
      const known = `document ${exported}\n${codes.join("\n").match(/(?:interface|function|type) \w+/g)}`;
      for (const code of codes) {
        const unknown = namesToImport(code).filter((name) => !new RegExp(`\\b${name}\\b`).test(known));
        if (unknown.length || /\bargs\b|<Stateful|^ *\($|(?<!value=)"\d{4}-\d\d-\d\d"/m.test(code))
          problems.push(`${title} can't be copied (${unknown}): ${code}`);
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
});

/** What is on a page to import from, as text. */
const exported = [
  ...globSync(join(import.meta.dirname, "../../../packages/ui/src/components/*/*.{ts,tsx}"))
    .filter((file) => !file.includes(".stories.") && !file.includes(".test."))
    .flatMap((file) => readFileSync(file, "utf8").match(/^export .*$/gm) ?? []),
  ...Object.keys({ ...react, ...icons }),
].join("\n");

/** The names that code uses and doesn't declare. */
function namesToImport(code: string) {
  let names: string[] = [];
  traverse(babelParse(code), {
    Program: ({ scope }) => {
      names = Object.keys(scope.globals).filter((name) => !(name in globalThis));
    },
  });
  return names;
}

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

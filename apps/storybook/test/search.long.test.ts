import { expect, it } from "vitest";
import { otherWords } from "../src/search/other-words.ts";
import { openBuiltStorybook } from "./built-storybook.ts";

/** The first results, above the fold of a small laptop. */
const IN_VIEW = 6;

/** What designers typed and did not find. */
const asked = {
  modal: "Components/Dialog",
  popup: "Components/Dialog",
  dropdown: "Components/Select",
  booking: "Blocks/AppointmentForm",
  dark: "Foundations/Colour",
  slider: "Components/Carousel",
  FAQ: "Blocks/FaqSection",
};

it("finds every page by its other words", async () => {
  await using storybook = await openBuiltStorybook();
  const page = await storybook.page("/?path=/docs/start-here--docs");
  const search = page.getByRole("searchbox");
  const results = page.locator("[data-id].search-result-item");

  await search.fill("modal");
  await results.first().waitFor();

  const words = Object.entries(otherWords).flatMap(([title, each]) =>
    each.map((word) => [word, title] as const),
  );
  const missed: string[] = [];
  for (const [word, title] of [...Object.entries(asked), ...words]) {
    await search.fill(word);
    const found = () =>
      results.evaluateAll(
        (items, count) => items.slice(0, count).map((item) => item.getAttribute("data-id")?.split("--")[0]),
        IN_VIEW,
      );
    await expect
      .poll(found)
      .toContain(title.toLowerCase().replace(/[^a-z0-9]+/g, "-"))
      .catch(() => missed.push(`${word}: not ${title}`));
  }
  expect(missed).toEqual([]);

  await search.fill("popup");
  await search.press("ArrowDown");
  await search.press("Enter");
  await page
    .frameLocator("#storybook-preview-iframe")
    .getByRole("heading", { name: "Dialog", level: 1 })
    .waitFor();
});

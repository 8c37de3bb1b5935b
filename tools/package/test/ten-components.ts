import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Collects a page's console messages and exceptions. */
export function listen(page: Page) {
  const said: string[] = [];
  page.setDefaultTimeout(EXPECT_TIMEOUT_MS);
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("requestfailed", (request) => said.push(request.url()));
  return said;
}

const slots = [
  "heading",
  "badge",
  "button",
  "accordion",
  "tabs",
  "card",
  "carousel",
  "field",
  "callout",
  "stars",
];

/** Expects each of the README's examples, found by its slot, or the dialog by its button. */
export async function expectComponents(page: Page) {
  for (const slot of slots)
    expect(await page.locator(`[data-slot=${slot}]`).count(), slot).toBeGreaterThan(0);
  // A server component keeps its own `data-slot` where `asChild` would replace it.
  expect(await page.locator("button[aria-haspopup=dialog]").count()).toBe(1);
}

/** Uses the README's examples as a visitor does. */
export async function playComponents(page: Page) {
  await page.getByRole("heading", { level: 1, name: "Root canal treatment" }).waitFor();
  await page.getByRole("link", { name: "Book an Appointment" }).waitFor();
  await page.getByRole("tab", { name: "South Mumbai" }).click();
  await page.getByText("Open until eight.").waitFor();
  await page.getByRole("button", { name: "Does it hurt?" }).click();
  await page.getByText("The tooth is numb before we start.").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: /^Next slide/ }).click();
  await page.getByText("2 of 3 slides: Sleep, Bring").waitFor({ state: "attached" });
  await page.getByRole("textbox", { name: "Name" }).fill("Asha");
  await page.getByRole("button", { name: "Opening hours" }).click();
  await page.getByRole("dialog", { name: "Opening hours" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Every computed property of every element that a selector matches, by its index. */
export const computedStyles = (page: Page, elements: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    const elements = [...document.querySelectorAll(selector)];
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute("data-slot") ?? ""}`;
      return {
        name,
        style: Object.fromEntries(
          [...style]
            .filter((property) => !property.startsWith("--"))
            .map((property) => [property, style.getPropertyValue(property)]),
        ),
      };
    });
  }, elements);

export function differences(before: Awaited<ReturnType<typeof computedStyles>>, after: typeof before) {
  return before.flatMap(({ name, style }, index) =>
    Object.entries(style)
      .filter(([property, value]) => after[index]?.style[property] !== value)
      .map(
        ([property, value]) => `${index} ${name}: ${property} ${value} -> ${after[index]?.style[property]}`,
      ),
  );
}

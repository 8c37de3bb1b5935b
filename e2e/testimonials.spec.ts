import { textTestimonials } from "@clinic/content/testimonials";
import { expect, readingTest as test } from "./support/clinic";
import { visit } from "./support/page-state";

test("a visitor reads what patients from near and far wrote, with films shown first", async ({ page }) => {
  await visit(page, "/testimonials");
  const main = page.getByRole("main");
  const tab = (name: string) => main.getByRole("tab", { name });
  await expect(tab("Video testimonials")).toHaveAttribute("aria-selected", "true");
  await expect(main.getByRole("button", { name: /^Play the video/ }).first()).toBeVisible();

  await tab("Video testimonials").press("ArrowRight");
  await expect(tab("Text testimonials")).toHaveAttribute("aria-selected", "true");
  await expect(tab("Mumbai")).toHaveAttribute("aria-selected", "true");
  const shown = main.getByRole("figure").filter({ has: page.getByRole("img", { name: "5 out of 5 stars" }) });
  for (const [name, group] of [
    ["Mumbai", "mumbai"],
    ["Other State", "other-state"],
    ["International", "international"],
  ] as const) {
    await tab(name).click();
    const written = textTestimonials.all.filter((testimonial) => testimonial.group === group);
    await expect(shown).toHaveCount(written.length);
    for (const { name: patient } of written) await expect(shown.getByText(patient)).toBeVisible();
  }
});

import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { BlockSection, levelBelow } from ".";

it("is a landmark named by its heading", async () => {
  const screen = await render(
    <BlockSection
      title="Patient stories"
      headingLevel={3}
      text="In their own words."
      action={<a href="#all">All</a>}
    >
      <p>Stories</p>
    </BlockSection>,
  );
  const region = screen.getByRole("region", { name: "Patient stories" });
  await expect.element(region.getByRole("heading", { level: 3, name: "Patient stories" })).toBeVisible();
  for (const words of ["In their own words.", "All", "Stories"]) {
    await expect.element(region.getByText(words, { exact: true })).toBeVisible();
  }
});

it.each([
  [undefined, 3],
  [3, 4],
  [4, 4],
] as const)("puts headings below level %s on level %i", (level, below) => {
  expect(levelBelow(level)).toBe(below);
});

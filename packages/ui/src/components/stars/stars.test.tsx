import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Stars } from ".";

it("fills as many stars as the rating", async () => {
  const screen = await render(<Stars value={3} />);
  await expect.element(screen.getByRole("img", { name: "3 out of 5 stars" })).toBeVisible();
  const stars = (filled: boolean) =>
    screen.container.querySelector(`[data-filled=${filled}]`)?.getAttribute("d")?.match(/M/g)?.length;
  expect(stars(true)).toBe(3);
  expect(stars(false)).toBe(2);
});

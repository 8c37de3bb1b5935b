import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ImageGrid } from ".";

const image = { ...room(), src: "data:,", sources: [] };
const images = Array.from({ length: 9 }, (_, index) => ({ image, alt: `Room ${index + 1}` }));

afterEach(() => page.viewport(1280, 900));

it("leaves no gap at the end of a row at any width, for two to nine pictures", async () => {
  const screen = await render(<ImageGrid images={images} />);
  const grid = screen.getByRole("list").element();
  for (const width of [390, 1000, 1440]) {
    await page.viewport(width, 900);
    for (let count = 2; count <= 9; count++) {
      await screen.rerender(<ImageGrid images={images.slice(0, count)} />);
      const ends = new Map<number, number>();
      for (const { top, right } of [...grid.children].map((entry) => entry.getBoundingClientRect()))
        ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
      const { right } = grid.getBoundingClientRect();
      const gaps = [...ends.values()].map((end) => Math.round(right - end));
      expect(new Set(gaps), `${count} at ${width} px`).toEqual(new Set([0]));
    }
  }
});

it("opens a picture by keyboard, and returns focus to it", async () => {
  const screen = await render(<ImageGrid images={images} />);
  const third = screen.getByRole("button", { name: "Room 3 (enlarge)" });
  third.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /^Picture 3 of 9/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(third).toHaveFocus();
});

it("brings the picture that takes the focus wholly into a phone's strip", async () => {
  await page.viewport(390, 900);
  const screen = await render(<ImageGrid images={images} strip />);
  for (let tabs = 0; tabs < 3; tabs++) await userEvent.tab();
  const third = screen.getByRole("button", { name: "Room 3 (enlarge)" });
  await expect.element(third).toHaveFocus();
  await expect.poll(() => third.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});

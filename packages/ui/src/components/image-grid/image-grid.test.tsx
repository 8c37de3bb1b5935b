import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ImageGrid } from ".";

const images = Array.from({ length: 8 }, (_, index) => ({
  image: room("#fff", index),
  alt: `Room ${index + 1}`,
})).map((entry, index) => ({ ...entry, image: { ...entry.image, src: `${entry.image.src}#${index}` } }));

afterEach(() => page.viewport(1280, 900));

it.each([390, 1000, 1440])(
  "leaves no gap at the end of a row at %i px, for two to nine pictures",
  async (width) => {
    await page.viewport(width, 900);
    for (let count = 2; count <= 9; count++) {
      const nine = [...images, ...images];
      const screen = await render(<ImageGrid images={nine.slice(0, count)} />);
      const grid = screen.getByRole("list").element();
      const ends = new Map<number, number>();
      for (const { top, right } of [...grid.children].map((entry) => entry.getBoundingClientRect()))
        ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
      const { right } = grid.getBoundingClientRect();
      expect(
        [...ends.values()].map((end) => Math.round(right - end)),
        `${count}`,
      ).toEqual([...ends].map(() => 0));
      await screen.unmount();
    }
  },
);

it("opens a picture by keyboard, and returns focus to it", async () => {
  const screen = await render(<ImageGrid images={images} />);
  const third = screen.getByRole("button", { name: "Room 3 (enlarge)" });
  third.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /^Picture 3 of 8/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(third).toHaveFocus();
});

it("shows six per page", async () => {
  const screen = await render(<ImageGrid images={images} page={2} />);
  const shown = screen.getByRole("button").elements();
  expect(shown.map((button) => button.querySelector("img")?.alt)).toEqual(["Room 7", "Room 8"]);
});

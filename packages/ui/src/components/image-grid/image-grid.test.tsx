import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ImageGrid } from ".";

const images = Array.from({ length: 8 }, (_, index) => ({
  image: room("#fff", index),
  alt: `Room ${index + 1}`,
})).map((entry, index) => ({ ...entry, image: { ...entry.image, src: `${entry.image.src}#${index}` } }));

it("opens a picture by keyboard, and returns focus to it", async () => {
  const screen = await render(<ImageGrid images={images} />);
  const third = screen.getByRole("button", { name: "Room 3 (enlarge)" });
  third.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /^Picture 3 of 8/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(third).toHaveFocus();
});

it("shows six a page", async () => {
  const screen = await render(<ImageGrid images={images} page={2} />);
  const shown = screen.getByRole("button").elements();
  expect(shown.map((button) => button.querySelector("img")?.alt)).toEqual(["Room 7", "Room 8"]);
});

it("shows all pictures without a page", async () => {
  const screen = await render(<ImageGrid images={images} />);
  expect(screen.getByRole("button").all()).toHaveLength(8);
});

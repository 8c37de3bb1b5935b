import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { portrait, room } from "../../fixtures/pictures";
import { ImageZoom } from ".";

const images = ["Reception", "Surgery", "Laboratory"].map((alt) => ({
  image: room(),
  alt,
  caption: `${alt}.`,
}));

function Gallery({ count = 3 }: { count?: number }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <ImageZoom images={images.slice(0, count)} index={index} onIndexChange={setIndex} />
    </>
  );
}

const picture = (name: string) => page.getByRole("img", { name });

it("wraps around with the arrow keys", async () => {
  const screen = await render(<Gallery />);
  await screen.getByRole("button", { name: "Open" }).click();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(picture("Surgery")).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(picture("Laboratory")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(picture("Reception")).toBeVisible();
});

it("moves forward and back with the buttons", async () => {
  const screen = await render(<Gallery />);
  await screen.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect.element(picture("Surgery")).toBeVisible();
  await page.getByRole("button", { name: "Previous picture" }).click();
  await expect.element(picture("Reception")).toBeVisible();
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
])("closes with %s and returns focus", async (_, close) => {
  const screen = await render(<Gallery />);
  const open = screen.getByRole("button", { name: "Open" });
  await open.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await close();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

it("fits the window, however tall the picture", async () => {
  const tall = [{ image: portrait(), alt: "Reception", caption: "Reception." }];
  await render(<ImageZoom images={tall} index={0} onIndexChange={() => {}} />);
  await expect.element(picture("Reception")).toBeVisible();
  const { top, bottom, right } = picture("Reception").element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThan(window.innerHeight);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
});

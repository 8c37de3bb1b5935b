import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { portrait, room } from "../../fixtures/pictures";
import { press } from "../../fixtures/press";
import { ImageZoom } from ".";

const images = ["Reception", "Surgery", "Laboratory"].map((alt) => ({ image: room(), alt }));

function Gallery() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <ImageZoom images={images} index={index} onIndexChange={setIndex} />
    </>
  );
}

const picture = (name: string) => page.getByRole("img", { name });
const button = (name: string) => page.getByRole("button", { name });

it("moves around with arrow keys and buttons, and returns focus when it is closed", async () => {
  await render(<Gallery />);
  const open = button("Open");
  await press(open);
  for (const [move, shown] of [
    [() => userEvent.keyboard("{ArrowRight}"), "Surgery"],
    [() => userEvent.keyboard("{ArrowLeft}{ArrowLeft}"), "Laboratory"],
    [() => press(button("Next picture")), "Reception"],
    [() => press(button("Previous picture")), "Laboratory"],
  ] as const) {
    await move();
    await expect.element(picture(shown)).toBeVisible();
  }
  const title = page.getByRole("heading", { name: "Picture 3 of 3 Laboratory" });
  await expect.element(title).toHaveAttribute("aria-live", "polite");
  await press(button("Close").nth(1));
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

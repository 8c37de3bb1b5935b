import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { VideoSlider } from ".";

afterEach(() => page.viewport(1280, 900));

const videos = [
  { id: "one", title: "First video" },
  { id: "two", title: "Second video" },
  { id: "three", title: "Third video" },
];
const slider = (
  <VideoSlider title="Films" label="Case films" videos={videos} playerUrl={(id) => `data:text/html,${id}`} />
);

it("plays the selected video, and clears it on closing", async () => {
  const screen = await render(slider);
  expect(document.querySelector("iframe")).toBeNull();
  await screen.getByRole("button", { name: "Play the video: Second video" }).click();
  await expect.element(page.getByTitle("Second video")).toHaveAttribute("src", "data:text/html,two");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => document.querySelector("iframe")).toBeNull();
});

it.each([
  [801, 2],
  [800, 1],
])("at %i px shows %i side by side", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(slider);
  const slide = screen.getByRole("group", { name: "1 of 3" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
});

it("stays still without autoplay, with nothing to pause", async () => {
  const screen = await render(
    <VideoSlider title="Films" label="Case films" videos={videos} autoplay={false} />,
  );
  await expect.element(screen.getByRole("button", { name: /^Next slide/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /Pause|Play Case/ })).not.toBeInTheDocument();
});

import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { room } from "../../fixtures/pictures";
import { ArticleCarousel } from ".";

allowMotion();

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 900);
});

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Article ${index + 1}`,
    path: `/blogs/${index}`,
    category: "News",
    picture: { image: room() },
  }));

it.each([
  [1201, 3],
  [1200, 2],
  [800, 1],
])("at %i px shows %i articles, with at most 10 dots and no arrows", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(<ArticleCarousel articles={articles(12)} />);
  const slide = screen.getByRole("group", { name: "1 of 12" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
  expect(screen.getByRole("button", { name: /^Slide / }).all()).toHaveLength(10);
  await expect.element(screen.getByRole("button", { name: /^Next slide/ })).not.toBeInTheDocument();
});

it("moves every 10 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const screen = await render(<ArticleCarousel articles={articles(6)} />);
  const row = () => screen.container.querySelector<HTMLElement>("[data-slot=carousel-slides]");
  // Each retry of `expect.poll` would advance the stopped clock.
  while (!row()?.style.transform) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(9_999);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const dot = (number: number) => screen.getByRole("button", { name: `Slide ${number}` });
  await expect.element(dot(1)).toHaveAttribute("aria-current", "true");
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(dot(2)).toHaveAttribute("aria-current", "true");
});

import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { ArticleCard } from "../article-card";
import { ArticleCarousel } from ".";

afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(1280, 900);
});

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => `Article ${index + 1}`).map((title) => (
    <ArticleCard key={title} image={room()} alt={title} category="News">
      <a href={`/blogs/${title}`}>{title}</a>
    </ArticleCard>
  ));

it("has the heading of the specification by default", async () => {
  const screen = await render(<ArticleCarousel>{articles(4)}</ArticleCarousel>);
  await expect.element(screen.getByRole("region", { name: "Blog" })).toBeVisible();
  await expect
    .element(
      screen.getByText(
        "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
      ),
    )
    .toBeVisible();
});

it.each([
  [1201, 3],
  [1200, 2],
  [800, 1],
])("at %i px shows %i articles side by side", async (width, slides) => {
  await page.viewport(width, 900);
  const screen = await render(<ArticleCarousel>{articles(6)}</ArticleCarousel>);
  const slide = screen.getByRole("group", { name: "1 of 6" }).element();
  const row = slide.parentElement as HTMLElement;
  expect(row.getBoundingClientRect().width / slide.getBoundingClientRect().width).toBeCloseTo(slides, 1);
});

it("names the articles in view", async () => {
  const screen = await render(<ArticleCarousel>{articles(4)}</ArticleCarousel>);
  const status = () => screen.container.querySelector("[data-slot=carousel-status]")?.textContent;
  await expect.poll(status).toBe("3 of 4 articles: Article 1, Article 2, Article 3");
});

it("has no arrows and at most 10 dots", async () => {
  const screen = await render(<ArticleCarousel>{articles(12)}</ArticleCarousel>);
  await expect.element(screen.getByRole("button", { name: /^Next slide/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Slide / }).all()).toHaveLength(10);
});

it("moves every 10 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const screen = await render(<ArticleCarousel>{articles(6)}</ArticleCarousel>);
  const row = () => screen.container.querySelector<HTMLElement>("[data-slot=carousel-slides]");
  // Each retry of `expect.poll` would advance the stopped clock.
  while (!row()?.style.transform) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(9_999);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect
    .element(screen.getByRole("button", { name: "Slide 1" }))
    .toHaveAttribute("aria-current", "true");
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect
    .element(screen.getByRole("button", { name: "Slide 2" }))
    .toHaveAttribute("aria-current", "true");
});

it("reports that there are no articles", async () => {
  const screen = await render(<ArticleCarousel />);
  await expect.element(screen.getByText("No blogs available")).toBeVisible();
});

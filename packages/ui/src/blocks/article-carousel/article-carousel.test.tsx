import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { twoFrames } from "../../../test/observed";
import { room } from "../../fixtures/pictures";
import { ArticleCarousel } from ".";

allowMotion();

it("moves every 10 seconds, and has its dots' names in the server's HTML", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const articles = ["1", "2", "3", "4"].map((title) => ({
    title,
    path: `/blogs/${title}`,
    category: "News",
    picture: { image: room() },
  }));
  const dots = renderToString(<ArticleCarousel title="Blog" articles={articles} />);
  for (const { title } of articles) expect(dots).toContain(`data-slot="carousel-dot" aria-label="${title}"`);
  const screen = await render(<ArticleCarousel title="Blog" articles={articles} />);
  const row = () => screen.container.querySelector<HTMLElement>("[data-slot=carousel-slides]");
  // Each retry of `expect.poll` would advance the stopped clock.
  while (!row()?.style.transform) await twoFrames();
  vi.advanceTimersByTime(9_999);
  await twoFrames();
  const dot = (number: number) => screen.getByRole("button", { name: `${number}` }).element();
  expect(dot(1)).toHaveAttribute("aria-current", "true");
  vi.advanceTimersByTime(1);
  await twoFrames();
  expect(dot(2)).toHaveAttribute("aria-current", "true");
});

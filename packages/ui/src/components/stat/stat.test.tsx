import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { allowMotion } from "../../../test/motion";
import { observed } from "../../../test/observed";
import { Stat, StatList } from ".";

allowMotion();

const counter = () => document.querySelector("[data-slot=stat-value] [aria-hidden]");

it("doesn't count up when it is in the window from the start", async () => {
  const screen = await render(
    <StatList>
      <Stat value={22} label="years of experience" />
    </StatList>,
  );
  await observed(screen.getByRole("definition").element());
  expect(counter()).toBeNull();
});

it("counts up to the figure once, when the visitor scrolls to it", async () => {
  const screen = await render(
    <div style={{ paddingBlock: "2000px" }}>
      <StatList>
        <Stat value={1000} suffix="+" label="smile makeovers" />
      </StatList>
    </div>,
  );
  const figure = screen.getByRole("definition").element();
  await expect.poll(() => figure.parentElement?.dataset.state).toBe("waiting");
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  figure.scrollIntoView();
  await expect.poll(counter).not.toBeNull();
  const seen = Array.from({ length: 12 }, (_, index) => {
    // As a browser's translator does.
    if (index === 6) counter()?.replaceChildren(document.createElement("font"));
    vi.advanceTimersByTime(100);
    return Number.parseInt(counter()?.textContent ?? "", 10);
  });
  vi.useRealTimers();
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen[4]).toBeLessThan(1000);
  expect(counter()?.textContent).toBe("1000+");

  window.scrollTo(0, 0);
  await observed(figure);
  figure.scrollIntoView();
  await observed(figure);
  expect(counter()?.textContent).toBe("1000+");
});

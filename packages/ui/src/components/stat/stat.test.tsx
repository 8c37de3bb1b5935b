import { expect, it } from "vitest";
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
        <Stat value={1000} suffix="+" label="smile makeovers" duration={400} />
      </StatList>
    </div>,
  );
  const figure = screen.getByRole("definition").element();
  const seen = new Set<number>();
  await expect.poll(() => figure.parentElement?.dataset.state).toBe("waiting");
  figure.scrollIntoView();
  await expect.poll(counter, { interval: 5 }).not.toBeNull();
  await expect
    .poll(
      () => {
        seen.add(Number.parseInt(counter()?.textContent ?? "", 10));
        return counter()?.textContent;
      },
      { interval: 5 },
    )
    .toBe("1000+");
  expect(seen.size).toBeGreaterThan(3);

  window.scrollTo(0, 0);
  await observed(figure);
  figure.scrollIntoView();
  await observed(figure);
  expect(counter()?.textContent).toBe("1000+");
});

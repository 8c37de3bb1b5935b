import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Skeleton } from ".";

it("is hidden from screen readers", async () => {
  const screen = await render(
    <div role="status">
      Loading...
      <Skeleton style={{ width: 160, height: 40 }} />
    </div>,
  );
  const skeleton = screen.container.querySelector("[data-slot=skeleton]");
  expect(skeleton?.getBoundingClientRect()).toMatchObject({ width: 160, height: 40 });
  expect(skeleton?.getAttribute("aria-hidden")).toBe("true");
});

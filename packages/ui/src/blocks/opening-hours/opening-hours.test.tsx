import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { OpenStatus, type OpenStatusProps } from ".";

it.each([false, true])(
  "moves nothing when it becomes known whether the branch is open (%s)",
  async (dense) => {
    const block = (state?: OpenStatusProps["state"]) => (
      <div data-testid="block" className="w-60">
        <OpenStatus state={state} dense={dense} />
      </div>
    );
    const screen = await render(block());
    const height = () => screen.getByTestId("block").element().clientHeight;
    const before = height();
    await screen.rerender(block({ status: "Closed now", next: "Opens tomorrow at 9.30 am" }));
    await expect.element(screen.getByText("Opens tomorrow at 9.30 am")).toBeVisible();
    expect(before).toBeGreaterThan(0);
    expect(height()).toBe(before);
  },
);

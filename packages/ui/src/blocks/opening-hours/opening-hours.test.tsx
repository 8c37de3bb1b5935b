import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { OpenStatus, type OpenStatusProps } from ".";

it.each([false, true])(
  "moves nothing when it becomes known whether the branch is open (%s)",
  async (inline) => {
    const block = (state?: OpenStatusProps["state"]) => (
      <div data-testid="block">
        <OpenStatus state={state} inline={inline} />
      </div>
    );
    const screen = await render(block());
    const height = () => screen.getByTestId("block").element().clientHeight;
    const before = height();
    await screen.rerender(block({ status: "Open now", next: "Until 8 pm" }));
    await expect.element(screen.getByText("Until 8 pm")).toBeVisible();
    expect(before).toBeGreaterThan(0);
    expect(height()).toBe(before);
  },
);

import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { OpeningHours, OpenStatus } from ".";

it("reads the times after their days", async () => {
  const screen = await render(<OpeningHours lines={[{ days: "Sunday", times: "closed" }]} />);
  const [line] = screen.getByRole("listitem").elements();
  expect([...(line?.children ?? [])].map((part) => part.textContent)).toEqual(["Sunday", "closed"]);
});

it("moves nothing when it becomes known whether the branch is open", async () => {
  const block = (state?: { status: string; next: string }) => (
    <div data-testid="block">
      <OpenStatus state={state} />
    </div>
  );
  const screen = await render(block());
  const height = () => screen.getByTestId("block").element().clientHeight;
  const before = height();
  await screen.rerender(block({ status: "Open now", next: "Until 8 pm" }));
  await expect.element(screen.getByText("Until 8 pm")).toBeVisible();
  expect(before).toBeGreaterThan(0);
  expect(height()).toBe(before);
});

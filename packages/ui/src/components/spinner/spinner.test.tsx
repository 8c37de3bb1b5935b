import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Spinner } from ".";

it("is hidden from screen readers", async () => {
  const screen = await render(
    <p role="status">
      <Spinner /> Submitting your application...
    </p>,
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("Submitting your application...");
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  expect(screen.container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

it("is animated", async () => {
  const screen = await render(<Spinner />);
  const [turn] = screen.container.querySelector("svg")?.getAnimations() ?? [];
  expect(turn?.effect?.getComputedTiming().iterations).toBe(Number.POSITIVE_INFINITY);
});

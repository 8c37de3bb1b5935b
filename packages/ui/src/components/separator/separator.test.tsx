import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Separator } from ".";

const separator = page.getByRole("separator");

it("separates what stands above from what stands below", async () => {
  await render(<Separator />);
  // Horizontal is the role's default.
  await expect.element(separator).not.toHaveAttribute("aria-orientation");
  expect(separator.element().getBoundingClientRect().height).toBe(1);
});

it("separates what stands side by side, as high as its neighbours", async () => {
  await render(
    <div style={{ display: "flex", height: 40 }}>
      Kurla <Separator orientation="vertical" /> South Mumbai
    </div>,
  );
  await expect.element(separator).toHaveAttribute("aria-orientation", "vertical");
  const { width, height } = separator.element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 40]);
});

it("is left out of the accessible tree when it is decorative", async () => {
  const screen = await render(<Separator decorative data-testid="line" />);
  await expect.element(screen.getByTestId("line")).toHaveAttribute("role", "none");
  await expect.element(separator).not.toBeInTheDocument();
});

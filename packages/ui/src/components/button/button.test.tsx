import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from ".";

it("doesn't submit a form by default", async () => {
  const screen = await render(<Button>Clinic Walkthrough</Button>);
  await expect.element(screen.getByRole("button")).toHaveAttribute("type", "button");
});

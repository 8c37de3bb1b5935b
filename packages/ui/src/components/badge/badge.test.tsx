import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Badge } from ".";

it("is read as part of the text around it", async () => {
  const screen = await render(
    <p>
      Root canal <Badge tone="primary">Treatment</Badge>
    </p>,
  );
  await expect.element(screen.getByText("Root canal Treatment")).toBeVisible();
  await expect
    .element(screen.getByText("Treatment", { exact: true }))
    .toHaveAttribute("data-tone", "primary");
});

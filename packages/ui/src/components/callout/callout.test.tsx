import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Callout, CalloutTitle } from ".";

it("is a note whose icon is decoration", async () => {
  const screen = await render(
    <Callout tone="warning">
      <CalloutTitle level={2}>The lift is out of order</CalloutTitle>
      <p>Call us.</p>
    </Callout>,
  );
  await expect.element(screen.getByRole("note")).toHaveTextContent("The lift is out of orderCall us.");
  await expect
    .element(screen.getByRole("heading", { level: 2, name: "The lift is out of order" }))
    .toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

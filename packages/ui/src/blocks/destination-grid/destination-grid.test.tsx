import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { landmark } from "../../fixtures/pictures";
import { DestinationGrid } from ".";

it("names each place, one of them twice, and opens its picture", async () => {
  const screen = await render(
    <DestinationGrid
      title="Where from"
      destinations={["Dubai", "UK", "UK"].map((name) => ({
        name,
        image: landmark(),
        alt: `View of ${name}`,
      }))}
    />,
  );
  const names = screen
    .getByRole("listitem")
    .elements()
    .map((place) => place.querySelector("p")?.textContent);
  expect(names).toEqual(["Dubai", "UK", "UK"]);

  await screen.getByRole("button", { name: "View of UK (enlarge)" }).nth(1).click();
  await expect.element(page.getByRole("dialog", { name: /^Picture 3 of 3/ })).toBeVisible();
});

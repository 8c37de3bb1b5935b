import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { TechnologyIndex, TechnologyIndexItem } from ".";

it("lists each technology with its benefit", async () => {
  const screen = await render(
    <TechnologyIndex title="Technology" text="In our rooms." action={<a href="#all">All</a>}>
      <TechnologyIndexItem icon={<svg aria-hidden />} title="Milling">
        Crowns in the house.
      </TechnologyIndexItem>
    </TechnologyIndex>,
  );
  const region = screen.getByRole("region", { name: "Technology" });
  await expect.element(region.getByRole("link", { name: "All" })).toBeVisible();
  const item = region.getByRole("listitem");
  await expect.element(item.getByRole("heading", { level: 3, name: "Milling" })).toBeVisible();
  await expect.element(item.getByText("Crowns in the house.")).toBeVisible();
});

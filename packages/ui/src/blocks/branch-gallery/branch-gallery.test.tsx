import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { BranchGallery } from ".";

const image = { ...room(), src: "data:,", sources: [] };
const rooms = (branch: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ image, alt: `${branch} ${index + 1}` }));

it("keeps the page of each branch", async () => {
  const screen = await render(
    <BranchGallery
      branches={[
        { name: "Kurla", images: rooms("Kurla", 15) },
        { name: "South Mumbai", images: rooms("South Mumbai", 7) },
      ]}
    />,
  );
  const shown = () =>
    screen
      .getByRole("img")
      .elements()
      .map((img) => img.getAttribute("alt"));
  await screen.getByRole("button", { name: "Page 3" }).click();
  expect(shown()).toEqual(["Kurla 13", "Kurla 14", "Kurla 15"]);
  await expect.element(screen.getByRole("list", { name: "Kurla", exact: true })).toHaveFocus();

  await screen.getByRole("tab", { name: "South Mumbai" }).click();
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.poll(shown).toEqual(["South Mumbai 7"]);
  await screen.getByRole("tab", { name: "Kurla", exact: true }).click();
  await expect.poll(shown).toEqual(["Kurla 13", "Kurla 14", "Kurla 15"]);
});

import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type RenderResult, render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { BranchGallery } from ".";

const rooms = (branch: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: room(), alt: `${branch} ${index + 1}` }));

const gallery = (
  <BranchGallery
    branches={[
      { name: "Kurla", images: rooms("Kurla", 15) },
      { name: "South Mumbai", images: rooms("South Mumbai", 7) },
    ]}
  />
);

const shown = (screen: RenderResult) =>
  screen
    .getByRole("img")
    .elements()
    .map((img) => img.getAttribute("alt"));

it("keeps the page of each branch", async () => {
  const screen = await render(gallery);
  await screen.getByRole("button", { name: "Page 3" }).click();
  expect(shown(screen)).toEqual(["Kurla 13", "Kurla 14", "Kurla 15"]);
  await expect.element(screen.getByRole("list", { name: "Kurla", exact: true })).toHaveFocus();

  await screen.getByRole("tab", { name: "South Mumbai" }).click();
  await expect.poll(() => shown(screen)[0]).toBe("South Mumbai 1");
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => shown(screen)).toEqual(["South Mumbai 7"]);

  await screen.getByRole("tab", { name: "Kurla", exact: true }).click();
  await expect.poll(() => shown(screen)[0]).toBe("Kurla 13");
});

it("goes through all pictures of the branch in the large view", async () => {
  const screen = await render(gallery);
  await screen.getByRole("button", { name: "Kurla 6 (enlarge)" }).click();
  await expect.element(page.getByRole("dialog", { name: /^Picture 6 of 15/ })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("dialog", { name: /^Picture 7 of 15/ })).toBeVisible();
});

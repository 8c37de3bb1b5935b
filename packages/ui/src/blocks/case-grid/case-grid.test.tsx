import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { CaseGrid } from ".";

it("links the caption of a case with a path, and opens a picture large", async () => {
  const images = [
    { image: smile({ gap: 40 }), alt: "A gap", caption: "Veneers", path: "/dental-veeners" },
    { image: smile(), alt: "No gap", caption: "Whitening" },
  ];
  const screen = await render(<CaseGrid title="Cases" images={images} />);
  await expect
    .element(screen.getByRole("link", { name: "Veneers" }))
    .toHaveAttribute("href", "/dental-veeners");
  await screen.getByRole("button", { name: "No gap (enlarge)" }).click();
  await expect.element(page.getByRole("dialog", { name: /^Picture 2 of 2/ })).toBeVisible();
});

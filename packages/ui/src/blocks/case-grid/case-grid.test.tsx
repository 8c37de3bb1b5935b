import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { smile } from "../../fixtures/pictures";
import { CaseGrid } from ".";

it("lists the cases under their heading, with a link where a case has one, and opens a picture large", async () => {
  const screen = await render(
    <CaseGrid
      title="Cases"
      images={[
        { image: smile({ gap: 40 }), alt: "A gap", caption: <a href="/dental-veeners">Veneers</a> },
        { image: smile(), alt: "No gap" },
      ]}
    />,
  );
  const section = screen.getByRole("region", { name: "Cases" });
  expect(section.getByRole("listitem").all()).toHaveLength(2);
  await expect
    .element(section.getByRole("link", { name: "Veneers" }))
    .toHaveAttribute("href", "/dental-veeners");

  await section.getByRole("button", { name: "No gap (enlarge)" }).click();
  await expect.element(page.getByRole("dialog", { name: /^Picture 2 of 2/ })).toBeVisible();
});

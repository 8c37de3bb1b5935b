import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { BranchList } from "../branch-list";
import { BranchCard } from ".";

it("says where a branch is, when it is open and how to reach it", async () => {
  const screen = await render(
    <BranchList>
      <BranchCard
        name="Kurla"
        address={["12 Kaman Lane", "Mumbai 400070"]}
        phones={["+91 22 0000 0101"]}
        whatsApp="+91 22 0000 0103"
        directionsHref="https://maps.example/kurla"
        hours="Daily"
      />
    </BranchList>,
  );
  await expect.element(screen.getByRole("heading", { name: "Kurla" })).toBeVisible();
  const terms = screen.getByRole("term").elements();
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["Address", "12 Kaman LaneMumbai 400070"],
    ["Phone", "+91 22 0000 0101"],
    ["Opening hours", "Daily"],
  ]);
  for (const [name, href] of [
    ["+91 22 0000 0101", "tel:+912200000101"],
    ["Directions to the Kurla branch", "https://maps.example/kurla"],
    ["WhatsApp the Kurla branch", "https://wa.me/912200000103"],
  ]) {
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { BranchContact, BranchContacts } from ".";

it("names each target with its branch", async () => {
  const screen = await render(
    <BranchContacts>
      <BranchContact
        name="Kurla"
        phone="+91 22 0000 0101"
        whatsApp="+91 22 0000 0105"
        directionsHref="https://maps.example/kurla"
      />
    </BranchContacts>,
  );
  const href = (name: string) =>
    screen.getByRole("link", { name, exact: true }).element().getAttribute("href");
  expect(href("Call Kurla")).toBe("tel:+912200000101");
  expect(href("WhatsApp Kurla")).toBe("https://wa.me/912200000105");
  expect(href("Directions Kurla")).toBe("https://maps.example/kurla");
  await expect.element(screen.getByRole("heading", { level: 2, name: "Kurla" })).toBeVisible();
});

import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { PrintFooter } from ".";

const footer = (
  <PrintFooter
    data-testid="footer"
    name="Arch House Dental"
    email="hello@archhouse.example"
    branches={[
      {
        slug: "kurla",
        name: "Kurla",
        address: ["12 Kaman Lane", "Mumbai"],
        phones: ["+91 22 0000 0101"],
        hours: [{ days: "Sunday", times: "closed" }],
      },
    ]}
    address="archhouse.example/root-canal"
  />
);

it("is hidden on screen", async () => {
  const screen = await render(footer);
  await expect.element(screen.getByTestId("footer")).not.toBeVisible();
});

it("says in words where the clinic and the page are", async () => {
  const screen = await render(footer);
  const paragraphs = [...screen.container.querySelectorAll("p")].map((paragraph) => paragraph.textContent);
  expect(paragraphs).toEqual([
    "Kurla",
    "12 Kaman Lane, Mumbai",
    "+91 22 0000 0101",
    "Sunday: closed",
    "Arch House Dental, hello@archhouse.example. This page: archhouse.example/root-canal",
  ]);
});

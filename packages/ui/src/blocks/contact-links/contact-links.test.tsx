import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ContactLinks } from ".";

it("calls and writes to each branch, and mails the clinic once", async () => {
  const branch = { whatsApp: "+91 22 0000 0103", email: "hello@archhouse.example" };
  const screen = await render(
    <ContactLinks
      branches={[
        { ...branch, slug: "kurla", name: "Kurla", phones: ["+91 22 0000 0101", "+91 22 0000 0102"] },
        { ...branch, slug: "fort", name: "Fort", phones: ["+91 22 0000 0104"] },
      ]}
    />,
  );
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute("href")])).toEqual([
    ["Kurla: +91 22 0000 0101", "tel:+912200000101"],
    ["WhatsApp Kurla", "https://wa.me/912200000103"],
    ["Fort: +91 22 0000 0104", "tel:+912200000104"],
    ["WhatsApp Fort", "https://wa.me/912200000103"],
    ["hello@archhouse.example", "mailto:hello@archhouse.example"],
  ]);
});

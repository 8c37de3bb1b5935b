import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { room } from "../../fixtures/pictures";
import { PageBanner } from ".";

const banner = (
  <PageBanner
    title="Preventive treatments and myofunctional dentistry"
    booking={{ name: "Book an Appointment", path: "/contact-us" }}
    action={{ name: "Kurla: +91 22 0000 0101", path: "tel:+912200000101" }}
    picture={{ image: room(), alt: "A surgery" }}
  />
);

it("rests the picture on the bottom edge of the banner, and leaves booking to the bar on phones", async () => {
  const screen = await render(banner);
  const bottom = (slot: string) =>
    screen.container.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect().bottom ?? Number.NaN;
  expect(Math.abs(bottom("page-banner-picture") - bottom("page-banner"))).toBeLessThanOrEqual(1);
  await expect.element(screen.getByRole("link", { name: "Book an Appointment" })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(screen.getByText("Book an Appointment")).not.toBeVisible();
  await page.viewport(1280, 900);
});

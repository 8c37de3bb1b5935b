import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../../components/button";
import {
  PageBanner,
  PageBannerActions,
  PageBannerBody,
  PageBannerBreadcrumb,
  PageBannerPicture,
  PageBannerTitle,
} from ".";

const banner = (
  <PageBanner>
    <PageBannerBody>
      <PageBannerBreadcrumb>
        <a href="#home">Home</a>
      </PageBannerBreadcrumb>
      <PageBannerTitle>Preventive treatments and myofunctional dentistry</PageBannerTitle>
      <PageBannerActions>
        <Button asChild>
          <a href="#contact-us">Book an Appointment</a>
        </Button>
      </PageBannerActions>
    </PageBannerBody>
    <PageBannerPicture />
  </PageBanner>
);

it("names the page, and is operable by keyboard", async () => {
  const screen = await render(banner);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Home", "Book an Appointment"]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
});

it("rests the picture on the bottom edge of the banner", async () => {
  const { container } = await render(banner);
  const bottom = (slot: string) =>
    container.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect().bottom ?? Number.NaN;
  expect(Math.abs(bottom("page-banner-picture") - bottom("page-banner"))).toBeLessThanOrEqual(1);
});

it.each([320, 801, 1440])("fits a window of %i px, even with text twice as large", async (width) => {
  await page.viewport(width, 900);
  const screen = await render(banner);
  for (const size of ["100%", "200%"]) {
    document.documentElement.style.fontSize = size;
    const action = screen.getByRole("link", { name: "Book an Appointment" }).element();
    expect(action.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    const title = screen.getByRole("heading", { level: 1 }).element();
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  }
  document.documentElement.style.fontSize = "";
});

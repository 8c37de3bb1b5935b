import type { ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider } from "../../components/link";
import { SiteHeader } from ".";
import { headerFixture } from "./site-header.fixture";

const { items } = headerFixture.menu;
const header = { ...headerFixture, menu: { items } };

function StayingLink(props: ComponentProps<"a">) {
  // biome-ignore lint/a11y: a link whose page would end the test
  return <a {...props} onClick={(event) => event.preventDefault()} />;
}

async function renderPage(width = 1200, { dir = "ltr" } = {}) {
  await page.viewport(width, 900);
  const screen = await render(
    <LinkProvider component={StayingLink}>
      <div dir={dir} style={{ minHeight: 3000 }}>
        <SiteHeader {...header} />
        <main>
          <a href="#first">First link of the page</a>
        </main>
      </div>
    </LinkProvider>,
  );
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  const panel = screen.getByRole("navigation", { name: "Menu" });
  return { screen, link, button, panel };
}

const expectFocusOn = (name: string) =>
  expect
    .poll(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent)
    .toBe(name);

async function press(...keys: string[]) {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

it("opens and closes with Enter, with Space and with the pointer, and says so", async () => {
  const { button, panel } = await renderPage();
  const menu = button("Menu");
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  await expect.element(panel).not.toBeInTheDocument();

  menu.element().focus();
  for (const open of [() => press("Enter"), () => userEvent.keyboard(" "), () => menu.click()]) {
    await open();
    await expect.element(panel).toBeVisible();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await open();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  }
});

it("moves through the open entries with Tab and Shift+Tab in visual order", async () => {
  const { button } = await renderPage(390);
  await press("Tab");
  await expectFocusOn("Arch House Dental, home");
  await press("Tab");
  await expectFocusOn("Pain now");
  await press("Tab");
  await expectFocusOn("Book an Appointment");
  await press("Tab");
  await expectFocusOn("Menu");
  await press("Enter", "Tab");
  await expectFocusOn("About us");
  await press("Tab");
  await expect.element(button("Treatments")).toHaveFocus();
  await press("Enter", "Tab");
  await expectFocusOn("Dental implants");
  await press("Tab");
  await expectFocusOn("More in Dental implants");
  await userEvent.keyboard(" ");
  await press("Tab");
  await expectFocusOn("Single tooth implant");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expectFocusOn("More in Dental implants");
});

it("keeps at most one entry of each level expanded", async () => {
  const { link, button } = await renderPage(1200);
  await button("Menu").click();
  await button("Treatments").click();
  await button("More in Dental implants").click();
  await expect.element(link("Single tooth implant")).toBeVisible();

  await button("More in General dentistry").click();
  await expect.element(link("Root canal")).toBeVisible();
  await expect.element(button("More in Dental implants")).toHaveAttribute("aria-expanded", "false");
  await expect.element(link("Single tooth implant")).not.toBeInTheDocument();

  await button("Gallery").click();
  await expect.element(link("Patient gallery")).toBeVisible();
  await expect.element(link("Dental implants")).not.toBeInTheDocument();
  await button("Treatments").click();
  await expect.element(link("Root canal")).not.toBeInTheDocument();
  await expect.element(link("Patient gallery")).not.toBeInTheDocument();

  await button("Treatments").click();
  await expect.element(link("Dental implants")).not.toBeInTheDocument();
});

it("has every level open above 1200 px, and none at 1200 px", async () => {
  const { link, button, panel } = await renderPage(1201);
  await button("Menu").click();
  for (const name of ["Root canal", "Aligners", "Special needs children and adults", "Clinic gallery"]) {
    await expect.element(link(name)).toBeVisible();
  }
  await expect.element(panel.getByRole("button")).not.toBeInTheDocument();
  await expect.element(link("Newsletter")).toBeVisible();

  await page.viewport(1200, 900);
  await expect.element(link("Root canal")).not.toBeInTheDocument();
  await expect.element(link("Newsletter")).not.toBeInTheDocument();
  await expect.element(button("Treatments")).toHaveAttribute("aria-expanded", "false");
});

it("closes when a page is chosen, and collapses the submenus", async () => {
  const { link, button, panel } = await renderPage(390);
  await button("Menu").click();
  await button("Treatments").click();
  await button("More in Dental implants").click();
  await link("Single tooth implant").click();
  await expect.element(panel).not.toBeInTheDocument();

  await button("Menu").click();
  await expect.element(button("Treatments")).toHaveAttribute("aria-expanded", "false");
  await button("Treatments").click();
  await expect.element(button("More in Dental implants")).toHaveAttribute("aria-expanded", "false");

  await link("Full mouth rehabilitation").element().focus();
  await press("Enter");
  await expect.element(panel).not.toBeInTheDocument();
});

it("stays open when a page is opened in another tab", async () => {
  const { link, button, panel } = await renderPage(390);
  await button("Menu").click();
  await link("Testimonials").click({ modifiers: ["ControlOrMeta"] });
  await expect.element(panel).toBeVisible();
});

it("closes on Escape wherever focus is, and returns it to the button", async () => {
  const { link, button, panel } = await renderPage(390);
  await button("Menu").click();
  await press("Escape");
  await expect.element(panel).not.toBeInTheDocument();
  await expectFocusOn("Menu");

  await press("Enter");
  await link("Testimonials").element().focus();
  await press("Escape");
  await expect.element(panel).not.toBeInTheDocument();
  await expectFocusOn("Menu");
});

it("closes when focus moves on to the page behind it", async () => {
  const { button, panel } = await renderPage(1440);
  await button("Menu").click();
  await panel.getByRole("link", { name: "Career" }).element().focus();
  await press("Tab");
  await expectFocusOn("First link of the page");
  await expect.element(panel).not.toBeInTheDocument();
});

it("hydrates a menu that is already open", async () => {
  await page.viewport(390, 900);
  const faults = vi.spyOn(console, "error");
  const element = <SiteHeader {...header} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  const menu = page.getByRole("button", { name: "Menu" });
  const panel = page.getByRole("navigation", { name: "Menu" });
  await menu.click();
  await expect.element(panel).toBeVisible();

  const root = hydrateRoot(container, element);
  await expect.element(menu).toHaveAttribute("aria-expanded", "true");
  await expect.element(panel).toBeVisible();
  await press("Escape");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  expect(faults.mock.calls).toEqual([]);

  root.unmount();
  container.remove();
  faults.mockRestore();
});

it("leaves the page where it is while the menu is open", async () => {
  const { button, screen, panel } = await renderPage(390);
  window.scrollTo(0, 60);
  await button("Menu").click();
  await expect.element(panel).toBeVisible();
  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
  const bar = screen.getByRole("banner").element().getBoundingClientRect();
  expect(bar.top).toBe(0);
  await expect.poll(() => panel.element().getBoundingClientRect().top).toBeCloseTo(bar.bottom, 0);
  await press("Escape");
  await expect.element(panel).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
  window.scrollTo(0, 0);
});

it("moves nothing in the page when it becomes sticky", async () => {
  const { screen, link } = await renderPage(390);
  const below = () => link("First link of the page").element().getBoundingClientRect().top + window.scrollY;
  const before = below();
  window.scrollTo(0, 101);
  await expect.element(screen.getByRole("banner")).toHaveAttribute("data-state", "sticky");
  expect(below()).toBe(before);
  await expect.element(link("Book an Appointment")).toBeInViewport();
  window.scrollTo(0, 0);
});

it("works in browsers that have no popovers", async () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "popover") as PropertyDescriptor;
  const { screen, link, button, panel } = await renderPage(390);
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
  for (const element of screen.container.querySelectorAll("[popover], [popovertarget]")) {
    element.removeAttribute("popover");
    element.removeAttribute("popovertarget");
  }
  try {
    await expect.element(panel).not.toBeInTheDocument();
    await button("Menu").click();
    await expect.element(panel).toBeVisible();
    await link("Testimonials").click();
    await expect.element(panel).not.toBeInTheDocument();

    await button("Menu").click();
    await press("Escape");
    await expect.element(panel).not.toBeInTheDocument();
    await expectFocusOn("Menu");
  } finally {
    Object.defineProperty(HTMLElement.prototype, "popover", native);
  }
});

it.each([390, 360, 320])("fits a phone of %i px, even with text twice as large", async (width) => {
  const { screen, link, button } = await renderPage(width);
  for (const size of ["100%", "200%"]) {
    document.documentElement.style.fontSize = size;
    for (const part of [link("Arch House Dental, home"), link("Book an Appointment"), button("Menu")]) {
      const { left, right } = part.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(screen.getByRole("banner").element().scrollWidth).toBeLessThanOrEqual(width);
  }
  document.documentElement.style.fontSize = "";
});

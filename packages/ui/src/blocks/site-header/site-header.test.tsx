import type { ComponentProps } from "react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider } from "../../components/link";
import { SiteHeader } from ".";
import { headerFixture } from "./site-header.fixture";

const items = headerFixture.menu.items.map(({ submenu, ...item }) => ({
  ...item,
  submenu: submenu?.slice(0, 3),
}));
const header = { ...headerFixture, menu: { items } };

afterEach(() => page.viewport(1280, 900));

function StayingLink(props: ComponentProps<"a">) {
  // biome-ignore lint/a11y: a link whose page would end the test
  return <a {...props} onClick={(event) => event.preventDefault()} />;
}

async function renderPage(width = 390) {
  await page.viewport(width, 900);
  return render(
    <LinkProvider component={StayingLink}>
      <div style={{ minHeight: 3000 }}>
        <SiteHeader {...header} />
        <main>
          <a href="#first">First link of the page</a>
        </main>
      </div>
    </LinkProvider>,
  );
}

const link = (name: string) => page.getByRole("link", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const menu = button("Menu");
const panel = page.getByRole("navigation", { name: "Menu" });
const bar = page.getByRole("banner");

const expectFocusOn = (name: string) =>
  expect
    .poll(
      () =>
        document.activeElement?.getAttribute("aria-label") ??
        (document.activeElement as HTMLElement).innerText,
    )
    .toBe(name);

it("opens and closes with Enter, with Space and with the pointer, says so, and holds the page meanwhile", async () => {
  await renderPage();
  window.scrollTo(0, 60);
  const isPageHeld = () => getComputedStyle(document.documentElement).overflowY === "hidden";
  menu.element().focus();
  for (const press of [
    () => userEvent.keyboard("{Enter}"),
    () => userEvent.keyboard(" "),
    () => menu.click(),
  ]) {
    await press();
    await expect.element(panel).toBeVisible();
    await expect.element(menu).toHaveAttribute("aria-expanded", "true");
    await expect.poll(isPageHeld).toBe(true);
    const { top, bottom } = bar.element().getBoundingClientRect();
    expect(top).toBe(0);
    await expect.poll(() => panel.element().getBoundingClientRect().top).toBeCloseTo(bottom, 0);
    await press();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(menu).toHaveAttribute("aria-expanded", "false");
    await expect.poll(isPageHeld).toBe(false);
  }
  window.scrollTo(0, 0);
});

it("moves through the open entries with Tab in visual order, and closes on Escape wherever focus is", async () => {
  await renderPage();
  for (const name of ["Arch House Dental, home", "Pain now", "Book an Appointment", "Menu"]) {
    await userEvent.tab();
    await expectFocusOn(name);
  }
  await userEvent.keyboard("{Enter}{Tab}");
  await expectFocusOn("Pain now");
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(button("Treatments")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Tab}");
  await expectFocusOn("Dental implants");
  await userEvent.keyboard("{Tab}");
  await expectFocusOn("More in Dental implants");
  await userEvent.keyboard(" {Tab}");
  await expectFocusOn("Single tooth implant");
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expectFocusOn("More in Dental implants");

  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expectFocusOn("Menu");
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expectFocusOn("Menu");
});

it("keeps at most one entry of each level expanded up to 1200 px, and has all of them open above", async () => {
  await renderPage(1200);
  await menu.click();
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
  await expect.element(link("Newsletter")).not.toBeInTheDocument();

  await page.viewport(1201, 900);
  for (const name of ["Root canal", "Dental tourism", "Clinic gallery", "Newsletter"])
    await expect.element(link(name)).toBeVisible();
  await expect.element(panel.getByRole("button")).not.toBeInTheDocument();
});

it("closes when a page is chosen here, and collapses the submenus, but stays open for another tab", async () => {
  await renderPage();
  await menu.click();
  await link("Testimonials").click({ modifiers: ["ControlOrMeta"] });
  await expect.element(panel).toBeVisible();
  await button("Treatments").click();
  await button("More in Dental implants").click();
  await link("Single tooth implant").click();
  await expect.element(panel).not.toBeInTheDocument();

  await menu.click();
  await expect.element(button("Treatments")).toHaveAttribute("aria-expanded", "false");
  await button("Treatments").click();
  await expect.element(button("More in Dental implants")).toHaveAttribute("aria-expanded", "false");
});

it("closes when focus moves on to the page behind it", async () => {
  await renderPage(1440);
  await menu.click();
  panel.getByRole("link", { name: "Career" }).element().focus();
  await userEvent.tab();
  await expectFocusOn("First link of the page");
  await expect.element(panel).not.toBeInTheDocument();
});

it("moves nothing in the page when it becomes sticky, or takes focus there", async () => {
  await renderPage();
  const first = link("First link of the page");
  const below = () => first.element().getBoundingClientRect().top + window.scrollY;
  const before = below();
  window.scrollTo(0, 101);
  await expect.element(bar).toHaveAttribute("data-state", "sticky");
  expect(below()).toBe(before);
  await expect.element(link("Book an Appointment")).toBeInViewport();
  for (const control of bar.element().querySelectorAll<HTMLElement>("a, button")) control.focus();
  expect(window.scrollY).toBe(101);
  window.scrollTo(0, 0);
});

it.each([
  { case: "large text", height: 844, textSize: "200%" },
  { case: "a low window", height: 400, textSize: "" },
])("doesn't stick with $case, so that it leaves the page its room", async ({ height, textSize }) => {
  await renderPage();
  await page.viewport(390, height);
  document.documentElement.style.fontSize = textSize;
  window.scrollTo(0, 600);
  await expect.element(bar).toHaveAttribute("data-state", "sticky");
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  document.documentElement.style.fontSize = "";
  window.scrollTo(0, 0);
});

it.each(["100%", "200%"])(
  "keeps its targets apart, each as large as a finger, with text at %s",
  async (size) => {
    await page.viewport(390, 900);
    const names = { en: "English", hi: "हिन्दी", mr: "मराठी" };
    const languages = Object.entries(names).map(([language, name]) => ({
      language,
      name,
      path: `/${language}`,
    }));
    const { container } = await render(<SiteHeader {...header} languages={languages} />);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute("style"));
    const targets = "[data-slot=site-header-languages] a, [data-slot=site-header-urgent]";
    const boxes = [...container.querySelectorAll(targets)].map((target) => target.getBoundingClientRect());
    expect(boxes).toHaveLength(4);
    for (const [index, a] of boxes.entries()) {
      expect([a.width >= 44, a.height >= 44]).toEqual([true, true]);
      for (const b of boxes.slice(index + 1))
        expect([a.right <= b.left, a.left >= b.right, a.bottom <= b.top, a.top >= b.bottom]).toContain(true);
    }
  },
);

it("lists each entry once, though none has three levels", async () => {
  const menu = { items: [{ name: "Prices", path: "/prices" }, { name: "Gallery" }, { name: "Career" }] };
  const { container } = await render(<SiteHeader {...header} menu={menu} />);
  const entries = [...container.querySelectorAll("nav[popover] li")].map(({ textContent }) => textContent);
  expect(entries).toEqual(["Prices", "Gallery", "Career"]);
});

it("works in browsers that have no popovers", async () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "popover") as PropertyDescriptor;
  const { container } = await renderPage();
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
  for (const element of container.querySelectorAll("[popover], [popovertarget]")) {
    element.removeAttribute("popover");
    element.removeAttribute("popovertarget");
  }
  try {
    await expect.element(panel).not.toBeInTheDocument();
    await menu.click();
    await expect.element(panel).toBeVisible();
    await link("Testimonials").click();
    await expect.element(panel).not.toBeInTheDocument();
    await menu.click();
    await userEvent.keyboard("{Tab}{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expectFocusOn("Menu");
  } finally {
    Object.defineProperty(HTMLElement.prototype, "popover", native);
  }
});

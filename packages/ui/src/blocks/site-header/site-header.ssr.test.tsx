import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type MenuItem, SiteHeader, SiteHeaderMenu } from ".";
import { menuFixture } from "./site-header.fixture";

const namesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ name, submenu = [] }) => [name, ...namesOf(submenu)]);

const html = renderToString(
  <SiteHeader>
    <SiteHeaderMenu items={menuFixture} />
  </SiteHeader>,
);

it("keeps all levels of the closed menu in the server HTML", () => {
  for (const name of namesOf(menuFixture)) expect(html).toContain(`>${name}<`);
  expect(html).toContain('href="/root-canal"');
  expect(html).not.toContain(" hidden=");
});

it("has every level open without JavaScript, and no dead toggle", () => {
  const lists = html.match(/<ul [^>]*data-state="closed"[^>]*>/g) ?? [];
  expect(lists).toHaveLength(8);
  for (const list of lists) expect(list).toContain("noscript:data-[state=closed]:block");
  const toggles = html.match(/<button [^>]*site-header-menu-toggle[^>]*>/g) ?? [];
  expect(toggles).toHaveLength(8);
  for (const toggle of toggles) expect(toggle).toContain("noscript:hidden");
});

it("opens the menu before hydration and without JavaScript", () => {
  const id = /<nav id="([^"]+)" popover="auto"/.exec(html)?.[1];
  expect(html.toLowerCase()).toContain(`popovertarget="${id?.toLowerCase()}"`);
});

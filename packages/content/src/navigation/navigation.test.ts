import { describe, expect, it } from "vitest";
import { pagePaths, redirects, sitePaths, treatmentSlugs } from "../routes/index.ts";
import { type MenuItem, navigation } from "./index.ts";
import { menuItemSchema } from "./schema.ts";

function pathsOf(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ path, submenu = [] }) => [...(path ? [path] : []), ...pathsOf(submenu)]);
}

function depthOf(items: readonly MenuItem[]): number {
  return items.length === 0 ? 0 : 1 + Math.max(...items.map(({ submenu = [] }) => depthOf(submenu)));
}

describe("the menus", () => {
  it("let a visitor reach every treatment within three levels", () => {
    const paths = pathsOf(navigation.menu);
    for (const slug of treatmentSlugs) expect(paths).toContain(`/${slug}`);
    expect(depthOf(navigation.menu)).toBe(3);
    expect(paths).toHaveLength(new Set(paths).size);
  });

  it("hold the entries of the specification, section 2, in its order", () => {
    expect(navigation.desktopMenu.map(({ path }) => path)).toEqual([
      "/awards",
      "/technology",
      "/blogs",
      "/career",
      "/newsletter",
    ]);
    expect(
      Object.values(navigation.footer).map(({ heading, links }) => [
        heading,
        ...links.map(({ path }) => path),
      ]),
    ).toEqual([
      ["About", "/about-us", "/technology", "/awards", "/contact-us", "/newsletter"],
      [
        "Treatments",
        "/dental-implant",
        "/full-mouth-rehabilitation",
        "/general-dentistry",
        "/aesthetic-dentistry",
        "/braces-and-aligners",
        "/dentistry-for-kids",
      ],
      [
        "Resources",
        "/gallery",
        "/patient-gallery",
        "/testimonials",
        "/super-speciality/dental-tourism",
        "/blogs",
        "/career",
      ],
    ]);
    expect(navigation.bookAppointment).toEqual({ name: "Book an Appointment", path: "/contact-us" });
  });

  it("and the home page's logo together reach every page that is not an article", () => {
    const reached = new Set([
      "/",
      navigation.bookAppointment.path,
      ...pathsOf(navigation.menu),
      ...navigation.desktopMenu.map(({ path }) => path),
      ...Object.values(navigation.footer).flatMap(({ links }) => links.map(({ path }) => path)),
      ...navigation.legal.map(({ path }) => path),
    ]);
    const pages = sitePaths.filter((path) => !path.startsWith("/blogs/"));
    expect(pages.filter((path) => !reached.has(path))).toEqual([]);
    expect([...reached].filter((path) => !pages.includes(path))).toEqual([]);
  });

  it("don't accept an entry that leads nowhere", () => {
    expect(menuItemSchema.safeParse({ name: "Nothing" }).success).toBe(false);
    expect(menuItemSchema.safeParse({ name: "Slash", path: "/awards/" }).success).toBe(false);
    expect(menuItemSchema.safeParse({ name: "Awards", path: "/awards" }).success).toBe(true);
  });
});

describe("the addresses", () => {
  it("are the 42 pages of the specification, the two statements and the articles", () => {
    expect(pagePaths).toHaveLength(15);
    const pages = sitePaths.filter((path) => !path.startsWith("/blogs/"));
    expect(pages).toHaveLength(42 + 2);
    expect(new Set(sitePaths).size).toBe(sitePaths.length);
  });

  it("that are old lead to a page that exists", () => {
    for (const [old, target] of Object.entries(redirects)) {
      expect(sitePaths).toContain(target);
      expect(sitePaths).not.toContain(old);
    }
  });
});

import { describe, expect, it } from "vitest";
import { dentists } from "../team/index.ts";
import { aboutPage, blogsPage, contactBlock, homePage, notFoundPage, testimonialsPage } from "./index.ts";

// The exact words of the specification, sections 2 and 8.
describe("a visitor reads the words of the specification", () => {
  it("in the hero of the home page", () => {
    expect(homePage.hero.title).toBe("Architects of your Beautiful Smile");
    expect(homePage.hero.buttons.map(({ label }) => label)).toEqual([
      "Clinic Walkthrough",
      "Patient Transformation",
    ]);
  });

  it("in the team section, with the lead dentist first and three more behind the toggle", () => {
    const { toggleLabel, lead, others } = homePage.team;
    expect(toggleLabel).toBe("Meet the team");
    const roles = [lead, ...others].map((slug) => dentists.get(slug)?.role.toLowerCase() ?? "");
    expect(roles[0]).toContain("lead dentist");
    expect(roles[1]).toContain("co-founder and director");
    expect(roles[2]).toMatch(/chief dentist.*kurla/);
    expect(roles[3]).toMatch(/head dentist.*south mumbai/);
  });

  it("in the four treatment blocks, each with 'Know more' and its sub-links", () => {
    const blocks = homePage.treatments.blocks.map(({ link, links }) => [
      link.path,
      ...links.map(({ path }) => path),
    ]);
    expect(blocks).toEqual([
      ["/aesthetic-dentistry", "/teeth-whitening", "/smile-makeover", "/dental-veeners"],
      ["/dental-implant", "/single-tooth-implant", "/multiple-teeth-implants", "/full-mouth-dental-implants"],
      ["/general-dentistry", "/dental-cleanup", "/cavity-management", "/root-canal"],
      ["/digital-smile-design"],
    ]);
    for (const { link } of homePage.treatments.blocks) expect(link.label).toBe("Know more");
  });

  it("in the technology block", () => {
    expect(homePage.technology.items.map(({ heading }) => heading.toLowerCase())).toEqual([
      "smile design software",
      "premium implant systems",
      "3d printing",
      "milling",
      "cad software",
      "german and swiss equipment",
    ]);
  });

  it("in the blog section and its empty list", () => {
    const words =
      "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.";
    expect([homePage.blog.heading, homePage.blog.intro]).toEqual(["Blog", words]);
    expect(blogsPage.emptyMessage).toBe("No blogs available");
  });

  it("on the about page", () => {
    expect(aboutPage.sections.map(({ heading }) => heading)).toEqual(["Vision", "Ethos", "Philosophy"]);
    expect(aboutPage.specialists.heading).toBe("Meet our specialists");
  });

  it("on the testimonials page, in the contact block and on the 404 page", () => {
    expect(Object.values(testimonialsPage.groups)).toEqual(["Mumbai", "Other State", "International"]);
    expect(contactBlock.heading).toBe("For Any Query Contact Us Now");
    expect(notFoundPage.title).toBe("Page Not Found");
    expect(notFoundPage.intro).toBe("Sorry, the page you’re looking for doesn’t exist or has been moved.");
    expect(notFoundPage.homeLink.path).toBe("/");
  });
});

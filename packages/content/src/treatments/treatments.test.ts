import { describe, expect, it } from "vitest";
import { type MenuItem, navigation } from "../navigation/index.ts";
import { allTreatmentSlugs } from "../routes/index.ts";
import { treatmentPath, treatments } from "./index.ts";

function entriesWithSubmenu(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [
    ...(item.submenu ? [item] : []),
    ...entriesWithSubmenu(item.submenu ?? []),
  ]);
}

const hubs = entriesWithSubmenu(navigation.menu).filter(({ path }) => path !== undefined);

describe("a visitor of the treatment pages", () => {
  it("finds them in the order of the menu", () => {
    expect(treatments.all.map(({ slug }) => slug)).toEqual([...allTreatmentSlugs]);
  });

  it.each(hubs)("finds on the page $name the same sub-pages as in the menu", ({ path, submenu = [] }) => {
    const hub = treatments.all.find(({ slug }) => treatmentPath(slug) === path);
    expect(hub?.children?.map(treatmentPath)).toEqual(submenu.map((item) => item.path));
  });

  it("finds sub-pages only where the menu has them", () => {
    const withChildren = treatments.all.filter(({ children }) => children);
    expect(withChildren.map(({ slug }) => treatmentPath(slug))).toEqual(hubs.map(({ path }) => path));
  });

  it("finds the super specialities below their own address", () => {
    const special = treatments.all.filter(({ kind }) => kind === "super-speciality");
    expect(special.map(({ slug }) => treatmentPath(slug))).toEqual([
      "/super-speciality/single-same-day-dentistry",
      "/super-speciality/3-d-facially-driven-dentistry",
      "/super-speciality/dental-tourism",
    ]);
  });
});

it("a parent sees the children's pages in the children's colours", () => {
  const kids = treatments.all.filter(({ theme }) => theme === "kids").map(({ slug }) => slug);
  expect(kids).toContain("dentistry-for-kids");
  expect(kids).toContain("preventive-treatments");
  expect(kids).toContain("special-needs-children-and-adults");
  expect(kids).not.toContain("braces-treatment");
});

describe("a traveller", () => {
  const tourism = treatments.get("dental-tourism");

  it("sees the six destinations of the specification, the UK twice", () => {
    expect(tourism?.destinations?.items.map(({ name }) => name)).toEqual([
      "Canada",
      "Dubai",
      "Maldives",
      "Tanzania",
      "UK",
      "UK",
    ]);
  });

  it("learns the journeys and days, what to plan before and what to take home", () => {
    expect(tourism?.tripPlan?.rows.length).toBeGreaterThanOrEqual(3);
    const implants = tourism?.tripPlan?.rows.filter(({ treatment }) => /implant/i.test(treatment)) ?? [];
    expect(implants.length).toBeGreaterThan(0);
    for (const { visits, note } of implants) {
      expect(visits).toBe("Two");
      expect(note).toContain("three months");
    }
  });

  it("is the only one who is shown destinations", () => {
    const others = treatments.all.filter(({ destinations, tripPlan }) => destinations || tripPlan);
    expect(others.map(({ slug }) => slug)).toEqual(["dental-tourism"]);
  });
});

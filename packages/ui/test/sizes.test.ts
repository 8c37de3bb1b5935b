import { expect, it } from "vitest";
import { measureSizes } from "../scripts/sizes.ts";

const sizes = await measureSizes();

it("measures what each entry loads at first and on demand", () => {
  const names = sizes.map(({ name }) => name);
  expect(names).toContain("components/carousel");
  expect(names).toContain("blocks/appointment-form with everything");
});

it.each(sizes)("keeps $name within its budget", ({ bytes, limit }) => {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
});

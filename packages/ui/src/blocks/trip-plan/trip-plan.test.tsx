import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TripPlan, TripPlanList } from ".";

afterEach(() => page.viewport(1280, 900));

const plan = (
  <TripPlan title="Journey" columns={["Treatment", "Days"]} rows={[["Veneers", "10"]]}>
    <TripPlanList title="To take home" points={["Your X-rays"]} />
  </TripPlan>
);

it("is a table whose values have the headers of their row and column", async () => {
  const screen = await render(plan);
  await expect.element(screen.getByRole("table", { name: "Journey" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Days" })).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: "Veneers" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "10" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 3, name: "To take home" })).toBeVisible();
});

it("shows the name of the column before each value on a phone", async () => {
  await page.viewport(390, 844);
  const screen = await render(plan);
  await expect.element(screen.getByText("Days:")).toBeVisible();
  expect(screen.getByRole("table").element().scrollWidth).toBeLessThanOrEqual(390);
});

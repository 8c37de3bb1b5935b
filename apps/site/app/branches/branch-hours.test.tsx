import { clinic } from "@clinic/content/clinic";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { BranchHours } from "./branch-hours";

it("a visitor without scripts is never told the hours of the day on which the page was built", () => {
  const html = renderToString(
    <BranchHours hours={clinic.branches[0].hours} holidays={clinic.holidays} hoursLines={[]} />,
  );
  expect(html).toMatch(/^<p [^>]*><\/p><ul [^>]*><\/ul>$/);
});

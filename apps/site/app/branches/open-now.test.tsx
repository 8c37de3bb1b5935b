import { clinic } from "@clinic/content/clinic";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { OpenNow } from "./open-now";

it("a visitor without scripts is never told the hours of the day on which the page was built", () => {
  const html = renderToString(<OpenNow hours={clinic.branches[0].hours} holidays={clinic.holidays} />);
  expect(html).toMatch(/^<p [^>]*><\/p>$/);
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ToothFinder, ToothFinderPanel } from ".";

it("keeps the panels of teeth that aren't chosen in the server HTML", () => {
  const html = renderToString(
    <ToothFinder>
      <ToothFinderPanel tooth={8}>Wisdom tooth</ToothFinderPanel>
    </ToothFinder>,
  );
  expect(html).toContain("Wisdom tooth");
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { smile } from "../../fixtures/pictures";
import { CompareSlider } from ".";

it("renders the same HTML on the server as in the browser", () => {
  const html = renderToString(
    <CompareSlider
      label="Two veneers"
      before={{ image: smile({ gap: 40 }), alt: "With a gap" }}
      after={{ image: smile(), alt: "Without a gap" }}
    />,
  );
  expect(html).toContain("With a gap");
  expect(html).toContain("Without a gap");
  expect(html).toContain("--rcs-raw-position:50%");
  expect(html).toContain("--rcs-raw-position 200ms ease-out");
});

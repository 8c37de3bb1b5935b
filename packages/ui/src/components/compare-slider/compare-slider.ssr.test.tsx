import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { smile } from "../../fixtures/pictures";
import { CompareSlider } from ".";

it("has both pictures, the position and the transition in the server HTML", () => {
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

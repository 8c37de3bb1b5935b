import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { portrait } from "../../fixtures/pictures";
import { StaffCarousel } from ".";

it("has everyone in the server HTML while the slider is closed", () => {
  const html = renderToString(
    <StaffCarousel
      label="Support staff"
      members={["Sunita", "Neil"].map((name) => ({ name, role: "Nurse", image: portrait(), alt: "" }))}
    />,
  );
  expect(html).toContain("Sunita");
  expect(html).toContain("Neil");
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { room } from "../../fixtures/pictures";
import { BranchGallery } from ".";

it("has every picture of both branches in the server HTML", () => {
  const html = renderToString(
    <BranchGallery
      branches={["Kurla", "South Mumbai"].map((name) => ({
        name,
        images: Array.from({ length: 8 }, (_, index) => ({ image: room(), alt: `${name} ${index + 1}` })),
      }))}
    />,
  );
  expect(html).toContain('alt="Kurla 8"');
  expect(html).toContain('alt="South Mumbai 8"');
});

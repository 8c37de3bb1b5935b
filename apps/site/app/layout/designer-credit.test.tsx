import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DesignerCredit } from "./designer-credit";

it("links to the designer where the record has an address", () => {
  const html = renderToString(<DesignerCredit label="Built by the studio" url="https://studio.example" />);
  expect(html).toMatch(/^<a data-slot="site-footer-credit"[^>]* href="https:\/\/studio\.example"[^>]*>Built/);
});

it("is plain text where the record has none", () => {
  expect(renderToString(<DesignerCredit label="Built by the studio" />)).toBe(
    '<p data-slot="site-footer-credit">Built by the studio</p>',
  );
});

import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Reveal } from ".";

it("hides nothing in the server HTML", () => {
  expect(renderToString(<Reveal>Two dentists</Reveal>)).toContain('data-state="here"');
});

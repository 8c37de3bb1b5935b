import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { HumanVerification } from ".";

it("has its empty status region in the server's HTML, so that the first change is announced", () => {
  const html = renderToString(<HumanVerification value="" onValueChange={vi.fn()} verify={vi.fn()} />);
  expect(html).toMatch(/<p [^>]*role="status"[^>]*><\/p>/);
});

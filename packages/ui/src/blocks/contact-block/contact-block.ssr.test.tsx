import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactBlock } from ".";
import { branchesFixture } from "./contact-block.fixture";

it("keeps map, address, phones and mail of every branch in the server HTML", () => {
  const html = renderToString(<ContactBlock branches={branchesFixture} />);
  for (const { address, phones, email, map } of branchesFixture) {
    for (const words of [...address, ...phones, email, map.directionsHref]) expect(html).toContain(words);
  }
  expect(html).not.toContain("<iframe");
});

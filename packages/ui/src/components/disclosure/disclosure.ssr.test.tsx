import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Disclosure, DisclosureContent, DisclosureTrigger } from ".";

it("keeps closed content in the server HTML", () => {
  const html = renderToString(
    <Disclosure>
      <DisclosureTrigger>Meet the team</DisclosureTrigger>
      <DisclosureContent>Chief dentist at Kurla</DisclosureContent>
    </Disclosure>,
  );
  expect(html).toContain("Chief dentist at Kurla");
  expect(html).not.toContain(" hidden=");
});

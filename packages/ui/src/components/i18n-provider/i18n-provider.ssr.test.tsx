import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { hindi } from "../../../docs/hindi";
import { SkipLink } from "../skip-link";
import { I18nProvider } from ".";

it("puts its words in the server's HTML, and no element of its own", () => {
  const html = renderToString(
    <I18nProvider locale="hi-IN" messages={hindi}>
      <SkipLink />
    </I18nProvider>,
  );
  expect(html).toMatch(/^<a [^>]*>मुख्य सामग्री पर जाएँ<\/a>$/);
});

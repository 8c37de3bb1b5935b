import { I18nProvider } from "@clinic/ui/i18n-provider";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { SiteLink } from "./site-link";

vi.mock("@clinic/content/languages", () => ({
  languageOf: (path: string) => (path.startsWith("/hi") ? "hi" : "en"),
}));

const linkOn = (page: string, href: string) =>
  renderToStaticMarkup(
    <StaticRouter location={page}>
      <I18nProvider messages={page.startsWith("/hi") ? { siteLink: { inEnglish: "अंग्रेज़ी में" } } : {}}>
        <SiteLink href={href}>डॉक्टर</SiteLink>
      </I18nProvider>
    </StaticRouter>,
  );

it.each([
  ["/hi/contact-us", "/about-us", "en"],
  ["/about-us", "/hi/contact-us", "hi"],
  ["/hi", "/hi/contact-us", undefined],
  ["/", "/about-us", undefined],
  ["/hi", "#book", undefined],
])("on %s, says in which language %s is if it is another", (page, href, language) => {
  expect(/hreflang="(\w+)"/i.exec(linkOn(page, href))?.[1]).toBe(language);
  expect(linkOn(page, href).includes("(अंग्रेज़ी में)")).toBe(page.startsWith("/hi") && language === "en");
});

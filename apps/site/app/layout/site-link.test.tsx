import { formatLocale } from "@clinic/content/languages";
import { I18nProvider } from "@clinic/ui/i18n-provider";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SiteLink } from "./site-link";

const hindi = { locale: formatLocale("hi"), messages: { siteLink: { inEnglish: "अंग्रेज़ी में" } } };

const linkOn = (page: string, href: string) =>
  renderToStaticMarkup(
    <StaticRouter location={page}>
      <I18nProvider {...(page.startsWith("/hi") ? hindi : {})}>
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
  const saysSo = /<span>डॉक्टर<span[^>]*> \(अंग्रेज़ी में\)<\/span><\/span>/.test(linkOn(page, href));
  expect(saysSo).toBe(page.startsWith("/hi") && language === "en");
});

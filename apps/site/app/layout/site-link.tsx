import { formatLocale, languageOf } from "@clinic/content/languages";
import { useI18n, useMessages } from "@clinic/ui/i18n-provider";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** Paths of pages: not of files, nor of a place on the same page. */
const PAGE = /^\/(?!.*\.\w+$)/;

/**
 * The link of every block: the router follows those to pages. A page in another language is a document of its own, and
 * the link says so.
 */
export function SiteLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  // Not from the address: some hosts have one page for all unknown ones.
  const { locale } = useI18n();
  const { inEnglish } = useMessages("siteLink", { inEnglish: "" });
  const props = { ...rest, children };
  if (!PAGE.test(href)) return <a href={href} {...props} />;
  const language = languageOf(href);
  const words = (
    <>
      {children}
      {inEnglish && <span className="font-normal whitespace-pre-wrap"> ({inEnglish})</span>}
    </>
  );
  // `discover` marks links for a server that tells the routes on demand. The site's are known.
  return formatLocale(language) === locale ? (
    <Link to={href} discover="none" {...props} />
  ) : (
    <a href={href} hrefLang={language} {...rest}>
      {/* One text where the link is a flex box; beside an icon, its space stays. */}
      {typeof children === "string" ? <span>{words}</span> : words}
    </a>
  );
}

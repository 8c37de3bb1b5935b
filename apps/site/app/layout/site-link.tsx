import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** Paths of pages: not of files, nor of a place on the same page. */
const PAGE = /^\/(?!.*\.\w+$)/;

/** The link of every block: the router follows those to pages. */
export function SiteLink({ href = "", ...props }: ComponentProps<"a">) {
  return PAGE.test(href) ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}

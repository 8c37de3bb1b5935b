import { Link, type LinkProps, useLocation } from "react-router-dom";

export interface PageLinkProps extends Omit<LinkProps, "to"> {
  to: string;
}

/**
 * A link that says when it leads to the current page, or to one above it. The router's `NavLink` distinguishes
 * `/awards/`, under which a page is prerendered, from `/awards`.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");
  const isAbove = to !== "/" && pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={pathname === to ? "page" : isAbove || undefined} {...props} />;
}

/**
 * The `aria-current` of a link: whether it leads to the page that the visitor is on, or to one above it. Like a router's
 * `NavLink`, but `/awards/`, under which a page may be served, is `/awards`.
 */
export function currentOf(path: string, currentPath = "") {
  const current = currentPath.replace(/(?<=.)\/$/, "");
  if (path === current) return "page";
  return (path !== "/" && current.startsWith(`${path}/`)) || undefined;
}

import type { Content } from "../../load/load-content.ts";
import { pathOf } from "../../src/paths.ts";
import { visitFields } from "../../src/records/fields.ts";
import { DEFAULT_LANGUAGE } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";

/** The menus lead to every branch. Treatments are added automatically; articles have a list of their own. */
export function checkMenus({ sources }: Content): Finding[] {
  const own = sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const menus = own.find(({ kind, name }) => kind === "settings" && name === "navigation");
  if (!menus) return [];
  const reached = new Set<unknown>();
  visitFields(menus.schema, menus.value, ({ meta }, value) => {
    if (meta.input === "page") reached.add(value);
  });
  return own
    .filter(({ kind }) => kind === "branches")
    .map(({ kind, value }) => pathOf(kind, value))
    .filter((path) => !reached.has(path))
    .map((path) => ({
      file: menus.file,
      line: menus.lineOf(["legal"]),
      field: "legal",
      problem: `No menu leads to the page ${path}`,
      remedy: "Add a link to it",
    }));
}

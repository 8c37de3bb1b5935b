import { transform } from "lightningcss";

const optimise = (css: string, options: object) =>
  transform({ filename: "app.css", code: Buffer.from(css), minify: true, ...options }).code.toString();

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The rules that a page's HTML uses: not those for classes that none of its elements has, nor properties that none reads. */
export function usedRules(css: string, html: string) {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll(/&([^;]+);/g, (entity, name) => entities[name] ?? entity).split(/\s+/),
    ),
  );
  const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
  const rules = optimise(css, { unusedSymbols: classes.filter((name) => !used.has(name)) });
  const readers = rules + html.replace(css, "");
  const properties = [...rules.matchAll(/--[\w-]+(?=[:{])/g)].map(([name]) => name);
  return optimise(rules, { unusedSymbols: properties.filter((name) => !readers.includes(`var(${name}`)) });
}

/** The stylesheet without its fonts, for a page that has them: declared again, they would be requested again. */
export function withoutFonts(css: string) {
  return optimise(css, { visitor: { Rule: { "font-face": () => [] } } });
}

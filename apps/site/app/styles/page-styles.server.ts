import { type CustomAtRules, type SelectorList, type TransformOptions, transform } from "lightningcss";

const optimise = (css: string, options: Partial<TransformOptions<CustomAtRules>>) =>
  transform({ filename: "app.css", code: Buffer.from(css), minify: true, ...options }).code.toString();

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Whether each selector asks for an element or an attribute that only scripts would add to this HTML. */
const wantsScripts = (selectors: SelectorList, html: string): boolean =>
  selectors.every((selector) =>
    selector.some((part) => {
      if (part.type === "pseudo-class")
        return (
          (part.kind === "is" || part.kind === "where" || part.kind === "has") &&
          wantsScripts(part.selectors, html)
        );
      if (part.type === "type") return !html.includes(`<${part.name}`);
      if (part.type !== "attribute" || !/^(data|aria)-/.test(part.name)) return false;
      const value = part.operation?.operator === "equal" ? `="${part.operation.value}"` : "";
      return !html.includes(` ${part.name}${value}`);
    }),
  );

/**
 * The rules that a page's HTML uses: not those for classes, data or states that none of its elements has, nor properties
 * that none reads.
 */
export function usedRules(css: string, html: string) {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll(/&([^;]+);/g, (entity, name) => entities[name] ?? entity).split(/\s+/),
    ),
  );
  const classes = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
  const ofClasses = optimise(css, { unusedSymbols: classes.filter((name) => !used.has(name)) });
  // Of what is left: to hand each rule over to JavaScript takes longer than all else.
  const rules = optimise(ofClasses, {
    visitor: { Rule: { style: ({ value }) => (wantsScripts(value.selectors, html) ? [] : undefined) } },
  });
  const written = writeConstants(rules, rules + html.replace(css, ""));
  const readers = written + html.replace(css, "");
  const properties = [...written.matchAll(/--[\w-]+(?=[:{])/g)].map(([name]) => name);
  return optimise(written, { unusedSymbols: properties.filter((name) => !readers.includes(`var(${name}`)) });
}

/** Sizes and durations that nothing in the page changes are shorter where they are read than their names. */
function writeConstants(rules: string, page: string) {
  const [theme = ""] = rules.match(/(?<=:root,:host\{)[^}]*/) ?? [];
  return [...theme.matchAll(/(--[\w-]+):([\d.]+(?:rem|ms)?)(?=;|$)/g)]
    .filter(([, name]) => page.split(`${name}:`).length === 2)
    .reduce((text, [, name, value = ""]) => text.replaceAll(`var(${name})`, value), rules);
}

/** The stylesheet without its fonts, for a page that has them: declared again, they would be requested again. */
export function withoutFonts(css: string) {
  return optimise(css, { visitor: { Rule: { "font-face": () => [] } } });
}

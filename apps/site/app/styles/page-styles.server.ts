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
 * The rules that HTML uses on a screen: not those for classes, data or states that none of its elements has, nor
 * properties that none reads.
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
    visitor: {
      Rule: {
        style: ({ value }) => (wantsScripts(value.selectors, html) ? [] : undefined),
        media: ({ value }) => (value.query.mediaQueries[0]?.mediaType === "print" ? [] : undefined),
      },
    },
  });
  const readers = rules + html.replace(css, "");
  const properties = [...rules.matchAll(/--[\w-]+(?=[:{])/g)].map(([name]) => name);
  return optimise(rules, { unusedSymbols: properties.filter((name) => !readers.includes(`var(${name}`)) });
}

/** The stylesheet without its fonts, for a page that has them: declared again, they would be requested again. */
export function withoutFonts(css: string) {
  return optimise(css, { visitor: { Rule: { "font-face": () => [] } } });
}

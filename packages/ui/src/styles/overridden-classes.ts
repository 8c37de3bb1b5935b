import { extendTailwindMerge } from "tailwind-merge";

/** tailwind-merge with our own names; otherwise it takes `text-lead` for a colour. */
const merge = extendTailwindMerge({
  override: {
    classGroups: {
      "font-size": [{ text: ["sm", "base", "lead", "title", "heading", "headline", "display"] }],
    },
  },
  extend: {
    theme: {
      radius: ["control", "panel", "arch"],
      spacing: ["section", "gutter"],
      shadow: ["raised"],
      ease: ["settle"],
      container: ["measure"],
    },
  },
});

/**
 * For tests: the classes of an element that another of its classes is meant to override. There must be none,
 * because the order in the stylesheet decides, not the order in the attribute; see `cn`.
 */
export function overriddenClasses(classes: string) {
  const effective = new Set(merge(classes).split(" "));
  return classes.split(/\s+/).filter((name) => !effective.has(name));
}

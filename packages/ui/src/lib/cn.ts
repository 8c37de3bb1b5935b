import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Tells tailwind-merge of our own names; without them it takes `text-lead` for a colour. */
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
      container: ["measure", "prose"],
    },
  },
});

/** Joins class names; a later class wins over an earlier one that sets the same property. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withOwnProperties } from "./names.ts";

/**
 * The tokens as utilities of an application's own Tailwind (`bg-surface`, `text-lead`). What Tailwind has a name for,
 * such as `text-sm` and the breakpoints, keeps Tailwind's meaning.
 */
export function tokensAsTheme(theme: string, tokens: string) {
  const names = (css: string) => [...css.matchAll(/^ {2}(--[a-z][\w-]*):/gm)].map(([, name = ""]) => name);
  const [ours = ""] = theme.split(/^}/m);
  const theirs = names(readFileSync(fileURLToPath(import.meta.resolve("tailwindcss/theme.css")), "utf8"));
  const lines = names(ours)
    .filter(
      (name) =>
        !theirs.includes(name) &&
        !name.startsWith("--default-") &&
        tokens.includes(`${withOwnProperties(name)}:`),
    )
    .map((name) => `  ${name}: var(${withOwnProperties(name)});\n`);
  return `@theme inline {\n${lines.join("")}}\n`;
}

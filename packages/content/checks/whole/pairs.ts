import type { Content } from "../../load/load-content.ts";
import { DEFAULT_LANGUAGE } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";

/** A page shows only before/after pairs of its own treatment; a hub also those of its sub-pages. */
export function checkPairs(content: Content): Finding[] {
  const own = content.sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const shownBy = new Map(
    own.filter(({ kind }) => kind === "smiles").map(({ value }) => [value.slug, listOf(value.treatments)]),
  );
  return own
    .filter(({ kind }) => kind === "treatments")
    .flatMap((page) => {
      const treatments = [page.value.slug, ...listOf(page.value.children)];
      const pairs = listOf((page.value.beforeAfter as { smiles?: unknown } | undefined)?.smiles);
      return pairs.flatMap((pair, index) => {
        const shown = shownBy.get(pair);
        if (!shown || shown.some((treatment) => treatments.includes(treatment))) return [];
        const path = ["beforeAfter", "smiles", index];
        return [
          {
            file: page.file,
            line: page.lineOf(path),
            field: path.join("."),
            problem: `The pair "${pair}" shows another treatment: ${shown.join(", ")}`,
            remedy: "Take it out, or choose a pair that names this page under treatments",
          },
        ];
      });
    });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

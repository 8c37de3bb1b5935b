import type { Content } from "../../load/load-content.ts";
import { DEFAULT_LANGUAGE } from "../../src/languages.ts";
import type { Finding } from "../finding.ts";

/** A page shows only before/after pairs of its own treatment; a hub also those of its sub-pages. */
export function checkSmiles({ sources }: Content): Finding[] {
  const own = sources.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const shownBy = new Map(
    own.filter(({ kind }) => kind === "smiles").map(({ value }) => [value.slug, listOf(value.treatments)]),
  );
  return own.flatMap(({ kind, file, value, lineOf }) => {
    if (kind !== "treatments") return [];
    const treatments = [value.slug, ...listOf(value.children)];
    const pairs = listOf((value.beforeAfter as { smiles?: unknown } | undefined)?.smiles);
    return pairs.flatMap((pair, index) => {
      const shown = shownBy.get(pair);
      if (!shown || shown.some((treatment) => treatments.includes(treatment))) return [];
      const path = ["beforeAfter", "smiles", index];
      const problem = `The pair "${pair}" shows another treatment: ${shown.join(", ")}`;
      const remedy = "Take it out, or choose a pair that names this page under treatments";
      return [{ file, line: lineOf(path), field: path.join("."), problem, remedy }];
    });
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

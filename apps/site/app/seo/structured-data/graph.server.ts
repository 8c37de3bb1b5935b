import type { Graph, Thing } from "schema-dts";

/**
 * Combines things into one JSON-LD graph. Contains no ratings or reviews: search engines forbid marking up a
 * business's own.
 */
export function graph(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

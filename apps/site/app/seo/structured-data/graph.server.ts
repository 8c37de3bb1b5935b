import type { Graph, Thing } from "schema-dts";

/**
 * Puts things into one block of structured data (JSON-LD), the form search engines read. No ratings and
 * reviews: those of a clinic about itself may not be marked up.
 */
export function graph(things: readonly Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

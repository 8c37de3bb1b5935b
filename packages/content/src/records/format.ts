import { Document, isScalar, Scalar, visit } from "yaml";

/** In characters. Longer texts are folded, so that a changed word shows as a changed line. */
const LINE_WIDTH = 100;

/** Writes a record as YAML, in the same format whoever saves it. */
export function formatYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      // A long text with a colon would otherwise be quoted, and folded with backslashes.
      if (key !== "key" && isScalar(node) && typeof node.value === "string" && node.value.length > 80)
        node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH, minContentWidth: 0 });
}

import { type FieldPath, visitFields } from "../../src/records/fields.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";

const labelKeys = ["title", "caption", "name", "heading", "subheader"];
const wastedWords =
  /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|render(?:ing)?)\s+(?:of|showing)\b/i;

/** Alternative texts describe the picture, differ from its title and don't begin with "image of". */
export const checkAltTexts: RecordCheck = ({ schema, value }) => {
  const mistakes: Mistake[] = [];
  visitFields(schema, value, (_, parent, path) => {
    if (typeof parent !== "object" || parent === null || Array.isArray(parent)) return;
    const labels = labelKeys.map((key) => (parent as Record<string, unknown>)[key]);
    for (const [key, picture] of Object.entries(parent)) {
      if (isPicture(picture)) mistakes.push(...mistakesOf(picture.alt, labels, [...path, key, "alt"]));
    }
  });
  return mistakes;
};

function mistakesOf(alt: string, labels: unknown[], path: FieldPath): Mistake[] {
  const remedy = "Say in a sentence what is seen, for someone who can't see the picture";
  if (alt.trim() === "") return [];
  if (wastedWords.test(alt)) {
    return [
      {
        path,
        problem: `The text begins with "${alt.split(" ").slice(0, 3).join(" ")}"`,
        remedy: "Begin with what is seen",
      },
    ];
  }
  if (
    labels.some(
      (label) => typeof label === "string" && label.trim().toLowerCase() === alt.trim().toLowerCase(),
    )
  ) {
    return [{ path, problem: "The text only repeats the title beside it", remedy }];
  }
  if (alt.trim().split(/\s+/).length < 4)
    return [{ path, problem: `"${alt}" is too short to tell anyone what is seen`, remedy }];
  return [];
}

function isPicture(value: unknown): value is { alt: string } {
  return typeof value === "object" && value !== null && "alt" in value && typeof value.alt === "string";
}

import type { Content } from "../content.ts";
import type { Finding } from "../finding.ts";
import { partsOf } from "../walk.ts";

const labelKeys = ["title", "caption", "name", "heading", "subheader"];

/** Every picture says what is seen: in other words than its title, and without "image of". */
export function checkAltTexts({ sources }: Content): Finding[] {
  return sources.flatMap(partsOf).flatMap(({ file, field, value }) =>
    Object.entries(value).flatMap(([key, picture]) => {
      if (!isPicture(picture)) return [];
      const at = [field, key, "alt"].filter((part) => part !== "").join(".");
      const alt = picture.alt.trim().toLowerCase();
      const labels = labelKeys.map((label) => value[label]).filter((label) => typeof label === "string");
      const findings: Finding[] = [];
      if (
        /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic|render(?:ing)?)\s+(?:of|showing)\b/.test(
          alt,
        )
      ) {
        findings.push({
          file,
          field: at,
          problem: `The text begins with "${picture.alt.split(" ").slice(0, 3).join(" ")}"`,
          remedy: "Begin with what is seen",
        });
      }
      if (alt !== "" && labels.some((label) => label.trim().toLowerCase() === alt)) {
        findings.push({
          file,
          field: at,
          problem: "The text only repeats the title beside it",
          remedy: "Say what is seen in the picture",
        });
      }
      if (alt !== "" && alt.split(/\s+/).length < 4) {
        findings.push({
          file,
          field: at,
          problem: `"${picture.alt}" is too short to tell anyone what is seen`,
          remedy: "Write a sentence of four words or more, or leave the text empty for a decoration",
        });
      }
      return findings;
    }),
  );
}

function isPicture(value: unknown): value is { src: string; alt: string } {
  return typeof value === "object" && value !== null && "alt" in value && typeof value.alt === "string";
}

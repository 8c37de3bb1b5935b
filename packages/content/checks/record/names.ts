import type { Mistake, RecordCheck } from "./record-check.ts";

/** A renamed record keeps its earlier name, which is that of its file. */
export const checkNames: RecordCheck = ({ name, value, language }): Mistake[] => {
  const { slug, previously } = value;
  if (typeof slug !== "string" || language !== "en") return [];
  const earlier = Array.isArray(previously) ? previously.map(String) : [];
  if (earlier.includes(slug)) {
    return [
      {
        path: ["previously"],
        problem: `"${slug}" is the address now, and an earlier one as well`,
        remedy: "Take it out of this list",
      },
    ];
  }
  if (name === slug || earlier.includes(name)) return [];
  return [
    {
      path: ["slug"],
      words: slug,
      problem: `The address was "${name}", like the file, and nothing leads from there to "${slug}"`,
      remedy: "Run npm run content:check -- --fix, which adds the earlier address to the record",
    },
  ];
};

import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";

/** Every record passes its schema. */
export function checkSchemas({ sources }: Content): Finding[] {
  return sources.flatMap(({ file, prefix, value, schema }) => {
    const result = schema.safeParse(value);
    if (result.success) return [];
    return result.error.issues.map((issue) => ({
      file,
      field: [prefix, ...issue.path.map(String)].filter((part) => part !== "").join("."),
      problem: issue.message,
      remedy: "Rest the pointer on the field in your editor to read what it takes",
    }));
  });
}

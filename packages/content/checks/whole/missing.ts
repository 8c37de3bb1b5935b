import type { Content } from "../../load/load-content.ts";
import { DEFAULT_LANGUAGE, documents } from "../../src/schemas.ts";
import type { Finding } from "../finding.ts";

/** Every page and setting exists. */
export function checkMissing({ sources, unreadable }: Content): Finding[] {
  const files = new Set([...sources, ...unreadable].map(({ file }) => file));
  return Object.entries(documents).flatMap(([kind, names]) =>
    Object.keys(names)
      .map((name) => `data/${kind}/${DEFAULT_LANGUAGE}/${name}.yaml`)
      .filter((file) => !files.has(file))
      .map((file) => ({
        file,
        field: "",
        problem: "The file is missing, and the website can't be built without it",
        remedy: "Put it back as it was before",
      })),
  );
}

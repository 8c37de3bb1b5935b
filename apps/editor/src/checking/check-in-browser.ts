import { contextOf } from "@clinic/content/checks/context";
import { mistakesOf } from "@clinic/content/checks/record";
import { DEFAULT_LANGUAGE } from "@clinic/content/schemas";
import { type DraftEntry, recordOf, schemaFor } from "../draft.ts";
import type { Finding } from "./findings.ts";

/** What the checks need from the other records: `context.json`, written by the site's build. */
interface BuiltContext {
  records: Parameters<typeof contextOf>[0];
  insertions: [string, string][];
}

let context: Promise<BuiltContext> | undefined;

/** The checks of a single record, for when no server has the files. The host's CI runs the others on each draft. */
export async function checkInBrowser(entry: DraftEntry): Promise<Finding[]> {
  context ??= fetch(`${import.meta.env.BASE_URL}context.json`).then((response) => response.json());
  const { records, insertions } = await context;
  const kind = entry.get("collection");
  const value = recordOf(entry);
  const own = { kind, value } as BuiltContext["records"][number];
  const findings = mistakesOf(
    {
      ...own,
      name: entry.get("slug"),
      language: DEFAULT_LANGUAGE,
      schema: schemaFor(kind, entry.get("slug")),
      stored: value,
    },
    contextOf([...records, own], { insertions: new Map(insertions) }),
  );
  return findings.map(({ path, problem, remedy }) => ({ field: path.join("."), problem, remedy }));
}

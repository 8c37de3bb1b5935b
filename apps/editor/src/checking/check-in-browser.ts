import { contextOf } from "@clinic/content/checks/context";
import { mistakesOf } from "@clinic/content/checks/record";
import { DEFAULT_LANGUAGE } from "@clinic/content/schemas";
import { readJson } from "../api.ts";
import { definitionOf, formatFor } from "../record-file.ts";
import type { Finding } from "./check.ts";

/** What the checks need from the other records: `context.json`, written by the site's build. */
interface BuiltContext {
  records: Parameters<typeof contextOf>[0];
  insertions: [string, string][];
}

let context: Promise<BuiltContext> | undefined;

/** The checks of a single record, for when no server has the files. The host's CI runs the others on each draft. */
export async function checkInBrowser({ path, text }: { path: string; text: string }): Promise<Finding[]> {
  context ??= readJson("context.json");
  const { records, insertions } = await context;
  const { kind, name, format, schema } = definitionOf(path);
  if (!schema) return [];
  const value = formatFor(format).fromFile(text);
  const own = { kind, value } as BuiltContext["records"][number];
  const findings = mistakesOf(
    { ...own, name, language: DEFAULT_LANGUAGE, schema, stored: value },
    contextOf([...records, own], { insertions: new Map(insertions) }),
  );
  return findings.map(({ path: field, problem, remedy }) => ({ field: field.join("."), problem, remedy }));
}

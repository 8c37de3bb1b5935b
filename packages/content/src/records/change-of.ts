import { definitionOf, titleOf } from "../schemas.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { parse } from "./parse.ts";

type Read = (file: string) => string | undefined;

/** What happened to a file, "Changed: Branch “Kurla”", and what differs in it. `read` gets the files that it refers to. */
export function changeOf(file: string, read: Read, was?: string, is?: string) {
  const what = was === undefined ? "New" : is === undefined ? "Taken away" : "Changed";
  const { schema, format } = definitionOf(file);
  if (!schema) {
    const inWords = [was?.split("\n"), is?.split("\n")] as const;
    const words: Difference = { path: "", label: "Words", before: was, after: is, inWords };
    const name = file.replace(/^(?:data|assets)\/|\.txt$/g, "");
    return { title: `${what}: ${name}`, differences: file.endsWith(".txt") ? [words] : [] };
  }
  const nameOf = (kind: string, slug: string) => {
    const { format, title = "" } = definitionOf(`data/${kind}/en/${slug}.yaml`);
    return String(parse(format, read(`data/${kind}/en/${slug}.${format}`) ?? "").value[title] ?? slug);
  };
  const [then = {}, next = {}] = [was, is].map((text) => parse(format, text ?? "").value);
  const differences = what === "Changed" ? differencesOf(schema, then, next, nameOf) : [];
  // They have a form of their own.
  const isHolidays = differences.length > 0 && differences.every(({ path }) => path === "holidays");
  const name = isHolidays ? "This week, days closed" : titleOf(file, is === undefined ? then : next);
  return { title: `${what}: ${name}`, differences };
}

import { type Insertions, inWords } from "../src/records/insertions.ts";
import { collections } from "../src/schemas.ts";
import type { Source } from "./source.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What the texts of a language can insert: facts, names and numbers of the clinic, and how many records there are. */
export function insertionsOf(sources: readonly Source[]): Insertions {
  const setting = (name: string): Fields =>
    sources.find((source) => source.kind === "settings" && source.name === name)?.value ?? {};
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind);
  const { facts } = setting("facts");
  return new Map([
    ...(Array.isArray(facts) ? facts.map(({ name, text }) => [`facts.${name}`, String(text)] as const) : []),
    ...fields("clinic", setting("clinic"), ["name", "phone", "email", "foundedIn"]),
    ...ofKind("branches").flatMap(({ value }) => {
      const [phone] = Array.isArray(value.phones) ? value.phones : [];
      return fields(`branches.${value.slug}`, { ...value, phone }, ["name", "phone", "whatsApp", "email"]);
    }),
    ...Object.keys(collections).map((kind) => [`count.${kind}`, inWords(ofKind(kind).length)] as const),
  ]);
}

function fields(prefix: string, record: Fields, names: string[]): [string, string][] {
  return names.flatMap((name) =>
    record[name] === undefined ? [] : [[`${prefix}.${name}`, String(record[name])]],
  );
}

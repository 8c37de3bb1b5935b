import type { Source } from "../../load/source.ts";
import type { FieldPath } from "../../src/records/fields.ts";
import type { Insertions } from "../../src/records/insertions.ts";

export interface Mistake {
  path: FieldPath;
  /** The words that are wrong, to find their line in a long text. */
  words?: string;
  problem: string;
  remedy: string;
}

/** What a check needs besides the record. */
export interface CheckContext {
  /** Slugs of the records of each collection, including former ones. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every path that a link may lead to. */
  paths: ReadonlySet<string>;
  insertions: Insertions;
  /** Files below `assets/`. */
  assets: ReadonlySet<string>;
  speller?: Speller;
}

export interface Speller {
  isRight(word: string): boolean;
  /** Whether it is in our own list. */
  isOurs(word: string): boolean;
  suggest(word: string): readonly string[];
}

export type CheckedRecord = Pick<Source, "kind" | "name" | "language" | "schema" | "stored" | "value">;

/** Finds the mistakes of a record. */
export type RecordCheck = (record: CheckedRecord, context: CheckContext) => Mistake[];

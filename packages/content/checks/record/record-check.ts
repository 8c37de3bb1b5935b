import type { Source } from "../../load/source.ts";
import type { FieldPath } from "../../src/records/fields.ts";
import type { Insertions } from "../../src/records/insertions.ts";

/** A mistake in a record. */
export interface Mistake {
  path: FieldPath;
  /** The words that are wrong, to find their line in a long text. */
  words?: string;
  problem: string;
  remedy: string;
}

/** What a check needs to know beside the record. */
export interface CheckContext {
  /** Slugs of the records of each collection, those that they had before included. */
  slugs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every path that a link may lead to. */
  paths: ReadonlySet<string>;
  insertions: Insertions;
  /** Files below `assets/`. Pictures are not looked for where nobody knows the files. */
  assets?: ReadonlySet<string>;
  speller?: Speller;
}

export interface Speller {
  isRight(word: string): boolean;
  suggest(word: string): readonly string[];
}

export type CheckedRecord = Pick<Source, "kind" | "name" | "language" | "schema" | "stored" | "value">;

/** Finds the mistakes of a record. Runs in browsers too, while the record is edited. */
export type RecordCheck = (record: CheckedRecord, context: CheckContext) => Mistake[];

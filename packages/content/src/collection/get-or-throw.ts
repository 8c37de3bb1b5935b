/** There is no such record: in the default language a mistake, in another one a record that isn't translated. */
export class MissingRecord extends Error {
  /** Its collection or folder, and its slug or name: `"treatments/root-canal"`. */
  readonly record: string;

  constructor(record: string) {
    super(`There is no record "${record}".`);
    this.record = record;
  }
}

/**
 * Returns a record that another one refers to.
 *
 * @throws {MissingRecord} when there is none: the content check reports such a reference before a page is built.
 */
export function getOrThrow<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new MissingRecord(name);
  return value;
}

/**
 * Returns a record that another one refers to.
 *
 * @throws Error when there is none: the content check reports such a reference before a page is built.
 */
export function assertFound<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no record "${name}".`);
  return value;
}

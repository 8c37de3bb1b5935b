/** The value itself; throws where a record names another that does not exist (the content's tests find it first). */
export function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no record "${name}".`);
  return value;
}

/** Form data with a file last, so that a server knows the other values before it reads the file. */
export function formDataOf(values: object): FormData {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  const body = new FormData();
  for (const [name, value] of entries) if (!(value instanceof File)) body.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof File) body.append(name, value, value.name);
  return body;
}

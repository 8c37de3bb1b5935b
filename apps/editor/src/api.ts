/** Calls the server on this machine. @throws Error with a sentence for a person */
export async function api<Result>(name: string, body?: unknown): Promise<Result> {
  const response = await fetch(`${import.meta.env.BASE_URL}api/${name}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(result.error);
  return result;
}

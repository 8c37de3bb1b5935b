/** Calls the server on this machine. @throws Error with a sentence for a person */
export async function api<Answer>(name: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${import.meta.env.BASE_URL}api/${name}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

import { create } from "zustand";
import type { Page } from "../server/pages.ts";
import words from "./words.json" with { type: "json" };

/** Why nothing can be saved at the moment, in a sentence for a person. It stays until it is over. */
export const useTrouble = create<string | undefined>(() => undefined);

export const RETRY_MS = 2000;
let retry: ReturnType<typeof setTimeout>;

/** Calls the server on this machine. @throws Error with a sentence for a person */
export async function api<Result>(name: string, body: unknown = {}): Promise<Result> {
  const request = { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`${import.meta.env.BASE_URL}api/${name}`, request).catch(() => undefined);
  // A proxy or a server that ends sends no JSON.
  const result = await response?.json().catch(() => undefined);
  if (!response || result === undefined) {
    useTrouble.setState(words.stopped);
    clearTimeout(retry);
    retry = setTimeout(() => void api("pages").catch(() => undefined), RETRY_MS);
    throw new Error(words.stopped);
  }
  // What prevents writing isn't over before something is written.
  if (response.status === 500) useTrouble.setState(result.error);
  else if (useTrouble.getState() === words.stopped || (response.ok && name === "persistEntry"))
    useTrouble.setState(undefined);
  if (!response.ok) throw new Error(result.error);
  return result;
}

export const [pages, files] = await Promise.all([api<Page[]>("pages"), api<string[]>("files")]);

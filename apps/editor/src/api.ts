import { useSyncExternalStore } from "react";
import type { Page } from "../server/pages.ts";

const { BASE_URL } = import.meta.env;

export const assetUrl = (src: string) => `${BASE_URL}originals/${src}`;

/** A value that components follow. */
export function createSignal<Value>(value: Value) {
  let current = value;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => current,
    set(next: Value) {
      current = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => current),
  };
}

/** Why nothing can be saved at the moment, in a sentence for a person. It stays until it is over. */
export const trouble = createSignal<string | undefined>(undefined);

const STOPPED =
  "The editor's program has stopped. Your text is kept: open the editor again by its icon, and then save.";

const RETRY_MS = 2000;

let retry: ReturnType<typeof setTimeout>;

/** Calls the server on this machine. @throws Error with a sentence for a person */
export async function api<Result>(name: string, body: unknown = {}): Promise<Result> {
  const request = { method: "POST", body: JSON.stringify(body) };
  const response = await fetch(`${BASE_URL}api/${name}`, request).catch(() => undefined);
  // A proxy or a server that ends sends no JSON.
  const result = await response?.json().catch(() => undefined);
  if (!response || result === undefined) {
    trouble.set(STOPPED);
    clearTimeout(retry);
    retry = setTimeout(() => void api("pages").catch(() => undefined), RETRY_MS);
    throw new Error(STOPPED);
  }
  // What prevents writing isn't over before something is written.
  if (response.status === 500) trouble.set(result.error);
  else if (trouble.get() === STOPPED || (response.ok && name === "persistEntry")) trouble.set(undefined);
  if (!response.ok) throw new Error(result.error);
  return result;
}

export const [pages, files] = await Promise.all([api<Page[]>("pages"), api<string[]>("files")]);

import type { CmsBackend } from "decap-cms-core";

/** Where the editor runs: `config.json` beside it. */
export interface Settings {
  /** Whether the files are on this machine, where the server checks, shows and stores them. */
  local: boolean;
  backend: CmsBackend;
  /** Folder of the content below the root of the backend, with a trailing slash: `"packages/content/"`. */
  root: string;
}

/** A page of the site, to link to. */
export interface Page {
  path: string;
  title: string;
}

const { BASE_URL } = import.meta.env;

export async function readJson<Value>(file: string): Promise<Value> {
  const response = await fetch(BASE_URL + file);
  return response.json();
}

export const assetUrl = (src: string) => `${BASE_URL}originals/${src}`;

/** Calls the server on this machine. @throws Error with a sentence for a person */
export async function api<Result>(name: string, body: unknown = {}): Promise<Result> {
  const response = await fetch(`${BASE_URL}api/${name}`, { method: "POST", body: JSON.stringify(body) });
  const result = await response.json();
  if (!response.ok) throw new Error(result.error);
  return result;
}

export const [settings, pages] = await Promise.all([
  readJson<Settings>("config.json"),
  readJson<Page[]>("pages.json"),
]);

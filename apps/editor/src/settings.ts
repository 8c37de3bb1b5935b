import type { CmsBackend } from "decap-cms-core";

/** Where the editor runs: `config.json` beside it. */
export interface Settings {
  /** Whether the files are on this machine, where the server checks, shows and stores them. */
  local: boolean;
  backend: CmsBackend;
  /** Folder of the content below the root of the backend, with a trailing slash: `"packages/content/"`. */
  root: string;
}

export async function loadSettings(): Promise<Settings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  return response.json();
}

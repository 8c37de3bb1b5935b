import type { Holiday } from "@clinic/content/branches/hours";
import { rewriteFile } from "@clinic/content/records/rewrite";
import { ProxyBackend } from "decap-cms-backend-proxy";
import type { CmsBackendClass } from "decap-cms-core";
import { api } from "./api.ts";
import { newWords, refuse } from "./checking/check.ts";
import { refuseToOverwrite } from "./shell/conflict.tsx";
import { openEntry, saving } from "./unsaved.ts";

/** Decap's store, which leaves the fields nobody edited as they are in the file, and overwrites nobody's work. */
export class Store extends (ProxyBackend as CmsBackendClass) {
  async request({ action, params }: { action: string; params: object }) {
    const body = { ...params, words: [...newWords], base: openEntry()?.get("raw") };
    return api<string>(action, body).catch((error) => refuse(error, action));
  }

  /** Writes one file: translations have forms of their own. */
  async persistEntry({ dataFiles: [{ path, raw: draft }] }: { dataFiles: [{ path: string; raw: string }] }) {
    const record = JSON.parse(draft);
    // In any order in the form, and by date in the file.
    record.holidays?.sort((one: Holiday, other: Holiday) => (one.date < other.date ? -1 : 1));
    const now = (await this.getEntry(path)).data ?? "";
    refuseToOverwrite(path, saving.entry?.get("raw") ?? "", now, record);
    const raw = rewriteFile(path, now, record);
    saving.written = await this.request({ action: "persistEntry", params: { path, raw, before: now } });
  }
}

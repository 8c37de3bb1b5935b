import { ProxyBackend } from "decap-cms-backend-proxy";
import type { CmsBackendClass } from "decap-cms-core";
import { api } from "./api.ts";
import { newWords, refuse } from "./checking/check.ts";
import { writeInto } from "./record-file.ts";
import { refuseToOverwrite } from "./shell/conflict.tsx";
import { openEntry, saving } from "./unsaved.ts";

/** What Decap has a store write: one file, because there are no translations. */
interface Draft {
  dataFiles: [{ path: string; raw: string }];
}

/** Decap's store, which leaves the fields nobody edited as they are in the file, and overwrites nobody's work. */
export class Store extends (ProxyBackend as CmsBackendClass) {
  async request({ action, params }: { action: string; params: object }) {
    return api(action, { ...params, words: [...newWords], base: openEntry()?.get("raw") });
  }

  async persistEntry({ dataFiles: [draft], ...entry }: Draft, options: unknown) {
    const { path } = draft;
    try {
      const now = (await this.getEntry(path)).data ?? "";
      refuseToOverwrite(path, saving.entry?.get("raw") ?? "", now, draft.raw);
      saving.written = writeInto(path, now, draft.raw);
      const dataFiles = [{ ...draft, raw: saving.written, before: now }];
      await super.persistEntry({ ...entry, dataFiles }, options);
    } catch (error) {
      refuse((error as Error).message);
    }
  }
}
